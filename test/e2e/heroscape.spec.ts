import type { Page } from '@playwright/test'
import { chromiumLaunch } from '../../scripts/chromium.mjs'
import { expect, test, untilAnswered, untilAsked } from './app.ts'
import { playToTheEnd, press, setUp } from './heroscape.ts'
import { noteAnswers, openNearTheEnd } from './walk.ts'

test.use({ launchOptions: await chromiumLaunch({ webgl: true }), viewport: { width: 1024, height: 700 } })

test('a whole Basic game against a bot on the battlefield in three dimensions', { tag: '@all' }, async ({ page }) => {
  await setUp(page, 'DIVE', 'captain')
  await untilAsked(page)
  await expect(page.locator('[data-hs-ready="true"][data-hs-mode="3d"]')).toBeVisible()
  expect(await playToTheEnd(page, 600)).toBeGreaterThan(10)
})

test('a whole Master game with a draft against a bot', { tag: '@all' }, async ({ page }) => {
  await setUp(page, 'MIST', 'captain')
  await untilAsked(page)
  expect(await playToTheEnd(page, 600)).toBeGreaterThan(5)
})

test('the end of a Master game against bots in three dimensions', async ({ page }) => {
  await noteAnswers(page)
  await openNearTheEnd(page, 'heroscape-3-noon', 12)
  await untilAsked(page)
  await expect(page.locator('[data-hs-ready="true"][data-hs-mode="3d"]')).toBeVisible()
  expect(await playToTheEnd(page, 600)).toBeGreaterThan(0)
})

/** How many different colours a picture of the battlefield shows, coarsely, and its pixels. */
async function colours(page: Page): Promise<{ count: number; pixels: string }> {
  const picture = await page.locator('[data-hs-ready] canvas').screenshot()
  return page.evaluate(
    async (source) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = 160
      canvas.height = 100
      const context = canvas.getContext('2d')!
      context.drawImage(image, 0, 0, 160, 100)
      const { data } = context.getImageData(0, 0, 160, 100)
      const seen = new Set<number>()
      for (let i = 0; i < data.length; i += 4)
        seen.add(((data[i] >> 4) << 8) | ((data[i + 1] >> 4) << 4) | (data[i + 2] >> 4))
      return { count: seen.size, pixels: Array.from(data).join() }
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  )
}

test('through the eyes of a figure: other pixels, and who is in sight', async ({ page }) => {
  await setUp(page, 'DAWN', 'random')
  const id = await untilAsked(page)
  await press(page, '.hs-target', 0)
  await untilAnswered(page, id!)
  await untilAsked(page)
  await expect(page.locator('[data-hs-ready="true"][data-hs-mode="3d"]')).toBeVisible()
  const bird = await colours(page)
  expect(bird.count).toBeGreaterThan(60)
  await page.getByRole('button', { name: 'What does a figure see?' }).click()
  await press(page, '.hs-target[data-target^="figure:"]', 0)
  await page.getByRole('button', { name: 'Through its eyes' }).click()
  await expect(page.locator('[data-hs-view="eye"]')).toBeVisible()
  await expect(page.getByText(/of \d+ in sight/)).toBeVisible()
  const eye = await colours(page)
  expect(eye.count).toBeGreaterThan(20)
  expect(eye.pixels).not.toBe(bird.pixels)
})
