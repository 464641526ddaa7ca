import { describe, expect, it } from 'vitest'
import type { Effect } from '../../content/effects/verbs.ts'
import { effectMatch } from '../../testing/effects.ts'
import { asked, at, choose, offered, question, refusedBy, tableOf, type Position } from '../../testing/position.ts'
import { NO_CONTEXT, type Context } from '../select/context.ts'
import { CHAOS, EMPIRE } from '../table/state.ts'
import { isPossible } from './run.ts'

const X = at(1, 0)
const [HOME, OTHER] = [at(0, -2), at(0, 2)]
const RIGGA: Position = { tiles: { [X]: 'rigga' } }
const HERE = { at: 'here' } as const
const own = (n: number, more: Partial<Extract<Effect, { op: 'placeUnit' }>> = {}): Effect[] => [
  { op: 'placeUnit', who: 'you', n, at: HERE, ...more },
]
const unitsAt = (position: Position, effects: readonly Effect[], context: Partial<Context>, ...keys: string[]) => {
  const { match } = effectMatch(position, effects, context)
  choose(match, ...keys)
  const { state } = match.play
  return { match, state, there: state.units.slice(X * 4, X * 4 + 4) }
}
const can = (effect: Effect, position: Position, context: Partial<Context>): boolean =>
  isPossible(tableOf(position), effect, { ...NO_CONTEXT, ...context })

