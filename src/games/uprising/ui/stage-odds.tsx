import type { Chance, Odds } from '../../../engine/index.ts'
import { chancesInWords, OddsBar, OddsList } from '../../../boardkit/papers/odds.tsx'
import { percent } from '../../../boardkit/papers/percent.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import { tells } from './about/tells.ts'
import { oddsOnStage } from './stories.ts'
import { STRINGS } from './strings.ts'

/** Good, bad, or neither, for whoever asks. */
export const shadeOf = ({ isGood }: Chance): string => (isGood === undefined ? 'bk-tie' : isGood ? 'bk-win' : 'bk-lose')

/** All ways to win together. */
export const chanceToWin = ({ chances }: Odds): number =>
  chances.reduce((sum, { isGood, probability }) => (isGood === true ? sum + probability : sum), 0)

/** Before the dice fall: every outcome with its chance, the good ones first; where they belong to an option, a click chooses it. */
export function OddsBars({ board }: { board: BoardProps }) {
  const head = (odds: Odds) => (
    <b className="upp-chance" {...tells('number:chance')}>
      {board.say(odds.about)}
      {odds.chances.some(({ isGood }) => isGood) ? <em>{percent(chanceToWin(odds))}</em> : undefined}
    </b>
  )
  return (
    <OddsList
      board={board}
      title={STRINGS[board.language].odds}
      odds={oddsOnStage(board)}
      shadeOf={shadeOf}
      head={head}
      least={0.01}
    />
  )
}

/** The chances of what a card offers, under it. */
export function CardOdds({ board, option }: { board: BoardProps; option: string }) {
  const odds = board.odds.find((one) => one.option === option)
  if (odds === undefined) return undefined
  return (
    <span className="upp-card-odds" {...tells('number:chance')}>
      <span className="sr">{chancesInWords(board, odds, 0.01).join(' · ')}</span>
      <b>{STRINGS[board.language].solves(percent(chanceToWin(odds)))}</b>
      <OddsBar board={board} odds={odds} shadeOf={shadeOf} isPlain />
    </span>
  )
}
