import type {
  Language,
  CellValue,
  GameEvent,
  Message,
  Odds,
  OptionView,
  QuestionView,
  Reason,
  Role,
} from '../engine/index.ts'
import type { NumberedEvent } from './mirror.ts'

export type { Language }

/** A rectangle of the window, in pixels from its upper left corner. */
export interface Rect {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The window a board fills. It changes with the window only: plates have their places, whatever is on them just now. */
export interface Room {
  readonly width: number
  readonly height: number
  /** A phone: the board shows the part a question is about rather than the whole play. */
  readonly isSmall: boolean
  readonly plates: readonly Rect[]
  /** Where the newest result lies over the board as long as it is there; nowhere on a phone. */
  readonly results?: Rect
}

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
  /** What may be done at any time besides the question. */
  readonly offers: readonly OptionView[]
  offer(key: string): void
  /** Why something is not on offer. */
  explain(key: string): Promise<readonly Reason[]>
  /** The chances behind the question. */
  readonly odds: readonly Odds[]
  /** Events since the view shown before, oldest first: what to animate. */
  readonly events: readonly GameEvent[]
  /** All that was told and has been shown, oldest first: a result stays to be looked at, also after a reload. */
  readonly told: readonly NumberedEvent[]
  /** The board fills this room; the play is fitted into what its plates leave free (`insetsFor`). */
  readonly room: Room
  /** What the table points at just now, named as options name their targets; the board brings it into sight and marks it. */
  readonly pointed: readonly string[]
  /** Motion is off where the player or the system asks for it. */
  readonly motion: boolean
  /** Words for messages of the game, in the current language. */
  say(message: Message): string
  /** The player's name of a role. */
  nameOf(role: Role): string
  /** Opens the rules reader. */
  openRule(id: string): void
}

/** Where the game stands: a heading such as the round, and the steps of a turn as dots. */
export interface Where {
  readonly title: string
  readonly steps: readonly string[]
  /** The step that is played now. */
  readonly at: number | undefined
}

/** What an option is to the ribbon: the one thing that is wanted now, or a way out such as "stop", "pass", "no more". */
export type Meaning = 'wanted' | 'out'

/** Something that is not on offer yet, and why. */
export interface Barred {
  readonly text: string
  readonly reason: string
}

/** Where an option is chosen; what has no place of its own stands in the ribbon. */
export type Place = 'board' | 'hand' | 'stage'

/** How long an event is looked at when others act: not at all, a glance, a movement, a result. */
export type Beat = 'none' | 'glance' | 'motion' | 'result'

/** What an event means to a role: a line of "since your last turn". */
export interface Mattering {
  readonly tone: 'lost' | 'gained' | 'threat' | 'news'
  /** The heaviest lines are shown, in the order in which they happened. */
  readonly weight: number
  /** Where it happened, as options name their targets. */
  readonly targets?: readonly string[]
  /** Who did it. */
  readonly by?: Role
}

/** How many points a side had after an event, by the event's number. */
export interface PointsAt {
  readonly step: number
  readonly value: number
}

/** The points of one side as the game went on. A side is a player, a team, or an opponent that nobody plays. */
export interface PointsOfSide {
  readonly id: string
  readonly name: string
  /** As CSS writes it. */
  readonly colour: string
  /** By rising steps; between two the earlier one holds. */
  readonly points: readonly PointsAt[]
}

/** Where a part of the game begins. */
export interface PointsMark {
  readonly step: number
  readonly label: string
  /** The same where there is little room. */
  readonly short: string
}

export interface PointsOverTime {
  /** What is counted, as a heading. */
  readonly title: string
  readonly sides: readonly PointsOfSide[]
  readonly marks: readonly PointsMark[]
}

/** What something on the table is, for whoever points at it: one or two sentences. */
export interface About {
  readonly name: string
  readonly text: string
  readonly rule?: string
}

/** How far one side is on its way to winning. */
export interface GoalSide {
  readonly name: string
  /** As CSS writes it. */
  readonly colour: string
  /** The number that wins, with its unit: `12 points`. */
  readonly text: string
  /** From 0 to 1, where the way has an end. */
  readonly share?: number
  /** Who it is, for who looks. */
  readonly isMine: boolean
}

/** A part of a turn or round. */
export interface TurnPart {
  readonly name: string
  /** What is done there, in a sentence. */
  readonly text: string
  readonly rule?: string
  readonly isNow: boolean
}

/** What the game is about, at any moment of it. */
export interface Goal {
  /** How it is won, and when it ends: a sentence each. */
  readonly how: string
  readonly ends: string
  readonly rule: string
  /** Best first. */
  readonly sides: readonly GoalSide[]
  readonly turn: readonly TurnPart[]
}

