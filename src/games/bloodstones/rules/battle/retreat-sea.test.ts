import { describe, expect, it } from 'vitest'
import type { FactionId } from '../../content/units.ts'
import { actions } from '../../testing/actions.ts'
import { fight, heard, listen } from '../../testing/battle.ts'
import { choose, offered, question, unit, view } from '../../testing/position.ts'
import type { BloodstonesMatch, Position, TestMap } from '../../testing/position.ts'
import { BRANCHES, shoreOf, TWO_SEAS } from '../../testing/two-seas.ts'

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

describe('from a coast on several seas', () => {
  /** Where the defender of the coast may go; '' if it may not retreat. */
  const retreats = (ships: readonly number[], more: Partial<Position> = {}): string => {
    const match = fight({
      factions: ['dragonRiders', 'horseLords'],
      map: TWO_SEAS,
      units: { 0: [['archer', 0]], 1: [['archer', 0], ...ships.map((sea) => ['ship', sea] as const)] },
      hands: { 0: ['archer'] },
      ...more,
    })
    if (question(match) !== 'retreat@1') return ''
    const told = listen(match)
    choose(match, 'retreat')
    return question(match) === 'retreatTo@1' ? offered(match).join() : String(heard(told, 'retreated')[0].to)
  }

  it('the way is open over each of them, along every arm, to every shore [BS-RET-15] [BS-RUL-60]', () => {
    expect([[1], [2], [3]].map((ships) => retreats(ships))).toEqual(['11', '7,12', '13'])
    expect(retreats([1, 3])).toBe('11,13')
    for (const sea of BRANCHES) expect(retreats([2, sea])).toBe(`7,12,${shoreOf(sea)}`)
    expect(retreats([2, 4, 5, 6].slice(0, 3))).toBe('7,12,14,15')
    expect(retreats([4, 5, 6])).toBe('')
    const village: Position['villages'] = { 0: [[7, 1], [12, 1]], 1: [[14, 1]] } // prettier-ignore
    expect(retreats([2, 4], { villages: village })).toBe('14')
  })

  it('a Corsair ship in any of them makes the attack one from the coast [BS-FAC-COR-03] [BS-RUL-62]', () => {
    const attackedFrom = (sea: number): string =>
      retreats([], {
        factions: ['corsairs', 'horseLords', 'hillFolk'],
        map: { ...TWO_SEAS, links: [...TWO_SEAS.links, [0, 11]] },
        units: { 0: [['archer', 0], ['ship', sea]], 1: [['archer', 0]] }, // prettier-ignore
      })
    expect([1, 2, 3, 4, 5, 6].map(attackedFrom)).toEqual(['', '', '', '11', '11', '11'])
  })
})

describe('where the enemy came from', () => {
  it('is a destination like any other [BS-RET-12]', () => {
    const match = actions({
      factions: ['dragonRiders', 'horseLords'],
      map: { terrain: ['plains', 'plains', 'plains'], links: [[0, 1], [0, 2]] }, // prettier-ignore
      units: { 0: [['archer', 1]], 1: [['archer', 0]] },
      hands: { 0: ['archer', 'archer'] },
    })
    choose(match, 'move:1', '0', 'pay', 'archer')
    choose(match, 'fight:0@1', 'retreat')
    expect([question(match), offered(match)]).toEqual(['retreatTo@1', ['1', '2']])
    choose(match, '1')
    expect(match.state.presence).toEqual([1, 2, 0])
  })
})
