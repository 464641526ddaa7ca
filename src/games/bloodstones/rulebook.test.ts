import { describe, expect, it } from 'vitest'
import { checkRulebook, idsNowhereDecided, rulebookLanguages, rulesOf } from '../../kit/testing/check-rulebook.ts'
import { ruleIds, rulingIds } from './rule-ids.ts'
import { rulesWithoutBehaviour } from './rules-without-behaviour.ts'

const folder = new URL('./', import.meta.url)
const chapterCodes = 'TIL MAP SET TRN FAC CAP UND PLC MOV SEA BAT RET VIL DRW OUT END CUT EX RUL'.split(' ')

describe('the list of rule ids', () => {
  it('has 272 rules, 32 examples and 88 rulings, each once', () => {
    expect(ruleIds.filter((id) => !id.startsWith('BS-EX-'))).toHaveLength(272)
    expect(ruleIds.filter((id) => id.startsWith('BS-EX-'))).toHaveLength(32)
    expect(rulingIds).toHaveLength(88)
    expect(new Set([...ruleIds, ...rulingIds]).size).toBe(392)
  })
})

it('every rule is named where it is decided', () => {
  const decided = ruleIds.filter((id) => !id.startsWith('BS-EX-') && !Object.hasOwn(rulesWithoutBehaviour, id))
  expect(idsNowhereDecided(folder, decided)).toEqual([])
})

it('rules without behaviour are told in both languages, and why they have none [BS-DRW-04]', () => {
  expect(Object.keys(rulesWithoutBehaviour)).toEqual(['BS-DRW-04'])
  for (const [id, reason] of Object.entries(rulesWithoutBehaviour)) {
    expect(reason).not.toBe('')
    for (const language of rulebookLanguages)
      expect(rulesOf(folder, language).find((rule) => rule.id === id)?.text).toMatch(/\w+/)
  }
})

checkRulebook({ folder, prefix: 'BS', chapterCodes, ruleIds, rulingIds })
