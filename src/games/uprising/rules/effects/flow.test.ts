import { describe, expect, it } from 'vitest'
import type { Cost } from '../../content/effects/timing.ts'
import type { Effect } from '../../content/effects/verbs.ts'
import { withCards } from '../../testing/cards.ts'
import { effectMatch } from '../../testing/effects.ts'
import {
  at,
  card,
  choose,
  offered,
  question,
  view,
  type Heard,
  type Position,
  type UprisingMatch,
} from '../../testing/position.ts'
import { standingOffers, take } from '../../testing/turns.ts'
import { contextOf, type Context } from '../select/context.ts'
import { CHAOS, EMPIRE } from '../table/state.ts'

const run = (effects: readonly Effect[], position: Position = {}, context: Partial<Context> = { you: 0 }): Heard =>
  effectMatch({ startFeats: false, ...position }, effects, context)
const vp = (side: 'empire' | 'chaos' | 'you' | 'it', n = 1): Effect => ({ op: 'gainVP', who: side, n })
const LABEL = { en: 'this', de: 'dies' }
const IMPOSSIBLE: Effect = { op: 'lose', who: 'you', salt: 1 }
/** Stands for a Trade that gives everything away. */
const GIVES_ALL = {
  abilities: [
    {
      window: 'always',
      use: 'may',
      limit: 'none',
      cost: [{ pay: 'flip' }],
      do: [{ op: 'lose', who: 'you', salt: 9, plunder: 9, food: 9 }],
    },
  ],
} as const
const useAlways = (match: UprisingMatch): void =>
  take(
    match,
    0,
    standingOffers(match, 0).find((offer) => offer.startsWith('ability:'))!,
  )
const POOR: Position = { resources: { 0: [0, 5, 5] } }

