import { describe, expect, it } from 'vitest'
import { checkRulebook } from '../../kit/testing/check-rulebook.ts'
import { ruleIds, rulingIds } from './rule-ids.ts'

const folder = new URL('./', import.meta.url)
const chapterCodes = 'SET BAS DRF RND MOV ENG RNG LOS ATT LIF GLY POW TEAM END SCN EX RUL'.split(' ')

describe('the list of rule ids', () => {
  it('has 342 rules, 48 examples and 89 rulings, each once', () => {
    expect(ruleIds.filter((id) => !id.startsWith('HS-EX-'))).toHaveLength(342)
    expect(ruleIds.filter((id) => id.startsWith('HS-EX-'))).toHaveLength(48)
    expect(rulingIds).toHaveLength(89)
    expect(new Set([...ruleIds, ...rulingIds]).size).toBe(479)
  })
})

checkRulebook({ folder, prefix: 'HS', chapterCodes, ruleIds, rulingIds })
