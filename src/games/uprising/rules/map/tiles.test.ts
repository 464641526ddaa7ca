import { describe, expect, it } from 'vitest'
import { at, loaded, numbered, positionMatch, tableOf } from '../../testing/position.ts'
import { FACE_DOWN, FACE_DOWN_TOWER, NONE, type State } from '../table/state.ts'
import { isExplored, isFaceDown } from './tiles.ts'

const SPACE = at(1, 0)
const [RIGGA, TROLLWARD] = ['rigga', 'trollward'].map((id) => numbered('hexes', id))

/** Turns the tile on `SPACE`, with the first of every pool. */
function flipped(arrange: (state: State) => void, ...chance: number[]): State {
  const match = positionMatch(
    { arrange },
    [{ procedure: 'flipTile', args: { role: 0, space: SPACE } }],
    loaded(...chance),
  )
  return match.state
}

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

describe('face-down tiles', () => {
  it('come from the pool of their back and leave it [UP-SET-21, UP-SET-22]', () => {
    const pools = (s: State): void => {
      s.tilePool = [RIGGA]
      s.towerPool = [TROLLWARD]
      s.advancedTilesLeft = 0
    }
    const plain = flipped((s) => (pools(s), void (s.tile[SPACE] = FACE_DOWN)))
    expect([plain.tile[SPACE], plain.tilePool, plain.towerPool]).toEqual([RIGGA, [], [TROLLWARD]])
    const tower = flipped((s) => (pools(s), void (s.tile[SPACE] = FACE_DOWN_TOWER)))
    expect([tower.tile[SPACE], tower.tilePool, tower.towerPool]).toEqual([TROLLWARD, [RIGGA], []])
  })

  it('one of the advanced backs is decided by a second draw [UP-DIF-11]', () => {
    const pools = (s: State): void => {
      s.tile[SPACE] = FACE_DOWN
      s.tilePool = [RIGGA]
      s.advancedTiles = [TROLLWARD]
      s.advancedTilesLeft = 1
    }
    const plain = flipped(pools, 0)
    expect([plain.tile[SPACE], plain.advancedTilesLeft, plain.advancedTiles]).toEqual([RIGGA, 1, [TROLLWARD]])
    const advanced = flipped(pools, 1)
    expect([advanced.tile[SPACE], advanced.advancedTilesLeft, advanced.advancedTiles]).toEqual([TROLLWARD, 0, []])
    expect(advanced.tilePool).toEqual([RIGGA])
  })

  it('that somebody has looked at are what they were seen to be [UP-RUL-10]', () => {
    const state = flipped((s) => {
      s.tile[SPACE] = FACE_DOWN
      s.scouted[SPACE] = TROLLWARD
      s.tilePool = [RIGGA]
    })
    expect([state.tile[SPACE], state.scouted[SPACE], state.tilePool]).toEqual([TROLLWARD, NONE, [RIGGA]])
  })
})
