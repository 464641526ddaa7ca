import { describe, expect, it } from 'vitest'
import { defaultContent } from '../../content/content.ts'
import { MOUNTAINS, SEA, type FactionId, type UnitName } from '../../content/units.ts'
import { actions, costs, costsOfAll, offeredOf, unitsAt } from '../../testing/actions.ts'
import { costsOf, given, row, star } from '../../testing/marches.ts'
import { choose, offered, question, view, type Position } from '../../testing/position.ts'

describe('what a step costs', () => {
  const AROUND = star('plains', 'plains', 'forest', 'hills', 'mountains', 'desert', 'sea')

  it('each terrain has its price; mountains and sea are closed [BS-MOV-04] [BS-MAP-11] [BS-MOV-10]', () => {
    expect(costsOf({ map: AROUND, mine: [['archer', 0]] })).toEqual({ 1: 1, 2: 2, 3: 3, 5: 1 })
  })

  it('the Hill Folk pay two for hills [BS-FAC-HIL-01]', () => {
    expect(costsOf({ map: AROUND, mine: [['archer', 0]], faction: 'hillFolk' })['3']).toBe(2)
  })

  it('the Hill Folk enter mountains for three and may go on from there [BS-FAC-HIL-02] [BS-MAP-11]', () => {
    expect(costsOf({ map: AROUND, mine: [['archer', 0]], faction: 'hillFolk' })['4']).toBe(3)
    expect(costsOf({ map: row('plains', 'mountains', 'plains'), mine: [['giant', 0]], faction: 'hillFolk' })).toEqual({
      1: 3,
      2: 4,
    })
  })

  it('Hill Folk ships and castles stay out of the mountains [BS-FAC-HIL-02]', () => {
    const match = given({
      map: row('sea', 'mountains', 'plains'),
      mine: [
        ['ship', 0],
        ['castle', 2],
      ],
      faction: 'hillFolk',
    })
    expect(offeredOf(match, 'move')).toEqual([])
  })

  it('a dragon pays one everywhere, in mountains and at sea [BS-MOV-12] [BS-FAC-DRA-02] [BS-FAC-DRA-03]', () => {
    expect(
      costsOf({
        map: AROUND,
        mine: [['dragon', 0]],
        faction: 'dragonRiders',
        more: { factions: ['dragonRiders', 'corsairs', 'horseLords'] },
      }),
    ).toEqual({ 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1 })
  })

  it('only ships and dragons are ever at sea, and ships nowhere else [BS-MAP-10] [BS-SEA-01] [BS-SEA-02]', () => {
    const map = row('sea', 'sea', 'plains', 'sea')
    expect(costsOf({ map, mine: [['ship', 0]] })).toEqual({ 1: 1 })
    const factions: FactionId[] = ['dragonRiders', 'corsairs', 'horseLords']
    expect(costsOf({ map, mine: [['dragon', 0]], more: { factions } })).toEqual({ 1: 1, 2: 2, 3: 3 })
    expect(
      costsOf({
        map,
        mine: [
          ['dragon', 0],
          ['ship', 0, 2],
        ],
        more: { factions },
      }),
    ).toEqual({ 1: 3 })
    expect(costsOf({ map: star('plains', 'sea', 'plains'), mine: [['archer', 0]] })).toEqual({ 2: 1 })
  })

  it('all land units may enter deserts [BS-MAP-12]', () => {
    expect(
      costsOf({
        map: row('plains', 'desert', 'desert'),
        mine: [
          ['cavalry', 0],
          ['siegeEngine', 0],
        ],
      }),
    ).toEqual({ 1: 2, 2: 4 })
  })

  it('every unit pays for every area it enters [BS-MOV-02]', () => {
    expect(
      costsOf({
        map: row('plains', 'forest', 'plains', 'hills'),
        mine: [
          ['archer', 0, 2],
          ['cavalry', 0],
        ],
      }),
    ).toEqual({ 1: 6, 2: 9, 3: 18 })
  })

  it('every border of every map is crossed both ways for the terrain’s cost, river or not [BS-MAP-02]', () => {
    const { maps, moveCost } = defaultContent()
    maps.forEach(({ areaCount, terrain, landAdjacent }, map) => {
      for (let area = 0; area < areaCount; area++) {
        if (terrain[area] === SEA || terrain[area] === MOUNTAINS) continue
        const position: Position = { factions: ['horseLords', 'hillFolk'], units: { 0: [['archer', area]] } }
        const found = costsOfAll(actions({ ...position, options: { map }, hands: { 0: ['shieldGuard'] } }), area)
        const beside = landAdjacent[area].filter((next) => terrain[next] !== MOUNTAINS)
        for (const next of beside) expect(found[next], `${area} to ${next}`).toBe(moveCost[terrain[next]])
      }
    })
  })

  it('takes the cheapest of several ways [BS-MOV-02]', () => {
    const map: NonNullable<Position['map']> = {
      terrain: ['plains', 'hills', 'plains', 'plains', 'forest'],
      links: [
        [0, 1],
        [1, 4],
        [0, 2],
        [2, 3],
        [3, 4],
      ],
    }
    const match = given({ map, mine: [['archer', 0]] })
    choose(match, 'move:0')
    expect(costs(match)).toEqual({ 1: 3, 2: 1, 3: 2, 4: 4 })
    const told: unknown[] = []
    match.listener = (event) => told.push(event)
    choose(match, '4')
    expect(told).toContainEqual({ type: 'moved', role: 0, units: '0*1', path: [0, 2, 3, 4], cost: 4 })
  })
})

