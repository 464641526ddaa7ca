import type { CSSProperties } from 'react'
import type { BoardProps } from '../../../protocol/board.ts'
import { renderEvent } from '../text/index.ts'
import { combatCell, type CombatCell } from '../rules/table/cells.ts'
import { tells } from './about/tells.ts'
import { tableOf, wordsOf } from './cards-table.ts'
import type { CombatStory, GroupTold, Roll, Round } from './combat-story.ts'
import { DiceRow, SYMBOL_ICONS } from './dice.tsx'
import { Icon } from './icon.tsx'
import { GroupHead, LiveDice, nameOfGroup } from './stage-group.tsx'
import { STRINGS } from './strings.ts'

/** How long a round takes to be shown. */
export const ROUND_MS = 1100

interface Props {
  readonly board: BoardProps
  readonly story: CombatStory
  readonly isLive: boolean
  /** Rounds that were seen before; what comes after them moves. */
  readonly seen: number
  readonly isMoving: boolean
  /** With everything that happened; otherwise each round in a line. */
  readonly isOpen: boolean
}

/** One combat: both groups, every round with its dice and what came of them, and how it ended. */
export function CombatView({ board, story, isLive, seen, isMoving, isOpen }: Props) {
  const cell = isLive ? combatCell.in(board.view.shared) : undefined
  const [one, other] = story.groups
  const rounds = story.rounds.filter(
    (round, i) => isTold(round) || (cell !== undefined && i === story.rounds.length - 1),
  )
  return (
    <div className="upp-combat">
      {cell === undefined ? undefined : <Track board={board} cell={cell} />}
      <div className="upp-groups">
        <GroupHead board={board} space={story.space} side={one[0]} card={one[1]} />
        <span className="upp-versus" {...tells('icon:fight')}>
          <Icon name="sellswords" />
        </span>
        <GroupHead board={board} space={story.space} side={other[0]} card={other[1]} />
      </div>
      {cell === undefined || cell.part === 'after' ? undefined : (
        <div className="upp-pools">
          <LiveDice board={board} number={0} isRolling={isMoving} />
          <LiveDice board={board} number={1} isRolling={isMoving} />
        </div>
      )}
      {isOpen ? undefined : <Summary board={board} story={story} rounds={rounds} />}
      <div className={cell === undefined ? 'upp-rounds' : 'upp-rounds upp-latest'} hidden={!isOpen}>
        {rounds.map((round, i) => (
          <RoundView
            key={`${round.part}${round.n}`}
            board={board}
            story={story}
            round={round}
            hidesDice={
              cell !== undefined && cell.part === round.part && (round.part !== 'clash' || round.n === cell.clash)
            }
            base={isMoving && i >= seen ? (i - seen) * ROUND_MS : undefined}
          />
        ))}
      </div>
      <Result board={board} story={story} base={isMoving ? Math.max(0, rounds.length - seen) * ROUND_MS : undefined} />
    </div>
  )
}

/** Each round in a line: what it cost both groups. */
function Summary({ board, story, rounds }: Pick<Props, 'board' | 'story'> & { rounds: readonly Round[] }) {
  const s = STRINGS[board.language]
  return (
    <ul className="upp-summary">
      {rounds
        .filter(({ part }) => part !== 'before')
        .map(({ part, n, groups }) => (
          <li key={`${part}${n}`}>
            {groups.map(({ hit }, i) => (
              <span key={i} title={nameOfGroup(board, ...story.groups[i])} {...tells('number:damage')}>
                {hit === undefined || hit.n === 0 ? '–' : `−${hit.n}`}
              </span>
            ))}
            <small {...tells(`part:${part}`)}>{part === 'clash' ? s.clashNumber(n) : s.parts[part]}</small>
          </li>
        ))}
    </ul>
  )
}

const isTold = ({ part, groups, lines }: Round): boolean =>
  part !== 'before' || lines.length > 0 || groups.some(({ hit, extra }) => hit !== undefined || extra.length > 0)

const isRolled = ({ groups }: Round): boolean =>
  groups.some(({ roll, extra }) => roll !== undefined || extra.length > 0)

const PARTS = ['before', 'archery', 'clash', 'after'] as const
const STEPS = ['beforeRolling', 'rolling', 'reroll', 'beforeDamage', 'damage', 'afterDamage'] as const

/** Which part of the combat it is, and which step of the round. */
function Track({ board, cell }: { board: BoardProps; cell: CombatCell }) {
  const s = STRINGS[board.language]
  const isRound = cell.part === 'archery' || cell.part === 'clash'
  return (
    <div className="upp-track">
      <ol>
        {PARTS.map((part) => (
          <li key={part} aria-current={part === cell.part ? 'step' : undefined} {...tells(`part:${part}`)}>
            {part === 'clash' && cell.part === 'clash' ? s.clashNumber(cell.clash) : s.parts[part]}
          </li>
        ))}
      </ol>
      {isRound ? (
        <ol className="upp-steps">
          {STEPS.map((step) => (
            <li key={step} aria-current={step === cell.step ? 'step' : undefined} {...tells(`step:${step}`)}>
              {s.steps[step]}
            </li>
          ))}
        </ol>
      ) : undefined}
    </div>
  )
}

