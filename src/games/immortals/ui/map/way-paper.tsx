import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../../boardkit/papers/button.tsx'
import { Paper, type PaperProps } from '../../../../boardkit/papers/paper.tsx'
import { percent } from '../../../../boardkit/papers/percent.ts'
import type { BoardProps } from '../../../../protocol/board.ts'
import { nameOf, worldOf } from '../../content/names.ts'
import type { Attitude } from '../../rules/table/state.ts'
import { about, attitudeAbout, type AboutId } from '../about.ts'
import { BOARD_STRINGS } from '../board-strings.ts'
import { actionOf, contentOf, landIn, NONE } from '../cells.ts'
import { cardLabel } from '../cards-facts.ts'
import { lookOf } from '../colours.ts'
import { Icon } from '../icon.tsx'
import { STRINGS } from '../strings.ts'
import { keysOf, oddsOf, type Source, type WayPlan } from '../way-plan.ts'
import '../../../../boardkit/papers/odds.css'
import './way-paper.css'

interface Props extends Pick<PaperProps, 'at' | 'follow' | 'insets'> {
  readonly board: BoardProps
  readonly plan: WayPlan
  send(keys: readonly string[]): void
  /** Without, it stays as long as the question does. */
  readonly close: (() => void) | undefined
  /** From where it is thought of now, to be drawn on the map. */
  from(land: number): void
}

const landName = ({ content, language }: BoardProps, land: number): string =>
  contentOf({ content }).map.landNames[nameOf(land)][language]

/** Source, number and chances of an attack or a movement: one paper, one answer. */
export function WayPaper({ board, plan, send, close, from, ...placed }: Props) {
  const s = BOARD_STRINGS[board.language]
  const [source, setSource] = useState(plan.sources[0])
  const [armies, setArmies] = useState(source.most)
  const [attitude, setAttitude] = useState<Attitude | undefined>(source.attitudes[0])
  const go = useRef<HTMLDivElement>(null)
  const isAttack = plan.is === 'attack'
  const keys = keysOf(source, attitude, armies)
  const take = (one: Source): void => {
    setSource(one)
    setArmies(one.most)
    setAttitude(one.attitudes[0])
  }
  useEffect(() => go.current?.querySelector('button')?.focus({ preventScroll: true }), [])
  useEffect(() => from(source.from), [from, source.from])
  const title = isAttack ? s.attackOn(landName(board, plan.to)) : s.moveTo(landName(board, plan.to))
  return (
    <Paper {...placed} language={board.language} label={title} className="im-way" close={close}>
      <h2>{title}</h2>
      {isAttack ? <Defence board={board} land={plan.to} /> : undefined}
      <Sources board={board} plan={plan} source={source} take={take} />
      {source.most > 1 && (
        <Armies
          id={isAttack ? 'way:armies' : 'way:march'}
          most={source.most}
          armies={armies}
          set={setArmies}
          board={board}
        />
      )}
      {isAttack && attitude !== undefined ? (
        <Fight {...{ board, plan, source, armies, attitude }} setAttitude={setAttitude} />
      ) : undefined}
      <div ref={go} className="im-way-go">
        <Button
          look="primary"
          {...about(isAttack ? 'button:attack' : 'button:move')}
          data-key={keys.join(' ')}
          text={isAttack ? s.attackWith(armies) : s.moveWith(armies)}
          onClick={() => send(keys)}
        />
      </div>
    </Paper>
  )
}

/** Who stands there. */
function Defence({ board, land }: { board: BoardProps; land: number }) {
  const s = BOARD_STRINGS[board.language]
  const { possessor, armies } = landIn(board.view, land)
  return (
    <p className="soft">
      {s.worlds[worldOf(land)]} · {possessor === NONE ? s.unoccupied : s.of(s.armies(armies), board.nameOf(possessor))}
    </p>
  )
}

function Sources(props: { board: BoardProps; plan: WayPlan; source: Source; take(source: Source): void }) {
  const { board, plan, source, take } = props
  const s = BOARD_STRINGS[board.language]
  const look = lookOf(contentOf(board).components.colours, board.role!)
  return (
    <div className="im-way-sources" role="group" aria-label={s.fromWhere} {...about('way:from')}>
      {plan.sources.map((one) => (
        <button key={one.from} type="button" aria-pressed={one === source} onClick={() => take(one)}>
          <span className="bk-dot" style={{ background: look.fill, color: look.on }} aria-hidden="true">
            {landIn(board.view, one.from).armies}
          </span>
          {landName(board, one.from)}
          {worldOf(one.from) === worldOf(plan.to) ? undefined : (
            <Icon name="portal" label={STRINGS[board.language].world[worldOf(one.from)]} />
          )}
        </button>
      ))}
    </div>
  )
}

interface ArmiesProps {
  readonly board: BoardProps
  readonly id: AboutId
  readonly most: number
  readonly armies: number
  set(armies: number): void
}

function Armies({ board, id, most, armies, set }: ArmiesProps) {
  const s = BOARD_STRINGS[board.language]
  return (
    <div className="im-way-armies" role="group" aria-label={s.howMany} {...about(id)}>
      <button type="button" aria-label={s.fewer} disabled={armies <= 1} onClick={() => set(armies - 1)}>
        −
      </button>
      <output>
        <b>{armies}</b> <small>{s.ofMost(most)}</small>
      </output>
      <button type="button" aria-label={s.more} disabled={armies >= most} onClick={() => set(armies + 1)}>
        +
      </button>
    </div>
  )
}

interface FightProps {
  readonly board: BoardProps
  readonly plan: WayPlan
  readonly source: Source
  readonly armies: number
  readonly attitude: Attitude
  setAttitude(attitude: Attitude): void
}

/** On whose side the residents are, by the card, and what may come of it. */
function Fight({ board, plan, source, armies, attitude, setAttitude }: FightProps) {
  const s = BOARD_STRINGS[board.language]
  const { wins, ties, loses } = oddsOf(board, plan.to, source, armies, attitude)
  const action = actionOf(board.view)
  const card = action === undefined ? '' : cardLabel(contentOf(board), action.card, board.language)
  const outcomes = [
    ['bk-win', wins],
    ['bk-tie', ties],
    ['bk-lose', loses],
  ] as const
  return (
    <>
      {source.isAttitudeOpen ? (
        <div className="im-way-sources" role="group" aria-label={s.residentsSide}>
          {source.attitudes.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === attitude}
              {...about(attitudeAbout(one))}
              onClick={() => setAttitude(one)}
            >
              {s.residentsAre[one + 1]}
            </button>
          ))}
        </div>
      ) : (
        <p className={`im-way-residents imp-att-${attitude}`} {...about(attitudeAbout(attitude))}>
          <Icon name="residents" /> {s.residentsAre[attitude + 1]}
        </p>
      )}
      <p className="soft im-way-why">{s.byCard(card)}</p>
      <p className="im-way-odds" {...about('way:chance')}>
        <span className="bk-bar" aria-hidden="true">
          {outcomes.map(([shade, chance]) =>
            chance < 0.005 ? undefined : <span key={shade} className={shade} style={{ flexGrow: chance }} />,
          )}
        </span>
        <b>{s.chanceToWin(percent(wins))}</b>
      </p>
    </>
  )
}
