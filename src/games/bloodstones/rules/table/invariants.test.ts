import { describe, expect, it } from 'vitest'
import { both, NOBODY, only } from '../../../../engine/index.ts'
import { positionMatch, unit, type Position } from '../../testing/position.ts'
import { invariants } from './invariants.ts'
import { shift } from './pieces.ts'
import { NONE, UNIT_TYPES, type State, type Table } from './state.ts'

const POSITION: Position = {
  factions: ['dragonRiders', 'necromancers', 'hillFolk'],
  map: { terrain: ['plains', 'sea', 'mountains', 'hills'], links: [[0, 1], [0, 2], [2, 3]] }, // prettier-ignore
  units: { 0: [['citadel', 0], ['archer', 0, 2], ['dragon', 2], ['ship', 1]], 1: [['undead', 3, 2]], 2: [['archer', 2]] }, // prettier-ignore
  villages: { 0: [[0, 2]], 1: [[3, 1]] }, // prettier-ignore
  hands: { 0: ['archer', 'ship'], 1: ['archer'], 2: ['giant'] },
  discards: { 0: ['castle'] },
}

/** What is broken after this change. */
function broken(change: (state: State, table: Table) => void, position: Partial<Position> = {}): string[] {
  const { play } = positionMatch({ ...POSITION, ...position })
  change(play.state, play)
  return invariants(play)
}

const ARCHER_OF_1 = UNIT_TYPES + unit('archer')

