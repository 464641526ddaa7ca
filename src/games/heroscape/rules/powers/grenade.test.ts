import { describe, expect, it } from 'vitest'
import { defaultContent } from '../../content/content.ts'
import { grid } from '../../lessons/field.ts'
import {
  armyCard,
  choose,
  figure,
  offered,
  positionMatch,
  question,
  refusedBy,
  rolls,
  tableOf,
  view,
  type HeroscapeMatch,
  type Position,
} from '../../testing/position.ts'
import { row, smallField } from '../../testing/small-fields.ts'
import { fitsOn } from '../movement/fit.ts'
import { spaceDistance } from '../range/range.ts'
import { DESTROYED, OFF, STANDING, type Figure, type Table } from '../table/state.ts'
import { canThrow, hasFreeThrow, mayThrowAt } from './grenade.ts'
import { lobHeight } from './lob.ts'
import { seesFigure, splash } from './special-attack.ts'

const A = (t: Table, n: number): Figure => figure(t, 0, 'airborne-elite', n)
const S = (t: Table, n: number): Figure => figure(t, 1, 'izumi-samurai', n)
const M = (t: Table, n: number): Figure => figure(t, 1, 'marro-warriors', n)

/** The examples of the book: S2 stands one level higher between S3 (west) and S1 (east), M2 among M1, M3, M4. */
const book: Position = {
  field: smallField(grid(9, 6, { '4,0': 2 })),
  armies: {
    0: {
      'airborne-elite': [
        [0, 0],
        [0, 1],
        [1, 1],
        [0, 4],
      ],
    },
    1: {
      'izumi-samurai': [
        [5, 0],
        [4, 0],
        [3, 0],
      ],
      'marro-warriors': [
        [5, 4],
        [4, 4],
        [4, 5],
        [3, 5],
      ],
    },
  },
  active: 'airborne-elite',
  step: 'attack',
}

const grenades = (match: HeroscapeMatch): string[] => offered(match).filter((key) => key.startsWith('use:'))
const uses = (match: HeroscapeMatch, ...list: number[]): string[] => list.map((n) => `use:grenade/${A(match.play, n)}`)
const at = (target: Figure): string => `figure:${target}`

function throwAt(match: HeroscapeMatch, n: number, target: Figure): void {
  choose(match, `use:grenade/${A(match.play, n)}`, at(target))
}

describe('the examples of the book', () => {
  const dice = rolls('S- DD---- DDD-- ----- -- SS D---- DD---- S- D-- DD- DDD ---'.replaceAll(' ', ''))
  const match = positionMatch(book, [], dice)
  const { state } = match.play
  const fates = (list: readonly Figure[]): number[] => list.map((one) => state.fate[one])
  const samurai = [0, 1, 2].map((n) => S(match.play, n))
  const marro = [0, 1, 2, 3].map((n) => M(match.play, n))

  it('A1: one roll of 2 dice, three defences, S2 with a die for height; S3 falls [HS-EX-40] [HS-POW-15] [HS-POW-14]', () => {
    expect(splash(match.play, samurai[1], [])).toEqual([samurai[1], samurai[0], samurai[2]])
    throwAt(match, 0, samurai[1])
    expect(fates(samurai)).toEqual([STANDING, STANDING, DESTROYED])
  })

  it('A2: without a skull nobody rolls [HS-EX-41]', () => {
    throwAt(match, 1, samurai[1])
    expect(fates(samurai)).toEqual([STANDING, STANDING, DESTROYED])
  })

  it('A3: 2 skulls against 1 shield destroy, against 2 shields they do not [HS-EX-42] [HS-POW-16]', () => {
    throwAt(match, 2, samurai[0])
    expect(fates(samurai)).toEqual([DESTROYED, STANDING, DESTROYED])
  })

  it('A4: of four Marro Warriors only the one without a shield falls [HS-EX-43]', () => {
    throwAt(match, 3, marro[1])
    expect(fates(marro)).toEqual([STANDING, STANDING, STANDING, DESTROYED])
  })
})

