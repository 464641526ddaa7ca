import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test, untilAsked } from './app.ts'

const plan = (page: Page) => page.locator('.hsw-plan')
const tiles = (page: Page): Promise<string | null> => plan(page).getAttribute('data-tiles')

/** Exports the plan in a format, opens the file again in an empty workshop. */
async function exportAndOpen(page: Page, format: 'json' | 'hsc'): Promise<void> {
  await page.locator('[data-act="export"]').first().click()
  const download = page.waitForEvent('download')
  await page.locator(`[data-act="export-${format}"]`).click()
  const file = await download
  const buffer = readFileSync(await file.path())
  await page.keyboard.press('Escape')
  await page.locator('[data-act="open"]').first().click()
  await page
    .locator('dialog input[type=file]')
    .setInputFiles({ name: file.suggestedFilename(), mimeType: 'application/octet-stream', buffer })
}

test('a battlefield is built by keyboard, undone and done again', async ({ page }) => {
  await page.goto('/workshop/heroscape')
  await page.locator('[data-start="empty"]').click()
  await page.locator('[data-tool="grass-7"]').click()
  await plan(page).focus()
  await page.keyboard.press('Enter')
  await expect(plan(page)).toHaveAttribute('data-tiles', '1')
  await page.keyboard.press('PageUp')
  await page.keyboard.press('Enter')
  await expect(plan(page)).toHaveAttribute('data-tiles', '2')
  await page.keyboard.press('Control+z')
  await expect(plan(page)).toHaveAttribute('data-tiles', '1')
  await page.keyboard.press('Control+y')
  await expect(plan(page)).toHaveAttribute('data-tiles', '2')
})

test('the last change is there again after the workshop was left at once', async ({ page }) => {
  await page.goto('/workshop/heroscape')
  await page.locator('[data-start="empty"]').click()
  await page.locator('[data-tool="grass-7"]').click()
  await plan(page).focus()
  await page.keyboard.press('Enter')
  await expect(plan(page)).toHaveAttribute('data-tiles', '1')
  await page.locator('a[href="/"]').first().click()
  await expect(plan(page)).toHaveCount(0)
  await page.goBack()
  await expect(plan(page)).toHaveAttribute('data-tiles', '1')
})

test('a printed battlefield goes out and comes back as a pack and as a Virtualscape map', async ({ page }) => {
  await page.goto('/workshop/heroscape')
  await page.locator('[data-start="table-of-the-giants"]').click()
  await expect(plan(page)).toBeVisible()
  const before = await tiles(page)
  expect(Number(before)).toBeGreaterThan(50)
  await exportAndOpen(page, 'json')
  await expect(plan(page)).toHaveAttribute('data-tiles', before!)
  await exportAndOpen(page, 'hsc')
  await expect(plan(page)).toHaveAttribute('data-tiles', before!)
})

test('an own copy of a battlefield is played from the workshop', async ({ page }) => {
  await page.goto('/workshop/heroscape')
  await page.locator('[data-start="table-of-the-giants"]').click()
  await expect(plan(page)).toBeVisible()
  await page.locator('[data-act="play"]').first().click()
  await page.getByRole('button', { name: 'Start' }).click()
  expect(await untilAsked(page)).toBeDefined()
})
