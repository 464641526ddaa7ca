import { describe, expect, it } from 'vitest'
import {
  at,
  askedOf,
  choose,
  chooseAs,
  heardMatch,
  numbered,
  offered,
  question,
  refusedBy,
} from '../../testing/position.ts'
import { actions, building, offeredOf, wealth } from '../../testing/turns.ts'
import { productionOf } from '../phases/production.ts'
import { hexPoints } from '../phases/scoring.ts'
import { FACE_DOWN, NONE } from '../table/state.ts'

const HOME = at(0, -2)
const HERE = at(0, -1)
const SECOND = at(0, -3)
const RIGGA = numbered('hexes', 'rigga')

describe('the example of building', () => {
  const yanny = {
    heroes: ['yanny', 'khaal'] as const,
    havens: { 0: [HOME, SECOND] },
    tiles: { [SECOND]: 'torment' as const },
    units: { [HOME]: ['oathsworn', 'oathsworn', 'oathsworn', 'koloth', 'younglings'] as const },
    resources: { 0: [2, 6, 0] as const },
  }
  const unit = (type: number, space: number): string => `unit:${type}@${space}`

  it('with Tower and Wall takes 6 Plunder and 2 Salt [UP-EX-04]', () => {
    const { match } = building({ ...yanny, edition: 'first' })
    expect(refusedBy(match, 0, unit(0, HOME))).toEqual(['UP-BLD-05'])
    chooseAs(match, 0, `tower@${HOME}`, `wall@${HOME}`, unit(0, SECOND), 'pay:0-2-0', unit(0, SECOND), 'pay:0-2-0')
    expect(wealth(match, 0)).toEqual([2, 0, 0])
    chooseAs(match, 0, unit(1, SECOND))
    expect(wealth(match, 0)).toEqual([0, 0, 0])
    expect(match.state.units.slice(SECOND * 4, SECOND * 4 + 4)).toEqual([2, 1, 0, 0])
    expect([match.state.wall[HOME], match.state.tower[HOME]]).toEqual([1, 1])
  })

  it('with a Tower alone takes 5 Plunder and 2 Salt [UP-EX-05, UP-RUL-09]', () => {
    const { match } = building(yanny)
    chooseAs(match, 0, `tower@${HOME}`, unit(0, SECOND), 'pay:0-2-0', unit(0, SECOND), 'pay:0-2-0')
    chooseAs(match, 0, unit(1, SECOND))
    expect(wealth(match, 0)).toEqual([0, 1, 0])
    expect(match.state.units.slice(SECOND * 4, SECOND * 4 + 4)).toEqual([2, 1, 0, 0])
    expect(offered(match, askedOf(match, 0))).toContain('done')
  })
})

describe('the examples of Move and Trade', () => {
  it('Ronja goes to an unexplored hex and stops [UP-EX-06]', () => {
    const { match } = actions({ heroes: ['ronja', 'khaal'], garrisons: { [HERE]: 1 } })
    choose(match, 'action:move', `hex:${HERE}`)
    expect(match.state.ap[0]).toBe(7)
    expect(match.state.tile[HERE]).toBe(FACE_DOWN)
    expect(match.state.combat).toBe(undefined)
    choose(match, 'done')
    expect(question(match)).toBe('action@1')
  })

  it("Kha'al goes to Ronja and gets 3 Plunder while he trades [UP-EX-07]", () => {
    const { match } = actions({
      heroes: ['khaal', 'ronja'],
      heroAt: { 0: HERE, 1: at(0, 0) },
      resources: { 0: [0, 0, 0], 1: [0, 4, 0] },
    })
    choose(match, 'action:move', `hex:${at(0, 0)}`, 'action:trade', 'done')
    choose(match, 'give:0:resource:1', 'give:0:resource:1', 'give:0:resource:1', 'done')
    choose(match, 'done')
    expect([match.state.ap[0], match.state.ap[1]]).toEqual([6, 8])
    expect(wealth(match, 0)).toEqual([1, 3, 0])
    expect(wealth(match, 1)).toEqual([0, 1, 0])
    expect(offered(match)).toEqual(expect.arrayContaining(['done', 'action:move', 'action:trade']))
  })
})

