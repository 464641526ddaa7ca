import { describe, expect, it } from 'vitest'
import { EVERYONE, only } from '../../../../engine/index.ts'
import { LIGHT, SHADOW } from '../../content/names.ts'
import { heardMatch, REINFORCEMENT, type Heard } from '../../testing/hearing.ts'
import { asked, choose, light, loaded, offered, question, shadow, tableOf, view } from '../../testing/position.ts'
import type { Position } from '../../testing/position.ts'
import { limboAt } from '../table/state.ts'
import { reinforcements } from './reinforcement.ts'

const [HEARTWOOD, TREEHOME] = [light('heartwood'), light('treehome')]
const [MURK, SALTMERE] = [shadow('the-murk'), shadow('saltmere')]

const reinforcing = (position: Position): Heard => heardMatch({ phase: 'reinforcement', ...position }, REINFORCEMENT)

/** Down to this many conflict cards; the others are out of the way at role 2. */
const pileOf =
  (cards: readonly number[]): NonNullable<Position['arrange']> =>
  (state) => {
    const rest = state.drawPile.filter((card) => !cards.includes(card))
    state.drawPile = [...cards]
    state.conflict[2] = rest
    state.conflictSeenBy[2] = rest.map(() => only(2))
  }

describe('the card of the round', () => {
  it('comes to everybody, clockwise from the start player [IM-REI-01] [IM-RUL-25] [IM-CRD-15]', () => {
    const before = [light('heartwood'), light('treehome'), light('saltmere'), light('highcrag'), light('duskmoor')]
    const { match, told } = heardMatch({ startPlayer: 1, cards: { 0: before } }, undefined, loaded(4, 0, 2))
    expect(told('conflictCardDrawn')).toEqual([{ role: 1 }, { role: 2 }, { role: 0 }])
    expect(match.state.conflict[1]).toEqual([4])
    expect(match.state.conflict[2]).toEqual([0])
    expect(match.state.conflict[0]).toEqual([3, ...before].sort((a, b) => a - b))
    expect(match.state.drawPile).toHaveLength(60 - 5 - 3)
    expect(match.state.drawPile).not.toContain(4)
  })

  it('is seen by its owner alone [IM-REI-01] [IM-RUL-29]', () => {
    const { match, events, to } = heardMatch({}, undefined, loaded(7, 8, 9))
    const seen = events.flatMap((event, i) => (event.type === 'conflictCardSeen' ? [[event, to[i]]] : []))
    expect(seen).toEqual([
      [{ type: 'conflictCardSeen', role: 0, card: 7 }, only(0)],
      [{ type: 'conflictCardSeen', role: 1, card: 9 }, only(1)],
      [{ type: 'conflictCardSeen', role: 2, card: 11 }, only(2)],
    ])
    expect(events.every((event, i) => event.type === 'conflictCardSeen' || to[i] === EVERYONE)).toBe(true)
    expect(match.state.conflictSeenBy).toEqual([[only(0)], [only(1)], [only(2)]])
    // Not even the log of the match names it to others.
    const draws = match.log.flatMap((entry) => (entry.type === 'draw' ? [entry.seenBy] : []))
    expect(draws).toEqual([only(0), only(1), only(2)])
    expect(match.state.knowledge).toBe(3)
  })

  it('comes from the discard pile when the draw pile is empty, which is shuffled only then [IM-RUL-27]', () => {
    const { match, told } = heardMatch({
      arrange(state, content) {
        pileOf([5])(state, content)
        state.conflict[2] = state.conflict[2].filter((card) => card !== 30 && card !== 12)
        state.conflictSeenBy[2].length -= 2
        state.discard = [30, 12]
      },
    })
    expect(told('discardShuffled')).toEqual([{ cards: 2 }])
    expect(match.state.conflict[0]).toEqual([5])
    expect(match.state.discard).toEqual([])
    expect(match.state.drawPile).toEqual([])
    expect([12, 30]).toContain(match.state.conflict[1][0])
    expect(told('nothingToDraw')).toEqual([])
  })

  it('the order in which cards were discarded tells nothing about what is drawn [IM-RUL-27] [IM-RUL-29]', () => {
    const drawn = (...discard: number[]): number[][] =>
      heardMatch(
        {
          arrange(state, content) {
            pileOf(discard)(state, content)
            state.drawPile = []
            state.discard = [...discard]
          },
        },
        undefined,
        loaded(2, 0),
      ).match.state.conflict.slice(0, 2)
    expect(drawn(30, 12, 5)).toEqual([[30], [5]])
    expect(drawn(5, 30, 12)).toEqual([[30], [5]])
  })

  it('is left out when no conflict card is left anywhere [IM-RUL-27]', () => {
    const { match, told } = heardMatch({ arrange: pileOf([5, 9]) }, undefined, loaded(1))
    expect([match.state.conflict[0], match.state.conflict[1]]).toEqual([[9], [5]])
    expect(told('nothingToDraw')).toEqual([{ role: 2 }])
    expect(told('discardShuffled')).toEqual([])
    expect(match.state.conflict[2]).toHaveLength(58)
  })
})

