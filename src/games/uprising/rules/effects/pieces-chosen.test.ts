import { describe, expect, it } from 'vitest'
import type { PieceSel } from '../../content/effects/selectors.ts'
import type { Effect } from '../../content/effects/verbs.ts'
import { UNIT_IDS, type UnitId } from '../../content/names.ts'
import { effectMatch } from '../../testing/effects.ts'
import { at, card, choose, loaded, numbered, offered, question, view } from '../../testing/position.ts'
import type { Heard, Position } from '../../testing/position.ts'
import { contextOf, type Context } from '../select/context.ts'

const [A, B] = [at(1, 0), at(0, 1)]
const type = (id: UnitId): number => UNIT_IDS.indexOf(id) % 4
const unit = (id: UnitId, space: number): string => `unit:${type(id)}@${space}`
const run = (
  effects: readonly Effect[],
  position: Position = {},
  c: Partial<Context> = { you: 0 },
  ...chance: number[]
): Heard => effectMatch({ startFeats: false, ...position }, effects, c, { source: loaded(...chance) })
const remove = (pieces: PieceSel): Effect[] => [{ op: 'remove', pieces }]
const ARMY: Position = { units: { [A]: ['tribesmen', 'tribesmen', 'vargs'], [B]: ['vargs'] } }
const left = ({ match }: Heard, space: number): number[] => match.state.units.slice(space * 4, space * 4 + 4)

describe('pieces that are chosen', () => {
  it('one by one, as many as are wanted; what is all taken is no longer offered [UP-RUL-05]', () => {
    const heard = run(remove({ kinds: ['unit'], of: 'you', n: 2 }), ARMY)
    expect(question(heard.match)).toBe('mapPiece@0')
    expect(offered(heard.match)).toEqual([unit('tribesmen', A), unit('vargs', A), unit('vargs', B)].toSorted())
    expect(view(heard.match)?.prompt.args).toMatchObject({ why: 'remove', n: 2, isFree: 0 })
    choose(heard.match, unit('vargs', A))
    expect(offered(heard.match)).not.toContain(unit('vargs', A))
    expect(view(heard.match)?.prompt.args).toMatchObject({ n: 1 })
    const there = view(heard.match)?.options.map(({ key, detail }) => [key, detail?.args?.n])
    expect(there).toContainEqual([unit('tribesmen', A), 2])
    choose(heard.match, unit('tribesmen', A))
    expect([heard.match.over, left(heard, A)[type('tribesmen')], left(heard, A)[type('vargs')]]).toEqual([true, 1, 0])
  })

  it('all without a question; any number until one has enough [UP-RUL-04]', () => {
    const all = run(remove({ kinds: ['unit'], of: 'you', n: 'all' }), ARMY)
    expect([all.match.over, left(all, A), left(all, B)]).toEqual([true, [0, 0, 0, 0], [0, 0, 0, 0]])
    const any = run(remove({ kinds: ['unit'], of: 'you', n: 'any', at: { at: 'here' } }), ARMY, { you: 0, here: B })
    expect(offered(any.match)).toEqual([unit('vargs', B), 'done'])
    expect(view(any.match)?.prompt.args).toMatchObject({ isFree: 1 })
    choose(any.match, 'done')
    expect([any.match.over, left(any, B)[type('vargs')]]).toEqual([true, 1])
    const more = run(remove({ kinds: ['unit'], of: 'you', n: 9 }), ARMY)
    expect([more.match.over, left(more, A)]).toEqual([true, [0, 0, 0, 0]])
  })

  it('the most expensive or the cheapest; among equals the owner chooses [UP-RUL-98]', () => {
    const t = run(remove({ kinds: ['curse'] }), ARMY).match.play
    const worth = (id: UnitId): number => t.content.units[UNIT_IDS.indexOf(id)].worth
    const [dear, cheap] =
      worth('vargs') > worth('tribesmen') ? (['vargs', 'tribesmen'] as const) : (['tribesmen', 'vargs'] as const)
    expect(worth(dear)).toBeGreaterThan(worth(cheap))
    const most = run(remove({ kinds: ['unit'], of: 'you', pick: 'mostExpensive', at: { at: 'here' } }), ARMY, {
      you: 0,
      here: A,
    })
    expect([most.match.over, left(most, A)[type(dear)]]).toEqual([true, dear === 'vargs' ? 0 : 1])
    const least = run(remove({ kinds: ['unit'], of: 'you', pick: 'cheapest', at: { at: 'here' } }), ARMY, {
      you: 0,
      here: A,
    })
    expect([least.match.over, left(least, A)[type(cheap)]]).toEqual([true, cheap === 'vargs' ? 0 : 1])
    const equal = run(remove({ kinds: ['unit'], of: 'each', pick: 'mostExpensive' }), ARMY, { you: 1 })
    if (dear === 'vargs') expect([question(equal.match), offered(equal.match).length]).toEqual(['mapPiece@0', 2])
  })

  it('Defenses by their printed price [UP-RUL-98]', () => {
    const position: Position = { havens: { 0: [A] }, walls: [A], towers: [A] }
    const sel: PieceSel = { kinds: ['wall', 'tower'], pick: 'mostExpensive' }
    const { match } = run(remove(sel), position)
    const { wallPlunder, towerPlunder } = match.play.content.boards
    if (!match.over) choose(match, `wall@${A}`)
    const isWallFirst = wallPlunder >= towerPlunder
    expect([match.state.wall[A], match.state.tower[A]]).toEqual(isWallFirst ? [0, 1] : [1, 0])
  })

  it('on a hex by chance nobody is asked [UP-RUL-04]', () => {
    const sel: PieceSel = { kinds: ['curse'], at: { pick: 'random', where: [{ is: 'hasCurse' }] } }
    const { match } = run(remove(sel), { curses: [A, B] }, { you: 0 }, 1)
    expect([match.over, match.state.curse[A] + match.state.curse[B]]).toEqual([true, 1])
  })

  it('in a Graveyard, with whose it is [UP-GRV-01]', () => {
    const sel: PieceSel = { kinds: ['unit'], in: 'graveyards' as never }
    const heard = run([{ op: 'returnFromGraveyard', pieces: sel }], {
      imperialGraveyard: ['vargs', 'vargs'],
      chaosGraveyard: ['younglings', 'younglings'],
    })
    expect(offered(heard.match)).toEqual([`unit:${type('vargs')}@imperial:0`, `unit:${type('younglings')}@chaos:1`])
  })
})

