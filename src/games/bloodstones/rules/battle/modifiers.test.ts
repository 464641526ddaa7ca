import { describe, expect, it } from 'vitest'
import type { FactionId, UnitName } from '../../content/units.ts'
import { before } from '../../testing/battle.ts'
import { unit } from '../../testing/position.ts'
import type { Area } from '../table/state.ts'
import { modifierLines, modifierOf, tilesFor } from './modifiers.ts'

const [PLAINS, FOREST, HILLS, MOUNTAINS, DESERT, SEA] = [0, 2, 3, 4, 5, 6]

/** What the units of role 0 add in an area, attacking and defending, against the given enemies. */
function adds(faction: FactionId, units: UnitName[], area: Area, enemies: UnitName[] = ['archer']): [number, number] {
  const t = before({
    factions: [faction, faction === 'horseLords' ? 'hillFolk' : 'horseLords'],
    units: { 0: units.map((name) => [name, area]), 1: enemies.map((name) => [name, area]) },
    options: { factionLimits: false, cutiecorn: true },
  })
  return [modifierOf(t, 0, 1, area, true), modifierOf(t, 0, 1, area, false)]
}

const LAND = [PLAINS, FOREST, HILLS, MOUNTAINS, DESERT]

describe('modifiers of units', () => {
  it('gives archers +1 in forest only [BS-TIL-19, BS-EX-18]', () => {
    expect(LAND.map((area) => adds('dragonRiders', ['archer'], area))).toEqual([
      [0, 0],
      [1, 1],
      [0, 0],
      [0, 0],
      [0, 0],
    ])
  })

  it('gives swordsmen +1 everywhere on both sides [BS-TIL-17, BS-TIL-20]', () => {
    for (const area of LAND) expect(adds('dragonRiders', ['swordsman'], area)).toEqual([1, 1])
  })

  it('gives shield guards +1 in defence only [BS-TIL-21]', () => {
    for (const area of LAND) expect(adds('dragonRiders', ['shieldGuard'], area)).toEqual([0, 1])
  })

  it('gives cavalry +1 in plains only [BS-TIL-22]', () => {
    expect(LAND.map((area) => adds('dragonRiders', ['cavalry'], area))).toEqual([
      [1, 1],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ])
  })

  it('gives siege engines +2 against a castle or citadel, not per wall, and the defender too [BS-TIL-23, BS-RUL-44]', () => {
    expect(adds('dragonRiders', ['siegeEngine'], PLAINS)).toEqual([0, 0])
    expect(adds('dragonRiders', ['siegeEngine', 'castle'], PLAINS)).toEqual([0, 3])
    expect(adds('dragonRiders', ['siegeEngine'], PLAINS, ['castle'])).toEqual([2, 2])
    expect(adds('dragonRiders', ['siegeEngine'], PLAINS, ['citadel'])).toEqual([2, 2])
    expect(adds('dragonRiders', ['siegeEngine', 'siegeEngine'], PLAINS, ['castle', 'castle', 'citadel'])).toEqual([
      4, 4,
    ])
  })

  it('gives leaders +1 always [BS-TIL-24]', () => {
    for (const area of LAND) expect(adds('dragonRiders', ['leader'], area)).toEqual([1, 1])
  })

  it('gives ships +1 always [BS-TIL-25]', () => {
    expect(adds('dragonRiders', ['ship'], SEA, ['ship'])).toEqual([1, 1])
  })

  it('gives castles +3 in defence and nothing to an attacker [BS-TIL-26, BS-PLC-09, BS-EX-25]', () => {
    expect(adds('dragonRiders', ['castle'], PLAINS)).toEqual([0, 3])
    expect(adds('dragonRiders', ['castle', 'castle'], HILLS)).toEqual([0, 6])
  })

  it('gives citadels +5 in defence only [BS-TIL-27]', () => {
    expect(adds('dragonRiders', ['citadel'], PLAINS)).toEqual([0, 5])
  })

  it('gives lizardmen and goblins +1 in attack only [BS-TIL-28]', () => {
    for (const area of LAND) expect(adds('dragonRiders', ['lizardman'], area)).toEqual([1, 0])
    for (const area of LAND) expect(adds('necromancers', ['goblin'], area)).toEqual([1, 0])
  })

  it('gives raiders and hordes +1 in attack only [BS-TIL-29]', () => {
    for (const area of LAND) expect(adds('hillFolk', ['raider'], area)).toEqual([1, 0])
    for (const area of LAND) expect(adds('chaosHorde', ['horde'], area)).toEqual([1, 0])
  })

  it('gives axe throwers +1 always [BS-TIL-30]', () => {
    for (const area of LAND) expect(adds('corsairs', ['axeThrower'], area)).toEqual([1, 1])
  })

  it('gives dragons +4 always, at sea too [BS-TIL-31]', () => {
    for (const area of [...LAND, SEA]) expect(adds('dragonRiders', ['dragon'], area)).toEqual([4, 4])
  })

  it('gives the Hill Folk two giants with +2 each [BS-TIL-32, BS-FAC-HIL-03]', () => {
    for (const area of LAND) expect(adds('hillFolk', ['giant', 'giant'], area)).toEqual([4, 4])
  })

  it('gives necromancers +1 always [BS-TIL-33]', () => {
    for (const area of LAND) expect(adds('necromancers', ['necromancer'], area)).toEqual([1, 1])
  })

  it('gives undead +1 always [BS-TIL-34]', () => {
    for (const area of LAND) expect(adds('necromancers', ['undead'], area)).toEqual([1, 1])
  })

  it('counts the cutiecorn as cavalry: +1 in plains [BS-CUT-05]', () => {
    expect([PLAINS, FOREST].map((area) => adds('dragonRiders', ['cutiecorn', 'archer'], area))).toEqual([
      [1, 1],
      [1, 1],
    ])
    expect(adds('dragonRiders', ['cutiecorn', 'archer'], HILLS)).toEqual([0, 0])
  })

  it('adds up the modifiers of all units [BS-TIL-18, BS-EX-17]', () => {
    expect(adds('dragonRiders', ['swordsman', 'swordsman'], HILLS)).toEqual([2, 2])
    expect(adds('dragonRiders', ['swordsman', 'lizardman', 'lizardman', 'cavalry', 'shieldGuard'], PLAINS)).toEqual([
      4, 3,
    ])
  })

  it('takes neither cost nor point value of a tile on the map into account [BS-TIL-02]', () => {
    expect(adds('dragonRiders', ['archer', 'archer', 'archer'], PLAINS)).toEqual([0, 0])
    expect(adds('dragonRiders', ['leader'], PLAINS)).toEqual([1, 1])
  })

  it('gives the Corsairs +1 once in every sea battle, not per ship [BS-FAC-COR-01, BS-RUL-45]', () => {
    expect(adds('corsairs', ['ship'], SEA, ['ship'])).toEqual([2, 2])
    expect(adds('corsairs', ['ship', 'ship', 'ship'], SEA, ['ship'])).toEqual([4, 4])
    expect(adds('corsairs', ['archer'], PLAINS)).toEqual([0, 0])
    expect(adds('horseLords', ['ship'], SEA, ['ship'])).toEqual([1, 1])
  })
})

