import { describe, expect, it } from 'vitest'
import type { UnitName } from '../../content/units.ts'
import { choose, offered, positionMatch, unit, type BloodstonesMatch } from '../../testing/position.ts'
import { stepCost, unitsIn } from '../table/pieces.ts'

const map = {
  terrain: ['desert', 'hills', 'mountains', 'plains', 'sea'],
  links: [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
  ],
} as const

function endTurn(match: BloodstonesMatch): void {
  while (match.state.active === 0)
    choose(
      match,
      offered(match).find((key) => key === 'end' || key === 'none')!,
    )
}

describe('faction abilities', () => {
  const soldiers: UnitName[] = [
    'archer',
    'swordsman',
    'shieldGuard',
    'cavalry',
    'siegeEngine',
    'leader',
    'raider',
    'giant',
  ]

  it('hold for every unit of the faction, and for no other faction [BS-FAC-GEN-01]', () => {
    const match = positionMatch({ factions: ['hillFolk', 'horseLords'], map, units: { 0: [['archer', 3]] } })
    const costs = (role: number, area: number): number[] =>
      soldiers.map((name) => stepCost(match.play, role, unit(name), area))
    expect(costs(0, 1)).toEqual(soldiers.map(() => 2))
    expect(costs(0, 2)).toEqual(soldiers.map(() => 3))
    expect(costs(1, 1)).toEqual(soldiers.map(() => 3))
    expect(costs(1, 2)).toEqual(soldiers.map(() => -1))
    expect(stepCost(match.play, 0, unit('ship'), 2)).toBe(-1)
  })
})

it('a dragon stays in the desert where others perish [BS-FAC-DRA-04]', () => {
  const match = positionMatch({
    factions: ['dragonRiders', 'horseLords'],
    map,
    units: {
      0: [
        ['dragon', 0],
        ['archer', 0],
      ],
      1: [['citadel', 3]],
    },
  })
  expect(unitsIn(match.play, 0, 0)).toBe(2)
  endTurn(match)
  expect(unitsIn(match.play, 0, 0)).toBe(1)
  expect(match.state.where.filter((area) => area === 0)).toHaveLength(1)
  expect(match.state.discard[unit('archer')]).toBe(1)
  expect(match.state.discard[unit('dragon')]).toBe(0)
})
