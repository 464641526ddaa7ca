import { describe, expect, it } from 'vitest'
import { EVERYONE, type GameEvent, only, publicCells } from '../../../../engine/index.ts'
import { heroscape } from '../../index.ts'
import {
  armyCard,
  choose,
  figure,
  glyphKind,
  offered,
  positionMatch,
  question,
  refusedBy,
  rolls,
  type HeroscapeMatch,
  type Position,
} from '../../testing/position.ts'
import {
  cardKey,
  named,
  offeredTo,
  pick,
  quietGame,
  quietPosition,
  take,
  toldAs,
  waiting,
  type Quiet,
} from '../../testing/quiet-match.ts'
import { blue, brown, TWO_ARMIES, TWO_TEAMS } from '../../testing/two-armies.ts'
import { takeOff } from '../table/figures.ts'
import { DESTROYED, MARKERS, NONE, X } from '../table/state.ts'
import { initiativeBonus } from './initiative.ts'

const FIRST = ['grimnak', 'marro-warriors', 'finn', 'zettian-guards']
const SECOND = ['syvarris', 'deathwalker-9000', 'deathwalker-9000', 'krav-maga-agents']

const lay = (match: HeroscapeMatch, role: number, ids: readonly string[]): void =>
  pick(match, role, ...ids.map((id) => cardKey(match, id)))

/** One quiet round with these dice. */
function played(position: Partial<Position>, ...dice: number[]): Quiet {
  const game = quietPosition({ armies: TWO_ARMIES, ...position }, rolls(...dice))
  lay(game.match, 0, FIRST)
  lay(game.match, 1, SECOND)
  return game
}

/** The turns as `role card`, or `role lost`. */
const turns = (match: HeroscapeMatch, events: readonly GameEvent[]): string[] =>
  (events as (GameEvent & { role: number; card: number })[]).flatMap(({ type, role, card }) =>
    type === 'markerShown'
      ? [`${role} ${named(match, [`card:${card}`])[0]}`]
      : type === 'turnLost'
        ? [`${role} lost`]
        : [],
  )

/** The markers of player 1 lie as in the example; it is the first turn of the round. */
const markersLaid: NonNullable<Position['arrange']> = (state, content) => {
  const cards = FIRST.map((id) => armyCard({ state, content }, 0, id))
  const order = [0, 1, 2, 3].sort((one, other) => cards[one] - cards[other])
  order.forEach((marker, slot) => {
    state.markerOn[slot] = cards[marker]
    state.marker[slot] = marker
    state.markerSeenBy[slot] = only(0)
  })
  state.order = [0, 1]
}

