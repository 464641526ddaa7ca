import { describe, expect, it } from 'vitest'
import { fastSource, prepare, startMatch, type Mind, type Scored } from '../engine/index.ts'
import { type LanternContent, lanterns, type Lanterns } from '../engine/testing/lanterns.ts'
import { games } from '../games/registry.ts'
import type { MakeBot } from './bot.ts'
import { learnerBot } from './habits.ts'
import { judge } from './judgement.ts'
import { botNamed, formatBot, LEVELS, parseBot } from './levels.ts'
import { matchup } from './matchup.ts'
import { randomBot } from './random.ts'
import { botNames, findBot } from './registry.ts'
import { answerOnce, Stopwatch, simulateMatch } from './simulate.ts'
import { Standpoint } from './standpoint.ts'
import { readyFor } from './testing/positions.ts'

const limits = { decisions: 1000, rounds: 50, round: (state: Lanterns) => state.round }

/** Takes wood, builds, and bids high: what the single step brings. */
const mind: Mind<Lanterns, LanternContent> = {
  worth: ({ state }, role) =>
    state.points[role] -
    Math.max(...state.points.filter((_, other) => other !== role)) +
    state.wood[role] / 4 +
    state.bids[role] / 8,
  grain: 0.5,
}

describe('the id of a bot', () => {
  it('is a level, with a character or without', () => {
    for (const level of LEVELS) expect(formatBot(parseBot(level)!)).toBe(level)
    expect(parseBot('general:raider')).toEqual({ level: 'general', character: 'raider' })
    expect(botNamed('general:raider')).toBe('general:raider')
    for (const wrong of [
      '',
      'hal',
      'captain:',
      'captain:Raider',
      'captain:a:b',
      ':raider',
      'captain:../x',
      'constructor',
    ])
      expect(parseBot(wrong), wrong).toBeUndefined()
  })

  it('is understood as older tables tell it', () => {
    expect(botNamed('greedy')).toBe('captain')
    expect(botNamed('random')).toBe('random')
    expect(findBot('greedy')?.().name).toBe('captain')
    expect(botNamed('hal')).toBeUndefined()
  })

  it('finds a bot for every level, and a character thinks as the game says', () => {
    for (const name of botNames) expect(findBot(name)?.().name).toBe(name)
    const last = (_table: unknown, _ask: unknown, options: readonly number[]): Scored[] => [
      { option: options.at(-1)!, score: 0 },
    ]
    const first = (_table: unknown, _ask: unknown, options: readonly number[]): Scored[] => [
      { option: options[0], score: 0 },
    ]
    const game = { ...lanterns, mind: { candidates: first, characters: { last: { candidates: last } } } }
    const match = startMatch(readyFor(game), fastSource('character'))
    const from = new Standpoint(match, match.play.question!)
    const chosen = (id: string): number => findBot(id)!<Lanterns, LanternContent>().choose(from, fastSource(1))
    expect(chosen('captain:last')).toBe(from.options.at(-1))
    expect(chosen('captain')).toBe(from.options[0])
    // Whoever the game does not know, plays like anybody.
    expect(chosen('captain:nobody')).toBe(from.options[0])
    expect(chosen('recruit:last')).toBe(from.options.at(-1))
  })
})

describe('a learner', () => {
  const rich = () => {
    const result = prepare({ ...lanterns, mind }, 2, { rich: true })
    if (!result.ok) throw new Error(result.problems[0].problem)
    return result.value
  }

  it('gets better with less to forget', () => {
    const level =
      (name: string): MakeBot =>
      () =>
        findBot(name)!()
    const { wins, losses } = matchup(rich(), [level('soldier'), level('recruit')], {
      games: 60,
      seed: 'learners',
      limits,
    })
    expect(wins).toBeGreaterThan(losses)
    const chance = matchup(rich(), [level('recruit'), randomBot], { games: 40, seed: 'learners', limits })
    expect(chance.wins).toBeGreaterThan(chance.losses)
  })

  it('takes nothing twice as likely only because it is the best: it forgets, and sees no small differences', () => {
    const candidates = (_table: unknown, _ask: unknown, options: readonly number[]): Scored[] =>
      options.map((option, i) => ({ option, score: -i / 100 }))
    const game = { ...lanterns, mind: { candidates, grain: 1 } }
    const match = startMatch(readyFor(game, 2), fastSource('learner'))
    const source = fastSource('learner')
    const taken = new Set<number>()
    const bot = learnerBot<Lanterns, LanternContent>('recruit', { blur: 1, forgets: 0, near: 0 })
    const from = new Standpoint(match, match.play.question!)
    for (let i = 0; i < 60; i++) taken.add(bot.choose(from, source))
    expect(taken.size).toBeGreaterThan(1)
    const sharp = learnerBot<Lanterns, LanternContent>('soldier', { blur: 0.001, forgets: 0, near: 0 })
    for (let i = 0; i < 20; i++) expect(sharp.choose(from, source)).toBe(from.options[0])
  })
})

describe.each(games.map(({ id, load }) => ({ id, load })))('a Recruit at $id', ({ id, load }) => {
  it('makes mistakes, but never one of those that it sees itself', async () => {
    const { game, facts } = await load()
    const prepared = prepare(game, facts.players.min)
    if (!prepared.ok) throw new Error(prepared.problems[0].problem)
    const match = startMatch(prepared.value, fastSource(`recruit ${id}`))
    const acts = fastSource(`recruit acts ${id}`)
    const recruit = findBot('recruit')!()
    const others = Array.from({ length: match.roles }, () => randomBot())
    let [looked, mistakes] = [0, 0]
    for (let i = 0; i < 260 && !match.over; i++) {
      const ask = match.play.question!
      const from = new Standpoint(match, ask)
      if (i % 13 === 0 && from.options.length > 1) {
        const option = recruit.choose(from, fastSource(i))
        // The same source: the same judgement.
        const judged = judge(from, game.mind ?? {}, fastSource(i))
        const own = judged.find((one) => one.option === option)!
        const better = judged.filter(({ score }) => score > own.score).length
        expect(better / judged.length, ask.question.name).toBeLessThan(0.8)
        looked++
        if (better > 0) mistakes++
      }
      answerOnce(match, others, acts)
    }
    expect(looked).toBeGreaterThan(5)
    expect(mistakes).toBeGreaterThan(0)
  })
})

it('a stopwatch counts turns, not questions', () => {
  let now = 0
  const game = { ...lanterns, mind: { turn: (state: Lanterns) => state.round } }
  const watch = new Stopwatch(2, () => now++)
  const bots = [randomBot<Lanterns, LanternContent>(), randomBot<Lanterns, LanternContent>()]
  const { decisions } = simulateMatch(readyFor(game), bots, 'watch', limits, watch)
  const all = watch.seats.reduce((sum, seat) => sum + seat.decisions, 0)
  expect(all).toBe(decisions)
  for (const { ms, decisions: own, turns, most } of watch.seats) {
    expect(ms).toBe(own)
    expect(turns).toBeLessThan(own)
    expect(most).toBeGreaterThanOrEqual(ms / turns)
  }
})
