// Reads what vitest and Playwright have written.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { cache, root } from './parts.mjs'

const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined)

export function write(path, value) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify(value))
}

const none = () => ({ passed: 0, failed: 0, skipped: 0, slow: [], retried: [] })

/** A file that does not even load has no tests, but counts as one failure. */
function fromVitest({ testResults }) {
  const found = none()
  for (const { name, status, startTime, endTime, assertionResults } of testResults) {
    for (const one of assertionResults)
      found[one.status === 'passed' || one.status === 'failed' ? one.status : 'skipped']++
    if (status === 'failed' && !assertionResults.some((one) => one.status === 'failed')) found.failed++
    found.slow.push({ name: relative(root, name), seconds: (endTime - startTime) / 1000 })
  }
  return found
}

function* specsIn({ specs = [], suites = [] }) {
  yield* specs
  for (const suite of suites) yield* specsIn(suite)
}

/** A test that passed at its second try has passed, but something is to be mended. */
function fromBrowser(report) {
  const found = none()
  for (const { title, file, tests } of specsIn(report)) {
    for (const { status, results } of tests) {
      if (status === 'skipped') found.skipped++
      else found[status === 'unexpected' ? 'failed' : 'passed']++
      const name = `${file} › ${title}`
      const failed = results.find((result) => result.status !== 'passed')
      if (status === 'flaky') found.retried.push({ name, why: firstLine(failed?.error?.message) })
      found.slow.push({ name, seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000 })
    }
  }
  // Something outside of all tests: a setup, a file that does not load.
  if (report.errors.length > 0 && found.failed === 0) found.failed++
  return found
}

const firstLine = (text = '') => stripVTControlCharacters(text).split('\n', 1)[0]

/** No report where there should be one is a failure. */
export function foundBy({ kind, report }) {
  if (report === undefined) return none()
  const text = read(report)
  if (text === undefined) return { ...none(), failed: 1 }
  return kind === 'vitest' ? fromVitest(text) : fromBrowser(text)
}

export function forget(parts) {
  for (const { report } of parts) if (report !== undefined) rmSync(report, { force: true })
}

/** `walstatt rules` reads the titles of all passed tests from one file. */
export function joinReports(parts) {
  const testResults = parts.flatMap(({ kind, report }) => (kind === 'vitest' ? (read(report)?.testResults ?? []) : []))
  write(join(root, '.cache', 'vitest.json'), { testResults })
}

const RETRIED = cache('retried.json')

/** Every test that ever needed a second try here, with how often and when the last time. */
export function rememberRetried(retried) {
  const known = new Map((read(RETRIED) ?? []).map((one) => [one.name, one]))
  for (const { name, why } of retried)
    known.set(name, {
      name,
      why,
      times: (known.get(name)?.times ?? 0) + 1,
      last: new Date().toISOString().slice(0, 10),
    })
  const all = [...known.values()]
  write(RETRIED, all)
  return all
}

/** How long things took the last time, by the name of the run. */
const TIMES = (run) => cache(run, 'times.json')
export const lastTimes = (run) => read(TIMES(run)) ?? { wall: 0, cpu: {}, files: {} }
export const keepTimes = (run, times) => write(TIMES(run), times)
