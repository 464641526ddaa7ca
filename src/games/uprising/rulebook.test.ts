import { describe, expect, it } from 'vitest'
import { checkRulebook } from '../../kit/testing/check-rulebook.ts'
import { ruleIds, rulingIds } from './rule-ids.ts'

const folder = new URL('./', import.meta.url)
const chapterCodes = [...new Set([...ruleIds, ...rulingIds].map((id) => id.split('-')[1]))]

describe('the list of rule ids', () => {
  it('has 482 rules, 40 examples and 103 rulings, each once', () => {
    expect(ruleIds.filter((id) => !id.startsWith('UP-EX-'))).toHaveLength(482)
    expect(ruleIds.filter((id) => id.startsWith('UP-EX-'))).toHaveLength(40)
    expect(rulingIds).toHaveLength(103)
    expect(new Set([...ruleIds, ...rulingIds]).size).toBe(625)
  })
})

checkRulebook({ folder, prefix: 'UP', chapterCodes, ruleIds, rulingIds })