/** Words for one more look before an answer. */
export interface SlipWords {
  readonly kind: string
  readonly text: string
}

/** A hint on how to play well. */
export interface Advice {
  readonly text: string
  readonly rule?: string
  /** The command that measured its figure, where it names one. */
  readonly measuredBy?: string
}

/** What a game's `ui/book/index.tsx` exports as default: pages of the rules reader that are drawn; loaded without the board. */
export interface GameBook<Component> {
  /** "The game in two minutes", with pictures of its own. */
  readonly TwoMinutes: Component
  /** One page to print or to keep open: the turn, icons, costs. */
  readonly Reference: Component
  /** Five to ten hints on playing well. */
  readonly strategy: Readonly<Record<Language, readonly Advice[]>>
}

/** Props of what is drawn in the rules reader. */
export interface BookProps {
  readonly language: Language
  /** Of the two minutes only what is about this chapter, as its pictures. */
  readonly chapter?: string
  openRule(id: string): void
}

/** What a game's `ui/index.ts` exports as default, loaded per game. */
export interface GameUi<Component> {
  /** The board itself: it fills the window, fits its play (`data-play`) into what the insets leave, and handles zoom and pan. */
  readonly Board: Component
  /** Hand, cards or markers of the role, on the tray above the ribbon: a strip, or more where the question is played there. */
  readonly Hand?: Component
  /** The inside of a player's plate (`PlayerPlate`): colour, name, the one number that wins. Nothing in it is clicked. */
  readonly Panel?: Component
  /** Plates of opponents that nobody plays, as `li` below the players'; `opponents` says how many. */
  readonly Opponents?: Component
  opponents?(board: Pick<BoardProps, 'view' | 'content'>): number
  /** A full sheet of the faction or army (opened from the panel). */
  readonly Sheet?: Component
  /** Dice, battles, fights: what goes on and the results so far, on a plate in the corner; brief until somebody wants the whole. */
  readonly Stage?: Component
  /** Names what is on the stage now: it can be put aside until something else is. */
  staged?(board: BoardProps): string | undefined
  /** The newest result in a sentence, which is all that is shown of it on a phone; nothing while it goes on. */
  resultLine?(board: BoardProps): string | undefined
  /** When it is over: where the points of every side came from, best side first. */
  readonly Ending?: Component
  /** When it is over: who won and why, one sentence with names. */
  verdict?(board: BoardProps): string | undefined
  /** The points after each event that changed them, as far as `told` goes. */
  points?(told: readonly NumberedEvent[], board: BoardProps): PointsOverTime | undefined
  /** Whether the game shows this standing offer itself, so that it is not listed in the ribbon. */
  placesOffer?(offer: OptionView): boolean
  where?(board: BoardProps): Where | undefined
  /** One short sentence after the question: what the numbers on the board are, what can be done there. */
  hintOf?(question: QuestionView, board: BoardProps): string | undefined
  placeOf?(option: OptionView, question: QuestionView): Place | undefined
  meaningOf?(option: OptionView, question: QuestionView): Meaning | undefined
  /** What somebody would look for beside the question and cannot do yet: greyed there, with the reason. */
  barred?(question: QuestionView, board: BoardProps): Barred | undefined
  /** Answers to the next questions that go without saying after this one: they are given with it. */
  thenOf?(option: OptionView, board: BoardProps): readonly string[]
  /** Words for one more look before an answer that is mostly a slip: an empty plan, unspent points, a forgotten unit. */
  slipOf?(option: OptionView, board: BoardProps): SlipWords | undefined
  /** The same for whoever is new here: what beginners regret. */
  regretOf?(option: OptionView, board: BoardProps): SlipWords | undefined
  /** How the game is won, how far everybody is, what a turn consists of. */
  goal?(board: BoardProps): Goal | undefined
  /** What carries this `data-about` is: every unit, tile, card, glyph, icon, terrain, number and phase of the game. */
  about?(id: string, board: BoardProps): About | undefined
  /** For whoever is new here: why this is asked and what it decides, in one sentence. */
  whyOf?(question: QuestionView, board: BoardProps): string | undefined
  beatOf?(event: GameEvent): Beat
  /** Whose turn begins with this event, where one has a turn after the other. */
  turnOf?(event: GameEvent): Role | undefined
  /** Of what comes with an answer of a role: whether others are at it from this event on, so that it is shown like any act of theirs. */
  followsOn?(event: GameEvent, role: Role): boolean
  matters?(event: GameEvent, role: Role, board: BoardProps): Mattering | undefined
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

/** Props of the stage. */
export interface StageProps extends BoardProps {
  /** Everything that happened; otherwise who against whom, what was thrown, and what came of it. */
  readonly isWhole: boolean
}
