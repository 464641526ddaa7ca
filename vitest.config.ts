import { defineConfig } from 'vitest/config'

// `walstatt rules` reads the titles of passed tests from `.cache/vitest.json`; a run of some files must not overwrite it.
const isWholeRun = process.argv.slice(2).every((argument) => argument === 'run')
const report = process.env['WALSTATT_TEST_REPORT'] ?? (isWholeRun ? '.cache/vitest.json' : '.cache/vitest-partial.json')

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'scripts/**/*.test.ts'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    watch: false,
    allowOnly: false,
    // Fuzz tests play many whole games, on machines that others use as well; the limits only catch a runaway.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 300_000 } },
    reporters: ['default', 'json'],
    outputFile: { json: report },
    coverage: { provider: 'v8', include: ['src/**/*.ts'], exclude: ['**/*.test.ts'], reportsDirectory: 'coverage' },
  },
})
