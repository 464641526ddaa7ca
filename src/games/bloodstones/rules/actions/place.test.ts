import { describe, expect, it } from 'vitest'
import type { FactionId, UnitName } from '../../content/units.ts'
import { actions, offeredOf, unitsAt } from '../../testing/actions.ts'
import { choose, offered, positionMatch, refusedBy, unit, view } from '../../testing/position.ts'
import type { BloodstonesMatch, Position } from '../../testing/position.ts'
import { SEAS_OF_COAST, TWO_SEAS } from '../../testing/two-seas.ts'
import type { Area, Role } from '../table/state.ts'
import { turnStep } from '../turn/turn.ts'
import { placementAreas, reentryAreas } from './place.ts'

const areasFor = (match: BloodstonesMatch, role: Role, name: UnitName): Area[] => {
  const out: Area[] = []
  placementAreas(match.play, role, unit(name), out)
  return out
}

/** 0 plains (citadel of 0), 1 forest, 2 sea beside 0 and 1, 3 hills, 4 sea beside 3, 5 mountains, 6 desert. */
const COAST: NonNullable<Position['map']> = {
  terrain: ['plains', 'forest', 'sea', 'hills', 'sea', 'mountains', 'desert'],
  links: [
    [0, 1],
    [0, 2],
    [1, 2],
    [1, 3],
    [3, 4],
    [3, 5],
    [3, 6],
  ],
}

const horseLords = (more: Partial<Position> = {}): Position => ({
  factions: ['horseLords', 'dragonRiders'],
  map: COAST,
  units: { 0: [['citadel', 0]] },
  ...more,
})

