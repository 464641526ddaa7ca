import { describe, expect, it } from 'vitest'
import { cardsOf } from '../../../../kit/deck.ts'
import type { Cost } from '../../content/effects/timing.ts'
import type { Effect } from '../../content/effects/verbs.ts'
import { effectMatch } from '../../testing/effects.ts'
import { at, card, choose, numbered, offered, question, type Heard, type Position } from '../../testing/position.ts'
import { wealth } from '../../testing/turns.ts'
import { contextOf, type Context } from '../select/context.ts'
import { EMPIRE, GONE } from '../table/state.ts'

const run = (effects: readonly Effect[], position: Position = {}, context: Partial<Context> = { you: 0 }): Heard =>
  effectMatch({ startFeats: false, ...position }, effects, context)
const item = (id: string): number => numbered('items', id)
const quest = (n: number): Partial<Context> => contextOf('quest', n, { you: 0 })

describe('economy of effects', () => {
  it('half is rounded down, each kind for itself, only of the named ones [UP-RUL-13]', () => {
    const { match } = run([{ op: 'loseHalf', who: 'each', of: ['salt', 'food'] }], {
      resources: { 0: [5, 4, 1], 1: [2, 0, 6] },
    })
    expect([wealth(match, 0), wealth(match, 1)]).toEqual([
      [3, 4, 1],
      [1, 0, 3],
    ])
  })

  it('as much as there is goes, kinds of one’s choice one by one [UP-RUL-13]', () => {
    const { match } = run([{ op: 'lose', who: 'you', salt: 3, any: 2 }], { resources: { 0: [2, 1, 1] } })
    expect(match.over ? [] : offered(match)).toEqual(['resource:1', 'resource:2'])
    choose(match, 'resource:2')
    expect([match.over, wealth(match, 0)]).toEqual([true, [0, 0, 0]])
  })

  it('points for any player: the decider says who [UP-RUL-05]', () => {
    const { match } = run([{ op: 'gainVP', who: 'anyPlayer', n: 2 }], { roles: 3 })
    expect([question(match), offered(match)]).toEqual(['choosePlayer@0', ['role:0', 'role:1', 'role:2']])
    choose(match, 'role:2')
    expect(match.state.vp.slice(0, 3)).toEqual([0, 0, 2])
  })

  it('AP are lost as spent ones, as many as there are [UP-RUL-23]', () => {
    const { match, told } = run([{ op: 'loseAP', who: 'each', n: 3 }], { ap: { 0: 2, 1: 0 } })
    expect([match.state.ap.slice(0, 2), match.state.spentAp.slice(0, 2)]).toEqual([
      [0, 0],
      [8, 8],
    ])
    expect(told('apSpent')).toEqual([{ role: 0, n: 2 }])
  })

  it('AP lie on a card until they are released; who has none is spared [UP-RUL-24]', () => {
    const siren = card('siren')
    const position: Position = { cards: { siren: { at: at(1, 0) } }, ap: { 0: 3, 1: 0 } }
    const c = contextOf('horde', siren, { you: 0, here: at(1, 0) })
    const lock: Effect = { op: 'lockAP', who: 'each', n: 2 }
    const { match, told } = run([lock], position, c)
    expect([match.state.ap[0], match.state.attached[siren].ap.slice(0, 2)]).toEqual([1, [2, 0]])
    expect(told('apLocked')).toMatchObject([{ role: 0, n: 2, of: siren }])
    const free = run([lock, { op: 'releaseAP' }], position, c).match.state
    expect([free.ap[0], free.spentAp[0], free.attached[siren].ap[0]]).toEqual([1, 7, 0])
    expect(run([lock], position, { you: 0 }).match.state.ap[0]).toBe(3)
  })

  it('gifts to another player, as many as wanted [UP-RUL-05]', () => {
    const { match } = run([{ op: 'give', who: 'you', max: 2 }], {
      roles: 3,
      resources: { 0: [2, 1, 0], 2: [0, 0, 0] },
    })
    expect(offered(match)).toEqual(['role:1', 'role:2'])
    choose(match, 'role:2')
    expect(offered(match)).toEqual(['resource:0', 'resource:1', 'done'])
    choose(match, 'resource:1', 'done')
    expect([wealth(match, 0), wealth(match, 2)]).toEqual([
      [2, 0, 0],
      [0, 1, 0],
    ])
    expect(run([{ op: 'give', who: 'you', max: 0 }]).match.over).toBe(true)
    expect(run([{ op: 'give', who: 'you', max: 2 }], { resources: { 0: [0, 0, 0] } }).match.over).toBe(true)
  })

  it('exchanges as often as allowed and possible, or until one has enough [UP-CRD-06]', () => {
    const effect: Effect = { op: 'exchange', who: 'you', give: 2, of: 'oneKind', get: 1, times: 2 }
    const { match } = run([effect], { resources: { 0: [4, 0, 0] } })
    choose(match, 'option:1', 'option:2')
    expect([match.over, wealth(match, 0)]).toEqual([true, [0, 1, 1]])
    const once = run([effect], { resources: { 0: [3, 0, 0] } }).match
    choose(once, 'option:1')
    expect([once.over, wealth(once, 0)]).toEqual([true, [1, 1, 0]])
    const done = run([effect], { resources: { 0: [4, 0, 0] } }).match
    choose(done, 'done')
    expect([done.over, wealth(done, 0)]).toEqual([true, [4, 0, 0]])
    const any = run([{ ...effect, of: 'any', times: 1 }], { resources: { 0: [1, 1, 0] } }).match
    choose(any, 'option:11')
    expect(offered(any)).toEqual(['resource:0', 'resource:1'])
    while (!any.over) choose(any, offered(any)[0])
    expect([any.over, wealth(any, 0)]).toEqual([true, [0, 0, 1]])
  })

  it('Units may be built outside of the Build Phase, so many and cheaper [UP-BLD-03]', () => {
    const { match } = run([{ op: 'build', who: 'you', max: 1, discount: 1 }], { resources: { 0: [5, 5, 5] } })
    expect(question(match)).toBe('build@0')
    expect(offered(match)).toContain('done')
    expect(offered(match).some((key) => key.startsWith('ability:'))).toBe(false)
    const [first] = offered(match).filter((key) => key.startsWith('unit:'))
    choose(match, first)
    while (!match.over && question(match) === 'buildPayment@0') choose(match, offered(match)[0])
    expect([match.over, match.state.units.reduce((sum, n) => sum + n)]).toEqual([true, 1])
    const homeless = run([{ op: 'build', who: 'you' }], { havens: { 0: [] } })
    expect(homeless.match.over).toBe(true)
  })

  it('prices of several kinds are paid, with points and dice too [UP-CRD-06]', () => {
    const pay = (cost: Cost): Effect => ({
      op: 'pay',
      who: 'you',
      cost: [cost],
      do: [{ op: 'gainVP', who: 'empire', n: 1 }],
    })
    const { match } = run([pay({ pay: 'vp', n: 2 })], { vp: { 0: 3 } })
    choose(match, 'yes')
    expect([match.state.vp[0], match.state.vp[EMPIRE]]).toEqual([1, 1])
    expect(run([pay({ pay: 'vp', n: 4 })], { vp: { 0: 3 } }).match.state.vp[EMPIRE]).toBe(0)
    const ap = run([pay({ pay: 'ap', n: 2 })], { ap: { 0: 2 } }).match
    choose(ap, 'yes')
    expect([ap.state.ap[0], ap.state.vp[EMPIRE]]).toEqual([0, 1])
  })
})