describe('modifiers explained', () => {
  it('names unit, number, amount and reason of every line, and their sum is the modifier [BS-BAT-16, BS-BAT-17]', () => {
    const t = before({
      factions: ['hillFolk', 'horseLords'],
      units: {
        0: [
          ['raider', 2, 2],
          ['archer', 2],
          ['siegeEngine', 2],
          ['leader', 2],
        ],
        1: [
          ['castle', 2],
          ['shieldGuard', 2],
        ],
      },
    })
    expect(modifierLines(t, 0, 1, 2, true)).toEqual([
      { unit: unit('archer'), count: 1, each: 1, reasons: ['forest'] },
      { unit: unit('siegeEngine'), count: 1, each: 2, reasons: ['againstFortress'] },
      { unit: unit('leader'), count: 1, each: 1, reasons: ['always'] },
      { unit: unit('raider'), count: 2, each: 1, reasons: ['attacking'] },
    ])
    expect(modifierLines(t, 1, 0, 2, false)).toEqual([
      { unit: unit('shieldGuard'), count: 1, each: 1, reasons: ['defending'] },
      { unit: unit('castle'), count: 1, each: 3, reasons: ['defending'] },
    ])
    expect(modifierOf(t, 0, 1, 2, true)).toBe(6)
    expect(modifierOf(t, 1, 0, 2, false)).toBe(4)
  })

  it('lists units that add nothing, and the bonus of the Corsairs at sea [BS-BAT-18, BS-FAC-COR-01]', () => {
    const factions: FactionId[] = ['corsairs', 'dragonRiders', 'horseLords']
    const t = before({
      factions,
      units: {
        0: [['ship', 6]],
        1: [['ship', 6]],
        2: [
          ['archer', 0],
          ['cavalry', 0],
        ],
      },
    })
    expect(modifierLines(t, 0, 1, 6, false)).toEqual([
      { unit: unit('ship'), count: 1, each: 1, reasons: ['always'] },
      { unit: -1, count: 1, each: 1, reasons: ['sea'] },
    ])
    expect(modifierLines(t, 2, 0, 0, true)).toEqual([
      { unit: unit('archer'), count: 1, each: 0, reasons: [] },
      { unit: unit('cavalry'), count: 1, each: 1, reasons: ['plains'] },
    ])
  })
})

