import { expect, it } from 'vitest'
import { positionMatch, unit, type Position } from '../../testing/position.ts'
import { countOf, unitsIn } from '../table/pieces.ts'
import { cutiecornArea, settleCutiecorn } from './cutiecorn.ts'

const map = {
  terrain: ['plains', 'plains', 'forest'],
  links: [
    [0, 1],
    [1, 2],
  ],
} as const

function settled(units: Position['units'], area = 0, active = 0): number {
  const match = positionMatch(
    {
      factions: ['hillFolk', 'horseLords', 'dragonRiders', 'necromancers'],
      map,
      units: units!,
      options: { cutiecorn: true },
      active,
    },
    [{ procedure: 'turn', args: { step: 0 } }],
  )
  settleCutiecorn(match.play, area)
  return match.state.cutiecorn
}

it('alone with enemy units it joins them at once, without a battle or VP [BS-CUT-07]', () => {
  const match = positionMatch({
    factions: ['hillFolk', 'horseLords'],
    map,
    units: {
      0: [
        ['cutiecorn', 1],
        ['archer', 0],
      ],
      1: [
        ['archer', 1],
        ['archer', 2],
      ],
    },
    options: { cutiecorn: true },
  })
  settleCutiecorn(match.play, 1)
  expect(match.state.cutiecorn).toBe(1)
  expect([unitsIn(match.play, 1, 0), unitsIn(match.play, 1, 1)]).toEqual([0, 2])
  expect(countOf(match.play, 1, 1, unit('cutiecorn'))).toBe(1)
  expect(cutiecornArea(match.play)).toBe(1)
  expect(match.state.vp).toEqual([0, 0])
})

it('stays with company, even a castle or citadel, and where no enemy unit is [BS-CUT-07]', () => {
  expect(
    settled({
      0: [
        ['cutiecorn', 0],
        ['castle', 0],
      ],
      1: [['archer', 0]],
    }),
  ).toBe(0)
  expect(
    settled({
      0: [
        ['cutiecorn', 0],
        ['citadel', 0],
      ],
      1: [['archer', 0]],
    }),
  ).toBe(0)
  expect(settled({ 0: [['cutiecorn', 0]], 1: [['archer', 1]] })).toBe(0)
})

it('is not kept by villages of its controller [BS-CUT-07]', () => {
  const match = positionMatch({
    factions: ['hillFolk', 'horseLords'],
    map,
    units: { 0: [['cutiecorn', 0]], 1: [['archer', 0]] },
    villages: { 0: [[0, 1]] },
    options: { cutiecorn: true },
  })
  settleCutiecorn(match.play, 0)
  expect(match.state.cutiecorn).toBe(1)
})

it('of several enemies it joins the active one, else the strongest, else the next clockwise [BS-CUT-07] [BS-RUL-83]', () => {
  expect(settled({ 0: [['cutiecorn', 0]], 1: [['archer', 0, 2]], 2: [['archer', 0]] }, 0, 2)).toBe(2)
  expect(settled({ 0: [['cutiecorn', 0]], 1: [['archer', 0]], 2: [['archer', 0, 2]] })).toBe(2)
  expect(settled({ 0: [['cutiecorn', 0]], 1: [['archer', 0, 2]], 2: [['archer', 0]] })).toBe(1)
  expect(settled({ 0: [['cutiecorn', 0]], 1: [['archer', 0]], 2: [['archer', 0]] })).toBe(1)
  expect(settled({ 0: [['cutiecorn', 0]], 1: [['archer', 0]], 3: [['archer', 0]] }, 0, 2)).toBe(3)
})

it('is settled only where it stands', () => {
  expect(settled({ 0: [['cutiecorn', 0]], 1: [['archer', 0]] }, 1)).toBe(0)
})
