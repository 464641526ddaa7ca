import { describe, expect, it } from 'vitest'
import { EVERYONE, only, privateCells, publicCells, type CellValue } from '../../../../engine/index.ts'
import { bloodstones } from '../../index.ts'
import { fight } from '../../testing/battle.ts'
import { choose, positionMatch, unit, type BloodstonesMatch, type Position } from '../../testing/position.ts'
import { secrets } from './secrets.ts'
import { cloneState, NONE } from './state.ts'

const seen = (match: BloodstonesMatch): Record<string, CellValue> =>
  Object.fromEntries(publicCells(bloodstones, match.play))
const ownOf = (match: BloodstonesMatch, role: number): Record<string, CellValue> =>
  Object.fromEntries(privateCells(bloodstones, match.play, role))

const POSITION: Position = {
  factions: ['dragonRiders', 'necromancers'],
  map: { terrain: ['plains', 'plains', 'plains'], links: [[0, 1], [1, 2]] }, // prettier-ignore
  units: { 0: [['archer', 0, 2], ['citadel', 0]], 1: [['undead', 0], ['archer', 2]] }, // prettier-ignore
  villages: { 1: [[2, 1]] },
  hands: { 0: ['archer', 'ship'], 1: ['ship', 'ship'] },
  discards: { 0: ['castle'] },
}

describe('what lies open', () => {
  it('of somebody who has not yet chosen a faction has no name and no undead [BS-SET-22]', () => {
    const match = positionMatch({ ...POSITION, units: { 0: [['archer', 0]] }, villages: {} })
    match.state.faction[1] = NONE
    expect(seen(match)['role:1']).toMatchObject({ faction: '', undead: 0 })
  })

  it('is everything on the map and beside it, but no tile of a hand or bag [BS-SET-22] [BS-RUL-86]', () => {
    const match = positionMatch({
      ...POSITION,
      arrange(state) {
        state.vp = [3, 4]
        state.supply = [1, 2]
        state.capturedCitadels[1] = 1
        state.out[1] = 1
        state.move = { cost: 5 }
        state.trigger = 1
        state.round = 6
        state.startRole = 1
      },
    })
    // A turn begins without any.
    match.state.fledFrom[1] = [1]
    const { factions } = match.content
    const [mine, theirs] = match.state.faction.map((at) => factions[at])
    const bagOf = (role: number): number =>
      match.state.bag.slice(role * 20, role * 20 + unit('undead')).reduce((a, b) => a + b, 0)
    expect(seen(match)).toEqual({
      map: 'test',
      turn: [0, 6, 1, 1],
      phase: 'actions',
      cutiecorn: NONE,
      'role:0': {
        faction: 'dragonRiders',
        vp: 3,
        supply: 1,
        hand: 2,
        bag: bagOf(0),
        villages: mine.villages,
        capturedVillages: 0,
        capturedCitadels: 0,
        undead: 0,
        out: 0,
      },
      'role:1': {
        faction: 'necromancers',
        vp: 4,
        supply: 2,
        hand: 2,
        bag: bagOf(1),
        villages: theirs.villages - 1,
        capturedVillages: 0,
        capturedCitadels: 1,
        undead: theirs.undead - 1,
        out: 1,
      },
      'discard:0': { castle: 1 },
      'discard:1': {},
      'fled:1': [1],
      'units:0': [[0, 0, 2], [0, unit('citadel'), 1], [1, unit('undead'), 1]], // prettier-ignore
      'units:2': [[1, 0, 1]],
      'villages:2': [1, 1],
      move: 5,
    })
    expect(ownOf(match, 1)).toMatchObject({ hand: { ship: 2 } })
    expect(Object.keys(ownOf(match, 1))).toEqual(['hand', 'bag'])
  })

  it('of a battle: who has decided and how many tiles, and the tiles once they are revealed [BS-BAT-11] [BS-RUL-40]', () => {
    const match = fight({
      factions: ['dragonRiders', 'horseLords', 'hillFolk'],
      units: { 0: [['swordsman', 0]], 1: [['archer', 0, 2]] },
      hands: { 0: ['archer', 'leader'], 1: ['archer'] },
      draw: [[5, 5, 4], [2, 2, 3, 3]], // prettier-ignore
    })
    choose(match, 'stay')
    const undecided = { decided: false, replaced: false, replacement: '' }
    const side = (role: number, tiles: number, more: object = {}): object => ({ role, tiles, ...undecided, ...more })
    expect(seen(match)['battle']).toEqual({ area: 0, ties: 0, sides: [side(0, 3), side(1, 4)] })
    expect(ownOf(match, 0)['battleTiles']).toEqual([5, 5, 4])
    expect(ownOf(match, 1)['battleTiles']).toEqual([3, 3, 2, 2])
    expect(Object.keys(ownOf(match, 2))).toEqual(['hand', 'bag'])
    expect(Object.keys(ownOf(match, 0))).toEqual(['hand', 'bag', 'battleTiles'])
    choose(match, 'leader>4')
    expect(seen(match)['battle']).toEqual({
      area: 0,
      ties: 0,
      sides: [side(0, 2, { decided: true, replaced: true }), side(1, 4)],
    })
    expect(ownOf(match, 0)).toMatchObject({ replacement: 'leader', battleTiles: [5, 5] })
    const { battle } = match.state
    battle!.seenBy = [EVERYONE, EVERYONE]
    battle!.decided = [true, true]
    battle!.ties = 2
    expect(seen(match)['battle']).toEqual({
      area: 0,
      ties: 2,
      sides: [
        { role: 0, tiles: [5, 5], decided: true, replaced: true, replacement: 'leader' },
        { role: 1, tiles: [3, 3, 2, 2], decided: true, replaced: false, replacement: '' },
      ],
    })
    // Lower than three battle tiles: it is not revealed with them.
    battle!.tiles[0] = [5, 5, 4]
    expect(seen(match)['battle']).toMatchObject({ sides: [{ replaced: true, replacement: '' }, {}] })
  })
})

