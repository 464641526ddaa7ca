import { describe, expect, it } from 'vitest'
import { defaultContent } from './content.ts'
import type { Faction, UnitType } from './content.ts'
import { BLACK, BLUE, COLOURS, FACTION_IDS, HERO_IDS, PURPLE, RED, WHITE, YELLOW } from './names.ts'

const content = defaultContent()
const { dice, factions, units, heroes, boards, setup } = content
const faction = (id: string): Faction => factions[FACTION_IDS.indexOf(id as (typeof FACTION_IDS)[number])]
const unit = (id: string): UnitType => units.find((one) => one.id === id)!
const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0)

describe('dice', () => {
  it('are six colours with the faces of the ruling [UP-CMB-34] [UP-RUL-14]', () => {
    const totals = dice.map(({ skulls, shields, bolts }) => [sum(skulls), sum(shields), sum(bolts)])
    expect(COLOURS).toEqual(['white', 'yellow', 'blue', 'red', 'purple', 'black'])
    expect(totals).toEqual([
      [2, 2, 0],
      [4, 0, 0],
      [3, 2, 0],
      [5, 0, 1],
      [4, 0, 3],
      [8, 0, 1],
    ])
    expect([Math.max(...dice[BLACK].skulls), Math.max(...dice[PURPLE].bolts)]).toEqual([3, 2])
    const both = dice[WHITE].skulls.map((n, face) => n * dice[WHITE].shields[face])
    expect(sum(both)).toBe(1)
  })
})

describe('factions', () => {
  it('have 48 Units of 16 types and five Havens each [UP-SET-07] [UP-RUL-08]', () => {
    expect([units.length, sum(units.map(({ count }) => count))]).toEqual([16, 48])
    expect(setup.havensPerFaction).toBe(5)
    for (const { index } of factions) expect(units.filter((one) => one.faction === index).length).toBe(4)
  })

  it('build Havens for 2 Plunder, the Krowh for 3 [UP-HAV-01]', () => {
    expect(factions.map(({ haven }) => haven)).toEqual([3, 2, 2, 2])
  })

  it('pay as printed, with choices per Unit [UP-BLD-04] [UP-EX-04]', () => {
    expect(unit('younglings').prices).toEqual([
      [2, 0, 0, 0],
      [0, 2, 0, 0],
    ])
    expect(unit('sellswords').prices).toEqual([[0, 0, 0, 2]])
    expect([unit('trolls').worth, unit('koloth').worth, unit('younglings').worth]).toEqual([7, 7, 2])
  })

  it('produce by Havens on the map [UP-PRD-01] [UP-EX-10] [UP-EX-16]', () => {
    for (const { production } of factions) expect(production[0]).toEqual([0, 2, 1])
    expect(faction('druwhn').production[3]).toEqual([5, 2, 1])
    expect([faction('mohyar').production[2], faction('mohyar').production[3]]).toEqual([
      [2, 2, 2],
      [3, 2, 3],
    ])
  })

  it('roll the dice that the books show [UP-CMB-24] [UP-EX-22]', () => {
    expect([unit('younglings').die, unit('spearsingers').die, unit('koloth').die]).toEqual([BLUE, WHITE, BLACK])
  })
})

describe('heroes', () => {
  it('are two of each faction with attributes from 0 to 3 [UP-SET-11] [UP-HER-12]', () => {
    heroes.forEach((hero, index) => {
      expect([hero.faction, factions[hero.faction].heroes.includes(index)]).toEqual([Math.floor(index / 2), true])
      expect([sum(hero.attributes), Math.max(...hero.attributes) <= 3]).toEqual([4, true])
    })
  })

  it('are Hanzo and Ronja as in the examples [UP-EX-01] [UP-EX-11]', () => {
    expect(heroes[HERO_IDS.indexOf('hanzo')].attributes).toEqual([0, 1, 0, 3])
    expect(heroes[HERO_IDS.indexOf('ronja')].attributes).toEqual([2, 0, 1, 1])
  })

  it('differ within a faction, and each attribute reaches 3 with somebody [UP-CRD-02]', () => {
    const main = ({ attributes }: { attributes: readonly number[] }): number =>
      attributes.indexOf(Math.max(...attributes))
    for (const { heroes: own } of factions) expect(main(heroes[own[0]])).not.toBe(main(heroes[own[1]]))
    for (const a of [0, 1, 2, 3]) expect(Math.max(...heroes.map(({ attributes }) => attributes[a]))).toBe(3)
  })
})

