import { expect, test, untilAnswered, untilAsked } from './app.ts'
import { answer, playToTheEnd, setUp, withoutWebgl } from './heroscape.ts'
import { dice } from './walk.ts'

test('a whole Basic game against a bot on the plan', async ({ page }) => {
  await withoutWebgl(page)
  await setUp(page, 'DIVE', 'greedy')
  await untilAsked(page)
  await expect(page.locator('[data-hs-mode="2d"]')).toBeVisible()
  expect(await playToTheEnd(page, 600)).toBeGreaterThan(10)
})

test('a hero who stays put says so once', async ({ page }) => {
  await withoutWebgl(page)
  await setUp(page, 'DAWN', 'random')
  const card = (await untilAsked(page))!
  await page.locator('.hs-target[aria-label*="Thorgrim"]').first().press('Enter')
  await untilAnswered(page, card)
  await untilAsked(page)
  await expect(page.locator('.prompt-title')).toContainText('Where does Thorgrim move?')
  await page.locator('.ribbon .option', { hasText: 'stays put' }).click()
  // Neither who moves nor whether that was meant is asked: the turn is over, and the next card is chosen.
  await expect(page.locator('.prompt-title')).toContainText('Which army card do you play?')
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
