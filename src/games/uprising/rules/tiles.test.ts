import { describe, expect, it } from 'vitest'
import { at, tableOf } from '../testing/position.ts'
import { isExplored, isFaceDown } from './tiles.ts'

describe('what is explored', () => {
  it('are the Capital, homes, regions and face-up tiles from the start, and cursed hexes [UP-HEX-01, UP-HEX-11, UP-CUR-06]', () => {
    const { state } = tableOf({ tiles: { [at(1, 0)]: 'rigga' }, curses: [at(0, 1)] })
    const explored = [at(0, 0), at(0, -2), at(0, 3), at(1, 0)]
    expect(explored.map((space) => isExplored(state, space))).toEqual([true, true, true, true])
    expect([isFaceDown(state, at(0, 1)), isExplored(state, at(0, 1))]).toEqual([true, true])
    expect(isExplored(state, at(-1, 0))).toBe(false)
    const tower = tableOf().content.layouts[0].seaTowers[0]
    expect([isFaceDown(state, tower), isExplored(state, tower)]).toEqual([true, false])
  })
})
