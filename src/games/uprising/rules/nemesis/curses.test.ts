import { describe, expect, it } from 'vitest'
import type { Effect } from '../../content/effects/verbs.ts'
import { FIELD, fight } from '../../testing/combat.ts'
import { effectMatch } from '../../testing/effects.ts'
import { at, card, heardMatch, tableOf, type Position } from '../../testing/position.ts'
import { canBeCommanded, commandHexes } from '../actions/command.ts'
import { canExplore } from '../actions/explore.ts'
import { havenObstacle } from '../actions/haven.ts'
import { combatOf } from '../combat/combat-group.ts'
import { forbiddenTo } from '../combat/forbids.ts'
import { activeTerrain, CURSE_TERRAIN } from '../combat/terrain.ts'
import { isEmpty } from '../map/pieces.ts'
import { cursesLeft, havensLeft, wallsLeft } from '../map/reserve.ts'
import { productionOf } from '../phases/production.ts'
import { hexPoints } from '../phases/scoring.ts'
import { unitFits } from '../placing/unit-supply.ts'
import { CHAOS, EMPIRE, NONE, type State } from '../table/state.ts'

const X = at(1, 0)
const HERE = { at: 'here' } as const
const CURSE: Effect[] = [{ op: 'placeCurse', at: HERE }]
const LIFT: Effect[] = [{ op: 'remove', pieces: { kinds: ['curse'], at: HERE } }]
const cursed = (position: Position) => effectMatch(position, CURSE, { here: X })
const after = (position: Position, effects: readonly Effect[]): State =>
  effectMatch(position, effects, { here: X }).match.play.state

describe('placing a Curse', () => {
  it('destroys all Garrisons there, into the Chaos Graveyard, without VP for players [UP-CUR-01]', () => {
    const { match, told } = cursed({ garrisons: { [X]: 3 } })
    const { state } = match.play
    expect([state.garrison[X], state.buriedGarrisons]).toEqual([0, [1, 1, 1]])
    expect(state.vp.every((n) => n === 0)).toBe(true)
    expect(told('garrisonDestroyed')).toHaveLength(3)
  })

  it('removes Haven, Wall and Tower into the reserve; Targets move [UP-CUR-02]', () => {
    const { match } = cursed({
      tiles: { [X]: 'torment' },
      havens: { 0: [X, at(0, -2)] },
      walls: [X],
      towers: [X],
      cards: { assassin: { at: at(3, 0), target: X } },
    })
    const { state } = match.play
    expect([state.haven[X], state.wall[X], state.tower[X], state.target[card('assassin')]]).toEqual([
      NONE,
      0,
      0,
      at(0, -2),
    ])
    expect([havensLeft(match.play, 0), wallsLeft(match.play)]).toEqual([4, 10])
  })

  it('leaves Units, Skeletons, Legions, Hordes and Heroes alone [UP-CUR-03] [UP-RUL-71]', () => {
    const { state } = cursed({
      tiles: { [X]: 'torment' },
      units: { [X]: ['trolls'] },
      skeletons: { [X]: 2 },
      cards: { assassin: { at: X }, siren: { at: X } },
      heroAt: { 1: X },
    }).match.play
    expect([state.unitsOf[X], state.skeletons[X], state.heroAt[1]]).toEqual([0, 2, X])
    expect([state.cardAt[card('assassin')], state.cardAt[card('siren')]]).toEqual([X, X])
    expect([state.threat[card('assassin')], state.threat[card('siren')]]).toEqual([3, 3])
  })

  it('works on the Capital, which stays the Capital; Garrisons may come later [UP-RUL-69]', () => {
    const effects: Effect[] = [
      { op: 'placeCurse', at: { at: 'capital' } },
      { op: 'placeGarrison', n: 2, at: { at: 'capital' } },
    ]
    const state = after({ garrisons: { [at(0, 0)]: 1 } }, effects)
    expect([state.curse[at(0, 0)], state.garrison[at(0, 0)], state.buriedGarrisons]).toEqual([1, 2, [1, 0, 0]])
  })

  it('where one lies: Chaos gains 1 VP, nothing else happens [UP-RUL-68] [UP-CUR-13]', () => {
    const { match, told } = cursed({ curses: [X], garrisons: { [X]: 2 } })
    expect([match.play.state.vp[CHAOS], match.play.state.garrison[X]]).toEqual([1, 2])
    expect(told('vpGained')).toMatchObject([{ side: CHAOS, points: 1, rule: 'UP-RUL-68' }])
    const horde: Position = { curses: [X], cards: { siren: { at: X } } }
    const activated = heardMatch(horde, [{ procedure: 'activation', args: { step: 0, card: card('siren') } }])
    expect(activated.told('vpGained')).toMatchObject([{ side: CHAOS, points: 1 }])
  })

  it('without one in the reserve: Chaos gains 1 VP, Garrisons and Haven stay [UP-RUL-68]', () => {
    const all = [at(3, 0), at(3, -1), at(3, -2), at(3, -3), at(2, 1), at(1, 2), at(0, 3), at(-1, 3), at(-2, 3)]
    const none: Position = { curses: all, garrisons: { [X]: 2 } }
    expect(cursesLeft(tableOf(none))).toBe(0)
    const { match, told } = cursed(none)
    expect([match.state.curse[X], match.state.garrison[X], match.state.vp[CHAOS]]).toEqual([0, 2, 1])
    expect(told('cursePlaced')).toEqual([])
    expect(cursed({ ...none, curses: all.slice(1) }).match.state.curse[X]).toBe(1)
    const horde: Position = { curses: all, cards: { siren: { at: X } } }
    const activated = heardMatch(horde, [{ procedure: 'activation', args: { step: 0, card: card('siren') } }])
    expect(activated.told('vpGained')).toMatchObject([{ side: CHAOS, points: 1, rule: 'UP-RUL-68' }])
    expect(activated.match.state.curse[X]).toBe(0)
  })

  it('is mostly the work of an activated Horde, before it moves [UP-CUR-10]', () => {
    const horde: Position = { cards: { siren: { at: at(3, 0) } } }
    const { match } = heardMatch(horde, [{ procedure: 'activation', args: { step: 0, card: card('siren') } }])
    expect(match.play.state.curse[at(3, 0)]).toBe(1)
    expect(cursesLeft(match.play)).toBe(8)
  })
})

