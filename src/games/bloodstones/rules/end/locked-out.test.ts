import { describe, expect, it } from 'vitest'
import type { FactionId, UnitName } from '../../content/units.ts'
import { choose, offered, positionMatch, question, type Position, type TestMap } from '../../testing/position.ts'
import { listen } from '../../testing/told.ts'
import type { State, Table } from '../table/state.ts'
import { turnStep } from '../turn/turn.ts'
import { isEndTriggered } from './end.ts'
import { isLockedOut } from './locked-out.ts'

/** Plains 0 to 5 in a ring; a desert 6; the lake 7 beside 0; the seas 8 and 9 beside 3, and beyond them the island 10. */
const map: TestMap = {
  terrain: ['plains', 'plains', 'plains', 'plains', 'plains', 'plains', 'desert', 'sea', 'sea', 'sea', 'desert'],
  links: [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 0],
    [5, 6],
    [0, 7],
    [3, 8],
    [8, 9],
    [9, 10],
  ],
}

type Units = NonNullable<Position['units']>[number]

/** Every area for villages is taken by others; role 2 has only what is given. */
const others: Position['units'] = {
  0: [
    ['citadel', 0],
    ['archer', 1],
    ['cavalry', 3],
  ],
  1: [['citadel', 2]],
}
const taken: Position['villages'] = {
  1: [
    [4, 1],
    [5, 1],
  ],
}

const FULL_HAND: readonly UnitName[] = ['archer', 'archer', 'archer', 'cavalry', 'cavalry', 'cavalry']

const tableOf = (faction: FactionId, units: Units, changes: Partial<Position> = {}): Table =>
  positionMatch(
    {
      factions: ['dragonRiders', 'horseLords', faction],
      map,
      units: { ...others, 2: units },
      villages: taken,
      hands: { 2: FULL_HAND },
      ...changes,
    },
    [{ procedure: 'turn', args: { step: turnStep('build') } }],
  ).play

const lockedOut = (units: Units, changes?: Partial<Position>): boolean =>
  isLockedOut(tableOf('hillFolk', units, changes), 2)

const supply =
  (...fields: number[]) =>
  (state: State): void => {
    state.supply = fields
  }

describe('a player who is locked out', () => {
  it('counts as having reached the last field [BS-END-01] [BS-OUT-01] [BS-RUL-88]', () => {
    expect(lockedOut([])).toBe(true)
    expect(isEndTriggered(tableOf('hillFolk', [], { arrange: supply(2, 2, 0) }))).toBe(true)
    expect(isEndTriggered(tableOf('hillFolk', [], { arrange: supply(2, 1, 0) }))).toBe(false)
  })

  it('will not draw: who will is waited for until the marker has moved [BS-END-01] [BS-DRW-06] [BS-RUL-88]', () => {
    const match = positionMatch(
      {
        factions: ['dragonRiders', 'horseLords', 'hillFolk'],
        map,
        units: others,
        villages: taken,
        hands: { 2: ['archer', 'archer'] },
        bags: { 2: [] },
        active: 2,
        arrange: supply(2, 2, 1),
      },
      [{ procedure: 'turn', args: { step: turnStep('action') } }],
    )
    expect([isLockedOut(match.play, 2), isEndTriggered(match.play)]).toEqual([false, false])
    const told = listen(match)
    while (!match.over) choose(match, offered(match).at(-1)!)
    expect(match.state.supply).toEqual([2, 2, 2])
    expect(told.of('endTriggered')).toEqual([{ type: 'endTriggered', role: 2, by: 'supply', rule: 'BS-END-01' }])
  })

  it('has no empty area for a village, or no village left [BS-OUT-01] [BS-RUL-88]', () => {
    expect(lockedOut([], { villages: {} })).toBe(false)
    const noSupply = (state: State): void => {
      state.villageSupply[2] = 0
    }
    expect(lockedOut([], { villages: {}, arrange: noSupply })).toBe(true)
  })

  it('has neither citadel nor village, and castles are of no use [BS-OUT-01] [BS-RUL-88]', () => {
    expect(lockedOut([['castle', 6]])).toBe(true)
    expect(lockedOut([['citadel', 6]])).toBe(false)
    expect(lockedOut([], { villages: { 1: [[4, 1]], 2: [[5, 1]] } })).toBe(false)
  })

  it('may have a ship on a lake, but not one that can sail [BS-RUL-88]', () => {
    expect(lockedOut([['ship', 7]])).toBe(true)
    expect(lockedOut([['ship', 8]])).toBe(false)
    expect(isEndTriggered(tableOf('hillFolk', [['ship', 7]], { arrange: supply(2, 2, 1) }))).toBe(true)
    expect(isEndTriggered(tableOf('hillFolk', [['ship', 8]], { arrange: supply(2, 2, 1) }))).toBe(false)
  })

  it('may have units that no ship fetches from an island [BS-RUL-88]', () => {
    expect(lockedOut([['archer', 10]])).toBe(true)
    expect(lockedOut([['ship', 7], ['archer', 10]])).toBe(true) // prettier-ignore
    expect(lockedOut([['ship', 9], ['archer', 10]])).toBe(false) // prettier-ignore
    expect(lockedOut([['archer', 6]])).toBe(false)
  })

  it('may have the cutiecorn, which goes nowhere alone [BS-CUT-06] [BS-RUL-88]', () => {
    const options = { cutiecorn: true }
    expect(lockedOut([['cutiecorn', 6]], { options })).toBe(true)
    expect(lockedOut([['castle', 6], ['cutiecorn', 6]], { options })).toBe(true) // prettier-ignore
    expect(lockedOut([['archer', 6], ['cutiecorn', 6]], { options })).toBe(false) // prettier-ignore
  })

  it('has nothing to capture and nobody to fight [BS-CAP-02] [BS-RUL-88]', () => {
    expect(lockedOut([['cutiecorn', 4]], { options: { cutiecorn: true } })).toBe(false)
    const fleet: Position['units'] = { ...others, 0: [...(others[0] ?? []), ['ship', 7]], 2: [['ship', 7]] }
    expect(lockedOut([], { units: fleet })).toBe(false)
  })

  it('may have undead on an island, but none that walk [BS-UND-01] [BS-RUL-88]', () => {
    const undead = (area: number): boolean => isLockedOut(tableOf('necromancers', [['undead', area]]), 2)
    expect([undead(10), undead(6)]).toEqual([true, false])
  })
})

