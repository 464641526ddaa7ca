import { describe, expect, it } from 'vitest'
import type { UnitName } from '../../content/units.ts'
import { choose, offered, positionMatch, question, refusedBy, unit } from '../../testing/position.ts'
import type { BloodstonesMatch, Position, TestMap } from '../../testing/position.ts'
import { listen } from '../../testing/told.ts'
import { buildableAreas } from './villages.ts'
import { turnStep } from './turn.ts'

const BUILD = turnStep('build')
const ACTIONS = turnStep('action')

/** The example's land: citadel 0, plains 1, sea 2, forest 3, hills 4, plains 5, hills 6, plains 7, desert 8, mountains 9. */
const land: TestMap = {
  terrain: ['plains', 'plains', 'sea', 'forest', 'hills', 'plains', 'hills', 'plains', 'desert', 'mountains'],
  links: [
    [0, 1],
    [0, 2],
    [2, 3],
    [0, 4],
    [4, 5],
    [5, 6],
    [6, 7],
    [0, 8],
    [0, 9],
  ],
}

/** Citadel 0, mountains 1, plains 2, desert 3, forest 4; over the sea 5 to the plains 6. */
const wild: TestMap = {
  terrain: ['plains', 'mountains', 'plains', 'desert', 'forest', 'sea', 'plains'],
  links: [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [0, 5],
    [5, 6],
  ],
}

const example: Position = {
  factions: ['hillFolk', 'dragonRiders'],
  map: land,
  units: { 0: [['citadel', 0], ['ship', 2], ['archer', 4], ['archer', 5]] }, // prettier-ignore
  hands: { 0: ['leader', 'castle', 'archer'] },
}

const start = (changes: Partial<Position> = {}, step = BUILD): BloodstonesMatch =>
  positionMatch({ ...example, ...changes }, [{ procedure: 'turn', args: { step } }])

/** Where the active role could build with five points. */
function buildable(changes: Partial<Position> = {}, points = 5): number[] {
  const out: number[] = []
  buildableAreas(start(changes).play, 0, points, out)
  return out
}