describe('a cursed hex', () => {
  const OPEN: Position = { tiles: { [X]: 'torment' }, curses: [X] }

  it('takes no Haven and is not explored [UP-CUR-04] [UP-CUR-05]', () => {
    expect(havenObstacle(tableOf(OPEN), 0, X)).toBe('UP-HAV-05')
    const faceDown: Position = { heroAt: { 0: X } }
    expect(canExplore(tableOf(faceDown).state, 0)).toBe(true)
    expect(canExplore(tableOf({ ...faceDown, curses: [X] }).state, 0)).toBe(false)
  })

  it('counts as explored: Units may be commanded there [UP-CUR-06]', () => {
    expect([canBeCommanded(tableOf(), 0, X), canBeCommanded(tableOf({ curses: [X] }), 0, X)]).toEqual([false, true])
    const units: Position = { units: { [at(0, 0)]: ['trolls'] }, curses: [X], heroAt: { 0: at(-3, 0) } }
    expect(commandHexes(tableOf(units), 0, undefined, [])).toContain(X)
  })

  it('loses terrain, resources and VP [UP-CUR-07]', () => {
    const tower: Position = { tiles: { [X]: 'dawngaard' }, havens: { 0: [X], 1: [] } }
    const free = tableOf(tower)
    const bound = tableOf({ ...tower, curses: [X] })
    expect([hexPoints(free, 0), hexPoints(bound, 0)]).toEqual([1, 0])
    expect(productionOf(bound, 0)).not.toEqual(productionOf(free, 0))
    expect(activeTerrain(bound, X)).toBe(CURSE_TERRAIN)
  })

  it('lets only Chaos use Bolts [UP-CUR-08]', () => {
    const bolts = (position: Position, sides: readonly [number, number]): number[] => {
      const t = tableOf({ ...OPEN, ...position })
      const c = combatOf(t, X, sides, 0)
      return ([0, 1] as const).map((number) => forbiddenTo(t, c, number) & 1)
    }
    expect(bolts({ units: { [X]: ['trolls'] }, skeletons: { [X]: 1 } }, [0, CHAOS])).toEqual([1, 0])
    expect(bolts({ garrisons: { [X]: 1 }, skeletons: { [X]: 1 } }, [EMPIRE, CHAOS])).toEqual([1, 0])
    expect(bolts({ units: { [X]: ['trolls'] }, garrisons: { [X]: 1 } }, [0, EMPIRE])).toEqual([1, 1])
    expect(bolts({ units: { [X]: ['trolls'] }, skeletons: { [X]: 1 }, curses: [] }, [0, CHAOS])).toEqual([0, 0])
  })

  it('is not empty [UP-CUR-09]', () => {
    expect([isEmpty(tableOf(OPEN).state, X), isEmpty(tableOf({ tiles: OPEN.tiles! }).state, X)]).toEqual([false, true])
  })

  it('stays cursed after a combat that was won there [UP-RUL-70]', () => {
    const { match } = fight({ curses: [FIELD], units: { [FIELD]: ['trolls', 'vargs'] }, skeletons: { [FIELD]: 1 } }, [
      'red:SS',
      'black:SS',
      'red:-',
    ])
    const { state } = match.play
    expect([state.skeletons[FIELD], state.unitsOf[FIELD], state.curse[FIELD]]).toEqual([0, 0, 1])
  })
})

describe('when a Curse is removed', () => {
  it('the hex has its properties again, for exploring or a Haven [UP-CUR-11]', () => {
    const open = effectMatch({ tiles: { [X]: 'torment' }, curses: [X] }, LIFT, { here: X }).match
    expect([open.play.state.curse[X], havenObstacle(open.play, 0, X)]).toEqual([0, undefined])
    const closed = effectMatch({ curses: [X], heroAt: { 0: X } }, LIFT, { here: X }).match
    expect(canExplore(closed.play.state, 0)).toBe(true)
    expect(cursesLeft(closed.play)).toBe(9)
  })

  it('Units on a face-down hex stay and can be commanded away, none follow them [UP-CUR-12] [UP-RUL-71]', () => {
    const position: Position = {
      curses: [X],
      units: { [X]: ['trolls'], [at(0, 0)]: ['vargs'] },
      heroAt: { 0: at(-3, 0) },
    }
    const { match, told } = effectMatch(position, LIFT, { you: 0, here: X })
    const { state } = match.play
    expect(told('piecesRemoved')).toMatchObject([{ kind: 'curse', space: X, rule: 'UP-CUR-11' }])
    expect(state.unitsOf[X]).toBe(0)
    expect(commandHexes(match.play, 0, undefined, [])).toContain(at(2, -1))
    expect(commandHexes(match.play, 0, undefined, [])).not.toContain(X)
    expect(unitFits(match.play, 0, X)).toBe(false)
    expect(activeTerrain(match.play, X)).toBe(activeTerrain(match.play, at(0, 0)))
  })
})
