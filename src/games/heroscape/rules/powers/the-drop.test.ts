import { describe, expect, it } from 'vitest'
import type { ChanceSource } from '../../../../engine/index.ts'
import { grid } from '../../lessons/field.ts'
import { happen, told } from '../../testing/happening.ts'
import {
  armyCard,
  choose,
  figure,
  offered,
  place,
  positionMatch,
  question,
  refusedBy,
  rolls,
  type HeroscapeMatch,
  type Position,
} from '../../testing/position.ts'
import { row, smallField } from '../../testing/small-fields.ts'
import { STANDING, WAITING, type Figure, type Table } from '../table/state.ts'
import { theDrop } from './the-drop.ts'

const A = (t: Table, n = 0, role = 0): Figure => figure(t, role, 'airborne-elite', n)

const field = smallField(row(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1))
const at = (q: number): string => `space:${place(field, [q, 0])}`

/** Finn at 0, an enemy at 7, a glyph at 12. */
const air: Position = {
  field,
  armies: { 0: { finn: [[0, 0]], 'airborne-elite': [] }, 1: { syvarris: [[7, 0]] } },
  glyphs: [['astrid', [12, 0]]],
}

const begin = (position: Position, source: ChanceSource): HeroscapeMatch =>
  positionMatch(position, [{ procedure: 'round', args: { step: 0 } }], source)
const fates = (match: HeroscapeMatch): number[] => [0, 1, 2, 3].map((n) => match.play.state.fate[A(match.play, n)])