describe('the grenade marker', () => {
  it('is gone with the first throw; then all others throw, and nobody attacks normally [HS-POW-10] [HS-RUL-73]', () => {
    const match = positionMatch(book, [], rolls('--'))
    const card = armyCard(match.play, 0, 'airborne-elite')
    expect(grenades(match)).toEqual(uses(match, 0, 1, 2, 3))
    expect(offered(match)).toContain(`attack:${A(match.play, 0)}>${S(match.play, 1)}`)
    throwAt(match, 1, S(match.play, 0))
    expect(match.play.state.grenade[card]).toBe(0)
    expect(offered(match)).toEqual([...uses(match, 0, 2, 3), 'done'])
    expect(refusedBy(match, 0, `use:grenade/${A(match.play, 1)}`)).toEqual(['HS-ATT-03'])
  })

  it('works once per game [HS-POW-10]', () => {
    const later = { ...book, arrange: (state: { grenade: number[] }) => void state.grenade.fill(0) }
    const match = positionMatch(later)
    expect(grenades(match)).toEqual([])
    expect(refusedBy(match, 0, `use:grenade/${A(match.play, 0)}`)).toEqual(['HS-POW-10'])
  })

  it('is of no use after a normal attack [HS-RUL-73]', () => {
    const match = positionMatch(book, [], rolls('---'))
    choose(match, `attack:${A(match.play, 0)}>${S(match.play, 1)}`)
    expect(grenades(match)).toEqual([])
    expect(refusedBy(match, 0, `use:grenade/${A(match.play, 1)}`)).toEqual(['HS-POW-01'])
    expect(refusedBy(match, 0, `use:grenade/${A(match.play, 0)}`)).toEqual(['HS-ATT-03'])
  })

  it('is an offer with a warning, and the player may stop after any throw [HS-RUL-05] [HS-RUL-73]', () => {
    const match = positionMatch(book, [], rolls('--'))
    const first = view(match)!.options.find((one) => one.key === `use:grenade/${A(match.play, 0)}`)!
    expect(first.detail?.key).toBe('power.grenadeGivesUp')
    throwAt(match, 0, S(match.play, 1))
    const second = view(match)!.options.find((one) => one.key === `use:grenade/${A(match.play, 1)}`)!
    expect(second.detail).toEqual({ key: 'power.dice', args: { dice: 2 } })
    expect(offered(match)).toContain('done')
  })

  it('says what it gives up, and whether it could hit only friends, both [HS-POW-10] [HS-RUL-56]', () => {
    const soldiers = (enemy: number): HeroscapeMatch =>
      positionMatch(
        {
          field: smallField(row(1, 1, 1, 1, 1, 1, 1, 1, 1)),
          armies: {
            0: {
              'airborne-elite': [
                [0, 0],
                [3, 0],
              ],
            },
            1: { 'izumi-samurai': [[enemy, 0]] },
          },
          active: 'airborne-elite',
          step: 'attack',
        },
        [],
        rolls('--'),
      )
    const told = (match: HeroscapeMatch, n: number) => {
      const { data, detail } = view(match)!.options.find((one) => one.key === `use:grenade/${A(match.play, n)}`)!
      return [(data as { onlyFriends: boolean }).onlyFriends, detail]
    }
    const gives = (onlyFriends: number) => ({ key: 'power.grenadeGivesUp', args: { onlyFriends } })
    const far = soldiers(8)
    expect(told(far, 0)).toEqual([true, gives(1)])
    expect(told(far, 1)).toEqual([false, gives(0)])
    throwAt(far, 1, S(far.play, 0))
    expect(told(far, 0)).toEqual([true, { key: 'power.onlyFriends' }])
    // Beside the friend stands an enemy.
    expect(told(soldiers(4), 0)).toEqual([false, gives(0)])
  })

  it('throws at different or the same targets, each chosen just before the throw [HS-RUL-73]', () => {
    const match = positionMatch(book, [], rolls('--', '--'))
    throwAt(match, 0, S(match.play, 1))
    choose(match, `use:grenade/${A(match.play, 1)}`)
    expect(question(match)).toBe('grenade@0')
    expect(offered(match)).toContain(at(S(match.play, 1)))
  })

  it('does not exist in the Basic game [HS-POW-01]', () => {
    expect(grenades(positionMatch({ ...book, rules: { game: 'basic' } }))).toEqual([])
  })
})