describe('where units are placed', () => {
  it('a land unit goes where an own village or the own citadel is [BS-PLC-02]', () => {
    const match = actions(
      horseLords({
        villages: { 0: [[3, 1]], 1: [[1, 1]] },
        units: {
          0: [
            ['citadel', 0],
            ['archer', 6],
          ],
          1: [['citadel', 5]],
        },
      }),
    )
    expect(areasFor(match, 0, 'archer')).toEqual([0, 3])
    expect(areasFor(match, 1, 'archer')).toEqual([1])
  })

  it('without village and citadel nothing can be placed [BS-PLC-02]', () => {
    const match = actions(
      horseLords({
        units: {
          0: [
            ['archer', 0],
            ['ship', 2],
          ],
        },
        hands: { 0: ['archer', 'ship', 'blank'] },
      }),
    )
    expect(offeredOf(match, 'place')).toEqual([])
    expect(refusedBy(match, 0, 'place:archer')).toEqual(['BS-PLC-02'])
    expect(refusedBy(match, 0, 'place:ship')).toEqual(['BS-PLC-03'])
  })

  it('a ship goes into a sea beside an own village or the own citadel [BS-PLC-03]', () => {
    const onlyCitadel = actions(horseLords())
    expect(areasFor(onlyCitadel, 0, 'ship')).toEqual([2])
    const withVillage = actions(horseLords({ villages: { 0: [[3, 1]], 1: [[1, 1]] } }))
    expect(areasFor(withVillage, 0, 'ship')).toEqual([2, 4])
    expect(areasFor(withVillage, 1, 'ship')).toEqual([2])
  })

  it('a ship is not offered where no harbour is, a land unit is [BS-PLC-03]', () => {
    const inland = actions(horseLords({ units: { 0: [['citadel', 6]] }, hands: { 0: ['ship', 'archer', 'blank'] } }))
    expect(offeredOf(inland, 'place')).toEqual(['place:archer'])
    expect(refusedBy(inland, 0, 'place:ship')).toEqual(['BS-PLC-03'])
  })

  it('dragons are placed on land only, Hill Folk in no sea either [BS-RUL-26]', () => {
    const match = positionMatch(
      {
        factions: ['dragonRiders', 'hillFolk'],
        map: COAST,
        units: { 0: [['citadel', 0]] },
        villages: { 1: [[3, 1]] },
        hands: { 0: ['dragon', 'ship', 'blank'] },
      },
      [{ procedure: 'turn', args: { step: turnStep('action') } }],
    )
    expect(areasFor(match, 0, 'dragon')).toEqual([0])
    expect(refusedBy(match, 0, 'place:dragon@2')).toEqual(['BS-RUL-26'])
    expect(refusedBy(match, 0, 'place:dragon@5')).toEqual(['BS-PLC-02'])
    expect(areasFor(match, 1, 'giant')).toEqual([3])
  })

  it('an area may hold any number of units, several castles too [BS-MAP-07]', () => {
    const match = actions(
      horseLords({
        units: {
          0: [
            ['citadel', 0],
            ['castle', 0, 2],
            ['archer', 0, 3],
          ],
        },
        hands: { 0: ['castle', 'archer', 'ship', 'blank'] },
      }),
    )
    choose(match, 'place:castle', 'archer+ship')
    expect(unitsAt(match, 0, 'castle', 0)).toBe(3)
  })

  it('enemy units are no hindrance where an own village is, and then there is a battle to fight [BS-PLC-07] [BS-PLC-08]', () => {
    const match = actions(
      horseLords({
        units: {
          0: [['citadel', 0]],
          1: [
            ['archer', 3],
            ['ship', 4],
          ],
        },
        villages: { 0: [[3, 1]] },
        hands: { 0: ['archer', 'archer', 'ship', 'blank'] },
      }),
    )
    expect(offered(match)).toContain('end')
    choose(match, 'place:archer')
    expect(view(match)?.options.map((o) => [o.key, o.detail?.key])).toEqual([
      ['0', undefined],
      ['3', 'place.fight'],
    ])
    choose(match, '3')
    expect(offered(match)).toContain('fight:3@1')
    expect(offered(match)).not.toContain('end')
    choose(match, 'place:archer', '3')
    expect(unitsAt(match, 0, 'archer', 3)).toBe(2)
    choose(match, 'place:ship')
    expect(offered(match)).toEqual(['2', '4'])
  })

  it('a castle among enemies must attack [BS-EX-25] [BS-PLC-09]', () => {
    const match = actions(
      horseLords({
        units: { 0: [['citadel', 0]], 1: [['archer', 3]] },
        villages: { 0: [[3, 1]] },
        hands: { 0: ['castle', 'ship', 'archer'] },
      }),
    )
    choose(match, 'place:castle')
    expect(offered(match)).toEqual(['0', '3'])
    choose(match, '3')
    expect(unitsAt(match, 0, 'castle', 3)).toBe(1)
    expect(offered(match)).toEqual(['fight:3@1'])
    expect(refusedBy(match, 0, 'end')).toEqual(['BS-TRN-07'])
  })
})

