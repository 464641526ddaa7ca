import { describe, expect, it } from 'vitest'
import { grid } from '../../lessons/field.ts'
import { happen, told } from '../../testing/happening.ts'
import {
  choose,
  figure,
  offered,
  place,
  positionMatch,
  question,
  refusedBy,
  rolls,
  tableOf,
  view,
  type HeroscapeMatch,
  type Position,
} from '../../testing/position.ts'
import { smallField } from '../../testing/small-fields.ts'
import { resolveSpecial } from '../attack/resolve.ts'
import { cardOf } from '../table/figures.ts'
import { DESTROYED, NONE, STANDING, type Figure, type Table } from '../table/state.ts'
import { canFire, isLine, isWorthwhile, lineFigures, lineSpaces } from './fire-line.ts'

const [E, SE, , W] = [0, 1, 2, 3]
const REAR = 6
const M = (t: Table): Figure => figure(t, 0, 'mimring')
const A = (t: Table, n = 0): Figure => figure(t, 1, 'airborne-elite', n)

type Places = Position['armies'][number][string]

const flat = smallField(grid(14, 6))

/** Mimring's head is at 2, 2 and looks east; his rear is at 1, 2. */
const facing = (enemies: Places, more: Partial<Position> = {}): Position => ({
  field: flat,
  armies: {
    0: {
      mimring: [
        [
          [2, 2],
          [1, 2],
        ],
      ],
    },
    1: { 'airborne-elite': enemies },
  },
  active: 'mimring',
  step: 'attack',
  ...more,
})

const key = (q: number, r: number, direction: number): string => `line:${place(flat, [q, r])}/${direction}`

function fireLine(match: HeroscapeMatch): string[] {
  choose(match, `use:fireLine/${M(match.play)}`)
  expect(question(match)).toBe('fireLine@0')
  return offered(match)
}

describe('the line', () => {
  const t = tableOf(facing([]))

  it('leaves from the front or the rear space in 5 directions each [HS-RUL-69] [HS-POW-02]', () => {
    const lines = Array.from({ length: 12 }, (_, line) => line).filter((line) => isLine(t, M(t), line))
    expect(lines).toEqual([0, 1, 2, 4, 5, 7, 8, 9, 10, 11])
  })

  it('has 8 spaces and no more [HS-POW-02] [HS-EX-36]', () => {
    const east = [3, 4, 5, 6, 7, 8, 9, 10].map((q) => place(flat, [q, 2]))
    expect(lineSpaces(t, M(t), E, [])).toEqual(east)
    expect(lineSpaces(t, M(t), REAR + W, [])).toEqual([place(flat, [0, 2])])
  })

  it('goes on beyond positions without a space, which count [HS-RUL-69]', () => {
    const heaps = grid(14, 1).filter(([q]) => q !== 4 && q !== 5)
    const field = smallField(heaps)
    const gap = tableOf({
      field,
      armies: {
        0: {
          mimring: [
            [
              [2, 0],
              [1, 0],
            ],
          ],
        },
      },
    })
    expect(lineSpaces(gap, M(gap), E, [])).toEqual([3, 6, 7, 8, 9, 10].map((q) => place(field, [q, 0])))
  })

  it('can be any line that affects somebody, and only such [HS-POW-02] [HS-RUL-69]', () => {
    const match = positionMatch(
      facing([
        [10, 2],
        [2, 5],
        [11, 2],
        [3, 0],
      ]),
    )
    expect(fireLine(match)).toEqual([key(2, 2, E), key(2, 2, SE), key(1, 2, 5)])
    expect(refusedBy(match, 0, key(2, 2, 5))).toEqual(['HS-POW-02'])
    expect(refusedBy(match, 0, key(2, 2, W))).toEqual(['HS-RUL-69'])
    expect(refusedBy(match, 0, key(1, 2, E))).toEqual(['HS-RUL-69'])
    expect(refusedBy(match, 0, `figure:${A(match.play, 2)}`)).toEqual(['HS-POW-02'])
    expect(refusedBy(match, 0, `figure:${M(match.play)}`)).toEqual(['HS-RUL-56'])
  })

  it('ends at the eighth space [HS-EX-36]', () => {
    const near = tableOf(facing([[10, 2]]))
    const far = tableOf(facing([[11, 2]]))
    expect([near, far].map((one) => canFire(one, M(one)))).toEqual([true, false])
  })

  it('is shown with its spaces and those it affects [HS-POW-02]', () => {
    const match = positionMatch(
      facing([
        [5, 2],
        [9, 2],
      ]),
    )
    fireLine(match)
    const [option] = view(match)!.options
    const figures = [A(match.play, 0), A(match.play, 1)]
    expect(option.label.args).toEqual({ direction: E, space: place(flat, [2, 2]), figures: figures.join() })
    expect(option.targets).toEqual([
      key(2, 2, E),
      ...[3, 4, 5, 6, 7, 8, 9, 10].map((q) => `space:${place(flat, [q, 2])}`),
      ...figures.map((one) => `figure:${one}`),
    ])
  })
})

