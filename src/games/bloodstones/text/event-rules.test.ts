import { describe, expect, it } from 'vitest'
import { ruleIds } from '../rule-ids.ts'
import { eventRule } from './event-rules.ts'

describe('rules behind events', () => {
  it('are rules of the book', () => {
    const types = ['placed', 'moved', 'battleWon', 'villageBuilt', 'resupply', 'ranked', 'reentered', 'desertLoss']
    for (const type of types) expect(ruleIds).toContain(eventRule({ type }))
  })

  it('are those that decide it [BS-FAC-CHA-09] [BS-CUT-07] [BS-BAT-12]', () => {
    const rules = ['reentered', 'cutiecornJoins', 'replacementSeen'].map((type) => eventRule({ type }))
    expect(rules).toEqual(['BS-FAC-CHA-09', 'BS-CUT-07', 'BS-BAT-12'])
  })

  it('an event that names its own rule wins', () => {
    expect(eventRule({ type: 'endTriggered', rule: 'BS-RUL-71' } as { type: string })).toBe('BS-RUL-71')
  })
})
