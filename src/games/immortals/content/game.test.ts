import { describe, expect, it } from 'vitest'
import { defaultContent } from './content.ts'
import { CAPITAL, LANDS, MAX_PLAYERS, MIN_PLAYERS, PORTAL, SHRINE } from './names.ts'

const { components, setups, start, tower, buildings, regionPoints, landsPerPoint, reinforcementPer } = defaultContent()

describe('components', () => {
  it('are 45 armies in five colours, 43 of which a player receives [IM-SET-08] [IM-SET-19]', () => {
    expect([components.armiesInBox, components.armies]).toEqual([45, 43])
    expect(components.colours).toEqual(['purple', 'black', 'yellow', 'blue', 'red'])
  })

  it('are 20 residents [IM-SET-09]', () => {
    expect(components.residents).toBe(20)
  })

  it('are 50 building tiles, enough for every land, and 26 portals [IM-SET-10] [IM-RUL-48]', () => {
    expect([components.buildingTiles, components.portals]).toEqual([50, 26])
    expect(components.buildingTiles).toBeGreaterThanOrEqual(LANDS)
  })

  it('are gold and energy worth 199 each [IM-SET-11]', () => {
    expect([components.goldValue, components.energyValue]).toEqual([199, 199])
  })

  it('are ten round cards [IM-SET-07] [IM-SET-14]', () => {
    expect(components.roundCards).toBe(10)
    expect(Math.max(...setups.map(({ otherRounds }) => otherRounds))).toBeLessThanOrEqual(10)
  })

  it('are a track of 60 fields [IM-SET-20] [IM-SCO-09]', () => {
    expect(components.lastField).toBe(60)
  })
})

describe('the start for three, four and five players', () => {
  it('exists for these numbers only [IM-SET-01]', () => {
    expect(setups.map(({ players }) => players)).toEqual([3, 4, 5])
    expect([MIN_PLAYERS, MAX_PLAYERS]).toEqual([3, 5])
  })

  it('is a game of 7, 5 and 5 rounds [IM-SET-13]', () => {
    expect(setups.map(({ rounds }) => rounds)).toEqual([7, 5, 5])
  })

  it('may be a game of 6 rounds with four players [IM-RUL-01]', () => {
    expect(setups.map(({ otherRounds }) => otherRounds)).toEqual([7, 6, 5])
  })

  it('fills the outer fields with 2 armies except with five players [IM-STA-02]', () => {
    expect(setups.map(({ outer }) => outer)).toEqual([2, 2, 0])
  })

  it('puts 2 armies into the Shadow land and 3 into each limbo [IM-STA-06] [IM-STA-28]', () => {
    expect([start.shadowArmies, start.limbo]).toEqual([2, 3])
  })

  it('deals five cards to each player from two stacks of 30 [IM-STA-08]', () => {
    expect(start.draftHand).toBe(5)
    for (const { players } of setups) expect(Math.ceil(players / 2) * start.draftHand).toBeLessThanOrEqual(30)
  })
})

describe('the cube tower', () => {
  it('is filled with 7 armies of each player and 10 residents, 45 cubes with five [IM-TOW-01] [IM-EX-04]', () => {
    expect([start.towerArmies, start.towerResidents]).toEqual([7, 10])
    expect(setups.map(({ players }) => players * start.towerArmies + start.towerResidents)).toEqual([31, 38, 45])
  })

  it('leaves 2 residents in the tray after the filling [IM-TOW-03]', () => {
    expect(start.trayResidents).toBe(2)
  })

  it('lets two of three thrown cubes through and knocks one of three loose inside [IM-RUL-22]', () => {
    expect([tower.thrown, tower.inside, tower.filling]).toEqual([
      { falls: 2, of: 3 },
      { falls: 1, of: 3 },
      { falls: 2, of: 3 },
    ])
  })

  it('is thrown at with at least one resident, and with one fewer if more than three [IM-FGT-03] [IM-FGT-04]', () => {
    expect([tower.leastResidents, tower.mostResidents, tower.removedResidents]).toEqual([1, 3, 1])
  })
})

describe('victory points', () => {
  it('are 1 for a portal, 1 for a shrine and 2 for a capital when built [IM-BLD-04] [IM-BLD-05] [IM-BLD-06]', () => {
    expect([PORTAL, SHRINE, CAPITAL].map((building) => buildings[building].built)).toEqual([1, 1, 2])
  })

  it('are 1 for a shrine and 1 for a capital in a scoring, none for a portal [IM-SCO-03] [IM-SCO-04]', () => {
    expect([PORTAL, SHRINE, CAPITAL].map((building) => buildings[building].scored)).toEqual([0, 1, 1])
  })

  it('are 1 for every two lands [IM-SCO-02]', () => {
    expect(landsPerPoint).toBe(2)
  })

  it('are 2 for three or four lands of a region and 3 for all five [IM-SCO-05] [IM-SCO-06]', () => {
    expect(regionPoints).toEqual([0, 0, 0, 2, 2, 3])
  })
})

describe('reinforcement', () => {
  it('is one army for three in a limbo [IM-REI-02]', () => {
    expect(reinforcementPer).toBe(3)
  })
})
