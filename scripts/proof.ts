// `node --import tsx scripts/proof.ts`: writes the tables of docs/proof.md from the results of the fuzzer and of mutation (.cache/fuzz,
// .cache/mutation), so that no number there is typed by hand. Of several runs of a game the longest counts.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import { checksWith, OFFERED, type Count } from '../src/engine/proof/index.ts'
import { games } from '../src/games/registry.ts'

interface FuzzRun {
  readonly game: string
  readonly seed: string
  readonly commit: string
  readonly oracles: readonly string[]
  readonly games: number
  readonly finished: number
  readonly decisions: number
  readonly cpuSeconds: number
  readonly failures: readonly string[]
  readonly checks: Readonly<Record<string, Count>>
}

interface MutationRun {
  readonly game: string
  readonly seed: string
  readonly commit: string
  readonly mutants: number
  readonly sample: number
  readonly killed: number
  readonly timeout: number
  readonly survived: number
  readonly 'no coverage': number
  readonly score: number
  readonly seconds: number
  readonly missed: readonly Mutant[]
}

/** A change of the rules; lines may have moved since. */
interface Mutant {
  readonly file: string
  readonly line: number
  readonly original: string
  readonly replacement: string
}

/** Why some mutants change nothing that anybody could notice (`tools/mutation/equivalent.json`). */
interface Equivalent {
  readonly why: string
  readonly mutants: readonly (readonly [file: string, original: string, replacement: string])[]
}

const root = fileURLToPath(new URL('..', import.meta.url))
const DOCUMENT = join(root, 'docs', 'proof.md')
const EQUIVALENT = join(root, 'tools', 'mutation', 'equivalent.json')

/** The longest run of each game, in the order of the registry. */
function runsIn<T extends { readonly game: string }>(folder: string, sizeOf: (run: T) => number | undefined): T[] {
  const path = join(root, '.cache', folder)
  const names = existsSync(path) ? readdirSync(path).filter((name) => /^[a-z]+-[\w-]+\.json$/.test(name)) : []
  const runs = names.map((name) => JSON.parse(readFileSync(join(path, name), 'utf8')) as T)
  return games.flatMap(({ id }) => {
    const own = runs.filter((run) => run.game === id && sizeOf(run) !== undefined)
    return own.sort((a, b) => sizeOf(b)! - sizeOf(a)!).slice(0, 1)
  })
}