describe('flow of effects', () => {
  it('a list is carried out in order, each part as far as possible [UP-RUL-04]', () => {
    const heard = run([vp('chaos'), IMPOSSIBLE, vp('empire')], POOR)
    expect(heard.told('vpGained').map((event) => (event as { side: number }).side)).toEqual([CHAOS, EMPIRE])
  })

  it('"if" looks once, now', () => {
    const effect: Effect = {
      op: 'if',
      if: [{ is: 'has', who: 'you', resource: 'salt', n: 1 }],
      do: [vp('empire')],
      else: [vp('chaos')],
    }
    expect(run([effect]).match.state.vp[EMPIRE]).toBe(1)
    expect(run([effect], POOR).match.state.vp[CHAOS]).toBe(1)
  })

  it('"may" asks, unless the first effect is impossible', () => {
    const may = (first: Effect): Effect => ({ op: 'may', by: 'you', do: [first, vp('empire')] })
    const asked = run([may(vp('you'))])
    expect(question(asked.match)).toBe('mayDo@0')
    choose(asked.match, 'yes')
    expect(asked.match.state.vp.slice(0, 5)).toEqual([1, 0, 0, 0, 1])
    const not = run([may(vp('you'))])
    choose(not.match, 'no')
    expect(not.match.state.vp[EMPIRE]).toBe(0)
    expect(run([may(IMPOSSIBLE)], POOR).match.over).toBe(true)
  })

  it('"choose" offers what is possible, so many different ones', () => {
    const of = [vp('you'), IMPOSSIBLE, vp('empire')].map((effect) => ({ label: LABEL, do: [effect] }))
    const { match } = run([{ op: 'choose', by: 'you', n: 2, of }], POOR)
    expect(offered(match)).toEqual(['option:0', 'option:2'])
    choose(match, 'option:2')
    expect([match.over, match.state.vp[0], match.state.vp[EMPIRE]]).toEqual([true, 1, 1])
    expect(run([{ op: 'choose', by: 'you', of: [of[1]] }], POOR).match.over).toBe(true)
  })

  it('"or else" is a choice only if the first part is possible [UP-RUL-98]', () => {
    const effect: Effect = {
      op: 'orElse',
      by: 'you',
      label: LABEL,
      elseLabel: { en: 'No', de: 'Nein' },
      do: [IMPOSSIBLE],
      else: [vp('empire')],
    }
    const rich = run([effect])
    expect(question(rich.match)).toBe('chooseOrElse@0')
    expect(view(rich.match)!.options.map(({ label }) => label.args)).toEqual([LABEL, { en: 'No', de: 'Nein' }])
    choose(rich.match, 'option:0')
    expect([rich.match.state.resources[0], rich.match.state.vp[EMPIRE]]).toEqual([4, 0])
    expect(run([effect], POOR).match.state.vp[EMPIRE]).toBe(1)
  })

  it('a price of several pieces or cards must be there in full [UP-CRD-06]', () => {
    const pays = (cost: Cost, position: Position): boolean => {
      const { match } = run([{ op: 'pay', who: 'you', cost: [cost], do: [vp('you')], else: [vp('chaos')] }], position)
      if (!match.over) choose(match, 'yes')
      return match.state.vp[CHAOS] === 0
    }
    const unit: Cost = { pay: 'remove', pieces: { kinds: ['unit'], of: 'you', n: 2 } }
    expect(pays(unit, { units: { [at(0, -2)]: ['tribesmen'] } })).toBe(false)
    expect(pays(unit, { units: { [at(0, -2)]: ['tribesmen', 'tribesmen'] } })).toBe(true)
    const items: Cost = { pay: 'discard', cards: { type: 'item', pick: 'choose', n: 2 } }
    expect(pays(items, { items: { 0: ['xyxrit-leaves'] } })).toBe(false)
    expect(pays(items, { items: { 0: ['xyxrit-leaves', 'bone-coin'] } })).toBe(true)
    const flip: Cost = { pay: 'flipOther', cards: { type: 'item', pick: 'choose', n: 2 } }
    expect(pays(flip, { items: { 0: ['xyxrit-leaves'] } })).toBe(false)
    const all: Cost = { pay: 'remove', pieces: { kinds: ['unit'], of: 'you', n: 'all' } }
    expect(pays(all, {})).toBe(false)
    expect(pays(all, { units: { [at(0, -2)]: ['tribesmen'] } })).toBe(true)
  })

  it('every player has a turn, clockwise from the first', () => {
    const heard = run([{ op: 'forEachPlayer', who: 'each', do: [vp('it')] }], { firstPlayer: 1 })
    expect(heard.told('vpGained').map((event) => (event as { side: number }).side)).toEqual([1, 0])
    const others = run([{ op: 'forEachPlayer', who: 'eachOther', do: [vp('it')] }], { roles: 3 })
    expect(others.match.state.vp.slice(0, 3)).toEqual([0, 1, 1])
  })

  it('the nearest hex is the nearest to the Hero where the effect has no hex of its own', () => {
    const effect: Effect = {
      op: 'forEachHex',
      hexes: { pick: 'nearest', where: [{ is: 'hasCurse' }] },
      do: [{ op: 'remove', pieces: { kinds: ['curse'], at: { at: 'it' } } }],
    }
    const { match } = run([effect], { heroAt: { 0: at(2, 0) }, curses: [at(3, 0), at(-3, 0)] })
    expect([match.over, match.state.curse[at(3, 0)], match.state.curse[at(-3, 0)]]).toEqual([true, 0, 1])
  })

  it('hexes have their turn in the order the decider wants, or in any [UP-RUL-06]', () => {
    const curses = [at(1, 0), at(0, 1)]
    const effect: Effect = {
      op: 'forEachHex',
      hexes: { pick: 'each', where: [{ is: 'hasCurse' }] },
      do: [{ op: 'if', if: [{ is: 'hasCurse', hex: { at: 'it' } }], do: [vp('chaos')] }],
    }
    const { match } = run([effect], { curses, firstPlayer: 1 })
    expect(question(match)).toBe('chooseNextHex@1')
    expect(offered(match).toSorted()).toEqual([...curses.map((space) => `hex:${space}`), 'done'].toSorted())
    choose(match, 'done')
    expect(match.state.vp[CHAOS]).toBe(2)
    const one = run([{ ...effect, hexes: { ...effect.hexes, pick: 'choose', by: 'you' } }], { curses })
    expect(question(one.match)).toBe('chooseNextHex@0')
    choose(one.match, `hex:${curses[1]}`)
    expect(one.match.state.vp[CHAOS]).toBe(1)
  })

  it('cards have their turn by initiative, as long as they are in play', () => {
    const cards: Position['cards'] = { siren: { at: at(2, 0), threat: 2 }, courtesan: { at: at(1, 0), threat: 4 } }
    const effect: Effect = {
      op: 'forEachCard',
      cards: { kind: 'both', pick: 'all' },
      do: [{ op: 'loseThreat', cards: { kind: 'both', pick: 'it' }, n: 1 }],
    }
    const heard = run([effect], { cards })
    expect(heard.told('threatChanged').map((event) => (event as { card: number }).card)).toEqual([
      card('courtesan'),
      card('siren'),
    ])
  })

  it('of equal initiative the first player says who is first [UP-RUL-53]', () => {
    const effect: Effect = {
      op: 'forEachCard',
      cards: { kind: 'both', pick: 'all' },
      do: [{ op: 'loseThreat', cards: { kind: 'both', pick: 'it' }, n: 1 }],
    }
    const cards: Position['cards'] = { banished: { at: at(2, 0) }, 'coven-of-yssat': { at: at(1, 0) } }
    const heard = run([effect], { edition: 'first', firstPlayer: 1, cards })
    expect(question(heard.match)).toBe('whichCard@1')
    choose(heard.match, `card:${card('banished')}`)
    expect(heard.told('threatChanged')).toMatchObject([{ card: card('banished') }, { card: card('coven-of-yssat') }])
  })

  it('"as often as you want" asks each time', () => {
    const { match } = run(
      [{ op: 'repeatMay', by: 'you', max: 3, do: [{ op: 'lose', who: 'you', salt: 1 }, vp('you')] }],
      { resources: { 0: [2, 0, 0] } },
    )
    choose(match, 'yes', 'yes')
    expect([match.over, match.state.vp[0]]).toEqual([true, 2])
    const most = run([{ op: 'repeatMay', by: 'you', max: 2, do: [vp('you')] }])
    choose(most.match, 'yes', 'yes')
    expect([most.match.over, most.match.state.vp[0]]).toEqual([true, 2])
    const enough = run([{ op: 'repeatMay', by: 'you', do: [vp('you')] }])
    choose(enough.match, 'yes', 'no')
    expect([enough.match.over, enough.match.state.vp[0]]).toEqual([true, 1])
  })

  it('of several hexes each has its turn once, whichever comes first [UP-RUL-06]', () => {
    const curses = [at(1, 0), at(0, 1), at(-1, 0)]
    const effect: Effect = {
      op: 'forEachHex',
      hexes: { pick: 'each', where: [{ is: 'hasCurse' }] },
      do: [{ op: 'remove', pieces: { kinds: ['curse'], at: { at: 'it' } } }, vp('chaos')],
    }
    const { match } = run([effect], { curses })
    choose(match, `hex:${at(0, 1)}`)
    expect([curses.map((space) => match.state.curse[space]), match.state.vp[CHAOS]]).toEqual([[1, 0, 1], 1])
    expect(offered(match).toSorted()).toEqual([`hex:${at(1, 0)}`, `hex:${at(-1, 0)}`, 'done'].toSorted())
    choose(match, `hex:${at(-1, 0)}`)
    expect([match.over, match.state.vp[CHAOS]]).toEqual([true, 3])
    const two = run([{ ...effect, hexes: { ...effect.hexes, pick: 'choose', by: 'you', n: 2 } }], { curses })
    choose(two.match, `hex:${at(0, 1)}`)
    expect(offered(two.match)).toHaveLength(2)
    choose(two.match, `hex:${at(1, 0)}`, 'done')
    expect([two.match.over, two.match.state.vp[CHAOS]]).toEqual([true, 2])
    const random = run([{ ...effect, hexes: { ...effect.hexes, pick: 'random', n: 2 } }], { curses })
    expect(offered(random.match)).toHaveLength(3)
    choose(random.match, 'done')
    expect([random.match.over, random.match.state.vp[CHAOS]]).toEqual([true, 2])
  })

  it('who pays gets it, who does not or cannot gets the rest', () => {
    const pay: Effect = {
      op: 'pay',
      who: 'each',
      cost: [{ pay: 'resources', salt: 1 }],
      do: [vp('it')],
      else: [vp('chaos')],
    }
    const { match } = run([pay], { ...POOR, resources: { 0: [1, 0, 0], 1: [0, 0, 0] } })
    expect(question(match)).toBe('mayDo@0')
    choose(match, 'yes')
    expect([match.state.resources[0], match.state.vp[0], match.state.vp[CHAOS]]).toEqual([0, 1, 1])
  })

  it('who wants to pay is not asked twice', () => {
    const pay: Effect = { op: 'pay', who: 'you', cost: [{ pay: 'ap', n: 3 }], do: [vp('you')] }
    const { match } = run([{ op: 'repeatMay', by: 'you', do: [pay] }], { ap: { 0: 7 } })
    choose(match, 'yes', 'yes')
    expect([match.over, match.state.ap[0], match.state.vp[0]]).toEqual([true, 1, 2])
  })

  it('one of several prices is chosen among those that can be paid', () => {
    const cost = [{ pay: 'oneOf', of: [[{ pay: 'ap', n: 9 }], [{ pay: 'any', n: 2 }], [{ pay: 'vp', n: 1 }]] }] as const
    const { match } = run([{ op: 'pay', who: 'you', cost, do: [vp('empire')] }], { vp: { 0: 3 } })
    choose(match, 'yes')
    expect(offered(match)).toEqual(['option:1', 'option:2'])
    choose(match, 'option:1', 'resource:0', 'resource:2')
    expect(match.state.resources.slice(0, 3)).toEqual([4, 5, 4])
    const other = run([{ op: 'pay', who: 'you', cost, do: [vp('empire')] }], { vp: { 0: 3 } })
    choose(other.match, 'yes', 'option:2')
    expect([other.match.state.resources.slice(0, 3), other.match.state.vp[0], other.match.state.vp[EMPIRE]]).toEqual([
      [5, 5, 5],
      2,
      1,
    ])
  })

  it('one of several prices buys nothing when a trade has made all of them impossible meanwhile [UP-RUL-04]', () => {
    const content = withCards({ items: { 'xyxrit-leaves': GIVES_ALL } })
    const cost = [{ pay: 'oneOf', of: [[{ pay: 'resources', salt: 1 }], [{ pay: 'any', n: 2 }]] }] as const
    const { match } = run([{ op: 'pay', who: 'you', cost, do: [vp('empire')] }, vp('chaos')], {
      content,
      items: { 0: ['xyxrit-leaves'] },
      vp: { 0: 3 },
    })
    choose(match, 'yes')
    expect(offered(match)).toEqual(['option:0', 'option:1'])
    useAlways(match)
    expect([question(match), offered(match)]).toEqual(['choosePrice@0', ['done']])
    choose(match, 'done')
    expect([match.over, match.state.resources.slice(0, 3), match.state.vp[0]]).toEqual([true, [0, 0, 0], 3])
    expect([match.state.vp[EMPIRE], match.state.vp[CHAOS]]).toEqual([0, 1])
  })

  it('a price that is paid in part only buys nothing; what comes instead comes [UP-RUL-04]', () => {
    const content = withCards({ items: { 'xyxrit-leaves': GIVES_ALL } })
    const position: Position = { content, items: { 0: ['xyxrit-leaves'] }, vp: { 0: 3 } }
    const parts: (readonly Cost[])[] = [
      [{ pay: 'any', n: 4 }],
      [
        { pay: 'any', n: 2 },
        { pay: 'resources', food: 1 },
      ],
    ]
    for (const cost of parts) {
      const pay: Effect = { op: 'pay', who: 'you', cost, do: [vp('empire'), vp('empire')], else: [vp('chaos')] }
      const { match } = run([pay, vp('you')], position)
      choose(match, 'yes', 'resource:0')
      useAlways(match)
      choose(match, 'done')
      expect([match.over, match.state.vp.slice(0, 1), match.state.vp[EMPIRE], match.state.vp[CHAOS]]).toEqual([
        true,
        [4],
        0,
        1,
      ])
    }
  })

  it('an ability whose price is no longer there when it is to be paid does nothing [UP-RUL-04]', () => {
    const flenser = {
      abilities: [
        {
          window: 'always',
          use: 'may',
          limit: 'none',
          cost: [{ pay: 'flip' }, { pay: 'any', n: 2 }],
          do: [vp('empire')],
        },
      ],
    } as const
    const content = withCards({ items: { 'xyxrit-leaves': GIVES_ALL, flenser } })
    const { match } = run([{ op: 'may', by: 'you', do: [vp('you')] }], {
      content,
      items: { 0: ['flenser', 'xyxrit-leaves'] },
    })
    const abilities = standingOffers(match, 0).filter((offer) => offer.startsWith('ability:'))
    take(match, 0, abilities[0])
    expect(question(match)).toBe('chooseResource@0')
    take(match, 0, abilities[1])
    choose(match, 'done', 'no')
    expect([match.over, match.state.vp[EMPIRE], match.state.flippedItems.length]).toEqual([true, 0, 2])
  })

  it('a price of cards that went meanwhile buys nothing [UP-RUL-04]', () => {
    const gone = {
      abilities: [{ window: 'always', use: 'may', limit: 'none', cost: [{ pay: 'discardThis' }], do: [vp('chaos')] }],
    } as const
    const content = withCards({ items: { 'xyxrit-leaves': gone } })
    for (const way of ['discard', 'flipOther'] as const) {
      const cost = [{ pay: way, cards: { type: 'item', pick: 'choose', n: 2 } }] as const
      const pay: Effect = { op: 'pay', who: 'you', cost, do: [vp('empire')] }
      const { match } = run([pay], { content, items: { 0: ['xyxrit-leaves', 'bone-coin'] } })
      choose(match, 'yes')
      useAlways(match)
      choose(match, ...offered(match))
      expect([match.over, match.state.vp[EMPIRE], match.state.vp[CHAOS]]).toEqual([true, 0, 1])
    }
  })
})

