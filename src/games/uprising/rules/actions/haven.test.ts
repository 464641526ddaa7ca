import { describe, expect, it } from 'vitest'
import type { Effect } from '../../content/effects/verbs.ts'
import {
  askedOf,
  at,
  choose,
  heardMatch,
  numbered,
  offered,
  question,
  refusedBy,
  tableOf,
  type Position,
} from '../../testing/position.ts'
import { effectMatch } from '../../testing/effects.ts'
import { actions, building, wealth } from '../../testing/turns.ts'
import { havensLeft } from '../map/reserve.ts'
import { productionOf } from '../phases/production.ts'
import { removeHaven } from '../placing/put-on-hex.ts'
import type { Play } from '../table/rules.ts'
import { NONE } from '../table/state.ts'

const HOME = at(0, -2)
const HERE = at(0, -1)
const there = (position: Position = {}): Position => ({
  tiles: { [HERE]: 'torment' },
  heroAt: { 0: HERE },
  ...position,
})

describe('Haven', () => {
  it('costs 1 AP and 2 Plunder and ends the turn [UP-HAV-01, UP-HAV-02, UP-ACT-02]', () => {
    const { match } = actions(there({ heroes: ['yanny', 'khaal'] }))
    choose(match, 'action:haven')
    expect(match.state.haven[HERE]).toBe(0)
    expect(match.state.ap[0]).toBe(7)
    expect(wealth(match, 0)).toEqual([5, 3, 5])
    expect(question(match)).toBe('action@1')
  })

  it('costs Krowh 3 Plunder [UP-HAV-01]', () => {
    const { match } = actions(there({ heroes: ['khaal', 'yanny'] }))
    choose(match, 'action:haven')
    expect(wealth(match, 0)).toEqual([5, 2, 5])
    const poor = actions(there({ heroes: ['khaal', 'yanny'], resources: { 0: [5, 2, 5] } }))
    expect(offered(poor.match)).not.toContain('action:haven')
  })

  it.each([
    ['an unexplored hex', 'UP-HAV-03', { tiles: {} }],
    ['a region', 'UP-HAV-04', { tiles: { [HERE]: 'ice' } }],
    ['the Capital', 'UP-HAV-04', { heroAt: { 0: at(0, 0) } }],
    ['a hex with an X', 'UP-HAV-04', { tiles: { [HERE]: 'graveyard' } }],
    ['a cursed hex', 'UP-HAV-05', { curses: [HERE] }],
    ['a hex with Garrisons', 'UP-HAV-06', { garrisons: { [HERE]: 1 } }],
    ['a hex with a Horde', 'UP-HAV-06', { cards: { siren: { at: HERE } } }],
    ["a hex with another player's Units", 'UP-HAV-06', { units: { [HERE]: ['younglings'] } }],
    ['a hex with a Haven', 'UP-HAV-07', { havens: { 1: [HERE] } }],
    ['a hex with an own Haven', 'UP-HAV-07', { havens: { 0: [HERE] } }],
  ] as [string, string, Position][])('is not possible on %s [%s]', (_, rule, position) => {
    const { match } = actions(there(position))
    expect(offered(match)).not.toContain('action:haven')
    expect(refusedBy(match, 0, 'action:haven')).toEqual([rule])
  })

  it('needs an explored hex, no X, no Curse, no Units of others, no Haven [UP-HAV-03, UP-HAV-04, UP-HAV-05]', () => {
    expect(offered(actions(there()).match)).toContain('action:haven')
  })

  it('does not mind Heroes, own Units or none [UP-HAV-06, UP-HAV-07, UP-HAV-08]', () => {
    const { match } = actions(there({ heroAt: { 0: HERE, 1: HERE }, units: { [HERE]: ['tribesmen'] } }))
    expect(offered(match)).toContain('action:haven')
  })

  it('takes the leftmost of five Havens and uncovers a production space [UP-HAV-09]', () => {
    const four = [HOME, at(0, -3), at(1, -3), at(2, -3)]
    const { match } = actions(there({ heroes: ['ronja', 'khaal'], havens: { 0: four } }))
    expect(productionOf(match.play, 0)[1]).toBeGreaterThanOrEqual(3)
    choose(match, 'action:haven')
    expect(havensLeft(match.play, 0)).toBe(0)
    const five = actions(there({ havens: { 0: [...four, at(3, -3)] } }))
    expect(refusedBy(five.match, 0, 'action:haven')).toEqual(['UP-HAV-09'])
  })

  it('makes a hex produce, score and take Units [UP-HAV-10]', () => {
    const position: Position = { heroes: ['ronja', 'khaal'], tiles: { [HERE]: 'rigga' } }
    const without = tableOf({ ...position, havens: { 0: [HOME] } })
    const withIt = tableOf({ ...position, havens: { 0: [HOME, HERE] } })
    const { production } = withIt.content.factions[withIt.state.faction[0]]
    const { yields } = withIt.content.cards.second.hexes[numbered('hexes', 'rigga')]
    expect(yields.some((n) => n > 0)).toBe(true)
    const more = productionOf(withIt, 0).map((n, kind) => n - productionOf(without, 0)[kind])
    expect(more).toEqual(yields.map((n, kind) => n + production[2][kind] - production[1][kind]))
    const scored = (havens: readonly number[]): number => {
      const { match } = heardMatch({ ...position, startFeats: false, phase: 'scoring', havens: { 0: havens } }, [
        { procedure: 'scoring', args: { step: 0 } },
      ])
      return match.state.vp[0]
    }
    const { vp } = withIt.content.cards.second.hexes[numbered('hexes', 'rigga')]
    expect(scored([HOME, HERE]) - scored([HOME])).toBe(withIt.content.setup.havenPoints + vp)
    const places = (havens: readonly number[]): boolean => {
      const { match } = building({ ...position, havens: { 0: havens } })
      return offered(match, askedOf(match, 0)).some((key) => key.endsWith(`@${HERE}`))
    }
    expect([places([HOME]), places([HOME, HERE])]).toEqual([false, true])
  })

  it('covers the rightmost space again when it is removed, with Wall and Tower [UP-HAV-11, UP-RUL-30]', () => {
    const t = tableOf({ havens: { 0: [HOME, HERE] }, walls: [HERE], towers: [HERE], tiles: { [HERE]: 'torment' } })
    const play = { ...t, tell: () => undefined, push: () => undefined } as unknown as Play
    const one = productionOf(tableOf({ havens: { 0: [HOME] } }), 0)
    removeHaven(play, HERE)
    expect([t.state.haven[HERE], t.state.wall[HERE], t.state.tower[HERE]]).toEqual([NONE, 0, 0])
    expect(havensLeft(t, 0)).toBe(4)
    expect(productionOf(t, 0)).toEqual(one)
  })

  it('may stand on Sea Towers and on home hexes, also of others [UP-HAV-12, UP-RUL-49]', () => {
    const tower = actions({ tiles: { [at(2, 0)]: 'dawngaard' }, heroAt: { 0: at(2, 0) } })
    expect(offered(tower.match)).toContain('action:haven')
    const abandoned: Position = { heroAt: { 0: at(0, 2) }, havens: { 1: [] } }
    const garrison: Effect = { op: 'placeGarrison', n: 1, at: { at: 'here' } }
    const occupied = effectMatch(abandoned, [garrison], { here: at(0, 2) })
    expect(occupied.match.state.garrison[at(0, 2)]).toBe(1)
    const foreign = actions(abandoned)
    expect(offered(foreign.match)).toContain('action:haven')
    choose(foreign.match, 'action:haven')
    expect(foreign.match.state.haven[at(0, 2)]).toBe(0)
    expect(foreign.match.state.tile[at(0, 2)]).toBe(numbered('hexes', 'khatrak-kautil'))
  })
})
