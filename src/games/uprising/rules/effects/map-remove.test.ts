import { describe, expect, it } from 'vitest'
import type { PieceSel } from '../../content/effects/selectors.ts'
import type { Effect } from '../../content/effects/verbs.ts'
import { effectMatch } from '../../testing/effects.ts'
import { at, card, choose, offered, question, refusedBy, tableOf, type Position } from '../../testing/position.ts'
import { unitsLeft } from '../map/reserve.ts'
import { contextOf, NO_CONTEXT, type Context } from '../select/context.ts'
import { CHAOS, EMPIRE, type State } from '../table/state.ts'
import { isPossible } from './run.ts'

const X = at(1, 0)
const HOME = at(0, -2)
const HERE = { at: 'here' } as const
const ARMY: Position = { tiles: { [X]: 'rigga' }, units: { [X]: ['tribesmen', 'tribesmen', 'vargs', 'trolls'] } }
const there = (s: State): number[] => s.units.slice(X * 4, X * 4 + 4)

const doing = (op: 'remove' | 'destroy' | 'removeFromGame' | 'returnFromGraveyard', pieces: PieceSel): Effect[] => [
  { op, pieces },
]
const after = (position: Position, effects: readonly Effect[], context: Partial<Context> = {}): State =>
  effectMatch(position, effects, context).match.play.state
const can = (effects: readonly Effect[], position: Position, context: Partial<Context> = {}): boolean =>
  isPossible(tableOf(position), effects[0], { ...NO_CONTEXT, ...context })

describe('choosing pieces', () => {
  const two: PieceSel = { kinds: ['unit'], of: 'each', at: HERE, n: 2 }

  it('is asked piece by piece, of the owner [UP-RUL-05] [UP-CMB-39]', () => {
    const { match } = effectMatch(ARMY, doing('remove', two), { you: 1, here: X })
    expect(question(match)).toBe('mapPiece@0')
    expect(offered(match)).toEqual([`unit:0@${X}`, `unit:2@${X}`, `unit:3@${X}`])
    choose(match, `unit:2@${X}`)
    expect(offered(match)).toEqual([`unit:0@${X}`, `unit:3@${X}`])
    expect(refusedBy(match, 0, `unit:2@${X}`)).toEqual(['UP-RUL-05'])
    expect(refusedBy(match, 0, 'done')).toEqual(['UP-RUL-05'])
    choose(match, `unit:0@${X}`)
    expect(there(match.play.state)).toEqual([1, 0, 0, 1])
  })

  it('can be left to `you` or to the first player', () => {
    const by = (pick: 'you' | 'first'): string =>
      question(effectMatch({ ...ARMY, firstPlayer: 1 }, doing('remove', { ...two, pick }), { you: 0, here: X }).match)
    expect(by('you')).toBe('mapPiece@0')
    expect(by('first')).toBe('mapPiece@1')
  })

  it('takes all without asking, or as many as there are', () => {
    expect(there(after(ARMY, doing('remove', { ...two, n: 'all' }), { here: X }))).toEqual([0, 0, 0, 0])
    expect(there(after(ARMY, doing('remove', { ...two, n: 9 }), { here: X }))).toEqual([0, 0, 0, 0])
    expect(after(ARMY, doing('remove', { ...two, n: 9 }), { here: X }).unitsOf[X]).toBe(-1)
  })

  it('may stop at any time with `any`', () => {
    const { match } = effectMatch(ARMY, doing('remove', { ...two, n: 'any' }), { here: X })
    choose(match, `unit:0@${X}`)
    expect(offered(match)).toContain('done')
    choose(match, 'done')
    expect(there(match.play.state)).toEqual([1, 0, 1, 1])
  })

  it('takes the most expensive or cheapest by printed price, ties to the owner [UP-RUL-98]', () => {
    const dear = (pick: 'mostExpensive' | 'cheapest', position = ARMY): State =>
      after(position, doing('remove', { ...two, n: 1, pick }), { you: 1, here: X })
    expect(there(dear('mostExpensive'))).toEqual([2, 0, 1, 0])
    expect(there(dear('cheapest'))).toEqual([1, 0, 1, 1])
    // An either-or price counts once: Younglings and Spearsingers cost 2 each.
    const tie: Position = { tiles: ARMY.tiles!, units: { [X]: ['younglings', 'spearsingers', 'oathsworn'] } }
    const { match } = effectMatch(tie, doing('remove', { ...two, n: 1, pick: 'cheapest' }), { you: 0, here: X })
    expect([question(match), offered(match)]).toEqual(['mapPiece@1', [`unit:0@${X}`, `unit:1@${X}`]])
    expect(refusedBy(match, 1, `unit:2@${X}`)).toEqual(['UP-RUL-98'])
  })

  it('has its hex chosen first, where the selector says by whom', () => {
    const havens: Position = { havens: { 0: [HOME, X], 1: [at(0, 2)] }, tiles: { [X]: 'rigga' }, firstPlayer: 1 }
    const sel: PieceSel = {
      kinds: ['haven'],
      at: { pick: 'choose', by: 'first', where: [{ is: 'hasHaven', of: 'you' }] },
    }
    const { match } = effectMatch(havens, doing('remove', sel), { you: 0 })
    expect([question(match), offered(match)]).toEqual(['mapHex@1', [`hex:${HOME}`, `hex:${X}`]])
    choose(match, `hex:${X}`)
    expect(match.play.state.haven[X]).toBe(-1)
  })
})