describe('the Chaos Horde', () => {
  /** 0 plains, 1 sea beside 0 and 2, 2 forest, 3 sea beside 2, 4 mountains beside 1, 5 desert beside 1. */
  const map: NonNullable<Position['map']> = {
    terrain: ['plains', 'sea', 'forest', 'sea', 'mountains', 'desert'],
    links: [
      [0, 1],
      [1, 2],
      [2, 3],
      [1, 4],
      [1, 5],
    ],
  }
  const chaos = (
    mine: NonNullable<Position['units']>[0],
    theirs: NonNullable<Position['units']>[0] = [],
  ): BloodstonesMatch =>
    actions({ factions: ['chaosHorde', 'dragonRiders', 'hillFolk', 'horseLords'], map, units: { 0: mine, 1: theirs } })

  it('places with its own units, among enemies too [BS-FAC-CHA-03]', () => {
    const match = chaos([['horde', 2]], [['archer', 2]])
    expect(areasFor(match, 0, 'horde')).toEqual([2])
    expect(areasFor(match, 0, 'leader')).toEqual([2])
    expect(areasFor(chaos([]), 0, 'horde')).toEqual([])
    expect(areasFor(chaos([['ship', 3]], [['ship', 3]]), 0, 'ship')).toEqual([3])
  })

  it('places ships beside own land units and land units beside own ships, never in mountains [BS-FAC-CHA-04]', () => {
    expect(areasFor(chaos([['horde', 0]]), 0, 'ship')).toEqual([1])
    expect(areasFor(chaos([['horde', 2]]), 0, 'ship')).toEqual([1, 3])
    expect(areasFor(chaos([['ship', 1]]), 0, 'horde')).toEqual([0, 2, 5])
    expect(areasFor(chaos([['ship', 1]]), 0, 'ship')).toEqual([1])
    expect(areasFor(chaos([['horde', 0]]), 0, 'horde')).toEqual([0])
  })

  it('but only where no enemy unit is; the supporting unit may be among enemies [BS-FAC-CHA-04] [BS-RUL-25]', () => {
    const match = chaos(
      [['ship', 1]],
      [
        ['archer', 0],
        ['ship', 1],
      ],
    )
    expect(areasFor(match, 0, 'horde')).toEqual([2, 5])
    expect(
      areasFor(
        chaos(
          [['horde', 2]],
          [
            ['ship', 3],
            ['archer', 2],
          ],
        ),
        0,
        'ship',
      ),
    ).toEqual([1])
  })

  it('is told which rule forbids an area [BS-FAC-CHA-04] [BS-FAC-CHA-03]', () => {
    const match = actions({
      factions: ['chaosHorde', 'dragonRiders', 'hillFolk', 'horseLords'],
      map,
      units: { 0: [['ship', 3]], 1: [['archer', 2]] },
      hands: { 0: ['horde', 'horde'] },
    })
    expect(offeredOf(match, 'place')).toEqual([])
    expect(refusedBy(match, 0, 'place:horde@2')).toEqual(['BS-FAC-CHA-04'])
    expect(refusedBy(match, 0, 'place:horde@0')).toEqual(['BS-FAC-CHA-03'])
    expect(refusedBy(match, 0, 'place:horde')).toEqual(['BS-FAC-CHA-03'])
    expect(refusedBy(match, 0, 'place:horde@4')).toEqual(['BS-MAP-11'])
    expect(refusedBy(match, 0, 'place:horde@3')).toEqual(['BS-MAP-10'])
  })

  it('comes back into empty areas where the unit may stand [BS-RUL-74]', () => {
    const match = actions({
      factions: ['chaosHorde', 'dragonRiders', 'hillFolk', 'horseLords'],
      map,
      units: { 1: [['archer', 0]] },
      villages: { 1: [[2, 1]] },
    })
    const back = (name: UnitName): Area[] => {
      const out: Area[] = []
      reentryAreas(match.play, 0, unit(name), out)
      return out
    }
    expect(back('horde')).toEqual([5])
    expect(back('ship')).toEqual([1, 3])
  })
})

describe('a coast on several seas', () => {
  const placed = (faction: FactionId, name: UnitName, more: Partial<Position>): Area[] => {
    const factions = [faction, 'dragonRiders', 'necromancers', 'hillFolk'] as const
    const out: Area[] = []
    placementAreas(actions({ factions, map: TWO_SEAS, ...more }).play, 0, unit(name), out)
    return out
  }

  it('takes ships in each of them, for any village on the shore [BS-PLC-03]', () => {
    const harbours = (area: Area): Area[] => placed('horseLords', 'ship', { villages: { 0: [[area, 1]] } })
    expect(harbours(0)).toEqual([1, 2, 3])
    expect([7, 12, 11, 13, 14].map((area) => harbours(area))).toEqual([[2], [2], [1], [3], [4]])
  })

  it('takes the Chaos Horde’s land units from a ship in any of them, and its ships from any shore [BS-FAC-CHA-04]', () => {
    for (const sea of SEAS_OF_COAST)
      expect(placed('chaosHorde', 'horde', { units: { 0: [['ship', sea]] } })).toContain(0)
    expect(placed('chaosHorde', 'horde', { units: { 0: [['ship', 4]] } })).toEqual([14])
    for (const shore of [0, 7, 12])
      expect(placed('chaosHorde', 'ship', { units: { 0: [['horde', shore]] } })).toContain(2)
    expect(placed('chaosHorde', 'ship', { units: { 0: [['horde', 0]] } })).toEqual([1, 2, 3])
  })
})
