import type { Page } from '@playwright/test'
import { expectNothing } from './axe.ts'
import { choose, expect, setUp, showList, test, untilAnswered, untilAsked } from './app.ts'
import { openBefore } from './walk.ts'

/** As somebody whose first game this is; to be called before the page is opened. */
async function beNew(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('new') !== null) return
    sessionStorage.setItem('new', 'yes')
    localStorage.removeItem('walstatt.newHere')
  })
}

const bubble = '[role=tooltip]'

/** Where the middle of something is. */
async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await page.locator(selector).boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

/** A finger that stays where it is; the page's clock goes on by hand. */
async function longPress(page: Page, selector: string): Promise<void> {
  const { x: clientX, y: clientY } = await middleOf(page, selector)
  const touch = { clientX, clientY, pointerType: 'touch', pointerId: 7, isPrimary: true, button: 0 }
  await page.dispatchEvent(selector, 'pointerdown', touch)
  await page.clock.runFor(500)
  await page.dispatchEvent(selector, 'pointerup', touch)
  await page.dispatchEvent(selector, 'click')
}

test('what is pointed at, focused or pressed long explains itself, and leads to its rule', async ({ page }) => {
  await page.clock.install()
  await setUp(page)
  await untilAsked(page)
  await page.clock.pauseAt(Date.now() + 3_600_000)

  await page.locator('.tool-log').hover()
  await page.clock.runFor(500)
  await expect(page.locator(bubble)).toContainText('Every line leads back to its moment.')
  const id = await page.locator('.tool-log').getAttribute('aria-describedby')
  await expect(page.locator(bubble)).toHaveAttribute('id', id!)
  // It takes no clicks, and hides nothing of what it is about.
  await expect(page.locator(bubble)).toHaveCSS('pointer-events', 'none')
  const [about, box] = [await page.locator('.tool-log').boundingBox(), await page.locator(bubble).boundingBox()]
  expect(box!.y).toBeGreaterThanOrEqual(about!.y + about!.height)
  await page.keyboard.press('Escape')
  await expect(page.locator(bubble)).toHaveCount(0)
  await expect(page.locator('.tool-log')).not.toHaveAttribute('aria-describedby', /./)

  // By keys, and on to the rule.
  await page.locator('.where-back').focus()
  await page.keyboard.press('Tab')
  await page.clock.runFor(500)
  await expect(page.locator(bubble)).toContainText('what a turn consists of')
  await page.keyboard.press('Escape')
  await page.locator('.bs-faction').first().hover()
  await page.clock.runFor(500)
  await page.keyboard.press('i')
  await page.locator('.about-pinned .rule-link').click()
  await expect(page.locator('dialog[open]')).toContainText('BS-FAC-')
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 400)
  await expect(page.locator('.about-pinned')).toHaveCount(0)

  // The right button does the same.
  await page.locator('.bs-faction').first().click({ button: 'right' })
  await expect(page.locator('.about-pinned .rule-link')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.about-pinned')).toHaveCount(0)

  // A long press answers nothing; the second one opens the paper.
  await longPress(page, '.bs-faction >> nth=0')
  await expect(page.locator(bubble)).toBeVisible()
  await longPress(page, '.bs-faction >> nth=0')
  await expect(page.locator('.about-pinned')).toBeVisible()
  await expect(page.locator('.prompt[data-question]')).toBeVisible()
})

/** What can be used or is a sign, and does not say what it is. */
const silent = (page: Page, but = 'dialog'): Promise<string[]> =>
  page.evaluate(
    (left) =>
      [...document.querySelectorAll('main.table :is(button, a[href], input, select, textarea, [role=img])')]
        .filter((one) => one.closest('[data-about]') === null && one.closest(left) === null)
        .filter((one) => one.getClientRects().length > 0)
        .map((one) => one.outerHTML.slice(0, 160)),
    but,
  )

