import { describe, expect, it } from 'vitest'
import { grid } from '../../lessons/field.ts'
import { figure, tableOf, type Position } from '../../testing/position.ts'
import { askFor, inLines } from '../../testing/reasons.ts'
import { smallField, spaceAt } from '../../testing/small-fields.ts'
import { DESTROYED, type Table } from '../table/state.ts'
import { explainPower } from './explain-power.ts'

const saying =
  (t: Table, name: string, arg: object) =>
  (key: string): string[] =>
    inLines(explainPower(t, 0, key, askFor(0, name, arg, 'hex')))

describe('why nobody drops here', () => {
  const field = smallField(grid(9, 3, { '7,0': [1, 3] }))
  const at = (q: number, r: number, level?: number): number => spaceAt(field, q, r, level)
  const t = tableOf({
    field,
    armies: { 0: { 'airborne-elite': [] }, 1: { finn: [[0, 0]], syvarris: [[2, 0]] } },
    glyphs: [['astrid', [5, 2]]],
  })
  const [elite, finn, syvarris] = [figure(t, 0, 'airborne-elite'), figure(t, 1, 'finn'), figure(t, 1, 'syvarris')]
  const why = saying(t, 'dropTo', { figure: elite })

  it('somebody stands there or beside it, a glyph lies there, a roof is too low [HS-RUL-74] [HS-MOV-06] [HS-MOV-28]', () => {
    expect(why(`space:${at(0, 0)}`)).toEqual([`HS-MOV-06 powerOccupied space=${at(0, 0)} figure=${finn}`])
    expect(why(`space:${at(7, 0, 1)}`)).toEqual([`HS-MOV-28 powerNoRoom space=${at(7, 0, 1)}`])
    expect(why(`space:${at(5, 2)}`)).toEqual([`HS-RUL-74 powerGlyph space=${at(5, 2)}`])
    const beside = [finn, syvarris].sort((a, b) => b - a)
    expect(why(`space:${at(1, 0)}`)).toEqual([`HS-RUL-74 powerBeside space=${at(1, 0)} figures=${beside.join()}`])
    expect(why(`space:${at(4, 2)}`)).toEqual([])
  })

  it('nothing is said of what is no space, and at other questions [HS-RUL-74]', () => {
    for (const key of ['space:-1', `space:${field.spaces.count}`, 'space:x', 'space:0.5', 'space'])
      expect(why(key)).toEqual([])
    for (const name of ['chomp', 'fireLine', 'spirit', 'cloneFrom'])
      expect(saying(t, name, { figure: elite })(`space:${at(0, 0)}`)).toEqual([])
  })
})

describe('why nobody is cloned here', () => {
  /** The Marro stands at 2, 1 with a higher space in the east, a ruin in the west, a Kelda and a roof beside it. */
  const heaps = grid(6, 4, { '3,1': 2, '1,2': [1, 3] })
  const field = smallField(heaps, [{ q: 2, r: 1, level: 1, kind: 'short', rotation: 0 }])
  const at = (q: number, r: number, level?: number): number => spaceAt(field, q, r, level)
  const position: Position = {
    field,
    armies: { 0: { 'marro-warriors': [[2, 1]] }, 1: { finn: [[3, 0]] } },
    glyphs: [['kelda', [2, 2]]],
  }

  it('it is not beside, held, too low, on another level, behind a ruin, or a Kelda [HS-POW-01] [HS-RUL-43] [HS-RUL-64]', () => {
    const t = tableOf(position)
    const [marro, clone, finn] = [
      figure(t, 0, 'marro-warriors'),
      figure(t, 0, 'marro-warriors', 1),
      figure(t, 1, 'finn'),
    ]
    t.state.fate[clone] = DESTROYED
    const why = saying(t, 'cloneTo', { figure: marro, clone })
    const level = 1
    expect(why(`space:${at(5, 3)}`)).toEqual([`HS-POW-01 powerNotBeside space=${at(5, 3)} figure=${marro}`])
    expect(why(`space:${at(2, 1)}`)).toEqual([`HS-MOV-06 powerOccupied space=${at(2, 1)} figure=${marro}`])
    expect(why(`space:${at(3, 0)}`)).toEqual([`HS-MOV-06 powerOccupied space=${at(3, 0)} figure=${finn}`])
    expect(why(`space:${at(1, 2, 1)}`)).toEqual([`HS-MOV-28 powerNoRoom space=${at(1, 2, 1)}`])
    expect(why(`space:${at(3, 1)}`)).toEqual([`HS-POW-01 powerOtherLevel space=${at(3, 1)} level=${level}`])
    expect(why(`space:${at(2, 2)}`)).toEqual([`HS-RUL-64 powerGlyph space=${at(2, 2)}`])
    const walls = field.links.to
      .slice(field.links.first[at(2, 1)], field.links.first[at(2, 1) + 1])
      .filter((to) => why(`space:${to}`)[0]?.startsWith('HS-RUL-43'))
    expect(walls.map((space) => why(`space:${space}`))).toEqual(
      walls.map((space) => [`HS-RUL-43 powerRuinBetween space=${space}`]),
    )
    expect(walls.length).toBeGreaterThan(0)
  })

  it('nothing is said where it may stand, and of what is no space [HS-POW-01]', () => {
    const t = tableOf({ ...position, field: smallField(heaps), glyphs: [] })
    const [marro, clone] = [figure(t, 0, 'marro-warriors'), figure(t, 0, 'marro-warriors', 1)]
    const why = saying(t, 'cloneTo', { figure: marro, clone })
    expect(why(`space:${at(2, 2)}`)).toEqual([])
    expect(why(`space:${at(1, 1)}`)).toEqual([])
    for (const key of ['space:-1', `space:${field.spaces.count}`, 'space:x', 'space']) expect(why(key)).toEqual([])
  })
})
