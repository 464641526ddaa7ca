import type { World } from '../../bots/world.ts'
import type { Problem, Result, Role } from '../../engine/index.ts'
import type { Channel } from '../../protocol/views.ts'
import type { LookAs } from '../../host/desk.ts'
import type { Action } from '../../host/host.ts'
import type { NewTable } from '../../protocol/http.ts'
import type { Wanted } from './contents.ts'

/** A match as a worker knows it: a new number every time it is loaded, so that a late message of an earlier load is recognised. */
export type Handle = number

/** A question to a bot. It holds nothing of the truth but what the bot's role may know. */
export interface Think {
  readonly game: string
  /** JSON: a large content pack passes through the main thread as one text, not value by value. */
  readonly setup: string
  readonly content: Wanted
  readonly question: string
  readonly bot: string
  readonly seed: string
  readonly world: World
}

export type Thought = {
  readonly role: Role
  /** What was thought about. */
  readonly question: string
} & (
  | { readonly option: string }
  /** What stands on offer beside the question comes first. */
  | { readonly offer: string }
)

/** Something to look at that changes nothing. */
export type Look =
  | { readonly look: 'whole'; readonly channels: readonly Channel[] }
  /** What somebody at the table asked to see: a whole message comes back. */
  | { readonly look: 'asked'; readonly as: LookAs }
  | { readonly look: 'export'; readonly roles: readonly Role[] }
  /** Whether these roles know something that not everybody does: a hand, a face-down plan. */
  | { readonly look: 'holdsSecrets'; readonly roles: readonly Role[] }
  /** Everything, for the operator. */
  | { readonly look: 'report' }

/** The roles that bots play, and which; from the very step on with which a seat changes hands. */
export type Bots = readonly (readonly [Role, string])[]

/** What a worker is told to do. Messages go in batches, one per turn of the event loop. */
export type Op =
  | {
      readonly op: 'load'
      readonly match: Handle
      /** JSON: a setup that was checked when its table was made. */
      readonly setup: string
      readonly key: Uint8Array
      /** Stored steps, as text; none: the match starts now. */
      readonly steps: readonly (readonly [entries: string, told: string])[]
      readonly snapshot?: string
      readonly bots: Bots
      readonly from?: number
      /** It is not to be played on. */
      readonly isOver?: boolean
      /** JSON: the stored content that it was played with, after the worker has asked for it; empty if there is none. */
      readonly content?: string
    }
  | { readonly op: 'act'; readonly match: Handle; readonly id: number; readonly role: Role; readonly action: Action }
  /** A role gives up, and its seat goes to a bot: one step. */
  | {
      readonly op: 'concede'
      readonly match: Handle
      readonly id: number
      readonly role: Role
      readonly seat: number
      readonly holder: string
      readonly bots: Bots
    }
  /** A bot's answer; the match may have gone on meanwhile. */
  | { readonly op: 'thought'; readonly match: Handle; readonly thought: Thought }
  | {
      readonly op: 'seat'
      readonly match: Handle
      readonly id: number
      readonly seat: number
      readonly holder: string
      readonly bots: Bots
    }
  | { readonly op: 'look'; readonly match: Handle; readonly id: number; readonly what: Look }
  /** Nobody waits for this look any more. */
  | { readonly op: 'cancel'; readonly match: Handle; readonly id: number }
  | { readonly op: 'close'; readonly match: Handle }
  /** For a worker that runs bots: choose an answer. */
  | { readonly op: 'think'; readonly match: Handle; readonly think: Think }
  | MakeOp

/** What a worker makes outside of any match. What came from outside is text: nothing of it is taken apart in the main thread. */
export type MakeOp = { readonly id: number } & Make
export type Make =
  /** The body of a request for a new table. */
  | { readonly op: 'table'; readonly text: string }
  /** The same setup once more, under the rules of today. */
  | { readonly op: 'again'; readonly setup: string }
  /** The body of a request to keep a work of this game. */
  | { readonly op: 'work'; readonly game: string; readonly text: string }
  | { readonly op: 'games' }
  /** The bot by the name of today, if the game has it. */
  | { readonly op: 'bot'; readonly game: string; readonly bot: string }

/** A new table, checked: all that the main thread needs to know of the request, and the engine's setup as JSON. */
export interface MadeTable {
  readonly input: Omit<NewTable, 'options' | 'pack' | 'file'>
  readonly made: MadeSetup
  /** A local game that goes on here: its steps so far. */
  readonly past?: {
    readonly entries: number
    readonly steps: readonly (readonly [entries: string, told: string])[]
    readonly waiting: readonly Role[]
  }
}

export interface MadeSetup {
  readonly game: string
  readonly roles: number
  /** JSON */
  readonly setup: string
  readonly options: string
}

/** The path of a problem that is none of what was sent: a fault of the program. */
export const INTERNAL = 'internal'

export interface MadeWork {
  readonly name: string
  /** JSON */
  readonly pack: string
}

/** What a worker says. */
export type FromWorker =
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
      /** What it is played with; once for every load. */
      readonly content?: Content
    }
  | {
      readonly say: 'refused'
      readonly match: Handle
      readonly id: number
      readonly why: string
      /** JSON: the whole message. */
      readonly text: string
    }
  /** `text` is JSON; absent where there is nothing to see. The problem is for the operator: looking failed, the match goes on. */
  | {
      readonly say: 'seen'
      readonly match: Handle
      readonly id: number
      readonly text: string | undefined
      readonly problem?: string
    }
  | { readonly say: 'loaded'; readonly match: Handle; readonly waiting: readonly Role[] }
  | { readonly say: 'think'; readonly match: Handle; readonly think: Think }
  | { readonly say: 'thought'; readonly match: Handle; readonly thought: Thought }
  /** The bot failed at this question. */
  | {
      readonly say: 'unable'
      readonly match: Handle
      readonly role: Role
      readonly question: string
      readonly problem: string
    }
  | { readonly say: 'made'; readonly id: number; readonly made: Result<unknown> }
  /** It was played with content that this program does not have: to be loaded again with what is stored of it. */
  | { readonly say: 'wants'; readonly match: Handle; readonly hash: string }
  /** The rules of this match failed, or its log does not fit them. Of an older version that is over, that is no fault. */
  | { readonly say: 'stopped'; readonly match: Handle; readonly problem: Problem; readonly isOlder?: true }

/** Content as it is stored: JSON of what it is compiled from. */
export interface Content {
  readonly hash: string
  readonly game: string
  readonly source: string
}

/**
 * Shared memory by which the main thread sees what a worker is busy with, as 32-bit numbers. `job` counts: it is odd while the worker
 * is busy, and every job has a number of its own. `thread` is the thread's id where the system tells it, or 0.
 */
export const WATCH = { bytes: 16, job: 0, handle: 1, kind: 2, thread: 3 } as const
/** What a worker is busy with, where it is no match. */
export const NO_MATCH = -1
/** What kind of work; each has its own limit. */
export const WORK = { rules: 1, bot: 2, making: 3 } as const

export interface WorkerData {
  readonly watch: SharedArrayBuffer
  /** Modules that export more `games`, for tests and benchmarks. */
  readonly moreGames: readonly string[]
  readonly snapshotEvery: number
  /** Milliseconds that a Marshal may think about a turn; by playouts unless told. */
  readonly marshal?: number
}