for (const name of ['heroscape-2-dawn', 'immortals-3-dawn', 'uprising-2-dawn'])
  test(`every button, link and field of the table explains itself: ${name}`, async ({ page }) => {
    await openBefore(page, name, 12)
    await untilAsked(page)
    await page.locator('.tool-log').click()
    await page.getByRole('button', { name: 'More', exact: true }).click()
    expect(await silent(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('g')
    await page.keyboard.press('h')
    await showList(page)
    expect(await silent(page)).toEqual([])
  })

test('so does everything that Bloodstones shows: pieces in hand, a march, a payment, a battle', async ({ page }) => {
  for (const answer of [0, 11, 111, 102]) {
    await openBefore(page, 'bloodstones-2-dawn', answer)
    await untilAsked(page)
    expect(await silent(page), `${answer}`).toEqual([])
  }
  await page.locator('path[data-bs-area="43"]').click({ force: true })
  await expect(page.locator('.bs-march')).toBeVisible()
  expect(await silent(page)).toEqual([])
  await page.locator('.panel-face').first().click()
  expect(await silent(page, 'body > *:not(#root)')).toEqual([])
})

test('whoever is new here is told the goal, why it is asked, what is sound and what is regretted', async ({ page }) => {
  await beNew(page)
  await setUp(page)
  await untilAsked(page)
  // The goal stands open at the first question of the first game, once.
  const goal = page.locator('[data-plate="goal"]')
  await expect(goal).toContainText('victory points')
  await goal.getByRole('button', { name: 'Got it' }).click()
  await page.reload()
  await untilAsked(page)
  await expect(goal).toHaveCount(0)
  await page.keyboard.press('g')
  await expect(goal.locator('.goal-sides li')).toHaveCount(2)
  await expect(goal).toBeFocused()
  await expectNothing(page)
  await page.keyboard.press('Escape')
  await expect(goal).toHaveCount(0)
  await page.locator('.where-title').click()
  await expect(goal).toBeVisible()
  await page.getByRole('button', { name: 'What it is about' }).click()
  await expect(goal).toHaveCount(0)

  await expect(page.locator('main.table[data-new-here]')).toBeVisible()
  await expect(page.locator('.ribbon-why')).toContainText('Your faction decides')
  await page.getByRole('button', { name: 'A sound choice?' }).click()
  await expect(page.locator('.ribbon-sound')).toContainText('A sound choice here:')
  await expect(page.locator('.bs-faction[data-coached]')).toHaveCount(1)

  await choose(page, 'New here')
  await expect(page.locator('main.table[data-new-here]')).toHaveCount(0)
  await expect(page.locator('.ribbon-why')).toHaveCount(0)
})

test('a payment that wastes a tile is asked about once more, until that is unwanted', async ({ page }) => {
  await beNew(page)
  await openBefore(page, 'bloodstones-2-dawn', 11)
  const question = await untilAsked(page)
  await page.locator('[data-plate="goal"]').getByRole('button', { name: 'Got it' }).click()
  await showList(page)
  const wasteful = page.locator('.option[data-key="shieldGuard+shieldGuard"]')
  await wasteful.click()
  const regret = page.locator('[data-slip="regret.bloodstones.lost"]')
  await expect(regret).toBeVisible()
  await page.locator('dialog[open]').getByRole('button', { name: 'Back' }).click()
  expect(await untilAsked(page)).toBe(question)
  await wasteful.click()
  await page.getByRole('checkbox', { name: "Don't ask again" }).check()
  await regret.click()
  await untilAnswered(page, question!)
  expect(await page.evaluate(() => localStorage.getItem('walstatt.settings'))).toContain('regret.bloodstones.lost')
})

test('what cannot be done yet is greyed where one looks for it, with its reason', async ({ page }) => {
  await openBefore(page, 'bloodstones-2-dawn', 108)
  await untilAsked(page)
  const barred = page.locator('.barred')
  await expect(barred).toHaveText(/End your actions/)
  await expect(barred).toHaveAttribute('aria-disabled', 'true')
  // An area is told by the board itself; what stands there is told with it.
  await page.locator('[data-bs-area="58"]').click({ button: 'right', force: true })
  await expect(page.locator('.about-pinned')).toContainText('Swordsman')
  await page.keyboard.press('Escape')
  await barred.click({ force: true })
  await expect(page.locator('.about-pinned')).toContainText('due before you can end')
  await page.keyboard.press('Escape')
  await showList(page)
  await expect(barred).toContainText('due before you can end')
})

test('at a table of the server, alone against bots, the suggestion is thought about here', async ({ page }) => {
  await beNew(page)
  await setUp(page, { isOnline: true })
  await untilAsked(page)
  await page.locator('[data-plate="goal"]').getByRole('button', { name: 'Got it' }).click()
  await page.getByRole('button', { name: 'A sound choice?' }).click()
  await expect(page.locator('.ribbon-sound')).toContainText('A sound choice here:')
  await expect(page.locator('.bs-faction[data-coached]')).toHaveCount(1)
})
