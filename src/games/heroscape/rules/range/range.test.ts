import { describe, expect, it } from 'vitest'
import { defaultContent } from '../../content/content.ts'
import { row, sceneOf, smallField, spaceAt } from '../../testing/small-fields.ts'
import { sees } from '../sight/sight.ts'
import { OUT_OF_REACH, figureDistance, isWithin, spaceDistance } from './range.ts'

const { cardById, battlefields } = defaultContent()
const card = (id: string) => cardById.get(id)!
const flat = smallField(row(1, 1, 1, 1, 1, 1, 1, 1, 1, 1))
const at = (q: number): number => spaceAt(flat, q, 0)
const single = (from: number, to: number): number => figureDistance(flat, at(from), -1, at(to), -1)
const inRange = (range: number): number[] => [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((q) => isWithin(single(0, q), range))

describe('range', () => {
  it('reaches exactly the spaces 1 to 7 with Range 7 [HS-RNG-01, HS-EX-13]', () => {
    expect(card('zettian-guards').basic.range).toBe(7)
    expect(inRange(7)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  it('reaches exactly the spaces 1 to 6 for a Marro Warrior [HS-EX-33]', () => {
    expect(inRange(card('marro-warriors').master.range)).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('counts the space of the target and not the own, so Range 1 reaches neighbours [HS-RNG-02, HS-RUL-46]', () => {
    expect(single(4, 4)).toBe(0)
    expect(inRange(1)).toEqual([1])
  })

  it('takes the better space of a two-space attacker [HS-RNG-03]', () => {
    expect(figureDistance(flat, at(0), at(1), at(5), -1)).toBe(4)
    expect(figureDistance(flat, at(1), at(0), at(5), -1)).toBe(4)
  })

  it('takes the nearer space of a two-space target [HS-RNG-04]', () => {
    expect(figureDistance(flat, at(0), -1, at(5), at(4))).toBe(4)
    expect(figureDistance(flat, at(0), at(1), at(4), at(5))).toBe(3)
  })

  it('adds nothing for levels, water or ruins [HS-RNG-05, HS-RUL-48]', () => {
    const field = smallField(
      [...row(1, 8, 2), [3, 0, 1, 'water'], [4, 0, 1], [3, 1, 1]],
      [{ q: 2, r: 1, level: 1, rotation: 0 }],
    )
    expect(spaceDistance(field, spaceAt(field, 0, 0), spaceAt(field, 4, 0))).toBe(4)
  })

  it('goes around areas without spaces and ends where there is no way [HS-RNG-06, HS-RUL-48]', () => {
    const bay = smallField([
      [0, 0, 1],
      [0, 1, 1],
      [0, 2, 1],
      [1, 2, 1],
      [2, 1, 1],
      [2, 0, 1],
      [9, 9, 1],
    ])
    expect(spaceDistance(bay, spaceAt(bay, 0, 0), spaceAt(bay, 2, 0))).toBe(5)
    const island = spaceDistance(bay, spaceAt(bay, 0, 0), spaceAt(bay, 9, 9))
    expect(island).toBe(OUT_OF_REACH)
    expect(isWithin(island, 300)).toBe(false)
  })

  it('holds the storeys of one column two apart [HS-RUL-48]', () => {
    const tomb = battlefields.find(({ id }) => id === 'migols-tomb')!
    const { firstSpace, count } = tomb.columns
    const columns = Array.from({ length: count }, (_, column) => column)
    const storeys = columns.filter((column) => firstSpace[column + 1] - firstSpace[column] === 2)
    expect(storeys).toHaveLength(20)
    for (const column of storeys) {
      expect(spaceDistance(tomb, firstSpace[column], firstSpace[column] + 1)).toBe(2)
      expect(spaceDistance(tomb, firstSpace[column] + 1, firstSpace[column] + 1)).toBe(0)
    }
  })

  it('is one condition and sight another: one may hold without the other [HS-RNG-07]', () => {
    const guard = card('zettian-guards')
    const far = sceneOf(flat, [
      [guard, 0, 0],
      [guard, 9, 0],
    ])
    expect([isWithin(single(0, 9), 7), sees(far, 0, 1, 'basic')]).toEqual([false, true])
    const walled = smallField(row(1, 9, 1))
    const near = sceneOf(walled, [
      [guard, 0, 0],
      [guard, 2, 0],
    ])
    const distance = spaceDistance(walled, near.front[0], near.front[1])
    expect([isWithin(distance, 7), sees(near, 0, 1, 'basic')]).toEqual([true, false])
  })

  it('is the same in both directions on every battlefield [HS-RUL-48]', () => {
    for (const field of battlefields) {
      for (let from = 0; from < field.spaces.count; from += 7) {
        for (let to = 0; to < field.spaces.count; to += 5)
          expect(spaceDistance(field, from, to)).toBe(spaceDistance(field, to, from))
      }
    }
  })
})
