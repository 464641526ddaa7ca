import { describe, expect, it } from 'vitest'
import { fastSource } from '../../engine/index.ts'
import { ratingsOf } from '../ratings.ts'
import { calibrate } from './calibration.ts'
import { fit, fitted, type Sample } from './fit.ts'
import { chancesIn, sharesOf } from './value.ts'

const TRUE = [1.2, -0.7, 0]

/** Games whose winners are drawn by the true weights. */
function gamesBy(weights: readonly number[], roles: number, games: number, isTogether = false): Sample[] {
  const source = fastSource('fit')
  const unit = (): number => source.below(1_000_000) / 1_000_000
  return Array.from({ length: games }, (_, game) => {
    // The second feature is a hundred times as large as the others.
    const features = Array.from({ length: roles }, () => [unit() * 4, unit() * 400, unit() * 4])
    const sides = features.map((_one, role) => (isTogether ? 0 : role))
    const scaled = features.map(([a, b, c]) => [a, b / 100, c])
    const chances = chancesIn({ weights, isTogether }, { features: scaled, sides })
    const drawn = unit()
    let sum = 0
    const winner = chances.findIndex((chance) => (sum += chance) > drawn)
    const shares = features.map((_one, role) => (isTogether ? (drawn < chances[0] ? 1 : 0) : role === winner ? 1 : 0))
    return { game, at: 0.5, features, sides, shares }
  })
}

describe('fitting', () => {
  it.each([
    ['two', 2, false],
    ['four', 4, false],
    ['allied', 3, true],
  ])('finds the weights that made the games: %s', (_how, roles, isTogether) => {
    const [a, b, c] = fit(gamesBy(TRUE, roles, 4000, isTogether), 3, isTogether)
    expect(Math.abs(a - TRUE[0])).toBeLessThan(0.15)
    expect(Math.abs(100 * b - TRUE[1])).toBeLessThan(0.15)
    expect(Math.abs(c - TRUE[2])).toBeLessThan(0.15)
  })

  it('says how sure it is', () => {
    const few = fitted(gamesBy(TRUE, 2, 300), 3, false, 0.01)
    const many = fitted(gamesBy(TRUE, 2, 4800), 3, false, 0.01)
    expect(few.errors[0] / many.errors[0]).toBeGreaterThan(3)
    expect(few.errors[0] / many.errors[0]).toBeLessThan(5.5)
    expect(Math.abs(many.weights[0] - TRUE[0])).toBeLessThan(3 * many.errors[0])
  })
})

describe('calibration', () => {
  const samples = gamesBy(TRUE, 2, 3000)
  const chancesBy =
    (weights: readonly number[]) =>
    (sample: Sample): readonly number[] =>
      chancesIn({ weights }, { ...sample, features: sample.features.map(([a, b, c]) => [a, b / 100, c]) })

  it('finds true chances true', () => {
    const { tenths, brier, games } = calibrate(samples, chancesBy(TRUE))
    expect(games).toBe(3000)
    expect(brier).toBeLessThan(0.2)
    for (const { said, came, games: of } of tenths) if (of > 200) expect(Math.abs(said - came)).toBeLessThan(0.08)
  })

  it('finds boasting out', () => {
    const boast = calibrate(samples, chancesBy(TRUE.map((weight) => 4 * weight)))
    expect(boast.brier).toBeGreaterThan(calibrate(samples, chancesBy(TRUE)).brier)
    const { said, came } = boast.tenths[9]
    expect(said - came).toBeGreaterThan(0.05)
  })

  it('counts a game once, however many of its moments are told', () => {
    const doubled = samples.slice(0, 50).flatMap((sample) => [sample, { ...sample, at: 0.6 }])
    const { tenths, games } = calibrate(doubled, chancesBy(TRUE))
    expect(games).toBe(50)
    expect(tenths.reduce((sum, tenth) => sum + tenth.times, 0)).toBe(100)
    expect(tenths.reduce((sum, tenth) => sum + tenth.games, 0)).toBe(50)
  })
})

describe('chances', () => {
  it('are those of a side: who plays together, wins together', () => {
    const features = [[1], [0], [0], [0]]
    const [a, b, c, d] = chancesIn({ weights: [1] }, { features, sides: [0, 0, 1, 1] })
    expect([a, c]).toEqual([b, d])
    expect(a + c).toBeCloseTo(1)
    expect(a).toBeGreaterThan(c)
  })

  it('at the end are what came of it', () => {
    expect(sharesOf({ kind: 'ranking', places: [[0, 2], [1]], scores: [3, 1, 3] }, 3)).toEqual([0.5, 0, 0.5])
    expect(sharesOf({ kind: 'teams', winners: [0, 1], losers: [2] }, 3)).toEqual([1, 1, 0])
    expect(sharesOf({ kind: 'allWin' }, 2)).toEqual([1, 1])
    expect(sharesOf({ kind: 'allLose' }, 2)).toEqual([0, 0])
  })
})

describe('ratings', () => {
  it('are 400 apart where one wins ten games and loses one', () => {
    const games = Array.from({ length: 440 }, (_, i) => ({
      seats: i % 2 === 0 ? ['a', 'b'] : ['b', 'a'],
      shares: (i % 11 === 0) === (i % 2 === 0) ? [1, 0] : [0, 1],
    }))
    const [a, b] = ratingsOf(games, ['a', 'b'], false)
    expect(a).toEqual({ bot: 'a', elo: 0, plusMinus: 0 })
    expect(Math.abs(b.elo - 400)).toBeLessThan(10)
    expect(b.plusMinus).toBeGreaterThan(40)
    expect(b.plusMinus).toBeLessThan(90)
  })

  it('reckon with the game itself where all play together', () => {
    const games = Array.from({ length: 400 }, (_, i) => {
      const bot = i % 2 === 0 ? 'a' : 'b'
      const isWon = (i >> 1) % 4 < (bot === 'b' ? 3 : 1)
      return { seats: [bot, bot], shares: isWon ? [1, 1] : [0, 0] }
    })
    const [, b] = ratingsOf(games, ['a', 'b'], true)
    // Odds of three to one against one to three.
    expect(Math.abs(b.elo - 400 * Math.log10(9))).toBeLessThan(10)
  })
})
