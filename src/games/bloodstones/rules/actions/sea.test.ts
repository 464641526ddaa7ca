import { describe, expect, it } from 'vitest'
import type { FactionId } from '../../content/units.ts'
import { costs, offeredOf, unitsAt } from '../../testing/actions.ts'
import { costsOf, given, row, type Units } from '../../testing/marches.ts'
import { choose, offered, type Position } from '../../testing/position.ts'
import { BRANCHES, SEAS_OF_COAST, shoreOf, TWO_SEAS } from '../../testing/two-seas.ts'
import { isLink } from './sea.ts'

const DRAGON_RIDERS: FactionId[] = ['dragonRiders', 'corsairs', 'horseLords']

/** 0 plains, 1 sea, 2 plains (north), 3 sea beside 1, 4 forest beside 3, 5 hills beside 1 and 3, 6 sea beside 3, 7 plains beside 6. */
const BAY: NonNullable<Position['map']> = {
  terrain: ['plains', 'sea', 'plains', 'sea', 'forest', 'hills', 'sea', 'plains'],
  links: [
    [0, 1],
    [1, 2],
    [1, 3],
    [3, 4],
    [1, 5],
    [3, 5],
    [3, 6],
    [6, 7],
  ],
}

describe('crossing by ship', () => {
  it('a swordsman is carried across for one point [BS-EX-13] [BS-SEA-03] [BS-SEA-05]', () => {
    const mine: Units = [
      ['swordsman', 0],
      ['ship', 1],
    ]
    const map = row('plains', 'sea', 'plains')
    expect(costsOf({ map, mine, more: { factions: DRAGON_RIDERS } })).toEqual({ 2: 1 })
    expect(costsOf({ map, mine: [['swordsman', 0]], more: { factions: DRAGON_RIDERS } })).toEqual({})
  })

  it('only the landing area is paid for, at its own price [BS-SEA-05]', () => {
    const match = given({
      map: BAY,
      mine: [
        ['archer', 0],
        ['ship', 1],
      ],
    })
    choose(match, 'move:0')
    expect(costs(match)).toEqual({ 2: 1, 5: 3 })
  })

  it('a chain of ships of any length is one crossing [BS-SEA-04]', () => {
    const chain: Units = [
      ['archer', 0],
      ['ship', 1],
      ['ship', 3],
      ['ship', 6],
    ]
    const match = given({ map: BAY, mine: chain })
    const told: unknown[] = []
    match.listener = (event) => told.push(event)
    choose(match, 'move:0')
    expect(costs(match)).toEqual({ 2: 1, 4: 2, 5: 3, 7: 1 })
    choose(match, '7')
    expect(told).toContainEqual({ type: 'moved', role: 0, units: '0*1', path: [0, 1, 3, 6, 7], cost: 1 })
    expect(unitsAt(match, 0, 'archer', 7)).toBe(1)
  })

  it('a gap breaks the chain [BS-SEA-04]', () => {
    expect(
      costsOf({
        map: BAY,
        mine: [
          ['archer', 0],
          ['ship', 1],
          ['ship', 6],
        ],
      }),
    ).toEqual({ 2: 1, 5: 3 })
    expect(
      costsOf({
        map: BAY,
        mine: [
          ['archer', 0],
          ['ship', 3],
        ],
      }),
    ).toEqual({})
  })

  it('a sea area with an enemy ship or dragon breaks it too [BS-SEA-08] [BS-RUL-35]', () => {
    const mine: Units = [
      ['archer', 0],
      ['ship', 1],
      ['ship', 3],
    ]
    expect(costsOf({ map: BAY, mine })).toEqual({ 2: 1, 4: 2, 5: 3 })
    expect(costsOf({ map: BAY, mine, theirs: [['ship', 3]] })).toEqual({ 2: 1, 5: 3 })
    const factions: FactionId[] = ['horseLords', 'dragonRiders', 'corsairs']
    expect(costsOf({ map: BAY, mine, theirs: [['dragon', 1]], more: { factions } })).toEqual({})
    // Enemies on the shore are no hindrance.
    expect(costsOf({ map: BAY, mine, theirs: [['archer', 5]] })).toEqual({ 2: 1, 4: 2, 5: 3 })
  })

  it('ends on land, never at sea [BS-SEA-06] [BS-MOV-10]', () => {
    const match = given({
      map: BAY,
      mine: [
        ['archer', 0],
        ['ship', 1],
        ['ship', 3],
      ],
    })
    choose(match, 'move:0')
    expect(offered(match)).toEqual(['2', '4', '5'])
  })

  it('further steps may come before and after it [BS-RUL-34]', () => {
    const map = row('plains', 'forest', 'sea', 'plains', 'plains', 'sea', 'hills')
    expect(
      costsOf({
        map,
        mine: [
          ['archer', 0],
          ['ship', 2],
          ['ship', 5],
        ],
      }),
    ).toEqual({ 1: 2, 3: 3, 4: 4, 6: 7 })
  })

  it('carries any number of all mobile units, dragons and leaders with company too [BS-SEA-07]', () => {
    const map = row('plains', 'sea', 'hills')
    const mine: Units = [
      ['archer', 0, 4],
      ['siegeEngine', 0, 2],
      ['cavalry', 0],
      ['leader', 0],
      ['dragon', 0],
      ['ship', 1],
    ]
    // Eight walkers less one with the leader at three points, and a dragon at one.
    const all = costsOf({ map, mine, more: { factions: DRAGON_RIDERS } })
    expect(all).toEqual({ 2: 22 })
    expect(
      costsOf({
        map,
        mine: [
          ['dragon', 0],
          ['ship', 1],
        ],
        more: { factions: DRAGON_RIDERS },
      }),
    ).toEqual({ 1: 1, 2: 1 })
  })

  it('ships are not carried, castles and citadels neither [BS-SEA-07] [BS-SEA-09]', () => {
    const map = row('plains', 'sea', 'plains')
    const match = given({
      map,
      mine: [
        ['castle', 0],
        ['citadel', 0],
        ['ship', 1],
      ],
    })
    expect(offeredOf(match, 'move')).toEqual([])
    const lake = row('sea', 'plains', 'sea', 'plains')
    expect(
      costsOf({
        map: lake,
        mine: [
          ['ship', 0],
          ['ship', 2],
        ],
      }),
    ).toEqual({})
  })

  it('may land among enemies, and the way ends there [BS-SEA-09]', () => {
    const map = row('plains', 'sea', 'plains', 'plains')
    const mine: Units = [
      ['archer', 0],
      ['ship', 1],
    ]
    expect(costsOf({ map, mine })).toEqual({ 2: 1, 3: 2 })
    expect(costsOf({ map, mine, theirs: [['archer', 2]] })).toEqual({ 2: 1 })
    expect(costsOf({ map, mine, more: { villages: { 1: [[2, 2]] } } })).toEqual({ 2: 1, 3: 2 })
  })

  it('the cheaper of land and sea is taken [BS-SEA-05]', () => {
    const map: NonNullable<Position['map']> = {
      terrain: ['plains', 'sea', 'plains', 'hills'],
      links: [
        [0, 1],
        [1, 2],
        [0, 3],
        [3, 2],
      ],
    }
    expect(
      costsOf({
        map,
        mine: [
          ['archer', 0],
          ['ship', 1],
        ],
      }),
    ).toEqual({ 2: 1, 3: 3 })
    expect(costsOf({ map, mine: [['archer', 0]] })).toEqual({ 2: 4, 3: 3 })
  })
})

