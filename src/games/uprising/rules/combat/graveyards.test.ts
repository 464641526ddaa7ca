import { describe, expect, it } from 'vitest'
import { carrying, fight, FIELD, using } from '../../testing/combat.ts'
import { at, choose, heardMatch, offered, positionMatch, tableOf } from '../../testing/position.ts'
import { garrisonsLeft, towersLeft, unitsLeft, wallsLeft } from '../map/reserve.ts'
import { placeGarrisonOn, removeHaven } from '../placing/put-on-hex.ts'
import { CHAOS, EMPIRE, NONE } from '../table/state.ts'

describe('Graveyards', () => {
  it('what lies there is not available, and nothing else touches it [UP-GRV-05, UP-GRV-01]', () => {
    const { match } = fight({ units: { [FIELD]: ['deadeyes'] }, garrisons: { [FIELD]: 1 } }, ['white:-', 'white:S'])
    const before = tableOf({}).content.units[1].count
    expect(unitsLeft(match.play, 0, 1)).toBe(before - 1)
    expect(match.state.chaosGraveyard[1]).toBe(0)
  })

  it('removed Units return to the reserve at once, without VP [UP-GRV-06]', () => {
    const away = using('combat:before', [
      { op: 'remove', pieces: { kinds: ['unit'], of: 'you', unit: 'tribesmen', at: { at: 'here' } } },
      { op: 'remove', pieces: { kinds: ['skeleton'], at: { at: 'here' } } },
    ])
    const { match } = fight(
      {
        heroAt: { 0: FIELD },
        units: { [FIELD]: ['tribesmen', 'trolls'] },
        skeletons: { [FIELD]: 1 },
        items: { 0: ['abad-warpaint'] },
        content: carrying(away),
      },
      [],
    )
    choose(match, offered(match)[0])
    while (match.play.pending.length > 0) choose(match, offered(match)[0])
    expect(unitsLeft(match.play, 0, 0)).toBe(match.content.units[0].count)
    expect([...match.state.imperialGraveyard, ...match.state.chaosGraveyard]).toEqual(new Array(16).fill(0))
    expect(match.state.buriedSkeletons).toBe(0)
    expect(match.state.vp).toEqual([0, 0, 0, 0, 0, 0])
  })

  it('one Krowh and two Druwhn Units give the Empire 4 VP [UP-EX-17]', () => {
    const { match } = heardMatch(
      {
        phase: 'scoring',
        heroes: ['khaal', 'syndra'],
        startFeats: false,
        havens: { 0: [], 1: [] },
        resources: { 0: [0, 0, 0], 1: [0, 0, 0] },
        imperialGraveyard: ['tribesmen', 'swordsisters', 'swordsisters'],
      },
      [{ procedure: 'scoring', args: { step: 0 } }],
    )
    expect(match.state.vp[EMPIRE]).toBe(4)
  })
})

describe('Garrisons and Havens', () => {
  it('three Garrisons on a hex are pieces of level 1, 2 and 3 [UP-EX-20]', () => {
    const { play } = positionMatch({ garrisons: {} }, [])
    const all = garrisonsLeft(play, 1)
    for (let n = 0; n < 3; n++) expect(placeGarrisonOn(play, FIELD)).toBe(true)
    expect(play.state.garrison[FIELD]).toBe(3)
    expect([1, 2, 3].map((level) => garrisonsLeft(play, level))).toEqual([all - 1, all - 1, all - 1])
    expect(placeGarrisonOn(play, FIELD)).toBe(false)
  })

  it('a Wall and a Tower go back with their Haven [UP-DEF-02]', () => {
    const home = at(0, -2)
    const { play } = positionMatch({ walls: [home], towers: [home] }, [])
    const [walls, towers] = [wallsLeft(play), towersLeft(play)]
    removeHaven(play, home)
    expect([play.state.haven[home], play.state.wall[home], play.state.tower[home]]).toEqual([NONE, 0, 0])
    expect([wallsLeft(play), towersLeft(play)]).toEqual([walls + 1, towers + 1])
  })
})

describe('three sides on a hex', () => {
  it('the newcomer first fights the weaker side [UP-RUL-78]', () => {
    const three = (skeletons: number, garrison: number): object[] =>
      heardMatch(
        {
          startFeats: false,
          tiles: { [FIELD]: 'ice' },
          units: { [FIELD]: ['trolls', 'vargs', 'vargs'] },
          skeletons: { [FIELD]: skeletons },
          garrisons: { [FIELD]: garrison },
        },
        [{ procedure: 'settle', args: { cause: 0, newcomer: 0 } }],
      ).told('combatBegan')
    expect(three(1, 3)[0]).toMatchObject({ side: 0, other: CHAOS })
    expect(three(2, 1)[0]).toMatchObject({ side: 0, other: EMPIRE })
  })

  it('immediate effects of a placed card come before its combats [UP-CMB-10]', () => {
    const { events, match } = heardMatch(
      {
        startFeats: false,
        tiles: { [FIELD]: 'ice' },
        units: { [at(0, 0)]: ['trolls', 'vargs'] },
        nextLegions: ['executioner'],
        resources: { 0: [8, 0, 0], 1: [3, 0, 0] },
      },
      [{ procedure: 'settle', args: { cause: 2 } }],
    )
    while (match.play.pending.length > 0) choose(match, offered(match)[0])
    const kinds = events.map(({ type }) => type)
    expect(kinds.indexOf('resourceLost')).toBeGreaterThan(-1)
    expect(kinds.indexOf('resourceLost')).toBeLessThan(kinds.indexOf('combatBegan'))
  })
})
