import { describe, expect, it } from 'vitest'
import type { Content } from '../../content/content.ts'
import type { Ability } from '../../content/effects/timing.ts'
import { at, choose, heardMatch, numbered, offered, question, refusedBy, tableOf } from '../../testing/position.ts'
import { setUpMatch } from '../../testing/set-up-match.ts'
import { actions, building, standingOffers, take, wealth } from '../../testing/turns.ts'
import { actionPriceOf, canPayAction, HAVEN, MOVE, OWN_TURN, QUEST } from './action-price.ts'
import { canAct } from './actions.ts'
import { turnedEdges } from './explore.ts'
import { standing } from './standing.ts'

const HOME = at(0, -2)
const LEAVES = numbered('items', 'xyxrit-leaves')

/** The Leaves say what is given here. */
const withLeaves =
  (abilities: readonly Ability[], more: object = {}) =>
  (content: Content): Content => {
    const change = (cards: Content['cards']['second']): Content['cards']['second'] => ({
      ...cards,
      items: cards.items.map((item) => (item.index === LEAVES ? { ...item, abilities, ...more } : item)),
    })
    return { ...content, cards: { second: change(content.cards.second), first: change(content.cards.first) } }
  }

const saltAnytime: Ability = {
  window: 'always',
  use: 'may',
  limit: 'none',
  cost: [{ pay: 'flip' }],
  do: [{ op: 'gain', who: 'you', salt: 2 }],
}

describe('standing offers', () => {
  it('hold cards marked ALWAYS, also off turn and while others build [UP-RUL-26, UP-CRD-13]', () => {
    const position = {
      content: withLeaves([saltAnytime]),
      items: { 1: ['xyxrit-leaves'] },
      resources: { 1: [0, 0, 0] as const },
    }
    const { match } = actions(position)
    const [key] = standingOffers(match, 1).filter((offer) => offer.startsWith('ability:'))
    take(match, 1, key)
    expect(wealth(match, 1)).toEqual([2, 0, 0])
    expect(standingOffers(match, 1)).not.toContain(key)
    expect(question(match)).toBe('action@0')
    expect(standingOffers(building(position).match, 1)).toContain(key)
  })

  it('serve the first edition on others’ turns too [UP-RUL-26, UP-CRD-13]', () => {
    const { match } = actions({ edition: 'first', items: { 1: ['xyxrit-leaves'] }, content: withLeaves([saltAnytime]) })
    expect(standingOffers(match, 1).some((offer) => offer.startsWith('ability:'))).toBe(true)
  })

  it('leave them to the own turn if the table says so [UP-RUL-26, UP-CRD-13]', () => {
    const position = { options: { alwaysOffTurn: 0 }, content: withLeaves([saltAnytime]) }
    expect(standingOffers(actions({ ...position, items: { 1: ['xyxrit-leaves'] } }).match, 1)).toEqual([])
    const own = actions({ ...position, items: { 0: ['xyxrit-leaves'] } })
    expect(standingOffers(own.match, 0).some((offer) => offer.startsWith('ability:'))).toBe(true)
  })

  it('are open while somebody decides in a combat [UP-RUL-26, UP-TRD-02]', () => {
    const { match } = heardMatch(
      {
        startFeats: false,
        units: { [HOME]: ['vargs', 'tribesmen'] },
        skeletons: { [HOME]: 2 },
        items: { 0: ['abad-warpaint'] },
      },
      [{ procedure: 'settle', args: { cause: 1 } }],
    )
    expect(question(match)).toBe('useAbility@0')
    expect(match.state.combat?.space).toBe(HOME)
    expect(standingOffers(match, 1)).toContain('action:trade')
    take(match, 1, 'action:trade')
    expect(match.state.ap[1]).toBe(7)
  })

  it('cannot take away what an Action under way is paid with [UP-ACT-03, UP-RUL-26]', () => {
    const { match } = actions({ ap: { 0: 1, 1: 0 }, resources: { 0: [0, 0, 0] } })
    choose(match, 'action:move')
    expect(match.state.ap[0]).toBe(0)
    expect(standingOffers(match, 0)).toEqual([])
    const market = actions({ ap: { 0: 1, 1: 0 }, market: ['blackfire'], resources: { 0: [3, 0, 0] } })
    choose(market.match, 'action:market')
    take(market.match, 0, 'exchange:0:1')
    // Nothing is left to buy: the AP comes back.
    choose(market.match, 'done')
    expect(market.match.state.ap[0]).toBe(1)
    expect(market.match.state.market).toContain(numbered('items', 'blackfire'))
    // And the turn is not over: something has to be done with it.
    expect(question(market.match)).toBe('action@0')
    expect(refusedBy(market.match, 0, 'done')).toEqual(['UP-ACT-05'])
  })

  it('are closed before the first Chapter and after the last [UP-RUL-26]', () => {
    const { match } = setUpMatch(2)
    expect(standingOffers(match, 0)).toEqual([])
    const out: number[] = []
    standing.offers(tableOf({ phase: 'over' }), 0, out)
    expect(out).toEqual([])
  })

  it('say what they are', () => {
    const { match } = actions({ resources: { 0: [3, 0, 0] } })
    const out: number[] = []
    standing.offers(match.play, 0, out)
    expect(out.map((offer) => standing.describe(match.play, 0, offer).rule)).toEqual([
      'UP-TRD-02',
      'UP-TRD-06',
      'UP-TRD-06',
    ])
  })
})

