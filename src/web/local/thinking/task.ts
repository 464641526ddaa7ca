import type { World } from '../../../bots/world.ts'
import type { Message, Options, Role } from '../../../engine/index.ts'
import type { Suggested } from '../../../host/advisor.ts'
import type { Balance } from '../../../bots/review/review.ts'

/** What is needed to play a game by the same rules and content somewhere else. Nothing of a match is in it. */
export interface Room {
  readonly game: string
  readonly roles: number
  readonly options: Options
  readonly pack?: unknown
  /** What its content was compiled from, where that is not the content of today. */
  readonly source?: unknown
}

/** What can be thought about beside a table. Whoever thinks for a role gets a dealt world, never the match. */
export type Task =
  | { readonly type: 'choose'; readonly bot: string; readonly world: World; readonly seed: string }
  | { readonly type: 'hints'; readonly world: World; readonly seed: string }
  /** A game that is over, as a file, and who looks at it. */
  | { readonly type: 'review'; readonly file: unknown; readonly eyes: Role | undefined }

/** A moment of a game that is over. */
export interface ReviewedMoment {
  /** How many events of the game had been told to whoever looks; what the table itself tells is not counted. */
  readonly told: number
  readonly chances: readonly number[]
}

export interface ReviewedSwing extends ReviewedMoment {
  /** The same before it was answered. */
  readonly from: number
  readonly role: Role
  readonly by: 'choice' | 'luck'
  /** How the chance of that role has changed, by its answer or by luck. */
  readonly change: number
  /** Before it was answered. */
  readonly before: number
  readonly chosen: Message | undefined
  readonly better?: { readonly label: Message; readonly chance: number }
}

export interface Reviewed {
  readonly first: readonly number[]
  readonly moments: readonly ReviewedMoment[]
  readonly swings: readonly ReviewedSwing[]
  readonly balances: readonly Balance[]
  /** Of the game's own events, as many as whoever looks was told. */
  readonly told: number
}

export type Thought =
  | { readonly type: 'chosen'; readonly option: number }
  | { readonly type: 'hints'; readonly found: Suggested | undefined }
  | { readonly type: 'review'; readonly found: Reviewed | undefined }
  | { readonly type: 'progress'; readonly part: number }
  | { readonly type: 'failed'; readonly message: string }

/** What a worker is sent. */
export interface Given {
  readonly room: Room
  readonly task: Task
}
