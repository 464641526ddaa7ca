import { describe, expect, it } from 'vitest'
import type { Role } from '../../../../engine/index.ts'
import type { FactionId, UnitName } from '../../content/units.ts'
import { choose, endTurn, offered, positionMatch, question, refusedBy } from '../../testing/position.ts'
import type { BloodstonesMatch, Position, TestMap } from '../../testing/position.ts'
import { listen } from '../../testing/told.ts'
import type { State } from '../table/state.ts'
import { handSize, sizeOf } from '../table/tiles.ts'
import { isEndTriggered } from './end.ts'
import { turnStep } from '../turn/turn.ts'

/** Plains 0 to 5 in a ring, a desert 6 and a sea 7 beside it. */
const map: TestMap = {
  terrain: ['plains', 'plains', 'plains', 'plains', 'plains', 'plains', 'desert', 'sea'],
  links: [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 0],
    [5, 6],
    [0, 7],
  ],
}

const three: Position = {
  factions: ['dragonRiders', 'horseLords', 'hillFolk'],
  map,
  units: { 0: [['citadel', 0]], 1: [['citadel', 2]], 2: [['citadel', 4]] }, // prettier-ignore
}
const two: Position = { ...three, factions: ['dragonRiders', 'horseLords'], units: { 0: [['citadel', 0]], 1: [['citadel', 2]] } } // prettier-ignore

const ACTIONS = turnStep('action')

/** Phase 3 of the active role waits; the end may follow. */
const lastTurn = (position: Position): BloodstonesMatch =>
  positionMatch(position, [{ procedure: 'turn', args: { step: ACTIONS } }])

/** The final battles begin, triggered by the active role. */
const final = (position: Position): BloodstonesMatch =>
  positionMatch(position, [{ procedure: 'finalBattles', args: {} }])

const supply =
  (...fields: number[]) =>
  (state: State): void => {
    state.supply = fields
  }

/** Plays battles out with the first option until the next choice of a battle, or the end. */
function fightOn(match: BloodstonesMatch): void {
  do choose(match, offered(match)[0])
  while (!match.over && !question(match).startsWith('finalBattle'))
}