describe('building villages', () => {
  it('builds four villages for five points [BS-EX-28] [BS-VIL-02]', () => {
    const match = start()
    const told = listen(match)
    expect(question(match)).toBe('buildTile@0')
    expect(offered(match)).toEqual(['archer', 'leader', 'castle', 'none'])
    choose(match, 'leader')
    expect(offered(match)).toEqual(['1', '3', '4', '5', '6'])
    choose(match, '1')
    expect(offered(match)).toEqual(['1', '3', '4', '5', '6', 'stop'])
    choose(match, '1')
    expect(offered(match)).toEqual(['3', '4', '5', '6', 'stop'])
    choose(match, '3')
    expect(offered(match)).toEqual(['4', '5', '6', 'stop'])
    choose(match, '6')
    expect(match.state.villages).toEqual([0, 2, 0, 1, 0, 0, 1, 0, 0, 0])
    expect(match.state.villageOwner).toEqual([-1, 0, -1, 0, -1, -1, 0, -1, -1, -1])
    expect(match.state.villageSupply[0]).toBe(16)
    expect(question(match)).toBe('action@1')
    expect(told.of('villageBuilt')).toEqual([
      { type: 'villageBuilt', role: 0, area: 1, cost: 1 },
      { type: 'villageBuilt', role: 0, area: 1, cost: 1 },
      { type: 'villageBuilt', role: 0, area: 3, cost: 1 },
      { type: 'villageBuilt', role: 0, area: 6, cost: 2 },
    ])
    expect(told.of('pointsLost')).toEqual([])
  })

  it('discards at most one tile [BS-VIL-01] [BS-TIL-06]', () => {
    const match = start()
    const told = listen(match)
    choose(match, 'archer', '1', '1')
    expect(question(match)).toBe('action@1')
    expect(match.state.discard[unit('archer')]).toBe(1)
    expect(match.state.villages[1]).toBe(2)
    expect(told.events).toContainEqual({ type: 'buildTile', role: 0, unit: unit('archer'), value: 2 })
  })

  it('may be left out [BS-VIL-01]', () => {
    const match = start()
    const told = listen(match)
    choose(match, 'none')
    expect(told.of('buildTile')).toEqual([])
    expect(question(match)).toBe('action@1')
    expect(match.state.villages.every((n) => n === 0)).toBe(true)
  })

  it('offers hills for 2 points only and loses what is left [BS-VIL-02] [BS-VIL-03]', () => {
    expect(buildable({}, 2)).toEqual([1, 3, 4, 5, 6])
    expect(buildable({}, 1)).toEqual([1, 3, 5])
    const match = start({ hands: { 0: ['shieldGuard'] } })
    const told = listen(match)
    choose(match, 'shieldGuard', '6')
    expect(offered(match)).toEqual(['1', '3', '5', '7', 'stop'])
    expect(refusedBy(match, 0, 'area:4')).toEqual(['BS-VIL-02'])
    choose(match, 'stop')
    expect(told.events).toContainEqual({ type: 'pointsLost', role: 0, points: 1 })
    expect(match.state.villages[6]).toBe(1)
  })

  it('builds at most five villages with a tile of value 5 [BS-EX-29] [BS-VIL-03]', () => {
    const match = start()
    choose(match, 'leader', '1', '1', '3', '5', '5')
    expect(question(match)).toBe('action@1')
    expect(match.state.villageSupply[0]).toBe(15)
  })

  it('is asked about only with tiles in hand and somewhere to build: no tile is discarded for nothing [BS-VIL-01] [BS-TRN-02]', () => {
    const afterActions = (changes: Partial<Position>): string => {
      const match = start(changes, ACTIONS)
      choose(match, 'end')
      return question(match)
    }
    const units = {
      0: [['citadel', 0]],
      1: [
        ['archer', 1],
        ['archer', 4],
      ],
    } as const
    expect(afterActions({})).toBe('buildTile@0')
    expect(afterActions({ hands: { 0: [] } })).toBe('action@1')
    expect(afterActions({ units })).toBe('action@1')
  })

  it('allows two villages in plains, one in forest and in hills [BS-VIL-04]', () => {
    const villages = { 0: [[1, 1], [3, 1], [6, 1]] } as Position['villages'] // prettier-ignore
    expect(buildable({ villages: villages! })).toEqual([1, 4, 5, 7])
    expect(buildable({ villages: { 0: [[1, 2], [5, 2]] } })).toEqual([3, 4, 6]) // prettier-ignore
    const match = start({ villages: { 0: [[1, 2], [3, 1]] } }) // prettier-ignore
    expect(refusedBy(match, 0, 'build:1')).toEqual(['BS-VIL-04'])
    expect(refusedBy(match, 0, 'build:3')).toEqual(['BS-VIL-04'])
  })

  it('allows none in desert, sea and mountains [BS-VIL-05] [BS-FAC-HIL-06]', () => {
    const match = start()
    expect(refusedBy(match, 0, 'build:2')).toEqual(['BS-VIL-05'])
    expect(refusedBy(match, 0, 'build:8')).toEqual(['BS-VIL-05'])
    expect(refusedBy(match, 0, 'build:9')).toEqual(['BS-FAC-HIL-06'])
    const units = { 0: [['citadel', 0], ['raider', 8], ['raider', 9]] } as Position['units'] // prettier-ignore
    expect(buildable({ units: units! })).toEqual([1, 4])
  })

  it('allows none beside the own citadel in its area [BS-VIL-06]', () => {
    expect(buildable({ villages: { 0: [[1, 1]] } })).not.toContain(0)
    expect(refusedBy(start(), 0, 'build:0')).toEqual(['BS-VIL-06'])
  })

  it('allows the area of a lost citadel, not that of an enemy’s [BS-VIL-06] [BS-RUL-67]', () => {
    expect(buildable({ units: { 1: [['citadel', 0]] }, villages: { 0: [[1, 1]] } })).toEqual([1])
    expect(buildable({ units: {}, villages: { 0: [[1, 1]] } })).toEqual([0, 1])
  })

  it('allows none among enemy units or villages [BS-VIL-07] [BS-VIL-12]', () => {
    const among: Partial<Position> = {
      units: { 0: [['citadel', 0], ['archer', 4], ['archer', 5]], 1: [['archer', 4], ['ship', 2]] }, // prettier-ignore
      villages: { 1: [[1, 1]] }, // prettier-ignore
    }
    expect(buildable(among)).toEqual([5, 6])
    expect(refusedBy(start(among), 0, 'build:1')).toEqual(['BS-VIL-07'])
    expect(refusedBy(start(among), 0, 'build:4')).toEqual(['BS-VIL-07'])
  })

  it('needs an own village or the citadel next to it [BS-VIL-08]', () => {
    expect(buildable({ units: { 0: [['citadel', 0]] } })).toEqual([1, 4])
    expect(buildable({ units: { 0: [['citadel', 0]] }, villages: { 0: [[6, 1]] } })).toEqual([1, 4, 5, 7])
    expect(buildable({ units: { 0: [['citadel', 0]] }, villages: { 1: [[6, 1]] } })).toEqual([1, 4])
    expect(refusedBy(start(), 0, 'build:7')).toEqual(['BS-VIL-08'])
    expect(refusedBy(start(), 0, 'build:6')).toEqual([])
  })

  it('reaches over a chain of units, ships included [BS-VIL-09] [BS-EX-28]', () => {
    const withUnits = (...units: ['ship' | 'archer' | 'castle', number][]): number[] =>
      buildable({ units: { 0: [['citadel', 0], ...units] } })
    expect(withUnits(['ship', 2])).toEqual([1, 3, 4])
    expect(withUnits(['archer', 4])).toEqual([1, 4, 5])
    expect(withUnits(['archer', 5])).toEqual([1, 4])
    expect(withUnits(['castle', 4], ['archer', 5])).toEqual([1, 4, 5, 6])
    expect(withUnits(['archer', 4], ['archer', 5], ['archer', 6])).toEqual([1, 4, 5, 6, 7])
  })

  it('starts chains at villages as well [BS-VIL-09] [BS-RUL-66]', () => {
    expect(buildable({ units: { 0: [['archer', 4]] }, villages: { 0: [[5, 1]] } })).toEqual([0, 4, 5, 6])
  })

  it('makes chains of units of any kind in any terrain [BS-RUL-66] [BS-VIL-09]', () => {
    const chain = (factions: Position['factions'], ...units: [UnitName, number][]): number[] =>
      buildable({ factions, units: { 0: [['citadel', 0], ...units] }, hands: {}, map: wild })
    expect(chain(['necromancers', 'hillFolk'])).toEqual([])
    expect(chain(['necromancers', 'hillFolk'], ['undead', 1])).toEqual([2])
    expect(chain(['necromancers', 'hillFolk'], ['undead', 1], ['undead', 2])).toEqual([2])
    expect(chain(['necromancers', 'hillFolk'], ['undead', 1], ['undead', 2], ['goblin', 3])).toEqual([2, 4])
    expect(chain(['dragonRiders', 'hillFolk'], ['dragon', 5])).toEqual([6])
  })

  it('lets a chain pass through areas with enemy villages and enemy units [BS-VIL-10]', () => {
    const through: Partial<Position> = {
      units: { 0: [['citadel', 0], ['archer', 4], ['archer', 5]], 1: [['archer', 5]] }, // prettier-ignore
      villages: { 1: [[4, 1]] },
    }
    expect(buildable(through)).toEqual([1, 6])
  })

  it('counts the villages built before [BS-VIL-11]', () => {
    const match = start({ units: { 0: [['citadel', 0]] } })
    choose(match, 'leader', '4')
    expect(offered(match)).toEqual(['1', '5', 'stop'])
    choose(match, '5')
    expect(offered(match)).toEqual(['1', '5', '6', 'stop'])
    choose(match, '6')
    expect(question(match)).toBe('action@1')
    expect(match.state.villages).toEqual([0, 0, 0, 0, 1, 1, 1, 0, 0, 0])
  })

  it('allows areas that are empty or hold only own pieces [BS-VIL-12] [BS-MAP-09]', () => {
    const own: Partial<Position> = {
      units: { 0: [['citadel', 0], ['archer', 1], ['archer', 4]] }, // prettier-ignore
      villages: { 0: [[1, 1]] },
    }
    expect(buildable(own)).toEqual([1, 4, 5])
  })

  it('allows a second village in isolated plains [BS-VIL-13]', () => {
    const cut: Partial<Position> = {
      units: { 1: [['archer', 6]] },
      villages: { 0: [[7, 1]] },
    }
    expect(buildable(cut)).toEqual([7])
    expect(buildable({ ...cut, villages: { 0: [[7, 2]] } })).toEqual([])
    expect(buildable({ ...cut, units: { 1: [['archer', 7]] } })).toEqual([6])
  })

  it('takes villages from the own supply only [BS-VIL-14] [BS-TIL-10] [BS-RUL-68]', () => {
    const arrange: Position['arrange'] = (state) => {
      state.villageSupply[0] = 1
      state.capturedVillages[0] = 5
    }
    const match = start({ arrange: arrange! })
    choose(match, 'leader', '1')
    expect(question(match)).toBe('action@1')
    expect(match.state.villageSupply[0]).toBe(0)
    expect(match.state.capturedVillages[0]).toBe(5)
    const villages: Position['villages'] = { 0: [[1, 2]] }
    const empty = start({ villages, arrange: (state) => void (state.villageSupply[0] = 0) }, ACTIONS)
    expect(refusedBy(empty, 0, 'build:3')).toEqual(['BS-VIL-01', 'BS-VIL-14'])
    choose(empty, 'end')
    expect([question(empty), empty.state.villages[1]]).toEqual(['action@1', 2])
  })

  it('never takes a unit or a village from the map to use it elsewhere [BS-TIL-10]', () => {
    const units: Position['units'] = { 0: [['citadel', 0], ['leader', 0], ['giant', 0, 2]] } // prettier-ignore
    const match = start({ units, villages: { 0: [[1, 2]] }, hands: { 0: ['archer', 'ship', 'castle'] } }, ACTIONS)
    expect(offered(match)).toEqual(['place:archer', 'place:ship', 'place:castle', 'move:0', 'end'])
    expect(refusedBy(match, 0, 'place:giant')).not.toEqual([])
  })

  it('is not for the Chaos Horde [BS-FAC-CHA-01]', () => {
    const chaos: Partial<Position> = {
      factions: ['chaosHorde', 'dragonRiders'],
      units: { 0: [['horde', 1]], 1: [['citadel', 0]] }, // prettier-ignore
      hands: { 0: ['leader'] },
    }
    const match = start(chaos)
    expect(question(match)).toBe('action@1')
    expect(match.state.villages.every((n) => n === 0)).toBe(true)
    expect(refusedBy(start(chaos, ACTIONS), 0, 'build:1')).toEqual(['BS-FAC-CHA-01'])
  })

  it('belongs to phase 4 [BS-VIL-01]', () => {
    const match = start({}, ACTIONS)
    expect(refusedBy(match, 0, 'build:1')).toEqual(['BS-VIL-01'])
  })
})

