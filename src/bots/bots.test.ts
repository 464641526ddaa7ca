import { describe, expect, it } from 'vitest'
import {
  canonicalJson,
  fastSource,
  type Game,
  type Mind,
  prepare,
  scramble,
  type Scored,
  startMatch,
} from '../engine/index.ts'
import { type LanternContent, lanterns, type Lanterns } from '../engine/testing/lanterns.ts'
import { captainBot } from './captain.ts'
import { matchup, wilson, winnersOf } from './matchup.ts'
import { randomBot } from './random.ts'
import { findBot } from './registry.ts'
import { answerOnce, simulateMatch, simulateRandom, type Limits } from './simulate.ts'
import { answerOf, type Bot } from './bot.ts'
import { Standpoint } from './standpoint.ts'
import { matchIn, worldFor } from './world.ts'

const limits: Limits<Lanterns> = { decisions: 1000, rounds: 50, round: (state) => state.round }

const ready = (change: Partial<Game<Lanterns, LanternContent>> = {}, roles = 2) => {
  const result = prepare({ ...lanterns, ...change }, roles, { rich: true })
  if (!result.ok) throw new Error(result.problems[0].problem)
  return result.value
}

const worth: NonNullable<Mind<Lanterns, LanternContent>['worth']> = ({ state }, role) =>
  state.points[role] -
  Math.max(...state.points.filter((_, other) => other !== role)) +
  state.wood[role] / 4 +
  state.bids[role] / 8

describe('simulation', () => {
  it('plays the same game from the same seed, fast or as a match', () => {
    for (const seed of ['a', 'b', 'c']) {
      const fast = simulateRandom(ready(), seed, limits)
      const { match, ...slow } = simulateMatch(ready(), [randomBot(), randomBot()], seed, limits)
      expect(slow).toEqual(fast)
      expect(fast.why).toBe('finished')
      expect(match.state.outcome).toEqual(fast.outcome)
    }
    expect(simulateRandom(ready(), 'a', limits)).not.toEqual(simulateRandom(ready(), 'b', limits))
  })

  it('stops a game with too many rounds and counts it apart', () => {
    const endless = ready({ setup: (...args) => ({ ...lanterns.setup(...args), bag: [900, 900, 900, 900], lit: [] }) })
    const { why, outcome, rounds } = simulateRandom(endless, 'a', limits)
    expect([why, outcome]).toEqual(['limited', undefined])
    expect(rounds).toBeGreaterThan(50)
    expect(simulateRandom(endless, 'a', { ...limits, decisions: 100, rounds: 1e6 }).why).toBe('stuck')
  })
})

describe('an imagined world', () => {
  it('stands at the same question and depends only on what the role may know', () => {
    const match = startMatch(ready(), fastSource('world'))
    const choices = fastSource('choices')
    for (let i = 0; i < 30 && !match.over; i++) {
      const ask = match.play.question!
      const from = new Standpoint(match, ask)
      const play = from.deal(fastSource(i)).enter(fastSource(i))
      const imagined = play.pending.find((waiting) => waiting.role === ask.role)!
      expect(imagined.question.name).toBe(ask.question.name)
      expect(play.options(imagined)).toEqual(match.play.options(ask))
      const other = scramble(lanterns, { state: match.marks.last.state, content: match.content }, ask.role, 'x').state
      const truth = { role: ask.role, state: other, tail: match.tailOf(ask.role) }
      const twin = matchIn(ready(), truth, fastSource('twin'))
      const fromTwin = new Standpoint(twin, twin.asked(ask.role)!)
      expect(fromTwin).toEqual(from)
      const again = fromTwin.deal(fastSource(i)).enter(fastSource(i))
      expect(canonicalJson(again.state)).toBe(canonicalJson(play.state))
      // What is sent to where bots think does not hold it either.
      const sent = worldFor(match, ask.role, fastSource('sent'))
      expect(canonicalJson(worldFor(twin, ask.role, fastSource('sent')))).toBe(canonicalJson(sent))
      answerOnce(match, [randomBot(), randomBot()], choices)
    }
  })
})

