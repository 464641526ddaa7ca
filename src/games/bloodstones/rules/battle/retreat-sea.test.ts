import { describe, expect, it } from 'vitest'
import type { FactionId } from '../../content/units.ts'
import { fight } from '../../testing/battle.ts'
import { choose, question, unit, view } from '../../testing/position.ts'
import type { BloodstonesMatch, Position, TestMap } from '../../testing/position.ts'

type Units = NonNullable<Position['units']>[number]

/** The destinations on offer to the retreating role 1, each with its label and its warning. */
const destinations = (match: BloodstonesMatch): unknown[] =>
  view(match)!.options.map(({ key, label, detail }) => [key, label.key, detail?.key])

const attacked = (
  factions: readonly FactionId[],
  map: TestMap,
  attackers: Units,
  defenders: Units,
  more: Partial<Position> = {},
): BloodstonesMatch => {
  const match = fight({ factions, map, units: { 0: attackers, 1: defenders }, hands: { 0: ['archer'] }, ...more })
  expect(question(match)).toBe('retreat@1')
  choose(match, 'retreat')
  return match
}

describe('what is said of a destination', () => {
  it('Corsairs without enough cavalry go by ship to a neighbouring area too, and are told so [BS-RUL-63] [BS-FAC-COR-02]', () => {
    const map: TestMap = { terrain: ['plains', 'plains', 'sea', 'plains'], links: [[0, 1], [0, 2], [1, 2], [2, 3]] } // prettier-ignore
    const retreat = (attackers: Units): unknown[] =>
      destinations(attacked(['horseLords', 'corsairs', 'hillFolk'], map, attackers, [['archer', 0], ['ship', 2]])) // prettier-ignore
    expect(retreat([['cavalry', 0]])).toEqual([
      ['1', 'battle.destinationOverSea', undefined],
      ['3', 'battle.destinationOverSea', undefined],
    ])
    expect(retreat([['archer', 0]])).toEqual([
      ['1', 'battle.destination', undefined],
      ['3', 'battle.destinationOverSea', undefined],
    ])
  })

  it('warns of those left to die and of the battle that follows, both at once [BS-RUL-55] [BS-RET-13]', () => {
    const map: TestMap = { terrain: ['sea', 'plains', 'plains'], links: [[0, 1], [0, 2]] } // prettier-ignore
    const match = attacked(
      ['horseLords', 'dragonRiders'],
      map,
      [['ship', 0], ['archer', 1]], // prettier-ignore
      [['ship', 0], ['dragon', 0]], // prettier-ignore
      { villages: { 1: [[1, 1]] } },
    )
    expect(destinations(match)).toEqual([
      ['1', 'battle.destination', 'battle.leftToDieBeforeBattle'],
      ['2', 'battle.destination', 'battle.leftToDie'],
    ])
    expect(view(match)!.options[0].detail?.args).toEqual({ units: `${unit('ship')}*1`, area: 1 })
  })
})
