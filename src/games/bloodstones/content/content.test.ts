import { describe, expect, it } from 'vitest'
import { defaultContent } from './content.ts'
import type { Faction } from './content.ts'
import {
  ARCHER,
  AXE_THROWER,
  BLANK,
  CASTLE,
  CAVALRY,
  CHAOS_HORDE,
  CITADEL,
  CORSAIRS,
  CUTIECORN,
  DESERT,
  DRAGON,
  DRAGON_RIDERS,
  FACTION_IDS,
  FOREST,
  GIANT,
  GOBLIN,
  HILL_FOLK,
  HILLS,
  HORDE,
  HORSE_LORDS,
  LEADER,
  LIZARDMAN,
  MOUNTAINS,
  NECROMANCER,
  NECROMANCERS,
  PLAINS,
  RAIDER,
  SEA,
  SHIELD_GUARD,
  SHIP,
  SIEGE_ENGINE,
  SWORDSMAN,
  UNDEAD,
  UNIT_NAMES,
  UNIT_TYPES,
} from './units.ts'

// Titles name only rules that the data alone can break; what the rules do with the data is tested in rules/.
const content = defaultContent()
const { factions, modifier } = content

/** Every tile of a faction as cost/value, by name, as the rulebook's table would show it. */
function sheet(faction: Faction): Record<string, string> {
  const rows: Record<string, string> = {}
  UNIT_NAMES.forEach((name, unit) => {
    if (faction.count[unit] > 0)
      rows[name] =
        `${faction.count[unit]} × ${faction.cost[unit] < 0 ? '–' : faction.cost[unit]}/${faction.value[unit]}`
  })
  return rows
}

function sum(faction: Faction, of: (unit: number) => number): number {
  return faction.count.reduce((total, count, unit) => total + count * of(unit), 0)
}

function bestThree(values: readonly number[]): number {
  return values
    .toSorted((a, b) => b - a)
    .slice(0, 3)
    .reduce((a, b) => a + b, 0)
}

/** The sides of BS-EX-20 to BS-EX-22 by hand: the rules have their own code for this. */
function modifiersOf(units: readonly number[], kinds: readonly (keyof typeof modifier)[]): number {
  return units.reduce((total, unit) => total + kinds.reduce((part, kind) => part + modifier[kind][unit], 0), 0)
}