describe('placeUnit', () => {
  it('lets the owner choose type after type from the reserve [UP-PLC-17]', () => {
    const { match, there } = unitsAt(RIGGA, own(2), { you: 1, here: X }, 'unit:3', 'unit:0')
    expect(there).toEqual([1, 0, 0, 1])
    expect(match.play.state.unitsOf[X]).toBe(1)
  })

  it('offers what the reserve has of the wanted rank, class or type', () => {
    const offers = (more: object, position: Position = RIGGA): string[] =>
      offered(effectMatch(position, own(1, more), { you: 0, here: X }).match)
    expect(offers({ rank: 'basic' })).toEqual(['unit:0', 'unit:1'])
    expect(offers({ rank: 'elite' })).toEqual(['unit:2', 'unit:3'])
    expect(offers({}, { ...RIGGA, units: { [HOME]: ['trolls'] } })).toEqual(['unit:0', 'unit:1', 'unit:2'])
    expect(unitsAt(RIGGA, own(1, { class: 'rider' }), { you: 0, here: X }).there).toEqual([0, 0, 1, 0])
    expect(unitsAt(RIGGA, own(1, { unit: 'deadeyes' }), { you: 0, here: X }).there).toEqual([0, 1, 0, 0])
    expect(unitsAt(RIGGA, own(2, { unit: 'trolls' }), { you: 0, here: X }).there).toEqual([0, 0, 0, 1])
  })

  it('never goes to an unexplored hex, but to a cursed one [UP-HEX-02] [UP-PLC-17] [UP-CUR-06]', () => {
    const vargs = own(1, { unit: 'vargs' })
    expect(unitsAt({}, vargs, { you: 0, here: X }).there).toEqual([0, 0, 0, 0])
    expect(unitsAt({ curses: [X] }, vargs, { you: 0, here: X }).there).toEqual([0, 0, 1, 0])
    expect(can(vargs[0], {}, { you: 0, here: X })).toBe(false)
    expect(can(vargs[0], { curses: [X] }, { you: 0, here: X })).toBe(true)
  })

  it('keeps 5 Units of one faction per hex; what is over stays in the reserve [UP-HEX-03] [UP-PLC-17]', () => {
    const four: Position = { ...RIGGA, units: { [X]: ['vargs', 'vargs', 'trolls', 'deadeyes'] } }
    expect(unitsAt(four, own(3, { unit: 'tribesmen' }), { you: 0, here: X }).there).toEqual([1, 1, 2, 1])
    const others: Position = { ...RIGGA, units: { [X]: ['koloth'] } }
    expect(unitsAt(others, own(1, { unit: 'tribesmen' }), { you: 0, here: X }).there).toEqual([0, 0, 0, 1])
    const haven: Position = { ...RIGGA, havens: { 1: [X] } }
    expect(can(own(1)[0], haven, { you: 0, here: X })).toBe(false)
    expect(can(own(1)[0], haven, { you: 1, here: X })).toBe(true)
  })

  it('has no limit for Legions, Hordes and Heroes on the same hex [UP-HEX-08]', () => {
    const crowd: Position = {
      ...RIGGA,
      cards: { assassin: { at: X }, executioner: { at: X }, siren: { at: X } },
      garrisons: { [X]: 3 },
      heroAt: { 0: X, 1: X },
    }
    expect(unitsAt(crowd, own(5, { unit: 'tribesmen' }), { you: 0, here: X }).there).toEqual([5, 0, 0, 0])
  })

  it('comes out of the Graveyards that are named, of the owner’s choice [UP-GRV-05]', () => {
    const graves: Position = { ...RIGGA, imperialGraveyard: ['trolls', 'vargs'], chaosGraveyard: ['vargs', 'koloth'] }
    const { match } = effectMatch(graves, own(1, { from: 'graveyards' }), { you: 0, here: X })
    expect(offered(match)).toEqual(['unit:2@imperial', 'unit:3@imperial', 'unit:2@chaos'])
    choose(match, 'unit:2@chaos')
    const { state } = match.play
    expect([state.units[X * 4 + 2], state.imperialGraveyard[2], state.chaosGraveyard[2]]).toEqual([1, 1, 0])
    const chaos = unitsAt(graves, own(2, { from: 'chaosGraveyard' }), { you: 0, here: X })
    expect(chaos.there).toEqual([0, 0, 1, 0])
    expect(chaos.state.imperialGraveyard.slice(0, 4)).toEqual([0, 0, 1, 1])
  })

  it('asks for the hex where several qualify, and says why others do not', () => {
    const position: Position = {
      tiles: { [X]: 'rigga', [at(0, 1)]: 'torment' },
      units: { [at(0, 1)]: ['koloth'], [at(3, 0)]: ['tribesmen', 'tribesmen', 'tribesmen', 'vargs', 'vargs'] },
    }
    const effects = own(1, { unit: 'trolls', at: { pick: 'choose', where: [{ is: 'not', of: { is: 'region' } }] } })
    const { match } = effectMatch(position, effects, { you: 0 })
    expect(question(match)).toBe('mapHex@0')
    expect(offered(match)).toEqual([`hex:${HOME}`, `hex:${at(0, 0)}`, `hex:${X}`])
    expect(refusedBy(match, 0, `hex:${at(0, 1)}`)).toEqual(['UP-CMD-08'])
    expect(refusedBy(match, 0, `hex:${at(-1, 0)}`)).toEqual(['UP-HEX-02'])
    expect(refusedBy(match, 0, `hex:${at(3, 0)}`)).toEqual(['UP-HEX-03'])
    expect(refusedBy(match, 0, `hex:${at(0, 3)}`)).toEqual(['UP-RUL-05'])
    choose(match, `hex:${X}`)
    expect(match.play.state.units[X * 4 + 3]).toBe(1)
  })

  it('is for the player that was chosen, also in its conditions', () => {
    const effects: Effect[] = [
      {
        op: 'placeUnit',
        who: 'anyPlayer',
        n: 1,
        unit: 'koloth',
        at: { pick: 'choose', where: [{ is: 'hasHaven', of: 'anyPlayer' }] },
      },
    ]
    const { match } = effectMatch({}, effects, { you: 0 })
    expect([question(match), offered(match)]).toEqual(['choosePlayer@0', ['role:0', 'role:1']])
    choose(match, 'role:1')
    expect(match.play.state.units[OTHER * 4 + 3]).toBe(1)
  })

  it('goes to each hex of the selector, for each player in turn', () => {
    const effects: Effect[] = [
      {
        op: 'placeUnit',
        who: 'each',
        n: 1,
        rank: 'basic',
        class: 'warrior',
        at: { pick: 'each', where: [{ is: 'home' }] },
      },
    ]
    const { state } = effectMatch({ havens: { 0: [], 1: [] } }, effects).match.play
    // The first player is there first; nobody joins another player's Units.
    expect([state.unitsOf[HOME], state.unitsOf[OTHER]]).toEqual([0, 0])
  })
})

describe('placeDefense', () => {
  const wall: Effect = { op: 'placeDefense', who: 'you', kind: 'wall', at: { pick: 'choose' } }

  it('has one Wall and one Tower at a Haven [UP-HEX-04]', () => {
    const position: Position = { havens: { 0: [HOME, X] }, ...RIGGA, walls: [HOME], towers: [X] }
    const { match } = effectMatch(position, [wall], { you: 0 })
    expect(match.play.state.wall[X]).toBe(1)
    expect(can(wall, { ...position, walls: [HOME, X] }, { you: 0 })).toBe(false)
    const tower: Effect = { op: 'placeDefense', who: 'you', kind: 'tower', at: { pick: 'choose' } }
    expect(can(tower, { ...position, towers: [] }, { you: 0 })).toBe(true)
    const two = effectMatch({ ...position, walls: [] }, [wall], { you: 0 }).match
    expect(offered(two)).toEqual([`hex:${HOME}`, `hex:${X}`])
    expect(refusedBy(two, 0, `hex:${OTHER}`)).toEqual(['UP-DEF-01'])
  })
})