describe('the end', () => {
  const isEnd = (position: Position, ...fields: number[]): boolean =>
    isEndTriggered(lastTurn({ ...position, arrange: supply(...fields) }).play)

  it('comes with all markers on field 3 with two players [BS-EX-32] [BS-END-01]', () => {
    expect(isEnd(two, 2, 2)).toBe(false)
    expect(isEnd(two, 3, 2)).toBe(false)
    expect(isEnd(two, 2, 3)).toBe(false)
    expect(isEnd(two, 3, 3)).toBe(true)
  })

  it('comes with all markers on field 2 with more players [BS-EX-32] [BS-END-01]', () => {
    expect(isEnd(three, 2, 2, 1)).toBe(false)
    expect(isEnd(three, 1, 2, 2)).toBe(false)
    expect(isEnd(three, 2, 2, 2)).toBe(true)
  })

  it('is checked after phase 5: the turn is finished, nobody gets another [BS-END-01] [BS-TRN-08] [BS-RUL-76]', () => {
    const match = lastTurn({ ...two, bags: { 0: [] }, arrange: supply(2, 3) })
    const told = listen(match)
    expect(match.over).toBe(false)
    endTurn(match)
    expect(match.over).toBe(true)
    expect(match.state.supply).toEqual([3, 3])
    expect(handSize(match.play, 0)).toBe(6)
    expect(match.state.trigger).toBe(0)
    expect(told.of('endTriggered')).toEqual([{ type: 'endTriggered', role: 0, by: 'supply', rule: 'BS-END-01' }])
    expect(told.of('turnBegan')).toEqual([])
    expect(match.state.phase).toBe('over')
  })

  it('does not come while a marker is behind [BS-END-01] [BS-EX-32]', () => {
    const match = lastTurn({ ...two, bags: { 0: [] }, arrange: supply(1, 3) })
    endTurn(match)
    expect(match.state.supply).toEqual([2, 3])
    expect(question(match)).toBe('action@1')
  })

  it('does not wait for a Chaos Horde out of the game [BS-FAC-CHA-10] [BS-END-01] [BS-RUL-75]', () => {
    const factions: Position['factions'] = ['dragonRiders', 'chaosHorde', 'hillFolk']
    const units: Position['units'] = { 0: [['citadel', 0]], 2: [['citadel', 4]] } // prettier-ignore
    const match = lastTurn({ ...three, factions, units, arrange: supply(2, 0, 2) })
    expect(isEndTriggered(match.play)).toBe(false)
    match.state.out[1] = 1
    expect(isEndTriggered(match.play)).toBe(true)
    match.state.supply[0] = 1
    expect(isEndTriggered(match.play)).toBe(false)
  })

  describe('says that it did not wait', () => {
    const end = { type: 'endTriggered', role: 0, by: 'lockedOut' }
    const units: Position['units'] = { 0: [['citadel', 0]] }
    const hillFolk: UnitName[] = ['archer', 'archer', 'archer', 'cavalry', 'cavalry', 'cavalry']
    const horde: UnitName[] = ['horde', 'horde', 'horde', 'cavalry', 'cavalry', 'cavalry']
    const why = (second: FactionId, position: Partial<Position>): unknown => {
      const match = lastTurn({ ...three, factions: ['dragonRiders', second, 'hillFolk'], units, ...position })
      const told = listen(match)
      endTurn(match)
      return told.of('endTriggered')
    }

    it('for a Chaos Horde that is out [BS-RUL-75]', () => {
      const out = (state: State): void => {
        state.supply = [2, 1, 2]
        state.out[1] = 1
      }
      expect(why('chaosHorde', { arrange: out })).toEqual([{ ...end, rule: 'BS-RUL-75' }])
    })

    it('for a Chaos Horde that cannot come back [BS-RUL-74]', () => {
      const full: Position['units'] = { 0: [['citadel', 0], ['archer', 1], ['archer', 2], ['cavalry', 3], ['cavalry', 4], ['lizardman', 5], ['lizardman', 6]] } // prettier-ignore
      const hands = { 0: ['archer'], 1: horde } as const
      expect(why('chaosHorde', { units: full, hands, arrange: supply(2, 0, 2) })).toEqual([
        { ...end, rule: 'BS-RUL-74' },
      ])
    })

    it('for who is locked out, whoever else is out with a marker on the last field [BS-RUL-88]', () => {
      const locked = (state: State): void => {
        state.supply = [2, 2, 1]
        state.villageSupply[2] = 0
      }
      expect(why('horseLords', { hands: { 2: hillFolk }, arrange: locked })).toEqual([{ ...end, rule: 'BS-RUL-88' }])
      const both = (state: State): void => {
        locked(state)
        state.out[1] = 1
      }
      expect(why('chaosHorde', { hands: { 2: hillFolk }, arrange: both })).toEqual([{ ...end, rule: 'BS-RUL-88' }])
    })
  })

  it('comes after the agreed number of rounds, when the last role has had its turn [BS-END-01] [BS-RUL-71]', () => {
    const limited = (round: number, active: Role, startRole = 0): boolean =>
      isEndTriggered(
        lastTurn({
          ...three,
          active,
          options: { roundLimit: 5 },
          arrange(state) {
            state.round = round
            state.startRole = startRole
          },
        }).play,
      )
    expect(limited(5, 2)).toBe(true)
    expect(limited(5, 1)).toBe(false)
    expect(limited(5, 0)).toBe(false)
    expect(limited(4, 2)).toBe(false)
    expect(limited(6, 2)).toBe(true)
    expect(limited(5, 0, 1)).toBe(true)
    expect(limited(5, 2, 1)).toBe(false)
    expect(isEndTriggered(lastTurn({ ...three, active: 2, arrange: (s) => void (s.round = 99) }).play)).toBe(false)
  })

  it('tells that the rounds are over, and ignores who is out in their order [BS-END-01]', () => {
    const match = lastTurn({
      ...three,
      factions: ['dragonRiders', 'hillFolk', 'chaosHorde'],
      units: { 0: [['citadel', 0]], 1: [['citadel', 2]] }, // prettier-ignore
      active: 1,
      options: { roundLimit: 3 },
      arrange(state) {
        state.round = 3
        state.out[2] = 1
      },
    })
    const told = listen(match)
    endTurn(match)
    expect(told.of('endTriggered')).toEqual([{ type: 'endTriggered', role: 1, by: 'roundLimit', rule: 'BS-RUL-71' }])
    expect(match.over).toBe(true)
  })
})

