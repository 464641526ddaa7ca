import { describe, expect, it } from 'vitest'
import type { Effect } from '../../content/effects/verbs.ts'
import { effectMatch } from '../../testing/effects.ts'
import { at, card, choose, heardMatch, offered, question, refusedBy, tableOf } from '../../testing/position.ts'
import type { Position } from '../../testing/position.ts'
import { contextOf } from '../select/context.ts'
import { GONE, CHAOS, EMPIRE, IN_PLAY, NONE, printed } from '../table/state.ts'
import { eventThreat, maxThreatOf } from './threat.ts'

const EXECUTIONER = card('executioner')
const WYRM = card('bloodwyrm')
const both: Position = { cards: { executioner: { at: at(3, 0), threat: 6 }, bloodwyrm: { at: at(-3, 0), threat: 3 } } }

describe('Threat', () => {
  it('rises, and each point above the maximum is a VP for the faction of the card [UP-THR-04] [UP-THR-05] [UP-RUL-52]', () => {
    const { match, told } = effectMatch(both, [{ op: 'threat', cards: { kind: 'both', pick: 'all' }, change: 3 }])
    const { state } = match.play
    expect([state.threat[EXECUTIONER], state.threat[WYRM]]).toEqual([7, 6])
    expect([state.vp[EMPIRE], state.vp[CHAOS]]).toEqual([2, 0])
    expect(told('vpGained')).toEqual([{ side: EMPIRE, points: 2, rule: 'UP-THR-04' }])
  })

  it('has a maximum of its own on every card, mostly 7 [UP-THR-01] [UP-RUL-52]', () => {
    const t = tableOf()
    expect(maxThreatOf(t, EXECUTIONER)).toBe(7)
    expect(maxThreatOf(t, card('banished'))).toBe(5)
  })

  it('at 0 the card is destroyed by who did it [UP-THR-01] [UP-LEG-05] [UP-HOR-04]', () => {
    const { match, told } = effectMatch(
      both,
      [{ op: 'loseThreat', cards: { kind: 'horde', pick: 'choose', by: 'you' }, n: 3 }],
      { you: 1 },
    )
    const { state } = match.play
    expect(state.fate[WYRM]).toBe(GONE)
    expect(state.cardAt[WYRM]).toBe(NONE)
    // "If destroyed": 4 VP for the destroyer.
    expect(state.vp[1]).toBe(4)
    expect(told('nemesisDestroyed')).toEqual([{ card: WYRM, by: 1, rule: 'UP-HOR-03' }])
  })

  it('a card of the other Nemesis that takes the last of it destroys, whoever fights [UP-RUL-96] [UP-CMB-65]', () => {
    const weak: Effect[] = [{ op: 'loseThreat', cards: { kind: 'both', pick: 'all' }, n: 3 }]
    const { match, told } = effectMatch(both, weak, contextOf('legion', EXECUTIONER, { you: 1 }))
    expect(told('nemesisDestroyed')).toEqual([{ card: WYRM, by: EMPIRE, rule: 'UP-HOR-03' }])
    expect([match.state.vp[EMPIRE], match.state.vp[1]]).toEqual([4, 0])
    const own = effectMatch(both, weak, contextOf('horde', WYRM, { you: 1 }))
    expect(own.told('nemesisDestroyed')).toEqual([{ card: WYRM, by: 1, rule: 'UP-HOR-03' }])
  })

  it('a card that comes into play above its maximum scores the difference [UP-RUL-52]', () => {
    const { match } = effectMatch({ nextHordes: ['banished'] }, [
      { op: 'placeHorde', n: 1, at: { at: 'capital' }, threat: 7 },
    ])
    expect(match.play.state.threat[card('banished')]).toBe(5)
    expect(match.play.state.vp[CHAOS]).toBeGreaterThanOrEqual(2)
  })

  it('of the latest Event, before the first that of the face-down one [UP-RUL-51] [UP-THR-03]', () => {
    expect(eventThreat(tableOf({ events: ['solar-eclipse', 'the-empire-strikes'] }))).toBe(6)
    expect(eventThreat(tableOf({ nextEvent: 'three-bloody-comets' }))).toBe(4)
  })

  it('chooses the row of dice: more Threat, more dice [UP-THR-02] [UP-THR-07]', () => {
    for (const one of printed(tableOf()).nemesis) {
      expect(one.clash).toHaveLength(one.maxThreat + 1)
      expect(one.archery).toHaveLength(one.maxThreat + 1)
      expect(one.clash[one.maxThreat].length).toBeGreaterThanOrEqual(one.clash[1].length)
      expect(one.initiative).toBeGreaterThan(0)
    }
  })
})

