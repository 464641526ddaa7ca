import { defineConfig } from 'vitest/config'
import base from '../../vitest.config.ts'

// Rule tests must catch a mutant; fuzz games would be played again for every one of them.
export default defineConfig({
  test: {
    ...base.test,
    include: ['src/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/*.fuzz.test.ts', 'src/cli/**', 'src/bots/**'],
  },
})
