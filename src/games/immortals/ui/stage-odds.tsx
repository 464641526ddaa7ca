import type { Odds } from '../../../engine/game.ts'
import type { QuestionView } from '../../../engine/wire.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import { STRINGS } from './strings.ts'

const SHADES: Readonly<Record<string, string>> = { 'fight.oddsWon': 'imp-win', 'fight.oddsTie': 'imp-tie' }
const ATTITUDES: Readonly<Record<string, string>> = { 1: 'for', 0: 'neutral', '-1': 'against' }

/** Never "100 %" or "0 %" for what is only nearly so. */
export function percent(probability: number): string {
  if (probability > 0 && probability < 0.01) return '< 1 %'
  if (probability < 1 && probability > 0.99) return '> 99 %'
  return `${Math.round(probability * 100)} %`
}

/** The option that these chances belong to. */
export function keyOfOdds({ about }: Odds, question: QuestionView | undefined): string | undefined {
  if (about.key !== 'fight.odds' || question === undefined) return undefined
  const { origin, target, sent, attitude } = about.args ?? {}
  const key =
    question.name === 'act'
      ? `attack:${origin}>${target}`
      : question.name === 'attackArmies'
        ? `armies:${sent}`
        : ATTITUDES[String(attitude)]
  return question.options.some((option) => option.key === key) ? key : undefined
}

const chanceOf = ({ chances }: Odds): number => chances[0]?.probability ?? 0

/** Before the throw, the best first: the exact chances of every fight on offer as bars; a click chooses it. */
export function OddsBars({ board }: { board: BoardProps }) {
  if (board.odds.length === 0) return undefined
  const s = STRINGS[board.lang]
  const best = [...board.odds].sort((a, b) => chanceOf(b) - chanceOf(a))
  return (
    <section className="imp-odds" aria-label={s.odds}>
      <h2>{s.odds}</h2>
      <ul>
        {best.map((odds, i) => (
          <li key={i}>
            <Row odds={odds} board={board} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Row({ odds, board }: { odds: Odds; board: BoardProps }) {
  const key = keyOfOdds(odds, board.question)
  const words = odds.chances.map(({ label, probability }) => `${board.say(label)} ${percent(probability)}`)
  const content = (
    <>
      <b>{board.say(odds.about)}</b>
      <span className="imp-bar" aria-hidden="true">
        {odds.chances.map(({ label, probability }, at) =>
          probability < 0.005 ? undefined : (
            <span
              key={at}
              className={SHADES[label.key] ?? 'imp-lose'}
              style={{ flexGrow: probability }}
              title={`${board.say(label)} ${percent(probability)}`}
            >
              {probability >= 0.14 ? percent(probability) : ''}
            </span>
          ),
        )}
      </span>
      <small>{words.join(' · ')}</small>
    </>
  )
  if (key === undefined) return <div className="imp-chance">{content}</div>
  return (
    <button type="button" className="imp-chance" onClick={() => board.answer(key)}>
      {content}
    </button>
  )
}
