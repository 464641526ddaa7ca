import { describe, expect, it } from 'vitest'
import { newCoverage, unscrambled } from '../../engine/proof/coverage.ts'
import { fuzz } from '../../engine/proof/fuzz.ts'
import { prepare } from '../../engine/setup.ts'
import { FACTION_IDS } from './content/units.ts'
import { bloodstones } from './index.ts'

/** Everything is checked at every n-th question; the light checks at all others. */
const EVERY = 40

/** Different factions for every game, those that need more players only where they are allowed. */
function factionsFor(roles: number, shift: number): string[] {
  const allowed = FACTION_IDS.filter((id) => (id !== 'corsairs' || roles > 2) && (id !== 'chaosHorde' || roles > 3))
  return Array.from({ length: roles }, (_, role) => allowed[(role + shift) % allowed.length])
}

const tables = [
  { roles: 2, map: 'twin-ford' },
  { roles: 2, map: 'tyrants-lament' },
  { roles: 3, map: 'fals-heartland' },
  { roles: 3, map: 'tyrants-lament' },
  { roles: 4, map: 'fals-heartland' },
  { roles: 4, map: 'tyrants-lament' },
  { roles: 5, map: 'two-inland-seas' },
  { roles: 6, map: 'two-inland-seas' },
]

const coverage = newCoverage()

describe('random games keep every invariant to the end', () => {
  for (const [index, { roles, map }] of tables.entries()) {
    it(`${roles} players on ${map}`, () => {
      const options = { map, factions: factionsFor(roles, index), cutiecorn: index % 2 === 1 }
      const prepared = prepare(bloodstones, roles, options)
      if (!prepared.ok) throw new Error(JSON.stringify(prepared.problems))
      const report = fuzz(prepared.value, { seed: `npm-test-${index}`, maxAnswers: 6000, every: EVERY, coverage })
      expect(report.failure).toBeUndefined()
      expect(report.finished).toBe(true)
    })
  }

  it('every kind of secret was really scrambled, and nothing that a role has not seen reached it', () => {
    expect(unscrambled(coverage)).toEqual([])
  })
})
