import { describe, expect, it } from 'vitest'
import { game as nim } from '../../../examples/nim/index.ts'
import { setup as nimSetup, type State as Nim } from '../../../examples/nim/rules.ts'
import { fastSource, type Mind } from '../../engine/index.ts'
import { mindOfGame } from '../minds.ts'
import { answerOnce } from '../simulate.ts'
import { matchAt, readyFor, standing } from '../testing/positions.ts'
import { pennies, type Pennies } from '../testing/pennies.ts'
import { Search } from './search.ts'
import { Searcher } from './searcher.ts'

type NimMind = Mind<Nim, Readonly<Record<string, never>>>

const prepared = readyFor(nim)
const nimAt = (heaps: readonly number[]) => matchAt(prepared, { ...nimSetup({}, 2), heaps: [...heaps] })
const isLost = (heaps: readonly number[]): boolean => heaps.reduce((sum, n) => sum ^ (n % 4), 0) === 0

/** What is left after the answer of a searcher. */
function leftAfter(heaps: readonly number[], playouts: number, mind: NimMind = {}): number[] {
  const match = nimAt(heaps)
  const searcher = new Searcher<Nim, Readonly<Record<string, never>>>({
    name: 'searcher',
    mindOf: () => mind as never,
    budget: () => ({ playouts }),
  })
  answerOnce(match, [searcher, searcher], fastSource(heaps.join()))
  return match.state.heaps
}

describe('the searcher', () => {
  it('plays Nim perfectly without being told anything about it', () => {
    const won = [
      [1, 1, 1],
      [2, 1, 0],
      [2, 2, 1],
      [3, 1, 0],
      [3, 1, 1],
      [3, 2, 0],
      [3, 2, 2],
      [3, 3, 1],
      [3, 3, 2],
      [3, 3, 3],
      [4, 1, 1],
      [5, 1, 0],
      [6, 0, 0],
      [7, 0, 0],
    ]
    for (const heaps of won) {
      if (isLost(heaps)) continue
      const left = leftAfter(heaps, 1500)
      expect(isLost(left), `${heaps} → ${left}`).toBe(true)
    }
  })

  it('judges by the value of the game at the horizon', () => {
    // The one that has left a lost position stands better; the other one's turn is the next.
    const mind: NimMind = {
      value: {
        features: ['left a lost position'],
        measure: ({ state }, role, out) => void out.push(isLost(state.heaps) && state.turn !== role ? 1 : 0),
        weights: [3],
      },
      turn: (state) => state.checkpoint,
      horizon: 1,
      next: (_play, _ask, options) => options[0],
    }
    for (const heaps of [
      [3, 4, 5],
      [5, 4, 2],
      [6, 4, 1],
      [7, 7, 2],
    ])
      expect(isLost(leftAfter(heaps, 200, mind)), `${heaps}`).toBe(true)
  })

  it('uses its budget exactly, or less where the case is clear', () => {
    const used = (heaps: readonly number[], playouts: number): number => {
      const from = standing(nimAt(heaps))
      return new Search(from, {}, { budget: { playouts } }, fastSource('budget')).run().playouts
    }
    // All moves of a lost position lose alike in the long run, but not in every playout.
    for (const playouts of [10, 57, 300]) expect(used([4, 4, 0], playouts)).toBeLessThanOrEqual(playouts)
    expect(used([5, 4, 3], 40)).toBe(40)
    expect(used([5, 4, 3], 61)).toBe(61)
    // One answer wins at once, and every other leaves that to the other one.
    expect(used([3, 0, 0], 5000)).toBeLessThan(1000)
  })

  it('stops when its time is over, by the clock it is given', () => {
    let now = 0
    const budget = { ms: 50, now: () => now++ }
    const found = new Search(standing(nimAt([5, 4, 3])), {}, { budget }, fastSource('time')).run()
    expect(now).toBeLessThanOrEqual(56)
    expect(found.playouts).toBeGreaterThan(0)
  })

  it('answers alike from the same source', () => {
    const answer = (): unknown => {
      const search = new Search(standing(nimAt([5, 4, 3])), {}, { budget: { playouts: 100 } }, fastSource('same'))
      const { chosen, weighed } = search.run()
      return [chosen, weighed]
    }
    expect(answer()).toEqual(answer())
  })

  it('stays with its own plan where nothing is better', () => {
    // Nobody can win by the value, whatever is done.
    const mind: NimMind = {
      value: { features: ['nothing'], measure: (_table, _role, out) => void out.push(0), weights: [1] },
      turn: (state) => state.checkpoint,
      horizon: 1,
      candidates: (_table, _ask, options, k) =>
        [...options]
          .reverse()
          .slice(0, k)
          .map((option) => ({ option, score: 0 })),
    }
    expect(leftAfter([3, 4, 5], 300, mind)).toEqual([3, 4, 2])
  })
})

describe('where all answer at once', () => {
  const mixedMind: Mind<Pennies, Readonly<Record<string, never>>> = {
    unseen: new Set(['lay']),
    next: (_play, _ask, options) => options[0],
  }

  it('nobody can read the answer', () => {
    const counts = [0, 0]
    const match = matchAt(readyFor(pennies), pennies.setup({}, 2, {}))
    for (let seed = 0; seed < 60; seed++) {
      const from = standing(match, 1)
      const { chosen } = new Search(from, mixedMind, { budget: { playouts: 60 } }, fastSource(seed)).run()
      counts[chosen.choices[0].option]++
    }
    // Against the habit of the other one, the second side would always win.
    expect(Math.min(...counts)).toBeGreaterThan(8)
    expect(counts[1]).toBeGreaterThanOrEqual(counts[0])
  })

  it('what is seen is no reason to mix', () => {
    const match = matchAt(readyFor(pennies), pennies.setup({}, 2, {}))
    const { next } = mixedMind
    for (let seed = 0; seed < 10; seed++) {
      const search = new Search(standing(match, 1), { next: next! }, { budget: { playouts: 60 } }, fastSource(seed))
      expect(search.run().chosen.choices[0].option).toBe(1)
    }
  })
})

it('a searcher keeps to its plan and its budget for a whole turn', () => {
  const match = nimAt([3, 4, 5])
  const searcher = new Searcher<Nim, Readonly<Record<string, never>>>({
    name: 'searcher',
    mindOf: mindOfGame,
    budget: () => ({ playouts: 90 }),
  })
  const from = standing(match)
  searcher.choose(from, fastSource('first'))
  expect(searcher.playouts).toBe(90)
  // The same turn once more: nothing is left to think with.
  searcher.choose(from, fastSource('again'))
  expect(searcher.playouts).toBe(0)
})
