import { describe, expect, it } from 'vitest'
import { grid } from '../../lessons/field.ts'
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
import { DESTROYED, NONE, STANDING, type Figure, type State, type Table } from '../table/state.ts'
import { canClone, cloneNeeds, cloneOf, cloneSpaces } from './water-clone.ts'

const M = (t: Table, n: number): Figure => figure(t, 0, 'marro-warriors', n)
const USE = 'use:waterClone'

const field = smallField([...grid(9, 3, { '4,0': 2, '1,1': 3 }), [3, 0, [2], 'water']])
const at = (q: number, r: number): number => place(field, [q, r])

/** Two Marro Warriors stand (0, 0) and in water (3, 0), two are destroyed; an enemy is far away but in range. */
const marro: Position = {
  field,
  armies: {
    0: {
      'marro-warriors': [
        [0, 0],
        [3, 0],
      ],
    },
    1: {
      'izumi-samurai': [
        [6, 0],
        [8, 2],
      ],
    },
  },
  active: 'marro-warriors',
  step: 'attack',
  arrange: (state, content) => {
    for (const n of [2, 3]) state.fate[M({ state, content }, n)] = DESTROYED
  },
}

const spaces = (match: HeroscapeMatch): string[] => offered(match)
const keys = (list: readonly number[]): string[] => list.map((space) => `space:${space}`)

