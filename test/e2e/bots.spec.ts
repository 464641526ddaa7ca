import { expectNothing } from './axe.ts'
import { chooseBot, expect, test, untilAsked } from './app.ts'
import { openEnded } from './walk.ts'

test('a bot is chosen by level and character, sits there under its name, and says that it thinks', async ({ page }) => {
  await page.goto('/new/bloodstones')
  await page.getByLabel('Level of the bot at seat 2').click()
  await expect(page.locator('dialog[open] [data-bot=captain]')).toBeChecked()
  await expectNothing(page)
  await page.getByRole('button', { name: 'Done' }).click()
  await chooseBot(page, 2, 'general', 'raider')
  await expect(page.getByLabel('Level of the bot at seat 2')).toContainText('Sigrun the Raider · General')
  await page.getByRole('button', { name: 'Start' }).click()
  await untilAsked(page)
  await expect(page.locator('.panel', { hasText: 'Sigrun the Raider' }).locator('.panel-bot')).toContainText('General')
})

test('a hint tells the best options, shows where they are and answers nothing', async ({ page }) => {
  await page.goto('/new/bloodstones')
  await chooseBot(page, 2, 'random')
  await page.getByRole('button', { name: 'Start' }).click()
  const question = await untilAsked(page)
  await page.keyboard.press('w')
  const options = page.locator('.hint-option')
  await expect(options.first()).toContainText('to win')
  expect(await options.count()).toBeGreaterThan(1)
  await options.nth(1).click()
  await expect(options.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('[data-coached]')).not.toHaveCount(0)
  await expectNothing(page)
  expect(await untilAsked(page)).toBe(question)
  await page.keyboard.press('Escape')
  await expect(options).toHaveCount(0)
})

test('a game that is over is analysed: chances, turning points, skill and luck', async ({ page }) => {
  await openEnded(page, 'bloodstones-2-dawn')
  const review = page.locator('.review')
  await review.getByRole('button', { name: 'Analyse the game' }).click()
  await review.getByRole('button', { name: 'Cancel' }).click()
  await review.getByRole('button', { name: 'Analyse the game' }).click()
  await expect(review.locator('.review-swing')).toHaveCount(5)
  await expect(review.locator('.review-balance tbody tr')).toHaveCount(2)
  await expectNothing(page)
  await review.locator('.review-swing').first().click()
  await expect(page.locator('.swing-mark')).toHaveCount(5)
  await expect(page.locator('.swing-mark[aria-pressed=true]')).not.toHaveCount(0)
  await expect(page.locator('.swing-words')).toContainText('before')
})
