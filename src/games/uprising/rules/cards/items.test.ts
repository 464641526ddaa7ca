import { describe, expect, it } from 'vitest'
import { withCards } from '../../testing/cards.ts'
import { effectMatch } from '../../testing/effects.ts'
import { at, choose, numbered, offered, positionMatch, question, refusedBy, tableOf } from '../../testing/position.ts'
import type { Position } from '../../testing/position.ts'
import { isItemUsable, meetsNeeds } from '../heroes/attributes.ts'
import { productionOf } from '../phases/production.ts'
import { NONE, type State } from '../table/state.ts'
import { discardOwn } from './discard.ts'
import { giveItem, itemPriceOf, marketSpaces, refillMarket } from './items.ts'
import { eachModifier } from './modifiers.ts'

const item = (id: string): number => numbered('items', id)
const AXE = item('axe-of-the-giants')
const WHIP = item('whip-of-thorns')
const FLENSER = item('flenser')
const LEAVES = item('xyxrit-leaves')

const RONJA: Position = { heroes: ['ronja', 'khaal'], startFeats: false }
const emptyDeck = (s: State): void =>
  void (s.itemDeck = { ...s.itemDeck, top: [], topSeen: [], middle: [], bottom: [], bottomSeen: [] })

describe('Items', () => {
  it('need all their attributes; without attribute they serve every Hero [UP-CRD-02]', () => {
    const t = tableOf(RONJA)
    expect([AXE, WHIP, FLENSER, LEAVES].map((one) => meetsNeeds(t, 0, one))).toEqual([false, false, true, true])
    expect(meetsNeeds(t, 1, AXE)).toBe(true)
    const market: Position = { ...RONJA, market: ['axe-of-the-giants', 'flenser', 'xyxrit-leaves'] }
    const effect = { op: 'gainItem', who: 'you', from: 'market', n: 1, requirement: 'needed' } as const
    const { match } = effectMatch(market, [effect], { you: 0 })
    expect(offered(match)).toEqual([`item:${FLENSER}`, `item:${LEAVES}`])
    expect(refusedBy(match, 0, `item:${AXE}`)).toEqual(['UP-CRD-02'])
  })

  it('gained by an effect that waives the attribute, an Item may be used for good [UP-CRD-03, UP-RUL-31]', () => {
    const effect = { op: 'gainItem', who: 'you', from: 'deck', n: 1, requirement: 'ignored' } as const
    const { match } = effectMatch({ ...RONJA, nextItems: ['axe-of-the-giants'] }, [effect], { you: 0 })
    expect(match.state.items[0]).toEqual([AXE])
    expect(isItemUsable(match.play, 0, AXE)).toBe(true)
    giveItem(match.play, 0, 1, AXE)
    giveItem(match.play, 1, 0, AXE)
    expect(isItemUsable(match.play, 0, AXE)).toBe(false)
  })

  it('an Item above a lost attribute stays, but does nothing [UP-RUL-31]', () => {
    const tucked = numbered('feats', 'khaal-chieftain-by-blood')
    const arrange = (s: State): void => {
      s.tucked.push(tucked * 4)
      s.attributes[0] = 1
    }
    const position: Position = {
      ...RONJA,
      items: { 0: ['axe-of-the-giants'] },
      feats: { 0: ['khaal-chieftain-by-blood'] },
      arrange,
    }
    const { match } = effectMatch(
      position,
      [{ op: 'discardCards', who: 'you', cards: { type: 'item', pick: 'choose', n: 0 } }],
      { you: 0 },
    )
    const works = (): number => {
      let n = 0
      eachModifier(match.play, 'dice', (_, c) => (n += c.of === AXE ? 1 : 0))
      return n
    }
    expect(works()).toBe(1)
    discardOwn(match.play, 0, 'feat', tucked)
    expect([works(), match.state.items[0]]).toEqual([0, [AXE]])
  })

  it('a discarded Item goes to the discard pile [UP-CRD-10]', () => {
    const cards = { type: 'item', pick: 'mostExpensive' } as const
    const position: Position = { ...RONJA, items: { 0: ['xyxrit-leaves', 'flenser', 'whip-of-thorns'] } }
    const { match } = effectMatch(position, [{ op: 'discardCards', who: 'you', cards }], { you: 0 })
    expect(offered(match)).toEqual([`item:${FLENSER}`, `item:${WHIP}`])
    choose(match, `item:${FLENSER}`)
    expect([match.state.items[0], match.state.itemDiscard]).toEqual([[LEAVES, WHIP], [FLENSER]])
  })

  it('empty spaces stay empty without a deck; the first edition shuffles the discard pile, never Quests [UP-RUL-35]', () => {
    const row = (edition: 'second' | 'first'): number[] => {
      const position: Position = { ...RONJA, edition, market: ['flenser', '', ''] }
      const arrange = (s: State): void => {
        emptyDeck(s)
        s.itemDiscard = [LEAVES]
        s.questDeck = { ...s.questDeck, top: [], topSeen: [], middle: [], bottom: [], bottomSeen: [] }
        s.questDiscard = [0]
      }
      const effects = [{ op: 'refillMarket' }, { op: 'drawQuest' }] as const
      const { state } = effectMatch({ ...position, arrange }, effects, { you: 0 }).match
      return [...state.market, state.openQuests[0]]
    }
    expect(row('second')).toEqual([FLENSER, NONE, NONE, NONE])
    expect(row('first')).toEqual([FLENSER, LEAVES, NONE, NONE])
  })

  it('given to another Hero it stays face-down, and the receiver has ten cards at most [UP-RUL-36]', () => {
    const ids = [
      'khaal-pack-runners',
      'khaal-great-trophy',
      'khaal-endless-tribes',
      'khaal-nothing-wasted',
      'khaal-war-cry-of-the-krowh',
      'khaal-raiders-share',
      'khaal-troll-father',
      'khaal-blood-frenzy',
      'khaal-chieftain-by-blood',
      'khaal-cunning-of-the-old-wolf',
    ]
    const position: Position = {
      ...RONJA,
      items: { 0: ['flenser'] },
      feats: { 1: ids },
      arrange: (s) => void s.flippedItems.push(FLENSER),
    }
    const match = positionMatch(position, [
      { procedure: 'cardLimit', args: { role: 1 } },
      { procedure: 'cardLimit', args: { role: 0 } },
    ])
    expect(match.over).toBe(true)
    giveItem(match.play, 0, 1, FLENSER)
    expect(match.state.items).toEqual([[], [FLENSER]])
    expect(match.state.flippedItems).toEqual([FLENSER])
    expect(match.state.next.at(-1)).toEqual({ procedure: 'cardLimit', args: { role: 1 } })
  })

  it('the price falls at a Sea Tower and by cards, not below 0 [UP-MKT-08]', () => {
    const tower: Position = { ...RONJA, tiles: { [at(3, -3)]: 'guragi-tower' } }
    const price = (position: Position, role = 0): number => itemPriceOf(tableOf(position), role, FLENSER)
    expect(price(tower)).toBe(2)
    expect(price({ ...tower, heroAt: { 0: at(3, -3) } })).toBe(1)
    expect(price({ ...tower, heroAt: { 0: at(3, -3) } }, 1)).toBe(2)
    const road: Position = { ...tower, heroAt: { 0: at(3, -3) }, quests: { 0: ['the-smugglers-road'] } }
    expect(price(road)).toBe(0)
    expect(itemPriceOf(tableOf(road), 0, LEAVES)).toBe(0)
  })

  it('Items on a card leave the market a space fewer [UP-QST-11]', () => {
    const arrange = (s: State): void => void s.attached[0].items.push(FLENSER)
    const { match } = effectMatch({ ...RONJA, arrange }, [{ op: 'refillMarket' }])
    expect(marketSpaces(match.play)).toBe(2)
    expect(match.state.market.filter((one) => one !== NONE)).toHaveLength(2)
    refillMarket(match.play)
    expect(match.state.market.filter((one) => one !== NONE)).toHaveLength(2)
  })

  it('bought by an effect it costs what is printed less the discount [UP-CRD-06]', () => {
    const effect = {
      op: 'gainItem',
      who: 'you',
      from: 'market',
      n: 2,
      requirement: 'ignored',
      price: 'printed',
      discount: 1,
    } as const
    const position: Position = { ...RONJA, market: ['axe-of-the-giants', 'flenser', ''], resources: { 0: [1, 0, 0] } }
    const { match } = effectMatch({ ...position, arrange: emptyDeck }, [effect], { you: 0 })
    expect([match.state.items[0], match.state.resources[0]]).toEqual([[FLENSER], 0])
  })

  it('of Items drawn some are kept, the rest is discarded [UP-CRD-03]', () => {
    const effect = { op: 'gainItem', who: 'you', from: 'deck', n: 2, keep: 1, requirement: 'needed' } as const
    const { match } = effectMatch({ ...RONJA, nextItems: ['xyxrit-leaves', 'flenser'] }, [effect], { you: 0 })
    expect(question(match)).toBe('chooseItem@0')
    choose(match, `item:${FLENSER}`)
    expect([match.state.items[0], match.state.itemDiscard]).toEqual([[FLENSER], [LEAVES]])
  })
})