/** One thrower at the west end of a row, others at these distances. */
function inRow(levels: (number | readonly number[])[], enemies: readonly number[], friends: readonly number[] = []) {
  return tableOf({
    field: smallField(row(...levels)),
    armies: {
      0: { 'airborne-elite': [[0, 0, 1], ...friends.map((q) => [q, 0] as const)] },
      1: { 'izumi-samurai': enemies.map((q) => [q, 0, 1] as const) },
    },
    active: 'airborne-elite',
    step: 'attack',
  })
}

describe('whom a grenade reaches', () => {
  const flat = [1, 1, 1, 1, 1, 1, 1, 1]

  it('is who stands within 5 spaces [HS-POW-11]', () => {
    const t = inRow(flat, [5, 6])
    expect([0, 1].map((n) => mayThrowAt(t, A(t, 0), S(t, n)))).toEqual([true, false])
    const match = positionMatch({
      ...book,
      field: smallField(row(...flat)),
      armies: {
        0: { 'airborne-elite': [[0, 0]] },
        1: {
          'izumi-samurai': [
            [5, 0],
            [7, 0],
          ],
        },
      },
    })
    choose(match, `use:grenade/${A(match.play, 0)}`)
    expect(offered(match)).toEqual([at(S(match.play, 0))])
    expect(refusedBy(match, 0, at(S(match.play, 1)))).toEqual(['HS-POW-11'])
    expect(refusedBy(match, 0, at(A(match.play, 0)))).toEqual(['HS-RUL-56'])
    expect(refusedBy(match, 0, at(S(match.play, 2)))).toEqual(['HS-LIF-04'])
  })

  it('need not be seen, if nothing in the way is more than 12 levels higher [HS-POW-12] [HS-POW-13]', () => {
    const low = inRow([1, 13, 1], [2])
    expect(hasFreeThrow(low, A(low, 0), S(low, 0))).toBe(true)
    expect(canThrow(low, A(low, 0))).toBe(true)
    const high = inRow([1, 14, 1], [2])
    expect(hasFreeThrow(high, A(high, 0), S(high, 0))).toBe(false)
    expect(canThrow(high, A(high, 0))).toBe(false)
  })

  it('may be in a room that the thrower looks into, otherwise the roof is in the way [HS-RUL-72]', () => {
    const open = inRow([1, 1, [1, 15], [1, 15]], [2])
    expect(hasFreeThrow(open, A(open, 0), S(open, 0))).toBe(true)
    const shut = inRow([1, 12, [1, 15], [1, 15]], [2])
    expect(hasFreeThrow(shut, A(shut, 0), S(shut, 0))).toBe(false)
    const low = inRow([1, 12, [1, 13], [1, 13]], [2])
    expect(hasFreeThrow(low, A(low, 0), S(low, 0))).toBe(true)
  })

  it('is everybody in range whom the thrower sees, however high [HS-RUL-72] [HS-POW-13]', () => {
    const onTop = (isHidden: boolean): boolean => {
      const solid = Array.from({ length: 14 }, (_, i) => i + 1)
      const t = tableOf({
        field: smallField(row(1, isHidden ? 14 : 1, 1, [...solid, 23])),
        armies: { 0: { 'airborne-elite': [[0, 0]] }, 1: { 'izumi-samurai': [[3, 0, 14]] } },
      })
      expect(seesFigure(t, A(t, 0), S(t, 0))).toBe(!isHidden)
      return mayThrowAt(t, A(t, 0), S(t, 0))
    }
    expect([onTop(false), onTop(true)]).toEqual([true, false])
  })

  it("is on Migol's Tomb everybody in range whom the thrower sees, in the tunnel too [HS-RUL-72]", () => {
    const field = defaultContent().battlefields.find((one) => one.id === 'migols-tomb')!
    const t = tableOf({
      scenario: 'BARREN',
      armies: { 0: { 'airborne-elite': [0] }, 1: { 'izumi-samurai': [1] } },
      active: 'airborne-elite',
      step: 'attack',
    })
    const [thrower, target] = [A(t, 0), S(t, 0)]
    const isFit = (space: number, one: Figure): boolean => fitsOn(t, one, space, OFF)
    let straight = 0
    for (let from = 0; from < field.spaces.count; from++)
      for (let to = 0; to < field.spaces.count; to++) {
        if (from === to || spaceDistance(field, from, to) > 5 || lobHeight(field, from, to) <= 12) continue
        if (!isFit(from, thrower) || !isFit(to, target)) continue
        t.state.front[thrower] = from
        t.state.front[target] = to
        const isSeen = seesFigure(t, thrower, target)
        if (isSeen) straight++
        expect(hasFreeThrow(t, thrower, target)).toBe(isSeen)
      }
    expect(straight).toBeGreaterThan(60)
  })

  it('is a two-space figure on the space in range alone [HS-POW-11] [HS-RUL-72]', () => {
    // A wall hides him. The throw to the near space meets a tower; the free one would go to the far space, 6 away.
    const throwOver = (tower: number): boolean => {
      const t = tableOf({
        field: smallField(grid(8, 3, { '1,0': 13, '0,1': 13, '1,1': 13, '1,2': 13, '4,0': tower })),
        armies: { 0: { 'airborne-elite': [[0, 0]] }, 1: { grimnak: [[[5, 1] as const, [5, 0] as const]] } },
      })
      return mayThrowAt(t, A(t, 0), figure(t, 1, 'grimnak'))
    }
    expect([throwOver(13), throwOver(20)]).toEqual([true, false])
  })

  it('says how high the throw would have to be [HS-POW-12] [HS-EX-39]', () => {
    const match = positionMatch({
      ...book,
      field: smallField(grid(4, 4, { '2,1': 17 })),
      armies: {
        0: { 'airborne-elite': [[0, 1]] },
        1: {
          'izumi-samurai': [
            [0, 3],
            [3, 1],
          ],
        },
      },
    })
    choose(match, `use:grenade/${A(match.play, 0)}`)
    expect(offered(match)).toEqual([at(S(match.play, 0))])
    const [reason] = match.explain(0, { key: at(S(match.play, 1)) })
    expect(reason.rule).toBe('HS-POW-12')
    expect(reason.message.args).toMatchObject({ height: 16, lob: 12 })
  })

  it('may be a friend; friends next to the target and the thrower itself are affected too [HS-RUL-56] [HS-POW-14]', () => {
    const t = inRow([1, 1, 1, 1, 1], [2], [1, 3])
    const friend = figure(t, 0, 'airborne-elite', 1)
    expect(splash(t, friend, [])).toEqual([friend, S(t, 0), A(t, 0)])
    const away = inRow([1, 1, 1, 1, 1], [4], [2])
    expect(mayThrowAt(away, A(away, 0), A(away, 1))).toBe(true)
    expect(mayThrowAt(away, A(away, 0), A(away, 0))).toBe(false)
  })

  it('must be somebody the thrower is engaged with, if it is engaged [HS-RUL-55]', () => {
    const t = inRow(flat, [1, 3])
    expect([0, 1].map((n) => mayThrowAt(t, A(t, 0), S(t, n)))).toEqual([true, false])
    const free = inRow(flat, [2, 3])
    expect([0, 1].map((n) => mayThrowAt(free, A(free, 0), S(free, n)))).toEqual([true, true])
  })

  it('leaves out who is adjacent to nobody affected and who has a ledge between [HS-POW-14]', () => {
    const t = inRow([1, 1, 1, 1, 1, 1], [2, 4])
    expect(splash(t, S(t, 0), [])).toEqual([S(t, 0)])
    const ledge = tableOf({
      field: smallField(row(1, 1, 1, 6)),
      armies: {
        0: { 'airborne-elite': [[0, 0]] },
        1: {
          'izumi-samurai': [
            [2, 0],
            [3, 0],
          ],
        },
      },
    })
    expect(splash(ledge, S(ledge, 0), [])).toEqual([S(ledge, 0)])
  })

  it('is not a captive, neither as a target nor beside one [HS-RUL-73]', () => {
    const t = tableOf({
      field: smallField(row(1, 1, 1, 1)),
      armies: { 0: { 'airborne-elite': [[0, 0]] }, 1: { 'izumi-samurai': [[2, 0]], finn: [[3, 0]] } },
      active: 'airborne-elite',
      step: 'attack',
      arrange: (state, content) => (state.owner[armyCard({ state, content }, 1, 'finn')] = -1),
    })
    expect(splash(t, S(t, 0), [])).toEqual([S(t, 0)])
    const captive = t.state.occupant[3]
    expect([S(t, 0), captive].map((one) => mayThrowAt(t, A(t, 0), one))).toEqual([true, false])
  })
})
