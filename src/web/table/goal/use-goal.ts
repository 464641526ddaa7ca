import { useEffect, useState } from 'react'
import type { Goal } from '../../../protocol/board.ts'
import { useTable } from '../context.tsx'
import { changeNewcomer, isGoalDue, newcomerOf, useNewcomers } from '../newhere/newcomer.ts'

export interface GoalPlace {
  /** Nothing where the game says nothing of it. */
  readonly goal: Goal | undefined
  readonly isOpen: boolean
  /** Somebody asked for it: it takes the focus. */
  readonly isAsked: boolean
  toggle(): void
  close(): void
}

/** Whether the goal is shown: when somebody asks, and to who is new here before anything else; until it is closed no act of others is. */
export function useGoal(): GoalPlace {
  const { ui, board, state, session, question, show, isNewHere } = useTable()
  const { game, id } = state.table!
  const [wanted, want] = useState(false)
  const isDue = useNewcomers((all) => isGoalDue(newcomerOf(all, game), id))
  const goal = ui?.goal?.(board)
  const isUnasked = isNewHere && isDue && (question !== undefined || show.isShowing)
  const isHolding = goal !== undefined && isUnasked
  useEffect(() => {
    if (!isHolding) return undefined
    session.director.hold(true)
    return () => session.director.hold(false)
  }, [isHolding, session])
  const close = (): void => {
    want(false)
    if (isUnasked) changeNewcomer(game, (newcomer) => ({ ...newcomer, hasSeenGoal: true }))
  }
  const isOpen = goal !== undefined && (wanted || isUnasked)
  return { goal, isOpen, isAsked: wanted, toggle: () => (isOpen ? close() : want(true)), close }
}
