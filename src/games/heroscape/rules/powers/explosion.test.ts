import { describe, expect, it } from 'vitest'
import { grid } from '../../lessons/field.ts'
import { choose, figure, offered, positionMatch, refusedBy, rolls, tableOf, view } from '../../testing/position.ts'
import type { HeroscapeMatch, Position } from '../../testing/position.ts'
import { row, smallField } from '../../testing/small-fields.ts'
import { DESTROYED, STANDING, type Figure, type Table } from '../table/state.ts'
import { canExplode, mayExplode } from './explosion.ts'

const D = (t: Table): Figure => figure(t, 0, 'deathwalker-9000')
const S = (t: Table, n = 0): Figure => figure(t, 1, 'izumi-samurai', n)

const flat = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]

const facing = (
  samurai: readonly number[],
  levels: readonly number[] = flat,
  more: Partial<Position> = {},
): Position => ({
  field: smallField(row(...levels)),
  armies: { 0: { 'deathwalker-9000': [[0, 0]] }, 1: { 'izumi-samurai': samurai.map((q) => [q, 0] as const) } },
  active: 'deathwalker-9000',
  step: 'attack',
  ...more,
})

const explode = (match: HeroscapeMatch): string[] => {
  choose(match, `use:explosion/${D(match.play)}`)
  return offered(match)
}

describe('Explosion among allies of a truce', () => {
  const among = (truce: number): HeroscapeMatch =>
    positionMatch({
      field: smallField(row(...flat)),
      roles: 3,
      rules: { special: [{ rule: 'truce', sides: [0, 1] }] },
      armies: { 0: { 'deathwalker-9000': [[0, 0]] }, 1: { thorgrim: [[3, 0]] }, 2: {} },
      active: 'deathwalker-9000',
      step: 'attack',
      arrange: (state) => void (state.truce = truce),
    })

  it('is no shot at the own side, and tells that it breaks the truce [HS-SCN-FORT-06, HS-RUL-85]', () => {
    const match = among(1)
    const use = view(match)!.options.find(({ key }) => key.startsWith('use:explosion'))!
    expect([use.data, use.detail?.key]).toEqual([
      { power: 'explosion', figure: D(match.play), onlyFriends: false },
      'power.dice',
    ])
    choose(match, use.key)
    const thorgrim = figure(match.play, 1, 'thorgrim')
    expect(view(match)!.options.map(({ data }) => data)).toEqual([{ affected: [thorgrim], breaksTruce: true }])
  })

  it('is an attack like any other once the truce is broken [HS-SCN-FORT-07]', () => {
    const match = among(0)
    explode(match)
    expect(view(match)!.options.map(({ data }) => data)).toEqual([{ affected: [figure(match.play, 1, 'thorgrim')] }])
  })
})

describe('Explosion among friends', () => {
  const use = (enemy: number) => {
    const match = positionMatch(
      facing([], flat, {
        roles: 3,
        teams: [[0, 2], [1]],
        armies: { 0: { 'deathwalker-9000': [[0, 0]] }, 1: { 'izumi-samurai': [[enemy, 0]] }, 2: { finn: [[4, 0]] } },
      }),
    )
    const { data, detail } = view(match)!.options.find(({ key }) => key.startsWith('use:explosion'))!
    return [(data as { onlyFriends: boolean }).onlyFriends, detail?.key]
  }

  it('tells whoever could hit nobody but the own side, a team mate too [HS-RUL-56]', () => {
    expect(use(9)).toEqual([true, 'power.onlyFriends'])
  })

  it('tells nothing where an enemy can be aimed at, or stands beside the target [HS-RUL-56]', () => {
    expect(use(7)).toEqual([false, 'power.dice'])
    const match = positionMatch(
      facing([], flat, {
        armies: { 0: { 'deathwalker-9000': [[0, 0]], finn: [[7, 0]] }, 1: { 'izumi-samurai': [[8, 0]] } },
      }),
    )
    expect(view(match)!.options.find(({ key }) => key.startsWith('use:'))!.data).toMatchObject({ onlyFriends: false })
    expect(explode(match)).toEqual([`figure:${figure(match.play, 0, 'finn')}`])
  })
})

