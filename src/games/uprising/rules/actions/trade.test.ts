import { describe, expect, it } from 'vitest'
import { at, choose, numbered, offered, question, refusedBy } from '../../testing/position.ts'
import { actions, building, offeredOf, standingOffers, take, wealth } from '../../testing/turns.ts'

const HOME = at(0, -2)
const LEAVES = numbered('items', 'xyxrit-leaves')
const WHIP = numbered('items', 'whip-of-thorns')

describe('Trade', () => {
  it('gives 1 Salt for 1 AP, does not end the turn and may be repeated [UP-TRD-01]', () => {
    const { match } = actions({ resources: { 0: [0, 0, 0] } })
    choose(match, 'action:trade', 'action:trade', 'action:trade')
    expect(wealth(match, 0)).toEqual([3, 0, 0])
    expect(match.state.ap[0]).toBe(5)
    expect(question(match)).toBe('action@0')
  })

  it('is open to everybody with AP in any Phase, also off turn [UP-TRD-02, UP-RUL-26]', () => {
    const { match } = actions({ ap: { 0: 8, 1: 2 } })
    expect(standingOffers(match, 1)).toContain('action:trade')
    take(match, 1, 'action:trade')
    expect(wealth(match, 1)).toEqual([6, 5, 5])
    take(match, 1, 'action:trade')
    expect(standingOffers(match, 1)).not.toContain('action:trade')
    expect(refusedBy(match, 1, 'action:trade')).toEqual(['UP-TRD-02'])
    const build = building({})
    expect(standingOffers(build.match, 0)).toContain('action:trade')
  })

  it('may be taken on others’ turns in both editions, as may the exchange of 3 for 1 [UP-TRD-02, UP-TRD-06, UP-RUL-26]', () => {
    for (const edition of ['first', 'second'] as const) {
      const { match } = actions({ edition })
      expect(standingOffers(match, 1)).toEqual(standingOffers(match, 0))
      expect(standingOffers(match, 1)).toContain('action:trade')
      expect(standingOffers(match, 1)).toContain('exchange:0:1')
    }
  })

  it('is only for the own turn of the Actions Phase if the table says so [UP-RUL-26]', () => {
    const { match } = actions({ options: { alwaysOffTurn: 0 } })
    expect(standingOffers(match, 0)).toContain('action:trade')
    expect(standingOffers(match, 1)).toEqual([])
    expect(refusedBy(match, 1, 'action:trade')).toEqual(['UP-RUL-26'])
    expect(refusedBy(match, 1, 'exchange:0:1')).toEqual(['UP-RUL-26'])
    const build = building({ options: { alwaysOffTurn: 0 } })
    expect(standingOffers(build.match, 1)).toContain('action:trade')
  })

  it('lets the Trader answer a later gift, until nobody gives any more [UP-TRD-03, UP-TRD-05]', () => {
    const { match } = actions({ heroAt: { 0: HOME, 1: HOME }, resources: { 0: [0, 1, 0], 1: [0, 0, 1] } })
    choose(match, 'action:trade', 'done', 'give:0:resource:2')
    expect(question(match)).toBe('gift@0')
    expect(offered(match)).toEqual(['done', 'give:1:resource:0', 'give:1:resource:1', 'give:1:resource:2'])
    choose(match, 'give:1:resource:1', 'done')
    expect(question(match)).toBe('gift@1')
    choose(match, 'done')
    expect([0, 1].map((role) => wealth(match, role))).toEqual([
      [1, 0, 1],
      [0, 1, 0],
    ])
    expect(question(match)).toBe('action@0')
  })

  it('lets all Heroes on the hex give to each other, not only to the Trader [UP-TRD-03, UP-RUL-36, UP-TRD-05]', () => {
    const { match } = actions({
      roles: 4,
      heroAt: { 0: HOME, 1: HOME, 2: HOME },
      resources: { 0: [0, 0, 0], 1: [0, 2, 0], 2: [0, 0, 1], 3: [9, 9, 9] },
    })
    choose(match, 'action:trade')
    expect(question(match)).toBe('gift@0')
    expect(offered(match)).toEqual(['done', 'give:1:resource:0', 'give:2:resource:0'])
    choose(match, 'done')
    expect(question(match)).toBe('gift@1')
    choose(match, 'give:0:resource:1', 'give:2:resource:1')
    // Nothing left to give: the next one is asked.
    expect(question(match)).toBe('gift@2')
    choose(match, 'give:1:resource:2', 'done')
    expect(question(match)).toBe('gift@0')
    choose(match, 'done', 'done')
    expect([0, 1, 2].map((role) => wealth(match, role))).toEqual([
      [1, 1, 0],
      [0, 0, 1],
      [0, 1, 0],
    ])
    expect(question(match)).toBe('action@0')
  })

  it('passes Items only to Heroes who can use them; face-down ones stay so [UP-TRD-04, UP-RUL-36]', () => {
    const { match } = actions({
      heroes: ['baranth', 'khaal'],
      heroAt: { 0: HOME, 1: HOME },
      items: { 0: ['whip-of-thorns', 'xyxrit-leaves'] },
      resources: { 0: [0, 0, 0], 1: [0, 0, 0] },
      arrange: (state) => void state.flippedItems.push(LEAVES),
    })
    choose(match, 'action:trade')
    // Kha'al has Leadership 1, the whip asks for 2.
    expect(offeredOf(match, 'give:1:item')).toEqual([`give:1:item:${LEAVES}`])
    expect(refusedBy(match, 0, `give:1:item:${WHIP}`)).toEqual(['UP-TRD-04'])
    expect(refusedBy(match, 0, 'feat:3')).toEqual(['UP-RUL-36'])
    choose(match, `give:1:item:${LEAVES}`, 'done')
    expect(match.state.items).toEqual([[WHIP], [LEAVES]])
    expect(match.state.flippedItems).toEqual([LEAVES])
  })

  it('keeps the limit of the receiver [UP-RUL-36, UP-CRD-04]', () => {
    const ten = ['blackfire', 'survivors', 'climbing-irons', 'nets-under-the-ice', 'pilgrims-map'] as const
    const more = ['gravediggers-spade', 'sled-dogs', 'bone-coin', 'abad-warpaint', 'flenser'] as const
    const { match } = actions({
      heroes: ['baranth', 'hanzo'],
      heroAt: { 0: HOME, 1: HOME },
      items: { 0: ['xyxrit-leaves'], 1: [...ten, ...more] },
      resources: { 0: [0, 0, 0], 1: [0, 0, 0] },
    })
    choose(match, 'action:trade', `give:1:item:${LEAVES}`, 'done')
    while (question(match).startsWith('gift')) choose(match, 'done')
    expect(question(match)).toBe('discardForLimit@1')
    choose(match, `item:${LEAVES}`)
    expect(match.state.items[1]).toHaveLength(10)
    expect(match.state.itemDiscard).toEqual([LEAVES])
  })

  it('lets Heroes give off turn too, but not from other hexes [UP-RUL-36, UP-TRD-03]', () => {
    const { match } = actions({ roles: 3, heroAt: { 0: HOME, 1: HOME }, resources: { 0: [1, 0, 0] } })
    take(match, 1, 'action:trade')
    expect(question(match)).toBe('gift@1')
    expect(offeredOf(match, 'give:2')).toEqual([])
    expect(refusedBy(match, 1, 'give:2:resource:0')).toEqual(['UP-TRD-03'])
    choose(match, 'done')
    expect(question(match)).toBe('gift@0')
    choose(match, 'give:1:resource:0')
    expect(wealth(match, 1)).toEqual([7, 5, 5])
    choose(match, 'done')
    expect(question(match)).toBe('action@0')
  })

  it('asks nobody for gifts where a Hero stands alone [UP-TRD-03]', () => {
    const { match } = actions({})
    choose(match, 'action:trade')
    expect(question(match)).toBe('action@0')
  })
})