describe('what is always true', () => {
  it('is true of a lawful position, also before factions are chosen', () => {
    expect(broken(() => {})).toEqual([])
    expect(broken((s) => [(s.hand[0] -= 1), (s.discard[0] += 1)])).toEqual([])
    expect(
      broken((s) => {
        s.faction[2] = NONE
        s.where.fill(NONE, 2 * (s.where.length / 3))
        s.presence[2] = only(0)
        s.unitCount[2 * 3 + 2] = 0
      }),
    ).toEqual([])
  })

  it('whose turn it is, who began, who holds the cutiecorn and who ends the game are roles', () => {
    for (const key of ['active', 'startRole', 'cutiecorn', 'trigger'] as const)
      expect(broken((s) => (s[key] = 1e9))).toContain('a role is none')
  })

  it('every tile is in hand, bag, discard pile or battle, or on the map [BS-TIL-10] [BS-TIL-11]', () => {
    const changes: ((s: State) => unknown)[] = [
      (s) => s.hand[ARCHER_OF_1]++,
      (s) => s.bag[ARCHER_OF_1]++,
      (s) => s.discard[ARCHER_OF_1]++,
    ]
    for (const change of changes) {
      const found = broken((s) => void change(s))
      expect(found).toHaveLength(1)
      expect(found[0]).toMatch(/^role 1 has \d+ archer, not \d+$/)
    }
    const total = positionMatch(POSITION).content.factions.find(({ id }) => id === 'necromancers')!.count[0]
    expect(broken((s) => void s.bag[ARCHER_OF_1]--)).toEqual([`role 1 has ${total - 1} archer, not ${total}`])
    expect(broken((s) => void s.bag[unit('blank')]++)).toHaveLength(1)
  })

  it('a tile that replaces a battle tile is counted there [BS-BAT-12] [BS-TIL-11]', () => {
    const fighting = (replacement: [number, number], change: (s: State) => void = () => {}): string[] =>
      broken((s) => {
        s.battle = {
          area: 0,
          roles: [0, 1],
          tiles: [[], []],
          replacement,
          exchanged: [NONE, NONE],
          seenBy: [NOBODY, NOBODY],
          decided: [false, false],
          ties: 0,
        }
        change(s)
      })
    expect(fighting([NONE, NONE])).toEqual([])
    expect(fighting([unit('ship'), NONE], (s) => void s.hand[unit('ship')]--)).toEqual([])
    expect(fighting([NONE, unit('archer')], (s) => void s.bag[ARCHER_OF_1]--)).toEqual([])
    expect(fighting([unit('ship'), NONE])).toHaveLength(1)
    // Not the tile of somebody else.
    expect(fighting([unit('archer'), NONE], (s) => void s.bag[ARCHER_OF_1]--)).toHaveLength(2)
  })

  it('no count of tiles is negative [BS-TIL-10]', () => {
    const from = (tiles: (s: State) => number[]): string[] =>
      broken((s) => {
        const to = tiles(s) === s.bag ? s.discard : s.bag
        const n = tiles(s)[ARCHER_OF_1] + 1
        tiles(s)[ARCHER_OF_1] -= n
        to[ARCHER_OF_1] += n
      })
    const negative = ['negative archer of role 1']
    expect([from((s) => s.hand), from((s) => s.bag), from((s) => s.discard)]).toEqual([negative, negative, negative])
  })

  it('every village is in a supply, on the map or captured [BS-VIL-14] [BS-TIL-10]', () => {
    expect(broken((s) => [s.villages[0]--, s.capturedVillages[1]++])).toEqual([])
    expect(broken((s) => [s.villages[0]--, s.villageSupply[0]++])).toEqual([])
    expect(broken((s) => void s.capturedVillages[2]++)).toEqual(['captured villages do not add up'])
    expect(broken((s) => void s.villages[0]--)).toEqual(['captured villages do not add up'])
    expect(broken((s) => [(s.villages[0] += 1), (s.capturedVillages[0] -= 1)])).toEqual([
      'villages of role 0 do not add up',
    ])
    expect(broken((s) => [(s.capturedVillages[2] += 21), (s.villageSupply[2] -= 21)])).toEqual([
      'villages of role 2 do not add up',
    ])
    expect(broken((s) => void (s.villageOwner[0] = NONE))).toEqual(['villages of 0 have no owner'])
    expect(broken((s) => void (s.villageOwner[1] = 2))).toEqual(['villages of 1 have no owner'])
  })

  it('units stand only where they may [BS-MAP-10] [BS-MAP-11] [BS-SEA-01]', () => {
    const moved = (role: number, name: Parameters<typeof unit>[0], from: number, to: number): string[] =>
      broken((_s, t) => shift(t, role, unit(name), from, to))
    expect(moved(0, 'dragon', 2, 1)).toEqual([])
    expect(moved(0, 'ship', 1, 0)).toEqual(['ship in area 0'])
    expect(moved(0, 'archer', 0, 1)).toEqual(['archer in area 1'])
    expect(moved(0, 'archer', 0, 2)).toEqual(['archer in forbidden terrain 2'])
    expect(moved(1, 'undead', 3, 2)).toEqual([])
    expect(moved(1, 'undead', 3, 1)).toEqual(['undead in area 1'])
  })

  it('the cutiecorn is with whoever controls it, on any land [BS-CUT-04] [BS-RUL-33]', () => {
    const units: Position['units'] = { 0: [['citadel', 0], ['cutiecorn', 0]], 1: [], 2: [] } // prettier-ignore
    const at = (to: number): string[] => broken((_s, t) => shift(t, 0, unit('cutiecorn'), 0, to), { units })
    expect([at(0), at(3), at(2)]).toEqual([[], [], []])
    expect(at(1)).toEqual(['cutiecorn in area 1'])
    expect(broken((s) => void (s.cutiecorn = NONE), { units })).toEqual(['the cutiecorn is not where role 0 has it'])
    expect(broken((s) => void (s.cutiecorn = 2), { units })).toEqual([
      'the cutiecorn is not where role 0 has it',
      'the cutiecorn is not where role 2 has it',
    ])
  })

  it('the counts by area follow from where the pieces are', () => {
    expect(broken((s) => void s.unitCount[0]++)).toEqual(['unitCount is out of step'])
    expect(broken((s) => void (s.presence[3] = NOBODY))).toEqual(['presence of 3 is out of step'])
    expect(broken((s) => void (s.presence[1] = both(only(0), only(2))))).toEqual(['presence of 1 is out of step'])
  })
})