describe('the example of Command', () => {
  it('Ronja sends Sellswords and a Berserker to Rigga, the Slaver stays behind the edge [UP-EX-08, UP-RUL-08]', () => {
    const [berserker, slaver] = [at(1, -2), at(-1, 0)]
    const { match } = actions({
      heroes: ['ronja', 'khaal'],
      heroAt: { 0: slaver },
      tiles: { [HERE]: 'rigga', [berserker]: 'ice', [slaver]: 'torment' },
      units: { [HOME]: ['sellswords', 'sellswords'], [berserker]: ['berserkers'], [slaver]: ['slavers'] },
    })
    choose(match, 'action:command', `hex:${HERE}`)
    // Rigga is shut towards south-west and west; Torment lies to the south-west.
    expect(offered(match).toSorted()).toEqual([`unit:0@${HOME}`, `unit:2@${berserker}`, 'hero:0'].toSorted())
    expect(refusedBy(match, 0, `unit:3@${slaver}`)).toEqual(['UP-CMD-06'])
    choose(match, `unit:0@${HOME}`, `unit:0@${HOME}`, `unit:2@${berserker}`, 'hero:0')
    expect(match.state.units.slice(HERE * 4, HERE * 4 + 4)).toEqual([2, 0, 1, 0])
    expect(match.state.heroAt[0]).toBe(HERE)
    expect(match.state.ap[0]).toBe(7)
    expect(wealth(match, 0)).toEqual([5, 5, 4])
  })
})

describe('the example of Explore', () => {
  const explore = (more: object = {}): ReturnType<typeof actions> =>
    actions({
      heroes: ['ronja', 'khaal'],
      heroAt: { 0: HERE },
      resources: { 0: [0, 0, 0] },
      arrange: (state) => void (state.tilePool = [RIGGA]),
      ...more,
    })

  it('Ronja finds Rigga [UP-EX-09]', () => {
    const { match } = explore()
    choose(match, 'action:explore')
    expect(wealth(match, 0)).toEqual([0, 0, 2])
    expect(match.state.garrison[HERE]).toBe(1)
    const places = offeredOf(match, 'hex:')
    expect(places).not.toContain(`hex:${HERE}`)
    expect(places).not.toContain(`hex:${SECOND}`)
    choose(match, `hex:${at(1, 0)}`)
    expect(match.state.garrison[at(1, 0)]).toBe(1)
    expect(question(match)).toBe('orientation@0')
    choose(match, 'option:3')
    expect(match.state.rotation[HERE]).toBe(3)
    expect(match.state.ap[0]).toBe(7)
    expect(question(match)).toBe('action@1')
  })

  it('with a Skeleton or Horde there a Skeleton comes [UP-EX-09, UP-EXP-07]', () => {
    const skeleton = explore({ skeletons: { [HERE]: 1 } })
    choose(skeleton.match, 'action:explore')
    expect(skeleton.match.state.skeletons[HERE]).toBe(2)
    expect(skeleton.match.state.garrison[HERE]).toBe(0)
    const horde = explore({ cards: { siren: { at: HERE } } })
    choose(horde.match, 'action:explore')
    expect(horde.match.state.skeletons[HERE]).toBe(1)
  })
})

describe('the example of Haven', () => {
  it('Ronja builds her third Haven on Rigga [UP-EX-10]', () => {
    const { match } = actions({
      heroes: ['ronja', 'khaal'],
      heroAt: { 0: HERE },
      havens: { 0: [HOME, SECOND] },
      tiles: { [HERE]: 'rigga', [SECOND]: 'ice' },
    })
    const before = productionOf(match.play, 0)
    const points = hexPoints(match.play, 0)
    choose(match, 'action:haven')
    expect(match.state.haven.filter((role) => role === 0)).toHaveLength(3)
    expect(match.state.ap[0]).toBe(7)
    expect(wealth(match, 0)).toEqual([5, 3, 5])
    const after = productionOf(match.play, 0)
    expect(after.map((n, kind) => n - before[kind])).toEqual([1, 0, 3])
    const { production } = match.play.content.factions[3]
    expect([production[2], production[3]]).toEqual([
      [2, 2, 2],
      [3, 2, 3],
    ])
    expect(match.play.content.setup.havenPoints + hexPoints(match.play, 0) - points).toBe(2)
    // She may build there from the next Build Phase on.
    const build = building({ heroes: ['ronja', 'khaal'], havens: { 0: [HERE] }, tiles: { [HERE]: 'rigga' } })
    expect(offered(build.match, askedOf(build.match, 0))).toContain(`unit:0@${HERE}`)
  })
})

