import { describe, expect, it } from 'vitest'
import type { CoachView } from '../../lessons/index.ts'
import { partOf, platesOf } from './part-of.ts'

const told = (view: Partial<CoachView>, isShowing = false) => ({
  coach: { lesson: { kind: 'say', step: 0, steps: 1, tries: 0, point: [], wants: [], ...view }, inputs: [] } as const,
  isShowing,
  eyes: 2,
})

describe('the part of the table that the coach points at', () => {
  it('is pointed at when nothing is shown', () => {
    expect(partOf(told({ part: 'stage' }))).toBe('stage')
    expect(partOf(told({ part: 'stage' }, true))).toBeUndefined()
    expect(partOf({ coach: undefined, isShowing: false })).toBeUndefined()
  })

  it('are the plates of the players that are named, or the own one', () => {
    expect(platesOf(told({ part: 'players', point: ['area:1', 'role:0', 'role:11'] }))).toEqual([0, 11])
    expect(platesOf(told({ part: 'players', point: ['area:1'] }))).toEqual([2])
    expect(platesOf(told({ part: 'where', point: ['role:0'] }))).toEqual([])
    expect(platesOf(told({ part: 'players' }, true))).toEqual([])
  })
})
