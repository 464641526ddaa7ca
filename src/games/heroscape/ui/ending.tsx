import type { Role } from '../../../engine/index.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import { winnersCell } from '../rules/table/cells.ts'
import type { Event } from '../rules/words/words.ts'
import { cardName, figureLabel, isBasicGame, pointsOn, standingOf, statusOf, teamsOf } from './army.ts'
import { Badge, Medallion } from './badge.tsx'
import { cardsOf, roundOf, seenBy, type Seen } from './seen.ts'
import { STRINGS } from './strings.ts'
import './ending.css'

type Verdict = Extract<Event, { type: 'battleWon' | 'battleDrawn' }>

const verdictIn = (events: BoardProps['events']): Verdict | undefined =>
  (events as readonly Event[]).find((event) => event.type === 'battleWon' || event.type === 'battleDrawn')

/** How it ended, with the points of every side and who still stands. */
export function Ending(board: BoardProps) {
  const seen = seenBy(board)
  const s = STRINGS[board.language]
  if (seen === undefined) return undefined
  const verdict = verdictIn(board.events)
  const winners = winnersCell.in(seen.view.shared) ?? []
  const { round } = roundOf(seen.view)
  return (
    <section className="hs-ending" aria-label={s.ending}>
      <h2>{winners.length === 0 ? s.draw : s.winnersAre(winners.map(board.nameOf).join(` ${s.and} `))}</h2>
      <p className="soft">
        {seen.scenario.name[board.language]}
        {isBasicGame(seen) ? undefined : <> · {s.afterRound(round)}</>}
      </p>
      {verdict === undefined ? undefined : <p>{s.endings[verdict.by]}</p>}
      <div className="hs-ending-sides">
        {teamsOf(seen).map((team, side) => (
          <Side
            key={side}
            board={board}
            seen={seen}
            team={team}
            isWinner={team.some((role) => winners.includes(role))}
          />
        ))}
      </div>
    </section>
  )
}

function Side(props: { board: BoardProps; seen: Seen; team: readonly Role[]; isWinner: boolean }) {
  const { board, seen, team, isWinner } = props
  const s = STRINGS[board.language]
  const points = team.reduce((sum, role) => sum + pointsOn(seen, role), 0)
  const cards = team.flatMap((role) => cardsOf(seen, role).map((card) => [card, role] as const))
  const alive = cards.filter(([card]) => standingOf(seen, card) > 0)
  const lost = cards.filter(([card]) => standingOf(seen, card) === 0)
  return (
    <article className={isWinner ? 'hs-side-end hs-winner' : 'hs-side-end'}>
      <header>
        {team.map((role) => (
          <span key={role} className="hs-who">
            <Badge role={role} /> <b>{board.nameOf(role)}</b>
          </span>
        ))}
        {isWinner ? <span aria-hidden="true">★</span> : undefined}
        {isBasicGame(seen) ? undefined : <strong>{s.pointsShort(points)}</strong>}
      </header>
      <h4>{s.surviving}</h4>
      {alive.length === 0 ? <p className="soft">{s.nobodyLeft}</p> : undefined}
      <ul>
        {alive.map(([card, role]) => (
          <li key={card}>
            <Medallion card={seen.roster.cards[card]} role={role} />
            <span>{cardName(seen, card, board.language)}</span>
            <small>{figureLabel(s, seen.roster.cards[card], statusOf(seen, card)!)}</small>
          </li>
        ))}
      </ul>
      {lost.length === 0 ? undefined : (
        <p className="soft">
          {s.lost}: {lost.map(([card]) => cardName(seen, card, board.language)).join(', ')}
        </p>
      )}
    </article>
  )
}
