import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../../engine/index.ts'
import { FACTION_IDS } from '../../content/units.ts'
import { ruleIds, rulingIds } from '../../rule-ids.ts'
import { bordersOf, depthIn } from '../geometry.ts'
import { COAST } from './country.ts'
import { TOTALS } from './pictures.tsx'
import { REFERENCE, type Line } from './reference-words.ts'
import { strategy } from './strategy.ts'
import { RULES } from './words.ts'

const known = new Set([...ruleIds, ...rulingIds])

/** Every rule that a page of this language names, in their order. */
const rulesOf = (language: 'en' | 'de'): readonly string[] => {
  const s = REFERENCE[language]
  const points = s.pointLines({ village: 1, captured: 1, chaos: 2, citadel: 5 })
  const lines = [s.phases, s.battleLines, points].flatMap((group): Line[] => Object.values(group))
  const factions = Object.values(s.factionLines(10, 2)).flat()
  return [...lines, ...factions, ...s.wipedOutLines, s.endLine(3, 2), s.setupLine(9, 5)].map(([, rule]) => rule)
}

describe('the book', () => {
  it.each(LANGUAGES)('names rules that there are (%s)', (language) => {
    const named = [...Object.values(RULES), ...rulesOf(language), ...strategy[language].map(({ rule }) => rule ?? '')]
    expect(named.filter((id) => !known.has(id))).toEqual([])
  })

  it('leaves out nothing that one side alone may do or must suffer', () => {
    const named = ['BS-FAC-CHA-03', 'BS-FAC-CHA-05', 'BS-FAC-CHA-09', 'BS-FAC-COR-02', 'BS-FAC-COR-03', 'BS-OUT-01']
    expect(rulesOf('en')).toEqual(expect.arrayContaining(named))
  })

  it('names the same rules in both languages', () => {
    expect(rulesOf('de')).toEqual(rulesOf('en'))
    expect(strategy.de.map(({ rule }) => rule)).toEqual(strategy.en.map(({ rule }) => rule))
  })

  it('gives five to ten hints', () => {
    for (const language of LANGUAGES) {
      expect(strategy[language].length).toBeGreaterThanOrEqual(5)
      expect(strategy[language].length).toBeLessThanOrEqual(10)
    }
  })

  it('knows something about every faction', () => {
    expect(Object.keys(REFERENCE.en.factionLines(10, 2)).toSorted()).toEqual([...FACTION_IDS].toSorted())
  })

  it('counts the battle that it shows as the rulebook does', () => {
    expect(TOTALS).toEqual([16, 14])
  })

  it('draws a coast whose areas fit together', () => {
    expect([...bordersOf(COAST)].toSorted()).toEqual(['0-1', '0-3', '0-4', '1-2', '1-4', '2-5', '3-4', '4-5'])
    expect(COAST.hearts.every((heart, area) => depthIn(heart, COAST.polys[area]) > 0)).toBe(true)
  })
})
