import { describe, expect, it } from 'vitest'
import { fastSource, type FoldEntry, type Mind, openMatch } from '../../engine/index.ts'
import { game as nim } from '../../../examples/nim/index.ts'
import type { State as Nim } from '../../../examples/nim/rules.ts'
import { lanterns, type LanternContent, type Lanterns } from '../../engine/testing/lanterns.ts'
import { randomBot } from '../random.ts'
import { hintsFor } from '../search/hints.ts'
import { answerOnce } from '../simulate.ts'
import { matchAt, readyFor, standing } from '../testing/positions.ts'
import { reviewOf } from './review.ts'

type Nothing = Readonly<Record<string, never>>

const isLost = (heaps: readonly number[]): boolean => heaps.reduce((sum, n) => sum ^ (n % 4), 0) === 0

/** Whoever is to move wins, unless the position is lost. */
const knowing: Mind<Nim, Nothing> = {
  value: {
    features: ['stands well', 'heaps'],
    measure: ({ state }, role, out) =>
      void out.push(isLost(state.heaps) === (state.turn !== role) ? 1 : 0, state.heaps.filter((n) => n > 0).length),
    weights: [4, 0],
  },
  turn: (state) => state.checkpoint,
  horizon: 1,
  next: (_play, _ask, options) => options[0],
}

const settings = { budget: { playouts: 200 }, seed: 'review' }

describe('a review', () => {
  const prepared = readyFor({ ...nim, mind: knowing } as typeof nim)

  /** What was chosen at each question of a game from 3, 4, 5. */
  function played(...keys: string[]): readonly FoldEntry[] {
    const match = openMatch(prepared, fastSource('review')).begin()
    for (const key of keys) {
      const ask = match.play.question!
      expect(match.answer({ role: ask.role, question: match.idOf(ask), option: key }).ok, key).toBe(true)
    }
    return match.force
  }

  it('tells who stood how after every answer, and what has lost the game', () => {
    // The first leaves 3, 4, 5 → 3, 4, 3 (lost for the other one), then gives it away.
    const force = played('2:2', '0:1', '1:1', '0:2')
    const review = reviewOf(prepared, force, settings)!
    expect(review.moments.map(({ role, option }) => [role, option])).toEqual([
      [0, '2:2'],
      [1, '0:1'],
      [0, '1:1'],
      [1, '0:2'],
    ])
    expect(review.first[0]).toBeGreaterThan(0.9)
    for (const { chances, luck } of review.moments) {
      expect(chances[0] + chances[1]).toBeCloseTo(1)
      expect(luck).toEqual([0, 0])
    }
    const blunder = review.swings.find(({ moment }) => moment.option === '1:1')!
    expect(blunder.by).toBe('choice')
    expect(blunder.moment.choice[0]).toBeLessThan(-0.5)
    const [heap, n] = blunder.better!.option.split(':').map(Number)
    expect(isLost([2, 4, 3].map((left, i) => left - (i === heap ? n : 0)))).toBe(true)
    expect(blunder.better!.chance).toBeGreaterThan(0.9)
  })

  it('adds up: what was done and what was drawn lead from the first chance to the last', () => {
    const force = played('2:2', '0:1', '1:1', '0:2', '2:3', '1:3')
    const { first, moments, balances } = reviewOf(prepared, force, settings)!
    balances.forEach(({ skill, others, luck }, role) =>
      expect(first[role] + skill + others + luck).toBeCloseTo(moments.at(-1)!.chances[role]),
    )
  })

  it('says nothing where nobody judges positions', () => {
    expect(reviewOf(readyFor(nim), [], settings)).toBeUndefined()
  })

  it('tells luck from skill where something is drawn', () => {
    const value = {
      features: ['points', 'tiles'],
      measure: ({ state }: { state: Lanterns }, role: number, out: number[]) =>
        void out.push(state.points[role], Math.max(0, ...state.hands[role])),
      weights: [0.5, 0.5],
    }
    const game = { ...lanterns, mind: { value, horizon: 2 } as Mind<Lanterns, LanternContent> }
    const ready = readyFor(game)
    const match = openMatch(ready, fastSource('lanterns')).begin()
    const bots = [randomBot<Lanterns, LanternContent>(), randomBot<Lanterns, LanternContent>()]
    for (const source = fastSource('acts'); !match.over;) answerOnce(match, bots, source)
    const review = reviewOf(ready, match.force, { budget: { playouts: 20 }, seed: 'x' })!
    expect(review.swings).toHaveLength(5)
    // Draws move the chance exactly where there are some.
    for (const { at, luck } of review.moments) {
      const hasDrawn = match.force[at - 1].type === 'draw'
      if (!hasDrawn) expect(luck).toEqual([0, 0])
    }
    expect(review.moments.some(({ luck }) => Math.abs(luck[0]) > 0.02)).toBe(true)
    review.balances.forEach(({ skill, others, luck }, role) =>
      expect(review.first[role] + skill + others + luck).toBeCloseTo(review.moments.at(-1)!.chances[role]),
    )
    expect(reviewOf(ready, match.force, { budget: { playouts: 20 }, seed: 'x' })).toEqual(review)
  })
})

describe('hints', () => {
  it('name the best options with their chances, and what the value sees in them', () => {
    const match = matchAt(readyFor(nim), { ...nim.setup({}, 2, {}), heaps: [3, 1, 0] })
    const hints = hintsFor(standing(match), knowing, { budget: { playouts: 200 } }, fastSource('hint'))
    const keys = hints.map(({ option }) => match.play.question!.question.key(match.play, option, match.play.question!))
    expect(keys[0]).toBe('0:2')
    expect(hints.length).toBeGreaterThan(1)
    expect(hints.length).toBeLessThanOrEqual(3)
    expect(hints[0].chance).toBeGreaterThan(0.9)
    for (const { chance } of hints.slice(1)) expect(chance).toBeLessThan(0.1)
    const [first, second] = hints
    expect(first.reasons).toContainEqual({ feature: 'stands well', whose: 'own', isMore: true, isFor: true })
    expect(second.reasons).toContainEqual({ feature: 'stands well', whose: 'own', isMore: false, isFor: false })
    // What has no weight is no reason, however much it differs.
    for (const { reasons } of hints) expect(reasons.some(({ feature }) => feature === 'heaps')).toBe(false)
  })
})
