import { describe, expect, it } from 'vitest'
import type { Cost } from '../../content/effects/timing.ts'
import { BOLT, SHIELD, SKULL } from '../../content/names.ts'
import { FIELD } from '../../testing/combat.ts'
import { effectMatch } from '../../testing/effects.ts'
import { at, card, choose, numbered, offered, tableOf, type Heard, type Position } from '../../testing/position.ts'
import { wealth } from '../../testing/turns.ts'
import { combatOf } from '../combat/combat-group.ts'
import { contextOf, type Context } from '../select/context.ts'
import { CHAOS, NONE, type State, type Table } from '../table/state.ts'
import { canPay, priceWords } from './costs.ts'

const FLENSER = numbered('items', 'flenser')
const LEAVES = numbered('items', 'xyxrit-leaves')
const SELF = contextOf('item', FLENSER, { you: 0 })
const OWN: Position = { startFeats: false, items: { 0: ['flenser', 'xyxrit-leaves'] } }
const can = (costs: readonly Cost[], position: Position = {}, c: Context = SELF, role = 0): boolean =>
  canPay(tableOf({ ...OWN, ...position }), role, costs, c)
const have = (salt: number, plunder: number, food: number): Position => ({ resources: { 0: [salt, plunder, food] } })

describe('prices that can be paid [UP-CRD-06]', () => {
  it('resources of each kind, or of any', () => {
    const price: Cost = { pay: 'resources', salt: 2, food: 1 }
    expect([can([price], have(2, 0, 1)), can([price], have(2, 5, 0)), can([price], have(1, 5, 5))]).toEqual([
      true,
      false,
      false,
    ])
    expect([can([{ pay: 'any', n: 3 }], have(1, 1, 1)), can([{ pay: 'any', n: 3 }], have(0, 2, 0))]).toEqual([
      true,
      false,
    ])
  })

  it('several parts together: no resource twice', () => {
    const costs: Cost[] = [
      { pay: 'resources', salt: 1 },
      { pay: 'any', n: 2 },
    ]
    expect([can(costs, have(1, 1, 1)), can(costs, have(1, 1, 0)), can(costs, have(0, 9, 9))]).toEqual([
      true,
      false,
      false,
    ])
    const twice: Cost[] = [
      { pay: 'resources', plunder: 1, food: 1 },
      { pay: 'resources', plunder: 1 },
    ]
    expect([can(twice, have(0, 2, 1)), can(twice, have(5, 1, 1))]).toEqual([true, false])
  })

  it('AP and points', () => {
    expect([can([{ pay: 'ap', n: 2 }], { ap: { 0: 2 } }), can([{ pay: 'ap', n: 2 }], { ap: { 0: 1 } })]).toEqual([
      true,
      false,
    ])
    expect([can([{ pay: 'vp', n: 2 }], { vp: { 0: 2 } }), can([{ pay: 'vp', n: 2 }], { vp: { 0: 1, 1: 9 } })]).toEqual([
      true,
      false,
    ])
  })

  it('the card itself: face-up to be turned; other cards [UP-CRD-07]', () => {
    const down: Position = { arrange: (s) => s.flippedItems.push(FLENSER) }
    expect([can([{ pay: 'flip' }]), can([{ pay: 'flip' }], down)]).toEqual([true, false])
    expect(can([{ pay: 'flip' }], {}, contextOf('event', 1, { you: 0 }))).toBe(false)
    expect(can([{ pay: 'discardThis' }])).toBe(true)
    const other: Cost = { pay: 'flipOther', cards: { type: 'item', pick: 'choose' } }
    expect([can([other]), can([other], { arrange: (s) => s.flippedItems.push(LEAVES) })]).toEqual([true, false])
    const two: Cost = { pay: 'discard', cards: { type: 'item', pick: 'choose', n: 2 } }
    expect([can([two]), can([two], { items: { 0: ['flenser', 'xyxrit-leaves', 'abad-warpaint'] } })]).toEqual([
      false,
      true,
    ])
  })

  it('pieces to be removed, in full', () => {
    const price = (n: number | 'all'): Cost => ({ pay: 'remove', pieces: { kinds: ['unit'], of: 'you', n } })
    const units: Position = { units: { [at(1, 0)]: ['trolls', 'trolls'] } }
    expect([can([price(2)], units), can([price(3)], units), can([price('all')], units), can([price('all')])]).toEqual([
      true,
      false,
      true,
      false,
    ])
    const hero: Cost = { pay: 'remove', pieces: { kinds: ['hero'], of: 'you' } }
    expect(can([hero])).toBe(false)
  })

  it('one of several; without a player nothing but symbols [UP-RUL-79]', () => {
    const cost: Cost = { pay: 'oneOf', of: [[{ pay: 'ap', n: 9 }], [{ pay: 'vp', n: 1 }]] }
    expect([can([cost]), can([cost], { vp: { 0: 1 } })]).toEqual([false, true])
    expect(can([{ pay: 'any', n: 0 }], {}, SELF, NONE)).toBe(false)
    expect(can([{ pay: 'discardThis' }], {}, SELF, NONE)).toBe(false)
  })
})

