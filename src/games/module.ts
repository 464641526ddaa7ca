import { plainNarrator } from './plain-narrator.ts'
import { failed, LANGUAGES } from '../engine/index.ts'
import type { CellValue, Game, GameEvent, GameState, Language, Message, Result, Role, Table } from '../engine/index.ts'
import type { MapFormatEntry } from './map-format.ts'
import type { FirstGame, Offer } from './offer.ts'

export { LANGUAGES, type Language }

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

/** A part of the table in words, with a heading. */
export interface BoardPart {
  readonly title: string
  readonly lines: readonly string[]
}

/** What people are called, by role. Whoever has no name is called by number. */
export type NamesOf = (role: Role) => string | undefined

/** Who plays a role, as sentences need it. */
export interface Called {
  /** Alone, without an article. */
  readonly name: string
  /** With its article, where it has one: as the subject, and as the object (in German the accusative). */
  readonly subject: string
  readonly object: string
  readonly isPlural: boolean
}

export const calledBy = (name: string): Called => ({ name, subject: name, object: name, isPlural: false })

/** Puts a game into words. Everything it says to a role comes from what that role may know. */
export interface Narrator<S extends GameState, C> {
  message(language: Language, table: Table<S, C>, message: Message, names?: NamesOf): string
  /** Empty for events that are not worth a line. */
  event(language: Language, table: Table<S, C>, event: GameEvent, names?: NamesOf): string
  /** The same in fewer words, for the moment in which it is shown and for "since your last turn", where its line would be too long. */
  brief?(language: Language, table: Table<S, C>, event: GameEvent, names?: NamesOf): string | undefined
  /** The rule behind an event, for whoever wants to look it up. */
  eventRule?(event: GameEvent): string | undefined
  /** Kinds of events that begin a part of the game (a round, a turn): headings in the chronicle. */
  readonly heads?: readonly string[]
  /** Kinds of events on the way to a result: the chronicle folds them into the line that follows. */
  readonly steps?: readonly string[]
  /** Who plays a role: its faction or hero, before that is chosen (or without one) the name, else a number. */
  player(language: Language, table: Table<S, C>, role: Role, names?: NamesOf): string
  /** The same for sentences, where it is more than a name. */
  called?(language: Language, table: Table<S, C>, role: Role, names?: NamesOf): Called
  /** What a role leads, where `player` does not say it. */
  banner?(language: Language, table: Table<S, C>, role: Role): string | undefined
  /** By a question's name, what is decided: goes after "decides", "überlegt, ". */
  deed?(language: Language, question: string): string | undefined
  /** The table in words, as a role (`undefined`: a spectator) may see it. */
  board(language: Language, table: Table<S, C>, role: Role | undefined, names?: NamesOf): BoardPart[]
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
}

/** A bot's name and its face: a sign on a shield. */
export interface Persona {
  readonly name: string
  readonly face: Face
}

/** Cut of the shield, and charge. */
export type Face = readonly [cut: 0 | 1 | 2 | 3, charge: Charge]

export type Charge =
  'tower' | 'star' | 'moon' | 'wave' | 'leaf' | 'flame' | 'key' | 'crown' | 'bolt' | 'eye' | 'horn' | 'rose'

/** Whom a bot of this game may be like: the name is that of the mind in `mind.characters`. */
export interface Character {
  readonly id: string
  readonly face: Face
  /** Its name, and what it wants in one sentence. */
  readonly words: Readonly<Record<Language, { readonly name: string; readonly about: string }>>
}

interface FactWords {
  readonly name: string
  readonly kind: string
  readonly about: string
  readonly goal?: string
}

/** What is said of a game before it is fetched: the export `facts` of its `facts.ts`. */
export interface GameFacts {
  readonly id: string
  /** How many roles (armies, factions) take part. */
  readonly players: { readonly min: number; readonly max: number }
  /** Where fewer people than roles can play: for the box. */
  readonly people?: { readonly min: number; readonly max: number }
  readonly minutes?: readonly [from: number, to: number]
  /** Those who play for nobody: at least one more than there are players. */
  readonly bots?: readonly Persona[]
  /** Bots with a will of their own, to be chosen for a seat. */
  readonly characters?: readonly Character[]
  /** For "Play at once"; unset: as few as can play, everything as it is printed. */
  readonly first?: FirstGame
  /** `kind` in a few words, `about` and what wins (`goal`) in one sentence each. */
  readonly words: Readonly<Record<Language, FactWords>>
  /** The game has a workshop: what the link to it says, and what its works are called. */
  readonly workshop?: Readonly<Record<Language, { readonly link: string; readonly mine: string }>>
}

/** Everything the rest of the project needs of a game. */
export interface GameModule<S extends GameState, C> {
  readonly game: Game<S, C>
  readonly facts: GameFacts
  readonly narrator: Narrator<S, C>
  /** What a new table tells of its options. */
  readonly offer: Offer
  /** Reads the text of a content pack; nothing in it is trusted. */
  readPack(text: string): Result<unknown>
  /** In bytes. */
  readonly largestPack: number
  /** Maps of other programs that become content packs and come from them. */
  readonly mapFormats: readonly MapFormatEntry[]
  /** Every rule that a test must name. */
  readonly ruleIds: readonly string[]
  /** Rules that no program can break, with the reason. */
  readonly rulesWithoutBehaviour: Readonly<Record<string, string>>
  /** How many rounds have begun; a simulation stops a game that goes on for too long. */
  round(state: S): number
}

// oxlint-disable-next-line typescript/no-explicit-any -- hosts handle games of every shape alike
export type AnyModule = GameModule<any, any>

type Needed = 'game' | 'facts'
export type ModuleDefinition<S extends GameState, C> = Pick<GameModule<S, C>, Needed> &
  Partial<Omit<GameModule<S, C>, Needed | 'narrator'>> & { readonly narrator?: Partial<Narrator<S, C>> }

/** A game as the registry loads it, from what it has to say; a game that says nothing is told by its keys and cells. */
export const defineModule = <S extends GameState, C>({
  narrator,
  ...given
}: ModuleDefinition<S, C>): GameModule<S, C> => ({
  readPack: () => failed('pack', `${given.facts.id} takes no content packs`),
  largestPack: 0,
  mapFormats: [],
  ruleIds: [],
  rulesWithoutBehaviour: {},
  offer: { main: [], choices: {} },
  round: () => 0,
  ...given,
  narrator: { ...plainNarrator(given.game), ...narrator },
})