describe('what is secret', () => {
  it('is every hand and bag, known to its owner [BS-SET-21] [BS-SET-23]', () => {
    const match = positionMatch({ ...POSITION, bags: { 0: ['leader', 'castle'], 1: ['archer'] } })
    expect(secrets(match.play).map(({ kind, pool, seenBy, read }) => [kind, pool, seenBy, read()])).toEqual([
      ['hand', 'tiles:0', only(0), [unit('archer'), unit('ship')]],
      ['bag', 'tiles:0', only(0), [unit('leader'), unit('castle')]],
      ['hand', 'tiles:1', only(1), [unit('ship'), unit('ship')]],
      ['bag', 'tiles:1', only(1), [unit('archer')]],
    ])
    secrets(match.play)[0].write([unit('castle'), unit('castle')])
    expect(ownOf(match, 0)['hand']).toEqual({ castle: 2 })
    match.state.faction[0] = NONE
    expect(secrets(match.play).map(({ pool }) => pool)).toEqual(['tiles:1', 'tiles:1'])
  })
})

describe('a copy of the state', () => {
  it('is the same and shares no list with it', () => {
    const match = fight({ factions: ['dragonRiders', 'horseLords'], units: { 0: [['archer', 0]], 1: [['archer', 0, 2]] }, hands: { 0: ['archer', 'leader'], 1: ['archer'] }, draw: [[5, 5, 4], [2, 2, 3, 3]] }) // prettier-ignore
    choose(match, 'stay')
    match.state.move = { cost: 2 }
    match.state.next.push({ procedure: 'turn', args: { step: 1, moved: [3] } })
    const copy = cloneState(match.state)
    expect(copy).toEqual(match.state)
    const shared: string[] = []
    const compare = (a: unknown, b: unknown, path: string): void => {
      if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return
      // Fixed for ever.
      if (path === '.options' || path === '.battle.roles') return
      if (a === b) shared.push(path)
      for (const key of Object.keys(a))
        compare((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key], `${path}.${key}`)
    }
    compare(match.state, copy, '')
    expect(shared).toEqual([])
  })
})
