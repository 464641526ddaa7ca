import type { Game, Result } from '../engine/game.ts'
import type { GameEvent, GameState, Message, Role, Table } from '../engine/table.ts'
import type { CellValue } from '../engine/view.ts'

export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

/** A name and what it means, for people. */
export interface Wording {
  readonly label: string
  readonly description?: string
}

export interface OptionWording extends Wording {
  /** By value, for options with named values. */
  readonly values?: Readonly<Record<string, Wording>>
  /** By rule: what is wrong with a value that breaks it, as a sentence. */
  readonly problems?: Readonly<Record<string, string>>
}

export interface GameInfo {
  readonly name: string
  /** One sentence: what kind of game it is. */
  readonly about: string
  /** Names of the roles' kinds, for help texts ("faction", "Fraktion"). */
  readonly role: string
}

/** A part of the table in words, with a heading. */
export interface BoardPart {
  readonly title: string
  readonly lines: readonly string[]
}

/** Puts a game into words. Everything it says to a role comes from what that role may know. */
export interface Narrator<S extends GameState, C> {
  message(language: Language, table: Table<S, C>, message: Message): string
  /** Empty for events that are not worth a line. */
  event(language: Language, table: Table<S, C>, event: GameEvent): string
  /** The rule behind an event, for whoever wants to look it up. */
  eventRule?(event: GameEvent): string | undefined
  /** Kinds of events that begin a part of the game (a round, a turn): headings in the chronicle. */
  readonly heads?: readonly string[]
  /** Who plays a role: its faction or army, or a number before that is chosen. */
  player(language: Language, table: Table<S, C>, role: Role): string
  /** The table in words, as a role (`undefined`: a spectator) may see it. */
  board(language: Language, table: Table<S, C>, role: Role | undefined): BoardPart[]
  /**
   * A table to be put into words by somebody who has only cells: the public ones, and a role's own. Only the functions of this
   * interface may be given it.
   */
  standIn(
    content: C,
    cells: ReadonlyMap<string, CellValue>,
    role: Role | undefined,
    own: ReadonlyMap<string, CellValue> | undefined,
  ): Table<S, C>
  option(language: Language, id: string): OptionWording | undefined
  info(language: Language): GameInfo
}

/** Everything the rest of the project needs of a game. */
export interface GameModule<S extends GameState, C> {
  readonly game: Game<S, C>
  readonly narrator: Narrator<S, C>
  /** The rules in our own words, as `kit/rulebook` reads them. */
  rulebook(language: Language): URL
  /** Reads the text of a content pack; nothing in it is trusted. */
  readPack(text: string): Result<unknown>
  /** In bytes. */
  readonly largestPack: number
  /** Every rule that a test must name. */
  readonly ruleIds: readonly string[]
  /** Rules that no program can break, with the reason. */
  readonly rulesWithoutBehaviour: Readonly<Record<string, string>>
  /** How many rounds have begun; a simulation stops a game that goes on for too long. */
  round(state: S): number
}

// oxlint-disable-next-line typescript/no-explicit-any -- hosts handle games of every shape alike
export type AnyModule = GameModule<any, any>
