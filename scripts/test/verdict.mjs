// What is said at the end of a test run. The last line is the number of tests that passed and failed, alone.
import { readFileSync } from 'node:fs'

const SLOWEST = 12

/** Seconds of the processor that each part may take; above it something should be made shorter or moved to `test:all`. */
export const budgets = JSON.parse(readFileSync(new URL('budget.json', import.meta.url), 'utf8'))

const minutes = (seconds) => `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
const row = (...cells) => `  ${cells.join('  ')}`

export function costs(results, budget, wall) {
  const lines = ['', '=== CPU seconds, budget ===']
  for (const { part, cpu } of results) {
    const most = budget[part.name]
    const verdict = cpu > most ? `ABOVE ITS BUDGET by ${(cpu - most).toFixed(0)} s` : ''
    lines.push(
      row(cpu.toFixed(1).padStart(8), String(most ?? '-').padStart(6), part.name.padEnd(28), verdict).trimEnd(),
    )
  }
  const cpu = results.reduce((sum, one) => sum + one.cpu, 0)
  const most = results.reduce((sum, { part }) => sum + (budget[part.name] ?? 0), 0)
  lines.push(row(cpu.toFixed(1).padStart(8), String(most).padStart(6), `together, in ${minutes(wall)}`))
  return lines
}

export function slowest(found) {
  const all = found.flatMap(({ slow }) => slow).sort((a, b) => b.seconds - a.seconds)
  if (all.length === 0) return []
  const lines = all.slice(0, SLOWEST).map(({ name, seconds }) => row(seconds.toFixed(1).padStart(8), name))
  return ['', '=== What took longest, in seconds ===', ...lines]
}

/** A second try hides a fault: of the test, or of what it tests. */
export function faults(retriedNow, retriedEver, results) {
  const lines = [
    ...retriedNow.map(({ name, why }) => row('needed a second try now:', name, `(${why})`)),
    ...retriedEver
      .filter(({ name }) => !retriedNow.some((now) => now.name === name))
      .map(({ name, times, last }) => row(`needed a second try before (${times} times, last ${last}):`, name)),
    ...results.flatMap(({ part, left }) =>
      left.map(({ pid, command }) => row(`${part.name} left a process behind (ended now): ${pid}`, command)),
    ),
    ...results
      .filter(({ isHeld }) => isHeld)
      .map(({ part }) => row(`${part.name} left somebody behind who holds its output and was never seen`)),
  ]
  return lines.length === 0 ? [] : ['', '=== Faults to mend ===', ...lines]
}

export function outcome(broken, { passed, failed, skipped }) {
  const isWell = broken.length === 0 && failed === 0
  const what = broken.length === 0 ? 'a test, or its report is missing' : broken.join(', ')
  const lines = ['', '=== Result ===', isWell ? 'All checks passed.' : `Failed: ${what}.`]
  if (skipped > 0) lines.push(`${skipped} skipped`)
  return [...lines, `${passed} passed, ${failed} failed`]
}