describe('a bot', () => {
  function fieldOf(owner: object, at: object, key: PropertyKey): unknown {
    try {
      return Reflect.get(at, key, owner)
    } catch {
      return undefined
    }
  }

  /** Everything that can be reached from something by its fields, those of its prototypes included. */
  function reach(from: unknown, seen = new Set<unknown>()): Set<unknown> {
    if ((typeof from !== 'object' && typeof from !== 'function') || from === null || seen.has(from)) return seen
    seen.add(from)
    for (let at: object | null = from; at !== null; at = Reflect.getPrototypeOf(at))
      for (const key of Reflect.ownKeys(at)) reach(fieldOf(from, at, key), seen)
    return seen
  }

  it('has no way to the true state', () => {
    const match = startMatch(ready(), fastSource('no way'))
    const cheat: Bot<Lanterns, LanternContent> = {
      name: 'cheat',
      choose(from, source) {
        // @ts-expect-error -- there is no match
        expect(from.match).toBeUndefined()
        // @ts-expect-error -- and no state
        expect(from.state).toBeUndefined()
        const dealt = from.deal(source)
        // @ts-expect-error -- a world can only be entered
        expect(dealt.state).toBeUndefined()
        const reached = reach([from, dealt, dealt.enter(source)])
        for (const hidden of [match, match.play, match.state, match.marks.last.state, match.log, match.state.hands])
          expect(reached.has(hidden)).toBe(false)
        return from.options[0]
      },
    }
    const choices = fastSource('choices')
    for (let i = 0; i < 20 && !match.over; i++)
      expect(match.answer(answerOf(cheat, match, match.play.question!.role, choices)).ok).toBe(true)
  })

  it('cannot listen to what the game is called with', () => {
    const prepared = prepare(lanterns, 2)
    if (!prepared.ok) throw new Error(prepared.problems[0].problem)
    const match = startMatch(prepared.value, fastSource('listen'))
    const spy: Bot<Lanterns, LanternContent> = {
      name: 'spy',
      choose(from, source) {
        for (const { game } of [from, from.deal(source).enter(source)]) {
          // @ts-expect-error -- nothing in a game can be exchanged
          expect(() => (game.clone = structuredClone)).toThrow(TypeError)
          expect(() => Object.assign(game, { secrets: () => [] })).toThrow(TypeError)
        }
        return from.options[0]
      },
    }
    expect(match.answer(answerOf(spy, match, match.play.question!.role, fastSource(1))).ok).toBe(true)
  })

  it('that gives an option that is not there is found out', () => {
    const match = startMatch(ready(), fastSource('wrong'))
    const wrong: Bot<Lanterns, LanternContent> = { name: 'wrong', choose: () => 99 }
    expect(() => answerOf(wrong, match, match.play.question!.role, fastSource(1))).toThrow('wrong gave an answer')
  })
})

describe('captain', () => {
  it('beats random where it can tell good from bad', () => {
    const result = matchup(ready({ mind: { worth } }), [captainBot, randomBot], { games: 20, seed: 'captain', limits })
    expect(result.wins).toBeGreaterThanOrEqual(14)
    expect(result.unfinished).toBe(0)
    expect(result.margin.mean).toBeGreaterThan(result.margin.plusMinus)
  })

  it('gives the same answers from the same source', () => {
    const play = () =>
      simulateMatch(ready({ mind: { worth } }, 3), [captainBot(), randomBot(), captainBot()], 'same', limits)
    expect(play().match.log).toEqual(play().match.log)
  })

  it('takes the only option that the game proposes, without a look at others', () => {
    const candidates = (_table: unknown, _ask: unknown, options: readonly number[]): Scored[] => [
      { option: options.at(-1)!, score: 0 },
    ]
    const answersOf = (change: Partial<Game<Lanterns, LanternContent>>): unknown =>
      simulateMatch(ready(change), [captainBot(), captainBot()], 'proposed', limits).match.log.filter(
        ({ type }) => type === 'answer',
      )
    const never = (): number => {
      throw new Error('nothing is evaluated')
    }
    expect(answersOf({ mind: { candidates, worth: never } })).toEqual(answersOf({ mind: { candidates } }))
  })

  it('chooses among several that the game proposes', () => {
    const picked = new Set<number>()
    const candidates = (_table: unknown, _ask: unknown, options: readonly number[]): Scored[] =>
      options.slice(0, 2).map((option) => ({ option, score: 0 }))
    const bot = captainBot<Lanterns, LanternContent>()
    const spy: typeof bot = {
      name: 'spy',
      choose(from, source) {
        const option = bot.choose(from, source)
        picked.add(from.options.indexOf(option))
        return option
      },
    }
    simulateMatch(ready({ mind: { candidates, worth } }), [spy, randomBot()], 'several', limits)
    expect([...picked].sort()).toEqual([0, 1])
  })

  it.each([
    ['at random without an evaluation', {}],
    ['by its evaluation', { worth }],
  ])('plays on where the game proposes nothing: %s', (_how, change) => {
    const bots = [captainBot<Lanterns, LanternContent>(), captainBot<Lanterns, LanternContent>()]
    expect(simulateMatch(ready({ mind: { ...change, candidates: () => [] } }), bots, 'nothing', limits).why).toBe(
      'finished',
    )
  })

  it('plays at random where the game has no evaluation', () => {
    expect(simulateMatch(ready(), [captainBot(), captainBot()], 'none', limits).why).toBe('finished')
  })
})

describe('match-ups', () => {
  it('give a share with its interval', () => {
    expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1 })
    const { share, low, high } = wilson(95, 100)
    expect(share).toBe(0.95)
    expect(low).toBeCloseTo(0.8882, 3)
    expect(high).toBeCloseTo(0.9785, 3)
  })

  it('know the winners of every kind of outcome', () => {
    expect(winnersOf({ kind: 'ranking', places: [[1, 2], [0]], scores: [0, 3, 3] }, 3)).toEqual([1, 2])
    expect(winnersOf({ kind: 'teams', winners: [0, 2], losers: [1] }, 3)).toEqual([0, 2])
    expect(winnersOf({ kind: 'allWin' }, 2)).toEqual([0, 1])
    expect(winnersOf({ kind: 'nobody' }, 2)).toEqual([])
    expect(winnersOf(undefined, 2)).toEqual([])
  })

  it('count wins, losses and draws of the first bot whatever its seat', () => {
    const { wins, losses, draws, games } = matchup(ready(), [randomBot, randomBot], { games: 10, seed: 'x', limits })
    expect(wins + losses + draws).toBe(games)
    expect(wins).toBe(losses)
  })
})

it('finds bots by name only', () => {
  expect(findBot('random')?.().name).toBe('random')
  expect(findBot('captain')?.().name).toBe('captain')
  expect(findBot('constructor')).toBeUndefined()
})