describe('the price of an Action', () => {
  it('is changed by cards of the owner, never below 0 [UP-ACT-02]', () => {
    const cheaper = { modifiers: [{ rule: 'actionPrice', action: 'haven', plunder: -5, ap: 1 }] }
    const t = tableOf({ content: withLeaves([], cheaper), items: { 0: ['xyxrit-leaves'] } })
    expect(actionPriceOf(t, 0, HAVEN)).toEqual({ ap: 2, plunder: 0, food: 0 })
    expect(actionPriceOf(t, 1, HAVEN)).toEqual({ ap: 1, plunder: 2, food: 0 })
    expect(actionPriceOf(t, 0, HAVEN, 'noAP')).toEqual({ ap: 0, plunder: 0, food: 0 })
    expect(actionPriceOf(t, 1, HAVEN, 'free')).toEqual({ ap: 0, plunder: 0, food: 0 })
  })

  it('leaves a turn open to end where the last AP buys nothing [UP-ACT-05]', () => {
    const dear = ['move', 'trade', 'command', 'explore', 'haven', 'market', 'quest'] as const
    const modifiers = dear.map((action) => ({ rule: 'actionPrice', action, ap: 1 }))
    const { match } = actions({
      content: withLeaves([], { modifiers }),
      items: { 0: ['xyxrit-leaves'] },
      ap: { 0: 1, 1: 8 },
    })
    expect(offered(match)).toEqual(['done'])
    expect(canPayAction(match.play, 0, MOVE, 'full')).toBe(false)
    expect(canAct(match.play, 0, MOVE, { ...OWN_TURN, price: 'free' })).toBe(true)
    expect(canAct(match.play, 0, QUEST, { ...OWN_TURN, price: 'free' })).toBe(false)
  })
})

describe('an Action granted by a card', () => {
  it('costs no AP and does not end the turn [UP-CRD-15, UP-CMD-01]', () => {
    const { match } = actions({
      heroes: ['baranth', 'khaal'],
      feats: { 0: ['baranth-word-of-command'] },
      units: { [HOME]: ['oathsworn'] },
    })
    const [word] = offered(match).filter((key) => key.startsWith('ability:'))
    choose(match, word, `hex:${at(0, -3)}`, `unit:2@${HOME}`, 'done')
    expect(match.state.ap[0]).toBe(8)
    expect(wealth(match, 0)).toEqual([5, 5, 4])
    expect(question(match)).toBe('action@0')
    expect(refusedBy(match, 0, 'done')).toEqual(['UP-ACT-05'])
  })

  it('can leave out Salt and attributes at the Market [UP-CRD-03, UP-MKT-03]', () => {
    const { match } = heardMatch(
      {
        startFeats: false,
        heroes: ['khaal', 'yanny'],
        resources: { 0: [0, 0, 0] },
        market: ['whip-of-thorns'],
        content: withLeaves([
          {
            ...saltAnytime,
            do: [{ op: 'act', who: 'you', action: 'market', price: 'free', requirement: 'ignored' }],
          },
        ]),
        items: { 0: ['xyxrit-leaves'] },
      },
      [{ procedure: 'actions', args: { step: 0 } }],
    )
    const [key] = standingOffers(match, 0).filter((offer) => offer.startsWith('ability:'))
    take(match, 0, key)
    choose(match, `item:${numbered('items', 'whip-of-thorns')}`)
    expect(match.state.items[0]).toContain(numbered('items', 'whip-of-thorns'))
    expect(match.state.waived[0]).toEqual([numbered('items', 'whip-of-thorns')])
    expect(match.state.ap[0]).toBe(8)
  })
})

describe('a turned tile', () => {
  it('moves its impassable edges clockwise [UP-EXP-10]', () => {
    expect(turnedEdges(0b000001, 1)).toBe(0b000010)
    expect(turnedEdges(0b100000, 1)).toBe(0b000001)
    expect(turnedEdges(0b001100, 3)).toBe(0b100001)
  })
})
