import { describe, expect, it } from 'vitest'
import type { FactionId } from '../../content/units.ts'
import { offeredOf, unitsAt } from '../../testing/actions.ts'
import { costsOf, given, row, type Units } from '../../testing/marches.ts'
import { choose, offered, question, refusedBy, type Position } from '../../testing/position.ts'

const more: Partial<Position> = { options: { cutiecorn: true } }
const FOUR = row('plains', 'plains', 'plains', 'plains')

describe('moving the cutiecorn', () => {
  it('costs nothing and takes no leader slot [BS-CUT-06] [BS-RUL-84]', () => {
    const map = row('plains', 'forest')
    expect(
      costsOf({
        map,
        mine: [
          ['archer', 0],
          ['cutiecorn', 0],
        ],
        more,
      }),
    ).toEqual({ 1: 2 })
    expect(
      costsOf({
        map,
        mine: [
          ['leader', 0],
          ['archer', 0],
          ['cutiecorn', 0],
        ],
        more,
      }),
    ).toEqual({ 1: 2 })
    expect(
      costsOf({
        map,
        mine: [
          ['archer', 0, 2],
          ['cutiecorn', 0],
        ],
        more,
      }),
    ).toEqual({ 1: 4 })
  })

  it('is possible only together with other units [BS-CUT-06]', () => {
    const alone = given({
      map: FOUR,
      mine: [
        ['cutiecorn', 0],
        ['archer', 3],
      ],
      more,
    })
    expect(offeredOf(alone, 'move')).toEqual(['move:3'])
    expect(refusedBy(alone, 0, 'move:0')).toEqual(['BS-CUT-06'])
    const match = given({
      map: FOUR,
      mine: [
        ['cutiecorn', 0],
        ['archer', 0],
        ['castle', 0],
      ],
      more,
    })
    choose(match, 'move:0')
    expect(offered(match)).toEqual(['all', 'pick'])
    choose(match, 'pick')
    // The archer must go; whether the cutiecorn does is a choice.
    expect([question(match), ...offered(match)]).toEqual(['moveCount@0', '0', '1'])
    choose(match, '1', '2')
    expect([unitsAt(match, 0, 'cutiecorn', 2), unitsAt(match, 0, 'archer', 2)]).toEqual([1, 1])
  })

  it('may be left behind [BS-CUT-06]', () => {
    const match = given({
      map: FOUR,
      mine: [
        ['cutiecorn', 0],
        ['archer', 0],
      ],
      more,
    })
    choose(match, 'move:0', 'pick', '0', '1')
    expect([unitsAt(match, 0, 'cutiecorn', 0), unitsAt(match, 0, 'archer', 1)]).toEqual([1, 1])
    expect(offered(match)).toEqual(['pay', '1'])
  })

  it('keeps to the terrain of cavalry, and to ships [BS-CUT-05] [BS-RUL-84]', () => {
    const map = row('plains', 'mountains')
    const riders: FactionId[] = ['dragonRiders', 'corsairs', 'horseLords']
    const mine: Units = [
      ['dragon', 0],
      ['cutiecorn', 0],
    ]
    expect(costsOf({ map, mine, more: { ...more, factions: riders } })).toEqual({})
    expect(costsOf({ map: row('plains', 'sea'), mine, more: { ...more, factions: riders } })).toEqual({})
    expect(
      costsOf({
        map,
        mine: [
          ['archer', 0],
          ['cutiecorn', 0],
        ],
        faction: 'hillFolk',
        more,
      }),
    ).toEqual({ 1: 3 })
    expect(
      costsOf({
        map: row('plains', 'sea', 'plains'),
        mine: [
          ['archer', 0],
          ['cutiecorn', 0],
          ['ship', 1],
        ],
        more,
      }),
    ).toEqual({ 2: 1 })
  })

  it('undead are no company that moves [BS-RUL-23] [BS-CUT-06]', () => {
    const factions: FactionId[] = ['necromancers', 'corsairs', 'horseLords']
    const match = given({
      map: FOUR,
      mine: [
        ['undead', 0],
        ['cutiecorn', 0],
      ],
      hand: ['ship'],
      more: { ...more, factions },
    })
    expect(offeredOf(match, 'move')).toEqual([])
  })

  it('it may leave terrain it could not enter [BS-RUL-33]', () => {
    const map = row('mountains', 'plains', 'mountains')
    const factions: FactionId[] = ['dragonRiders', 'corsairs', 'horseLords']
    expect(
      costsOf({
        map,
        mine: [
          ['dragon', 0],
          ['cutiecorn', 0],
        ],
        more: { ...more, factions },
      }),
    ).toEqual({ 1: 1 })
  })

  it('alone, it does not stop an army that comes, and joins it [BS-RUL-83] [BS-CUT-07]', () => {
    const match = given({ map: FOUR, mine: [['archer', 0]], theirs: [['cutiecorn', 1]], more })
    choose(match, 'move:0', '2')
    expect([match.state.cutiecorn, unitsAt(match, 0, 'cutiecorn', 1), unitsAt(match, 0, 'archer', 2)]).toEqual([
      0, 1, 1,
    ])
    expect(
      costsOf({
        map: FOUR,
        mine: [['archer', 0]],
        theirs: [
          ['cutiecorn', 1],
          ['archer', 1],
        ],
        more,
      }),
    ).toEqual({ 1: 1 })
    expect(
      costsOf({
        map: FOUR,
        mine: [['archer', 0]],
        theirs: [
          ['cutiecorn', 3],
          ['archer', 1],
        ],
        more,
      }),
    ).toEqual({ 1: 1 })
    const three = given({
      map: FOUR,
      mine: [['archer', 0]],
      more: {
        ...more,
        units: {
          0: [
            ['archer', 0],
            ['cutiecorn', 0],
          ],
          1: [['archer', 1]],
        },
      },
    })
    choose(three, 'move:0', 'all', '1')
    expect(unitsAt(three, 0, 'cutiecorn', 1)).toBe(1)
  })
})
