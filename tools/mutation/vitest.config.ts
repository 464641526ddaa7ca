import { defineConfig } from 'vitest/config'
import base from '../../vitest.config.ts'

// Its projects would bring their own lists of tests along.
const { projects: _, ...test } = base.test ?? {}

// Rule tests must catch a mutant; fuzz games would be played again for every one of them.
export default defineConfig({
  test: {
    ...test,
    include: ['src/{engine,kit,games}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/*.fuzz.test.ts'],
  },
})
