import { fastSource, Play as Trial } from '../../../../engine/index.ts'
import {
  agree,
  areasOf,
  armyAt,
  enemiesAt,
  enemyVillagesAt,
  factionOf,
  unitsOnMap,
  villagesAt,
  type BookOracle,
  type Play,
  type Role,
} from './book.ts'

const NAME = 'ranking'

/** Points, own villages on the map, points for what was captured (BS-END-06 to BS-END-10). */
type Merits = readonly [points: number, own: number, captured: number]

function meritsOf(play: Play, role: Role): Merits {
  const { vp, capturedVillages, capturedCitadels, outcome } = play.state
  const each = factionOf(play, role) === 'chaosHorde' ? 2 : 1
  let [own, villages] = [0, capturedVillages[role]]
  for (const area of areasOf(play)) {
    if (enemiesAt(play, role, area).length === 0) own += villagesAt(play, role, area)
    if (armyAt(play, role, area).length > 0) villages += enemyVillagesAt(play, role, area)
  }
  const captured = villages * each + capturedCitadels[role] * 5
  return [vp[role] + (outcome === undefined ? captured : 0), own, captured]
}

const isBetter = (one: Merits, other: Merits): boolean => {
  const at = one.findIndex((n, i) => n !== other[i])
  return at >= 0 && one[at] > other[at]
}

/** Final battles come first: nobody is ranked as long as enemies stand in one area. */
function isContested(play: Play): boolean {
  const holders = new Map<number, Role>()
  return unitsOnMap(play).some(({ area, role }) => {
    if (!holders.has(area)) holders.set(area, role)
    return holders.get(area) !== role
  })
}

/** How the game has ended, or how it would if it ended here: the rules score a copy. */
function outcomeOf({ game, content, state }: Play): Play['state']['outcome'] {
  if (state.outcome !== undefined) return state.outcome
  const copy = game.clone(state)
  copy.next.splice(0, copy.next.length, { procedure: 'finalScoring', args: {} })
  return new Trial(game, content, copy, fastSource('end')).start().state.outcome
}

/** Everybody's place is one more than the number of those who are better (BS-END-11). */
export const ranking: BookOracle = {
  name: NAME,
  compare(play) {
    const areAllSeated = play.state.faction.every((faction) => faction >= 0)
    if (!areAllSeated || isContested(play)) return 0
    const outcome = outcomeOf(play)
    if (outcome?.kind !== 'ranking') return 0
    const merits = play.state.vp.map((_, role) => meritsOf(play, role))
    const byBook = merits.map((own, role) => {
      const place = 1 + merits.filter((other) => isBetter(other, own)).length
      return `${role}:${place}(${own[0]})`
    })
    const byRules = outcome.places.flatMap((roles, i) => {
      const before = outcome.places.slice(0, i).flat().length
      return roles.map((role) => `${role}:${1 + before}(${outcome.scores[role]})`)
    })
    agree(NAME, 'places', byRules, byBook)
    return merits.length
  },
}
