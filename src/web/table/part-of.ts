import type { Role } from '../../engine/index.ts'
import type { Part } from '../../lessons/index.ts'
import type { TableState } from './table-state.ts'

type Told = Pick<TableState, 'coach' | 'isShowing' | 'eyes'>

/** What the coach points at, where it is no place on the board. */
export const partOf = ({ coach, isShowing }: Pick<Told, 'coach' | 'isShowing'>): Part | undefined =>
  isShowing ? undefined : coach?.lesson?.part

/** Whose plates the coach means: those named as options name them, or the learner's own. */
export function platesOf(state: Told): readonly Role[] {
  if (partOf(state) !== 'players') return []
  const named = (state.coach?.lesson?.point ?? []).flatMap((target) => {
    const found = /^role:(\d+)$/.exec(target)
    return found === null ? [] : [Number(found[1])]
  })
  return named.length > 0 ? named : state.eyes === undefined ? [] : [state.eyes]
}