describe('enemies', () => {
  it('a unit may enter an area with enemy units, and its way ends there [BS-MOV-05] [BS-RUL-32]', () => {
    const map = row('plains', 'plains', 'plains')
    for (const enemy of ['archer', 'castle', 'citadel'] as const)
      expect(costsOf({ map, mine: [['archer', 0]], theirs: [[enemy, 1]] })).toEqual({ 1: 1 })
  })

  it('going round them is possible where the map allows it [BS-MOV-05]', () => {
    const map: NonNullable<Position['map']> = {
      terrain: ['plains', 'plains', 'plains', 'forest'],
      links: [
        [0, 1],
        [1, 2],
        [0, 3],
        [3, 2],
      ],
    }
    expect(costsOf({ map, mine: [['archer', 0]], theirs: [['archer', 1]] })).toEqual({ 1: 1, 2: 3, 3: 2 })
  })

  it('nobody leaves an area with enemy units, not even in part [BS-MOV-06] [BS-MAP-08]', () => {
    const map = row('plains', 'plains', 'plains')
    const match = given({
      map,
      mine: [
        ['archer', 0, 3],
        ['archer', 2],
      ],
      theirs: [['archer', 0]],
    })
    expect(offeredOf(match, 'move')).toEqual(['move:2'])
    const atSea = given({ map: row('sea', 'sea'), mine: [['ship', 0, 2]], theirs: [['ship', 0]] })
    expect(offeredOf(atSea, 'move')).toEqual([])
  })

  it('entering obliges to fight this turn [BS-MOV-07]', () => {
    const match = given({
      map: row('plains', 'plains'),
      mine: [['archer', 0]],
      theirs: [['archer', 1]],
      hand: ['archer', 'archer'],
    })
    choose(match, 'move:0', '1', 'pay', 'archer')
    expect(unitsAt(match, 0, 'archer', 1)).toBe(1)
    expect(offered(match)).toEqual(['fight:1@1'])
  })

  it('tells before the step that a fight follows [BS-MOV-07]', () => {
    const match = given({ map: row('plains', 'plains', 'plains'), mine: [['archer', 1]], theirs: [['archer', 2]] })
    choose(match, 'move:1')
    expect(view(match)?.options.map((o) => [o.key, o.detail?.key, o.rule])).toEqual([
      ['0', undefined, undefined],
      ['2', 'move.fight', 'BS-MOV-07'],
    ])
  })

  it('villages alone stop nobody and make nothing contested [BS-MOV-08] [BS-MAP-08]', () => {
    const map = row('plains', 'plains', 'plains')
    const match = given({
      map,
      mine: [['archer', 0]],
      more: {
        villages: {
          1: [
            [0, 1],
            [1, 2],
            [2, 1],
          ],
        },
      },
    })
    expect(offeredOf(match, 'move')).toEqual(['move:0'])
    choose(match, 'move:0')
    expect(costs(match)).toEqual({ 1: 1, 2: 2 })
  })

  it('the ban is gone after the battle: the winner may move on [BS-MOV-11] [BS-RUL-32]', () => {
    const match = given({
      map: row('plains', 'plains', 'plains'),
      mine: [['swordsman', 0, 6]],
      theirs: [['archer', 1]],
    })
    choose(match, 'move:0', 'all', '1', 'pay', 'blank+blank')
    expect(offered(match)).toEqual(['fight:1@1'])
    choose(match, 'fight:1@1')
    while (question(match) !== 'action@0') choose(match, offered(match).includes('none') ? 'none' : offered(match)[0])
    expect([unitsAt(match, 0, 'swordsman', 1), unitsAt(match, 1, 'archer', 1)]).toEqual([6, 0])
    expect(offeredOf(match, 'move')).toEqual(['move:1'])
  })
})

describe('what never moves', () => {
  it('castles and citadels stay [BS-MOV-09]', () => {
    const map = row('plains', 'plains')
    expect(
      offeredOf(
        given({
          map,
          mine: [
            ['castle', 0],
            ['citadel', 0],
          ],
        }),
        'move',
      ),
    ).toEqual([])
    const match = given({
      map,
      mine: [
        ['castle', 0],
        ['citadel', 0],
        ['archer', 0],
      ],
    })
    choose(match, 'move:0', '1')
    expect([unitsAt(match, 0, 'castle', 0), unitsAt(match, 0, 'citadel', 0), unitsAt(match, 0, 'archer', 1)]).toEqual([
      1, 1, 1,
    ])
  })

  it('undead stay in a move action, also with a leader [BS-UND-08] [BS-RUL-23]', () => {
    const map = row('plains', 'plains')
    const factions: FactionId[] = ['necromancers', 'corsairs', 'horseLords']
    const hand: UnitName[] = ['ship', 'ship']
    expect(offeredOf(given({ map, mine: [['undead', 0, 2]], hand, more: { factions } }), 'move')).toEqual([])
    const match = given({
      map,
      mine: [
        ['undead', 0, 2],
        ['leader', 0],
      ],
      hand,
      more: { factions },
    })
    choose(match, 'move:0', '1')
    expect([unitsAt(match, 0, 'undead', 0), unitsAt(match, 0, 'leader', 1)]).toEqual([2, 1])
  })
})
