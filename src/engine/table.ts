/** The index of a role (a faction, an army). People, bots and links hold seats; a seat holds one or more roles. */
export type Role = number

declare const isSet: unique symbol

/** A set of roles, one bit each. Branded: a role is a number too, and one taken for the other shows a secret. */
export type Roles = number & { readonly [isSet]: true }

export const EVERYONE = -1 as Roles
export const NOBODY = 0 as Roles
export const only = (role: Role): Roles => (1 << role) as Roles
export const both = (a: Roles, b: Roles): Roles => (a | b) as Roles
export const without = (roles: Roles, role: Role): Roles => (roles & ~(1 << role)) as Roles
/** Those who are in both sets. */
export const common = (a: Roles, b: Roles): Roles => (a & b) as Roles
export const these = (roles: readonly Role[]): Roles =>
  roles.reduce<Roles>((set, role) => both(set, only(role)), NOBODY)
export const includes = (roles: Roles, role: Role): boolean => (roles & (1 << role)) !== 0
/** Whether a number out of a state names a role, or nobody (−1). */
export const isRoleOrNone = (role: number, roles: number): boolean =>
  Number.isInteger(role) && role >= -1 && role < roles

export type Json = string | number | boolean | { readonly [key: string]: Json } | readonly Json[]

/** A procedure that is still to run. Frames are plain data: they are the only thing that survives a checkpoint. */
export interface Frame {
  readonly procedure: string
  readonly args: object
}

/**
 * What every game's state holds for the engine. The rest of the state is the game's own: plain JSON, integer ids, flat
 * number arrays, no `undefined`, no holes, no class instances.
 */
export interface GameState {
  /** The stack of procedures to run; the top is last. */
  next: Frame[]
  /** How many checkpoints have passed. */
  checkpoint: number
  /** Advances whenever a role learns something it did not know: a barrier for undo. */
  knowledge: number
  /** Present once the game is over. */
  outcome?: Outcome
}

/** The outcome of a finished game. */
export type Outcome =
  /** Places from first to last; tied roles share a place. */
  | { readonly kind: 'ranking'; readonly places: readonly (readonly Role[])[]; readonly scores: readonly number[] }
  | { readonly kind: 'teams'; readonly winners: readonly Role[]; readonly losers: readonly Role[] }
  | { readonly kind: 'allWin'; readonly scores?: readonly number[] }
  | { readonly kind: 'allLose'; readonly scores?: readonly number[] }
  | { readonly kind: 'nobody' }

/** What lies on the table (state) and what is printed in the box (content). Pure rule functions take a table. */
export interface Table<S extends GameState = GameState, C = unknown> {
  state: S
  readonly content: C
}

export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

/** Words to be rendered late, in the reader's language. */
export interface Message {
  readonly key: string
  readonly args?: Readonly<Record<string, string | number>>
}

/** Why something is not on offer. */
export interface Reason {
  readonly rule: string
  readonly message: Message
}

/** Something that happened. Log lines, animations, sounds and statistics all come from events. */
export interface GameEvent {
  readonly type: string
}

/** A fault of the rules or the engine: never the player's. It stops the match with a clear state. */
export class EngineFault extends Error {
  readonly fault: 'stuck' | 'runaway' | 'script' | 'misuse'
  constructor(fault: 'stuck' | 'runaway' | 'script' | 'misuse', message: string) {
    super(message)
    this.name = 'EngineFault'
    this.fault = fault
  }
}
