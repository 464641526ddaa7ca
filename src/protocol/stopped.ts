import type { Problem } from '../engine/index.ts'

export type StopReason = 'time' | 'memory' | 'rules' | 'load'

/** Why a match was stopped, in the words that are stored and sent for it: they never change. */
export const STOP_REASONS: Readonly<Record<StopReason, Problem>> = {
  time: { path: 'rules', problem: 'the rules took too long' },
  memory: { path: 'rules', problem: 'the rules took too much memory' },
  rules: { path: 'rules', problem: 'the rules failed' },
  load: { path: 'load', problem: 'the match does not fit the rules any more' },
}

export const stopText = ({ path, problem }: Problem): string => `${path}: ${problem}`

/** Whatever else there is counts as a fault of the rules, or of loading. */
export function stopReasonOf(text: string): StopReason {
  const reasons = Object.keys(STOP_REASONS) as StopReason[]
  const known = reasons.find((reason) => stopText(STOP_REASONS[reason]) === text)
  return known ?? (text.startsWith('rules: ') ? 'rules' : 'load')
}
