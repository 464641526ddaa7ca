import { describe, expect, it } from 'vitest'
import type { Effect } from '../../content/effects/verbs.ts'
import { effectMatch } from '../../testing/effects.ts'
import { at, card, choose, numbered, offered, question, type Heard, type Position } from '../../testing/position.ts'
import { contextOf, type Context } from '../select/context.ts'
import { IN_DECK, NONE } from '../table/state.ts'

const run = (effects: readonly Effect[], position: Position = {}, context: Partial<Context> = { you: 0 }): Heard =>
  effectMatch({ startFeats: false, ...position }, effects, context)
const item = (id: string): number => numbered('items', id)
const druid = (id: string): number => numbered('druids', id)
const FLENSER = item('flenser')
const LEAVES = item('xyxrit-leaves')

describe('own cards', () => {
  it('are turned face-down without being used, and up again [UP-CRD-07]', () => {
    const cards = { type: 'featOrItem', pick: 'all' } as const
    const position: Position = { items: { 0: ['flenser', 'xyxrit-leaves'] }, feats: { 0: ['dugpa-bone-drums'] } }
    const down = run([{ op: 'flipCards', who: 'you', cards }], position)
    expect(down.match.state.flippedItems).toEqual([FLENSER, LEAVES])
    expect(down.match.state.flippedFeats).toEqual([numbered('feats', 'dugpa-bone-drums')])
    expect(down.told('abilityUsed')).toEqual([])
    const up = run(
      [
        { op: 'flipCards', who: 'you', cards },
        { op: 'unflipCards', who: 'you', cards: { type: 'item', pick: 'choose' } },
      ],
      position,
    )
    expect(offered(up.match)).toEqual([`item:${FLENSER}`, `item:${LEAVES}`])
    choose(up.match, `item:${FLENSER}`)
    expect(up.match.state.flippedItems).toEqual([LEAVES])
  })

  it('go by chance if the card says so, and others may choose [UP-RUL-05]', () => {
    const random = run([{ op: 'discardCards', who: 'you', cards: { type: 'item', pick: 'random' } }], {
      items: { 0: ['flenser'] },
    })
    expect(random.match.state.itemDiscard).toEqual([FLENSER])
    const cards = { type: 'item', pick: 'choose', by: 'first' } as const
    const other = run([{ op: 'discardCards', who: 'you', cards }], {
      items: { 0: ['flenser', 'xyxrit-leaves'] },
      firstPlayer: 1,
    })
    expect(question(other.match)).toBe('chooseOwnCard@1')
  })
})

describe('the market', () => {
  const ROWS: Position = {
    market: ['flenser', 'xyxrit-leaves', 'abad-warpaint'],
  }

  it('loses Items and stays empty until it is filled', () => {
    const one = run([{ op: 'discardMarket', n: 1, by: 'you' }], ROWS)
    choose(one.match, `item:${LEAVES}`)
    expect([one.match.state.market[1], one.match.state.itemDiscard]).toEqual([NONE, [LEAVES]])
    const all = run([{ op: 'discardMarket', n: 'all' }, { op: 'refillMarket' }], ROWS).match.state
    expect(all.itemDiscard).toHaveLength(3)
    expect(all.market).not.toContain(NONE)
  })
})

describe('Druids', () => {
  it('are turned up, or one is exchanged for another', () => {
    const faceDown: Position = {
      edition: 'first',
      druids: ['watcher', 'silence'],
      arrange: (s) => (s.druidUp = [1, 0]),
    }
    const up = run([{ op: 'revealDruid' }], faceDown)
    expect([up.match.over, up.match.state.druidUp]).toEqual([true, [1, 1]])
    const swap = run([{ op: 'revealDruid', by: 'you' }], { druids: ['watcher', 'silence'] })
    expect(question(swap.match)).toBe('chooseDruid@0')
    choose(swap.match, `druid:${druid('silence')}`)
    expect(swap.match.state.druids[0]).toBe(druid('watcher'))
    expect(swap.match.state.druids[1]).not.toBe(druid('silence'))
    expect(swap.match.state.unusedDruids).toContain(druid('silence'))
    expect(swap.match.state.druidUp).toEqual([1, 1])
  })

  it('without an unused Druid, or without one in play, none is revealed [UP-RUL-04]', () => {
    const reveal: Effect = { op: 'revealDruid', by: 'you' }
    const may: Effect = { op: 'may', by: 'you', do: [reveal] }
    const none: Position = { druids: ['watcher', 'silence'], arrange: (s) => (s.unusedDruids = []) }
    for (const position of [none, { druids: [] }]) {
      const { match, told } = run([reveal, may], position)
      expect([match.over, told('druidRevealed')]).toEqual([true, []])
    }
    const last: Position = { druids: ['watcher'], arrange: (s) => (s.unusedDruids = [druid('silence')]) }
    const { match } = run([may], last)
    expect(question(match)).toBe('mayDo@0')
    choose(match, 'yes')
    expect([match.state.druids, match.state.unusedDruids]).toEqual([[druid('silence')], [druid('watcher')]])
  })
})

