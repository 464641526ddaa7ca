import { describe, expect, it } from 'vitest'
import { defaultContent } from '../../content/content.ts'
import { at, heardMatch, positionMatch, tableOf, type Position } from '../../testing/position.ts'
import { gainVp, loseVp } from '../table/points.ts'
import { gainAp, gainResource, loseResource, spendAp } from '../table/resources.ts'
import type { Play } from '../table/rules.ts'
import {
  cursesLeft,
  garrisonsLeft,
  havensLeft,
  lockedAp,
  skeletonsLeft,
  towersLeft,
  unitsLeft,
  wallsLeft,
} from './reserve.ts'

const content = defaultContent()

/** A game that waits: the exchange is asked. */
const waiting = (position: Position = {}): Play =>
  positionMatch(position, [{ procedure: 'convert', args: { role: 0 } }]).play

describe('the box', () => {
  it('holds the printed number of every piece [UP-SET-07, UP-SET-35]', () => {
    const t = tableOf({ havens: { 0: [], 1: [] } })
    expect([1, 2, 3].map((level) => garrisonsLeft(t, level))).toEqual([10, 10, 10])
    expect([skeletonsLeft(t), cursesLeft(t), wallsLeft(t), towersLeft(t)]).toEqual([11, 9, 10, 10])
    expect([havensLeft(t, 0), havensLeft(t, 1)]).toEqual([5, 5])
    expect(content.units.reduce((sum, { count }) => sum + count, 0)).toBe(48)
    expect([content.factions.length, content.heroes.length, content.dice.length]).toEqual([4, 8, 6])
  })

  it('holds 33 hexes in the second edition, 28 in the first, some of them advanced [UP-SET-08, UP-SET-09]', () => {
    for (const [edition, all, advanced] of [
      ['second', 33, 5],
      ['first', 28, 4],
    ] as const) {
      const hexes = content.cards[edition].hexes.filter(({ sets }) => sets.includes(edition))
      expect(hexes).toHaveLength(all)
      expect(hexes.filter(({ isAdvanced }) => isAdvanced)).toHaveLength(advanced)
      const nemesis = content.cards[edition].nemesis.filter(({ sets }) => sets.includes(edition))
      expect(nemesis.filter(({ isLegion }) => isLegion)).toHaveLength(8)
      expect(nemesis.filter(({ isLegion }) => !isLegion)).toHaveLength(8)
    }
    const [second, first] = content.setup.editions
    expect([second.events, second.quests, second.druids, second.items]).toEqual([28, 25, 9, 43])
    expect([first.events, first.quests, first.druids, first.items]).toEqual([24, 18, 7, 32])
  })

  it('takes back what leaves the map; Units on the map, in Graveyards, on cards are not there [UP-SET-04]', () => {
    const position: Position = {
      units: { [at(0, -2)]: ['tribesmen', 'tribesmen'] },
      imperialGraveyard: ['tribesmen'],
      cards: { siren: { at: at(3, 0) } },
    }
    expect(unitsLeft(tableOf(position), 0, 0)).toBe(3)
    const attached = tableOf({ ...position, arrange: (state) => void (state.attached[13].units[0] = 1) })
    expect(unitsLeft(attached, 0, 0)).toBe(2)
    expect(unitsLeft(attached, 0, 3)).toBe(1)
  })

  it('gives back nothing that was removed from the game [UP-SET-05]', () => {
    const t = tableOf({ arrange: (state) => void (state.boxedUnits[0] = 6) })
    expect(unitsLeft(t, 0, 0)).toBe(0)
  })

  it('counts Garrisons by their level [UP-SET-06, UP-RUL-11]', () => {
    const t = tableOf({ garrisons: { [at(0, 0)]: 3, [at(1, 0)]: 1 }, arrange: (s) => (s.buriedGarrisons = [1, 1, 0]) })
    expect([1, 2, 3].map((level) => garrisonsLeft(t, level))).toEqual([7, 8, 9])
    const others = tableOf({
      skeletons: { [at(1, 0)]: 2 },
      curses: [at(1, 0)],
      walls: [at(0, -2)],
      towers: [at(0, -2)],
    })
    expect([skeletonsLeft(others), cursesLeft(others), wallsLeft(others), towersLeft(others)]).toEqual([9, 8, 9, 9])
  })
})

describe('resources and AP', () => {
  it('go back to the reserve when they are spent: a limited supply has them again [UP-SET-16, UP-RUL-11]', () => {
    const play = waiting({ resources: { 0: [100, 10, 5], 1: [5, 0, 0] }, options: { resourceSupply: 'limited' } })
    expect(gainResource(play, 1, 0, 3)).toBe(0)
    expect(loseResource(play, 0, 0, 4)).toBe(4)
    expect(gainResource(play, 1, 0, 6)).toBe(4)
    expect(play.state.resources).toEqual([96, 10, 5, 9, 0, 0])
  })

  it('are lost only as far as they are there [UP-RUL-13, UP-SET-06]', () => {
    const play = waiting({ resources: { 0: [2, 5, 5] } })
    expect(loseResource(play, 0, 0, 3)).toBe(2)
    expect(play.state.resources.slice(0, 3)).toEqual([0, 5, 5])
  })

  it('are spent and come back; more than were spent are extra [UP-RUL-23, UP-SET-16]', () => {
    const play = waiting({ ap: { 0: 6 } })
    const { state } = play
    gainAp(play, 0, 3)
    expect([state.ap[0], state.spentAp[0], state.extraAp[0]]).toEqual([9, 0, 1])
    spendAp(state, 0, 2)
    expect([state.ap[0], state.spentAp[0], state.extraAp[0]]).toEqual([7, 1, 0])
    expect(lockedAp(state, 0)).toBe(0)
  })
})

describe('VP', () => {
  it('move with every gain, have no upper limit and never fall below 0 [UP-SET-29, UP-RUL-12]', () => {
    const { match, told } = heardMatch({}, [{ procedure: 'convert', args: { role: 0 } }])
    gainVp(match.play, 4, 250, 'UP-SCO-03')
    loseVp(match.play, 1, 3, 'UP-RUL-12')
    gainVp(match.play, 1, 2, 'UP-SCO-11')
    loseVp(match.play, 1, 3, 'UP-RUL-12')
    expect(match.state.vp).toEqual([0, 0, 0, 0, 250, 0])
    expect(told('vpLost')).toEqual([{ side: 1, points: 2, rule: 'UP-RUL-12' }])
  })
})
