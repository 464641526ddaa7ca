import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// `walstatt rules` reads the titles of passed tests from `.cache/vitest.json`; a run of some files must not overwrite it.
const isWholeRun = process.argv.slice(2).every((argument) => argument === 'run')
const report = process.env['WALSTATT_TEST_REPORT'] ?? (isWholeRun ? '.cache/vitest.json' : '.cache/vitest-partial.json')

/** Servers, processes, signals, files: each test file has a process of its own. */
const APART = ['src/server', 'src/cli', 'test/attack', 'test/faults', 'test/older', 'scripts']
const isQuick = process.env['WALSTATT_TESTS'] === 'quick'
const BUNDLE = 'scripts/test/bundle-worker.mjs'

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    maxWorkers: Math.max(2, Math.min(4, availableParallelism())),
    watch: false,
    allowOnly: false,
    // The limits only catch a runaway: no test knows a time that a slow machine would not keep.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    teardownTimeout: 120_000,
    expect: { poll: { timeout: 300_000 } },
    reporters: ['default', 'json'],
    outputFile: { json: report },
    coverage: { provider: 'v8', include: ['src/**/*.ts'], exclude: ['**/*.test.ts'], reportsDirectory: 'coverage' },
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          // The same modules for all files of a worker: what a module keeps between two uses must not matter.
          isolate: false,
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [...APART.map((folder) => `${folder}/**`), ...(isQuick ? ['**/*.fuzz.test.ts'] : [])],
        },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          include: APART.map((folder) => `${folder}/**/*.test.ts`),
          globalSetup: BUNDLE,
        },
      },
    ],
  },
})
