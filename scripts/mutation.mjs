// `npm run mutation`: installs StrykerJS under tools/mutation when needed and sees which changes of the rules no test notices.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { commitOf } from '../src/cli/commit.mjs'
import { startProgress, terminal } from '../src/cli/progress.mjs'
import { ensureDependencies } from './ensure-deps.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const tools = join(root, 'tools', 'mutation')
const HELP = `npm run mutation -- --sample N --game <game> [--seed S] [--json]
npm run mutation [-- <file, folder or glob> …] [--force]

The first tries N mutants (default 400), drawn by the seed out of all mutants of the game's rules, each against the tests of the game
that meet it, nearest first. Without a seed it is the first eight digits of the commit. The second tries all mutants of the given
files with StrykerJS itself; --force tests every mutant again, not only changed ones.`

function given() {
  try {
    const options = {
      sample: { type: 'string' },
      game: { type: 'string' },
      seed: { type: 'string' },
      json: { type: 'boolean' },
      force: { type: 'boolean' },
      help: { type: 'boolean' },
    }
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    return refuse(error.message)
  }
}

function refuse(why) {
  console.error(`mutation: ${why}`)
  process.exit(2)
}

function asGlob(path) {
  // Stryker also takes file.ts:from-to for a range of lines.
  const file = join(root, path.replace(/:\d.*$/, ''))
  if (path.includes('*')) return path
  if (!existsSync(file)) refuse(`no such file or folder: ${path}`)
  return statSync(file).isDirectory() ? `${path.replace(/\/$/, '')}/**/*.ts` : path
}

function runStryker(paths, isForced) {
  const env = { ...process.env }
  delete env.WALSTATT_TEST_REPORT
  if (paths.length > 0) env.WALSTATT_MUTATE = paths.map(asGlob).join(',')
  const stryker = join(tools, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')
  const args = [stryker, 'run', 'tools/mutation/stryker.config.mjs', ...(isForced ? ['--force'] : [])]
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env }).status ?? 1
}

const statuses = ['killed', 'timeout', 'survived', 'no coverage']
const tally = (results) =>
  Object.fromEntries(statuses.map((status) => [status, results.filter((one) => one.status === status).length]))
const oneLine = (text) => text.replaceAll(/\s+/g, ' ').slice(0, 100)
/** A mutant that hangs is noticed like one that fails a test; one that no test meets is not. */
const scoreOf = ({ killed, timeout }, size) => Math.round((10_000 * (killed + timeout)) / Math.max(1, size)) / 100

/** A line drawn over itself on a terminal; elsewhere a plain line now and then. */
function tellerFor(isJson) {
  const screen = terminal()
  const say = (text) => isJson || screen.isShown || console.error(text)
  let bar
  return {
    phase: say,
    begin: (size) => (bar = startProgress({ ...screen, isShown: screen.isShown && !isJson }, size)),
    tried(results) {
      const { killed, survived, timeout, 'no coverage': unmet } = tally(results)
      const note = `${killed} killed, ${timeout} timeout, ${survived} survived, ${unmet} no coverage`
      bar.at(results.length, note)
      if (results.length % 20 === 0) say(`${results.length}: ${note}`)
    },
    end: () => bar?.end(),
  }
}

async function runSampled({ sample = '400', game, seed, json }) {
  const size = /^[1-9]\d{0,5}$/.test(sample) ? Number(sample) : refuse('--sample must be a whole number')
  if (!/^[a-z-]+$/.test(game ?? '') || !existsSync(join(root, 'src', 'games', game, 'rules')))
    refuse('--game must name a game of src/games')
  const commit = commitOf(root)
  const { runSample } = await import('../tools/mutation/sample.mjs')
  const told = tellerFor(json)
  const started = performance.now()
  const used = seed ?? commit.slice(0, 8)
  const { all, dependent, cpuSeconds, results } = await runSample({ root, game, size, seed: used, told })
  told.end()
  const counts = tally(results)
  const seconds = Math.round((performance.now() - started) / 1000)
  const result = {
    game,
    seed: used,
    commit,
    mutants: all,
    sample: results.length,
    ...counts,
    score: scoreOf(counts, results.length),
    seconds,
    cpuSeconds,
  }
  const missed = results.filter(({ status }) => status === 'survived' || status === 'no coverage')
  const text = JSON.stringify({ ...result, missed, dependent })
  writeFileSync(join(root, '.cache', 'mutation', `${game}-${used.replaceAll(/[^\w-]+/g, '_')}.json`), `${text}\n`)
  if (json) return console.log(text)
  for (const { status, file, line, column, mutator, original, replacement } of missed)
    console.log(
      `${status}: ${file}:${line}:${column} ${mutator}\n  - ${oneLine(original)}\n  + ${oneLine(replacement)}`,
    )
  for (const test of dependent) console.log(`needs the tests before it, and was not used: ${test}`)
  const words = statuses.map((status) => `${counts[status]} ${status}`).join(', ')
  console.log(
    `\n${game}, seed ${used}: ${results.length} of ${all} mutants: ${words}; ${result.score} % of all noticed, ${seconds} s (${cpuSeconds} s of the processor)`,
  )
}

const { values, positionals } = given()
if (values.help) {
  console.log(HELP)
  process.exit(0)
}
const installed = ensureDependencies(tools)
if (installed !== 0) process.exit(installed)
if (values.sample === undefined && values.game === undefined) process.exit(runStryker(positionals, values.force))
await runSampled(values)
