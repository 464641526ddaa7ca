import type { Role } from '../../../engine/index.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import { winnersCell } from '../rules/table/cells.ts'
import { marked } from './about/mark.ts'
import { cardName, figureLabel, glyphsHeld, isBasicGame, pointsOn, standingOf, statusOf, teamsOf } from './army.ts'
import { Badge, Medallion } from './badge.tsx'
import { ENDING } from './ending-strings.ts'
import { cardsOf, seenBy, type Seen } from './seen.ts'
import { STRINGS } from './strings.ts'
import './ending.css'

/** Who holds what: the cards of every side that still stand, with their points, and what is lost. */
export function Ending(board: BoardProps) {
  const seen = seenBy(board)
  const s = STRINGS[board.language]
  if (seen === undefined) return undefined
  const winners = winnersCell.in(seen.view.shared) ?? []
  const isWinner = (team: readonly Role[]): boolean => team.some((role) => winners.includes(role))
  const teams = teamsOf(seen).toSorted((a, b) => Number(isWinner(b)) - Number(isWinner(a)))
  return (
    <section className="hs-ending" aria-label={s.ending}>
      {teams.map((team) => (
        <Side key={team.join()} board={board} seen={seen} team={team} isWinner={isWinner(team)} />
      ))}
    </section>
  )
}

function Side(props: { board: BoardProps; seen: Seen; team: readonly Role[]; isWinner: boolean }) {
  const { board, seen, team, isWinner } = props
  const s = STRINGS[board.language]
  const points = team.reduce((sum, role) => sum + pointsOn(seen, role), 0)
  const glyphs = team.reduce((sum, role) => sum + glyphsHeld(seen, role).length, 0)
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
        {isBasicGame(seen) ? undefined : (
          <strong {...marked('number:pointsOn')}>{ENDING[board.language].points(points)}</strong>
        )}
      </header>
      {glyphs === 0 ? undefined : <p>{ENDING[board.language].glyphs(glyphs)}</p>}
      {alive.length === 0 ? undefined : <h3>{s.surviving}</h3>}
      <ul>
        {alive.map(([card, role]) => (
          <li key={card}>
            <Medallion card={seen.roster.cards[card]} role={role} />
            <span>{cardName(seen, card, board.language)}</span>
            {isBasicGame(seen) ? undefined : (
              <b {...marked('number:points')}>{ENDING[board.language].points(seen.roster.cards[card].master.points)}</b>
            )}
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