interface RoundProps {
  readonly board: BoardProps
  readonly story: CombatStory
  readonly round: Round
  /** They lie above, as they are now. */
  readonly hidesDice: boolean
  /** When it begins to move, in milliseconds; `undefined`: it has been seen. */
  readonly base: number | undefined
}

function RoundView({ board, story, round, hidesDice, base }: RoundProps) {
  const s = STRINGS[board.language]
  const t = tableOf(board)
  const isNew = base !== undefined
  const style = { '--bk-after': `${base ?? 0}ms` } as CSSProperties
  const lines = round.lines.map((event) => renderEvent(board.language, t, event)).filter((line) => line !== '')
  const title = round.part === 'clash' ? s.clashNumber(round.n) : s.parts[round.part]
  return (
    <section className={isNew ? 'upp-round upp-new' : 'upp-round'} style={style}>
      <h3 {...tells(`part:${round.part}`)}>{title}</h3>
      {hidesDice || !isRolled(round) ? undefined : (
        <div className="upp-pools">
          {round.groups.map((told, i) => (
            <ToldDice key={i} board={board} told={told} isRolling={isNew} />
          ))}
        </div>
      )}
      {lines.length === 0 ? undefined : (
        <ul className="upp-lines">
          {lines.map((line, i) => (
            <li key={i} style={{ '--at': i } as CSSProperties}>
              {line}
            </li>
          ))}
        </ul>
      )}
      <div className="upp-hits">
        {round.groups.map((told, i) => (
          <HitView key={i} board={board} told={told} name={nameOfGroup(board, ...story.groups[i])} />
        ))}
      </div>
    </section>
  )
}

function ToldDice({ board, told, isRolling }: { board: BoardProps; told: GroupTold; isRolling: boolean }) {
  const s = STRINGS[board.language]
  const { content } = tableOf(board)
  const row = ({ dice, faces }: Roll) => <DiceRow {...{ content, dice, faces, isRolling }} language={board.language} />
  return (
    <div className="upp-told">
      {told.roll === undefined ? <span className="soft">{s.noDice}</span> : row(told.roll)}
      {told.again.map((roll, i) => (
        <div key={i} className="upp-again">
          <small {...tells('icon:reroll')}>
            <Icon name="reroll" /> {s.rerolled}
          </small>
          {row(roll)}
        </div>
      ))}
      {told.extra.map((roll, i) => (
        <div key={i} className="upp-again">
          <small {...tells('icon:extra-dice')}>{s.extraDice}</small>
          {row(roll)}
        </div>
      ))}
    </div>
  )
}

/** Skulls against it, its Shields, and what is left. */
function HitView({ board, told, name }: { board: BoardProps; told: GroupTold; name: string }) {
  const s = STRINGS[board.language]
  const { hit } = told
  if (hit === undefined) return undefined
  const words = `${name}: ${hit.skulls} ${s.symbols[0]}, ${hit.shields} ${s.symbols[1]}, ${s.damage(hit.n)}`
  return (
    <p className={hit.n > 0 ? 'upp-hit' : 'upp-hit upp-unhurt'} aria-label={words}>
      <span>{name}</span>
      <span aria-hidden="true">
        <span {...tells('icon:skull')}>
          {hit.skulls} <Icon name={SYMBOL_ICONS[0]} className="upp-red" />
        </span>{' '}
        −{' '}
        <span {...tells('icon:shield')}>
          {hit.shields} <Icon name={SYMBOL_ICONS[1]} className="upp-blue" />
        </span>
      </span>
      <b {...tells('number:damage')}>{hit.n === 0 ? s.noDamage : s.damage(hit.n)}</b>
    </p>
  )
}

function Result({ board, story, base }: Pick<Props, 'board' | 'story'> & { base: number | undefined }) {
  const { result } = story
  if (result === undefined) return undefined
  const isOurs = result.type === 'combatWonBy' && result.side < 4
  const kind = isOurs ? 'upp-v-won' : result.type === 'combatWonBy' ? 'upp-v-lost' : 'upp-v-other'
  return (
    <p
      className={`upp-verdict ${kind}${base === undefined ? '' : ' upp-new'}`}
      style={{ '--bk-after': `${base ?? 0}ms` } as CSSProperties}
    >
      {renderEvent(board.language, tableOf(board), result)}
    </p>
  )
}

export const titleOfCombat = (board: BoardProps, story: CombatStory): string =>
  STRINGS[board.language].combatAt(wordsOf(board).hex(story.space))
