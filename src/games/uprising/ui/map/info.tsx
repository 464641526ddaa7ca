import { RuleLink } from '../../../../boardkit/papers/rule-link.tsx'
import '../../../../boardkit/drawing/sides.css'
import type { BoardProps } from '../../../../protocol/board.ts'
import { ICE_WASTE, TERRAINS } from '../../content/names.ts'
import type { PlannedCard } from '../../rules/nemesis/nemesis-preview.ts'
import type { AboutId } from '../about/about.ts'
import { tells } from '../about/tells.ts'
import { BOARD_STRINGS } from '../board-strings.ts'
import { contentOf, hexIn } from '../cells.ts'
import { NONE } from '../../rules/table/state.ts'
import { DiceRow } from '../dice.tsx'
import { Icon } from '../icon.tsx'
import { cardAbout, cardIcon, lookOfCard } from './figures.tsx'
import { coordinateOf } from './geometry.ts'
import { cardLines, hexOn, hexTitle, landLines, standingLines, targetLines, type CardLines } from './info-words.ts'
import { GROUNDS } from './palette.ts'
import { wordsFor } from './words.ts'

interface DiceProps {
  readonly board: BoardProps
  readonly about: AboutId
  readonly label: string
  readonly dice: readonly number[]
}

/** Small dice in their colours; the pips tell them apart without colour. */
function Dice({ board, about, label, dice }: DiceProps) {
  if (dice.length === 0) return undefined
  return (
    <span className="up-dice">
      <small {...tells(about)}>{label}</small>
      <DiceRow content={contentOf(board)} dice={dice} language={board.language} className="bk-tiny" />
    </span>
  )
}

function TerrainLine({ board, space }: { board: BoardProps; space: number }) {
  const { boards } = contentOf(board)
  const cell = hexIn(board.view, space)
  const hex = hexOn(board, cell)
  if (cell.tile < NONE && !cell.hasCurse) return undefined
  const number = cell.hasCurse ? boards.terrains.length - 1 : (hex?.terrain ?? ICE_WASTE)
  const terrain = boards.terrains[number]
  const look = cell.hasCurse ? { base: '#2c4210', icon: 'curse' as const } : GROUNDS[TERRAINS[number]]
  return (
    <p className="up-terrain" {...tells(cell.hasCurse ? 'piece:curse' : `terrain:${TERRAINS[number]}`)}>
      <span className="bk-dot" style={{ background: look.base, color: cell.hasCurse ? '#d9ff6b' : '#fff' }}>
        <Icon name={look.icon} />
      </span>
      <span>
        <b>{terrain.name[board.language]}:</b> {terrain.text[board.language]}
      </span>
    </p>
  )
}

function CardPart({ board, one }: { board: BoardProps; one: CardLines }) {
  const s = BOARD_STRINGS[board.language]
  const look = lookOfCard(one.card)
  return (
    <div className="up-card-part">
      <h3 {...tells(cardAbout(one.card))}>
        <span className="bk-dot" style={{ background: look.fill, color: look.on }}>
          <Icon name={cardIcon(one.card)} />
        </span>
        {one.name}
      </h3>
      <p>{one.lines.join(' · ')}</p>
      <p>
        <Dice board={board} about="part:archery" label={s.archery} dice={one.dice.archery} />{' '}
        <Dice board={board} about="part:clash" label={s.clash} dice={one.dice.clash} />
      </p>
      {one.texts.map((text) => (
        <p key={text} className="soft">
          {text}
        </p>
      ))}
    </div>
  )
}

/** Everything about a hex, for eyes. */
export function HexInfo({ board, space, isShort = false }: { board: BoardProps; space: number; isShort?: boolean }) {
  const w = wordsFor(board)
  const hex = hexOn(board, hexIn(board.view, space))
  const standing = [...standingLines(board, space, w), ...targetLines(board, space, w)]
  const cards = cardLines(board, space, w)
  return (
    <div className="up-info">
      <h2>
        {hexTitle(board, space)} <small>{coordinateOf(contentOf(board).board, space)}</small>
      </h2>
      <p className="soft">{landLines(board, space, w).join(' · ')}</p>
      {isShort ? undefined : <TerrainLine board={board} space={space} />}
      {isShort || hex === undefined || hex.text[board.language] === '' ? undefined : (
        <p className="up-effect">{hex.text[board.language]}</p>
      )}
      {standing.map((line) => (
        <p key={line} className="up-stands">
          {line}
        </p>
      ))}
      {isShort ? undefined : cards.map((one) => <CardPart key={one.card} board={board} one={one} />)}
    </div>
  )
}

/** The plan in words, every step with its rule. */
export function PlanWords({ board, plan }: { board: BoardProps; plan: readonly PlannedCard[] }) {
  const s = BOARD_STRINGS[board.language]
  const w = wordsFor(board)
  if (plan.length === 0) return <p className="soft">{s.planNothing}</p>
  return (
    <ol className="up-plan-words">
      {plan.map(({ card, initiative, steps, isOpen }) => (
        <li key={card}>
          <b>
            {w.card(card)} <small>({initiative})</small>
          </b>
          {steps.map(({ to, rule }, i) => (
            <span key={i}>
              {' '}
              {to.length === 0
                ? s.planStay
                : to.length === 1
                  ? s.planGo(w.hex(to[0]))
                  : s.planChoice(to.map((space) => w.hex(space)).join(` ${s.or} `))}
              {i < steps.length - 1 || isOpen ? '; ' : ' '}
              <RuleLink isSign rule={rule} board={board} />
              {i === steps.length - 1 && isOpen ? ` ${s.planOpen}` : ''}
            </span>
          ))}
        </li>
      ))}
    </ol>
  )
}
