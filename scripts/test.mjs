// `npm test`: every check in order, under a heading each; the last line is the number of tests that passed and failed.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const quick = process.argv.includes('--quick')
const report = join(root, '.cache', quick ? 'vitest-quick.json' : 'vitest.json')
const folders = ['src', 'test'].filter((folder) => existsSync(join(root, folder)))

const tool = (path) => join(root, 'node_modules', path)
const long = ['--exclude', '**/*.fuzz.test.ts', '--exclude', 'test/fuzz/**']

const steps = [
  ['Types', [tool('typescript-7/bin/tsc'), '-p', '.', '--noEmit']],
  ['Lint', [tool('oxlint/bin/oxlint'), '--deny-warnings']],
  ['Import boundaries', [tool('dependency-cruiser/bin/dependency-cruise.mjs'), ...folders]],
  [quick ? 'Tests (without long fuzz)' : 'Tests', [tool('vitest/vitest.mjs'), 'run', ...(quick ? long : [])]],
]
const browser = ['Real browser', [tool('@playwright/test/cli.js'), 'test', '-c', 'test/e2e/playwright.config.ts']]
const browserReport = join(root, '.cache', 'e2e', 'report.json')
if (!quick) steps.push(browser)

function run([name, args]) {
  console.log(`\n=== ${name} ===`)
  const started = performance.now()
  const env = { ...process.env, WALSTATT_TEST_REPORT: report }
  const { status, error } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env })
  if (error) console.error(error.message)
  console.log(`${status === 0 ? 'ok' : 'FAILED'} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  return status === 0
}

/** A file that does not even load has no tests, but counts as one failure. */
function totals() {
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 }
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const count = { passed: 0, failed: 0, skipped: 0 }
  for (const file of testResults) {
    for (const { status } of file.assertionResults) {
      count[status === 'passed' || status === 'failed' ? status : 'skipped']++
    }
    if (file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed')) count.failed++
  }
  if (!quick) addBrowser(count)
  return count
}

/** A test that passed at its second try has passed. */
function addBrowser(count) {
  if (!existsSync(browserReport)) return count.failed++
  const { stats } = JSON.parse(readFileSync(browserReport, 'utf8'))
  count.passed += stats.expected + stats.flaky
  count.failed += stats.unexpected
  count.skipped += stats.skipped
}

if (process.argv.includes('--lint')) process.exit(steps.slice(1, 3).map(run).every(Boolean) ? 0 : 1)

rmSync(report, { force: true })
rmSync(browserReport, { force: true })
const broken = steps.filter((step) => !run(step)).map(([name]) => name)
const { passed, failed, skipped } = totals()

console.log('\n=== Result ===')
console.log(broken.length === 0 ? 'All checks passed.' : `Failed: ${broken.join(', ')}.`)
if (skipped > 0) console.log(`${skipped} skipped`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(broken.length === 0 && failed === 0 ? 0 : 1)
