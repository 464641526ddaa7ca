import { describe, expect, it } from 'vitest'
import type { Ability } from '../../content/effects/timing.ts'
import { withCards } from '../../testing/cards.ts'
import { effectMatch } from '../../testing/effects.ts'
import { at, card, choose, numbered, offered, question, view } from '../../testing/position.ts'
import type { Heard, Position } from '../../testing/position.ts'
import { CHAOS, EMPIRE, NONE } from '../table/state.ts'

const CURSE = [{ op: 'placeCurse', at: { at: 'here' } }] as const
const ability = (more: Partial<Ability> = {}): Ability => ({
  window: 'on:cursePlaced',
  use: 'must',
  limit: 'none',
  do: [{ op: 'gainVP', who: 'empire', n: 1 }],
  ...more,
})
const flenser = (...abilities: readonly Ability[]): NonNullable<Position['content']> =>
  withCards({ items: { flenser: { needs: [], modifiers: [], abilities } } })
const cursed = (position: Position, you = 0): Heard =>
  effectMatch({ startFeats: false, items: { 0: ['flenser'] }, ...position }, CURSE, { you, here: at(1, 0) })

describe('what waits for something to happen', () => {
  it('own cards answer to what their owner does, others only if they say so [UP-CRD-15]', () => {
    expect(cursed({ content: flenser(ability()) }).match.state.vp[EMPIRE]).toBe(1)
    expect(cursed({ content: flenser(ability()) }, 1).match.state.vp[EMPIRE]).toBe(0)
    expect(cursed({ content: flenser(ability({ whose: 'any' })) }, 1).match.state.vp[EMPIRE]).toBe(1)
    expect(cursed({ content: flenser(ability()), items: { 0: [] } }).match.state.vp[EMPIRE]).toBe(0)
  })

  it('once, asked if it may, with the hex where it happened [UP-CRD-15]', () => {
    const may = ability({ use: 'may', do: [{ op: 'placeGarrison', n: 1, at: { at: 'here' } }] })
    const { match } = cursed({ content: flenser(may) })
    expect(question(match)).toBe('useAbility@0')
    expect(offered(match)).toHaveLength(2)
  })

  it('Legions and Hordes in play; the first player says which comes first [UP-RUL-06]', () => {
    const gain = (who: 'empire' | 'chaos'): Partial<{ abilities: Ability[] }> => ({
      abilities: [ability({ do: [{ op: 'gainVP', who, n: 1 }] })],
    })
    const content = withCards({ nemesis: { courtesan: gain('empire'), siren: gain('chaos') } })
    const cards: Position['cards'] = { siren: { at: at(2, 0) }, courtesan: { at: at(-2, 0) } }
    const { match, told } = cursed({ content, items: {}, cards })
    expect(question(match)).toBe('chooseTrigger@0')
    expect(view(match)?.options.map(({ targets }) => targets)).toEqual([
      [`card:${card('courtesan')}`],
      [`card:${card('siren')}`],
    ])
    choose(match, offered(match)[1])
    expect(told('vpGained').map((event) => (event as { side: number }).side)).toEqual([CHAOS, EMPIRE])
    const alone = cursed({ content, items: {}, cards: { siren: { at: at(2, 0) } } }).match
    expect([alone.over, alone.state.vp[EMPIRE], alone.state.vp[CHAOS]]).toEqual([true, 0, 1])
  })

  it('only if its condition holds and some of it is possible [UP-RUL-04]', () => {
    const gain = { op: 'gainVP', who: 'empire', n: 1 } as const
    const need = ability({ if: [{ is: 'has', who: 'you', resource: 'salt', n: 3 }] })
    expect(cursed({ content: flenser(need) }).match.state.vp[EMPIRE]).toBe(1)
    expect(cursed({ content: flenser(need), resources: { 0: [2, 9, 9] } }).match.state.vp[EMPIRE]).toBe(0)
    const loss = { op: 'lose', who: 'you', salt: 1 } as const
    const poor = { resources: { 0: [0, 9, 9] } } as const
    expect(cursed({ content: flenser(ability({ do: [loss] })), ...poor }).told('abilityUsed')).toEqual([])
    expect(cursed({ content: flenser(ability({ do: [loss, gain] })), ...poor }).match.state.vp[EMPIRE]).toBe(1)
  })
})

describe('the market', () => {
  it('with an empty deck takes the discarded Items anew, if there are any [UP-RUL-35]', () => {
    const [a, b, c] = ['xyxrit-leaves', 'flenser', 'abad-warpaint'].map((id) => numbered('items', id))
    const refill = (discard: number[], reshuffle: 0 | 1): Heard =>
      effectMatch(
        {
          options: { itemDeckReshuffle: reshuffle },
          arrange: (s) => {
            s.itemDeck.middle = []
            s.itemDiscard = discard.slice()
            s.market = s.market.map(() => NONE)
          },
        },
        [{ op: 'refillMarket' }],
      )
    const full = refill([a, b, c, 30], 1)
    expect(full.match.state.market.filter((one) => one !== NONE)).toHaveLength(3)
    expect([full.match.state.itemDiscard, full.told('itemsShuffled').length]).toEqual([[], 1])
    const { middle, top } = full.match.state.itemDeck
    const all = [...full.match.state.market, ...middle, ...top].toSorted((x, y) => x - y)
    expect(all).toEqual([a, b, c, 30].toSorted((x, y) => x - y))
    const none = refill([], 1)
    expect([none.told('itemsShuffled'), none.told('itemDealt')]).toEqual([[], []])
    const second = refill([a, b], 0)
    expect([second.told('itemsShuffled'), second.match.state.itemDiscard]).toEqual([[], [a, b]])
  })
})