describe('placeCurse', () => {
  const curse: Effect = { op: 'placeCurse', at: { pick: 'choose', where: [{ is: 'empty' }], by: 'first', n: 2 } }

  it('curses as many hexes as wanted, chosen one by one', () => {
    const { match } = effectMatch({ firstPlayer: 1 }, [curse])
    expect(question(match)).toBe('mapHex@1')
    choose(match, `hex:${X}`)
    expect(offered(match)).not.toContain(`hex:${X}`)
    choose(match, `hex:${at(0, 1)}`)
    expect([match.play.state.curse[X], match.play.state.curse[at(0, 1)]]).toEqual([1, 1])
  })

  it('gives Chaos 1 VP where it is impossible, and nothing else happens [UP-RUL-68]', () => {
    const here: Effect = { op: 'placeCurse', at: HERE }
    const again = effectMatch({ curses: [X], garrisons: { [X]: 1 }, havens: { 0: [X] } }, [here], { here: X }).match
      .play
    expect([again.state.vp[CHAOS], again.state.garrison[X], again.state.haven[X]]).toEqual([1, 1, 0])
    const nine = [at(3, 0), at(2, 1), at(1, 2), at(0, 3), at(-3, 0), at(-3, 1), at(-3, 2), at(-3, 3), at(3, -3)]
    const none = effectMatch({ curses: nine, garrisons: { [X]: 1 } }, [here], { here: X }).match.play
    expect([none.state.vp[CHAOS], none.state.curse[X], none.state.garrison[X]]).toEqual([1, 0, 1])
    expect(effectMatch({ curses: nine }, [curse]).match.play.pending).toEqual([])
  })

  it('does nothing without a hex, if the text says so [UP-RUL-04]', () => {
    const nowhere: Effect = {
      op: 'placeCurse',
      at: { pick: 'choose', where: [{ is: 'hasHaven', of: 'it' }], fallback: 'none' },
    }
    expect(effectMatch({}, [nowhere]).match.play.state.vp[CHAOS]).toBe(0)
    expect(can(nowhere, {}, {})).toBe(false)
  })
})

describe('reinforce', () => {
  const here: Effect = { op: 'reinforce', at: HERE }
  it('asks where, if several hexes qualify, and does nothing without a Nemesis [UP-EXP-08]', () => {
    const position: Position = { garrisons: { [X]: 1 }, skeletons: { [at(0, 1)]: 1 } }
    const { match } = effectMatch(position, [{ op: 'reinforce', at: { pick: 'choose' } }], { you: 1 })
    expect([question(match), offered(match)]).toEqual(['mapHex@1', [`hex:${X}`, `hex:${at(0, 1)}`]])
    expect(refusedBy(match, 1, `hex:${HOME}`)).toEqual(['UP-EXP-08'])
    choose(match, `hex:${X}`)
    expect(match.play.state.garrison[X]).toBe(2)
    const idle = effectMatch({ units: { [X]: ['trolls'] }, ...RIGGA }, [here], { here: X }).match.play.state
    expect([idle.garrison[X], idle.skeletons[X], idle.vp[EMPIRE], idle.vp[CHAOS]]).toEqual([0, 0, 0, 0])
    expect([can(here, position, { here: X }), can(here, {}, { here: X })]).toEqual([true, false])
  })

  it('adds to every hex of the selector', () => {
    const position: Position = { garrisons: { [X]: 1 }, skeletons: { [at(0, 1)]: 1 } }
    const { state } = effectMatch(position, [{ op: 'reinforce', at: { pick: 'each' } }]).match.play
    expect([state.garrison[X], state.skeletons[at(0, 1)]]).toEqual([2, 2])
  })
})

describe('who is asked where', () => {
  it('is the decider of the selector, else the owner of the piece [UP-RUL-05]', () => {
    const effects = (by?: 'first'): Effect[] => [
      {
        op: 'placeUnit',
        who: 'it',
        n: 1,
        unit: 'koloth',
        at: { pick: 'choose', where: [{ is: 'region' }], ...(by && { by }) },
      },
    ]
    expect(asked(effectMatch({}, effects(), { itRole: 1 }).match).role).toBe(1)
    expect(asked(effectMatch({}, effects('first'), { itRole: 1 }).match).role).toBe(0)
  })
})
