import type { BoardProps } from '../../../protocol/board.ts'
import { STRINGS } from './strings.ts'
import './stage.css'

const SHADES = ['bs-win', 'bs-tie', 'bs-lose']

/** Chances as bars with numbers: win, tie, loss. */
export function OddsBars({ board }: { board: BoardProps }) {
  if (board.odds.length === 0) return undefined
  const percent = (p: number): string => `${Math.round(p * 100)} %`
  return (
    <div className="bs-odds">
      <h4>{STRINGS[board.lang].odds}</h4>
      {board.odds.map((odds, i) => (
        <div key={i}>
          <span>{board.say(odds.about)}</span>
          <div
            className="bs-bar"
            role="img"
            aria-label={odds.chances
              .map(({ label, probability }) => `${board.say(label)} ${percent(probability)}`)
              .join(', ')}
          >
            {odds.chances.map(({ label, probability }, at) =>
              probability < 0.005 ? undefined : (
                <span
                  key={at}
                  className={SHADES[at] ?? 'bs-tie'}
                  style={{ flexGrow: probability }}
                  title={`${board.say(label)} ${percent(probability)}`}
                >
                  {probability >= 0.12 ? percent(probability) : ''}
                </span>
              ),
            )}
          </div>
        </div>
      ))}
    </div>
  )
}
