import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { randomBot } from '../bots/random.ts'
import { collect } from '../bots/value/collect.ts'
import { fit, type Sample } from '../bots/value/fit.ts'
import { prepare, type Value } from '../engine/index.ts'
import { type LanternContent, lanterns, type Lanterns } from '../engine/testing/lanterns.ts'
import type { GameRun } from './game-runs.ts'
import { isDecided, seatingOf, standingOf } from './pairs.ts'
import { openResults } from './results.ts'
import { walstatt } from './testing/terminal.ts'
import { openSamples, readSamples } from './tune-samples.ts'

const folder = mkdtempSync(join(tmpdir(), 'walstatt-bots-'))
afterAll(() => rmSync(folder, { recursive: true }))

const short = ['bloodstones', '--seats', '2', '--option', 'roundLimit=1']

describe('results', () => {
  it('are gone on with, a line cut off by force left out', () => {
    const path = join(folder, 'results.jsonl')
    const first = openResults<number>(path, { run: 1 }, '--keep')
    first.add(1)
    first.add(2)
    writeFileSync(path, `${readFileSync(path, 'utf8')}3`)
    const again = openResults<number>(path, { run: 1 }, '--keep')
    expect(again.found).toEqual([1, 2])
    again.add(4)
    expect(openResults<number>(path, { run: 1 }, '--keep').found).toEqual([1, 2, 4])
  })

  it('of another command are not mixed with these', () => {
    const path = join(folder, 'other.jsonl')
    openResults<number>(path, { run: 1 }, '--keep')
    expect(() => openResults<number>(path, { run: 2 }, '--keep')).toThrow(
      '--keep: holds the results of another command',
    )
  })
})

describe('simulate', () => {
  it('goes on where it stopped, and comes to the same', async () => {
    const keep = join(folder, 'kept.jsonl')
    const argv = ['simulate', ...short, '--bots', 'soldier,recruit', '--alternate', '--json', '--keep', keep]
    const first = JSON.parse((await walstatt([...argv, '--games', '2'])).out)
    const more = JSON.parse((await walstatt([...argv, '--games', '4'])).out)
    expect(first.games).toBe(2)
    expect(more.games).toBe(4)
    const whole = JSON.parse((await walstatt([...argv.slice(0, -2), '--games', '4'])).out)
    expect(more.outcomes).toEqual(whole.outcomes)
    expect(more.decisions).toBe(whole.decisions)
    expect(Object.keys(more.thought)).toEqual(['soldier', 'recruit'])
    expect(more.thought.soldier.turns).toBeLessThanOrEqual(more.thought.soldier.decisions)
  })

  it('lets those who search think as long as it is told, alike every time', async () => {
    const argv = ['simulate', ...short, '--games', '1', '--bots', 'general,captain-1', '--playouts', '16', '--json']
    const [one, two] = [JSON.parse((await walstatt(argv)).out), JSON.parse((await walstatt(argv)).out)]
    expect([one.outcomes, one.decisions]).toEqual([two.outcomes, two.decisions])
    expect(one.bots).toEqual(['general', 'captain-1'])
    const both = await walstatt([...argv, '--think', '10'])
    expect(both.code).toBe(2)
    expect(both.err).toContain('--playouts exclude each other')
  })
})