describe('remove', () => {
  it('puts Units back into the reserve: no VP, no Graveyard [UP-GRV-06]', () => {
    const state = after(ARMY, doing('remove', { kinds: ['unit'], n: 'all' }), contextOf('legion', card('assassin')))
    expect(state.imperialGraveyard.every((n) => n === 0)).toBe(true)
    expect(state.vp.every((n) => n === 0)).toBe(true)
    expect(unitsLeft({ state, content: tableOf().content }, 0, 0)).toBe(6)
    const nemesis: Position = { garrisons: { [X]: 2 }, skeletons: { [at(0, 1)]: 2 } }
    const none = after(nemesis, doing('remove', { kinds: ['garrison', 'skeleton'], n: 'all' }), { you: 0 })
    expect([none.garrison[X], none.skeletons[at(0, 1)], none.vp[0], none.buriedSkeletons]).toEqual([0, 0, 0, 0])
  })

  it('takes Garrisons from the top [UP-GAR-04] [UP-RUL-75]', () => {
    expect(after({ garrisons: { [X]: 3 } }, doing('remove', { kinds: ['garrison'], n: 2 })).garrison[X]).toBe(1)
  })

  it('takes a Haven with its Wall and Tower [UP-HAV-11] [UP-DEF-02]', () => {
    const position: Position = { walls: [HOME], towers: [HOME], cards: { assassin: { at: X, target: HOME } } }
    const { match, told } = effectMatch(position, doing('remove', { kinds: ['haven'], of: 'you' }), { you: 0 })
    const { state } = match.play
    expect([state.haven[HOME], state.wall[HOME], state.tower[HOME]]).toEqual([-1, 0, 0])
    expect(told('havenRemoved')).toHaveLength(1)
    expect(state.target[card('assassin')]).not.toBe(HOME)
    const wall = after({ walls: [HOME], towers: [HOME] }, doing('remove', { kinds: ['wall'] }))
    expect([wall.haven[HOME], wall.wall[HOME], wall.tower[HOME]]).toEqual([0, 0, 1])
  })

  it('never takes a Hero', () => {
    expect(can(doing('remove', { kinds: ['hero'] }), {})).toBe(false)
    expect(after({}, doing('destroy', { kinds: ['hero'], n: 'all' })).heroAt[0]).toBe(HOME)
    expect(can(doing('remove', { kinds: ['hero', 'haven'] }), {})).toBe(true)
  })
})

describe('destroy', () => {
  const NEMESIS: Position = { garrisons: { [X]: 2 }, skeletons: { [at(0, 1)]: 1 } }
  const all: PieceSel = { kinds: ['garrison', 'skeleton'], n: 'all' }

  it('gives a player 1 VP for each Garrison or Skeleton [UP-RUL-96] [UP-CMB-62]', () => {
    const state = after(NEMESIS, doing('destroy', all), contextOf('item', 0, { you: 1 }))
    expect([state.garrison[X], state.skeletons[at(0, 1)], state.vp[1]]).toEqual([0, 0, 3])
    expect([state.buriedSkeletons, state.buriedGarrisons]).toEqual([0, [0, 0, 0]])
  })

  it('buries what a Nemesis card destroys, without VP [UP-RUL-96] [UP-CMB-60] [UP-CMB-61]', () => {
    const empire = contextOf('legion', card('assassin'), { you: 0 })
    const chaos = contextOf('horde', card('siren'), { you: 0 })
    const skeleton = after(NEMESIS, doing('destroy', { kinds: ['skeleton'] }), empire)
    expect([skeleton.buriedSkeletons, skeleton.vp[0]]).toEqual([1, 0])
    const garrison = after(NEMESIS, doing('destroy', { kinds: ['garrison'] }), chaos)
    expect([garrison.buriedGarrisons, garrison.garrison[X]]).toEqual([[0, 1, 0], 1])
    const trolls: PieceSel = { kinds: ['unit'], unit: 'trolls' }
    expect(after(ARMY, doing('destroy', trolls), empire).imperialGraveyard[3]).toBe(1)
    expect(after(ARMY, doing('destroy', trolls), chaos).chaosGraveyard[3]).toBe(1)
  })

  it('returns what a neutral effect destroys to the reserve [UP-RUL-96]', () => {
    const state = after(ARMY, doing('destroy', { kinds: ['unit'], unit: 'trolls' }), contextOf('event', 0))
    expect([state.imperialGraveyard[3], state.chaosGraveyard[3], there(state)[3]]).toEqual([0, 0, 0])
    const nemesis = after(NEMESIS, doing('destroy', all), contextOf('event', 0))
    expect([nemesis.vp.every((n) => n === 0), nemesis.buriedSkeletons]).toEqual([true, 0])
  })

  it('takes part of a stack, the top level first [UP-GAR-04]', () => {
    const { told } = effectMatch({ garrisons: { [X]: 3 } }, doing('destroy', { kinds: ['garrison'], n: 2 }), { you: 0 })
    expect(told('garrisonDestroyed')).toEqual([
      { space: X, level: 3, by: 0 },
      { space: X, level: 2, by: 0 },
    ])
  })

  it('is possible only if there is such a piece', () => {
    expect([can(doing('destroy', all), NEMESIS), can(doing('destroy', all), {})]).toEqual([true, false])
  })
})

