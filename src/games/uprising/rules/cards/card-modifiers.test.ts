import { describe, expect, it } from 'vitest'
import type { Modifier } from '../../content/effects/modifiers.ts'
import { withCards } from '../../testing/cards.ts'
import { at, card, heardMatch, tableOf, type Position } from '../../testing/position.ts'
import { canBeCommanded, unitLimitOf } from '../actions/command.ts'
import { eventThreat, maxThreatOf } from '../nemesis/threat.ts'
import { unitTypeOf } from '../phases/build-options.ts'
import { buildChange, canPayPrice, paymentsFor } from '../phases/payments.ts'
import { productionOf } from '../phases/production.ts'
import { CHAOS, EMPIRE, type Table } from '../table/state.ts'
import { cardLimitOf } from './card-arrives.ts'

/** The Flenser of role 0 says this; role 1 has nothing. */
const said = (...modifiers: readonly Modifier[]): Position => ({
  startFeats: false,
  items: { 0: ['flenser'] },
  content: withCards({ items: { flenser: { needs: [], abilities: [], modifiers } } }),
})
const both = (t: Table, of: (t: Table, role: number) => number): number[] => [of(t, 0), of(t, 1)]

describe('what a card changes for its owner alone', () => {
  it('production, each resource for itself [UP-PRD-01]', () => {
    const plain = tableOf(said())
    const more = tableOf(said({ rule: 'production', salt: 1, food: 3 }, { rule: 'production', plunder: 2 }))
    const gains = (role: number): number[] =>
      productionOf(more, role).map((n, kind) => n - productionOf(plain, role)[kind])
    expect([gains(0), gains(1)]).toEqual([
      [1, 2, 3],
      [0, 0, 0],
    ])
  })

  it('points in the Scoring Phase; those of Nemesis cards for their side [UP-CRD-06]', () => {
    const scored = (position: Position): number[] =>
      heardMatch(
        { phase: 'scoring', resources: { 0: [0, 0, 0], 1: [0, 0, 0] }, havens: { 0: [], 1: [] }, ...position },
        [{ procedure: 'scoring', args: { step: 0 } }],
      ).match.state.vp
    expect(scored(said({ rule: 'scoring', n: 2 }))).toEqual([2, 0, 0, 0, 0, 0])
    const scoring = { modifiers: [{ rule: 'scoring', n: 3 }] } as const
    const content = withCards({ nemesis: { courtesan: scoring, siren: scoring } })
    expect(scored({ startFeats: false, content, cards: { courtesan: { at: at(0, 0) } } })[EMPIRE]).toBe(1 + 3)
    expect(scored({ startFeats: false, content, cards: { siren: { at: at(0, 0) } } })[CHAOS]).toBe(1 + 3)
  })

  it('the limits of Units on a hex and of cards, each for itself [UP-HEX-03, UP-CRD-04]', () => {
    const [units, cards] = ['unitsPerHex', 'cards'].map((what) =>
      tableOf(said({ rule: 'limit', what: what as 'cards', change: 2 })),
    )
    expect([both(units, unitLimitOf), both(units, cardLimitOf)]).toEqual([
      [7, 5],
      [10, 10],
    ])
    expect([both(cards, unitLimitOf), both(cards, cardLimitOf)]).toEqual([
      [5, 5],
      [12, 10],
    ])
  })

  it('Units that may be sent into the unexplored [UP-CMD-07]', () => {
    const t = tableOf({ ...said({ rule: 'enterUnexplored' }), tiles: { [at(1, 0)]: 'face-down' } })
    expect([0, 1].map((role) => canBeCommanded(t, role, at(1, 0)))).toEqual([true, false])
    const plain = tableOf({ ...said(), tiles: { [at(1, 0)]: 'face-down' }, curses: [at(2, 0)] })
    expect(canBeCommanded(plain, 0, at(1, 0))).toBe(false)
    expect(canBeCommanded(plain, 0, at(2, 0))).toBe(true)
  })

  it('prices of Units or of Defenses, by type, rank and class [UP-BLD-04, UP-BLD-07]', () => {
    const changes = (modifier: Modifier): number[] => {
      const t = tableOf(said(modifier))
      const units = [0, 1, 2, 3].map((type) => buildChange(t, 0, unitTypeOf(t, 0, type)))
      return [...units, buildChange(t, 0, undefined), buildChange(t, 1, unitTypeOf(t, 1, 0))]
    }
    const t = tableOf(said())
    const units = [0, 1, 2, 3].map((type) => unitTypeOf(t, 0, type))
    const where = (isMeant: (type: (typeof units)[number]) => boolean): number[] => [
      ...units.map((one) => (isMeant(one) ? -1 : 0)),
      0,
      0,
    ]
    expect(changes({ rule: 'buildPrice', change: -1, what: 'units' })).toEqual(where(() => true))
    expect(changes({ rule: 'buildPrice', change: -1, what: 'defenses' })).toEqual([0, 0, 0, 0, -1, 0])
    expect(changes({ rule: 'buildPrice', change: -1, what: 'units', unit: 'trolls' })).toEqual(
      where(({ id }) => id === 'trolls'),
    )
    expect(changes({ rule: 'buildPrice', change: -1, what: 'units', rank: 'elite' })).toEqual(
      where(({ rank }) => rank === 1),
    )
    expect(changes({ rule: 'buildPrice', change: -1, what: 'units', class: 'archer' })).toEqual(
      where((unit) => unit.class === 1),
    )
    expect(new Set(units.map((unit) => unit.class)).size).toBeGreaterThan(1)
  })

  it('maximum Threat of the cards that are meant [UP-RUL-52]', () => {
    const cards: Position['cards'] = { siren: { at: at(1, 0) }, courtesan: { at: at(2, 0) } }
    const max = (...modifiers: Modifier[]): number[] => {
      const t = tableOf({ ...said(...modifiers), cards })
      return [maxThreatOf(t, card('siren')), maxThreatOf(t, card('courtesan'))]
    }
    const [siren, courtesan] = max()
    expect(max({ rule: 'maxThreat', cards: { kind: 'horde', pick: 'all' }, change: 2 })).toEqual([siren + 2, courtesan])
    expect(max({ rule: 'maxThreat', cards: { kind: 'both', pick: 'all' }, change: -1 })).toEqual([
      siren - 1,
      courtesan - 1,
    ])
  })
})

