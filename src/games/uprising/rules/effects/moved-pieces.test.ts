import { describe, expect, it } from 'vitest'
import type { Effect } from '../../content/effects/verbs.ts'
import { UNIT_IDS, type UnitId } from '../../content/names.ts'
import { effectMatch } from '../../testing/effects.ts'
import { at, choose, loaded, offered, question } from '../../testing/position.ts'
import type { Heard, Position } from '../../testing/position.ts'
import { EMPIRE } from '../table/state.ts'

const [HERE, NEXT, FAR] = [at(1, 0), at(2, 0), at(3, 0)]
const type = (id: UnitId): number => UNIT_IDS.indexOf(id) % 4
const ICE = { [HERE]: 'ice', [NEXT]: 'ice', [FAR]: 'ice', [at(0, 1)]: 'ice' } as const
const run = (effect: Effect, position: Position = {}, ...chance: number[]): Heard =>
  effectMatch(
    { startFeats: false, tiles: ICE, ...position },
    [effect],
    { you: 0, here: HERE },
    { source: loaded(...chance) },
  )
const unitsAt = ({ match }: Heard, space: number): number =>
  match.state.units.slice(space * 4, space * 4 + 4).reduce((sum, n) => sum + n)
const move = (more: Partial<Extract<Effect, { op: 'movePieces' }>> = {}): Effect => ({
  op: 'movePieces',
  pieces: { kinds: ['unit'], of: 'you', at: { at: 'here' }, n: 'all' },
  to: { pick: 'choose' },
  ...more,
})

