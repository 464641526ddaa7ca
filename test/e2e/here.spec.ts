import { answerFromList, expect, isOver, setUp, test, untilAsked } from './app.ts'

test.describe('with its service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('pass and play without a network', async ({ page, context }) => {
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.waitForFunction(async () => {
      const [name] = await caches.keys()
      return name !== undefined && (await (await caches.open(name)).keys()).length > 10
    })
    await context.setOffline(true)
    await setUp(page, { others: ['here'], rounds: 3, seed: 'together' })
    let covers = 0
    for (let i = 0; i < 40 && covers < 3; i++) {
      const id = await untilAsked(page)
      if (await isOver(page)) break
      if (id === undefined) {
        covers++
        // Nothing of the table is to be seen under the cover.
        await expect(page.locator('.table')).toHaveCount(0)
        await page.locator('.cover button').click()
        await expect(page.locator('.cover')).toHaveCount(0)
      } else await answerFromList(page)
    }
    expect(covers).toBe(3)
    await page.reload()
    await page.waitForSelector('.prompt[data-question], .cover')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the board is the screen, everything else opens over it', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Play now against bots' }).first().tap()
    await untilAsked(page)
    for (let i = 0; i < 5; i++) await answerFromList(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
    expect(await page.locator('.board').boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    await page.getByRole('button', { name: 'Chronicle' }).tap()
    await expect(page.locator('.drawer .log')).toBeInViewport({ ratio: 1 })
    await page.locator('.drawer').getByRole('button', { name: 'Close' }).tap()
    await page.locator('.panel-face').first().tap()
    await expect(page.locator('dialog')).toBeInViewport({ ratio: 1 })
  })
})
