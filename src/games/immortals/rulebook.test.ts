import { describe, expect, it } from 'vitest'
import { checkRulebook, rulebookLanguages, rulesOf } from '../../kit/testing/check-rulebook.ts'
import { ruleIds, rulingIds } from './rule-ids.ts'

const folder = new URL('./', import.meta.url)
const chapterCodes = 'SET STA TOW RND REI PLN ACT GLD ENE AWK BLD ATT MOV RAC MAG FGT CRD SCO END INV EX RUL'.split(' ')

describe('the list of rule ids', () => {
  it('has 219 rules, 11 invariants, 45 examples and 83 rulings, each once', () => {
    const invariants = ruleIds.filter((id) => id.startsWith('IM-INV-'))
    const examples = ruleIds.filter((id) => id.startsWith('IM-EX-'))
    expect(invariants).toHaveLength(11)
    expect(examples).toHaveLength(45)
    expect(ruleIds).toHaveLength(219 + 11 + 45)
    expect(rulingIds).toHaveLength(83)
    expect(new Set([...ruleIds, ...rulingIds]).size).toBe(358)
  })
})

checkRulebook({ folder, prefix: 'IM', chapterCodes, ruleIds, rulingIds })

describe('rulings that can be chosen otherwise', () => {
  const phrase = { de: 'Tischoption:', en: 'Table option:' }

  it.each(rulebookLanguages)('are named as table options in rules.%s.md', (language) => {
    const rulings = rulesOf(folder, language).filter((rule) => rulingIds.includes(rule.id))
    const optional = rulings.filter((rule) => rule.text.includes(phrase[language]))
    expect(optional.map((rule) => rule.id)).toEqual(['IM-RUL-01', 'IM-RUL-02', 'IM-RUL-04', 'IM-RUL-78'])
  })
})
