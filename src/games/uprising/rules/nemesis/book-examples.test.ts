/** Worked examples of both rulebooks carried out by the cards and hexes themselves, number for number. */
import { describe, expect, it } from 'vitest'
import { NO_TERRAIN, type Edition } from '../../content/names.ts'
import { fight, FIELD, kindsOf, rollsOf } from '../../testing/combat.ts'
import { effectMatch } from '../../testing/effects.ts'
import { at, card, choose, dice, heardMatch, numbered, offered, type Heard } from '../../testing/position.ts'
import { actions, wealth } from '../../testing/turns.ts'
import { CHAOS, EMPIRE, NONE } from '../table/state.ts'

describe('Grim Fangs is explored', () => {
  const HERE = at(0, -1)
  const explored = (edition: Edition, skeletons: Record<number, number>): Heard => {
    const tile = numbered('hexes', 'grim-fangs')
    const heard = actions({
      edition,
      heroes: ['syndra', 'khaal'],
      heroAt: { 0: HERE },
      resources: { 0: [0, 0, 0] },
      skeletons,
      nextHordes: ['bloodwyrm'],
      events: ['solar-eclipse'],
      arrange: (state) => void (state.tilePool = [tile]),
    })
    choose(heard.match, 'action:explore')
    return heard
  }

  it.each<[Edition, salt: number]>([
    ['second', 2],
    ['first', 0],
  ])(
    '%s edition: one Skeleton there, one elsewhere, the third makes a Horde [UP-EX-28, UP-SKE-07]',
    (edition, salt) => {
      const { match } = explored(edition, { [HERE]: 1, [at(3, 0)]: 1 })
      expect(wealth(match, 0)).toEqual([salt, 0, 0])
      expect(match.state.skeletons[HERE]).toBe(2)
      expect(offered(match).toSorted()).toEqual([`hex:${HERE}`, `hex:${at(3, 0)}`].toSorted())
      choose(match, `hex:${at(3, 0)}`, `hex:${HERE}`)
      expect([match.state.skeletons[HERE], match.state.skeletons[at(3, 0)]]).toEqual([0, 2])
      expect(match.state.cardAt[card('bloodwyrm')]).toBe(HERE)
    },
  )

  it.each<[Edition, there: number]>([
    ['second', 2],
    ['first', 1],
  ])('%s edition: if empty it places %i Skeletons [UP-EX-28, UP-EXP-05]', (edition, there) => {
    const { told } = explored(edition, { [at(3, 0)]: 1 })
    const placed = told('skeletonPlaced').filter((event) => (event as { rule: string }).rule === 'UP-RUL-72')
    expect(placed).toHaveLength(there)
  })
})

describe('Legions and Hordes of the books', () => {
  it('the Butcher leaves a full Capital by the overflow, wins at the home and has no Haven left to go to [UP-EX-31, UP-CAP-03]', () => {
    const HOME = at(1, 1)
    const { match, told } = heardMatch(
      {
        phase: 'nemesis',
        heroes: ['yanny', 'syndra'],
        startFeats: false,
        tiles: { [at(0, 1)]: 'plains-of-rhun', [HOME]: 'torment' },
        cards: { butcher: { at: at(0, 0), threat: 4, tokens: 2, target: HOME } },
        havens: { 1: [HOME] },
        walls: [HOME],
        towers: [HOME],
        units: { [HOME]: ['swordsisters'] },
        garrisons: { [at(0, 0)]: 3 },
      },
      [{ procedure: 'nemesisPhase' }],
      dice('white:-', 'white:S', 'white:-'),
    )
    expect(offered(match)).not.toContain(`hex:${at(0, 0)}`)
    choose(match, `hex:${at(-1, 0)}`)
    expect(told('garrisonPlaced')).toMatchObject([
      { space: at(-1, 0), rule: 'UP-CAP-03' },
      { space: at(1, 0), rule: 'UP-LEG-06' },
    ])
    expect(told('combatBegan')).toMatchObject([{ side: 1, other: EMPIRE, space: HOME }])
    const { haven, wall, tower, target, imperialGraveyard } = match.state
    expect([haven[HOME], wall[HOME], tower[HOME], imperialGraveyard[4]]).toEqual([NONE, 0, 0, 1])
    expect(target[card('butcher')]).toBe(at(0, 0))
  })

  it('the Counter of Omens fights on an unexplored hex without terrain [UP-EX-32, UP-TER-02]', () => {
    const { told } = heardMatch(
      {
        phase: 'nemesis',
        cards: { 'counter-of-omens': { at: at(2, 0), threat: 4, tokens: 1 } },
        garrisons: { [at(1, 0)]: 1, [at(1, 1)]: 2 },
      },
      [{ procedure: 'nemesisPhase' }],
    )
    expect(told('combatBegan')).toMatchObject([{ side: EMPIRE, other: CHAOS, space: at(1, 0), terrain: NO_TERRAIN }])
  })

  it('there is no Archery Round against Oda [UP-EX-36, UP-DRU-10]', () => {
    const heard = fight({ units: { [FIELD]: ['deadeyes'] }, cards: { 'oda-the-fallen': { at: FIELD, threat: 1 } } }, [
      'white:S',
    ])
    expect(kindsOf(heard)).toContain('archerySkipped')
    expect(heard.told('combatRound')[0]).toMatchObject({ part: 'clash' })
    expect(rollsOf(heard)[0]).toBe('0:w')
  })

  it('the Coven takes an unused AP of every player until it is gone: 7 after the next Refresh [UP-EX-38, UP-RUL-24]', () => {
    const { match } = effectMatch({ ap: { 1: 0 }, nextHordes: ['coven-of-yssat'], events: ['solar-eclipse'] }, [
      { op: 'placeHorde', n: 1, at: { at: 'capital' } },
    ])
    const coven = card('coven-of-yssat')
    expect([match.state.ap, match.state.attached[coven].ap]).toEqual([
      [7, 0],
      [1, 0],
    ])
    const refreshed = heardMatch(
      {
        cards: { 'coven-of-yssat': { at: at(3, 0) } },
        arrange: (state) => {
          state.ap[0] = 7
          state.attached[coven].ap[0] = 1
        },
      },
      [{ procedure: 'refresh', args: { step: 2 } }],
      dice(),
    )
    expect(refreshed.match.state.ap).toEqual([7, 8])
    expect(refreshed.match.state.target[coven]).toBe(NONE)
  })
})
