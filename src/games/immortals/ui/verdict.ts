import { listed } from '../../../boardkit/words.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import { placesCell } from '../rules/table/cells.ts'
import { playersOf, roundOf } from './cells.ts'
import { ENDING } from './ending-strings.ts'

/** IM-END-01 to IM-END-05 */
export function verdict({ view, language, nameOf }: BoardProps): string | undefined {
  const s = ENDING[language]
  const [winners = [], ...others] = placesCell.in(view.shared) ?? []
  if (winners.length === 0) return undefined
  const players = playersOf(view)
  const { points } = players[winners[0]]
  const tie = others.flat().some((role) => players[role].points === points) ? s.tie : ''
  return s.wins(listed(language, winners.map(nameOf)), winners.length, points, tie, roundOf(view).round)
}
