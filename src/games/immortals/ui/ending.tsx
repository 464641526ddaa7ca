import { Badge } from '../../../boardkit/drawing/sides.tsx'
import { AccountTable } from '../../../boardkit/ending/account-table.tsx'
import type { Role } from '../../../engine/index.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import { placesCell } from '../rules/table/cells.ts'
import { about } from './about.ts'
import { contentOf, NONE, playersOf } from './cells.ts'
import { lookOf } from './colours.ts'
import { accountsOf, type Account } from './ending-account.ts'
import { ENDING } from './ending-strings.ts'
import { EndingWorlds } from './ending-worlds.tsx'
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

/** All that brought points, and the armies that decide a tie. */
export function Ending(board: BoardProps) {
  const { view, language, told } = board
  const s = STRINGS[language]
  const places = placesCell.in(view.shared) ?? []
  const accounts = accountsOf(
    told.map(({ event }) => event),
    playersOf(view).map(({ points }) => points),
  )
  const parts = partsOf(s)
  return (
    <>
      <section className="imp-ending" aria-label={s.ending} {...about('ending:account')}>
        <AccountTable
          label={s.ending}
          language={language}
          columns={parts.map(([label]) => label)}
          sides={places.flatMap((roles, place) =>
            roles.map((role) => ({
              id: `${role}`,
              sign: <Sign board={board} role={role} />,
              name: `${s.place(places.slice(0, place).flat().length + 1)} ${board.nameOf(role)}`,
              details: [...racesOf(board, role), ENDING[language].armies(holdingsOf(view, role).armies)],
              isWinner: place === 0,
              parts: parts.map(([, key]) => accounts[role][key]),
              total: accounts[role].total,
            })),
          )}
        />
        <p className="soft" {...about('number:armies')}>
          {s.tieBreak}.
        </p>
      </section>
      <EndingWorlds board={board} />
    </>
  )
}

function Sign({ board, role }: { board: BoardProps; role: Role }) {
  const look = lookOf(contentOf(board).components.colours, role)
  return (
    <Badge look={look}>
      <Icon name={look.emblem} />
    </Badge>
  )
}

/** One of each world. */
function racesOf(board: BoardProps, role: Role): string[] {
  const { light, shadow } = playersOf(board.view)[role]
  if (light === NONE) return []
  const { lightRaces, shadowRaces } = contentOf(board)
  return [`${lightRaces[light].name[board.language]} · ${shadowRaces[shadow].name[board.language]}`]
}