describe('out of the game, out of the Graveyard, exchanged', () => {
  it('boxes Units for the rest of the game [UP-SET-05]', () => {
    const { match } = effectMatch(
      ARMY,
      doing('removeFromGame', { kinds: ['unit'], of: 'you', at: HERE, pick: 'mostExpensive' }),
      { you: 0, here: X },
    )
    const { state } = match.play
    expect([there(state)[3], state.boxedUnits[3], unitsLeft(match.play, 0, 3)]).toEqual([0, 1, 0])
    const grave = after(
      { imperialGraveyard: ['trolls'] },
      doing('removeFromGame', { kinds: ['unit'], in: 'graveyards' }),
    )
    expect([grave.imperialGraveyard[3], grave.boxedUnits[3]]).toEqual([0, 1])
  })

  it('returns Units from the Graveyards, of the owner’s choice [UP-GRV-05]', () => {
    const graves: Position = { imperialGraveyard: ['trolls', 'koloth'], chaosGraveyard: ['vargs'] }
    const sel: PieceSel = { kinds: ['unit'], of: 'you', in: 'graveyards', n: 1 }
    const { match } = effectMatch(graves, doing('returnFromGraveyard', sel), { you: 0 })
    expect(offered(match)).toEqual(['unit:3@imperial:0', 'unit:2@chaos:0'])
    choose(match, 'unit:2@chaos:0')
    expect([match.play.state.chaosGraveyard[2], unitsLeft(match.play, 0, 2)]).toEqual([0, 3])
    expect(can(doing('returnFromGraveyard', sel), {}, { you: 0 })).toBe(false)
    const dead: Position = {
      arrange: (state) => {
        state.buriedSkeletons = 2
        state.buriedGarrisons = [1, 0, 2]
      },
    }
    const some = after(
      dead,
      doing('returnFromGraveyard', { kinds: ['skeleton', 'garrison'], in: 'graveyards', n: 'all' }),
    )
    expect([some.buriedSkeletons, some.buriedGarrisons]).toEqual([0, [0, 0, 0]])
  })

  it('Garrisons leave a Graveyard from the highest level down [UP-RUL-75]', () => {
    const buried = (n: number): number[] =>
      after(
        { arrange: (state) => void (state.buriedGarrisons = [2, 1, 1]) },
        doing('returnFromGraveyard', { kinds: ['garrison'], in: 'graveyards', n }),
      ).buriedGarrisons
    expect([buried(1), buried(2), buried(3)]).toEqual([
      [2, 1, 0],
      [2, 0, 0],
      [1, 0, 0],
    ])
  })

  it('exchanges a Unit for another of its owner from the reserve', () => {
    const swap = (to: 'oathsworn' | 'anyElite' | 'anyBasic'): Effect[] => [
      { op: 'swapUnit', pieces: { kinds: ['unit'], of: 'you', unit: 'younglings', at: HERE }, for: to },
    ]
    const position: Position = { tiles: ARMY.tiles!, units: { [X]: ['younglings', 'younglings'] } }
    expect(there(after(position, swap('oathsworn'), { you: 1, here: X }))).toEqual([1, 0, 1, 0])
    const { match } = effectMatch(position, swap('anyElite'), { you: 1, here: X })
    expect([question(match), offered(match)]).toEqual(['whichUnit@1', ['unit:2', 'unit:3']])
    expect(refusedBy(match, 1, 'unit:1')).toEqual(['UP-PLC-17'])
    choose(match, 'unit:3')
    expect(there(match.play.state)).toEqual([1, 0, 0, 1])
    const used: Position = { ...position, imperialGraveyard: ['oathsworn', 'oathsworn', 'oathsworn'] }
    expect(can(swap('oathsworn'), used, { you: 1, here: X })).toBe(false)
    expect(can(swap('anyElite'), used, { you: 1, here: X })).toBe(true)
    expect(can(swap('anyBasic'), position, { you: 0, here: X })).toBe(false)
  })
})

describe('sides in these effects', () => {
  it('do not mix up VP: the Nemesis scores nothing by destroying', () => {
    const state = after(
      { garrisons: { [X]: 3 } },
      doing('destroy', { kinds: ['garrison'], n: 'all' }),
      contextOf('horde', card('siren')),
    )
    expect([state.vp[EMPIRE], state.vp[CHAOS], state.buriedGarrisons]).toEqual([0, 0, [1, 1, 1]])
  })
})