describe('dragons and chains', () => {
  const map = row('sea', 'sea', 'sea', 'plains')

  it('a dragon is no link [BS-RUL-36]', () => {
    const match = given({
      map: row('plains', 'sea', 'plains'),
      mine: [
        ['archer', 0],
        ['dragon', 1],
      ],
      more: { factions: DRAGON_RIDERS },
    })
    expect(isLink(match.play, 0, 1)).toBe(false)
    expect(offeredOf(match, 'move')).toEqual(['move:1'])
  })

  it('a dragon beside an own ship at sea may use the chain and pays one on landing [BS-RUL-36]', () => {
    const mine: Units = [
      ['dragon', 0],
      ['ship', 0],
      ['ship', 1],
      ['ship', 2],
    ]
    const match = given({ map, mine, more: { factions: DRAGON_RIDERS } })
    const told: unknown[] = []
    match.listener = (event) => told.push(event)
    choose(match, 'move:0', 'pick', '0')
    expect(costs(match)).toEqual({ 1: 1, 2: 2, 3: 1 })
    choose(match, '3')
    expect(told).toContainEqual({ type: 'moved', role: 0, units: '13*1', path: [0, 1, 2, 3], cost: 1 })
    const without: Units = [
      ['dragon', 0],
      ['ship', 1],
      ['ship', 2],
    ]
    expect(costsOf({ map, mine: without, more: { factions: DRAGON_RIDERS } })).toEqual({ 1: 1, 2: 2, 3: 2 })
  })

  it('the chain cannot be used out of a contested sea [BS-RUL-36] [BS-MOV-06]', () => {
    const match = given({
      map,
      mine: [
        ['dragon', 0],
        ['ship', 0],
        ['ship', 1],
        ['ship', 2],
      ],
      theirs: [['ship', 0]],
      more: { factions: DRAGON_RIDERS },
    })
    expect(offeredOf(match, 'move')).toEqual(['move:1', 'move:2'])
  })
})

describe('a coast on several seas', () => {
  const landed = (...ships: number[]): Record<string, number> =>
    costsOf({
      map: TWO_SEAS,
      mine: [['archer', 0], ...ships.map((sea) => ['ship', sea] as const)],
      faction: 'corsairs',
      enemy: 'horseLords',
    })
  const all = (...areas: number[]): Record<string, number> => Object.fromEntries(areas.map((area) => [area, 1]))

  it('is left over each of them, whichever has the ship [BS-SEA-03]', () => {
    expect(landed(1)).toEqual(all(11))
    expect(landed(2)).toEqual(all(7, 12))
    expect(landed(3)).toEqual(all(13))
    expect(landed(1, 3)).toEqual(all(11, 13))
    expect(landed(1, 2, 3)).toEqual(all(7, 11, 12, 13))
  })

  it('begins chains that branch, each arm followed to its shore [BS-SEA-04]', () => {
    for (const sea of BRANCHES) expect(landed(2, sea)).toEqual(all(7, 12, shoreOf(sea)))
    expect(landed(2, 4, 5, 6)).toEqual(all(7, 12, 14, 15, 16))
    expect(landed(1, 4, 5, 6)).toEqual(all(11))
  })

  it('is no landing itself: a ship that leads nowhere else moves nobody [BS-SEA-03]', () => {
    const map: Position['map'] = { terrain: ['plains', 'sea', 'sea'], links: [[0, 1], [1, 2]] } // prettier-ignore
    const match = given({ map, mine: [['archer', 0], ['ship', 1]] }) // prettier-ignore
    expect(offeredOf(match, 'move')).toEqual(['move:1'])
  })

  it('lets somebody set out over any of them [BS-SEA-03]', () => {
    for (const sea of SEAS_OF_COAST) {
      const match = given({ map: TWO_SEAS, mine: [['archer', 0], ['ship', sea]] }) // prettier-ignore
      expect(offeredOf(match, 'move')).toContain('move:0')
    }
  })
})
