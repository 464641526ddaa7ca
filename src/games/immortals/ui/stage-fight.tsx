import { useEffect, useState, type CSSProperties, type ReactNode } from 'react'
import type { BoardProps } from '../../../protocol/board.ts'
import { nameOf, twinOf, worldOf } from '../content/names.ts'
import type { Fight } from '../rules/table/state.ts'
import { about, attitudeAbout } from './about.ts'
import { contentOf, holderOf, NONE } from './cells.ts'
import { lookOf, RESIDENTS, type Look } from './colours.ts'
import { Icon } from './icon.tsx'
import { attitudeIn, countOf, fateOf, outcomeOf, type Count } from './stage-count.ts'
import { STRINGS } from './strings.ts'
import { TowerPicture } from './tower.tsx'
import { flightsOf, landedAfter, sum } from './tower-throw.ts'

function landName(board: BoardProps, land: number): string {
  const world = STRINGS[board.language].world[worldOf(land)]
  return `${contentOf(board).map.landNames[nameOf(land)][board.language]} (${world})`
}

export const titleOf = (board: BoardProps, fight: Fight): string =>
  STRINGS[board.language].fightIn(landName(board, fight.target))

/** Attack against defence. */
export function scoreOf(fight: Fight): string {
  const { attack, defence } = countOf(fight)
  return `${attack} : ${defence}`
}

interface Props {
  readonly board: BoardProps
  readonly fight: Fight
}

const LINES = 5

interface FightProps extends Props {
  readonly isLive: boolean
  /** With the tower and everything that is counted. */
  readonly isWhole: boolean
}

/** One fight: who against whom, the throw, and the result counted out. A click finishes what still moves. */
export function FightView({ board, fight, isLive, isWhole }: FightProps) {
  const s = STRINGS[board.language]
  const [isDone, setDone] = useState(!isLive)
  const { colours } = contentOf(board).components
  const count = countOf(fight)
  const landed = landedAfter(flightsOf(fight))
  useEffect(() => {
    if (isDone) return
    const timer = setTimeout(() => setDone(true), landed + LINES * 320 + 400)
    return () => clearTimeout(timer)
  }, [isDone, landed])
  const style = { '--im-landed': `${isDone ? 0 : Math.round(landed)}ms` } as CSSProperties
  if (!isWhole) return <Brief board={board} fight={fight} count={count} />
  const label = `${s.thrown}: ${sum(fight.thrown)}. ${s.fell}: ${sum(fight.fellThrown) + sum(fight.fellInside)}.`
  return (
    <div className={isDone ? 'imp-fight' : 'imp-fight imp-live'} style={style} onClick={() => setDone(true)}>
      <Sides board={board} fight={fight} />
      <div className="imp-scene">
        <TowerPicture
          what={fight}
          colours={colours}
          isMoving={!isDone}
          label={label}
          fateOf={(colour, at) => fateOf(fight, colour, at)}
        />
        {isDone ? undefined : (
          <button type="button" className="imp-finish" {...about('button:finish')} onClick={() => setDone(true)}>
            {s.finish}
          </button>
        )}
      </div>
      <CountedOut board={board} fight={fight} count={count} />
    </div>
  )
}

/** Who against whom, the strengths, and who has won. */
function Brief({ board, fight, count }: Props & { count: Count }) {
  return (
    <div className="imp-fight imp-brief">
      <Sides board={board} fight={fight} />
      <Strength board={board} fight={fight} count={count} />
      <b className={`imp-verdict imp-v-${fight.winner}`}>{STRINGS[board.language].winner[outcomeOf(fight)]}</b>
    </div>
  )
}

function Chip({ look, children }: { look: Look; children: ReactNode }) {
  return (
    <span className="imp-chip" style={{ background: look.fill, color: look.on, borderColor: look.rim }}>
      <Icon name={look.emblem} />
      {children}
    </span>
  )
}

function Sides({ board, fight }: Props) {
  const s = STRINGS[board.language]
  const { colours } = contentOf(board).components
  const { attacker, defender, sent, origin, thrown } = fight
  const attitude = attitudeIn(fight)
  return (
    <div className="imp-sides" {...about('space:attack')}>
      <div {...about('fight:attacker')}>
        <Chip look={lookOf(colours, attacker)}>{board.nameOf(attacker)}</Chip>
        <small>
          {s.armies(sent)} {s.from(landName(board, origin))}
        </small>
      </div>
      <Icon name="attack" className="imp-versus" />
      <div {...about('fight:defender')}>
        {defender === NONE ? (
          <span className="imp-chip imp-nobody">{s.unoccupied}</span>
        ) : (
          <Chip look={lookOf(colours, defender)}>{board.nameOf(defender)}</Chip>
        )}
        <small>{defender === NONE ? '' : s.cubes(thrown[defender])}</small>
      </div>
      <p className={`imp-attitude imp-att-${attitude}`} {...about(attitudeAbout(fight.attitude))}>
        <Icon name="residents" /> {s.attitude[attitude]}
      </p>
    </div>
  )
}

