import { describe, expect, it } from 'vitest'
import { closeGap, cutGap, newGap, openGap, type Gap } from './sight-gap.ts'

type Shadow = readonly [from: number, to: number]

/** What is left of the slopes 0 to 10: the ends and whether they are cut, or undefined. */
function left(...shadows: Shadow[]): [number, number] | undefined {
  const gap = newGap()
  openGap(gap, 0, 10)
  for (const [from, to] of shadows) if (!cutGap(gap, from, to)) return undefined
  return closeGap(gap) ? [gap.low, gap.high] : undefined
}

const ends = ({ low, high, isLowCut, isHighCut, count }: Gap): unknown[] => [low, high, isLowCut, isHighCut, count]

describe('a gap of slopes', () => {
  it('opens afresh, whatever was cut before [HS-RUL-51]', () => {
    const gap = newGap()
    openGap(gap, 0, 10)
    cutGap(gap, -1, 2)
    cutGap(gap, 8, 11)
    cutGap(gap, 4, 5)
    expect(ends(gap)).toEqual([2, 8, true, true, 1])
    openGap(gap, 1, 3)
    expect(ends(gap)).toEqual([1, 3, false, false, 0])
  })

  it('loses what a shadow covers at either end, and everything under a shadow over both [HS-RUL-51]', () => {
    expect(left()).toEqual([0, 10])
    expect(left([-1, 4])).toEqual([4, 10])
    expect(left([6, 11])).toEqual([0, 6])
    expect(left([-1, 4], [6, 11])).toEqual([4, 6])
    expect(left([-1, 11])).toBeUndefined()
    expect(left([-1, 6], [4, 11])).toBeUndefined()
    expect(left([6, 11], [-1, 6.5])).toBeUndefined()
  })

  it('a shadow beside it takes nothing [HS-RUL-51]', () => {
    expect(left([-5, -1])).toEqual([0, 10])
    expect(left([11, 12])).toEqual([0, 10])
    expect(left([-5, 0])).toEqual([0, 10])
    expect(left([10, 12])).toEqual([0, 10])
    const gap = newGap()
    openGap(gap, 0, 10)
    cutGap(gap, -5, 0)
    cutGap(gap, 10, 12)
    expect(ends(gap)).toEqual([0, 10, false, false, 0])
  })

  it('a touched end is free, but nothing is between two shadows that touch [HS-RUL-51]', () => {
    expect(left([0, 10])).toEqual([0, 0])
    expect(left([-1, 10])).toEqual([10, 10])
    expect(left([0, 11])).toEqual([0, 0])
    expect(left([-1, 5], [5, 11])).toBeUndefined()
    expect(left([5, 11], [-1, 5])).toBeUndefined()
    expect(left([-1, 5], [5 + 1e-10, 11])).toBeUndefined()
    expect(left([-1, 5], [5.001, 11])).toEqual([5, 5.001])
    expect(left([5, 11], [-1, 5 - 1e-10])).toBeUndefined()
    expect(left([-1, 4], [4, 11])).toBeUndefined()
    expect(left([-1, 4], [4 + 1e-10, 6])).toEqual([6, 10])
    expect(left([6, 11], [4, 6 - 1e-10])).toEqual([0, 4])
  })

  it('a shadow within rounding of a cut end moves it at once [HS-RUL-51]', () => {
    for (const near of [1e-10, 1e-9]) {
      const gap = newGap()
      openGap(gap, 0, 10)
      cutGap(gap, 6, 11)
      cutGap(gap, 5, 6 - near)
      expect(ends(gap)).toEqual([0, 5, false, true, 0])
      cutGap(gap, -1, 2)
      cutGap(gap, 2 + near, 3)
      expect(ends(gap)).toEqual([3, 5, true, true, 0])
    }
  })

  it('shadows in the middle wait until the ends reach them, one after the other [HS-RUL-51]', () => {
    expect(left([3, 4])).toEqual([0, 3])
    expect(left([3, 4], [-1, 3])).toEqual([4, 10])
    expect(left([5, 6], [3, 5], [-1, 3])).toEqual([6, 10])
    expect(left([3, 5], [5, 7], [7, 11])).toEqual([0, 3])
    expect(left([7, 8], [2, 3])).toEqual([0, 2])
    expect(left([3, 6], [5, 9], [8, 11], [-1, 3.5])).toBeUndefined()
    expect(left([4, 6], [5, 11], [-1, 4.5])).toBeUndefined()
  })
})
