import { useCallback, useEffect, useRef } from 'react'
import { oneOf, type OptionView } from '../../../engine/index.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import { moveWhichFace } from '../rules/table/faces.ts'
import { DESTINATIONS } from './offers.ts'

/** What a click on an army or a drop has already decided about the questions that follow. */
interface Plan {
  /** The question it was made at; until the next one arrives it waits. */
  readonly madeAt?: string
  /** The whole army goes. */
  all?: boolean
  /** Where to. */
  to?: number
}

export interface Flow {
  /** Gives an answer from the board. `isWhole`: a click on an army means all of it. */
  choose(option: OptionView, isWhole?: boolean): void
  /** Something was dropped on an area before the question "where to?" was there. */
  dropAt(area: number): void
}

/**
 * Carries a plan through the questions that follow from one gesture, so that moving a whole army is: army, destination.
 * It only gives answers that are on offer.
 */
export function useFlow(board: BoardProps, refuse: (area: number) => void): Flow {
  const plan = useRef<Plan>({})
  const { question } = board
  const answer = useRef(board.answer)
  answer.current = board.answer
  const answered = useRef('')
  const id = question?.id

  useEffect(() => {
    if (question === undefined || answered.current === question.id) return
    const { all, to, madeAt } = plan.current
    if (madeAt === question.id) return
    const give = (option: OptionView): void => {
      answered.current = question.id
      answer.current(option.key)
    }
    const which = moveWhichFace.of(question)
    const where = oneOf(question, DESTINATIONS)
    if (which !== undefined) {
      const whole = all === true ? which.options.find(({ data }) => data === 'all') : undefined
      if (whole !== undefined) give(whole)
    } else if (where === undefined) plan.current = {}
    else if (to !== undefined) {
      plan.current = {}
      const option = where.options.find(({ data }) => data.to === to)
      if (option === undefined) refuse(to)
      else give(option)
    }
  }, [question, refuse])

  const choose = useCallback(
    (option: OptionView, isWhole = false): void => {
      plan.current = { ...(id === undefined ? {} : { madeAt: id }), ...(isWhole ? { all: true } : {}) }
      answer.current(option.key)
    },
    [id],
  )
  const dropAt = useCallback((area: number): void => {
    plan.current = { ...plan.current, to: area }
  }, [])
  return { choose, dropAt }
}
