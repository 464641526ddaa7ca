import { memo } from 'react'
import { Dot } from '../../../../boardkit/drawing/sides.tsx'
import type { BoardProps } from '../../../../protocol/board.ts'
import { PHASES } from '../../content/names.ts'
import { BOARD_STRINGS } from '../board-strings.ts'
import { chapterOf, factionsOf, phaseOf } from '../cells.ts'
import { optionsCell } from '../../rules/table/cells.ts'
import { NONE } from '../../rules/table/state.ts'
import { lookOfSide } from '../colours.ts'
import { Icon } from '../icon.tsx'
import { wordsFor } from './words.ts'

/** Over the map: Chapters, the seven Phases of this one, and who is the first player. */
export const ChapterTrack = memo(function ChapterTrack({ board }: { board: BoardProps }) {
  const s = BOARD_STRINGS[board.language]
  const w = wordsFor(board)
  const { chapter, firstPlayer } = chapterOf(board.view)
  const phase = phaseOf(board.view)
  const at = PHASES.indexOf(phase as (typeof PHASES)[number])
  const chapters = optionsCell.in(board.view.shared)?.chapters ?? 0
  const name = chapter === 0 ? s.setup : s.chapter(chapter, chapters)
  return (
    <div className="up-chapters">
      <div className="up-chapter" role="img" aria-label={name} title={name}>
        {Array.from({ length: chapters }, (_, i) => (
          <i key={i} data-state={i + 1 < chapter || phase === 'over' ? 'past' : i + 1 === chapter ? 'now' : undefined}>
            {i + 1}
          </i>
        ))}
      </div>
      <ol className="up-phases" aria-label={name}>
        {PHASES.map((one, i) => (
          <li
            key={one}
            data-state={i === at ? 'now' : i < at ? 'past' : undefined}
            aria-current={i === at ? 'step' : undefined}
            title={w.phase(one)}
          >
            <Icon name={one} />
            <span className={i === at ? 'up-phase-name' : 'sr'}>{w.phase(one)}</span>
          </li>
        ))}
      </ol>
      {factionsOf(board.view)[firstPlayer] === NONE ? undefined : <First board={board} role={firstPlayer} />}
    </div>
  )
})

function First({ board, role }: { board: BoardProps; role: number }) {
  const look = lookOfSide(role, factionsOf(board.view))
  const words = BOARD_STRINGS[board.language].firstPlayer(board.nameOf(role))
  return (
    <span className="up-first" role="img" aria-label={words} title={words}>
      <Icon name="firstPlayer" className="up-torch" />
      <Dot look={look}>
        <Icon name={look.emblem} />
      </Dot>
    </span>
  )
}