describe('ladder', () => {
  const bot = (name: string) => ({ name, make: (() => undefined) as never })
  const pair = { first: bot('a'), second: bot('b') }
  const runs = (wins: number, games: number): GameRun[] =>
    Array.from({ length: games }, (_, i) => ({
      why: 'finished',
      decisions: 1,
      seats: i % 2 === 0 ? ['a', 'b'] : ['b', 'a'],
      winners: [(i % 2 === 0) === i < wins ? 0 : 1],
      thought: {},
    }))

  it('rotates seats with the same chance', () => {
    const seated = [0, 1, 2, 3].map((game) => seatingOf(pair, game, 3, false))
    expect(seated.map(({ bots }) => bots.map(({ name }) => name).join(''))).toEqual(['abb', 'bab', 'bba', 'abb'])
    expect(seated.map(({ seed }) => seed)).toEqual([0, 0, 0, 1])
    const together = [0, 1, 2].map((game) => seatingOf(pair, game, 2, true))
    expect(together.map(({ bots }) => bots.map(({ name }) => name).join(''))).toEqual(['aa', 'bb', 'aa'])
    expect(together.map(({ seed }) => seed)).toEqual([0, 0, 1])
  })

  it('counts what the first has won, and plays until the interval decides', () => {
    const clear = standingOf(pair, runs(45, 60), false)
    expect(clear.figure).toBeCloseTo(0.75)
    expect(isDecided(clear, 0.6, 60, 200)).toBe(true)
    expect(isDecided(clear, 0.75, 60, 200)).toBe(false)
    expect(isDecided(standingOf(pair, runs(20, 20), false), 0.5, 60, 200)).toBe(false)
    expect(isDecided(standingOf(pair, runs(150, 200), false), 0.75, 60, 200)).toBe(true)
  })

  it('compares how often those win who play alone against the game', () => {
    const played = Array.from({ length: 200 }, (_, i): GameRun => {
      const name = i % 2 === 0 ? 'a' : 'b'
      const isWon = (i >> 1) % 10 < (name === 'a' ? 8 : 4)
      return { why: 'finished', decisions: 1, seats: [name, name], winners: isWon ? [0, 1] : [], thought: {} }
    })
    const { figure, low, high } = standingOf(pair, played, true)
    expect(figure).toBeCloseTo(2, 1)
    expect(low).toBeGreaterThan(1.4)
    expect(high).toBeLessThan(2.8)
  })

  it('is played, kept and told as JSON', async () => {
    const data = join(folder, 'ladder')
    const argv = [
      'ladder',
      ...short,
      '--bots',
      'recruit,soldier',
      '--least',
      '2',
      '--games',
      '4',
      '--data',
      data,
      '--json',
    ]
    const { code, out } = await walstatt(argv)
    expect(code).toBe(0)
    const { figures, ratings, thought } = JSON.parse(out)
    expect(figures).toHaveLength(1)
    expect(figures[0]).toMatchObject({ bot: 'soldier', against: 'recruit', goal: 0.5 })
    expect(figures[0].games % 2).toBe(0)
    expect(ratings.map(({ bot: name }: { bot: string }) => name)).toEqual(['recruit', 'soldier'])
    expect(Object.keys(thought).sort()).toEqual(['recruit', 'soldier'])
    expect(readdirSync(data)).toHaveLength(1)
    const again = await walstatt(argv)
    expect(JSON.parse(again.out).figures).toEqual(figures)
    const kept = readFileSync(join(data, readdirSync(data)[0]), 'utf8')
      .trim()
      .split('\n')
    expect(kept).toHaveLength(1 + figures[0].games)
  })

  it('says when thought took longer than it was given', async () => {
    const argv = ['ladder', ...short, '--bots', 'captain', '--against', 'recruit', '--least', '2', '--games', '2']
    const where = ['--data', join(folder, 'slow')]
    expect((await walstatt([...argv, ...where, '--think', '100000', '--budget-check'])).code).toBe(0)
    expect((await walstatt([...argv, ...where, '--budget-check'])).err).toContain('needs --think')
  })
})

describe('tune', () => {
  const value: Value<Lanterns, LanternContent> = {
    features: ['points', 'wood'],
    measure: ({ state }, role, out) => void out.push(state.points[role], state.wood[role]),
    weights: [0, 0],
  }
  const limits = { decisions: 1000, rounds: 50, round: (state: Lanterns) => state.round }
  const how = { value, turn: (state: Lanterns) => state.round, moments: 3, limits }
  const run = {
    game: 'lanterns',
    features: value.features,
    seats: 2,
    options: '',
    bots: 'random',
    seed: 's',
    budget: '',
  }

  function play(game: number): Sample[] {
    const prepared = prepare(lanterns, 2)
    if (!prepared.ok) throw new Error(prepared.problems[0].problem)
    const bots = [randomBot<Lanterns, LanternContent>(), randomBot<Lanterns, LanternContent>()]
    return collect(prepared.value, bots, game, `s/${game}`, how)
  }

  it('keeps the moments of its games and goes on with them, whatever else lies in the folder', () => {
    const data = join(folder, 'tune')
    const first = openSamples(data, run)
    for (let game = 0; game < 20; game++) first.add(play(game))
    const again = openSamples(data, run)
    expect(again.found).toHaveLength(20)
    again.add(play(20))
    openSamples(data, { ...run, features: ['others'] }).add(play(0))
    openSamples(data, { ...run, seed: 'more' }).add(play(21))
    const samples = readSamples(data, value.features)
    expect(new Set(samples.map(({ game }) => game)).size).toBe(22)
    for (const { at, shares, features } of samples) {
      expect(at).toBeGreaterThanOrEqual(0)
      expect(at).toBeLessThan(1)
      expect(shares[0] + shares[1]).toBe(1)
      expect(features[0]).toHaveLength(2)
    }
    // Who has more points, wins more often.
    expect(fit(samples, 2, false)[0]).toBeGreaterThan(0)
  })

  it('says where there is nothing to be tuned', async () => {
    const { code, err } = await walstatt(['tune', 'nothing'])
    expect(code).toBe(2)
    expect(err).toContain('nothing')
  })
})