describe('the example of Market', () => {
  const market = {
    heroes: ['ronja', 'khaal'] as const,
    market: ['whip-of-thorns', 'flenser', 'xyxrit-leaves'],
    nextItems: ['blackfire'],
  }
  const [whip, flenser, leaves, next] = [...market.market, 'blackfire'].map((id) => numbered('items', id))

  it('Ronja buys the Leaves [UP-EX-11]', () => {
    const { match } = actions({ ...market, edition: 'first' })
    choose(match, 'action:market')
    expect(offered(match)).toEqual([`item:${flenser}`, `item:${leaves}`])
    expect(refusedBy(match, 0, `item:${whip}`)).toEqual(['UP-MKT-03'])
    choose(match, `item:${leaves}`)
    expect(match.state.ap[0]).toBe(7)
    expect(wealth(match, 0)).toEqual([4, 5, 5])
    expect(match.state.market).toEqual([whip, flenser, next])
  })

  it('without Salt she trades first [UP-EX-12]', () => {
    const { match } = actions({ ...market, resources: { 0: [0, 0, 0] } })
    expect(offered(match)).not.toContain('action:market')
    choose(match, 'action:trade', 'action:market', `item:${leaves}`)
    expect(match.state.ap[0]).toBe(6)
    expect(wealth(match, 0)).toEqual([0, 0, 0])
    expect(match.state.items[0]).toEqual([leaves])
    expect(match.state.market).not.toContain(NONE)
  })
})

describe('a Hero', () => {
  it('adds no dice to the Units he is with [UP-HER-03]', () => {
    const { match, told } = heardMatch(
      {
        startFeats: false,
        heroes: ['khaal', 'yanny'],
        heroAt: { 0: SECOND },
        units: { [SECOND]: ['vargs'] },
        skeletons: { [SECOND]: 1 },
      },
      [{ procedure: 'settle', args: { cause: 2 } }],
    )
    while (!match.play.over && told('diceRolled').length < 4) choose(match, offered(match)[0])
    const own = (told('diceRolled') as { side: number; dice: string }[]).filter(({ side }) => side === 0)
    expect(own.length).toBeGreaterThan(0)
    expect(own.every(({ dice }) => dice.split(',').length === 1)).toBe(true)
  })

  it('is never lost and does not defend a Haven [UP-HER-07, UP-HER-08]', () => {
    const { match } = heardMatch({ startFeats: false, garrisons: { [HOME]: 1 }, heroAt: { 0: HOME }, walls: [HOME] }, [
      { procedure: 'settle', args: { cause: 2 } },
    ])
    expect(match.play.over).toBe(true)
    expect(match.state.haven[HOME]).toBe(NONE)
    expect(match.state.wall[HOME]).toBe(0)
    expect(match.state.heroAt[0]).toBe(HOME)
  })

  it('has to be on the hex for cards that say so [UP-HER-11, UP-CRD-08]', () => {
    const lantern = { heroes: ['dugpa', 'yanny'] as const, feats: { 0: ['dugpa-spirit-lantern'] }, curses: [SECOND] }
    expect(offeredOf(actions({ ...lantern, heroAt: { 0: HOME } }).match, 'ability:')).toEqual([])
    expect(offeredOf(actions({ ...lantern, heroAt: { 0: SECOND } }).match, 'ability:')).toHaveLength(1)
  })
})