describe('a round', () => {
  it('is markers, initiative, three turns each in table order, next round [HS-RND-01] [HS-RND-02] [HS-RND-11]', () => {
    const { match, events } = played({}, 3, 12)
    expect(turns(match, events)).toEqual([
      '1 syvarris',
      '0 grimnak',
      '1 deathwalker-9000',
      '0 marro-warriors',
      '1 deathwalker-9000',
      '0 finn',
    ])
    const order = ['roundBegan', 'markersPlaced', 'initiativeWon', 'markerShown', 'roundBegan']
    expect(
      events.map(({ type }) => type).filter((type, i, all) => order.includes(type) && type !== all[i - 1]),
    ).toEqual(order)
  })

  it('activates the cards under markers 1, 2 and 3, never under X [HS-EX-17] [HS-EX-18] [HS-RND-05]', () => {
    const { match, events } = played({}, 12, 3)
    expect(turns(match, events).filter((one) => one.startsWith('0'))).toEqual([
      '0 grimnak',
      '0 marro-warriors',
      '0 finn',
    ])
    expect(turns(match, events).filter((one) => one.startsWith('1'))).toEqual([
      '1 syvarris',
      '1 deathwalker-9000',
      '1 deathwalker-9000',
    ])
    expect(toldAs(events, 'markerShown').map((one) => (one as { marker: number }).marker)).toEqual([0, 0, 1, 1, 2, 2])
  })

  it('ends with the last turn; the round marker moves on and all is placed anew [HS-RND-19] [HS-RUL-13]', () => {
    const { match, events } = played({}, 12, 3)
    expect(toldAs(events, 'roundBegan')).toEqual([{ round: 2 }, { round: 3 }])
    expect(waiting(match)).toEqual(['marker@0', 'marker@1'])
    expect(match.state.markerOn).toEqual(new Array(2 * MARKERS).fill(NONE))
    expect(match.state.marker).toEqual(new Array(2 * MARKERS).fill(X))
    lay(match, 0, FIRST)
    expect(named(match, offeredTo(match, 1)).sort()).toEqual(['deathwalker-9000', 'krav-maga-agents', 'syvarris'])
  })

  it('is the first one at the beginning of the battle [HS-SET-33]', () => {
    const { match, events } = quietGame(2, {}, rolls(12, 3))
    take(match, 0, 'finn')
    expect(match.state.round).toBe(0)
    take(match, 1, 'syvarris', 'done')
    take(match, 0, 'done')
    expect(match.state.round).toBe(1)
    expect(events.map(({ type }) => type).slice(-2)).toEqual(['battleBegan', 'roundBegan'])
  })

  it('leaves out a player without figures, who comes back with a Drop [HS-RUL-16]', () => {
    const armies = { 0: TWO_ARMIES[0], 1: { 'airborne-elite': [] } }
    // A 12 is not enough to drop; then nobody rolls for the initiative against player 1.
    const { match, events } = quietPosition({ armies, rules: { goals: [{ goal: 'score' }] } }, rolls(12, 13))
    lay(match, 0, FIRST)
    expect(turns(match, events)).toEqual(['0 grimnak', '0 marro-warriors', '0 finn'])
    expect(toldAs(events, 'rolledForFirst')).toEqual([])
    expect(waiting(match)).toEqual(['dropTo@1'])
    for (let i = 0; i < 4; i++) pick(match, 1, offeredTo(match, 1)[0])
    expect(waiting(match)).toEqual(['marker@0', 'marker@1'])
  })

  it('shows everybody the same battlefield, but no hidden marker [HS-RND-20]', () => {
    const { match } = quietPosition({ armies: TWO_ARMIES, options: { markersInTurn: true } }, rolls(12, 3))
    lay(match, 0, FIRST)
    const cells = publicCells(heroscape, match)
    const finn = figure(match, 0, 'finn')
    expect(cells.get(`figure:${finn}`)).toEqual([1, brown[0], -1, 0])
    expect(JSON.stringify(cells.get('markers:0'))).toBe(
      JSON.stringify(match.state.markerOn.slice(0, MARKERS).map((card) => [card, -2])),
    )
  })
})

