import type { Problem, Result } from '../../engine/game.ts'
import type { Setup } from '../../engine/setup.ts'
import type { FoldEntry } from '../../engine/log.ts'
import type { GameState, Role } from '../../engine/table.ts'
import type { Channel } from '../../protocol/views.ts'
import type { Action } from '../../host/host.ts'

/** A match as a worker knows it: a new number every time it is loaded, so that a late message of an earlier load is recognised. */
export type Handle = number

/** A position in which a bot is asked: the last checkpoint and what its role may know of the records since. */
export interface Think {
  readonly setup: Setup
  readonly role: Role
  readonly question: string
  readonly bot: string
  readonly seed: string
  readonly state: GameState
  readonly tail: readonly FoldEntry[]
}

export interface Thought {
  readonly role: Role
  readonly question: string
  readonly option: string
}

/** Something to look at that changes nothing. */
export type Look =
  | { readonly look: 'whole'; readonly channels: readonly Channel[] }
  | { readonly look: 'explain'; readonly role: Role; readonly key: string }
  | { readonly look: 'odds'; readonly role: Role }
  | { readonly look: 'history'; readonly role: Role | undefined; readonly event: number }
  | { readonly look: 'world'; readonly role: Role; readonly seed: string }
  | { readonly look: 'export'; readonly roles: readonly Role[] }
  /** Everything, for the operator. */
  | { readonly look: 'report' }

/** What a worker is told to do. Messages go in batches, one per turn of the event loop. */
export type Op =
  | {
      readonly op: 'load'
      readonly match: Handle
      readonly setup: Setup
      readonly key: Uint8Array
      /** Stored steps, as text; none: the match starts now. */
      readonly steps: readonly (readonly [entries: string, told: string])[]
      readonly snapshot?: string
      readonly bots: readonly (readonly [Role, string])[]
      readonly from?: number
    }
  | { readonly op: 'act'; readonly match: Handle; readonly id: number; readonly role: Role; readonly action: Action }
  /** A bot's answer; the match may have gone on meanwhile. */
  | { readonly op: 'thought'; readonly match: Handle; readonly thought: Thought }
  | { readonly op: 'seat'; readonly match: Handle; readonly id: number; readonly seat: number; readonly holder: string }
  | { readonly op: 'bots'; readonly match: Handle; readonly bots: readonly (readonly [Role, string])[] }
  | { readonly op: 'look'; readonly match: Handle; readonly id: number; readonly what: Look }
  | { readonly op: 'close'; readonly match: Handle }
  /** For a worker that runs bots: choose an answer. */
  | { readonly op: 'think'; readonly match: Handle; readonly think: Think }
  | {
      readonly op: 'prepare'
      readonly id: number
      readonly game: string
      readonly roles: number
      readonly options: unknown
      readonly pack: unknown
    }
  /** Checks the file of a local game. */
  | { readonly op: 'file'; readonly id: number; readonly file: unknown }
  | { readonly op: 'games'; readonly id: number }

/** What a worker says. */
export type Said =
  | {
      readonly say: 'step'
      readonly match: Handle
      /** The request it answers; absent for bots and the start. */
      readonly id?: number
      readonly taken: number
      readonly entries: string
      readonly told: string
      readonly parts: readonly (readonly [channel: Channel, seq: number, text: string])[]
      readonly waiting: readonly Role[]
      readonly outcome?: string
      readonly snapshot?: string
    }
  | {
      readonly say: 'refused'
      readonly match: Handle
      readonly id: number
      readonly why: string
      readonly text: string
    }
  /** `text` is JSON; absent where there is nothing to see. */
  | { readonly say: 'seen'; readonly match: Handle; readonly id: number; readonly text: string | undefined }
  | { readonly say: 'loaded'; readonly match: Handle; readonly waiting: readonly Role[] }
  | { readonly say: 'think'; readonly match: Handle; readonly think: Think }
  | { readonly say: 'thought'; readonly match: Handle; readonly thought: Thought }
  | { readonly say: 'made'; readonly id: number; readonly made: Result<unknown> }
  /** The rules of this match failed, or its log does not fit them. */
  | { readonly say: 'stopped'; readonly match: Handle; readonly problem: Problem }

/** Shared memory by which the main thread sees what a worker is busy with. */
export const WATCH = { bytes: 16, handle: 0, kind: 1, since: 1 } as const
/** What a worker is busy with, where it is no match. */
export const NO_MATCH = -1
export const BUSY = { idle: 0, rules: 1, bot: 2 } as const

export interface WorkerData {
  readonly watch: SharedArrayBuffer
  /** Modules that export more `games`, for tests and benchmarks. */
  readonly moreGames: readonly string[]
  readonly snapshotEvery: number
}
