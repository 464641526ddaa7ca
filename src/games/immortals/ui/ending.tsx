import { Badge } from '../../../boardkit/drawing/sides.tsx'
import type { BoardProps } from '../../../protocol/board.ts'
import { placesCell } from '../rules/table/cells.ts'
import { contentOf, NONE, playersOf } from './cells.ts'
import { lookOf } from './colours.ts'
import { accountsOf, type Account } from './ending-account.ts'
import { Icon } from './icon.tsx'
import { holdingsOf } from './panel-score.ts'
import { STRINGS, type Strings } from './strings.ts'
import './ending.css'

const partsOf = (s: Strings): readonly (readonly [string, keyof Account])[] => [
  [s.lands, 'lands'],
  [s.regions, 'regions'],
  [s.shrines, 'shrines'],
  [s.capitals, 'capitals'],
  [s.built, 'built'],
]

/** The ranking with all that brought points, and the armies that decide a tie. `events` are those of the whole game. */
export function Ending(board: BoardProps) {
  const { view, language, events } = board
  const s = STRINGS[language]
  const players = playersOf(view)
  const places = placesCell.in(view.shared) ?? []
  const accounts = accountsOf(
    events,
    players.map(({ points }) => points),
  )
  const winners = (places[0] ?? []).map(board.nameOf)
  const names = winners.length > 1 ? `${winners.slice(0, -1).join(', ')} ${s.and} ${winners.at(-1)}` : winners.join()
  return (
    <section className="bk-ending imp-ending" aria-label={s.ending}>
      <header>
        <Icon name="shadow" />
        <h2>{winners.length === 0 ? s.ending : winners.length === 1 ? s.wins(names) : s.winTogether(names)}</h2>
        <Icon name="light" />
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              <span className="sr">{s.ending}</span>
            </th>
            <th scope="col">{s.points}</th>
            <th scope="col" title={s.tieBreak}>
              {s.armiesShort}
            </th>
          </tr>
        </thead>
        <tbody>
          {places.flatMap((roles, place) =>
            roles.map((role) => <Row key={role} board={board} place={place} account={accounts[role]} />),
          )}
        </tbody>
      </table>
      <p className="soft">{s.tieBreak}.</p>
    </section>
  )
}

function Row({ board, place, account }: { board: BoardProps; place: number; account: Account }) {
  const { language, view } = board
  const s = STRINGS[language]
  const content = contentOf(board)
  const { role } = account
  const look = lookOf(content.components.colours, role)
  const player = playersOf(view)[role]
  const races =
    player.light === NONE
      ? ''
      : `${content.lightRaces[player.light].name[language]} · ${content.shadowRaces[player.shadow].name[language]}`
  return (
    <tr className={place === 0 ? 'imp-winner' : ''}>
      <td className="imp-place">{s.place(place + 1)}</td>
      <th scope="row">
        <span>
          <Badge look={look}>
            <Icon name={look.emblem} />
          </Badge>
          <span>
            {board.nameOf(role)}
            <small>{races}</small>
            <small>
              {partsOf(s)
                .filter(([, key]) => account[key] > 0)
                .map(([label, key]) => `${label} ${account[key]}`)
                .join(' · ')}
            </small>
          </span>
        </span>
      </th>
      <td className="imp-final">{account.total}</td>
      <td>{holdingsOf(view, role).armies}</td>
    </tr>
  )
}