describe('Explosion', () => {
  it('aims at figures within 7 spaces, whatever lengthens normal attacks [HS-POW-01] [HS-RUL-05]', () => {
    const t = tableOf(facing([7, 8], flat, { glyphs: [['ivor', [0, 0]]] }))
    expect([0, 1].map((n) => mayExplode(t, D(t), S(t, n)))).toEqual([true, false])
    const match = positionMatch(facing([5, 8]))
    expect(explode(match)).toEqual([`figure:${S(match.play)}`])
    expect(refusedBy(match, 0, `figure:${S(match.play, 1)}`)).toEqual(['HS-RNG-01'])
    expect(refusedBy(match, 0, `figure:${D(match.play)}`)).toEqual(['HS-RUL-56'])
  })

  it('needs sight of the target only [HS-POW-01]', () => {
    const field = smallField(grid(6, 3, { '2,0': 14, '4,0': 14 }))
    const armies = {
      0: { 'deathwalker-9000': [[0, 0]] },
      1: {
        'izumi-samurai': [
          [3, 0],
          [0, 2],
        ],
      },
    } as const
    const match = positionMatch({ ...facing([]), field, armies })
    expect(explode(match)).toEqual([`figure:${S(match.play, 1)}`])
    expect(refusedBy(match, 0, `figure:${S(match.play)}`)).toEqual(['HS-LOS-06'])
  })

  it('rolls 3 dice once; everybody next to the target defends alone, itself too [HS-RUL-56] [HS-ATT-16] [HS-ATT-17]', () => {
    const match = positionMatch(facing([1, 2, 4]), [], rolls('SS-', 'DD---', 'D----', '-DD------'))
    const { state } = match.play
    expect(explode(match)).toEqual([`figure:${S(match.play)}`])
    const [option] = view(match)!.options
    expect(option.detail).toEqual({
      key: 'power.alsoAffected',
      args: { figures: `${S(match.play, 1)},${D(match.play)}` },
    })
    choose(match, `figure:${S(match.play)}`)
    expect([0, 1, 2].map((n) => state.fate[S(match.play, n)])).toEqual([STANDING, DESTROYED, STANDING])
    expect(state.fate[D(match.play)]).toBe(STANDING)
  })

  it('can destroy the one who makes it [HS-RUL-56]', () => {
    const match = positionMatch(facing([1, 4]), [], rolls('S--', 'D----', '---------'))
    choose(match, `use:explosion/${D(match.play)}`, `figure:${S(match.play)}`)
    expect(match.play.state.outcome).toEqual({ kind: 'teams', winners: [1], losers: [0] })
  })

  it('may be aimed at a friend, but not past an enemy it is engaged with [HS-RUL-55] [HS-RUL-56]', () => {
    const armies = {
      0: { 'deathwalker-9000': [[0, 0]], finn: [[4, 0]] },
      1: { 'izumi-samurai': [[5, 0]] },
    } as const
    const free = tableOf(facing([], flat, { armies }))
    expect([figure(free, 0, 'finn'), S(free)].map((one) => mayExplode(free, D(free), one))).toEqual([true, true])
    const match = positionMatch(facing([1, 4]))
    expect(explode(match)).toEqual([`figure:${S(match.play)}`])
    expect(refusedBy(match, 0, `figure:${S(match.play, 1)}`)).toEqual(['HS-RUL-55'])
  })

  it('is made instead of the normal attack [HS-RUL-05]', () => {
    const t = tableOf(facing([3]))
    expect(canExplode(t, D(t))).toBe(true)
    t.state.turn!.attackers.push(D(t))
    expect(canExplode(t, D(t))).toBe(false)
    const match = positionMatch(facing([3, 6]), [], rolls('---'))
    expect(offered(match)).toContain(`use:explosion/${D(match.play)}`)
    expect(offered(match)).toContain('done')
  })
})
