import { describe, expect, it } from 'vitest'
import { newCoverage, unscrambled } from '../../engine/proof/coverage.ts'
import { fuzz } from '../../engine/proof/fuzz.ts'
import { prepare } from '../../engine/setup.ts'
import { heroscape } from './index.ts'
import { EIGHT_PLAYERS, GLYPH_FIELD } from './testing/packs.ts'

/** Everything is checked at every n-th question; the light checks at all others. */
const EVERY = 60

const tables = [
  { roles: 2, scenario: 'DAWN' },
  { roles: 2, scenario: 'FRONT' },
  { roles: 4, scenario: 'FRONT', army: 'prepared' },
  { roles: 2, scenario: 'DIVE' },
  { roles: 2, scenario: 'WINTER' },
  { roles: 4, scenario: 'WINTER', markersInTurn: true },
  { roles: 2, scenario: 'PLANT' },
  { roles: 2, scenario: 'STORM' },
  { roles: 3, scenario: 'RESCUE' },
  { roles: 2, scenario: 'MIST', mirrorArmies: true, army: 'prepared' },
  { roles: 4, scenario: 'FORT' },
  { roles: 2, scenario: 'BARREN', edition: 'secondEnglish' },
  { roles: 4, scenario: 'BARREN', sets: 2, strikes: 'automatic' },
  { roles: 8, scenario: 'pack', sets: 3, pack: EIGHT_PLAYERS },
  { roles: 2, scenario: 'pack', army: 'prepared', mirrorArmies: true, pack: GLYPH_FIELD },
  { roles: 4, scenario: 'pack', markersInTurn: true, pack: GLYPH_FIELD },
]

const coverage = newCoverage()

describe('random games keep every invariant to the end', () => {
  for (const [index, { roles, pack, ...options }] of tables.entries()) {
    it(`${roles} players in ${pack?.scenarios[0].id ?? options.scenario}`, () => {
      const prepared = prepare(heroscape, roles, options, pack)
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
