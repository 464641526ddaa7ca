import { describe, expect, it } from 'vitest'
import { begunAt, isGoalDue, isNewAt, newcomersIn, type Newcomer } from './newcomer.ts'

const after = (...tables: string[]): Newcomer => tables.reduce(begunAt, { tables: [] })

describe('who is new here', () => {
  it('is so in the first three games, however often they are opened', () => {
    expect(after('a', 'b', 'a', 'c', 'd').tables).toEqual(['a', 'b', 'c'])
    expect(['a', 'c', 'd'].map((table) => isNewAt(after('a', 'b', 'c', 'd'), table))).toEqual([true, true, false])
    expect(isNewAt(after('a', 'b'), 'c')).toBe(true)
  })

  it('can say otherwise, for good', () => {
    expect(isNewAt({ ...after('a'), wish: false }, 'a')).toBe(false)
    expect(isNewAt({ ...after('a', 'b', 'c'), wish: true }, 'd')).toBe(true)
  })

  it('is shown the goal unasked in the first game only, and once', () => {
    expect(isGoalDue(after('a'), 'a')).toBe(true)
    expect(isGoalDue(after('a', 'b'), 'b')).toBe(false)
    expect(isGoalDue({ ...after('a'), hasSeenGoal: true }, 'a')).toBe(false)
    expect(isGoalDue({ ...after('a'), wish: false }, 'a')).toBe(false)
  })

  it('is read from whatever was kept', () => {
    expect(newcomersIn(undefined)).toEqual({})
    expect(newcomersIn('{')).toEqual({})
    expect(newcomersIn('{"nim":{"tables":["t",7],"wish":{},"hasSeenGoal":1},"chess":null}')).toEqual({
      nim: { tables: ['t'] },
    })
    expect(newcomersIn('{"nim":{"wish":false}}')).toEqual({ nim: { wish: false, tables: [] } })
  })
})
