import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'scripts/**/*.test.ts'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    watch: false,
    allowOnly: false,
    // Fuzz tests play many whole games; the limit only catches a runaway.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // `walstatt rules` reads the titles of passed tests from this file.
    reporters: ['default', 'json'],
    outputFile: { json: '.cache/vitest.json' },
    coverage: { provider: 'v8', include: ['src/**/*.ts'], exclude: ['**/*.test.ts'], reportsDirectory: 'coverage' },
  },
})
