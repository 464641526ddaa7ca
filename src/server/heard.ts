import type { Reply } from './running.ts'
import type { Handle, Op, FromWorker } from './worker/messages.ts'
import type { Why } from './worker/pool.ts'

export type StepSaid = Extract<FromWorker, { say: 'step' }>
export type Death = { readonly say: 'death'; readonly slot: number; readonly culprit: Handle; readonly why: Why }
export type Unsent = { readonly say: 'unsent'; readonly slot: number; readonly op: Op; readonly error: unknown }
/** What the main thread hears of its workers. */
export type Heard = FromWorker | Death | Unsent

export const STORAGE: Reply = { kind: 'error', code: 'storage', message: 'it could not be stored; nothing has changed' }
export const STOPPED: Reply = { kind: 'error', code: 'stopped', message: 'this match was stopped: its rules failed' }
export const BUSY: Reply = { kind: 'error', code: 'busy', message: 'too much is asked of this table; try again' }
export const UNSENT: Reply = { kind: 'error', code: 'malformed', message: 'this could not be taken' }

/** What is wrong with what a worker ended of that was to check it. */
export const MAKING_DEATHS: Readonly<Record<string, string>> = {
  time: 'takes too long to check',
  memory: 'takes too much memory to check',
}
