import { expect, it } from 'vitest'
import { ruleIds, rulingIds } from '../../rule-ids.ts'
import { strategy } from './strategy.ts'
import { BOOK, RULES, SECTIONS } from './words.ts'

const known = new Set([...ruleIds, ...rulingIds])

it('the game in two minutes has as many sections in both languages, with rules that exist', () => {
  expect(SECTIONS.filter((section) => !known.has(RULES[section]))).toEqual([])
  for (const language of ['en', 'de'] as const)
    expect(SECTIONS.filter((section) => BOOK[language].sections[section].text.split('. ').length > 4)).toEqual([])
})

it('hints are the same in both languages, and each has a rule that exists', () => {
  expect(strategy.de.map(({ rule, measuredBy }) => [rule, measuredBy])).toEqual(
    strategy.en.map(({ rule, measuredBy }) => [rule, measuredBy]),
  )
  expect(strategy.en.length).toBeLessThanOrEqual(10)
  expect(strategy.en.filter(({ rule = '', text }) => !known.has(rule) || !text.endsWith('.'))).toEqual([])
})