describe('the exchange 3:1', () => {
  it('is open at any time and costs no AP [UP-TRD-06, UP-BLD-09, UP-EX-03]', () => {
    const { match } = actions({ ap: { 1: 0 }, resources: { 1: [0, 3, 0] } })
    expect(standingOffers(match, 1)).toEqual(['exchange:1:0', 'exchange:1:2'])
    take(match, 1, 'exchange:1:2')
    expect(wealth(match, 1)).toEqual([0, 0, 1])
    const food = building({ ap: { 1: 0 }, resources: { 1: [0, 0, 3] } })
    expect(standingOffers(food.match, 1)).toEqual(['exchange:2:0', 'exchange:2:1'])
    take(food.match, 1, 'exchange:2:0')
    expect(wealth(food.match, 1)).toEqual([1, 0, 0])
  })

  it('takes 3 of one kind for another kind [UP-TRD-06, UP-EX-03]', () => {
    const { match } = actions({ resources: { 1: [0, 2, 1] }, ap: { 1: 0 } })
    expect(standingOffers(match, 1)).toEqual([])
    expect(refusedBy(match, 1, 'exchange:1:0')).toEqual(['UP-TRD-06'])
    expect(refusedBy(match, 0, 'exchange:0:0')).toEqual(['UP-TRD-06'])
  })
})
