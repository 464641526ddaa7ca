import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { games, type AnyModule } from '../games/registry.ts'
import { parse } from './args.ts'
import type { Command } from './command.ts'
import { InputError } from './problem.ts'
import { projectRoot } from './root.ts'
import { gameOf, readText } from './setup.ts'

const root = projectRoot()
const REPORT = join('.cache', 'vitest.json')
const LARGEST_REPORT = 200_000_000
/** A title that names more ids than this says too little about each of them: only the first ones count. */
const PER_TITLE = 3
const ID = /\b[A-Z]{2,3}-[A-Z]+(?:-[A-Z]+)?-\d{2,3}\b/g

interface Assertion {
  readonly title: string
  readonly status: string
}

interface Coverage {
  readonly game: string
  readonly rules: number
  readonly tested: number
  readonly withoutBehaviour: Readonly<Record<string, string>>
  readonly missing: readonly string[]
  /** By rule: how many passed tests name it. */
  readonly tests: Readonly<Record<string, number>>
}

export const rules: Command = {
  name: 'rules',
  about: 'which rules are proven by tests',
  help: `usage: walstatt rules [game] [--json] [--report file]

Counts the rule ids in titles of tests that ran and passed in the last npm test, at most ${PER_TITLE} in a title.
Exit code 1 if a rule is named by no test.

  --report file      the test report (default ${REPORT})
  --json             print one JSON object, or a list where no game is named`,
  async run(argv, io) {
    const args = parse(argv, { json: { type: 'boolean' }, report: { type: 'string' } }, ['game'])
    const [id] = args.positionals
    const modules = id === undefined ? await Promise.all(games.map((entry) => entry.load())) : [await gameOf(id)]
    const counts = idsInTitles(readReport(args.text('report')))
    const results = modules.map((module) => coverageOf(module, counts))
    if (args.flag('json')) io.out(JSON.stringify(id === undefined ? results : results[0]))
    else for (const result of results) for (const line of linesOf(result)) io.out(line)
    return results.every((result) => result.missing.length === 0) ? 0 : 1
  },
}

function readReport(given: string | undefined): readonly Assertion[] {
  const path = given ?? join(root, REPORT)
  if (given === undefined && !existsSync(path))
    throw new InputError('--report', `${REPORT} is missing: run npm test first`)
  const text = readText(path, '--report', LARGEST_REPORT)
  try {
    const { testResults } = JSON.parse(text) as { testResults: { assertionResults: Assertion[] }[] }
    return testResults.flatMap((file) => file.assertionResults)
  } catch {
    throw new InputError('--report', 'is not a report of vitest')
  }
}

export function idsInTitles(assertions: readonly Assertion[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { title, status } of assertions) {
    if (status !== 'passed') continue
    const ids = [...new Set(title.match(ID) ?? [])].slice(0, PER_TITLE)
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}

function coverageOf({ game, ruleIds, rulesWithoutBehaviour }: AnyModule, counts: Map<string, number>): Coverage {
  const asked = ruleIds.filter((id) => !Object.hasOwn(rulesWithoutBehaviour, id))
  const missing = asked.filter((id) => !counts.has(id))
  return {
    game: game.id,
    rules: ruleIds.length,
    tested: asked.length - missing.length,
    withoutBehaviour: rulesWithoutBehaviour,
    missing,
    tests: Object.fromEntries(ruleIds.map((id) => [id, counts.get(id) ?? 0])),
  }
}

function linesOf(result: Coverage): string[] {
  const silent = Object.entries(result.withoutBehaviour)
  return [
    `${result.game}: ${result.rules} rules, ${result.tested} named by passed tests, ${silent.length} without behaviour, ${result.missing.length} without test`,
    ...silent.map(([id, reason]) => `  ${id} without behaviour: ${reason}`),
    ...result.missing.map((id) => `  ${id} is named by no passed test`),
  ]
}
