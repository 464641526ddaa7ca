import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { expectNothing } from './axe.ts'
import { openEnded } from './walk.ts'

const SIZES = [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const

/** What of the ending cannot be seen: buttons outside of the window, and what is wider than its room. */
const hidden = (page: Page): Promise<string[]> =>
  page.locator('.ending').evaluate((ending) => {
    const faults: string[] = []
    for (const button of ending.querySelectorAll('.ending-tools button')) {
      const { left, top, right, bottom } = button.getBoundingClientRect()
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) faults.push(button.textContent)
    }
    const body = ending.querySelector('.ending-body')!
    if (body.scrollWidth > body.clientWidth) faults.push('body')
    const room = body.getBoundingClientRect()
    for (const part of body.querySelectorAll('.bk-account td, .bk-account th, .hs-side-end, .bk-chart svg')) {
      const { left, right, width } = part.getBoundingClientRect()
      if (width > 1 && (left < room.left - 1 || right > room.right + 1)) faults.push(part.textContent)
    }
    return faults
  })

for (const game of ['bloodstones-6-dusk', 'heroscape-3-noon', 'immortals-5-dusk', 'uprising-4-dusk'])
  test(`the ending of ${game} is whole at every width`, async ({ page }) => {
    await openEnded(page, game)
    await page.locator('.ending .bk-chart-cursor').waitFor()
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      await expect.poll(() => hidden(page)).toEqual([])
    }
    await expectNothing(page)
  })

test('from the ending: aside and back, a moment of the chart, the review, a rematch', async ({ page }) => {
  await openEnded(page, 'bloodstones-2-dawn')
  const ending = page.locator('.ending')
  await ending.getByRole('button', { name: 'Look at the board' }).click()
  await expect(ending).toHaveCount(0)
  await page.getByRole('button', { name: 'Show the result' }).click()
  const chart = ending.getByRole('slider')
  const end = await chart.getAttribute('aria-valuetext')
  await chart.focus()
  await page.keyboard.press('Home')
  await expect(chart).not.toHaveAttribute('aria-valuetext', end ?? '')
  await page.keyboard.press('Enter')
  await expect(page.locator('.scrubber')).toBeVisible()
  await page.locator('.scrubber').getByRole('button', { name: 'Now', exact: true }).click()
  await ending.getByRole('button', { name: 'Review' }).click()
  await expect(page.locator('.scrubber-step')).toContainText('0')
  await page.locator('.scrubber').getByRole('button', { name: 'Now', exact: true }).click()
  const first = page.url()
  await ending.getByRole('button', { name: 'Rematch' }).click()
  await page.waitForURL((url) => url.href !== first && url.pathname.startsWith('/local/'))
})