describe('third players in the area', () => {
  const t = before({
    factions: ['dragonRiders', 'horseLords', 'hillFolk'],
    units: {
      0: [['siegeEngine', 0], ['archer', 0]],
      1: [['archer', 0]],
      2: [['castle', 0], ['giant', 0], ['raider', 0, 2]],
    },
  }) // prettier-ignore

  it('neither add nor give anything, nor count [BS-RUL-38]', () => {
    expect([modifierOf(t, 0, 1, 0, true), modifierOf(t, 1, 0, 0, false)]).toEqual([0, 0])
    expect([tilesFor(t, 0, 1, 0), tilesFor(t, 1, 0, 0)]).toEqual([4, 3])
    expect([modifierOf(t, 0, 2, 0, true), modifierOf(t, 2, 0, 0, false)]).toEqual([2, 5])
    expect([tilesFor(t, 0, 2, 0), tilesFor(t, 2, 0, 0)]).toEqual([3, 4])
  })
})

describe('number of battle tiles', () => {
  const tiles = (units: UnitName[], enemies: UnitName[], faction: FactionId = 'dragonRiders'): [number, number] => {
    const t = before({
      factions: [faction, 'necromancers'],
      units: { 0: units.map((name) => [name, 0]), 1: enemies.map((name) => [name, 0]) },
    })
    return [tilesFor(t, 0, 1, 0), tilesFor(t, 1, 0, 0)]
  }

  it('is four for the side with more units and three for the other [BS-BAT-08, BS-EX-15]', () => {
    expect(tiles(['archer', 'archer', 'archer'], ['goblin', 'goblin'])).toEqual([4, 3])
    expect(tiles(['archer'], ['goblin', 'goblin'])).toEqual([3, 4])
  })

  it('is three each with equal numbers [BS-BAT-09]', () => {
    expect(tiles(['archer', 'dragon'], ['goblin', 'undead'])).toEqual([3, 3])
  })

  it('counts castles, citadels and undead among the units [BS-BAT-04, BS-RUL-27]', () => {
    expect(tiles(['archer', 'castle'], ['goblin'])).toEqual([4, 3])
    expect(tiles(['archer', 'citadel', 'castle'], ['goblin', 'undead', 'undead', 'undead'])).toEqual([3, 4])
  })

  it('is always four with a giant, whatever the opponent draws [BS-BAT-10, BS-FAC-HIL-04, BS-EX-16]', () => {
    expect(tiles(['giant'], ['goblin', 'goblin'], 'hillFolk')).toEqual([4, 4])
    expect(tiles(['giant'], ['goblin'], 'hillFolk')).toEqual([4, 3])
    expect(tiles(['giant', 'archer'], ['goblin'], 'hillFolk')).toEqual([4, 3])
    expect(tiles(['archer'], ['goblin', 'goblin'], 'hillFolk')).toEqual([3, 4])
  })
})