describe('Water Clone', () => {
  it('is offered for the whole card, in place of every attack [HS-POW-01] [HS-RUL-05]', () => {
    const match = positionMatch(marro, [], rolls(1, 1))
    expect(offered(match)).toContain(`attack:${M(match.play, 0)}>${figure(match.play, 1, 'izumi-samurai')}`)
    expect(offered(match)).toContain(USE)
    const option = view(match)!.options.find((one) => one.key === USE)!
    expect(option.detail).toEqual({ key: 'power.cloneGivesUp' })
    choose(match, USE, `figure:${M(match.play, 0)}`, `figure:${M(match.play, 1)}`)
    expect(match.play.state.turn).toBeUndefined()
  })

  it('rolls for one figure after the other, each once, and may end [HS-POW-01] [HS-RUL-05]', () => {
    const match = positionMatch(marro, [], rolls(1))
    choose(match, USE)
    expect(question(match)).toBe('cloneFrom@0')
    expect(offered(match)).toEqual([0, 1].map((n) => `figure:${M(match.play, n)}`))
    choose(match, `figure:${M(match.play, 1)}`)
    expect(offered(match)).toEqual([`figure:${M(match.play, 0)}`, 'done'])
    expect(refusedBy(match, 0, `figure:${M(match.play, 1)}`)).toEqual(['HS-POW-01'])
    expect(refusedBy(match, 0, `figure:${M(match.play, 2)}`)).toEqual(['HS-LIF-04'])
    expect(refusedBy(match, 0, `figure:${figure(match.play, 1, 'izumi-samurai')}`)).toEqual(['HS-POW-01'])
    choose(match, 'done')
    expect(match.play.state.turn).toBeUndefined()
  })

  it('needs 15, on water 10 [HS-POW-01]', () => {
    const t = tableOf(marro)
    expect([0, 1].map((n) => cloneNeeds(t, M(t, n)))).toEqual([15, 10])
    const match = positionMatch(marro, [], rolls(14, 10))
    choose(match, USE)
    const details = view(match)!.options.map((one) => one.detail?.args)
    expect(details).toEqual([
      { d20: 15, percent: 30 },
      { d20: 10, percent: 55 },
    ])
    choose(match, `figure:${M(match.play, 0)}`)
    expect(question(match)).toBe('cloneFrom@0')
    choose(match, `figure:${M(match.play, 1)}`)
    expect(question(match)).toBe('cloneTo@0')
  })

  it.each([
    [15, 'cloneTo@0'],
    [14, 'cloneFrom@0'],
  ])('on land %i leads to %s [HS-POW-01]', (roll, next) => {
    const match = positionMatch(marro, [], rolls(roll))
    choose(match, USE, `figure:${M(match.play, 0)}`)
    expect(question(match)).toBe(next)
  })

  it('on water 9 is not enough [HS-POW-01]', () => {
    const match = positionMatch(marro, [], rolls(9))
    choose(match, USE, `figure:${M(match.play, 1)}`)
    expect(question(match)).toBe('cloneFrom@0')
  })

  it('brings a destroyed one back onto a free adjacent space of the same level [HS-POW-01]', () => {
    const match = positionMatch(marro, [], rolls(15))
    choose(match, USE, `figure:${M(match.play, 0)}`)
    expect(spaces(match)).toEqual(keys([at(1, 0), at(0, 1)]))
    choose(match, `space:${at(0, 1)}`)
    const { state } = match.play
    const clone = M(match.play, 2)
    expect([state.fate[clone], state.front[clone], state.occupant[at(0, 1)]]).toEqual([STANDING, at(0, 1), clone])
    expect(offered(match)).toEqual([`figure:${M(match.play, 1)}`, 'done'])
    expect(refusedBy(match, 0, `figure:${clone}`)).toEqual(['HS-POW-01'])
  })

  it('says why not elsewhere [HS-POW-01]', () => {
    const match = positionMatch(
      { ...marro, armies: { ...marro.armies, 1: { 'izumi-samurai': [[2, 0]], finn: [[8, 2]] } } },
      [],
      rolls(10),
    )
    choose(match, USE, `figure:${M(match.play, 1)}`)
    expect(spaces(match)).toEqual(keys([at(3, 1), at(2, 1)]))
    expect(refusedBy(match, 0, `space:${at(4, 0)}`)).toEqual(['HS-POW-01'])
    expect(refusedBy(match, 0, `space:${at(5, 0)}`)).toEqual(['HS-POW-01'])
    expect(refusedBy(match, 0, `space:${at(2, 0)}`)).toEqual(['HS-MOV-06'])
    expect(refusedBy(match, 0, `space:${at(3, 0)}`)).toEqual(['HS-MOV-06'])
  })

  it('stops when nobody is left to come back [HS-POW-01]', () => {
    const one = (state: State, content: Table['content']): void => {
      state.fate[M({ state, content }, 2)] = DESTROYED
    }
    const match = positionMatch({ ...marro, arrange: one }, [], rolls(20))
    choose(match, USE, `figure:${M(match.play, 0)}`, `space:${at(1, 0)}`)
    expect(match.play.state.turn).toBeUndefined()
  })

  it('is not offered without a destroyed figure, without room or after an attack [HS-POW-01]', () => {
    const whole = tableOf({ ...marro, arrange: () => undefined })
    expect([cloneOf(whole, whole.state.turn!.card), canClone(whole)]).toEqual([NONE, false])
    const t = tableOf(marro)
    expect([cloneOf(t, t.state.turn!.card), canClone(t)]).toEqual([M(t, 2), true])
    t.state.turn!.attackers.push(M(t, 0))
    expect(canClone(t)).toBe(false)
    const shut = tableOf({
      ...marro,
      field: smallField([
        [0, 0, 1],
        [1, 0, 2],
        [3, 0, 1],
        [6, 0, 1],
        [8, 2, 1],
      ]),
    })
    expect(canClone(shut)).toBe(false)
  })

  it('fits under a roof only where there is room, and not through a ruin [HS-POW-01]', () => {
    const cave = smallField(grid(5, 1, { '1,0': [1, 5], '3,0': [1, 6] }))
    const t = tableOf({ ...marro, field: cave, armies: { 0: { 'marro-warriors': [[2, 0]] } } })
    expect(cloneSpaces(t, M(t, 0), M(t, 2), [])).toEqual([place(cave, [3, 0, 1])])
    const ruin = smallField(grid(5, 5), [{ q: 2, r: 2, level: 1 }])
    const { walls, columns } = ruin
    const column = walls.column[0]
    const beyond = columns.firstSpace[columns.neighbour[column * 6 + walls.direction[0]]]
    const walled = tableOf({ ...marro, field: ruin, armies: { 0: { 'marro-warriors': [columns.firstSpace[column]] } } })
    const free = cloneSpaces(walled, M(walled, 0), M(walled, 2), [])
    expect(free).not.toContain(beyond)
    expect(free.length).toBeGreaterThan(0)
  })

  it('does not put an unwounded clone onto the Glyph of Kelda, but onto another, which works [HS-POW-01]', () => {
    const kelda = tableOf({ ...marro, glyphs: [['kelda', [1, 0]]] })
    expect(cloneSpaces(kelda, M(kelda, 0), M(kelda, 2), [])).toEqual([at(0, 1)])
    const match = positionMatch({ ...marro, glyphs: [['mitonsoul', [1, 0]]] }, [], rolls(15, 20, 20, 20, 20, 1))
    choose(match, USE, `figure:${M(match.play, 0)}`, `space:${at(1, 0)}`)
    expect(match.play.state.glyphSpace).toEqual([-1])
    expect(question(match)).toBe('cloneFrom@0')
  })
})