describe('tiles', () => {
  it('gives every faction the rulebook counts with cost and value of each tile [BS-TIL-01]', () => {
    const common = { archer: '4 × 0/2', leader: '1 × 2/5', ship: '5 × 1/4', siegeEngine: '2 × 1/3' }
    expect(Object.fromEntries(factions.map((faction) => [faction.id, sheet(faction)]))).toEqual({
      dragonRiders: {
        ...common,
        swordsman: '4 × 1/4',
        shieldGuard: '4 × 1/3',
        cavalry: '4 × 2/3',
        lizardman: '4 × 0/2',
        castle: '4 × 2/4',
        dragon: '2 × 2/5',
        blank: '2 × –/5',
      },
      horseLords: {
        ...common,
        swordsman: '6 × 1/4',
        shieldGuard: '4 × 1/3',
        cavalry: '6 × 2/3',
        leader: '2 × 2/5',
        castle: '4 × 2/4',
        blank: '3 × –/5',
      },
      hillFolk: {
        ...common,
        swordsman: '2 × 1/4',
        shieldGuard: '4 × 1/3',
        cavalry: '4 × 2/3',
        raider: '4 × 0/2',
        castle: '6 × 1/4',
        giant: '2 × 2/5',
        blank: '2 × –/5',
      },
      necromancers: {
        ...common,
        swordsman: '2 × 1/4',
        shieldGuard: '2 × 1/3',
        cavalry: '4 × 2/3',
        goblin: '8 × 0/3',
        castle: '4 × 2/4',
        necromancer: '4 × 2/5',
      },
      chaosHorde: {
        cavalry: '10 × 1/4',
        horde: '20 × 0/3',
        leader: '2 × 2/5',
        ship: '2 × 1/4',
        blank: '2 × –/5',
      },
      corsairs: {
        ...common,
        axeThrower: '12 × 1/4',
        shieldGuard: '4 × 1/3',
        siegeEngine: '1 × 1/3',
        ship: '8 × 1/4',
        castle: '2 × 2/4',
        blank: '4 × –/5',
      },
    })
  })

  it('keeps costs within 0 to 2 and values within 2 to 5 [BS-TIL-01]', () => {
    const tiles = factions.flatMap((faction) =>
      UNIT_NAMES.flatMap((_, unit) =>
        faction.count[unit] > 0 ? [[unit, faction.cost[unit], faction.value[unit]]] : [],
      ),
    )
    expect(new Set(tiles.filter(([unit]) => unit !== BLANK).map(([, cost]) => cost))).toEqual(new Set([0, 1, 2]))
    expect(new Set(tiles.filter(([unit]) => unit === BLANK).map(([, cost]) => cost))).toEqual(new Set([-1]))
    expect(new Set(tiles.map(([, , value]) => value))).toEqual(new Set([2, 3, 4, 5]))
  })

  it('fills every bag with 36 tiles, with the known blanks [BS-TIL-11]', () => {
    expect(factions.map((faction) => sum(faction, () => 1))).toEqual([36, 36, 36, 36, 36, 36])
    expect(factions.map((faction) => faction.count[BLANK])).toEqual([2, 3, 2, 0, 2, 4])
  })

  it('adds up to the known sums of costs and values [BS-TIL-01]', () => {
    const sums = factions.map((faction) => [
      sum(faction, (unit) => Math.max(0, faction.cost[unit])),
      sum(faction, (unit) => faction.value[unit]),
    ])
    expect(sums).toEqual([
      [37, 123],
      [41, 129],
      [33, 123],
      [37, 125],
      [16, 128],
      [31, 136],
    ])
  })

  it('gives a citadel and 20 villages to all but the Chaos Horde [BS-TIL-12]', () => {
    expect(factions.map((faction) => [faction.citadels, faction.villages])).toEqual([
      [1, 20],
      [1, 20],
      [1, 20],
      [1, 20],
      [0, 0],
      [1, 20],
    ])
  })

  it('keeps four undead beside the Necromancers’ bag and none in any bag [BS-TIL-14]', () => {
    expect(factions.map((faction) => faction.undead)).toEqual([0, 0, 0, 4, 0, 0])
    for (const faction of factions) {
      expect(faction.count[UNDEAD]).toBe(0)
      expect(faction.cost[UNDEAD]).toBe(-1)
    }
  })

  it('has no cost and no value for a citadel, and never a citadel in a bag', () => {
    for (const faction of factions)
      expect([faction.count[CITADEL], faction.cost[CITADEL], faction.value[CITADEL]]).toEqual([0, -1, 0])
  })

  it('gives the cutiecorn cost 2, no value and a place in no bag', () => {
    for (const faction of factions)
      expect([faction.count[CUTIECORN], faction.cost[CUTIECORN], faction.value[CUTIECORN]]).toEqual([0, 2, 0])
    expect(content.cutiecornBonus).toBe(3)
  })
})

describe('pieces', () => {
  it('counts what can stand on the map: units, citadel, undead and the cutiecorn, no blanks', () => {
    expect(factions.map((faction) => faction.pieces.length)).toEqual([36, 35, 36, 42, 35, 34])
    expect([content.stride, factions[NECROMANCERS].pieces.includes(BLANK)]).toEqual([42, false])
  })
})

