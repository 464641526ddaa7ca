import { expect, test, untilAsked } from './app.ts'
import { answer, playToTheEnd, setUp, withoutWebgl } from './heroscape.ts'
import { dice } from './walk.ts'

test('a whole Basic game against a bot on the plan', async ({ page }) => {
  await withoutWebgl(page)
  await setUp(page, 'DIVE', 'captain')
  await untilAsked(page)
  await expect(page.locator('[data-hs-mode="2d"]')).toBeVisible()
  expect(await playToTheEnd(page, 600)).toBeGreaterThan(10)
})

test('without WebGL the plan is drawn, and on a phone everything is reachable', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await withoutWebgl(page)
  await setUp(page, 'DAWN', 'random')
  const id = await untilAsked(page)
  await expect(page.locator('[data-hs-mode="2d"]')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  const below = dice(3)
  await answer(page, id!, below)
  await answer(page, (await untilAsked(page))!, below)
})