describe('Havens and production', () => {
  it('production always equals the number of Havens on the map [UP-RUL-30]', () => {
    const home = tableOf(RONJA)
    const spaces = home.state.haven.indexOf(0)
    const other = at(1, 0)
    const two: Position = { ...RONJA, havens: { 0: [spaces, other] }, tiles: { [other]: 'ice' } }
    const [board] = [home.content.factions[home.state.faction[0]].production]
    const gains = (position: Position): number => productionOf(tableOf(position), 0).reduce((sum, n) => sum + n, 0)
    const sum = (n: number): number => board[n].reduce((all, one) => all + one, 0)
    expect(gains(two) - gains(RONJA)).toBe(sum(2) - sum(1))
    const remove = [{ op: 'remove', pieces: { kinds: ['haven'], of: 'you', at: { at: 'here' } } }] as const
    const { match } = effectMatch(two, remove, { you: 0, here: other })
    expect(match.state.haven[other]).toBe(NONE)
    expect(productionOf(match.play, 0)).toEqual(productionOf(home, 0))
  })

  it('modifiers of other cards are heard only while these are in play', () => {
    const content = withCards({ items: { flenser: { needs: [], modifiers: [{ rule: 'production', food: 2 }] } } })
    const gains = (more: Position): number => productionOf(tableOf({ ...RONJA, content, ...more }), 0)[2]
    expect(gains({ items: { 0: ['flenser'] } }) - gains({})).toBe(2)
    expect(gains({ items: { 1: ['flenser'] } }) - gains({})).toBe(0)
  })
})