describe('constraints from the rulebook’s text', () => {
  const [dragonRiders, horseLords, hillFolk, necromancers, chaosHorde, corsairs] = factions

  it('knows the order of factions and units', () => {
    expect(factions.map((faction) => [faction.id, faction.index])).toEqual(FACTION_IDS.map((id, index) => [id, index]))
    expect(
      [DRAGON_RIDERS, HORSE_LORDS, HILL_FOLK, NECROMANCERS, CHAOS_HORDE, CORSAIRS].map((index) => factions[index].id),
    ).toEqual([...FACTION_IDS])
    expect([UNIT_NAMES.length, UNIT_NAMES[CUTIECORN], UNIT_NAMES[AXE_THROWER]]).toEqual([
      UNIT_TYPES,
      'cutiecorn',
      'axeThrower',
    ])
  })

  it('fits the single tiles the text names', () => {
    for (const faction of [dragonRiders, horseLords, hillFolk, necromancers]) {
      expect([faction.cost[SWORDSMAN], faction.value[SWORDSMAN]]).toEqual([1, 4])
      expect(faction.cost[ARCHER]).toBe(0)
    }
    for (const faction of factions) expect([faction.cost[SHIP], faction.value[SHIP]]).toEqual([1, 4])
    expect(horseLords.cost[CASTLE]).toBe(2)
    expect(necromancers.value[NECROMANCER]).toBe(5)
  })

  it('pays 7 with a Dragon Rider castle and cavalry', () => {
    expect(dragonRiders.value[CASTLE] + dragonRiders.value[CAVALRY]).toBe(7)
  })

  it('gives the Hill Folk six castles that cost 1 instead of 2 [BS-FAC-HIL-05]', () => {
    expect([hillFolk.count[CASTLE], hillFolk.cost[CASTLE]]).toEqual([6, 1])
    for (const other of [dragonRiders, horseLords, necromancers, corsairs]) expect(other.cost[CASTLE]).toBe(2)
  })

  it('gives the Chaos Horde cavalry that costs 1 instead of 2 [BS-FAC-CHA-08]', () => {
    expect(chaosHorde.cost[CAVALRY]).toBe(1)
    for (const other of [dragonRiders, horseLords, hillFolk, necromancers]) expect(other.cost[CAVALRY]).toBe(2)
  })

  it('gives the Corsairs neither cavalry nor special units [BS-FAC-COR-06]', () => {
    for (const unit of [CAVALRY, DRAGON, GIANT, NECROMANCER]) expect(corsairs.count[unit]).toBe(0)
    expect(corsairs.cost[CAVALRY]).toBe(-1)
  })

  it('has special units only where they belong [BS-FAC-HIL-03]', () => {
    expect(factions.map((faction) => faction.count[DRAGON])).toEqual([2, 0, 0, 0, 0, 0])
    expect(factions.map((faction) => faction.count[GIANT])).toEqual([0, 0, 2, 0, 0, 0])
    expect(modifier.always[GIANT]).toBe(2)
    expect(factions.map((faction) => faction.count[NECROMANCER])).toEqual([0, 0, 0, 4, 0, 0])
  })

  it('has two leaders for Horse Lords and Chaos Horde', () => {
    expect(factions.map((faction) => faction.count[LEADER])).toEqual([1, 2, 1, 1, 2, 1])
  })

  it('has hand limits, player minimums and starting points', () => {
    expect(factions.map((faction) => faction.handLimit)).toEqual([6, 7, 6, 6, 6, 6])
    expect(factions.map((faction) => faction.startVp)).toEqual([0, 0, 0, 0, 10, 0])
    expect([content.startingHand, content.startingCost]).toEqual([9, 5])
  })

  it('opens the Corsairs with three and the Chaos Horde with four players', () => {
    expect(factions.map((faction) => faction.minPlayers)).toEqual([2, 2, 2, 2, 4, 3])
  })

  it('lets the Hill Folk start with six units of total cost 5', () => {
    const units = [GIANT, LEADER, SHIELD_GUARD, RAIDER, RAIDER, ARCHER]
    for (const unit of units)
      expect(hillFolk.count[unit]).toBeGreaterThanOrEqual(units.filter((u) => u === unit).length)
    expect(units.reduce((total, unit) => total + hillFolk.cost[unit], 0)).toBe(content.startingCost)
  })

  it('lets the Necromancers start with all nine tiles', () => {
    const cost = 8 * necromancers.cost[GOBLIN] + necromancers.cost[LEADER]
    expect([necromancers.count[GOBLIN], cost]).toEqual([8, 2])
  })
})

