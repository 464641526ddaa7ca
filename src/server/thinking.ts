import type { Problem, Role } from '../engine/index.ts'
import { textFrame } from './frame.ts'
import type { MatchesOptions } from './match-source.ts'
import type { Running } from './running.ts'
import { OWN_BOT } from './seats.ts'
import { ThinkRequests } from './think-requests.ts'
import type { Bots, Handle } from './worker/messages.ts'
import type { WorkerPool } from './worker/pool.ts'

/** A bot that thinks, and for how many milliseconds so far. */
interface Thinking {
  readonly role: Role
  readonly for: number
}

export const thinkingText = (bots: readonly Thinking[]): string => JSON.stringify({ type: 'thinking', bots })

/** Everybody who is shown the match may know: whom it waits for is known to all. */
function showThinking({ watchers }: Running, bots: readonly Thinking[]): void {
  if (watchers.size === 0) return
  const frame = textFrame(thinkingText(bots))
  for (const watcher of watchers) if (!watcher.isOver) watcher.show(frame)
}

/** The questions to bots of all matches that are loaded. */
export function thoughtsOf(
  pool: WorkerPool,
  { thinkingAfter, onReplaced }: MatchesOptions,
  byHandle: ReadonlyMap<Handle, Running>,
  failed: (running: Running, problem: Problem) => void,
): ThinkRequests {
  const at = (match: Handle, tell: (running: Running) => void): void => {
    const running = byHandle.get(match)
    if (running !== undefined) tell(running)
  }
  const thoughts: ThinkRequests = new ThinkRequests(pool, {
    after: thinkingAfter,
    onThinking: (match) => at(match, (running) => showThinking(running, thoughts.thinkingAt(match))),
    onReplaced: (match, role, by) => at(match, ({ id }) => onReplaced(id, role, by)),
    giveUp: (match, problem) => at(match, (running) => failed(running, { path: 'rules', problem })),
  })
  return thoughts
}

/** The roles whose bots think here: a program of somebody's own may take its time, and its match need not stay loaded for it. */
export const thinkersOf = (bots: Bots): Set<Role> =>
  new Set(bots.flatMap(([role, bot]) => (bot === OWN_BOT ? [] : [role])))
