import { describe, expect, it } from 'vitest'
import type { Effect } from '../../content/effects/verbs.ts'
import { FOOD, PLUNDER, RESOURCES, SALT, TERRAINS } from '../../content/names.ts'
import { effectMatch } from '../../testing/effects.ts'
import { at, choose, heardMatch, numbered, offered, tableOf, type Position } from '../../testing/position.ts'
import { commandHexes } from '../actions/command.ts'
import { havenObstacle } from '../actions/haven.ts'
import { activeTerrain } from '../combat/terrain.ts'
import { productionOf } from '../phases/production.ts'
import { hexPoints } from '../phases/scoring.ts'
import { hasX } from '../placing/where-it-fits.ts'
import { EMPIRE, NONE, printed, type State } from '../table/state.ts'
import { adjacentFor } from './adjacency.ts'
import { isExplored, isFaceDown } from './tiles.ts'

const X = at(1, 0)
const HOME = at(0, -2)
const HERE = { at: 'here' } as const
const after = (position: Position, effects: readonly Effect[]): State =>
  effectMatch(position, effects, { here: X }).match.play.state
const terrainOf = (position: Position, space = X): string | undefined =>
  TERRAINS[activeTerrain(tableOf(position), space)]

describe('limits of a hex', () => {
  it('3 Garrisons; for the next the Empire scores [UP-HEX-05] [UP-GAR-01]', () => {
    const state = after({ garrisons: { [X]: 1 } }, [{ op: 'placeGarrison', n: 3, at: HERE }])
    expect([state.garrison[X], state.vp[EMPIRE]]).toEqual([3, 1])
  })

  it('the n-th Garrison is a piece of level n; three are the complete stack [UP-GAR-02] [UP-GAR-03]', () => {
    const { told } = effectMatch({}, [{ op: 'placeGarrison', n: 3, at: HERE }], { here: X })
    expect(told('garrisonPlaced').map((event) => (event as { level: number }).level)).toEqual([1, 2, 3])
  })

  it('2 Skeletons; the third turns them into a Horde [UP-HEX-06]', () => {
    const three: Effect[] = [{ op: 'placeSkeleton', n: 2, at: HERE }]
    expect(after({}, three).skeletons[X]).toBe(2)
    const state = after({ skeletons: { [X]: 1 }, nextHordes: ['siren'] }, three)
    expect([state.skeletons[X], state.cardAt.includes(X)]).toEqual([0, true])
  })

  it('1 Curse [UP-HEX-07]', () => {
    expect(after({ curses: [X] }, [{ op: 'placeCurse', at: HERE }]).curse[X]).toBe(1)
  })
})