describe('the Events Phase, step 1', () => {
  const EVENTS = [{ procedure: 'events', args: { step: 0 } }]

  it('every card gains 2 Threat, the rest is VP [UP-EVT-01] [UP-EVT-02] [UP-EX-34]', () => {
    const at7 = { ...both, phase: 'events', nextEvent: 'visions-from-the-old-gods', chapter: 2 } as const
    const { match, told } = heardMatch(at7, EVENTS)
    const { state } = match.play
    expect([state.threat[EXECUTIONER], state.threat[WYRM]]).toEqual([7, 5])
    expect(state.vp[EMPIRE]).toBe(1)
    expect(told('threatChanged')).toContainEqual({ card: WYRM, change: 2, threat: 5, rule: 'UP-EVT-01' })
    const full = heardMatch({ ...at7, cards: { bloodwyrm: { at: at(-3, 0), threat: 7 } } }, EVENTS)
    expect(full.match.play.state.threat[WYRM]).toBe(7)
    expect(full.match.play.state.vp[CHAOS]).toBe(2)
    expect(full.told('threatChanged')).toEqual([])
  })

  it('does nothing where nothing is in play [UP-EVT-11] [UP-THR-06]', () => {
    const { match, told } = heardMatch({ phase: 'events', nextEvent: 'visions-from-the-old-gods', chapter: 2 }, EVENTS)
    expect(told('threatChanged')).toEqual([])
    expect(match.play.state.vp.every((points) => points === 0)).toBe(true)
  })
})

describe('cards that leave', () => {
  it('destroyed: bottom effect, then Target, tokens and figure are gone [UP-LEG-04] [UP-TGT-12] [UP-RUL-60]', () => {
    const { match, told } = effectMatch(
      { cards: { executioner: { at: at(3, 0), target: at(0, 2), tokens: 2 } } },
      [{ op: 'loseThreat', cards: { kind: 'legion', pick: 'all' }, n: 9 }],
      { you: 0 },
    )
    const { state } = match.play
    expect(state.vp[0]).toBe(3)
    expect([state.target[EXECUTIONER], state.tokens[EXECUTIONER], state.cardAt[EXECUTIONER]]).toEqual([NONE, 0, NONE])
    expect(told('targetRemoved')).toHaveLength(1)
  })

  it('by a Nemesis effect the other Nemesis destroys it [UP-HOR-03] [UP-CMB-65]', () => {
    const { match } = effectMatch(
      both,
      [{ op: 'loseThreat', cards: { kind: 'legion', pick: 'all' }, n: 9 }],
      contextOf('horde', WYRM),
    )
    expect(match.play.state.vp[CHAOS]).toBe(3)
    expect(match.play.state.fate[WYRM]).toBe(IN_PLAY)
  })
})

describe('Activation Tokens', () => {
  const three: Position = {
    cards: {
      executioner: { at: at(3, 0), tokens: 1 },
      bloodwyrm: { at: at(-3, 0) },
      siren: { at: at(0, 3) },
    },
    firstPlayer: 1,
  }

  it('go on a card with the fewest; a tie is the first player’s [UP-EVT-10] [UP-NEM-07] [UP-EXP-09]', () => {
    const { match } = effectMatch(three, [{ op: 'placeToken', n: 2 }], { you: 0 })
    expect(question(match)).toBe('whichCard@1')
    expect(offered(match)).toEqual([`card:${WYRM}`, `card:${card('siren')}`])
    expect(refusedBy(match, 1, `card:${EXECUTIONER}`)).toEqual(['UP-EVT-10'])
    choose(match, `card:${card('siren')}`)
    expect(match.play.state.tokens[card('siren')]).toBe(1)
    expect(match.play.state.tokens[WYRM]).toBe(1)
  })

  it('in the first edition a tie is the acting player’s [UP-EVT-10] [UP-RUL-05]', () => {
    const { match } = effectMatch({ ...three, edition: 'first' }, [{ op: 'placeToken', n: 1 }], { you: 0 })
    expect(question(match)).toBe('whichCard@0')
  })

  it('without a card in play a token is lost [UP-RUL-55]', () => {
    const { told } = effectMatch({}, [{ op: 'placeToken', n: 1 }], { you: 0 })
    expect(told('tokenLost')).toEqual([{ rule: 'UP-RUL-55' }])
  })

  it('can be taken only from cards that have some [UP-NEM-07] [UP-RUL-04]', () => {
    const cards = { ...three.cards, siren: { at: at(0, 3), tokens: 1 } }
    const { match } = effectMatch(
      { ...three, cards },
      [{ op: 'removeToken', n: 1, on: { kind: 'both', pick: 'choose', by: 'you' } }],
      { you: 0 },
    )
    expect(question(match)).toBe('whichCard@0')
    expect(offered(match).toSorted()).toEqual([`card:${EXECUTIONER}`, `card:${card('siren')}`].toSorted())
    expect(refusedBy(match, 0, `card:${WYRM}`)).toEqual(['UP-RUL-05'])
  })

  it('can be taken away by effects [UP-NEM-07]', () => {
    const { match } = effectMatch(three, [{ op: 'removeToken', n: 1, on: { kind: 'legion', pick: 'all' } }], { you: 0 })
    expect(match.play.state.tokens[EXECUTIONER]).toBe(0)
  })
})
