import type { Odds } from '../../../engine/game.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import { isSameSide, nameOfFigure, roleOfFigure } from './army.ts'
import { Badge } from './badge.tsx'
import type { Seen } from './cells.ts'
import { keyOfOdds, percent, shadeOf } from './odds-view.ts'
import { STRINGS } from './strings.ts'

/** Every attack on offer with its exact chances; a click makes it. */
export function OddsList({ board, seen }: { board: BoardProps; seen: Seen }) {
  return (
    <section className="hs-odds" aria-label={STRINGS[board.lang].odds}>
      <h2>{STRINGS[board.lang].odds}</h2>
      <ul>
        {board.odds.map((odds, i) => (
          <li key={i}>
            <Row odds={odds} board={board} seen={seen} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Row({ odds, board, seen }: { odds: Odds; board: BoardProps; seen: Seen }) {
  const key = keyOfOdds(odds, board.question)
  const { attacker, target, attack, defense } = (odds.about.args ?? {}) as Readonly<Record<string, number>>
  const words = odds.chances.map(({ label, probability }) => `${board.say(label)} ${percent(probability)}`)
  const isOwn = isSameSide(seen, roleOfFigure(seen, attacker), roleOfFigure(seen, target))
  const name = (figure: number): string => nameOfFigure(seen, figure, board.lang)
  const content = (
    <>
      <span className="hs-odds-who">
        <span>
          <Badge role={roleOfFigure(seen, attacker)} /> {name(attacker)}
        </span>
        <b aria-hidden="true">
          {attack} : {defense}
        </b>
        <span>
          <Badge role={roleOfFigure(seen, target)} /> {name(target)}
        </span>
      </span>
      <span className="hs-bar" aria-hidden="true">
        {odds.chances.map(({ label, probability }, at) =>
          probability < 0.005 ? undefined : (
            <span
              key={at}
              className={shadeOf(label.key)}
              style={{ flexGrow: probability }}
              title={`${board.say(label)} ${percent(probability)}`}
            >
              {probability >= 0.14 ? percent(probability) : ''}
            </span>
          ),
        )}
      </span>
      <small>{words.join(' · ')}</small>
      {isOwn ? <b className="hs-own">{STRINGS[board.lang].ownFigure}</b> : undefined}
    </>
  )
  if (key === undefined) return <div className="hs-chance">{content}</div>
  return (
    <button
      type="button"
      className="hs-chance"
      aria-label={`${board.say(odds.about)}. ${words.join(', ')}`}
      onClick={() => board.answer(key)}
    >
      {content}
    </button>
  )
}
