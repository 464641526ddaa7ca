import { OddsList } from '../../../boardkit/papers/odds.tsx'
import type { Odds } from '../../../engine/index.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import { STRINGS } from './strings.ts'

const SHADES: Readonly<Record<string, string>> = { 'fight.oddsWon': 'bk-win', 'fight.oddsTie': 'bk-tie' }

const chanceOf = ({ chances }: Odds): number => chances[0]?.probability ?? 0

/** Before the throw, the best first: the exact chances of every fight on offer as bars; a click chooses it. */
export function OddsBars({ board }: { board: BoardProps }) {
  return (
    <OddsList
      board={board}
      title={STRINGS[board.language].odds}
      odds={[...board.odds].sort((a, b) => chanceOf(b) - chanceOf(a))}
      shadeOf={({ label }) => SHADES[label.key] ?? 'bk-lose'}
    />
  )
}
