import { describe, expect, it } from 'vitest'
import { at, choose, numbered, offered, question, refusedBy, type Position } from '../../testing/position.ts'
import { actions, offeredOf, wealth } from '../../testing/turns.ts'
import { NONE } from '../table/state.ts'

const item = (id: string): string => `item:${numbered('items', id)}`
const MARKET = ['whip-of-thorns', 'flenser', 'xyxrit-leaves']
const ronja = (position: Position = {}): Position => ({
  heroes: ['ronja', 'khaal'],
  market: MARKET,
  nextItems: ['blackfire'],
  ...position,
})

describe('the Market', () => {
  it('sells one of its Items for 1 AP and its Salt and ends the turn [UP-MKT-01, UP-MKT-02]', () => {
    const { match, told } = actions(ronja())
    choose(match, 'action:market', item('flenser'))
    expect(match.state.ap[0]).toBe(7)
    expect(wealth(match, 0)).toEqual([3, 5, 5])
    expect(match.state.items[0]).toEqual([numbered('items', 'flenser')])
    expect(told('itemBought')).toEqual([{ role: 0, item: numbered('items', 'flenser'), salt: 2, ap: 1 }])
    expect(question(match)).toBe('action@1')
  })

  it('asks for the attribute and the price [UP-MKT-03, UP-CRD-02, UP-MKT-01]', () => {
    const { match } = actions(ronja({ resources: { 0: [1, 5, 5] } }))
    choose(match, 'action:market')
    expect(offered(match)).toEqual([item('xyxrit-leaves')])
    expect(refusedBy(match, 0, item('whip-of-thorns'))).toEqual(['UP-MKT-03'])
    expect(refusedBy(match, 0, item('flenser'))).toEqual(['UP-MKT-01'])
    expect(refusedBy(match, 0, item('blackfire'))).toEqual(['UP-MKT-03'])
    const none = actions(ronja({ resources: { 0: [0, 5, 5] } }))
    expect(offered(none.match)).not.toContain('action:market')
    expect(refusedBy(none.match, 0, 'action:market')).toEqual(['UP-MKT-03'])
    expect(refusedBy(none.match, 0, item('flenser'))).toEqual(['UP-MKT-01'])
  })

  it('is open to a Hero on any hex, as are Quests [UP-MKT-04, UP-HER-01]', () => {
    for (const space of [at(0, 0), at(3, 0), at(1, 0)]) {
      const { match } = actions(
        ronja({ heroAt: { 0: space }, garrisons: { [space]: 1 }, openQuests: ['the-smugglers-road'] }),
      )
      expect(offeredOf(match, 'action:')).toEqual(expect.arrayContaining(['action:market', 'action:quest']))
    }
  })

  it('gives an Item that can be used at once [UP-MKT-05]', () => {
    const { match } = actions(ronja({ market: ['xyxrit-leaves'] }))
    choose(match, 'action:market', item('xyxrit-leaves'))
    expect(match.state.items[0]).toContain(numbered('items', 'xyxrit-leaves'))
    expect(match.state.flippedItems).toEqual([])
  })

  it('is filled again at once, as long as there are Items [UP-MKT-06, UP-MKT-07]', () => {
    const { match } = actions(ronja())
    choose(match, 'action:market', item('xyxrit-leaves'))
    expect(match.state.market).toEqual([...MARKET.slice(0, 2), 'blackfire'].map((id) => numbered('items', id)))
    const last = actions(
      ronja({
        nextItems: [],
        arrange: (state) => {
          state.itemDeck.middle = []
        },
      }),
    )
    choose(last.match, 'action:market', item('xyxrit-leaves'))
    expect(last.match.state.market[2]).toBe(NONE)
  })

  it('shuffles the discarded Items in the first edition [UP-MKT-07, UP-RUL-35]', () => {
    const { match } = actions(
      ronja({
        edition: 'first',
        nextItems: [],
        arrange: (state) => {
          state.itemDeck.middle = []
          state.itemDiscard = [numbered('items', 'blackfire')]
        },
      }),
    )
    choose(match, 'action:market', item('xyxrit-leaves'))
    expect(match.state.market[2]).toBe(numbered('items', 'blackfire'))
  })

  it('is 1 Salt cheaper for a Hero on a face-up Sea Tower, not below 0 [UP-MKT-08]', () => {
    const tower = at(2, 0)
    const { match } = actions(
      ronja({ tiles: { [tower]: 'dawngaard' }, heroAt: { 0: tower, 1: at(0, 2) }, resources: { 0: [0, 0, 0] } }),
    )
    choose(match, 'action:market')
    expect(offered(match)).toEqual([item('xyxrit-leaves')])
    choose(match, item('xyxrit-leaves'))
    expect(wealth(match, 0)).toEqual([0, 0, 0])
    const hidden = actions(ronja({ heroAt: { 0: tower }, resources: { 0: [0, 0, 0] } }))
    expect(offered(hidden.match)).not.toContain('action:market')
  })

  it('keeps the limit of ten cards [UP-MKT-09, UP-CRD-04]', () => {
    const owned = ['survivors', 'climbing-irons', 'nets-under-the-ice', 'pilgrims-map', 'gravediggers-spade']
    const more = ['sled-dogs', 'bone-coin', 'abad-warpaint', 'thieves-tools', 'smoke-pots']
    const { match } = actions(ronja({ items: { 0: [...owned, ...more] } }))
    choose(match, 'action:market', item('xyxrit-leaves'))
    expect(question(match)).toBe('discardForLimit@0')
    expect(offered(match)).toHaveLength(11)
    choose(match, item('bone-coin'))
    expect(match.state.items[0]).toHaveLength(10)
    expect(question(match)).toBe('action@1')
  })
})
