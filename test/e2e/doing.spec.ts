import { expect, showBoard, showList, test, untilAnswered, untilAsked } from './app.ts'
import { withoutWebgl } from './heroscape.ts'
import { beginShow, choosing, leftOf } from './show.ts'
import { noteAnswers, openBefore, openNearTheEnd } from './walk.ts'

test('what is mostly a slip is asked about once, and not again where that is wished', async ({ page }) => {
  const ready = page.locator('.option[data-key="ready"]')
  const sure = page.locator('dialog[open]')
  for (const isFirst of [true, false]) {
    await openNearTheEnd(page, 'immortals-4-noon', 37)
    const id = (await untilAsked(page))!
    await showBoard(page)
    await ready.click()
    if (isFirst) {
      // Whoever thinks better of it has answered nothing.
      await sure.getByRole('button', { name: 'Back' }).click()
      expect(await untilAsked(page)).toBe(id)
      await ready.click()
      await sure.getByRole('checkbox').check()
      await sure.locator('[data-slip]').click()
    }
    await page.waitForFunction((old) => document.querySelector('.prompt')?.getAttribute('data-question') !== old, id)
    await expect(sure).toHaveCount(0)
  }
})

test('since my last turn: a line points at its place, and all is shown again', async ({ page }) => {
  await beginShow(page, { game: 'bloodstones-6-dusk', answer: 77 })
  await page.locator('.ribbon').getByRole('button', { name: 'Skip all' }).click()
  const id = await untilAsked(page)
  const since = page.locator('[data-plate="since"]')
  const lines = since.locator('.since-line')
  const count = await lines.count()
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThanOrEqual(6)
  // More than fit are shown by a sign until they are scrolled to.
  const box = since.locator('.scrolled')
  const hidden = (): Promise<number> => box.evaluate((one) => one.scrollHeight - one.clientHeight - one.scrollTop)
  expect(await hidden()).toBeGreaterThan(20)
  await expect(since.locator('.scrolled-more')).toHaveCount(1)
  await expect(box).toHaveAttribute('tabindex', '0')
  await box.evaluate((one) => one.scrollTo(0, one.scrollHeight))
  await expect(since.locator('.scrolled-more')).toHaveCount(0)
  await box.evaluate((one) => one.scrollTo(0, 0))
  const line = lines.getByRole('button').first()
  await line.click()
  await expect(line).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('.bs-pointed').first()).toBeAttached()
  await line.click()
  await expect(page.locator('.bs-pointed')).toHaveCount(0)
  await since.getByRole('button', { name: 'Show' }).click()
  await expect.poll(() => leftOf(page)).toBeGreaterThan(0)
  for (let left = await leftOf(page); left > 0; left = await leftOf(page)) await page.clock.runFor(400)
  expect(await untilAsked(page)).toBe(id)
})

test('an army is placed with two clicks', async ({ page }) => {
  await withoutWebgl(page)
  await choosing(page, { name: 'Mara' })
  await openBefore(page, 'heroscape-2-dawn', 1)
  const id = (await untilAsked(page))!
  await page.locator('.hs-placing').getByRole('button', { name: 'Place for me' }).click()
  await page.locator('.hs-placing .primary').click()
  await untilAnswered(page, id)
  await untilAsked(page)
  await expect(page.locator('.hs-placing')).toHaveCount(0)
})

test('a figure moves with two clicks and attacks with one more', async ({ page }) => {
  await withoutWebgl(page)
  await noteAnswers(page)
  await openBefore(page, 'heroscape-2-dawn', 74)
  let clicks = 0
  const click = async (target: string): Promise<void> => {
    const place = page.locator(`.hs-target[data-target="${target}"], .bk-choice`).first()
    await place.focus()
    await place.press('Enter')
    clicks++
  }
  const id = (await untilAsked(page))!
  await click('figure:9')
  await untilAnswered(page, id)
  const where = (await untilAsked(page))!
  await click('space:164')
  await untilAnswered(page, where)
  const whom = (await untilAsked(page))!
  await click('figure:28')
  await untilAnswered(page, whom)
  expect(clicks).toBe(3)
})

test('an answer of one click is taken back with one click', async ({ page }) => {
  await openBefore(page, 'bloodstones-2-dawn', 40)
  const id = (await untilAsked(page))!
  await showList(page)
  await page.locator('.list-view .option').first().click()
  await untilAnswered(page, id)
  await untilAsked(page)
  await page.locator('.tools').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => untilAsked(page)).toBe(id)
})