describe('a turn', () => {
  it('shows its marker to everybody, moves, attacks, ends [HS-RND-12] [HS-RND-13] [HS-RND-16]', () => {
    const match = positionMatch({ armies: TWO_ARMIES, arrange: markersLaid }, [
      { procedure: 'turn', args: { step: 0 } },
    ])
    const grimnak = armyCard(match, 0, 'grimnak')
    expect([question(match), match.state.turn?.card]).toEqual(['move@0', grimnak])
    const slot = match.state.markerOn.indexOf(grimnak)
    expect(match.state.markerSeenBy.slice(0, MARKERS).map((seen) => seen === EVERYONE)).toEqual(
      [0, 1, 2, 3].map((one) => one === slot),
    )
    expect(publicCells(heroscape, match).get('markers:0')).toContainEqual([grimnak, 0])
    expect(offered(match)).toEqual([`figure:${figure(match, 0, 'grimnak')}`, 'done'])
    expect(refusedBy(match, 0, cardKey(match, 'finn'))).toEqual(['HS-RND-16'])
    choose(match, 'done')
    // Nobody is in reach, and player 2 has no markers: the next turn is the own second one.
    expect(match.state.turnNumber).toBe(1)
    expect(match.state.turn?.card).toBe(armyCard(match, 0, 'marro-warriors'))
  })

  it('may pass without any move [HS-RND-17]', () => {
    const match = positionMatch({ armies: TWO_ARMIES, arrange: markersLaid }, [
      { procedure: 'turn', args: { step: 0 } },
    ])
    const before = match.state.front.slice()
    choose(match, 'done')
    expect(match.state.front).toEqual(before)
    expect(offered(match)).toContain('done')
  })

  it('is the only time for the own figures [HS-RND-21]', () => {
    const match = positionMatch({ armies: TWO_ARMIES, arrange: markersLaid }, [
      { procedure: 'turn', args: { step: 0 } },
    ])
    expect(refusedBy(match, 1, `figure:${figure(match, 1, 'syvarris')}`)).toEqual(['HS-RND-21'])
    expect(refusedBy(match, 1, `space:${blue[7]}`)).toEqual(['HS-RND-21'])
  })

  it('is lost without showing the marker if its card is destroyed [HS-RND-14] [HS-RND-15] [HS-RUL-12]', () => {
    const { match, events } = quietPosition(
      { armies: TWO_ARMIES, options: { markersInTurn: true } },
      rolls(12, 3, 12, 3, 12, 3),
    )
    lay(match, 0, FIRST)
    const marro = figure(match, 0, 'marro-warriors')
    for (let i = 0; i < 4; i++) takeOff(match, marro + i, DESTROYED)
    lay(match, 1, SECOND)
    expect(turns(match, events)).toEqual([
      '0 grimnak',
      '1 syvarris',
      '0 lost',
      '1 deathwalker-9000',
      '0 finn',
      '1 deathwalker-9000',
    ])
    expect(toldAs(events, 'turnLost')).toEqual([{ role: 0, turn: 2 }])
  })

  it('is lost too if the card came back in the same round: its markers are gone [HS-POW-01]', () => {
    const { match, events } = quietPosition(
      { armies: TWO_ARMIES, options: { markersInTurn: true } },
      rolls(12, 3, 12, 3, 12, 3),
    )
    lay(match, 0, FIRST)
    const card = armyCard(match, 0, 'marro-warriors')
    match.state.takenOver[card] = 1
    lay(match, 1, SECOND)
    expect(turns(match, events).filter((one) => one.startsWith('0'))).toEqual(['0 grimnak', '0 lost', '0 finn'])
    expect(toldAs(events, 'markerShown')).not.toContainEqual(expect.objectContaining({ card }))
  })

  it('is lost if the card was taken over in this round', () => {
    const { match, events } = quietPosition(
      { armies: TWO_ARMIES, options: { markersInTurn: true } },
      rolls(12, 3, 12, 3, 12, 3),
    )
    lay(match, 0, FIRST)
    const grimnak = armyCard(match, 0, 'grimnak')
    match.state.owner[grimnak] = 1
    match.state.takenOver[grimnak] = 1
    lay(match, 1, SECOND)
    expect(turns(match, events)[0]).toBe('0 lost')
    // In the next round the new owner may place markers there, the old one not.
    expect(match.state.takenOver[grimnak]).toBe(0)
    expect(waiting(match)).toEqual(['marker@0'])
    expect(named(match, offeredTo(match, 0))).not.toContain('grimnak')
  })

  it('keeps the markers of a lost turn hidden to the end of the round [HS-RND-15] [HS-RUL-13]', () => {
    const game = quietPosition(
      {
        armies: TWO_ARMIES,
        arrange(state, content) {
          markersLaid(state, content)
          takeOff({ state, content }, figure({ state, content }, 0, 'grimnak'), DESTROYED)
        },
      },
      rolls(),
      { procedure: 'turn', args: { step: 0 } },
    )
    expect(turns(game.match, game.events)).toEqual(['0 lost', '0 marro-warriors', '0 finn'])
    expect(game.match.state.markerSeenBy).toEqual(new Array(2 * MARKERS).fill(EVERYONE))
    expect(game.match.state.markerOn).toEqual(new Array(2 * MARKERS).fill(NONE))
  })
})

