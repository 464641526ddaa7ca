import { useEffect } from 'react'
import type { TableState } from '../session.ts'
import { begunAt, changeNewcomer, isNewAt, newcomerOf, useNewcomers } from './newcomer.ts'
import { isTaught } from '../table-state.ts'

/** Whether somebody plays here who is new to the game. In a lesson the coach speaks, and a copy is no game. */
export function useNewHere(state: TableState, isTrying: boolean): boolean {
  const { table, roles, mirror } = state
  const { game = '', id = '' } = table ?? {}
  const plays = table !== undefined && roles.length > 0 && !isTaught(state)
  const begins = plays && !isTrying && table.state === 'running' && mirror.public.outcome === undefined
  const isNew = useNewcomers((all) => isNewAt(newcomerOf(all, game), id))
  useEffect(() => {
    if (begins) changeNewcomer(game, (newcomer) => begunAt(newcomer, id))
  }, [begins, game, id])
  return plays && isNew
}