describe('decks that are looked at', () => {
  it('everybody sees the top; each may go under the deck, the topmost first [UP-RUL-10]', () => {
    const ids = ['flenser', 'xyxrit-leaves', 'abad-warpaint']
    const [flenser, leaves, paint] = ids.map(item)
    const { match, told } = run([{ op: 'look', deck: 'items', n: 2, bottom: 'you' }], { nextItems: ids })
    expect(told('cardSeen').map((event) => (event as { of: number }).of)).toEqual([flenser, leaves])
    choose(match, 'yes', 'no')
    const { itemDeck } = match.state
    expect([match.over, itemDeck.top, itemDeck.bottom]).toEqual([true, [paint, leaves], [flenser]])
    expect(told('cardUnderDeck')).toMatchObject([{ of: flenser }])
    const kept = run([{ op: 'look', deck: 'items', n: 2, bottom: 'you' }], { nextItems: ids }).match
    choose(kept, 'no', 'no')
    expect(kept.state.itemDeck.top).toEqual([paint, leaves, flenser])
    expect(run([{ op: 'look', deck: 'items', n: 2 }], { nextItems: ids }).match.over).toBe(true)
  })

  it.each(['legions', 'hordes', 'quests', 'nextEvent'] as const)('%s too, as many as there are [UP-RUL-10]', (deck) => {
    const { match, told } = run([{ op: 'look', deck, n: 1 }])
    expect([match.over, told('cardSeen').length]).toEqual([true, 1])
    const { of } = told('cardSeen')[0] as { of: number }
    const { legionDeck, hordeDeck, questDeck, eventDecks } = match.state
    const decks = { legions: legionDeck, hordes: hordeDeck, quests: questDeck, nextEvent: eventDecks[0] }
    expect(decks[deck].top).toEqual([of])
    const none = run([{ op: 'look', deck, n: 1 }], {
      arrange: (s) => {
        s.legionsLeft = s.hordesLeft = 0
        s.questDeck.middle = []
        s.events = [0, 1, 2, 3]
      },
    })
    expect([none.match.over, none.told('cardSeen')]).toEqual([true, []])
  })
})