describe('the initiative', () => {
  it('is won by the highest roll; the others follow clockwise [HS-RND-08] [HS-RND-18] [HS-TEAM-02]', () => {
    const game = quietPosition({ armies: TWO_TEAMS, scenario: 'FRONT', roles: 4 }, rolls(5, 9, 17, 2))
    for (let role = 0; role < 4; role++) pick(game.match, role, offeredTo(game.match, role)[0])
    expect(toldAs(game.events, 'initiativeWon')).toEqual([{ role: 2 }])
    expect(turns(game.match, game.events).slice(0, 8)).toEqual([
      '2 syvarris',
      '3 raelin',
      '0 finn',
      '1 thorgrim',
      '2 syvarris',
      '3 raelin',
      '0 finn',
      '1 thorgrim',
    ])
  })

  it('is rolled again only by those tied for the highest [HS-RND-09] [HS-RUL-14]', () => {
    const game = quietPosition({ armies: TWO_TEAMS, scenario: 'FRONT', roles: 4 }, rolls(9, 17, 9, 17, 4, 6))
    for (let role = 0; role < 4; role++) pick(game.match, role, offeredTo(game.match, role)[0])
    expect(toldAs(game.events, 'rolledForFirst')).toEqual([
      { what: 'initiative', roles: [0, 1, 2, 3], rolls: [9, 17, 9, 17], bonuses: [0, 0, 0, 0] },
      { what: 'initiative', roles: [1, 3], rolls: [4, 6], bonuses: [0, 0] },
    ])
    expect(toldAs(game.events, 'initiativeWon')).toEqual([{ role: 3 }])
  })

  it('adds what glyphs give, also to a second roll [HS-RND-10]', () => {
    const dagmar = glyphKind('dagmar')
    const arrange: Position['arrange'] = (state) => {
      state.glyphSpace[state.glyph.indexOf(dagmar)] = blue[0]
    }
    const { events } = played({ arrange }, 18, 10, 11, 5)
    expect(toldAs(events, 'rolledForFirst').slice(0, 2)).toEqual([
      { what: 'initiative', roles: [0, 1], rolls: [18, 10], bonuses: [0, 8] },
      { what: 'initiative', roles: [0, 1], rolls: [11, 5], bonuses: [0, 8] },
    ])
    expect(toldAs(events, 'initiativeWon')[0]).toEqual({ role: 1 })
  })

  it('has no bonus in other rolls', () => {
    const dagmar = glyphKind('dagmar')
    const arrange: Position['arrange'] = (state) => {
      state.glyphSpace[state.glyph.indexOf(dagmar)] = blue[0]
    }
    const { events } = quietPosition({ armies: TWO_ARMIES, options: { markersInTurn: true }, arrange }, rolls(9, 8))
    expect(toldAs(events, 'rolledForFirst')).toEqual([
      { what: 'markers', roles: [0, 1], rolls: [9, 8], bonuses: [0, 0] },
    ])
  })

  it('of player 2 is 12 better in the first round of STORM only [HS-SCN-STORM-09] [HS-RND-10]', () => {
    const { match } = quietPosition({ scenario: 'STORM', armies: { 0: { finn: [0] }, 1: { syvarris: [1] } } })
    match.state.round = 1
    expect([initiativeBonus(match, 0), initiativeBonus(match, 1)]).toEqual([0, 12])
    match.state.round = 2
    expect([initiativeBonus(match, 0), initiativeBonus(match, 1)]).toEqual([0, 0])
  })

  it('is rolled anew in every round [HS-RND-08] [HS-RND-19]', () => {
    const { match, events } = played({}, 12, 3, 4, 15)
    lay(match, 0, FIRST)
    lay(match, 1, SECOND)
    expect(toldAs(events, 'initiativeWon')).toEqual([{ role: 0 }, { role: 1 }])
  })
})
