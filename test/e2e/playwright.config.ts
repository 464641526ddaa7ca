import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from '../../scripts/chromium.mjs'

const cache = join(import.meta.dirname, '..', '..', '.cache', 'e2e')

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: join(cache, 'results'),
  globalSetup: './global-setup.ts',
  workers: 1,
  retries: 1,
  forbidOnly: true,
  // Only a runaway meets these limits; a busy machine does not.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  reporter: [['list'], ['json', { outputFile: join(cache, 'report.json') }]],
  use: {
    browserName: 'chromium',
    launchOptions: await chromiumLaunch(),
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    actionTimeout: 45_000,
    navigationTimeout: 60_000,
    contextOptions: { reducedMotion: 'reduce' },
  },
})