describe('cards that come and go', () => {
  it('Items of the discard pile are chosen and leave it [UP-CRD-02]', () => {
    const effect: Effect = { op: 'gainItem', who: 'you', from: 'discardPile', n: 1, requirement: 'ignored' }
    const [flenser, leaves] = ['flenser', 'xyxrit-leaves'].map(item)
    const { match } = run([effect], { arrange: (s) => s.itemDiscard.push(flenser, leaves) })
    expect(offered(match)).toEqual([`item:${flenser}`, `item:${leaves}`])
    choose(match, `item:${leaves}`)
    expect([match.state.items[0], match.state.itemDiscard]).toEqual([[leaves], [flenser]])
  })

  it('Feats that are searched for, several one after the other [UP-CRD-12]', () => {
    const { match, told } = run([{ op: 'gainFeat', who: 'you', n: 2 }], {
      arrange: (s) => (s.featDecks[0].middle = s.featDecks[0].middle.slice(0, 3)),
    })
    const feats = offered(match)
    expect([question(match), feats.length]).toEqual(['chooseFeat@0', 3])
    choose(match, feats[2])
    while (!match.over && question(match) !== 'chooseFeat@0') choose(match, offered(match)[0])
    expect(offered(match)).toEqual(feats.slice(0, 2))
    choose(match, feats[0])
    while (!match.over) choose(match, offered(match)[0])
    expect(match.state.feats[0].map((feat) => `feat:${feat}`)).toEqual([feats[2], feats[0]])
    expect(told('featsSearched')).toEqual([{ role: 0 }])
    expect(cardsOf(match.state.featDecks[0])).toHaveLength(1)
  })

  it('Feats drawn: what is not kept goes to the bottom [UP-CRD-11, UP-BLD-02]', () => {
    const { match } = run([{ op: 'drawFeat', who: 'you', n: 3, keep: 1 }])
    const drawn = offered(match)
    expect([question(match), drawn.length]).toEqual(['keepFeat@0', 3])
    choose(match, drawn[1])
    while (!match.over) choose(match, offered(match)[0])
    const { featDecks, feats, drawnFeats } = match.state
    expect([feats[0].length, drawnFeats[0]]).toEqual([1, []])
    expect(featDecks[0].bottom.map((feat) => `feat:${feat}`)).toEqual([drawn[0], drawn[2]])
  })

  it('this Item goes to the discard pile, this Quest too; of others nothing happens [UP-QST-11]', () => {
    const flenser = item('flenser')
    const own: Position = { items: { 0: ['flenser'] } }
    const gone = run([{ op: 'discardThis' }], own, contextOf('item', flenser, { you: 0 })).match.state
    expect([gone.items[0], gone.itemDiscard]).toEqual([[], [flenser]])
    const open = run([{ op: 'discardThis' }], { arrange: (s) => (s.openQuests[1] = 7) }, quest(7)).match.state
    expect([open.openQuests.includes(7), open.questDiscard]).toEqual([false, [7]])
    const other = run([{ op: 'discardThis' }], own, contextOf('horde', 13)).match.state
    expect([other.items[0], other.itemDiscard]).toEqual([[flenser], []])
  })

  it('a Legion goes under its deck and counts again, a Horde alike [UP-RUL-102]', () => {
    for (const [id, kind] of [
      ['courtesan', 'legion'],
      ['siren', 'horde'],
    ] as const) {
      const number = card(id)
      const destroy: Effect = { op: 'underDeck' }
      const { state } = run([destroy], { arrange: (s) => (s.fate[number] = GONE) }, contextOf(kind, number)).match
      const before = run([{ op: 'gainVP', who: 'chaos', n: 1 }]).match.state
      const [deck, left, was] =
        kind === 'legion'
          ? [state.legionDeck, state.legionsLeft, before.legionsLeft]
          : [state.hordeDeck, state.hordesLeft, before.hordesLeft]
      expect([deck.bottom.at(-1), left - was, state.returned[number]]).toEqual([number, 1, 1])
    }
  })
})
