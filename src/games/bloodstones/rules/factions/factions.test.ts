import { describe, expect, it } from 'vitest'
import type { UnitName } from '../../content/units.ts'
import { choose, offered, positionMatch, unit, type BloodstonesMatch } from '../../testing/position.ts'
import { modifierOf, tilesFor } from '../battle/modifiers.ts'
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

it('the Dragon Riders have two dragons and are like everybody else in all other things [BS-FAC-DRA-01]', () => {
  const match = positionMatch({
    factions: ['dragonRiders', 'horseLords'],
    map,
    units: { 0: [['archer', 1], ['lizardman', 1], ['ship', 4]], 1: [['archer', 1], ['cavalry', 1], ['ship', 4]] }, // prettier-ignore
  })
  const { factions } = match.content
  const [riders, lords] = [factions[0], factions[1]]
  expect(riders.pieces.filter((type) => type === unit('dragon'))).toHaveLength(2)
  expect([riders.handLimit, riders.villages, riders.startVp, riders.undead]).toEqual([6, 20, 0, 0])
  const common: UnitName[] = [
    'archer',
    'swordsman',
    'shieldGuard',
    'cavalry',
    'siegeEngine',
    'leader',
    'ship',
    'castle',
  ]
  for (const name of common) {
    const type = unit(name)
    expect([riders.cost[type], riders.value[type]], name).toEqual([lords.cost[type], lords.value[type]])
    for (let area = 0; area < 5; area++)
      expect(stepCost(match.play, 0, type, area), `${name} to ${area}`).toBe(stepCost(match.play, 1, type, area))
  }
  expect([0, 1].map((role) => modifierOf(match.play, role, 1 - role, 4, true))).toEqual([1, 1])
  expect([0, 1].map((role) => tilesFor(match.play, role, 1 - role, 1))).toEqual([3, 3])
})