describe('Units that are exchanged', () => {
  it('for one of the rank or type that is meant, as long as there is one in the reserve [UP-RUL-04]', () => {
    const swap = (by: 'anyElite' | 'anyBasic' | UnitId): Heard =>
      run(
        [{ op: 'swapUnit', pieces: { kinds: ['unit'], of: 'you', at: { at: 'here' } }, for: by }],
        { units: { [A]: ['tribesmen'] } },
        {
          you: 0,
          here: A,
        },
      )
    const one = swap('vargs')
    expect([one.match.over, left(one, A)[type('vargs')], left(one, A)[type('tribesmen')]]).toEqual([true, 1, 0])
    expect(one.told('unitSwapped')).toMatchObject([{ role: 0, unit: type('tribesmen'), to: type('vargs'), space: A }])
    const ranks = one.match.play.content.units.slice(0, 4).map(({ rank }) => rank)
    for (const [by, rank] of [
      ['anyElite', 1],
      ['anyBasic', 0],
    ] as const) {
      const heard = swap(by)
      const fitting = [0, 1, 2, 3].filter((other) => other !== type('tribesmen') && ranks[other] === rank)
      if (fitting.length > 1) expect(offered(heard.match)).toEqual(fitting.map((other) => `unit:${other}`))
      else if (fitting.length === 1) expect(left(heard, A)[fitting[0]]).toBe(1)
      else expect(left(heard, A)[type('tribesmen')]).toBe(1)
    }
  })
})

describe('things laid on cards', () => {
  const siren = card('siren')
  const position: Position = { cards: { siren: { at: at(3, 0) } }, market: ['flenser', 'abad-warpaint', ''] }
  const c = contextOf('horde', siren, { you: 0, here: at(3, 0) })

  it('Units that their player chooses [UP-RUL-24]', () => {
    const attach: Effect = { op: 'attach', what: 'units', n: 2 }
    const heard = run([attach], { ...position, ...ARMY }, c)
    expect(question(heard.match)).toBe('chooseAttachedUnit@0')
    expect(offered(heard.match)).toEqual([unit('tribesmen', A), unit('vargs', A), unit('vargs', B)].toSorted())
    choose(heard.match, unit('vargs', A), unit('vargs', B))
    expect(heard.match.state.attached[siren].units[type('vargs')]).toBe(2)
    expect([left(heard, A)[type('vargs')], left(heard, B)[type('vargs')]]).toEqual([0, 0])
    const few = run([attach], { ...position, units: { [A]: ['trolls'] } }, c)
    expect([few.match.over, few.told('unitAttached').length]).toEqual([true, 1])
  })

  it('Items of the market, and its space stays empty [UP-RUL-24]', () => {
    const heard = run([{ op: 'attach', what: 'items', n: 1 }], position, c)
    const [flenser, paint] = ['flenser', 'abad-warpaint'].map((id) => numbered('items', id))
    expect(offered(heard.match)).toEqual([`item:${flenser}`, `item:${paint}`])
    choose(heard.match, `item:${paint}`)
    expect([heard.match.state.market[0], heard.match.state.market[1]]).toEqual([flenser, -1])
    expect(heard.match.state.attached[siren].items).toEqual([paint])
  })
})
