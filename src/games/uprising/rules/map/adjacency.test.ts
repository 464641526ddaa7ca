import { describe, expect, it } from 'vitest'
import { at, card, tableOf, type Position } from '../../testing/position.ts'
import type { Space } from '../table/state.ts'
import { adjacentFor, areAdjacent, isAdjacentToAll, isFarAdjacent, isImpassable, type Walker } from './adjacency.ts'
import { SPACES } from './spaces.ts'

const [EAST, SOUTH_EAST, SOUTH_WEST, WEST] = [0, 1, 2, 3]
const RIGGA = at(1, 0)
/** Impassable to the west (the Capital) and the south-west. */
const BLOCKED: Position = { tiles: { [RIGGA]: 'rigga' } }
const TOWER = at(2, 0)
const TOWERS: Position = { tiles: { [TOWER]: 'dawngaard', [at(-2, 0)]: 'zeegard' } }

const from = (position: Position, walker: Walker, space: Space, who = -1): number[] =>
  adjacentFor(tableOf(position), walker, space, [], who).sort((a, b) => a - b)
const sorted = (...spaces: Space[]): number[] => spaces.sort((a, b) => a - b)
const everywhere = (but: Space): number[] => Array.from({ length: SPACES }, (_, i) => i).filter((i) => i !== but)

describe('impassable edges', () => {
  it('stop Units of every side, from both hexes [UP-HEX-18] [UP-RUL-43]', () => {
    const beyond = sorted(at(2, 0), at(1, 1), at(1, -1), at(2, -1))
    for (const walker of ['unit', 'legion', 'horde', 'skeleton'] as const)
      expect(from(BLOCKED, walker, RIGGA), walker).toEqual(beyond)
    expect(from(BLOCKED, 'unit', at(0, 0))).not.toContain(RIGGA)
    expect(from(BLOCKED, 'unit', at(0, 1))).not.toContain(RIGGA)
  })

  it('do not stop Heroes [UP-HEX-18]', () => {
    expect(from(BLOCKED, 'hero', RIGGA)).toHaveLength(6)
    expect(from(BLOCKED, 'hero', at(0, 0))).toContain(RIGGA)
  })

  it('turn with the tile', () => {
    const t = tableOf({ ...BLOCKED, rotations: { [RIGGA]: 3 } })
    expect([EAST, SOUTH_EAST, SOUTH_WEST, WEST].map((direction) => isImpassable(t, RIGGA, direction))).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  it('show nothing while the tile is face-down [UP-RUL-43]', () => {
    expect(from({}, 'unit', RIGGA)).toHaveLength(6)
    for (let direction = 0; direction < 6; direction++) expect(isImpassable(tableOf(), RIGGA, direction)).toBe(false)
  })

  it('are there under a Curse too [UP-CUR-07]', () => {
    expect(from({ ...BLOCKED, curses: [RIGGA] }, 'unit', RIGGA)).not.toContain(at(0, 0))
  })
})

describe('adjacent in effects', () => {
  it('are hexes that share an edge [UP-HEX-26]', () => {
    const t = tableOf()
    expect(areAdjacent(t, at(0, 0), at(1, 0))).toBe(true)
    expect(areAdjacent(t, at(0, 0), at(2, 0))).toBe(false)
    expect(areAdjacent(t, at(0, 0), at(0, 0))).toBe(false)
  })

  it('are not hexes with impassable terrain between them, in the second edition [UP-HEX-19] [UP-RUL-43]', () => {
    expect(areAdjacent(tableOf(BLOCKED), RIGGA, at(0, 0))).toBe(false)
    expect(areAdjacent(tableOf(BLOCKED), at(0, 0), RIGGA)).toBe(false)
    expect(areAdjacent(tableOf({ ...BLOCKED, edition: 'first' }), RIGGA, at(0, 0))).toBe(true)
    expect(from({ ...BLOCKED, edition: 'first' }, 'unit', RIGGA)).not.toContain(at(0, 0))
  })
})

describe('a Sea Tower', () => {
  it('makes Heroes and player Units on it adjacent to every hex [UP-HEX-27] [UP-RUL-44]', () => {
    for (const walker of ['hero', 'unit'] as const) expect(from(TOWERS, walker, TOWER)).toEqual(everywhere(TOWER))
    const t = tableOf({ tiles: { ...TOWERS.tiles, ...BLOCKED.tiles } })
    expect(adjacentFor(t, 'unit', TOWER, [])).toContain(RIGGA)
  })

  it('does so for the Nemesis in the second edition only [UP-HEX-28] [UP-RUL-45]', () => {
    for (const walker of ['legion', 'horde', 'skeleton'] as const) {
      expect(from(TOWERS, walker, TOWER)).toEqual(everywhere(TOWER))
      expect(from({ ...TOWERS, edition: 'first' }, walker, TOWER)).toHaveLength(6)
      expect(from({ ...TOWERS, options: { seaTowerForNemesis: 0 } }, walker, TOWER)).toHaveLength(6)
    }
    expect(from({ ...TOWERS, edition: 'first' }, 'unit', TOWER)).toEqual(everywhere(TOWER))
  })

  it('is one-way: nothing is adjacent to it from afar [UP-RUL-44]', () => {
    expect(from(TOWERS, 'unit', at(-1, 0))).not.toContain(TOWER)
    expect(from(TOWERS, 'unit', at(-1, 0))).toHaveLength(6)
    const t = tableOf(TOWERS)
    expect(isFarAdjacent(t, 'unit', TOWER, at(-3, 0))).toBe(true)
    expect(isFarAdjacent(t, 'unit', at(-3, 0), TOWER)).toBe(false)
    expect(areAdjacent(t, TOWER, at(-3, 0))).toBe(false)
  })

  it('works face-up only, and then under a Curse as well [UP-HEX-22] [UP-RUL-44]', () => {
    expect(isAdjacentToAll(tableOf(), 'hero', TOWER)).toBe(false)
    expect(isAdjacentToAll(tableOf({ curses: [TOWER] }), 'hero', TOWER)).toBe(false)
    expect(isAdjacentToAll(tableOf({ ...TOWERS, curses: [TOWER] }), 'hero', TOWER)).toBe(true)
    expect(isAdjacentToAll(tableOf(TOWERS), 'hero', at(0, 0))).toBe(false)
  })
})

describe('adjacency of cards and other hexes', () => {
  it('lets the Warlock step anywhere, and only him', () => {
    const cards = { warlock: { at: at(1, 1) }, assassin: { at: at(1, 1) } } as const
    expect(from({ cards }, 'legion', at(1, 1), card('warlock'))).toEqual(everywhere(at(1, 1)))
    expect(from({ cards, edition: 'first' }, 'legion', at(1, 1), card('warlock'))).toEqual(everywhere(at(1, 1)))
    expect(from({ cards }, 'legion', at(1, 1), card('assassin'))).toHaveLength(6)
  })

  it('leads from the Netherwood to the Sea Towers, face-up or not', () => {
    const woods = { tiles: { [at(0, 1)]: 'netherwood' } } as const
    expect(from(woods, 'hero', at(0, 1))).toEqual(expect.arrayContaining([at(2, 0), at(-2, 0)]))
    expect(from(woods, 'hero', at(0, 1))).toHaveLength(8)
    expect(from(woods, 'unit', at(2, 0))).not.toContain(at(0, 1))
    expect(from({ ...woods, edition: 'first' }, 'horde', at(0, 1))).toHaveLength(8)
  })
})
