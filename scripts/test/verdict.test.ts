import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { foundBy } from './reports.mjs'
import { budgets, costs, faults, outcome } from './verdict.mjs'

const folder = mkdtempSync(join(tmpdir(), 'walstatt-report-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function written(report: unknown): string {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(report))
  return path
}

it('counts tests, a file that does not load as a failure, and no report as one', () => {
  const times = { startTime: 1000, endTime: 3500 }
  const testResults = [
    { name: '/a.test.ts', status: 'failed', ...times, assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
    { name: '/b.test.ts', status: 'failed', ...times, assertionResults: [] },
    { name: '/c.test.ts', status: 'passed', ...times, assertionResults: [{ status: 'pending' }] },
  ]
  const found = foundBy({ kind: 'vitest', report: written({ testResults }) })
  expect(found).toMatchObject({ passed: 1, failed: 2, skipped: 1, retried: [] })
  expect(found.slow[0].seconds).toBe(2.5)
  expect(foundBy({ kind: 'vitest', report: join(folder, 'nowhere') })).toMatchObject({ passed: 0, failed: 1 })
})

it('names every test of the browser that needed a second try, and why', () => {
  const results = [
    { status: 'failed', duration: 1000, error: { message: '\u001B[31mtoo late\u001B[39m\nat' } },
    { status: 'passed', duration: 500 },
  ]
  const specs = [{ title: 'walks', file: 'a.spec.ts', tests: [{ status: 'flaky', results }] }]
  const found = foundBy({ kind: 'browser', report: written({ suites: [{ suites: [{ specs }] }], errors: [] }) })
  expect(found).toMatchObject({ passed: 1, failed: 0, retried: [{ name: 'a.spec.ts › walks', why: 'too late' }] })
  const before = { name: 'b', why: '', times: 2, last: '2026-01-01' }
  const told = faults(found.retried, [{ ...found.retried[0], times: 1, last: '' }, before], [])
  expect(told.slice(2)).toEqual([
    '  needed a second try now:  a.spec.ts › walks  (too late)',
    '  needed a second try before (2 times, last 2026-01-01):  b',
  ])
})

it('a browser run that fails before its first test is a failure', () => {
  expect(foundBy({ kind: 'browser', report: written({ suites: [], errors: [{}] }) }).failed).toBe(1)
})

it('says where a budget is exceeded, and ends with the count alone', () => {
  const part = { part: { name: 'Types' }, cpu: 12.3, left: [] }
  expect(costs([part], { Types: 10 }, 61).join('\n')).toMatch(/12\.3 +10 +Types +ABOVE ITS BUDGET by 2 s\n.*1 min 1 s/)
  expect(costs([part], { Types: 20 }, 61).join('\n')).not.toContain('ABOVE')
  expect(outcome([], { passed: 3, failed: 0, skipped: 0 }).at(-1)).toBe('3 passed, 0 failed')
})

it('says that all is well only where nothing failed', () => {
  const said = (broken: string[], failed: number): string => outcome(broken, { passed: 3, failed, skipped: 0 })[2]
  expect(said([], 0)).toBe('All checks passed.')
  expect(said(['Types'], 0)).toBe('Failed: Types.')
  // A part that ended well and wrote no report.
  expect(said([], 1)).toMatch(/^Failed: /)
})

it('the budget of npm test fits into seven minutes of two cores', () => {
  const sum = Object.values(budgets['test']).reduce((all, seconds) => all + seconds, 0)
  expect(sum).toBeLessThanOrEqual(7 * 60 * 2)
})
