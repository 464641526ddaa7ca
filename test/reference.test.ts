import { describe, expect, it } from 'vitest'
import * as box from '../bench/reference/data.ts'
import type { Marches } from '../bench/reference/walstatt-state.ts'
import { marches } from '../bench/reference/walstatt.ts'
import { fastSource, Play, prepare, viewOf } from '../src/engine/index.ts'
import { fuzz, newCoverage, unscrambled } from '../src/engine/proof/index.ts'

const ready = (endless: boolean) => {
  const result = prepare(marches, box.PLAYERS, { endless })
  if (!result.ok) throw new Error(result.problems[0].problem)
  return result.value
}

function keysAfter(change: (state: Marches) => void): string[] {
  const play = new Play(marches, box, marches.setup(box, box.PLAYERS, {}), fastSource('keys')).start()
  change(play.state)
  const ask = play.question!
  const keys: number[] = []
  ask.question.options(play, ask, keys)
  return keys.map((option) => ask.question.key(play, option, ask))
}

function clearTable(state: Marches): void {
  state.where.fill(-1)
  state.stack.fill(-1)
  state.unitCount.fill(0)
  state.hand.fill(0)
}

function put(state: Marches, unit: number, area: number): void {
  state.stack[area * box.ROOM + state.unitCount[area]++] = unit
  state.where[unit] = area
}

describe('the reference game of the benchmarks', () => {
  it('holds every invariant and scrambles hands and bags', () => {
    const coverage = newCoverage()
    const report = fuzz(ready(false), { seed: 'marches', maxAnswers: 1_000, every: 40, coverage })
    expect(report.failure?.error).toBeUndefined()
    expect(report.finished).toBe(true)
    expect([...coverage.listed].sort()).toEqual(['bag', 'hand'])
    expect(unscrambled(coverage)).toEqual([])
  })

  it('goes on for ever in its endless variant', () => {
    const report = fuzz(ready(true), { seed: 'endless', maxAnswers: 500, every: 250 })
    expect(report.failure?.error).toBeUndefined()
    expect(report.answers).toBe(500)
    expect(report.finished).toBe(false)
  })

  it('describes an option in the same words whatever the state, as its question says', () => {
    const choices = fastSource('fixed')
    const play = new Play(marches, box, marches.setup(box, box.PLAYERS, { endless: true }), choices).start()
    for (let turn = 0; turn < 100; turn++) {
      const ask = play.question!
      const fresh = play.options(ask).map((option) => ({
        key: ask.question.key(play, option, ask),
        ...ask.question.describe(play, option, ask),
      }))
      expect(viewOf(play, ask).options).toEqual(fresh)
      play.answer(ask, play.options(ask)[choices.below(fresh.length)])
    }
  })

  it('lets a unit march to every area beside it, horses not into mountains', () => {
    expect([3, 12].map((area) => box.TERRAIN[area])).toEqual([box.MOUNTAIN, box.MOUNTAIN])
    const foot = keysAfter((s) => (clearTable(s), put(s, 0, 2)))
    expect(foot).toEqual(['march:0:1', 'march:0:3', 'march:0:11', 'march:0:12', 'pass'])
    const horse = keysAfter((s) => (clearTable(s), put(s, 10, 2)))
    expect(horse).toEqual(['march:10:1', 'march:10:11', 'pass'])
  })

  it('keeps full areas of the own side closed and offers cards with their targets', () => {
    const keys = keysAfter((s) => {
      clearTable(s)
      put(s, 0, 0)
      for (const unit of [1, 2, 3, 4]) put(s, unit, 1)
      s.hand[box.WALL] = 1
      s.hand[box.SUPPLY] = 2
      s.walls[1] = box.MOST_WALLS
    })
    expect(keys.filter((key) => key.startsWith('march:0:'))).toEqual(['march:0:10'])
    expect(keys.filter((key) => !key.startsWith('march'))).toEqual(['wall:0', 'supply:0', 'pass'])
  })
})