describe('boards', () => {
  it('give Garrisons their dice by level [UP-CMB-32] [UP-RUL-15]', () => {
    expect(boards.garrisonArchery).toEqual([[], [WHITE], [WHITE, WHITE], [WHITE, WHITE, WHITE]])
    expect(boards.garrisonClash[2]).toEqual([BLUE, YELLOW, YELLOW, WHITE])
    expect(boards.garrisonClash[3]).toEqual([BLUE, BLUE, YELLOW, YELLOW, WHITE])
  })

  it('give Skeletons a red die in Clash and a Godpower After Damage [UP-SKE-02] [UP-SKE-03]', () => {
    expect(boards.skeletonClash).toEqual([RED])
    expect(boards.skeletonGodpower).toMatchObject({ window: 'combat:afterDamage', limit: 'none' })
  })

  it('give Towers and Walls their dice for 1 Plunder [UP-DEF-01] [UP-DEF-03] [UP-DEF-04]', () => {
    expect([boards.wallPlunder, boards.towerPlunder]).toEqual([1, 1])
    expect([boards.towerArchery, boards.towerClash, boards.wallClash]).toEqual([[WHITE], [WHITE], [BLUE]])
  })

  it('write terrain in the same vocabulary [UP-TER-05] [UP-TER-08] [UP-TER-12]', () => {
    const rules = boards.terrains.map(({ id, modifiers }) => [id, ...modifiers.map(({ rule }) => rule)].join(' '))
    expect(rules).toEqual([
      'badlands unitDie',
      'highlands limitDice',
      'marsh convertDice',
      'woods reroll',
      'iceWaste',
      'none',
      'curse forbid',
    ])
  })
})

describe('set-up tables', () => {
  it('hold the difficulties [UP-DIF-04] [UP-DIF-05] [UP-DIF-06]', () => {
    const rows = setup.difficulties.map(({ id, resources, curses, garrisons }) => [id, resources, curses, ...garrisons])
    expect(rows).toEqual([
      ['rebel', 6, 0, 0, 0],
      ['veteran', 5, 2, 3, 3],
      ['nightmare', 5, 3, 6, 3],
      ['apocalypse', 5, 3, 6, 6],
    ])
  })

  it('say which advanced cards join [UP-DIF-08] [UP-DIF-10] [UP-DIF-12]', () => {
    const row = ({ advancedItems, advancedQuests, advancedNemesis, ...rest }: (typeof setup.difficulties)[number]) => [
      advancedItems,
      advancedQuests,
      advancedNemesis,
      rest.advancedSeaTowers,
      rest.advancedHexes,
      rest.advancedEvents,
    ]
    expect(setup.difficulties.map(row)).toEqual([
      [0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0],
      ['all', 3, 'all', 1, 2, 1],
      ['all', 'all', 'all', 'all', 'all', 'all'],
    ])
  })

  it('hold the flags of both editions [UP-RUL-01]', () => {
    const [second, first] = setup.editions.map(({ flags }) => flags)
    expect(Object.keys(second).length).toBe(15)
    const same = (Object.keys(second) as (keyof typeof second)[]).filter((key) => second[key] === first[key])
    // UP-RUL-26: both books allow it; the switch is the table's.
    expect(same).toEqual(['alwaysOffTurn'])
  })

  it('count what is in the boxes [UP-SET-08] [UP-SET-09] [UP-SET-33]', () => {
    const [second, first] = setup.editions
    expect([second.events, second.quests, second.druids, second.items, second.hexes]).toEqual([28, 25, 9, 43, 33])
    expect([first.events, first.quests, first.druids, first.items, first.hexes]).toEqual([24, 18, 7, 32, 28])
    expect(setup.nemesisDeck).toEqual([5, 6, 7])
    expect([setup.garrisonsPerLevel, setup.skeletons, setup.curses, setup.walls, setup.towers]).toEqual([
      10, 11, 9, 10, 10,
    ])
  })
})
