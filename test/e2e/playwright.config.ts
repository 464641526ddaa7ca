import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from '../../scripts/chromium.mjs'

const cache = join(import.meta.dirname, '..', '..', '.cache', 'e2e')
const isAll = process.env['WALSTATT_TESTS'] === 'all'
const report = process.env['WALSTATT_TEST_REPORT'] ?? join(cache, 'report.json')

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  // The rest of what is one of a kind, and whole games beyond the first of a board: in `npm run test:all`.
  ...(isAll ? {} : { grepInvert: /@all/ }),
  outputDir: join(cache, 'results'),
  globalSetup: './global-setup.ts',
  workers: 2,
  fullyParallel: true,
  // What needs its second try is a fault to mend: `npm test` names it at the end.
  retries: 1,
  forbidOnly: true,
  // Only a runaway meets these limits; a busy machine does not.
  timeout: 1_800_000,
  expect: { timeout: 300_000 },
  reporter: [['list'], ['json', { outputFile: report }]],
  use: {
    browserName: 'chromium',
    launchOptions: await chromiumLaunch(),
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    // It fetches the whole app for every new person; who tests it lets it in.
    serviceWorkers: 'block',
    actionTimeout: 300_000,
    navigationTimeout: 300_000,
    contextOptions: { reducedMotion: 'reduce' },
  },
})
