import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../module.ts'
import { ruleIds, rulingIds } from '../../rule-ids.ts'
import { REFERENCE } from './reference-words.ts'
import { strategy } from './strategy.ts'
import { PART_RULES, PARTS, TWO_MINUTES } from './words.ts'

const IDS: ReadonlySet<string> = new Set([...ruleIds, ...rulingIds])
const linesIn = (language: 'en' | 'de') => {
  const { movingLines, attackingLines, otherwiseLines } = REFERENCE[language]
  return [...movingLines, ...attackingLines, ...otherwiseLines]
}

describe('the drawn pages of the rules', () => {
  it('tell the game in five to seven sections, each with a rule that exists', () => {
    expect(PARTS.length).toBeGreaterThanOrEqual(5)
    expect(PARTS.length).toBeLessThanOrEqual(7)
    for (const part of PARTS) {
      expect(IDS.has(PART_RULES[part])).toBe(true)
      for (const language of LANGUAGES) {
        const { title, text, picture } = TWO_MINUTES[language][part]
        expect(Math.min(title.length, text.length, picture.length)).toBeGreaterThan(5)
        expect(text.match(/[.!?](?= |$)/g)!.length).toBeLessThan(4)
      }
    }
  })

  it('give five to ten hints, the same in both languages, with rules that exist', () => {
    expect(strategy.en.map(({ rule }) => rule)).toEqual(strategy.de.map(({ rule }) => rule))
    expect(strategy.en.length).toBeGreaterThanOrEqual(5)
    expect(strategy.en.length).toBeLessThanOrEqual(10)
    expect(strategy.en.filter(({ rule }) => !IDS.has(rule!))).toEqual([])
  })

  it('sum up moving and attacking by the same rules in both languages', () => {
    const rules = linesIn('en').map(([, , rule]) => rule)
    expect(linesIn('de').map(([, , rule]) => rule)).toEqual(rules)
    expect(rules.filter((rule) => !IDS.has(rule))).toEqual([])
  })
})