describe('armies from limbo', () => {
  it.each([
    [0, 0],
    [2, 0],
    [3, 1],
    [5, 1],
    [6, 2],
    [8, 2],
    [9, 3],
  ])('%i armies in a limbo bring %i [IM-REI-03] [IM-EX-40]', (limbo, count) => {
    const t = tableOf({ armies: { 0: [[HEARTWOOD, 1], [MURK, 1]] }, limbo: { 0: [2, limbo], 1: [0, limbo] } }) // prettier-ignore
    expect(reinforcements(t, 0, LIGHT)).toBe(count)
    expect(reinforcements(t, 0, SHADOW)).toBe(0)
    const other = tableOf({ armies: { 0: [[HEARTWOOD, 1], [MURK, 1]] }, limbo: { 0: [limbo, 0] } }) // prettier-ignore
    expect([reinforcements(other, 0, SHADOW), reinforcements(other, 0, LIGHT)]).toEqual([count, 0])
  })

  it('the two limbos are not added: Light 2 and Shadow 4 bring 0 and 1 [IM-REI-03] [IM-EX-40]', () => {
    const t = tableOf({ armies: { 0: [[HEARTWOOD, 1], [MURK, 1]] }, limbo: { 0: [4, 2] } }) // prettier-ignore
    expect([reinforcements(t, 0, LIGHT), reinforcements(t, 0, SHADOW)]).toEqual([0, 1])
  })

  it('5 in the Shadow limbo and 1 in the Light limbo: one into an own Shadow land [IM-REI-02] [IM-EX-05]', () => {
    const { match, told } = reinforcing({
      armies: { 0: [[MURK, 2], [SALTMERE, 1], [HEARTWOOD, 3]], 1: [[shadow('duskmoor'), 1]] }, // prettier-ignore
      limbo: { 0: [5, 1] },
    })
    expect(question(match)).toBe('reinforce@0')
    expect(offered(match)).toEqual([`land:${MURK}`, `land:${SALTMERE}`, 'done'])
    expect(view(match)!.options).toEqual([
      ...[MURK, SALTMERE].map((land) => ({
        key: `land:${land}`,
        label: { key: 'reinforce.land', args: { land } },
        targets: [`land:${land}`],
        detail: { key: 'reinforce.detail', args: { armies: match.state.armies[land] } },
      })),
      { key: 'done', label: { key: 'reinforce.done' }, rule: 'IM-REI-04' },
    ])
    choose(match, `land:${SALTMERE}`)
    expect(match.state.armies[SALTMERE]).toBe(2)
    expect([match.state.limbo[limboAt(0, SHADOW)], match.state.limbo[limboAt(0, LIGHT)]]).toEqual([4, 1])
    expect(told('reinforced')).toEqual([{ role: 0, land: SALTMERE }])
    expect(match.state.phase).toBe('planning')
  })

  it('each may go to another land, and they are counted once, before the first [IM-RUL-26] [IM-REI-04]', () => {
    const position: Position = {
      armies: { 0: [[MURK, 1], [HEARTWOOD, 1], [TREEHOME, 1]] }, // prettier-ignore
      limbo: { 0: [3, 6] },
      gold: { 0: 1 },
      energy: { 0: 1 },
    }
    const { match, told } = reinforcing(position)
    expect(offered(match)).toEqual([`land:${MURK}`, `land:${TREEHOME}`, `land:${HEARTWOOD}`, 'done'])
    choose(match, `land:${HEARTWOOD}`)
    expect(offered(match)).toEqual([`land:${MURK}`, `land:${TREEHOME}`, `land:${HEARTWOOD}`, 'done'])
    choose(match, `land:${TREEHOME}`)
    // Four are left in the Light limbo: that would be one more.
    expect(match.state.limbo[limboAt(0, LIGHT)]).toBe(4)
    expect(offered(match)).toEqual([`land:${MURK}`, 'done'])
    choose(match, 'done')
    expect(match.state.phase).toBe('planning')
    expect(match.state.limbo.slice(0, 2)).toEqual([3, 4])
    expect([match.state.gold[0], match.state.energy[0]]).toEqual([1, 1])
    expect(told('reinforcementForgone')).toEqual([{ role: 0, armies: 1 }])
  })

  it('closes with the last army only [IM-REI-02]', () => {
    const { match } = reinforcing({ armies: { 0: [[MURK, 1], [HEARTWOOD, 1]] }, limbo: { 0: [3, 3] } }) // prettier-ignore
    const closes = (): boolean | undefined => asked(match).question.closes?.(match.play, asked(match))
    expect(closes()).toBe(false)
    choose(match, `land:${MURK}`)
    expect(closes()).toBe(true)
  })

  it('are placed clockwise from the start player; who has none is not asked [IM-REI-05] [IM-RND-04]', () => {
    const { match } = reinforcing({
      roles: 4,
      startPlayer: 2,
      armies: { 0: [[MURK, 1]], 1: [[SALTMERE, 1]], 2: [[HEARTWOOD, 1]], 3: [[TREEHOME, 1]] },
      limbo: { 0: [3, 0], 1: [3, 0], 2: [0, 3], 3: [0, 2] },
    })
    const order: string[] = []
    while (match.state.phase === 'reinforcement') {
      order.push(question(match))
      expect(match.state.turn).toBe(asked(match).role)
      choose(match, 'done')
    }
    expect(order).toEqual(['reinforce@2', 'reinforce@0', 'reinforce@1'])
  })

  it('need presence in that world [IM-REI-06] [IM-RUL-79]', () => {
    const { match, told } = reinforcing({ armies: { 0: [[HEARTWOOD, 1]] }, limbo: { 0: [9, 3] } })
    expect(offered(match)).toEqual([`land:${HEARTWOOD}`, 'done'])
    // Of the nine in the Shadow limbo none is even promised.
    expect(view(match)!.prompt).toEqual({ key: 'reinforce.ask', args: { shadow: 0, light: 1 } })
    choose(match, 'done')
    expect(told('reinforcementForgone')).toEqual([{ role: 0, armies: 1 }])
  })

  it('cannot bring back who has no army on the board, who plays on all the same [IM-RUL-78] [IM-REI-06]', () => {
    const { match } = reinforcing({ armies: { 1: [[HEARTWOOD, 1]] }, limbo: { 0: [9, 9] } })
    expect(match.state.phase).toBe('planning')
    expect(match.play.pending.map(({ role }) => role)).toEqual([0, 1, 2])
  })

  it('may bring such a player back into unoccupied lands where the table has chosen so [IM-RUL-78]', () => {
    const { match } = reinforcing({
      options: { returnFromLimbo: true },
      armies: { 1: [[HEARTWOOD, 1], [MURK, 1]] }, // prettier-ignore
      limbo: { 0: [2, 6], 1: [0, 3] },
    })
    const free = Array.from({ length: 25 }, (_, i) => 25 + i).filter((land) => land !== HEARTWOOD)
    expect(offered(match)).toEqual([...free.map((land) => `land:${land}`), 'done'])
    choose(match, `land:${TREEHOME}`)
    expect(match.state.possessor[TREEHOME]).toBe(0)
    expect(offered(match)).toEqual([...free.map((land) => `land:${land}`), 'done'])
    choose(match, `land:${TREEHOME}`)
    expect(match.state.armies[TREEHOME]).toBe(2)
    // Whoever stands on the board reinforces as usual.
    expect(question(match)).toBe('reinforce@1')
    expect(offered(match)).toEqual([`land:${HEARTWOOD}`, 'done'])
  })

  it('return only who has no army in either world [IM-RUL-78] [IM-RUL-79]', () => {
    const { match } = reinforcing({
      options: { returnFromLimbo: true },
      armies: { 0: [[HEARTWOOD, 1]] },
      limbo: { 0: [6, 3] },
    })
    expect([reinforcements(match.play, 0, SHADOW), reinforcements(match.play, 0, LIGHT)]).toEqual([0, 1])
    expect(offered(match)).toEqual([`land:${HEARTWOOD}`, 'done'])
    choose(match, `land:${HEARTWOOD}`)
    expect(match.state.phase).toBe('planning')
  })

  it('do not return where no land is unoccupied [IM-RUL-78]', () => {
    const lands = Array.from({ length: 50 }, (_, land) => [land, 1] as const)
    const { match } = reinforcing({
      options: { returnFromLimbo: true },
      armies: { 1: lands.slice(0, 25), 2: lands.slice(25) },
      limbo: { 0: [3, 3] },
    })
    expect(match.state.phase).toBe('planning')
  })
})
