import { describe, expect, it } from 'vitest'
import { EVERYONE, only, privateCells, publicCells } from '../../../../engine/index.ts'
import { heroscape } from '../../index.ts'
import { armyCard, question, refusedBy, rolls, type HeroscapeMatch, type Position } from '../../testing/position.ts'
import { cardKey, named, offeredTo, pick, quietPosition, toldAs, waiting } from '../../testing/quiet-match.ts'
import type { Quiet } from '../../testing/quiet-match.ts'
import { TWO_ARMIES, TWO_TEAMS } from '../../testing/two-armies.ts'
import { takeOff } from '../table/figures.ts'
import { DESTROYED, MARKERS, NONE, X } from '../table/state.ts'
import { slotOf } from './markers.ts'

const FIRST = ['grimnak', 'marro-warriors', 'finn', 'zettian-guards']
const SECOND = ['syvarris', 'deathwalker-9000', 'deathwalker-9000', 'krav-maga-agents']

const start = (position: Partial<Position> = {}, ...dice: number[]): Quiet =>
  quietPosition({ armies: TWO_ARMIES, ...position }, rolls(...dice))

const lay = (match: HeroscapeMatch, role: number, ids: readonly string[]): void =>
  pick(match, role, ...ids.map((id) => cardKey(match, id)))

/** Which card lies under a role's marker. */
const cardUnder = (match: HeroscapeMatch, role: number, marker: number): string =>
  named(match, [`card:${match.state.markerOn[slotOf(match.state, role, marker)]}`])[0]

describe('order markers', () => {
  it('1, 2, 3 and X are asked for one after the other, on any own card [HS-SET-27] [HS-RND-03] [HS-RND-05]', () => {
    const { match } = start({ options: { markersInTurn: true } }, 20, 3)
    const order = ['finn', 'grimnak', 'marro-warriors', 'zettian-guards']
    for (let marker = 0; marker < MARKERS; marker++) {
      const ask = match.play.pending.find(({ role }) => role === 0)!
      expect(ask.arg).toBe(marker)
      expect(named(match, offeredTo(match, 0)).sort()).toEqual(order)
      lay(match, 0, ['finn'])
    }
    expect(match.state.markerOn.slice(0, MARKERS)).toEqual(new Array(4).fill(armyCard(match, 0, 'finn')))
  })

  it('may lie on one card together, several or all [HS-RND-04] [HS-EX-18]', () => {
    const { match } = start({ options: { markersInTurn: true } }, 3, 20)
    lay(match, 1, SECOND)
    expect([0, 1, 2, X].map((marker) => cardUnder(match, 1, marker))).toEqual(SECOND)
    const all = start({ options: { markersInTurn: true } }, 3, 20).match
    lay(all, 1, ['syvarris', 'syvarris', 'syvarris', 'syvarris'])
    expect([0, 1, 2, X].map((marker) => cardUnder(all, 1, marker))).toEqual(new Array(4).fill('syvarris'))
  })

  it('lie open to whoever places them, and to nobody else, whoever is first [HS-RND-06]', () => {
    const { match } = start()
    lay(match, 1, SECOND)
    expect(privateCells(heroscape, match, 1).get('plan')).toEqual(SECOND.map((id) => armyCard(match, 1, id)))
    expect(privateCells(heroscape, match, 0).has('plan')).toBe(false)
  })

  it('are placed by all at once, hidden until the last is in [HS-RND-06]', () => {
    const { match, events } = start()
    expect(waiting(match)).toEqual(['marker@0', 'marker@1'])
    lay(match, 0, FIRST)
    expect(waiting(match)).toEqual(['marker@1'])
    expect(publicCells(heroscape, match).get('markers:0')).toEqual([])
    expect(match.positionOf(1).state.plan.slice(0, MARKERS)).toEqual(new Array(MARKERS).fill(NONE))
    expect(privateCells(heroscape, match, 0).get('plan')).toEqual(FIRST.map((id) => armyCard(match, 0, id)))
    expect(privateCells(heroscape, match, 1).has('plan')).toBe(false)
    expect(toldAs(events, 'markersPlaced')).toEqual([])
  })

  it('show on which cards they lie, in the order of the cards, but not which they are [HS-RND-06] [HS-RND-20]', () => {
    const { match } = start({ options: { markersInTurn: true } }, 20, 3)
    lay(match, 0, ['zettian-guards', 'grimnak', 'zettian-guards', 'finn'])
    const [finn, grimnak, guards] = ['finn', 'grimnak', 'zettian-guards'].map((id) => armyCard(match, 0, id))
    const sorted = [finn, guards, guards, grimnak].sort((one, other) => one - other)
    expect(publicCells(heroscape, match).get('markers:0')).toEqual(sorted.map((card) => [card, -2]))
    expect(privateCells(heroscape, match, 1).has('markers:0')).toBe(false)
    const own = privateCells(heroscape, match, 0).get('markers:0') as number[][]
    expect(own.map(([card]) => card)).toEqual(sorted)
    expect(own.map(([, marker]) => marker).sort()).toEqual([0, 1, 2, X])
    expect(cardUnder(match, 0, 0)).toBe('zettian-guards')
    expect(cardUnder(match, 0, 1)).toBe('grimnak')
    expect(cardUnder(match, 0, 2)).toBe('zettian-guards')
    expect(cardUnder(match, 0, X)).toBe('finn')
    expect(match.state.plan).toEqual(new Array(8).fill(NONE))
  })

  it('are not placed on cards out of play, nor on others’ cards [HS-RUL-11] [HS-RND-03]', () => {
    const { match } = start({
      arrange: (state, content) => takeOff({ state, content }, state.fate.indexOf(1), DESTROYED),
    })
    const out = match.state.owner.findIndex((one, card) => one === 0 && !offeredTo(match, 0).includes(`card:${card}`))
    expect(named(match, [`card:${out}`])).toEqual(['finn'])
    expect(named(match, offeredTo(match, 0)).sort()).toEqual(['grimnak', 'marro-warriors', 'zettian-guards'])
    expect(refusedBy(match, 0, `card:${out}`)).toEqual(['HS-RUL-11'])
    expect(refusedBy(match, 0, cardKey(match, 'syvarris'))).toEqual(['HS-RND-03'])
  })

  it('all lie on the last card, also on one whose figures still wait [HS-RUL-11] [HS-RUL-75]', () => {
    const { match } = start({ armies: { ...TWO_ARMIES, 0: { finn: TWO_ARMIES[0].finn, 'airborne-elite': [] } } }, 1)
    expect(named(match, offeredTo(match, 0)).sort()).toEqual(['airborne-elite', 'finn'])
    const single = start({ armies: { ...TWO_ARMIES, 0: { finn: TWO_ARMIES[0].finn } } }).match
    lay(single, 1, SECOND.slice(0, 3))
    // Three are laid by themselves, the last one waits for the player.
    expect(named(single, offeredTo(single, 0))).toEqual(['finn'])
    expect(single.play.pending.find(({ role }) => role === 0)!.arg).toBe(X)
  })

  it('of a player without figures are not asked for [HS-RUL-16]', () => {
    const { match } = start({ armies: { 0: TWO_ARMIES[0], 1: { 'airborne-elite': [] } } }, 1)
    expect(waiting(match)).toEqual(['marker@0'])
    lay(match, 0, FIRST)
    expect(match.state.markerOn.slice(MARKERS)).toEqual(new Array(MARKERS).fill(NONE))
  })
})

