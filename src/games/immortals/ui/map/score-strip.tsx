import { memo, useMemo } from 'react'
import { SideChip } from '../../../../boardkit/drawing/sides.tsx'
import type { BoardProps } from '../../../../protocol/board.ts'
import { BOARD_STRINGS } from '../board-strings.ts'
import { contentOf, playersOf, roundOf } from '../cells.ts'
import { lookOf } from '../colours.ts'
import { Icon } from '../icon.tsx'
import { scoreNow } from '../panel-score.ts'
import type { Score } from '../../rules/scoring/score.ts'

/** Under the board: everybody's points, and what the next scoring would bring now. */
export const ScoreStrip = memo(function ScoreStrip({ board }: { board: BoardProps }) {
  const s = BOARD_STRINGS[board.language]
  const content = contentOf(board)
  const players = playersOf(board.view)
  const { turn, marker } = roundOf(board.view)
  const roles = players.length
  const scores = useMemo(
    () => Array.from({ length: roles }, (_, role) => scoreNow(content, board.view, role)),
    [content, board.view, roles],
  )
  return (
    <ul className="bk-sides" aria-label={s.nextScoring}>
      {players.map(({ points }, role) => {
        const look = lookOf(content.components.colours, role)
        const score = scores[role]
        const words = `${board.nameOf(role)}: ${s.points(points)}. ${s.nextScoring}: ${wordsOf(s, score)}`
        return (
          <SideChip
            key={role}
            look={look}
            sign={<Icon name={look.emblem} />}
            name={board.nameOf(role)}
            words={words}
            isOn={role === turn}
          >
            {role === marker ? <Icon name="marker" className="im-score-marker" /> : undefined}
            <strong>{points}</strong>
            <span className="im-score-next">+{score.total}</span>
          </SideChip>
        )
      })}
    </ul>
  )
})

type Strings = (typeof BOARD_STRINGS)['en']

const wordsOf = (s: Strings, { lands, shrines, capitals, regions, total }: Score): string =>
  `+${total} (${s.previewLands(lands)}, ${s.previewBuildings(shrines + capitals)}, ${s.previewRegions(regions)})`
