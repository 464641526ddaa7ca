import type { ReactNode } from 'react'
import type { Chance, Odds, QuestionView } from '../../engine/index.ts'
import type { BoardProps } from '../../protocol/board.ts'
import { about } from './about.ts'
import { percent } from './percent.ts'
import './odds.css'

type Sayer = Pick<BoardProps, 'say'>

/** Below this an outcome is not drawn, below that its number has no room. */
const SEEN = 0.005
const ROOM = 0.14

/** Every outcome with its chance, for ears and for small print. */
export const chancesInWords = (board: Sayer, { chances }: Odds, least = 0): string[] =>
  chances
    .filter(({ probability }) => probability >= least)
    .map(({ label, probability }) => `${board.say(label)} ${percent(probability)}`)

interface BarProps {
  readonly board: Sayer
  readonly odds: Odds
  /** The class of an outcome: `bk-win`, `bk-tie`, `bk-lose`, or the game's own. */
  shadeOf(chance: Chance, at: number): string
  readonly isPlain?: boolean
}

/** Chances as a bar: as wide as they are probable, numbers where there is room. */
export function OddsBar({ board, odds, shadeOf, isPlain = false }: BarProps) {
  return (
    <span className={isPlain ? 'bk-bar bk-bar-plain' : 'bk-bar'} aria-hidden="true">
      {odds.chances.map((chance, at) => {
        const { label, probability } = chance
        return probability < SEEN ? undefined : (
          <span
            key={at}
            className={shadeOf(chance, at)}
            style={{ flexGrow: probability }}
            title={`${board.say(label)} ${percent(probability)}`}
          >
            {probability >= ROOM && !isPlain ? percent(probability) : ''}
          </span>
        )
      })}
    </span>
  )
}

/** The option that chances belong to, while it is on offer. */
export const optionOfOdds = ({ option }: Odds, question: QuestionView | undefined): string | undefined =>
  question?.options.some(({ key }) => key === option) === true ? option : undefined

interface ListProps {
  readonly board: Pick<BoardProps, 'say' | 'answer' | 'question'>
  readonly title: string
  readonly odds: readonly Odds[]
  shadeOf: BarProps['shadeOf']
  /** What stands above a bar, if not only what the chances are about. */
  readonly head?: (odds: Odds) => ReactNode
  readonly foot?: (odds: Odds) => ReactNode
  /** Outcomes that are less probable are not written out. */
  readonly least?: number
}

/** The exact chances of what can be chosen. */
export function OddsList(props: ListProps) {
  if (props.odds.length === 0) return undefined
  return (
    <section className="bk-odds" aria-label={props.title}>
      <h2>{props.title}</h2>
      <ul>
        {props.odds.map((odds, i) => (
          <li key={i}>
            <Row {...props} one={odds} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Row({ board, one, shadeOf, head, foot, least }: ListProps & { one: Odds }) {
  const key = optionOfOdds(one, board.question)
  const words = chancesInWords(board, one, least)
  const content = (
    <>
      {head === undefined ? <b>{board.say(one.about)}</b> : head(one)}
      <OddsBar board={board} odds={one} shadeOf={shadeOf} />
      <small>{words.join(' · ')}</small>
      {foot?.(one)}
    </>
  )
  if (key === undefined) return <div className="bk-chance">{content}</div>
  return (
    <button
      type="button"
      className="bk-chance"
      aria-label={`${board.say(one.about)}. ${words.join(', ')}`}
      onClick={() => board.answer(key)}
      {...about('table.chance')}
    >
      {content}
    </button>
  )
}
