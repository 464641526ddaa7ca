import type { Language, CellValue, GameEvent, Message, Odds, QuestionView, Reason, Role } from '../engine/index.ts'

export type { Language }

/** The cells a client holds: the public part and the private parts of the roles it plays. */
export interface ViewCells {
  readonly shared: ReadonlyMap<string, CellValue>
  readonly own: ReadonlyMap<Role, ReadonlyMap<string, CellValue>>
}

/**
 * What a game's board (`games/<id>/ui`) gets from the table page and what it may do. A board draws cells and a question
 * and holds no rules: what can be clicked is what the question's options point at (`targets`), and a click on anything
 * else asks `explain`.
 */
export interface BoardProps {
  readonly language: Language
  readonly view: ViewCells
  /** What is printed in this table's box, its content pack included: the game's own `Content`. */
  readonly content: unknown
  /** The role whose eyes the board is drawn with; `undefined` for spectators. */
  readonly role: Role | undefined
  /** The waiting question, if it waits for a role of this client and the shown moment is now. */
  readonly question: QuestionView | undefined
  /** Answers the question; several keys are a compound (a whole march with its payment). */
  answer(...keys: string[]): void
  /** Why something is not on offer. */
  explain(key: string): Promise<readonly Reason[]>
  /** The chances behind the question. */
  readonly odds: readonly Odds[]
  /** Events since the view shown before, oldest first: what to animate. */
  readonly events: readonly GameEvent[]
  /** Motion is off where the player or the system asks for it. */
  readonly motion: boolean
  /** Words for messages of the game, in the current language. */
  say(message: Message): string
  /** The player's name of a role. */
  nameOf(role: Role): string
  /** Opens the rules reader. */
  openRule(id: string): void
}

/** What a game's `ui/index.ts` exports as default, loaded per game. */
export interface GameUi<Component> {
  /** The board itself; it fills its box and handles zoom and pan. */
  readonly Board: Component
  /** Hand, cards or markers of the role, shown above the question bar. */
  readonly Hand?: Component
  /** The inside of a player's panel. */
  readonly Panel?: Component
  /** A full sheet of the faction or army (opened from the panel). */
  readonly Sheet?: Component
  /** Shown while something special goes on (a battle), beside the board and never over it. */
  readonly Stage?: Component
  /** The end-of-game table. */
  readonly Ending?: Component
}

/** Something made in a game's workshop: a content pack with a name. */
export interface WorkInfo {
  readonly id: string
  readonly name: string
  /** In this browser or in the account. */
  readonly place: 'here' | 'account'
  readonly updated: number
}

/** What is kept of a game's workshop. Promises are rejected with words for the user. */
export interface Works {
  list(): Promise<readonly WorkInfo[]>
  /** The content pack; nothing in it is trusted. */
  load(work: Pick<WorkInfo, 'id' | 'place'>): Promise<unknown>
  save(place: WorkInfo['place'], work: { id: string; name: string; pack: unknown }): Promise<void>
  remove(work: Pick<WorkInfo, 'id' | 'place'>): Promise<void>
  /** What was being worked on last, saved or not. */
  draft(): Promise<unknown>
  keepDraft(pack: unknown): Promise<void>
}

/** What a game's workshop gets from the page: where players make their own content. */
export interface WorkshopProps {
  readonly language: Language
  readonly theme: 'night' | 'day'
  readonly motion: boolean
  readonly works: Works
  /** Whether works can be kept in an account now. */
  readonly hasAccount: boolean
  /** What came with the link that opened the page, as `share` was given it. */
  readonly shared: string | undefined
  /** Shows a link to this workshop that holds the text; it never reaches a server. */
  share(text: string): void
  /** Sets up a table with this content pack. */
  play(pack: unknown): void
  openRule(id: string): void
}

/** What a game's `ui/workshop/index.ts` exports as default; it is loaded without the board. */
export interface GameWorkshop<Component> {
  readonly Workshop: Component
}

/** Props of a panel or a sheet: the board's, and whose it is. */
export interface PanelProps extends BoardProps {
  readonly of: Role
}
