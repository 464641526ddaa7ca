import { describe, expect, it } from 'vitest'
import type { Game } from '../game.ts'
import { prepare } from '../setup.ts'
import { lanterns, type LanternContent, type Lanterns } from '../testing/lanterns.ts'
import { playActions } from './actions.ts'
import { newCoverage, unscrambled } from './coverage.ts'
import { fuzz } from './fuzz.ts'
import { checksWith } from './invariants.ts'
import { shrink } from './shrink.ts'

const ready = (roles: number, change: Partial<Game<Lanterns, LanternContent>> = {}) => {
  const result = prepare({ ...lanterns, ...change }, roles, { rich: true })
  if (!result.ok) throw new Error(result.problems[0].problem)
  return result.value
}

const failureWith = (change: Partial<Game<Lanterns, LanternContent>>, only?: string) => {
  const checks = checksWith<Lanterns, LanternContent>().filter(({ name }) => only === undefined || name === only)
  for (let seed = 0; seed < 20; seed++) {
    const { failure } = fuzz(ready(3, change), { seed, maxAnswers: 200, checks })
    if (failure !== undefined) return failure
  }
  return undefined
}

describe('fuzz', () => {
  it('finds nothing wrong with a sound game and scrambles every kind of secret', () => {
    const coverage = newCoverage()
    for (let seed = 0; seed < 30; seed++) {
      const report = fuzz(ready(2 + (seed % 3)), { seed, maxAnswers: 500, coverage })
      expect(report.failure?.error).toBeUndefined()
      expect(report.finished).toBe(true)
    }
    expect([...coverage.listed].sort()).toEqual(['bag', 'chest', 'hand'])
    expect(unscrambled(coverage)).toEqual([])
    expect([...coverage.questions].sort()).toEqual(['bid', 'build', 'end', 'ready', 'sell', 'wood'])
  })

  it('plays the same game from the same seed', () => {
    const one = fuzz(ready(2), { seed: 'x', maxAnswers: 300, every: 5 })
    const two = fuzz(ready(2), { seed: 'x', maxAnswers: 300, every: 50 })
    expect([one.outcome, one.answers, one.decisions]).toEqual([two.outcome, two.answers, two.decisions])
  })
})

describe('the fuzzer has teeth', () => {
  it('finds a hand shown to all', () => {
    const failure = failureWith({ publicView: ({ state }, put) => put('hands', state.hands.flat()) })
    expect(failure).toMatchObject({ broken: 'secrecy', error: expect.stringContaining('the view of a spectator') })
  })

  it('finds odds that know a hidden chest', () => {
    const leak = ({ state }: { state: Lanterns }) => [
      { about: { key: 'leak' }, chances: [{ label: { key: 'leak' }, probability: state.chests[0] }] },
    ]
    expect(failureWith({ odds: leak })).toMatchObject({ broken: 'secrecy', error: expect.stringContaining('odds') })
  })

  it('finds explanations that know the bag', () => {
    const failure = failureWith({
      explain: ({ state }) => [{ rule: 'L-1', message: { key: 'leak', args: { bag: state.bag.join() } } }],
    })
    expect(failure).toMatchObject({ broken: 'secrecy', error: expect.stringContaining('explanations') })
  })

  it.each(['resume', 'undo'])('finds a clone that shares what changes, by %s', (only) => {
    const failure = failureWith({ clone: (state) => ({ ...lanterns.clone(state), wood: state.wood }) }, only)
    expect(failure?.broken).toBe(only)
  })

  it('finds state that would not survive a save', () => {
    const failure = failureWith({
      setup: (...given) => ({ ...lanterns.setup(...given), leader: undefined as unknown as number }),
    })
    expect(failure).toMatchObject({ broken: 'json', error: expect.stringContaining('$.leader: undefined') })
  })

  it('finds what the game itself calls broken', () => {
    const failure = failureWith({ invariants: ({ state }) => (state.round > 1 ? ['round two'] : []) })
    expect(failure).toMatchObject({ broken: 'game', error: expect.stringContaining('round two') })
  })

  it('reports a fault of the rules with the game up to there', () => {
    const failure = failureWith({ procedures: { deal: lanterns.procedures['deal'] } })
    expect(failure).toMatchObject({ broken: 'fault', error: 'EngineFault: unknown procedure round' })
  })

  it('leaves as it is what only its own choice has broken: no shortened game could show it again', () => {
    const prepared = ready(3)
    const foreign = fuzz(prepared, {
      seed: 1,
      maxAnswers: 200,
      policy: (_play, _ask, options) => options.length + 1000,
    })
    expect(foreign.failure?.broken).toBe('policy')
    const refused = { ...foreign.failure!, broken: 'offered' }
    let compared = 0
    const counting = checksWith<Lanterns, LanternContent>([{ name: 'counting', compare: () => ++compared }])
    for (const failure of [foreign.failure!, refused]) expect(shrink(prepared, failure, 60, counting)).toBe(failure)
    expect(compared).toBe(0)
  })

  it('shrinks a failure to a shorter game that breaks the same', () => {
    const change: Partial<Game<Lanterns, LanternContent>> = {
      invariants: ({ state }) => (state.lit[1] && state.points.some((n) => n > 2) ? ['lit'] : []),
    }
    const failure = fuzz(ready(3, change), { seed: 10, maxAnswers: 200 }).failure!
    const small = shrink(ready(3, change), failure)
    expect(small.broken).toBe('game')
    expect(small.actions.length).toBeLessThan(failure.actions.length)
    const again = playActions(ready(3, change), small.seed, small.actions, checksWith())
    expect(again?.broken).toBe('game')
  })
})
