import type { Plan } from './plan.ts'

/** Steps that can be taken back. */
export const MAX_STEPS = 500

export interface History {
  readonly past: readonly Plan[]
  readonly present: Plan
  readonly future: readonly Plan[]
}

export const startHistory = (present: Plan): History => ({ past: [], present, future: [] })

export const canUndo = ({ past }: History): boolean => past.length > 0
export const canRedo = ({ future }: History): boolean => future.length > 0

export function record(history: History, plan: Plan): History {
  if (plan === history.present) return history
  return { past: [...history.past, history.present].slice(-MAX_STEPS), present: plan, future: [] }
}

export function undo({ past, present, future }: History): History {
  const before = past.at(-1)
  return before === undefined
    ? { past, present, future }
    : { past: past.slice(0, -1), present: before, future: [present, ...future] }
}

export function redo({ past, present, future }: History): History {
  const [next, ...rest] = future
  return next === undefined ? { past, present, future } : { past: [...past, present], present: next, future: rest }
}