describe('whom it affects', () => {
  it('are all on the line in sight, friend or foe, nearest first [HS-RUL-70] [HS-POW-05] [HS-RUL-56]', () => {
    const t = tableOf(
      facing(
        [
          [9, 2],
          [4, 2],
        ],
        {
          armies: {
            0: {
              mimring: [
                [
                  [2, 2],
                  [1, 2],
                ],
              ],
              'krav-maga-agents': [
                [6, 2],
                [6, 3],
              ],
            },
            1: {
              'airborne-elite': [
                [9, 2],
                [4, 2],
              ],
            },
          },
        },
      ),
    )
    expect(lineFigures(t, M(t), E, [])).toEqual([A(t, 1), figure(t, 0, 'krav-maga-agents'), A(t, 0)])
  })

  it('is a two-space figure once, wherever it touches the line [HS-RUL-69]', () => {
    const grimnak = (front: readonly [number, number], rear: readonly [number, number]): Table =>
      tableOf(
        facing([], {
          armies: {
            0: {
              mimring: [
                [
                  [2, 2],
                  [1, 2],
                ],
              ],
            },
            1: { grimnak: [[front, rear]] },
          },
        }),
      )
    const along = grimnak([5, 2], [6, 2])
    expect(lineFigures(along, M(along), E, [])).toEqual([figure(along, 1, 'grimnak')])
    const across = grimnak([5, 3], [5, 2])
    expect(lineFigures(across, M(across), E, [])).toEqual([figure(across, 1, 'grimnak')])
  })

  it('are those on any level, but only in sight [HS-POW-03] [HS-EX-36]', () => {
    const hill = smallField(grid(14, 6, { '4,2': 12, '5,2': 1, '3,3': 4, '1,4': 6 }))
    const t = tableOf({
      ...facing([
        [4, 2],
        [5, 2],
      ]),
      field: hill,
    })
    expect(lineFigures(t, M(t), E, [])).toEqual([A(t, 0)])
    const match = positionMatch({
      ...facing([
        [4, 2],
        [5, 2],
      ]),
      field: hill,
    })
    fireLine(match)
    expect(refusedBy(match, 0, `figure:${A(match.play, 1)}`)).toEqual(['HS-POW-03'])
  })

  it('are those beneath and on top of an overhang: 4 dice once, each defends alone [HS-POW-04] [HS-EX-37]', () => {
    const cave = smallField(grid(14, 6, { '6,2': [1, 8], '7,2': [1, 8] }))
    const soldiers = [
      [6, 2, 1],
      [6, 2, 8],
      [7, 2, 1],
    ] as const
    const match = positionMatch({ ...facing(soldiers), field: cave }, [], rolls('SS--', '-D', '-DD', 'DD'))
    const { state } = match.play
    const all = [0, 1, 2].map((n) => A(match.play, n))
    expect(lineFigures(match.play, M(match.play), E, [])).toEqual(all)
    choose(match, `use:fireLine/${M(match.play)}`, `line:${place(cave, [2, 2])}/${E}`)
    expect(all.map((one) => state.fate[one])).toEqual([DESTROYED, STANDING, STANDING])
  })

  it('cannot be a captive [HS-RUL-70]', () => {
    const t = tableOf(facing([[5, 2]]))
    t.state.owner[cardOf(t, A(t))] = NONE
    expect(canFire(t, M(t))).toBe(false)
  })
})

