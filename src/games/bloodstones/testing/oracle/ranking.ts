import { agree, areasOf, factionOf, villagesAt, type BookOracle, type Play, type Role } from './book.ts'

const NAME = 'ranking'

/** Points, own villages on the map, points for what was captured (BS-END-07 to BS-END-10). */
function meritsOf(play: Play, role: Role): number[] {
  const { vp, capturedVillages, capturedCitadels } = play.state
  const own = areasOf(play).reduce((sum, area) => sum + villagesAt(play, role, area), 0)
  const each = factionOf(play, role) === 'chaosHorde' ? 2 : 1
  return [vp[role], own, capturedVillages[role] * each + capturedCitadels[role] * 5]
}

const isBetter = (one: readonly number[], other: readonly number[]): boolean => {
  const at = one.findIndex((n, i) => n !== other[i])
  return at >= 0 && one[at] > other[at]
}

/** Everybody's place is one more than the number of those who are better (BS-END-11). */
export const ranking: BookOracle = {
  name: NAME,
  compare(play) {
    const { outcome } = play.state
    if (outcome?.kind !== 'ranking') return 0
    const merits = play.state.vp.map((_, role) => meritsOf(play, role))
    const byBook = merits.map((own, role) => `${role}:${1 + merits.filter((other) => isBetter(other, own)).length}`)
    const byRules = outcome.places.flatMap((roles, i) => {
      const before = outcome.places.slice(0, i).flat().length
      return roles.map((role) => `${role}:${1 + before}`)
    })
    return agree(NAME, 'places', byRules, byBook)
  },
}