describe('symbols as a price [UP-CMB-42]', () => {
  function fighting(): Table {
    const t = tableOf({ ...OWN, units: { [FIELD]: ['trolls'] }, cards: { siren: { at: FIELD } } })
    t.state.combat = combatOf(t, FIELD, [0, CHAOS], 0)
    const [own, enemy] = t.state.combat.groups
    own.added = [2, 1, 1]
    enemy.added = [0, 0, 3]
    return t
  }
  const SIREN = contextOf('horde', card('siren'), { you: 0 })

  it('of the own side, for a Nemesis card of its own', () => {
    const t = fighting()
    const bolts = (n: number): Cost => ({ pay: 'bolt', n })
    expect([1, 2].map((n) => canPay(t, 0, [bolts(n)], SELF))).toEqual([true, false])
    expect([3, 4].map((n) => canPay(t, NONE, [bolts(n)], SIREN))).toEqual([true, false])
    expect(canPay(tableOf(OWN), 0, [bolts(1)], SELF)).toBe(false)
    t.state.combat!.groups[0].boltsUsed = 1
    expect(canPay(t, 0, [bolts(1)], SELF)).toBe(false)
  })

  it('Skulls and Shields too', () => {
    const t = fighting()
    const pays = (symbol: 'skull' | 'shield', n: number): boolean => canPay(t, 0, [{ pay: 'symbol', symbol, n }], SELF)
    expect([pays('skull', 2), pays('skull', 3), pays('shield', 1), pays('shield', 2)]).toEqual([
      true,
      false,
      true,
      false,
    ])
    expect([SKULL, SHIELD, BOLT]).toEqual([0, 1, 2])
  })
})

describe('prices that are paid [UP-CRD-06]', () => {
  function paid(cost: readonly Cost[], position: Position = {}): Heard {
    const gain = { op: 'gainVP', who: 'empire', n: 1 } as const
    const heard = effectMatch({ ...OWN, ...position }, [{ op: 'pay', who: 'you', cost, do: [gain] }], SELF)
    choose(heard.match, 'yes')
    return heard
  }
  const items = ({ match }: Heard): State['items'][number] => match.state.items[0]

  it('resources, in all their parts', () => {
    const { match } = paid(
      [
        { pay: 'resources', salt: 1, food: 2 },
        { pay: 'any', n: 1 },
      ],
      have(1, 1, 3),
    )
    expect(offered(match)).toEqual(['resource:1', 'resource:2'])
    choose(match, 'resource:1')
    expect([match.over, wealth(match, 0), match.state.vp[4]]).toEqual([true, [0, 0, 1], 1])
  })

  it('this card is turned or discarded, or another one [UP-CRD-07]', () => {
    const turned = paid([{ pay: 'flip' }])
    expect([turned.match.state.flippedItems, turned.told('cardFlipped').length]).toEqual([[FLENSER], 1])
    expect(items(paid([{ pay: 'discardThis' }]))).toEqual([LEAVES])
    const other = paid([{ pay: 'discard', cards: { type: 'item', pick: 'choose' } }])
    expect([items(other), other.match.state.itemDiscard]).toEqual([[FLENSER], [LEAVES]])
    const down = paid([{ pay: 'flipOther', cards: { type: 'item', pick: 'choose' } }])
    expect([down.match.state.flippedItems, down.told('cardFlipped')]).toMatchObject([
      [LEAVES],
      [{ role: 0, of: LEAVES }],
    ])
  })

  it('pieces leave the map', () => {
    const { match } = paid([{ pay: 'remove', pieces: { kinds: ['unit'], of: 'you', n: 1 } }], {
      units: { [at(1, 0)]: ['trolls'] },
    })
    expect([match.over, match.state.units.reduce((sum, n) => sum + n)]).toEqual([true, 0])
  })

  it('in words: so much of everything', () => {
    expect(
      priceWords([
        { pay: 'resources', salt: 1, plunder: 2 },
        { pay: 'resources', salt: 1, food: 3 },
        { pay: 'any', n: 4 },
        { pay: 'ap', n: 5 },
        { pay: 'vp', n: 6 },
        { pay: 'bolt', n: 7 },
        { pay: 'flip' },
      ]),
    ).toEqual({ salt: 2, plunder: 2, food: 3, any: 4, ap: 5, vp: 6, bolts: 7, more: 0 })
    expect(priceWords([{ pay: 'discardThis' }]).more).toBe(1)
  })
})