describe('The Drop', () => {
  it('is rolled for before order markers are placed; 12 is not enough [HS-POW-17] [HS-RUL-74]', () => {
    const match = begin(air, rolls(12))
    expect(match.play.isSealed).toBe(true)
    expect(fates(match)).toEqual([WAITING, WAITING, WAITING, WAITING])
  })

  it('with 13 lets them land on empty spaces, away from figures, each other and glyphs [HS-RUL-74] [HS-POW-17]', () => {
    const match = begin(air, rolls(13))
    expect(question(match)).toBe('dropTo@0')
    expect(offered(match)).toEqual([...[2, 3, 4, 5, 9, 10, 11, 13, 14].map(at), 'wait'])
    expect(refusedBy(match, 0, at(7))).toEqual(['HS-MOV-06'])
    expect(refusedBy(match, 0, `figure:${figure(match.play, 0, 'finn')}`)).toEqual(['HS-MOV-06'])
    expect(refusedBy(match, 1, at(3))).toEqual(['HS-RUL-74'])
    expect(refusedBy(match, 0, at(8))).toEqual(['HS-RUL-74'])
    expect(refusedBy(match, 0, at(12))).toEqual(['HS-RUL-74'])
    choose(match, at(3))
    expect(offered(match)).toEqual([5, 9, 10, 11, 13, 14].map(at))
    choose(match, at(5), at(9))
    expect(offered(match)).toEqual([11, 13, 14].map(at))
    choose(match, at(13))
    expect(fates(match)).toEqual([STANDING, STANDING, STANDING, STANDING])
    expect(match.play.isSealed).toBe(true)
  })

  it('may be put off [HS-RUL-05]', () => {
    const match = begin(air, rolls(20))
    choose(match, 'wait')
    expect(fates(match)).toEqual([WAITING, WAITING, WAITING, WAITING])
    expect(match.play.isSealed).toBe(true)
  })

  it('needs room under a roof [HS-RUL-74]', () => {
    const cave = smallField(grid(8, 1, { '4,0': [1, 6], '5,0': [1, 7] }))
    const armies = { 0: { finn: [[0, 0]], 'airborne-elite': [] }, 1: { syvarris: [[7, 0]] } } as const
    const match = begin({ field: cave, armies }, rolls(13))
    const spaces = [
      [2, 0],
      [3, 0],
      [4, 0, 6],
      [5, 0, 1],
      [5, 0, 7],
    ] as const
    expect(offered(match)).toEqual([...spaces.map((where) => `space:${place(cave, where)}`), 'wait'])
    expect(refusedBy(match, 0, `space:${place(cave, [4, 0, 1])}`)).toEqual(['HS-MOV-28'])
  })

  it('asks next to a ledge whether the figures would be adjacent [HS-RUL-74]', () => {
    const ledge = smallField(row(1, 6, 1, 1))
    const armies = { 0: { finn: [[0, 0]], 'airborne-elite': [] }, 1: { syvarris: [[3, 0]] } } as const
    const match = begin({ field: ledge, armies }, rolls(13))
    expect(offered(match)).toEqual([`space:${place(ledge, [1, 0])}`, 'wait'])
  })

  it('leaves in the air who finds no room [HS-RUL-74]', () => {
    const small = smallField(row(1, 1, 1, 1, 1, 1))
    const armies = { 0: { finn: [[0, 0]], 'airborne-elite': [] }, 1: { syvarris: [[5, 0]] } } as const
    const match = begin({ field: small, armies }, rolls(13))
    choose(match, `space:${place(small, [3, 0])}`)
    expect(fates(match)).toEqual([STANDING, WAITING, WAITING, WAITING])
    expect(match.play.isSealed).toBe(true)
    const full = begin(
      { ...air, field: smallField(row(1, 1)), armies: { ...armies, 1: { syvarris: [[1, 0]] } }, glyphs: [] },
      rolls(13),
    )
    expect(fates(full)).toEqual([WAITING, WAITING, WAITING, WAITING])
  })

  it('is not rolled for once they stand [HS-RUL-74]', () => {
    const landed = {
      ...air,
      armies: {
        ...air.armies,
        0: {
          'airborne-elite': [
            [0, 0],
            [2, 0],
            [4, 0],
            [9, 0],
          ],
        },
      },
    } as const
    const happening = happen(landed, (play) => theDrop(play, 0, armyCard(play, 0, 'airborne-elite')), rolls(13))
    expect(told(happening, 'dropRolled')).toEqual([])
    expect(question(happening.match)).toBe('rest@0')
  })

  it('tells the roll [HS-RUL-74]', () => {
    const happening = happen(air, (play) => theDrop(play, 0, armyCard(play, 0, 'airborne-elite')), rolls(7))
    const card = armyCard(happening.match.play, 0, 'airborne-elite')
    expect(told(happening, 'dropRolled')).toEqual([{ role: 0, card, roll: 7, d20: 13, success: 0 }])
  })

  it('does not exist where the scenario forbids it [HS-POW-17] [HS-RUL-75]', () => {
    const special = [{ rule: 'withoutPower' as const, power: 'theDrop' as const }]
    const happening = happen(
      { ...air, rules: { special } },
      (play) => theDrop(play, 0, armyCard(play, 0, 'airborne-elite')),
      rolls(20),
    )
    expect(question(happening.match)).toBe('rest@0')
    expect(happening.events).toEqual([])
  })
})

describe('the same power at the same time', () => {
  const both: Position = {
    ...air,
    armies: { 0: { finn: [[0, 0]], 'airborne-elite': [] }, 1: { syvarris: [[7, 0]], 'airborne-elite': [] } },
    options: { sets: 2 },
  }

  it('is decided by the 20-sided die: the higher roll drops first and completely [HS-POW-19] [HS-RUL-76] [HS-EX-47]', () => {
    const match = begin(both, rolls(5, 12, 13, 13))
    expect(question(match)).toBe('dropTo@1')
    choose(match, at(2), at(4), at(9), at(11))
    expect(question(match)).toBe('dropTo@0')
    expect(offered(match)).toEqual([at(13), at(14), 'wait'])
  })

  it('goes to the other one with the other roll [HS-EX-47]', () => {
    const match = begin(both, rolls(12, 5, 13, 13))
    expect(question(match)).toBe('dropTo@0')
    choose(match, 'wait')
    expect(question(match)).toBe('dropTo@1')
  })

  it('is rolled again after a tie [HS-RUL-76]', () => {
    const match = begin(both, rolls(9, 9, 3, 4, 13))
    expect(question(match)).toBe('dropTo@1')
  })
})