/** Only the seas are empty. */
const crowded: Position['units'] = { ...others, 1: [['citadel', 2], ['archer', 6], ['archer', 10]] } // prettier-ignore
const atSea = (hand: readonly UnitName[], changes: Partial<Position> = {}): Table =>
  tableOf('chaosHorde', [], { units: crowded, hands: { 2: hand }, arrange: supply(2, 2, 0), ...changes })
const five: UnitName[] = ['horde', 'horde', 'cavalry', 'leader', 'blank']

describe('a Chaos Horde without units', () => {
  it('does not hold up the end when only sea is empty and it has no ship [BS-FAC-CHA-09] [BS-RUL-74]', () => {
    expect(isEndTriggered(atSea([...five, 'horde']))).toBe(true)
    expect(isEndTriggered(atSea([...five, 'ship']))).toBe(false)
  })

  it('is waited for while it will draw, or has a land area to return to [BS-RUL-74]', () => {
    expect(isEndTriggered(atSea(five))).toBe(false)
    expect(isEndTriggered(atSea([...five, 'horde'], { units: others }))).toBe(false)
    expect(isEndTriggered(atSea([...five, 'horde'], { units: { ...others, 2: [['horde', 6]] } }))).toBe(false)
  })

  it('still has its turn, for an area may become empty [BS-RUL-74]', () => {
    const match = positionMatch({
      factions: ['dragonRiders', 'horseLords', 'chaosHorde'],
      map,
      active: 2,
      units: crowded,
      villages: taken,
      hands: { 2: [...five, 'horde'] },
    })
    expect([question(match), match.state.out[2]]).toEqual(['reenterUnit@2', 0])
  })
})

describe('a Chaos Horde with units', () => {
  const inHarbour = (sea: number, hand: readonly UnitName[]): boolean =>
    isEndTriggered(atSea(hand, { units: { ...crowded, 2: [['ship', sea]] } }))

  it('does not hold up the end with a ship on a lake and nothing to place [BS-FAC-CHA-03] [BS-FAC-CHA-04] [BS-RUL-25] [BS-RUL-74]', () => {
    expect(inHarbour(7, [...five, 'horde'])).toBe(true)
    const match = positionMatch(
      {
        factions: ['dragonRiders', 'horseLords', 'chaosHorde'],
        map,
        active: 2,
        units: { ...crowded, 2: [['ship', 7]] },
        villages: taken,
        hands: { 2: [...five, 'horde'] },
        arrange: supply(2, 2, 0),
      },
      [{ procedure: 'turn', args: { step: turnStep('action') } }],
    )
    expect(offered(match)).toEqual(['end'])
    choose(match, 'end')
    expect(match.over).toBe(true)
  })

  it('is waited for while it will draw, can sail, or can place beside its ship [BS-FAC-CHA-04] [BS-RUL-74]', () => {
    expect(inHarbour(7, five)).toBe(false)
    expect(inHarbour(8, [...five, 'horde'])).toBe(false)
    expect(inHarbour(7, [...five, 'ship'])).toBe(false)
    const shore: Position['units'] = { 0: [['citadel', 1]], 1: [['citadel', 2], ['archer', 6], ['archer', 10]] } // prettier-ignore
    expect(isEndTriggered(atSea([...five, 'horde'], { units: { ...shore, 2: [['ship', 7]] } }))).toBe(false)
  })
})
