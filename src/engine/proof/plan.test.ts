import { describe, expect, it } from 'vitest'
import { defineGame } from '../define-game.ts'
import { prepare } from '../setup.ts'
import { lanterns, type LanternContent, type Lanterns } from '../testing/lanterns.ts'
import { addCoverage, neverCompared, newCoverage } from './coverage.ts'
import { fuzz } from './fuzz.ts'
import { checkNames, checksWith } from './invariants.ts'
import type { Oracle } from './oracle.ts'
import { everyNth, sharesFor, thinned } from './plan.ts'

const rarely: Oracle<Lanterns, LanternContent> = {
  name: 'rarely',
  compare: (play) => (play.pending.some((ask) => ask.question.name === 'end') ? 3 : 0),
}
const never: Oracle<Lanterns, LanternContent> = { name: 'never', compare: () => 0 }
const checks = checksWith([rarely, never])

/** So many games in a row, each checked as the ones before it suggest. */
function runOf(games: number) {
  const sum = { games: 0, questions: 0, coverage: newCoverage() }
  for (let i = 0; i < games; i++) {
    const prepared = prepare(lanterns, 2 + (i % 3), { rich: true })
    if (!prepared.ok) throw new Error(prepared.problems[0].problem)
    const plan = thinned(`${i}`, sharesFor(checks, { ...sum, counts: sum.coverage.checks }))
    const report = fuzz(prepared.value, { seed: i, maxAnswers: 500, checks, plan })
    expect(report.failure).toBeUndefined()
    addCoverage(sum.coverage, report.coverage)
    sum.questions += report.questions
    sum.games++
  }
  return sum
}

describe('the plan of the checks', () => {
  const run = runOf(30)
  const perGame = (name: string): number => (run.coverage.checks.get(name)?.questions ?? 0) / run.games

  it('runs every invariant at 20 questions of an average game or more, the dear ones at few more', () => {
    const dear = checks.filter(({ wanted, name }) => wanted !== 'always' && !name.startsWith('oracle'))
    for (const { name } of dear) {
      expect([name, perGame(name)]).toEqual([name, expect.toSatisfy((n: number) => n >= 20 && n < 30)])
      expect(run.coverage.checks.get(name)!.asked).toBeLessThan(run.questions)
    }
    for (const name of ['offered', 'options', 'json', 'game']) expect(perGame(name)).toBeGreaterThan(40)
  })

  it('asks those more often that seldom find something to compare', () => {
    const { asked, questions, comparisons } = run.coverage.checks.get('oracle rarely')!
    expect(comparisons).toBe(3 * questions)
    expect(asked).toBeGreaterThan(5 * questions)
  })

  it('is the same for the same run', () => {
    expect(runOf(5).coverage.checks).toEqual(runOf(5).coverage.checks)
  })

  it('shows which check proved nothing', () => {
    expect(neverCompared(run.coverage, checkNames(checks))).toEqual(['oracle never'])
  })
})

it('a game without secrets, views and invariants of its own has nothing there that could be compared', () => {
  const { secrets: _, publicView: _public, privateView: _private, invariants: _own, ...rest } = lanterns
  const bare = defineGame<Lanterns, LanternContent>({ ...rest, procedures: [] })
  const prepared = prepare({ ...bare, procedures: lanterns.procedures }, 3, { rich: true })
  if (!prepared.ok) throw new Error(prepared.problems[0].problem)
  const all = checksWith<Lanterns, LanternContent>()
  const { coverage } = fuzz(prepared.value, { seed: 'bare', maxAnswers: 500, checks: all })
  expect(neverCompared(coverage, checkNames(all))).toEqual(['game', 'cells', 'secrecy'])
})

it('every n-th question is counted for each check', () => {
  const plan = everyNth(3)
  expect([1, 2, 3, 4, 5].map(() => plan('a'))).toEqual([true, false, false, true, false])
  expect(plan('b')).toBe(true)
})
