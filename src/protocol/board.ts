import type { Odds } from '../engine/game.ts'
import type { QuestionView } from '../engine/wire.ts'
import type { GameEvent, Message, Reason, Role } from '../engine/table.ts'
import type { CellValue } from '../engine/view.ts'

export type Lang = 'en' | 'de'

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
  readonly lang: Lang
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
  /** The box on the shelf. */
  readonly Box: Component
}

/** What the shelf says of a game without fetching it: the default export of its `ui/facts.ts`. */
export interface GameFacts {
  readonly id: string
  readonly players: readonly [min: number, max: number]
  readonly minutes: readonly [from: number, to: number]
  readonly words: Readonly<Record<Lang, { readonly name: string; readonly kind: string; readonly about: string }>>
}

/** Props of a panel or a sheet: the board's, and whose it is. */
export interface PanelProps extends BoardProps {
  readonly of: Role
}
