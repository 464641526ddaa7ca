import { useMemo, useState } from 'react'
import { Pager } from '../../../boardkit/papers/pager.tsx'
import type { BoardProps, StageProps } from '../../../protocol/board.ts'
import { planFace } from '../rules/table/faces.ts'
import type { Fight } from '../rules/table/state.ts'
import { contentOf } from './cells.ts'
import { FightView, scoreOf, titleOf } from './stage-fight.tsx'
import { outcomeOf, stagedIn } from './stage-count.ts'
import { STRINGS } from './strings.ts'
import { TowerPicture } from './tower.tsx'
import type { Throw } from './tower-throw.ts'
import './stage.css'

/** While one plans on a phone that needs the room; afterwards what was there is there again. */
export const staged = ({ told, question, room }: Pick<BoardProps, 'told' | 'question' | 'room'>): string | undefined =>
  room.isSmall && planFace.is(question) ? undefined : stagedIn(told)?.name

/** How the newest fight ended. */
export function resultLine(board: BoardProps): string | undefined {
  const now = stagedIn(board.told)
  const fight = now?.fights.at(-1)
  if (fight === undefined) return now?.filling === undefined ? undefined : STRINGS[board.language].fillingDone
  return `${titleOf(board, fight)}: ${STRINGS[board.language].winner[outcomeOf(fight)]}, ${scoreOf(fight)}`
}

/** The tower as a stage: the last round's fights, counted out; they stay and can be leafed through. */
export function Stage({ isWhole, ...board }: StageProps) {
  const { told } = board
  const now = useMemo(() => stagedIn(told), [told])
  if (now === undefined) return undefined
  return (
    <div className="bk-stage imp-stage">
      {now.filling === undefined ? (
        <Fights key={now.name} board={board} fights={now.fights} isWhole={isWhole} />
      ) : (
        <Filling key={now.name} board={board} filling={now.filling} isWhole={isWhole} />
      )}
    </div>
  )
}

/** Whether what is on the stage has only just happened. */
const isFresh = ({ motion, events }: BoardProps, type: string): boolean =>
  motion && events.some((event) => event.type === type)

interface FightsProps {
  readonly board: BoardProps
  readonly fights: readonly Fight[]
  readonly isWhole: boolean
}

function Fights({ board, fights, isWhole }: FightsProps) {
  const s = STRINGS[board.language]
  const [back, setBack] = useState(0)
  const [isLive] = useState(() => isFresh(board, 'fightDecided'))
  const at = fights.length - 1 - Math.min(back, fights.length - 1)
  const fight = fights[at]
  return (
    <section className="imp-fights bk-paged" aria-label={s.stage}>
      <header>
        <h2>{titleOf(board, fight)}</h2>
        <Pager at={at} of={fights.length} words={{ ...s, number: s.fightNumber }} go={(n) => setBack(back + n)} />
      </header>
      <FightView key={at} board={board} fight={fight} isLive={isLive && isWhole && back === 0} isWhole={isWhole} />
    </section>
  )
}

interface FillingProps {
  readonly board: BoardProps
  readonly filling: Throw
  readonly isWhole: boolean
}

function Filling({ board, filling, isWhole }: FillingProps) {
  const s = STRINGS[board.language]
  const [isMoving, setMoving] = useState(() => isFresh(board, 'towerFilled'))
  const { colours } = contentOf(board).components
  return (
    <section className="imp-fights bk-paged" aria-label={s.stage} onClick={() => setMoving(false)}>
      <header>
        <h2>{s.filling}</h2>
      </header>
      {isWhole && <TowerPicture what={filling} colours={colours} isMoving={isMoving} label={s.filling} />}
      <p className="soft">{s.fillingDone}</p>
    </section>
  )
}