describe('terrain', () => {
  const { moveCost, hillFolkMoveCost, villageCost, villageMax } = content

  it('has the cost of entering each terrain', () => {
    const terrains = [PLAINS, FOREST, HILLS, MOUNTAINS, DESERT, SEA]
    expect(terrains.map((terrain) => moveCost[terrain])).toEqual([1, 2, 3, -1, 1, 1])
    expect(terrains.map((terrain) => hillFolkMoveCost[terrain])).toEqual([1, 2, 2, 3, 1, 1])
    expect(content.dragonMoveCost).toBe(1)
    expect(content.undeadSteps).toBe(2)
  })

  it('adds up to 6 for two paying units through forest and plains', () => {
    expect(2 * moveCost[FOREST] + 2 * moveCost[PLAINS]).toBe(6)
  })

  it('has the cost and maximum of villages', () => {
    expect(villageCost).toEqual([1, 1, 2, -1, -1, -1])
    expect(villageMax).toEqual([2, 1, 1, 0, 0, 0])
  })

  it('prices both village examples at 5 points', () => {
    expect(2 * villageCost[PLAINS] + villageCost[FOREST] + villageCost[HILLS]).toBe(5)
  })
})

describe('battle', () => {
  it('has two of each value from 2 to 5 in the battle bag [BS-TIL-15]', () => {
    expect(content.battleBag).toEqual([2, 2, 3, 3, 4, 4, 5, 5])
  })

  it('reaches at most 14, and 15 with a hand tile of 5 [BS-TIL-16] [BS-EX-19]', () => {
    expect(bestThree(content.battleBag)).toBe(14)
    expect(5 + bestThree(content.battleBag) - 4).toBe(15)
  })

  it('gives each unit exactly its modifiers', () => {
    const nonZero = (list: readonly number[]): [number, number][] =>
      list.flatMap((value, unit) => (value === 0 ? [] : [[unit, value] as [number, number]]))
    expect(nonZero(modifier.always)).toEqual([
      [SWORDSMAN, 1],
      [LEADER, 1],
      [SHIP, 1],
      [AXE_THROWER, 1],
      [DRAGON, 4],
      [GIANT, 2],
      [NECROMANCER, 1],
      [UNDEAD, 1],
    ])
    expect(nonZero(modifier.forest)).toEqual([[ARCHER, 1]])
    expect(nonZero(modifier.plains)).toEqual([
      [CAVALRY, 1],
      [CUTIECORN, 1],
    ])
    expect(nonZero(modifier.attacking)).toEqual([
      [LIZARDMAN, 1],
      [GOBLIN, 1],
      [RAIDER, 1],
      [HORDE, 1],
    ])
    expect(nonZero(modifier.defending)).toEqual([
      [SHIELD_GUARD, 1],
      [CASTLE, 3],
      [CITADEL, 5],
    ])
    expect(nonZero(modifier.againstFortress)).toEqual([[SIEGE_ENGINE, 2]])
  })

  it('gives 16 to 14 in the battle example', () => {
    const attackers = [CAVALRY, LIZARDMAN, LIZARDMAN, LEADER]
    expect(4 + 3 + 5 + modifiersOf(attackers, ['always', 'plains', 'attacking'])).toBe(16)
    const ship = factions[HORSE_LORDS].value[SHIP]
    expect(5 + 3 + ship + modifiersOf([SWORDSMAN, SHIELD_GUARD], ['always', 'plains', 'defending'])).toBe(14)
  })

  it('knows the last supply field and the scores', () => {
    expect(content.lastSupplyField).toEqual({ two: 3, more: 2 })
    expect(content.villageScore).toBe(1)
    expect(content.captureScore).toEqual({ normal: 1, chaos: 2 })
    expect(content.citadelScore).toBe(5)
  })
})
