import { describe, expect, it } from 'vitest'
import type { FactionId } from '../../content/units.ts'
import { costsOf, given, row, type Units } from '../../testing/marches.ts'
import { choose, offered, question, unit } from '../../testing/position.ts'
import { groupCost } from './paths.ts'

describe('leaders', () => {
  const map = row('plains', 'forest', 'plains')

  it('three units with a leader pay for two: 4 and 2 points [BS-EX-11] [BS-MOV-13]', () => {
    const mine: Units = [
      ['leader', 0],
      ['swordsman', 0],
      ['archer', 0],
    ]
    expect(
      costsOf({
        map,
        mine,
        faction: 'dragonRiders',
        more: { factions: ['dragonRiders', 'corsairs', 'horseLords'] },
      }),
    ).toEqual({ 1: 4, 2: 6 })
  })

  it('that move is paid with a castle and a cavalry tile, one point is lost [BS-EX-12] [BS-MOV-03]', () => {
    const match = given({
      map,
      mine: [
        ['leader', 0],
        ['swordsman', 0],
        ['archer', 0],
      ],
      hand: ['castle', 'cavalry'],
      more: { factions: ['dragonRiders', 'corsairs', 'horseLords'] },
    })
    const told: unknown[] = []
    match.listener = (event) => told.push(event)
    choose(match, 'move:0', 'all', '2', 'pay', 'cavalry+castle')
    expect(told).toContainEqual({
      type: 'paidPoints',
      role: 0,
      tiles: `${unit('cavalry')}*1,${unit('castle')}*1`,
      points: 7,
      cost: 6,
    })
    expect(question(match)).toBe('action@0')
  })

  it('two leaders and a third unit move for the cost of one [BS-EX-14] [BS-FAC-HOR-02] [BS-MOV-14]', () => {
    expect(
      costsOf({
        map,
        mine: [
          ['leader', 0, 2],
          ['archer', 0],
        ],
      }),
    ).toEqual({ 1: 2, 2: 3 })
    expect(
      costsOf({
        map,
        mine: [
          ['leader', 0, 2],
          ['archer', 0, 2],
        ],
      }),
    ).toEqual({ 1: 4, 2: 6 })
    expect(costsOf({ map, mine: [['leader', 0, 2]] })).toEqual({ 1: 2, 2: 3 })
    expect(costsOf({ map, mine: [['leader', 0]] })).toEqual({ 1: 2, 2: 3 })
  })

  it('so do the two leaders of the Chaos Horde [BS-FAC-CHA-07]', () => {
    const factions: FactionId[] = ['chaosHorde', 'corsairs', 'horseLords', 'dragonRiders']
    expect(
      costsOf({
        map,
        mine: [
          ['leader', 0, 2],
          ['horde', 0],
        ],
        more: { factions },
      }),
    ).toEqual({ 1: 2, 2: 3 })
  })

  it('of n units with k leaders n − min(k, n − 1) pay [BS-RUL-30]', () => {
    const pay = (leaders: number, others: number): number => groupCost(leaders, others, 0, 1, 1)
    expect([pay(0, 1), pay(0, 5), pay(1, 0), pay(1, 1), pay(1, 4), pay(2, 0), pay(2, 1), pay(2, 2), pay(2, 5)]).toEqual(
      [1, 5, 1, 1, 4, 1, 1, 2, 5],
    )
  })

  it('a leader pays its own way when it takes a dragon along [BS-RUL-30] [BS-RUL-31]', () => {
    const factions: FactionId[] = ['dragonRiders', 'corsairs', 'horseLords']
    const hills = row('plains', 'hills')
    expect(
      costsOf({
        map: hills,
        mine: [
          ['leader', 0],
          ['dragon', 0],
        ],
        more: { factions },
      }),
    ).toEqual({ 1: 3 })
    expect(
      costsOf({
        map: hills,
        mine: [
          ['leader', 0],
          ['dragon', 0, 2],
          ['archer', 0],
        ],
        more: { factions },
      }),
    ).toEqual({ 1: 5 })
    expect(
      costsOf({
        map: hills,
        mine: [
          ['dragon', 0, 2],
          ['archer', 0],
        ],
        more: { factions },
      }),
    ).toEqual({ 1: 5 })
    expect(costsOf({ map: row('plains', 'mountains', 'plains'), mine: [['dragon', 0]], more: { factions } })).toEqual({
      1: 1,
      2: 2,
    })
    expect(
      offered(
        given({
          map: row('plains', 'mountains'),
          mine: [
            ['leader', 0],
            ['dragon', 0],
          ],
          more: { factions },
        }),
      ),
    ).toContain('move:0')
  })

  it('where dragons are the dearest, they are the ones to go free [BS-RUL-30]', () => {
    expect(groupCost(1, 1, 1, 1, 3)).toBe(2)
    expect(groupCost(2, 1, 1, 1, 3)).toBe(2)
    expect(groupCost(2, 0, 3, 1, 3)).toBe(5)
    expect(groupCost(1, 1, 1, 2, 2)).toBe(4)
  })
})