/** Each line comes when the one before has been read. */
function CountedOut({ board, fight, count }: Props & { count: Count }) {
  const s = STRINGS[board.language]
  const lines: ReactNode[] = [
    <Fell key="fell" board={board} fight={fight} />,
    <Strength key="strength" board={board} fight={fight} count={count} />,
    ...(isAnybodyRemoved(fight) ? [<Removed key="removed" board={board} fight={fight} />] : []),
    <b key="verdict" className={`imp-verdict imp-v-${fight.winner}`}>
      {s.winner[outcomeOf(fight)]}
    </b>,
    <Aftermath key="aftermath" board={board} fight={fight} />,
  ]
  return (
    <ol className="imp-counted">
      {lines.map((line, at) => (
        <li key={at} style={{ '--at': at } as CSSProperties}>
          {line}
        </li>
      ))}
    </ol>
  )
}

function Fell({ board, fight }: Props) {
  const s = STRINGS[board.language]
  const stuck = sum(fight.thrown) - sum(fight.fellThrown)
  return (
    <span {...about('fight:throw')}>
      <i>{s.thrown}</i> {sum(fight.thrown)}: {s.fellThrown(sum(fight.fellThrown))}, {s.stuck(stuck)},{' '}
      {s.fellInside(sum(fight.fellInside))}
    </span>
  )
}

function Strength({ board, fight, count }: Props & { count: Count }) {
  const s = STRINGS[board.language]
  const { colours } = contentOf(board).components
  const { attackers, defenders, residents, residentsWith } = count
  const help = (side: 'attacker' | 'defender'): ReactNode =>
    residentsWith === side && residents > 0 ? (
      <>
        {' + '}
        <Chip look={RESIDENTS}>{residents}</Chip>
      </>
    ) : undefined
  const rival = fight.defender === NONE ? undefined : <Chip look={lookOf(colours, fight.defender)}>{defenders}</Chip>
  return (
    <span className="imp-strength" {...about('fight:strength')}>
      <span>
        <Chip look={lookOf(colours, fight.attacker)}>{attackers}</Chip>
        {help('attacker')}
      </span>
      <strong aria-label={`${s.strength} ${scoreOf(fight)}`}>{scoreOf(fight)}</strong>
      <span>
        {rival}
        {help('defender')}
        {rival === undefined && residentsWith !== 'defender' ? '–' : undefined}
      </span>
    </span>
  )
}

const isAnybodyRemoved = ({ attackerLost, defenderLost, residentsLost }: Fight): boolean =>
  attackerLost + defenderLost + residentsLost > 0

function Removed({ board, fight }: Props) {
  const s = STRINGS[board.language]
  const { attacker, defender, attackerLost, defenderLost, residentsLost, target } = fight
  const limbo = s.limbo[worldOf(twinOf(target))]
  const parts = [
    attackerLost > 0 ? `${board.nameOf(attacker)} ${s.toLimbo(s.armies(attackerLost), limbo)}` : '',
    defenderLost > 0 ? `${board.nameOf(defender)} ${s.toLimbo(s.armies(defenderLost), limbo)}` : '',
    residentsLost > 0 ? s.toSupply(s.residents(residentsLost)) : '',
  ].filter(Boolean)
  return (
    <span {...about('fight:losses')}>
      <i>{s.removed}</i> {parts.join(', ')}
    </span>
  )
}

function Aftermath({ board, fight }: Props) {
  const s = STRINGS[board.language]
  const name = nameOf(fight.target)
  const holder = holderOf(board.view, name)
  const card = contentOf(board).map.landNames[name][board.language]
  return (
    <span {...about('fight:spoils')}>
      {fight.placed > 0 ? <span>{s.placed(s.armies(fight.placed), landName(board, fight.target))} · </span> : undefined}
      <span>{s.landCardAt(card, holder === NONE ? s.inStack : board.nameOf(holder))}</span>
    </span>
  )
}
