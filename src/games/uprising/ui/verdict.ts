import { listed } from '../../../boardkit/words.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import { playerCell } from '../rules/table/cells.ts'
import { CHAOS, EMPIRE } from '../rules/table/state.ts'
import { wordsOf } from './cards-table.ts'
import { vpOf } from './cells.ts'
import { ENDING } from './ending-strings.ts'
import { leadOf } from './lead.ts'

/** Together or not at all (UP-WIN-02, UP-WIN-03). */
export function verdict(board: BoardProps): string {
  const { view, language, nameOf } = board
  const s = ENDING[language]
  const vp = vpOf(view)
  const roles = [...playerCell.all(view.shared).keys()]
  const behind = roles.filter((role) => leadOf(vp, role) <= 0)
  const nemesis = [vp[EMPIRE] ?? 0, vp[CHAOS] ?? 0] as const
  // One person may lead several factions.
  const people = [...new Set(roles.map(nameOf))]
  if (behind.length === 0) return s.won(listed(language, people), people.length, ...nemesis)
  if (behind.length > 1 && behind.length === roles.length) return s.lostAll(...nemesis)
  const names = behind.map((role) => `${wordsOf(board).player(role)} (${nameOf(role)})`)
  return s.lost(listed(language, names), behind.length, ...nemesis)
}
