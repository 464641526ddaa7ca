import { describe, expect, it } from 'vitest'
import { ruleIds, rulingIds } from '../rule-ids.ts'
import type { RollFor } from '../rules/rounds/initiative.ts'
import type { Ending } from '../rules/words/scenario-words.ts'
import { eventRule } from './event-rules.ts'
import { texts } from './index.ts'

const book = new Set([...ruleIds, ...rulingIds])
const ruleOf = (event: { type: string } & Record<string, unknown>): string | undefined => eventRule(event)

describe('rules behind events', () => {
  it('are rules of the book, for every kind of event', () => {
    const types = Object.keys(texts.en.events)
    expect(types.length).toBeGreaterThan(50)
    expect(types.filter((type) => !book.has(ruleOf({ type }) ?? ''))).toEqual([])
  })

  it('say what was rolled for', () => {
    const rolls: RollFor[] = ['draft', 'placing', 'markers', 'initiative', 'drop', 'reinforcements']
    const rules = rolls.map((what) => ruleOf({ type: 'rolledForFirst', what }))
    expect(rules).toEqual(['HS-DRF-12', 'HS-DRF-06', 'HS-RND-07', 'HS-RND-08', 'HS-RUL-76', 'HS-RUL-79'])
    expect(rules.filter((rule) => !book.has(rule ?? ''))).toEqual([])
  })

  it('say which goal was reached', () => {
    const endings: Ending[] = ['score', 'holdOut', 'enterEnemyGlyph', 'collect', 'scoutEnters', 'scoutLost', 'rescue']
    const rules = [...endings, 'holdGlyph'].map((by) => ruleOf({ type: 'battleWon', winners: '0', by, round: 1 }))
    expect(new Set(rules).size).toBe(endings.length + 1)
    expect(rules.filter((rule) => !book.has(rule ?? ''))).toEqual([])
    expect(ruleOf({ type: 'battleWon', winners: '0', by: 'eliminate', round: 1 })).toBe('HS-END-01')
    expect(['score', 'eliminate'].map((by) => ruleOf({ type: 'battleDrawn', by, round: 1 }))).toEqual([
      'HS-RUL-10',
      'HS-RUL-09',
    ])
  })

  it('an event that names its own rule wins', () => {
    expect(ruleOf({ type: 'moved', rule: 'HS-POW-06' })).toBe('HS-POW-06')
  })
})