describe('things on cards', () => {
  const siren = card('siren')
  const SIREN = contextOf('horde', siren, { you: 0, here: at(1, 0) })
  const position: Position = {
    cards: { siren: { at: at(1, 0) } },
    units: { [at(0, 1)]: ['trolls', 'tribesmen'] },
    market: ['flenser', 'xyxrit-leaves', ''],
    druids: ['watcher'],
  }

  it('Units are out of play until they return to the reserve [UP-RUL-24]', () => {
    const attach: Effect = { op: 'attach', what: 'units', n: 1, who: 'you', pieces: { kinds: ['unit'], of: 'you' } }
    const heard = run([attach, { op: 'gainVP', who: 'chaos', n: { num: 'attached', what: 'units' } }], position, SIREN)
    expect(question(heard.match)).toBe('chooseAttachedUnit@0')
    choose(heard.match, offered(heard.match)[0])
    const { state } = heard.match
    expect(state.attached[siren].units.reduce((a, b) => a + b)).toBe(1)
    expect(state.units.reduce((a, b) => a + b)).toBe(1)
    expect(state.vp[5]).toBe(1)
    const back = run([attach, { op: 'detach', what: 'units', to: 'reserve' }], position, SIREN)
    choose(back.match, offered(back.match)[0])
    expect(back.match.state.attached[siren].units.every((n) => n === 0)).toBe(true)
  })

  it('Items leave the market and come back, to the discard pile, or to a player [UP-QST-11]', () => {
    const attach: Effect = { op: 'attach', what: 'items', n: 2, by: 'you' }
    const after = (to: 'market' | 'discard' | 'you'): Heard['match'] => {
      const { match } = run([attach, { op: 'detach', what: 'items', to }], position, SIREN)
      choose(match, `item:${LEAVES}`)
      return match
    }
    expect(after('market').state.market).toEqual([LEAVES, FLENSER, NONE])
    expect(after('discard').state.itemDiscard).toEqual([LEAVES, FLENSER])
    expect(after('you').state.items[0].toSorted()).toEqual([LEAVES, FLENSER].toSorted())
    expect(after('you').state.waived[0]).toEqual([])
  })

  it('an Item that no text waives for comes only to a Hero with its attribute [UP-CRD-02, UP-RUL-31]', () => {
    const whip = numbered('items', 'whip-of-thorns')
    const take: readonly Effect[] = [
      { op: 'attach', what: 'items', n: 1, by: 'you' },
      { op: 'detach', what: 'items', to: 'you' },
    ]
    const { state } = run(take, { ...position, market: ['whip-of-thorns'] }, SIREN).match
    expect([state.items[0], state.waived[0], state.itemDiscard]).toEqual([[], [], [whip]])
  })

  it('a Druid on a card is not available meanwhile [UP-DRU-02]', () => {
    const attach: Effect = { op: 'attach', what: 'druids', n: 1 }
    const taken = run([attach], position, SIREN).match.state
    expect([taken.druids, taken.attached[siren].druids]).toEqual([[], [druid('watcher')]])
    const back = run([attach, { op: 'detach', what: 'druids', to: 'play' }], position, SIREN).match.state
    expect([back.druids, back.druidUp]).toEqual([[druid('watcher')], [1]])
  })
})

describe('decks', () => {
  it('a card goes under its deck once [UP-RUL-102]', () => {
    const banished = card('banished')
    const position: Position = { cards: { banished: { at: at(1, 0) } } }
    const context = contextOf('horde', banished)
    const { state } = run([{ op: 'underDeck' }, { op: 'underDeck' }], position, context).match
    expect([state.fate[banished], state.returned[banished]]).toEqual([IN_DECK, 1])
    expect(state.hordeDeck.bottom).toEqual([banished])
  })

  it('everybody sees the next cards; each may be put under the deck [UP-RUL-10]', () => {
    const position: Position = { nextItems: ['flenser', 'xyxrit-leaves'] }
    const seen = run([{ op: 'look', deck: 'items', n: 2 }], position)
    expect(seen.told('cardSeen').map((event) => (event as { of: number }).of)).toEqual([FLENSER, LEAVES])
    const { match } = run([{ op: 'look', deck: 'items', n: 2, bottom: 'you' }], position)
    choose(match, 'yes', 'no')
    expect([match.state.itemDeck.top.at(-1), match.state.itemDeck.bottom]).toEqual([LEAVES, [FLENSER]])
  })

  it('the next Event is that of the Chapter whose Event is not revealed yet', () => {
    const heard = run([{ op: 'look', deck: 'nextEvent', n: 1 }], { chapter: 1 })
    const [{ of }] = heard.told('cardSeen') as { of: number }[]
    expect(heard.match.play.content.cards.second.events[of].chapter).toBe(1)
    const last = run([{ op: 'look', deck: 'nextEvent', n: 1 }], {
      options: { chapters: 2 },
      events: ['three-bloody-comets', 'the-empire-strikes'],
    })
    expect(last.told('cardSeen')).toEqual([])
  })
})