describe('Threat of Events', () => {
  it('is that of the last one revealed, before the first that of the face-down one [UP-EVT-07, UP-RUL-51]', () => {
    const t = tableOf()
    const { events } = t.content.cards.second
    t.state.events = [3, 5]
    expect(eventThreat(t)).toBe(events[5].threat)
    t.state.events = []
    Object.assign(t.state.eventDecks[0], { top: [2, 7], topSeen: [0, 0], middle: [1], bottom: [], bottomSeen: [] })
    expect(eventThreat(t)).toBe(events[7].threat)
    Object.assign(t.state.eventDecks[0], { top: [], topSeen: [] })
    expect(eventThreat(t)).toBe(events[1].threat)
    Object.assign(t.state.eventDecks[0], { middle: [] })
    expect(eventThreat(t)).toBe(0)
  })
})

describe('payments', () => {
  const can = (have: [number, number, number], price: [number, number, number, number], change: number): boolean =>
    canPayPrice(tableOf({ resources: { 0: have } }).state, 0, price, change)
  const ways = (
    have: [number, number, number],
    prices: [number, number, number, number][],
    change: number,
  ): number[][] =>
    paymentsFor(tableOf({ resources: { 0: have } }).state, 0, prices, change, []).map((n) => [
      Math.floor(n / 1024),
      Math.floor(n / 32) % 32,
      n % 32,
    ])

  it('fit the printed kinds; free ones may be of any kind [UP-BLD-04]', () => {
    expect([can([1, 1, 0], [1, 1, 0, 0], 0), can([2, 0, 0], [1, 1, 0, 0], 0), can([0, 0, 5], [1, 1, 0, 0], 0)]).toEqual(
      [true, false, false],
    )
    expect([can([0, 0, 2], [0, 0, 0, 2], 0), can([0, 1, 0], [0, 0, 0, 2], 0)]).toEqual([true, false])
    expect(ways([2, 1, 1], [[1, 0, 0, 1]], 0)).toEqual([
      [2, 0, 0],
      [1, 1, 0],
      [1, 0, 1],
    ])
    expect(ways([5, 5, 5], [[1, 0, 2, 0]], 0)).toEqual([[1, 0, 2]])
  })

  it('less by a discount of one’s choice, but at least 1; more in any kind [UP-BLD-04]', () => {
    expect(ways([5, 5, 5], [[1, 0, 1, 0]], -1)).toEqual([
      [1, 0, 0],
      [0, 0, 1],
    ])
    expect(ways([5, 5, 5], [[1, 0, 1, 0]], -3)).toEqual([
      [1, 0, 0],
      [0, 0, 1],
    ])
    expect([
      can([1, 0, 0], [1, 0, 1, 0], -1),
      can([1, 0, 0], [1, 0, 1, 0], 0),
      can([0, 0, 0], [1, 0, 0, 0], -5),
    ]).toEqual([true, false, false])
    expect([can([1, 1, 0], [1, 0, 0, 0], 1), can([1, 0, 0], [1, 0, 0, 0], 1)]).toEqual([true, false])
    expect(ways([1, 1, 1], [[1, 0, 0, 0]], 1)).toEqual([
      [1, 1, 0],
      [1, 0, 1],
    ])
    expect([can([0, 0, 0], [0, 0, 0, 0], 0), can([0, 0, 0], [0, 0, 0, 0], 1)]).toEqual([true, false])
  })

  it('of two prices each way once [UP-BLD-07]', () => {
    expect(
      ways(
        [5, 5, 5],
        [
          [1, 0, 0, 0],
          [1, 0, 0, 0],
          [0, 2, 0, 0],
        ],
        0,
      ),
    ).toEqual([
      [1, 0, 0],
      [0, 2, 0],
    ])
  })
})