describe('what a hex shows', () => {
  it('starts face-down, except the Capital, homes and regions [UP-HEX-01]', () => {
    const { state, content } = tableOf()
    for (const space of [...content.layouts[0].random, ...content.layouts[0].seaTowers])
      expect(isFaceDown(state, space)).toBe(true)
    for (const space of [at(0, 0), HOME, at(0, 2), ...content.layouts[0].ice])
      expect(isFaceDown(state, space)).toBe(false)
  })

  it('regions are explored Ice Waste with X that Heroes and Units may enter [UP-HEX-11] [UP-HEX-12]', () => {
    const region = at(0, -3)
    const position: Position = { units: { [HOME]: ['trolls'] } }
    expect([isExplored(tableOf().state, region), terrainOf({}, region)]).toEqual([true, 'iceWaste'])
    expect(havenObstacle(tableOf(), 0, region)).toBe('UP-HAV-04')
    expect(commandHexes(tableOf(position), 0, undefined, [])).toContain(region)
    expect(adjacentFor(tableOf(), 'hero', HOME, [])).toContain(region)
  })

  it('Units of players cannot enter unexplored hexes, everybody else can [UP-HEX-02]', () => {
    const position: Position = { units: { [HOME]: ['trolls'] }, heroAt: { 0: at(3, 0) } }
    expect(commandHexes(tableOf(position), 0, undefined, [])).not.toContain(at(0, -1))
    for (const walker of ['hero', 'legion', 'horde', 'skeleton'] as const)
      expect(adjacentFor(tableOf(), walker, HOME, [])).toContain(at(0, -1))
    expect(after({}, [{ op: 'placeGarrison', n: 1, at: HERE }]).garrison[X]).toBe(1)
    expect(after({}, [{ op: 'placeSkeleton', n: 1, at: HERE }]).skeletons[X]).toBe(1)
  })

  it('terrain that is active only face-up, and the Capital has none [UP-HEX-15] [UP-HEX-16]', () => {
    expect(terrainOf({})).toBe('none')
    expect(terrainOf({ tiles: { [X]: 'rigga' } })).toBe('marsh')
    expect(terrainOf({ tiles: { [X]: 'rigga' }, curses: [X] })).toBeUndefined()
    expect(terrainOf({}, at(0, 0))).toBe('none')
  })

  it('resources of three kinds, for the owner of the Haven there [UP-HEX-17] [UP-HEX-25]', () => {
    expect([RESOURCES[SALT], RESOURCES[PLUNDER], RESOURCES[FOOD]]).toEqual(['salt', 'plunder', 'food'])
    const position: Position = { tiles: { [X]: 'rigga' }, havens: { 0: [], 1: [X] } }
    const yields = printed(tableOf()).hexes[numbered('hexes', 'rigga')].yields
    expect(yields.some((n) => n > 0)).toBe(true)
    const one = tableOf({ ...position, havens: { 0: [], 1: [at(0, 1)] }, tiles: {} })
    expect(productionOf(tableOf(position), 1)).toEqual(productionOf(one, 1).map((n, kind) => n + yields[kind]))
    expect(productionOf(tableOf(position), 0)).toEqual(productionOf(one, 0))
  })

  it('VP for the owner of the Haven there [UP-HEX-20]', () => {
    const position: Position = { tiles: { [at(2, 0)]: 'dawngaard' }, havens: { 0: [at(2, 0)], 1: [] } }
    expect([hexPoints(tableOf(position), 0), hexPoints(tableOf(position), 1)]).toEqual([1, 0])
    expect(hexPoints(tableOf({ ...position, havens: { 0: [], 1: [] } }), 0)).toBe(0)
  })

  it('a home hex with its own terrain, resources and VP [UP-HEX-24]', () => {
    const { hexes } = printed(tableOf())
    const druwhn = hexes[numbered('hexes', 'yfelskog')]
    expect([druwhn.yields, druwhn.vp, TERRAINS[druwhn.terrain], druwhn.hasX]).toEqual([[1, 1, 1], 1, 'woods', false])
    expect(productionOf(tableOf(), 0)).not.toEqual(productionOf(tableOf({ curses: [HOME] }), 0))
  })

  it('a side whose troops its effect places [UP-HEX-23]', () => {
    const { hexes } = printed(tableOf())
    for (const hex of hexes.filter(({ kind }) => kind === 'ordinary' || kind === 'seaTower')) {
      const ops = JSON.stringify(hex.explore)
      if (hex.alignment === 'empire') expect(ops, hex.id).toContain('placeGarrison')
      if (hex.alignment === 'chaos' && hex.explore.some(({ op }) => op === 'if'))
        expect(ops, hex.id).toContain('placeSkeleton')
    }
  })

  it('an X that keeps Havens away for ever; Garrisons that were there before stay [UP-HEX-21] [UP-RUL-48]', () => {
    const position: Position = {
      garrisons: { [X]: 1 },
      heroAt: { 0: X },
      arrange: (state) => {
        state.tilePool = [numbered('hexes', 'graveyard')]
        state.advancedTilesLeft = 0
      },
    }
    expect(hasX(tableOf(position), X)).toBe(false)
    const { match } = heardMatch(position, [{ procedure: 'flipTile', args: { role: 0, space: X } }])
    const { state } = match.play
    expect([state.tile[X], hasX(match.play, X)]).toEqual([numbered('hexes', 'graveyard'), true])
    expect(state.garrison[X]).toBeGreaterThan(0)
    expect(havenObstacle(match.play, 0, X)).toBe('UP-HAV-04')
  })
})

describe('Command', () => {
  it('designates an explored or cursed hex even for the Hero alone, who may join others [UP-RUL-46]', () => {
    const position: Position = { heroAt: { 0: at(0, 1) }, units: { [at(0, 2)]: ['koloth'] }, curses: [at(1, 1)] }
    const hexes = commandHexes(tableOf(position), 0, undefined, [])
    expect(hexes).toEqual(expect.arrayContaining([at(0, 2), at(1, 1), at(0, 0)]))
    expect(hexes).not.toContain(X)
    expect(hexes).not.toContain(at(-1, 1))
  })

  it('moves at least one piece, and a Hero moved along is there in the combat [UP-RUL-46]', () => {
    const position: Position = {
      tiles: { [X]: 'torment' },
      units: { [X]: ['trolls'] },
      heroAt: { 0: X },
      garrisons: { [at(2, -1)]: 1 },
    }
    const { match, told } = heardMatch(position, [{ procedure: 'takeAction', args: { role: 0, idle: 0 } }])
    choose(match, 'action:command', `hex:${at(2, -1)}`)
    expect(offered(match)).toEqual([`unit:3@${X}`, 'hero:0'])
    choose(match, `unit:3@${X}`, 'hero:0')
    expect(match.play.state.heroAt[0]).toBe(at(2, -1))
    expect(match.play.state.unitsOf[X]).toBe(NONE)
    if (told('combatBegan').length === 0) choose(match, 'done')
    expect(told('combatBegan')).toHaveLength(1)
  })
})