describe('order markers in turn', () => {
  it('are placed by the highest roller first, then clockwise [HS-RND-07]', () => {
    const { match, events } = start(
      { armies: TWO_TEAMS, scenario: 'FRONT', roles: 4, options: { markersInTurn: true } },
      9,
      4,
      11,
      11,
      6,
      2,
      1,
      2,
      3,
      4,
      20,
      1,
      1,
      1,
    )
    expect(toldAs(events, 'rolledForFirst')).toEqual([
      { what: 'markers', roles: [0, 1, 2, 3], rolls: [9, 4, 11, 11], bonuses: [0, 0, 0, 0] },
      { what: 'markers', roles: [2, 3], rolls: [6, 2], bonuses: [0, 0] },
    ])
    const order: number[] = []
    while (order.length < 4) {
      order.push(match.play.pending[0].role)
      pick(match, order.at(-1)!, offeredTo(match, order.at(-1)!)[0])
    }
    expect(order).toEqual([2, 3, 0, 1])
  })

  it('come one player after the other: the second sees where the first ones lie [HS-RND-07]', () => {
    const { match, events } = start({ options: { markersInTurn: true } }, 3, 12)
    expect(question(match)).toBe('marker@1')
    lay(match, 1, SECOND)
    expect(question(match)).toBe('marker@0')
    expect(toldAs(events, 'markersPlaced')).toHaveLength(1)
    expect(match.state.markerSeenBy.slice(MARKERS)).toEqual(new Array(MARKERS).fill(only(1)))
  })
})

describe('team mates', () => {
  it('have own markers and see each other’s, but not the enemies’ [HS-TEAM-02] [HS-TEAM-04]', () => {
    const { match } = start(
      { armies: TWO_TEAMS, scenario: 'FRONT', roles: 4, options: { markersInTurn: true } },
      20,
      4,
      3,
      2,
    )
    pick(match, 0, offeredTo(match, 0)[0])
    expect(question(match)).toBe('marker@1')
    const own = privateCells(heroscape, match, 0).get('markers:0')
    expect((own as number[][]).map(([, marker]) => marker)).toEqual([0, 1, 2, X])
    expect(privateCells(heroscape, match, 1).get('markers:0')).toEqual(own)
    for (const enemy of [2, 3]) expect(privateCells(heroscape, match, enemy).has('markers:0')).toBe(false)
    expect(match.state.markerSeenBy[0]).toBe(only(0) | only(1))
    expect(match.state.markerSeenBy[0]).not.toBe(EVERYONE)
  })
})
