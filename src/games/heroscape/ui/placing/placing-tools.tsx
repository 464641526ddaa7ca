import { Button } from '../../../../boardkit/papers/button.tsx'
import type { BoardProps } from '../../../../protocol/board.ts'
import { marked } from '../about/mark.ts'
import type { Seen } from '../seen.ts'
import { STRINGS } from '../strings.ts'
import { placingTools, usePlanned } from './placing.ts'

/** The whole army at once: a proposal on the battlefield, which can be changed there before it is taken. */
export function PlacingTools({ board, seen }: { board: BoardProps; seen: Seen }) {
  const s = STRINGS[board.language]
  const planned = usePlanned(seen)
  const { propose, run, drop } = placingTools(seen)
  return (
    <div className="hs-placing">
      {planned === undefined ? (
        <Button look="small" text={s.placeForMe} {...marked('button:placeForMe')} onClick={propose} />
      ) : (
        <>
          <Button
            look="small primary"
            text={s.placeSo}
            {...marked('button:placeSo')}
            disabled={planned.isRunning}
            onClick={run}
          />
          <Button look="small quiet" text={s.placeByHand} {...marked('button:byHand')} onClick={drop} />
        </>
      )}
    </div>
  )
}
