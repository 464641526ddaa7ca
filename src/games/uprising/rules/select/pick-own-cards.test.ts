import { describe, expect, it } from 'vitest'
import type { OwnCardSel } from '../../content/effects/selectors.ts'
import type { Effect } from '../../content/effects/verbs.ts'
import { effectMatch } from '../../testing/effects.ts'
import { choose, loaded, numbered, offered, question, tableOf, view, type Position } from '../../testing/position.ts'
import { contextOf, NO_CONTEXT, type Context } from './context.ts'
import { keyOfCard, ownCardsFor } from './pick-own-cards.ts'

const item = (id: string): string => `item:${numbered('items', id)}`
const feat = (id: string): string => `feat:${numbered('feats', id)}`
const MINE: Position = {
  startFeats: false,
  feats: { 0: ['dugpa-bone-drums'] },
  items: { 0: ['flenser', 'xyxrit-leaves', 'axe-of-the-giants'], 1: ['abad-warpaint'] },
}
const [DRUMS, FLENSER, LEAVES, AXE] = [
  feat('dugpa-bone-drums'),
  item('flenser'),
  item('xyxrit-leaves'),
  item('axe-of-the-giants'),
]
const discard = (cards: Partial<OwnCardSel>): Effect => ({
  op: 'discardCards',
  who: 'you',
  cards: { type: 'item', pick: 'choose', ...cards },
})

describe('own cards that a selector means', () => {
  const found = (sel: Partial<OwnCardSel>, c: Context = NO_CONTEXT, isOther = false, role = 0): string[] =>
    ownCardsFor(tableOf(MINE), role, { type: 'featOrItem', pick: 'choose', ...sel }, c, isOther).map(keyOfCard)

  it('by type: Feats first, then Items, only of the owner [UP-RUL-05]', () => {
    expect(found({})).toEqual([DRUMS, FLENSER, LEAVES, AXE])
    expect(found({ type: 'feat' })).toEqual([DRUMS])
    expect(found({ type: 'item' })).toEqual([FLENSER, LEAVES, AXE])
    expect(found({}, NO_CONTEXT, false, 1)).toEqual([item('abad-warpaint')])
  })

  it('by face [UP-CRD-07]', () => {
    const t = tableOf({ ...MINE, arrange: (s) => void s.flippedItems.push(numbered('items', 'flenser')) })
    const facing = (face: 'faceUp' | 'faceDown'): string[] =>
      ownCardsFor(t, 0, { type: 'item', pick: 'choose', face }, NO_CONTEXT).map(keyOfCard)
    expect(facing('faceDown')).toEqual([FLENSER])
    expect(facing('faceUp')).toEqual([LEAVES, AXE])
  })

  it('"another card" is not the card itself', () => {
    const self = contextOf('item', numbered('items', 'flenser'))
    expect(found({ type: 'item' }, self, true)).toEqual([LEAVES, AXE])
    expect(found({ type: 'item' }, self, false)).toEqual([FLENSER, LEAVES, AXE])
    const event = contextOf('event', numbered('items', 'flenser'))
    expect(found({ type: 'item' }, event, true)).toEqual([FLENSER, LEAVES, AXE])
  })

  it('the most expensive Items by their printed Salt; Feats have no price [UP-RUL-98]', () => {
    const salt = (id: string): number => tableOf().content.cards.second.items[numbered('items', id)].salt
    const most = Math.max(...['flenser', 'xyxrit-leaves', 'axe-of-the-giants'].map(salt))
    const dearest = ['flenser', 'xyxrit-leaves', 'axe-of-the-giants'].filter((id) => salt(id) === most).map(item)
    expect(dearest.length).toBeLessThan(3)
    expect(found({ type: 'item', pick: 'mostExpensive' })).toEqual(dearest)
    expect(found({ pick: 'mostExpensive' })).toEqual([DRUMS, ...dearest])
  })
})

describe('own cards that are taken', () => {
  const run = (effect: Effect, position: Position = {}, ...chance: number[]): ReturnType<typeof effectMatch> =>
    effectMatch({ ...MINE, ...position }, [effect], { you: 0 }, { source: loaded(...chance) })

  it('one by one, each once; the question says how many are left [UP-RUL-05]', () => {
    const { match } = run(discard({ n: 2 }))
    expect(question(match)).toBe('chooseOwnCard@0')
    expect(view(match)?.prompt.args).toMatchObject({ purpose: 'discard', n: 2, owner: 0, isOwn: 1 })
    choose(match, LEAVES)
    expect(view(match)?.prompt.args).toMatchObject({ n: 1 })
    expect(offered(match)).toEqual([FLENSER, AXE])
    choose(match, AXE)
    expect(match.over).toBe(true)
    expect(match.state.items[0]).toEqual([numbered('items', 'flenser')])
  })

  it('by chance nobody is asked [UP-RUL-05]', () => {
    const { match } = run(discard({ pick: 'random' }), {}, 1)
    expect(match.over).toBe(true)
    expect(match.state.items[0].map((of) => `item:${of}`)).toEqual([FLENSER, AXE])
    const two = run(discard({ pick: 'random', n: 2 }), {}, 2, 0)
    expect(two.match.state.items[0].map((of) => `item:${of}`)).toEqual([LEAVES])
  })

  it('as many as there are; the dearest without a question [UP-RUL-04, UP-RUL-98]', () => {
    const { match } = run(discard({ n: 5, pick: 'all' }))
    expect([match.over, match.state.items[0]]).toEqual([true, []])
    const some = run(discard({ n: 9 }), { items: { 0: ['flenser'] } })
    expect([some.match.over, some.match.state.items[0]]).toEqual([true, []])
    const none = run(discard({}), { items: { 0: [] } })
    expect([none.match.over, none.match.state.itemDiscard]).toEqual([true, []])
  })
})
