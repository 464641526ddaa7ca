// `npm test`: every check, some beside each other; the last line is the number of tests that passed and failed.
// `npm run test:quick`: without fuzz, processes and browser. `npm run test:all`: with everything that takes long.
import { partsOf, runNames } from './test/parts.mjs'
import { foundBy, forget, joinReports, keepTimes, lastTimes, rememberRetried } from './test/reports.mjs'
import { Runner } from './test/run.mjs'
import { budgets, costs, faults, outcome, slowest } from './test/verdict.mjs'
import { Watch } from './test/watch.mjs'

const name = runNames.find((run) => process.argv.includes(`--${run}`)) ?? 'test'
const parts = partsOf(name)
const budget = budgets[name] ?? {}
const last = lastTimes(name)
const expected = Object.fromEntries(parts.map((part) => [part.name, last.cpu[part.name] ?? budget[part.name] ?? 10]))

forget(parts)
const watch = new Watch(expected, last)
const runner = new Runner(watch)
let cutBy
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    cutBy ??= signal
    void runner.cut()
  })

const started = performance.now()
const results = await runner.run(parts)
const wall = (performance.now() - started) / 1000
watch.end()

const found = results.map(({ part }) => foundBy(part))
const count = { passed: 0, failed: 0, skipped: 0 }
for (const one of found) for (const key of Object.keys(count)) count[key] += one[key]
const retried = found.flatMap((one) => one.retried)
const broken = results.filter(({ isWell }) => !isWell).map(({ part }) => part.name)
if (cutBy !== undefined) broken.push(`cut off by ${cutBy}`)

/** Files by the part they belong to. */
function timesNow() {
  const cpu = Object.fromEntries(results.map((one) => [one.part.name, one.cpu]))
  const files = Object.fromEntries(
    results.map(({ part }, i) => [part.name, Object.fromEntries(found[i].slow.map((one) => [one.name, one.seconds]))]),
  )
  return { wall, cpu, files }
}

if (name === 'test' || name === 'all') joinReports(parts)
if (cutBy === undefined) keepTimes(name, timesNow())
const said =
  name === 'lint'
    ? []
    : [
        ...costs(results, budget, wall),
        ...slowest(found),
        ...faults(retried, rememberRetried(retried), results),
        ...outcome(broken, count),
      ]
for (const line of said) console.log(line)
process.exitCode = broken.length === 0 && count.failed === 0 ? 0 : 1
