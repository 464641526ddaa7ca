// Run from the root of the project by scripts/mutation.mjs.
const chosen = process.env.WALSTATT_MUTATE?.split(',') ?? ['src/games/*/rules/**/*.ts']

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  // Peers are not installed here: the runner finds vitest in the project's own node_modules, two folders up.
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tools/mutation/vitest.config.ts' },
  mutate: [...chosen, '!**/*.test.ts'],
  ignorePatterns: ['dist', 'coverage', 'reports', '.cache', '.ci', 'bench', 'docs', '.install-lock*'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 10_000,
  timeoutFactor: 3,
  incremental: true,
  incrementalFile: '.cache/mutation/incremental.json',
  reporters: ['clear-text', 'json', ...(process.stdout.isTTY ? ['progress'] : [])],
  allowConsoleColors: process.stdout.isTTY === true,
  clearTextReporter: { logTests: false, allowEmojis: false },
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  thresholds: { high: 85, low: 80, break: 75 },
  tempDirName: '.stryker-tmp',
  cleanTempDir: 'always',
}