describe('pieces that effects move', () => {
  it('to a hex so many steps away; Units stop where they would fight [UP-CMD-09]', () => {
    const army: Position = { units: { [HERE]: ['tribesmen'] } }
    const one = run(move(), army)
    expect(question(one.match)).toBe('mapHex@0')
    expect(offered(one.match)).toContain(`hex:${NEXT}`)
    expect(offered(one.match)).not.toContain(`hex:${FAR}`)
    expect(offered(one.match)).not.toContain(`hex:${HERE}`)
    expect(offered(run(move({ steps: 2 }), army).match)).toContain(`hex:${FAR}`)
    const stopped = run(move({ steps: 2 }), { ...army, garrisons: { [NEXT]: 1 } })
    expect(offered(stopped.match)).toContain(`hex:${NEXT}`)
    expect(offered(stopped.match)).not.toContain(`hex:${FAR}`)
    expect(offered(run(move({ jump: 1 } as never), { ...army, garrisons: { [NEXT]: 1 } }).match)).toContain(
      `hex:${FAR}`,
    )
  })

  it('as many Units as there is room for, and the Hero with them [UP-HEX-03]', () => {
    const army: Position = {
      units: { [HERE]: ['tribesmen', 'tribesmen', 'tribesmen'], [NEXT]: ['tribesmen', 'vargs', 'vargs'] },
      heroAt: { 0: HERE },
    }
    const heard = run(move({ pieces: { kinds: ['unit', 'hero'], of: 'you', at: { at: 'here' }, n: 'all' } }), army)
    choose(heard.match, `hex:${NEXT}`)
    while (!heard.match.over) choose(heard.match, offered(heard.match)[0])
    expect([unitsAt(heard, HERE), unitsAt(heard, NEXT), heard.match.state.heroAt[0]]).toEqual([1, 5, NEXT])
    expect(heard.told('piecesMoved')).toMatchObject([
      { kind: 'unit', role: 0, unit: type('tribesmen'), n: 2, from: HERE, to: NEXT },
      { kind: 'hero', role: 0, from: HERE, to: NEXT },
    ])
  })

  it('past own Units and Curses, not past Skeletons, unexplored hexes or Units of others [UP-CMD-06, UP-CMD-09]', () => {
    // Only one way leads from the first hex to the third.
    const reaches = (between: Position): boolean =>
      offered(
        run(move({ steps: 2 }), { units: { [HERE]: ['tribesmen'], ...between.units }, ...rest(between) }).match,
      ).includes(`hex:${FAR}`)
    const rest = ({ units: _, ...others }: Position): Position => others
    expect(reaches({})).toBe(true)
    expect(reaches({ units: { [NEXT]: ['vargs'] } })).toBe(true)
    expect(reaches({ skeletons: { [NEXT]: 1 } })).toBe(false)
    expect(reaches({ units: { [NEXT]: ['younglings'] } })).toBe(false)
    expect(reaches({ tiles: { [HERE]: 'ice', [FAR]: 'ice', [at(0, 1)]: 'ice' } })).toBe(false)
    const dead = (position: Position): boolean => {
      const pieces = { kinds: ['skeleton'], at: { at: 'here' }, n: 'all' } as const
      const { match } = run(move({ pieces, steps: 2 }), { skeletons: { [HERE]: 1 }, ...position })
      return offered(match).includes(`hex:${FAR}`)
    }
    expect([dead({}), dead({ skeletons: { [HERE]: 1, [NEXT]: 1 } })]).toEqual([true, true])
    expect([dead({ garrisons: { [NEXT]: 1 } }), dead({ units: { [NEXT]: ['vargs'] } })]).toEqual([false, false])
  })

  it('not out of a Graveyard, however far [UP-GRV-05]', () => {
    const buried = { kinds: ['unit'], of: 'you', in: 'graveyards', n: 'all' } as const
    const heard = run(move({ pieces: buried, jump: 'jump' }), { imperialGraveyard: ['vargs'] })
    expect([heard.match.over, heard.told('piecesMoved')]).toEqual([true, []])
  })

  it('the owner says which Units go where not all fit, and the Hero goes with them [UP-HEX-03]', () => {
    const army: Position = {
      units: { [HERE]: ['tribesmen', 'vargs', 'vargs'], [NEXT]: ['tribesmen', 'tribesmen', 'vargs'] },
      heroAt: { 0: HERE },
    }
    const all = run(move({ pieces: { kinds: ['unit', 'hero'], of: 'you', at: { at: 'here' }, n: 'all' } }), army)
    choose(all.match, `hex:${NEXT}`)
    expect(offered(all.match)).toEqual([`unit:${type('tribesmen')}@${HERE}`, `unit:${type('vargs')}@${HERE}`].sort())
    const units = offered(all.match)
    choose(all.match, `unit:${type('vargs')}@${HERE}`, `unit:${type('vargs')}@${HERE}`)
    expect([all.match.over, all.match.state.heroAt[0], units.length]).toEqual([true, NEXT, 2])
    expect(all.match.state.units[HERE * 4 + type('tribesmen')]).toBe(1)
    const any = run(move({ pieces: { kinds: ['unit', 'hero'], of: 'you', at: { at: 'here' }, n: 'any' } }), army)
    choose(any.match, `hex:${NEXT}`, `unit:${type('vargs')}@${HERE}`, `unit:${type('tribesmen')}@${HERE}`)
    // Two fit; the Hero is asked for by itself.
    expect(offered(any.match)).toEqual(['hero:0', 'done'])
    choose(any.match, 'done')
    expect([any.match.over, any.match.state.heroAt[0], unitsAt(any, NEXT)]).toEqual([true, HERE, 5])
  })

  it('to a hex by chance: the pieces first [UP-RUL-04]', () => {
    const heard = run(move({ to: { pick: 'random' } }), { units: { [HERE]: ['tribesmen', 'vargs'] } })
    expect([heard.match.over, unitsAt(heard, HERE)]).toEqual([true, 0])
    expect(new Set(heard.told('piecesMoved').map((event) => (event as { to: number }).to)).size).toBe(1)
    const none = run(move({ to: { pick: 'random' } }))
    expect([none.match.over, none.told('piecesMoved')]).toEqual([true, []])
  })

  it('Skeletons too [UP-SKE-10]', () => {
    const dead = (more: Position): Heard =>
      run(move({ pieces: { kinds: ['skeleton'], at: { at: 'here' }, n: 'all' }, steps: 2 }), {
        skeletons: { [HERE]: 1 },
        ...more,
      })
    expect(offered(dead({}).match)).toContain(`hex:${FAR}`)
    const gone = dead({})
    choose(gone.match, `hex:${NEXT}`)
    expect([gone.match.state.skeletons[HERE], gone.match.state.skeletons[NEXT]]).toEqual([0, 1])
  })
})

describe('Nemesis pieces on each of several hexes', () => {
  it('one after the other, so many on each [UP-PLC-01]', () => {
    const each = (n: number): Effect => ({ op: 'placeSkeleton', n, at: { pick: 'each', where: [{ is: 'hasCurse' }] } })
    const heard = run(each(1), { curses: [HERE, FAR] })
    expect([heard.match.state.skeletons[HERE], heard.match.state.skeletons[FAR]]).toEqual([1, 1])
    const twice = run(each(2), { curses: [HERE, FAR] })
    expect([twice.match.state.skeletons[HERE], twice.match.state.skeletons[FAR]]).toEqual([2, 2])
    const none = run({ op: 'placeGarrison', n: 0, at: { at: 'here' } })
    expect([none.match.state.garrison[HERE], none.match.state.vp[EMPIRE]]).toEqual([0, 0])
    const one = run({ op: 'placeGarrison', n: 2, at: { at: 'here' } })
    expect(one.match.state.garrison[HERE]).toBe(2)
  })
})
