import type { Odds } from '../../../engine/game.ts'
import type { Message } from '../../../engine/table.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import { optionAt } from './cards-offer.ts'
import { STRINGS } from './strings.ts'

/** Never "100 %" or "0 %" for what is only nearly so. */
export function percent(probability: number): string {
  if (probability > 0 && probability < 0.01) return '< 1 %'
  if (probability < 1 && probability > 0.99) return '> 99 %'
  return `${Math.round(probability * 100)} %`
}

/** Good, bad, or neither, for whoever asks. */
export function shadeOf({ key, args }: Message): 'win' | 'lose' | 'tie' {
  if (key === 'combat.oddsWin') return 'win'
  if (key === 'combat.oddsGoals') return args?.['isSolved'] === 1 ? 'win' : 'lose'
  return key === 'combat.oddsLose' || key === 'combat.oddsHorde' ? 'lose' : 'tie'
}

/** All ways to win together. */
export const chanceToWin = ({ chances }: Odds): number =>
  chances.reduce((sum, { label, probability }) => (shadeOf(label) === 'win' ? sum + probability : sum), 0)

/** Before the dice fall: every outcome with its chance, the good ones first; where they belong to an option, a click chooses it. */
export function OddsBars({ board }: { board: BoardProps }) {
  if (board.odds.length === 0) return undefined
  const s = STRINGS[board.lang]
  return (
    <section className="upp-odds" aria-label={s.odds}>
      <h2>{s.odds}</h2>
      {board.odds.map((odds, i) => (
        <Row key={i} odds={odds} board={board} />
      ))}
    </section>
  )
}

function Row({ odds, board }: { odds: Odds; board: BoardProps }) {
  const { about, chances } = odds
  const option =
    about.key === 'combat.oddsQuest' ? optionAt(board.question, `quest:${about.args?.['quest']}`) : undefined
  const hasWin = chances.some(({ label }) => shadeOf(label) === 'win')
  const content = (
    <>
      <b>
        {board.say(about)}
        {hasWin ? <em>{percent(chanceToWin(odds))}</em> : undefined}
      </b>
      <span className="upp-bar" aria-hidden="true">
        {chances.map(({ label, probability }, at) => (
          <span
            key={at}
            className={`upp-${shadeOf(label)}`}
            style={{ flexGrow: probability }}
            title={`${board.say(label)} ${percent(probability)}`}
          >
            {probability >= 0.14 ? percent(probability) : ''}
          </span>
        ))}
      </span>
      <small>
        {chances
          .filter(({ probability }) => probability >= 0.01)
          .map(({ label, probability }) => `${board.say(label)} ${percent(probability)}`)
          .join(' · ')}
      </small>
    </>
  )
  if (option === undefined) return <div className="upp-chance">{content}</div>
  return (
    <button type="button" className="upp-chance" onClick={() => board.answer(option.key)}>
      {content}
    </button>
  )
}
