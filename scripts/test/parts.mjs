// What a test run consists of.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
export const cache = (...path) => join(root, '.cache', 'test', ...path)
const tool = (path) => join(root, 'node_modules', path)

/** @typedef {{ name: string, args: string[], cores: number, kind?: 'vitest' | 'browser', report?: string, log: string, env?: object }} Part */

const TYPES = cache('types.tsbuildinfo')
const types = {
  name: 'Types',
  args: [tool('typescript-7/bin/tsc'), '-p', '.', '--noEmit', '--incremental', '--tsBuildInfoFile', TYPES],
  cores: 1,
}
const lint = { name: 'Lint', args: [tool('oxlint/bin/oxlint'), '--deny-warnings'], cores: 1 }
const boundaries = {
  name: 'Import boundaries',
  args: [tool('dependency-cruiser/bin/dependency-cruise.mjs'), 'src', 'test', 'bench', 'scripts', 'examples'],
  cores: 1,
}
/** Files, exports and dependencies that nobody uses. */
const unused = { name: 'Unused', args: [tool('knip/bin/knip.js')], cores: 1 }

function vitest(name, project) {
  const args = [tool('vitest/vitest.mjs'), 'run', '--project', project]
  return { name, args, cores: 2, kind: 'vitest', report: `${project}.json` }
}

const pure = vitest('Rules', 'pure')
const apart = vitest('Processes', 'apart')

function browser(name, env) {
  const args = [tool('@playwright/test/cli.js'), 'test', '-c', 'test/e2e/playwright.config.ts']
  return { name, args, cores: 2, kind: 'browser', report: 'browser.json', env }
}

const script = (name, ...args) => ({ name, args: args.map((arg, i) => (i === 0 ? join(root, arg) : arg)), cores: 2 })

/** In the order in which they begin; a part waits until its cores are free. */
const runs = {
  lint: [lint, boundaries, unused],
  quick: [{ ...pure, env: { WALSTATT_TESTS: 'quick' } }, types, lint, boundaries, unused],
  test: [pure, types, lint, boundaries, unused, apart, browser('Real browser')],
  all: [
    pure,
    types,
    lint,
    boundaries,
    unused,
    apart,
    browser('Real browser, everything', { WALSTATT_TESTS: 'all' }),
    script('Attacks', 'scripts/attack.mjs', '--quick'),
    script('Kills', 'scripts/kill.mjs', '20'),
  ],
}

export const runNames = Object.keys(runs)

/** What a part writes lies beside that of the others of its run. */
export const partsOf = (run) =>
  runs[run].map((part) => ({
    ...part,
    log: cache(run, `${part.name.toLowerCase().replaceAll(/\W+/g, '-')}.log`),
    ...(part.report === undefined ? {} : { report: cache(run, part.report) }),
  }))
