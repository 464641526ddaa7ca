import { gzipSync } from 'node:zlib'
import { expect, test } from './app.ts'

const KB = 1000

test('the shelf loads light', async ({ page }) => {
  const sizes = { page: 0, fonts: 0 }
  const reading: Promise<void>[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/api/')) return
    const read = async (): Promise<void> => {
      const body = await response.body()
      if (pathname.endsWith('.woff2')) sizes.fonts += body.length
      else if (/[.](js|css)$|^\/$/.test(pathname)) sizes.page += gzipSync(body).length
    }
    reading.push(read())
  })
  await page.goto('/')
  await page.locator('.box svg').first().waitFor()
  await page.waitForLoadState('networkidle')
  await Promise.all(reading)
  expect(sizes.page).toBeGreaterThan(20 * KB)
  expect(sizes.page).toBeLessThanOrEqual(180 * KB)
  expect(sizes.fonts).toBeLessThanOrEqual(120 * KB)
})
