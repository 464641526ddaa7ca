import type { Role } from '../engine/index.ts'
import type { ServerConfig } from './config.ts'
import type { Metrics } from './metrics.ts'
import type { NewStep, Store } from './store/store.ts'
import type { Bots } from './worker/messages.ts'
import type { PoolOptions } from './worker/pool.ts'

/** What a match is loaded from, besides its steps. */
export interface MatchSource {
  /** JSON: the engine's setup. */
  readonly setup: string
  readonly key: Uint8Array
  readonly bots: Bots
  readonly from?: number
  /** It is not to be played on. */
  readonly isOver: boolean
}

/** A seat that changes hands: to whom, in the match's words, and which roles bots play from then on. */
export interface SeatStep {
  readonly seat: number
  readonly holder: string
  readonly bots: MatchSource['bots']
}

export interface MatchesOptions extends Pick<
  PoolOptions,
  'workers' | 'botWorkers' | 'moreGames' | 'snapshotEvery' | 'limits' | 'marshal'
> {
  readonly store: Store
  readonly metrics: Metrics
  readonly queues: ServerConfig['queues']
  /** How long a match stays loaded that nobody looks at, in milliseconds. */
  readonly idle: number
  readonly thinkingAfter: number
  /** Everything about a table that its match needs; `undefined` if there is no match to load. */
  sourceOf(table: string): Promise<MatchSource | undefined>
  /** Steps are stored, and what was written with them; nobody has been told yet. */
  onStored(steps: readonly NewStep[]): void
  onOver(table: string): void
  /** A bot failed, or took too long: another plays the seat of this role from now on. */
  onReplaced(table: string, role: Role, by: string): void
  onStopped(table: string, why: string): Promise<void>
  onTrouble(message: string, error: unknown): void
}