describe('prices of other cards', () => {
  it('are paid by discarding or flipping them, never the card itself', () => {
    const context = contextOf('item', 0, { you: 0 })
    const discard = { pay: 'discard', cards: { type: 'item', pick: 'choose' } } as const
    const position: Position = { items: { 0: ['xyxrit-leaves', 'flenser'] } }
    const { match } = run([{ op: 'pay', who: 'you', cost: [discard], do: [vp('you')] }], position, context)
    choose(match, 'yes')
    expect(match.state.items[0]).toEqual([0])
    const flip = { pay: 'flipOther', cards: { type: 'featOrItem', pick: 'choose' } } as const
    const flipped = run([{ op: 'pay', who: 'you', cost: [flip], do: [vp('you')] }], position, context)
    choose(flipped.match, 'yes')
    expect(flipped.match.state.flippedItems).toEqual([3])
  })
})

describe('hexes of an effect of the Nemesis', () => {
  const hexes = [at(1, 0), at(0, 1), at(-1, 0)]
  const each = (pick: 'choose' | 'each'): Effect => ({
    op: 'forEachHex',
    hexes: { pick, where: [{ is: 'hasCurse' }], by: 'first', n: 2 },
    do: [{ op: 'placeGarrison', n: 1, at: { at: 'it' } }],
  })
  const placed = ({ told }: Heard): number[] =>
    (told('garrisonPlaced') as { space: number }[]).map(({ space }) => space)
  const position: Position = { curses: hexes, firstPlayer: 1 }
  const drawn: Position = { ...position, options: { nemesisTies: ['asked', 'drawn'] } }

  it('are chosen by the first player one by one, then put in order [UP-RUL-05, UP-RUL-06]', () => {
    const heard = run([each('choose')], position, {})
    expect(question(heard.match)).toBe('chooseNextHex@1')
    expect(offered(heard.match)).toEqual(hexes.map((space) => `hex:${space}`).toSorted())
    choose(heard.match, `hex:${hexes[2]}`)
    expect(offered(heard.match)).not.toContain(`hex:${hexes[2]}`)
    choose(heard.match, `hex:${hexes[0]}`)
    expect(offered(heard.match)).toEqual([`hex:${hexes[2]}`, `hex:${hexes[0]}`, 'done'])
    choose(heard.match, `hex:${hexes[0]}`)
    expect(placed(heard)).toEqual([hexes[0], hexes[2]])
  })

  it.each(['choose', 'each'] as const)(
    'are drawn, as is their order, for who does not care [UP-RUL-05] (%s)',
    (pick) => {
      const heard = run([each(pick)], drawn, {})
      expect(heard.match.over).toBe(true)
      expect(new Set(placed(heard)).size).toBe(pick === 'choose' ? 2 : 3)
      expect(question(run([each(pick)], { ...drawn, firstPlayer: 0 }, {}).match)).toBe('chooseNextHex@0')
    },
  )

  it('are never drawn for a card of one’s own [UP-RUL-05]', () => {
    const own = contextOf('feat', 0, { you: 1 })
    expect(question(run([each('choose')], drawn, own).match)).toBe('chooseNextHex@1')
    expect(question(run([each('each')], drawn, own).match)).toBe('chooseNextHex@1')
  })
})
