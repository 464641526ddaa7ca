import { describe, expect, it } from 'vitest'
import { CAPITAL, PORTAL, SHRINE } from '../content/names.ts'
import { ruleIds, rulingIds } from '../rule-ids.ts'
import { AGAINST, FOR, NEUTRAL, NONE } from '../rules/table/state.ts'
import { BLANK, joker, landCard, light, magic } from '../testing/position.ts'
import { eventRule } from './event-rules.ts'
import { texts } from './index.ts'

const book = new Set([...ruleIds, ...rulingIds])
const ruleOf = (event: { type: string } & Record<string, unknown>): string | undefined => eventRule(event)

describe('rules behind events', () => {
  it('are rules of the book, for every kind of event', () => {
    const types = Object.keys(texts.en.events)
    expect(types.length).toBeGreaterThan(45)
    expect(types.filter((type) => !book.has(ruleOf({ type }) ?? ''))).toEqual([])
  })

  it('say what was built', () => {
    const rules = [PORTAL, SHRINE, CAPITAL].map((building) => ruleOf({ type: 'built', building }))
    expect(rules).toEqual(['IM-BLD-04', 'IM-BLD-05', 'IM-BLD-06'])
  })

  it('say why a card comes back', () => {
    const cards = [landCard('heartwood'), light('heartwood'), joker(1, 'fire'), magic('awaken'), BLANK]
    const rules = cards.map((card) => ruleOf({ type: 'cardReturned', role: 0, space: 1, card }))
    expect(rules).toEqual(['IM-ACT-11', 'IM-RUL-33', 'IM-RUL-33', 'IM-ACT-12', 'IM-ACT-10'])
  })

  it.each([
    ['attacker', 1, FOR, 2, 'IM-FGT-18'],
    ['defender', 1, AGAINST, 1, 'IM-FGT-18'],
    ['defender', 1, AGAINST, 0, 'IM-RUL-60'],
    ['residents', 1, FOR, 0, 'IM-RUL-60'],
    ['tie', 0, NEUTRAL, 0, 'IM-FGT-24'],
    ['attacker', NONE, NEUTRAL, 2, 'IM-FGT-09'],
    ['attacker', NONE, AGAINST, 2, 'IM-FGT-13'],
    ['residents', NONE, AGAINST, 0, 'IM-FGT-14'],
    ['nobody', NONE, FOR, 0, 'IM-FGT-11'],
  ])(
    'say how a fight was decided: %s, defender %i, residents %i, %i armies',
    (winner, defender, attitude, placed, rule) => {
      expect(ruleOf({ type: 'fightDecided', winner, defender, attitude, placed })).toBe(rule)
      expect(book.has(rule)).toBe(true)
    },
  )

  it('tell apart what one kind of event can mean', () => {
    expect([1, -1].map((added) => ruleOf({ type: 'residentsAdjusted', added }))).toEqual(['IM-FGT-03', 'IM-FGT-04'])
    expect([1, NONE].map((defender) => ruleOf({ type: 'attacked', defender }))).toEqual(['IM-ATT-01', 'IM-ATT-11'])
    expect(['1', '0,2'].map((winners) => ruleOf({ type: 'gameEnded', winners }))).toEqual(['IM-END-02', 'IM-END-04'])
    expect([{}, { rule: 'IM-MAG-02' }].map((by) => ruleOf({ type: 'awakened', ...by }))).toEqual([
      'IM-AWK-01',
      'IM-MAG-02',
    ])
  })

  it('an event that names its own rule wins', () => {
    expect(ruleOf({ type: 'built', building: SHRINE, rule: 'IM-MAG-08' })).toBe('IM-MAG-08')
    expect(ruleOf({ type: 'sunrise' })).toBeUndefined()
  })
})