describe('a player who was wiped out', () => {
  const wiped: Partial<Position> = {
    units: { 0: [['archer', 5]], 1: [['archer', 4]] }, // prettier-ignore
    villages: { 1: [[3, 1]] },
  }

  it('builds in any empty area where villages can stand [BS-OUT-01] [BS-OUT-03] [BS-RUL-73]', () => {
    const match = start(wiped)
    choose(match, 'leader')
    expect(offered(match)).toEqual(['0', '1', '6', '7'])
    expect(refusedBy(match, 0, 'build:5')).toEqual(['BS-OUT-01'])
    expect(refusedBy(match, 0, 'build:4')).toEqual(['BS-VIL-07'])
    expect(refusedBy(match, 0, 'build:3')).toEqual(['BS-VIL-07'])
    expect(refusedBy(match, 0, 'build:8')).toEqual(['BS-VIL-05'])
    expect(buildable(wiped, 1)).toEqual([0, 1, 7])
  })

  it('goes on from there by the normal rules [BS-OUT-02]', () => {
    const match = start(wiped)
    choose(match, 'leader', '7')
    expect(offered(match)).toEqual(['6', '7', 'stop'])
    choose(match, '6')
    expect(offered(match)).toEqual(['5', '7', 'stop'])
  })

  it('pays as always and keeps the terrain bans and limits [BS-OUT-03]', () => {
    expect(buildable(wiped, 1)).toEqual([0, 1, 7])
    expect(buildable(wiped, 2)).toEqual([0, 1, 6, 7])
    const match = start(wiped)
    const told = listen(match)
    choose(match, 'leader')
    expect(offered(match)).toEqual(['0', '1', '6', '7'])
    choose(match, '6')
    expect(offered(match)).toEqual(['5', '7', 'stop'])
    choose(match, '7', '7')
    expect(offered(match)).toEqual(['5', 'stop'])
    choose(match, '5')
    expect(question(match)).toBe('action@1')
    expect(told.of('villageBuilt')).toEqual([
      { type: 'villageBuilt', role: 0, area: 6, cost: 2 },
      { type: 'villageBuilt', role: 0, area: 7, cost: 1 },
      { type: 'villageBuilt', role: 0, area: 7, cost: 1 },
      { type: 'villageBuilt', role: 0, area: 5, cost: 1 },
    ])
    expect(match.state.villages).toEqual([0, 0, 0, 1, 0, 1, 1, 2, 0, 0])
  })

  it('builds nothing where only sea, desert and mountains are empty [BS-OUT-03]', () => {
    const villages: Position['villages'] = { 1: [0, 1, 3, 4, 5, 6, 7].map((area) => [area, 1] as const) }
    expect(buildable({ units: {}, villages })).toEqual([])
  })

  it('has neither citadel nor villages, whatever units are left [BS-OUT-01] [BS-RUL-73]', () => {
    const { units } = wiped
    expect(buildable({ ...wiped, villages: { 0: [[7, 1]] } })).toEqual([6, 7])
    expect(buildable({ ...wiped, units: { ...units, 0: [['citadel', 0]] } })).toEqual([1])
  })

  it('is never the Chaos Horde [BS-OUT-04]', () => {
    expect(buildable({ factions: ['chaosHorde', 'hillFolk'], units: { 0: [['horde', 1]] }, hands: {} })).toEqual([])
  })
})