describe('friends on the line', () => {
  const MIMRING = facing([]).armies[0]
  const beside = (others: Position['armies'][number], enemy: number): HeroscapeMatch =>
    positionMatch(facing([], { armies: { 0: { ...MIMRING, ...others }, 1: { 'airborne-elite': [[enemy, 2]] } } }))
  const use = (match: HeroscapeMatch) => {
    const { data, detail } = view(match)!.options.find((one) => one.key === `use:fireLine/${M(match.play)}`)!
    return [(data as { onlyFriends: boolean }).onlyFriends, detail?.key]
  }

  it('alone are told before, but not with an enemy among them [HS-RUL-56]', () => {
    expect(use(beside({ finn: [[5, 2]] }, 13))).toEqual([true, 'power.onlyFriends'])
    expect(use(beside({ finn: [[5, 2]] }, 9))).toEqual([false, 'power.dice'])
    // The one line hits the friend, the other the enemy.
    expect(use(beside({ finn: [[2, 5]] }, 9))).toEqual([false, 'power.dice'])
  })

  it('of a truce are no own side, and each line says whether it breaks it [HS-RUL-85] [HS-SCN-FORT-06]', () => {
    const match = positionMatch(
      facing([], {
        roles: 3,
        rules: { special: [{ rule: 'truce', sides: [0, 1] }] },
        armies: { 0: MIMRING, 1: { 'airborne-elite': [[5, 2]] }, 2: { finn: [[2, 5]] } },
        arrange: (state) => void (state.truce = 1),
      }),
    )
    expect(use(match)).toEqual([false, 'power.dice'])
    expect(fireLine(match)).toEqual([key(2, 2, E), key(2, 2, SE)])
    expect(view(match)!.options.map(({ data }) => data)).toEqual([
      { direction: E, affected: [A(match.play)], breaksTruce: true },
      { direction: SE, affected: [figure(match.play, 2, 'finn')] },
    ])
  })
})

describe('the attack', () => {
  it('rolls 4 dice, whatever else adds to attacks, and wounds all together [HS-POW-05] [HS-RUL-70]', () => {
    const position = facing(
      [
        [4, 2],
        [8, 2],
      ],
      {
        field: smallField(grid(14, 6, { '1,2': 3, '2,2': 3 })),
        glyphs: [['astrid', [2, 2]]],
      },
    )
    const { match, events } = happen(
      position,
      (play) => resolveSpecial(play, M(play), lineFigures(play, M(play), E, []), 4),
      rolls('SS--', '--', 'DD'),
    )
    const [roll] = told({ match, events }, 'specialAttackRolled') as { faces: number[] }[]
    expect(roll.faces).toEqual([0, 0, 2, 2])
    expect(match.play.state.turn!.attackers).toEqual([M(match.play)])
    expect(canFire(match.play, M(match.play))).toBe(false)
    expect([0, 1].map((n) => match.play.state.fate[A(match.play, n)])).toEqual([DESTROYED, STANDING])
  })

  it('is made instead of the normal attack [HS-RUL-70] [HS-ATT-16]', () => {
    const match = positionMatch(
      facing([
        [3, 2],
        [8, 2],
        [13, 5],
      ]),
      [],
      rolls('----'),
    )
    expect(offered(match)).toEqual([
      `attack:${M(match.play)}>${A(match.play)}`,
      `use:fireLine/${M(match.play)}`,
      'done',
    ])
    choose(match, `use:fireLine/${M(match.play)}`, key(2, 2, E))
    expect(match.play.state.turn).toBeUndefined()
  })

  it('is no longer offered after a normal attack [HS-RUL-70]', () => {
    const t = tableOf(facing([[3, 2]]))
    expect(canFire(t, M(t))).toBe(true)
    t.state.turn!.attackers.push(M(t))
    expect(canFire(t, M(t))).toBe(false)
  })

  it('must affect one of those he is engaged with, if he is engaged [HS-RUL-55]', () => {
    const match = positionMatch(
      facing([
        [3, 2],
        [2, 5],
        [8, 2],
      ]),
    )
    expect(fireLine(match)).toEqual([key(2, 2, E)])
    expect(refusedBy(match, 0, key(2, 2, SE))).toEqual(['HS-RUL-55'])
    expect(refusedBy(match, 0, `figure:${A(match.play, 1)}`)).toEqual(['HS-RUL-55'])
    const free = tableOf(
      facing([
        [4, 2],
        [2, 5],
      ]),
    )
    expect([E, SE].map((line) => isWorthwhile(free, M(free), line))).toEqual([true, true])
  })
})