const row = (...cells: (string | number)[]): string => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly string[]): string =>
  [row(...head), row(...head.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows].join('\n')
const n = (value: number): string => value.toLocaleString('en-GB')
const short = (commit: string): string => `\`${commit.slice(0, 8)}${commit.includes('+') ? '+' : ''}\``
function invariants(): string {
  const all = [OFFERED, ...checksWith()]
  return [
    '| Invariant | What holds |',
    '| --- | --- |',
    ...all.map(({ name, about }) => row(`\`${name}\``, about)),
  ].join('\n')
}

function runTable(runs: readonly FuzzRun[]): string {
  const head = ['Game', 'commit', 'seed', 'games', 'finished', 'decisions', 'failures', 'CPU s a game']
  const rows = runs.map((run) => {
    const perGame = (run.cpuSeconds / run.games).toFixed(3)
    const { failures } = run
    return row(
      run.game,
      short(run.commit),
      run.seed,
      n(run.games),
      n(run.finished),
      n(run.decisions),
      failures.length,
      perGame,
    )
  })
  return table(head, rows)
}

/** How often each invariant was compared, and how often in an average game. */
function invariantCounts(runs: readonly FuzzRun[]): string {
  const rows = [OFFERED, ...checksWith()].map(({ name }) => {
    const counts = runs.map(({ checks, games: played }) => {
      const questions = checks[name]?.questions ?? 0
      return `${n(questions)} (${(questions / played).toFixed(1)})`
    })
    return row(`\`${name}\``, ...counts)
  })
  return table(['Invariant', ...runs.map(({ game }) => game)], rows)
}

function oracleCounts(runs: readonly FuzzRun[]): string {
  const rows = runs.flatMap(({ game, oracles, checks }) =>
    oracles.map((name) => {
      const { comparisons, questions } = checks[`oracle ${name}`] ?? { comparisons: 0, questions: 0 }
      return row(`${game}: ${name}`, n(questions), n(comparisons))
    }),
  )
  return table(['Oracle', 'questions', 'comparisons'], rows)
}

const oneLine = (code: string): string => code.replaceAll(/\s+/g, ' ').trim()

/** The mutants of a run that nobody noticed and that are held equivalent, by reason. */
function equivalentIn({ missed }: MutationRun, known: readonly Equivalent[]): { why: string; mutants: Mutant[] }[] {
  const isMeant =
    ({ file, original, replacement }: Mutant) =>
    (one: Equivalent['mutants'][number]): boolean =>
      file.endsWith(one[0]) && oneLine(original) === oneLine(one[1]) && oneLine(replacement) === oneLine(one[2])
  return known
    .map(({ why, mutants }) => ({ why, mutants: missed.filter((mutant) => mutants.some(isMeant(mutant))) }))
    .filter(({ mutants }) => mutants.length > 0)
}

const countOf = (run: MutationRun, known: readonly Equivalent[]): number =>
  equivalentIn(run, known).reduce((sum, { mutants }) => sum + mutants.length, 0)

/** Game by game: how many, where, and why. */
function equivalentList(runs: readonly MutationRun[], known: readonly Equivalent[]): string {
  return runs
    .map((run) => {
      const reasons = equivalentIn(run, known).map(({ why, mutants }) => {
        const places = mutants.map(
          ({ file, line, original, replacement }) =>
            `\`${file.split('/rules/')[1]}:${line}\` (\`${oneLine(original)}\` → \`${oneLine(replacement)}\`)`,
        )
        return `  - ${why} ${places.join('; ')}.`
      })
      return [`- **${run.game}**: ${countOf(run, known)} of ${run.missed.length}.`, ...reasons].join('\n')
    })
    .join('\n')
}

function mutationTable(runs: readonly MutationRun[], known: readonly Equivalent[]): string {
  const head = [
    'Game',
    'commit',
    'seed',
    'sample',
    'killed',
    'timeout',
    'survived',
    'no coverage',
    'noticed',
    'held equivalent',
    'minutes',
  ]
  const rows = runs.map((run) => {
    const counts = [run.killed, run.timeout, run.survived, run['no coverage']]
    const sample = `${n(run.sample)} of ${n(run.mutants)}`
    return row(
      run.game,
      short(run.commit),
      run.seed,
      sample,
      ...counts,
      `${run.score} %`,
      countOf(run, known),
      (run.seconds / 60).toFixed(1),
    )
  })
  return table(head, rows)
}

/** Replaces what stands between the marks of a part. */
function written(text: string, part: string, content: string): string {
  const [begin, end] = [`<!-- ${part}: written by scripts/proof.ts -->`, `<!-- end of ${part} -->`]
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`docs/proof.md has no place for: ${part}`)
  return `${text.slice(0, from + begin.length)}\n\n${content}\n\n${text.slice(to)}`
}

const fuzzed = runsIn<FuzzRun>('fuzz', (run) => run.games)
const mutated = runsIn<MutationRun>('mutation', (run) => run.sample)
const known = JSON.parse(readFileSync(EQUIVALENT, 'utf8')) as readonly Equivalent[]
let text = readFileSync(DOCUMENT, 'utf8')
text = written(text, 'invariants', invariants())
// What no run is stored for stays as it is.
if (fuzzed.length > 0) {
  text = written(text, 'runs', runTable(fuzzed))
  text = written(text, 'invariant counts', invariantCounts(fuzzed))
  text = written(text, 'oracle counts', oracleCounts(fuzzed))
}
if (mutated.length > 0) {
  text = written(text, 'mutation', mutationTable(mutated, known))
  text = written(text, 'equivalent mutants', equivalentList(mutated, known))
}
writeFileSync(DOCUMENT, await format(text, { ...(await resolveConfig(DOCUMENT)), filepath: DOCUMENT }))