describe('final battles', () => {
  /** Role 1 triggers; 0 and 2 meet in area 3, 0 and 1 meet in areas 1 and 5. */
  const contested: Position = {
    ...three,
    active: 1,
    units: {
      0: [['archer', 3], ['archer', 1], ['archer', 5]],
      1: [['archer', 1], ['archer', 5]],
      2: [['archer', 3]],
    }, // prettier-ignore
  }

  it('go clockwise from the left of who triggered the end [BS-END-03]', () => {
    const match = final(contested)
    expect(question(match)).toBe('finalBattle@2')
    expect(offered(match)).toEqual(['fight:3@0'])
    expect(match.state.active).toBe(2)
    expect(match.state.phase).toBe('final')
    fightOn(match)
    expect(question(match)).toBe('finalBattle@0')
    expect(match.state.active).toBe(0)
    expect(offered(match)).toEqual(['fight:1@1', 'fight:5@1'])
    choose(match, 'fight:5@1')
    expect(match.state.battle).toMatchObject({ area: 5, roles: [0, 1] })
  })

  it('are all resolved before anything is scored [BS-END-03] [BS-END-06]', () => {
    const match = final(contested)
    while (!match.over) choose(match, offered(match)[0])
    expect(match.state.presence.every((present) => (present & (present - 1)) === 0)).toBe(true)
  })

  it('come to the player who triggered the end last [BS-END-03]', () => {
    const match = final({ ...contested, active: 0 })
    expect(question(match)).toBe('finalBattle@1')
    expect(offered(match)).toEqual(['fight:1@0', 'fight:5@0'])
  })

  it('tell whose they are and skip who has none [BS-END-03]', () => {
    const match = lastTurn({ ...contested, units: { ...contested.units, 1: [] }, arrange: supply(2, 2, 2) })
    const told = listen(match)
    endTurn(match)
    expect(told.of('finalBattlesOf')).toEqual([{ type: 'finalBattlesOf', role: 2 }])
    while (!match.over) choose(match, offered(match)[0])
    expect(told.of('finalBattlesOf')).toEqual([{ type: 'finalBattlesOf', role: 2 }])
  })

  it('go on for further rounds while areas are contested [BS-END-03] [BS-RET-14] [BS-RUL-77]', () => {
    const match = final({
      ...three,
      active: 1,
      units: { 0: [['archer', 1], ['archer', 3]], 1: [['archer', 1]], 2: [['archer', 2]] }, // prettier-ignore
      villages: { 1: [[2, 1]], 2: [[3, 1]] }, // prettier-ignore
    })
    expect(question(match)).toBe('finalBattle@0')
    choose(match, 'fight:1@1', 'retreat', '2')
    expect(question(match)).toBe('finalBattle@1')
    expect(offered(match)).toEqual(['fight:2@2'])
    choose(match, 'fight:2@2', 'retreat')
    expect(question(match)).toBe('finalBattle@2')
    expect(offered(match)).toEqual(['fight:3@0'])
  })

  it('are announced once, however many a role has [BS-END-03]', () => {
    const match = lastTurn({ ...contested, active: 2, units: { ...contested.units, 2: [] }, arrange: supply(2, 2, 2) })
    const told = listen(match)
    endTurn(match)
    expect(offered(match)).toEqual(['fight:1@1', 'fight:5@1'])
    fightOn(match)
    expect(offered(match)).toEqual(['fight:5@1'])
    expect(told.of('finalBattlesOf')).toEqual([{ type: 'finalBattlesOf', role: 0 }])
  })

  it('forget once where anybody has fled from [BS-END-03] [BS-RET-21] [BS-RUL-59]', () => {
    const match = final({
      ...contested,
      arrange(state) {
        state.fledFrom[0] = [2]
      },
    })
    expect(match.state.fledFrom).toEqual([[], [], []])
  })

  it('are followed by drawing up to the limit without marker and scoring [BS-END-04] [BS-RUL-77]', () => {
    const match = final({
      ...contested,
      hands: { 0: [], 1: ['ship'], 2: ['ship', 'ship'] }, // prettier-ignore
      bags: { 2: [] },
      villages: { 2: [[4, 2]] },
    })
    expect(handSize(match.play, 2)).toBe(2)
    const pile = sizeOf(match.state.discard, 2)
    expect(pile).toBeGreaterThan(4)
    const told = listen(match)
    fightOn(match)
    expect(handSize(match.play, 2)).toBe(6)
    expect(sizeOf(match.state.discard, 2)).toBe(0)
    expect(match.state.supply).toEqual([0, 0, 0])
    expect(told.of('villageScoring')).toEqual([])
    expect(told.of('resupply')).toMatchObject([{ role: 2, field: 0, moved: 0 }])
    expect(handSize(match.play, 0)).toBe(0)
    while (!match.over) choose(match, offered(match)[0])
    expect(handSize(match.play, 1)).toBe(7)
  })

  it('let a player without battles draw too, but not one who is out [BS-END-04]', () => {
    const match = final({
      ...three,
      factions: ['dragonRiders', 'horseLords', 'chaosHorde'],
      units: {},
      arrange(state) {
        state.out[2] = 1
      },
    })
    expect(match.over).toBe(true)
    expect([0, 1, 2].map((role) => handSize(match.play, role))).toEqual([6, 7, 0])
  })

  it('allow no other actions and no desert check [BS-END-05]', () => {
    const units: Position['units'] = { ...contested.units, 2: [['archer', 3], ['archer', 6]] } // prettier-ignore
    const match = final({ ...contested, units, hands: { 2: ['ship', 'archer', 'leader'] }, villages: { 2: [[4, 2]] } })
    expect(offered(match)).toEqual(['fight:3@0'])
    for (const key of ['place:archer', 'move:3', 'capture:3', 'build:4'])
      expect(refusedBy(match, 2, key)).toContain('BS-END-05')
    while (!match.over) choose(match, offered(match)[0])
    expect(match.state.presence[6]).toBe(1 << 2)
  })
})
