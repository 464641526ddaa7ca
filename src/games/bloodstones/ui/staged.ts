import type { BoardProps } from '../../../protocol/board.ts'
import { battleCell, roleCell } from '../rules/table/cells.ts'
import { foughtIn } from './battle-view.ts'

/** The battle that is fought, or the newest result; put aside, it does not come back. */
export function staged({ view, told }: BoardProps): string | undefined {
  const battle = battleCell.in(view.shared)
  if (battle !== undefined)
    return `battle ${told.findLast(({ event }) => event.type === 'battleBegan')?.n ?? battle.area}`
  const newest = foughtIn(told, roleCell.all(view.shared).length).at(-1)
  return newest === undefined ? undefined : `result ${newest.n}`
}
