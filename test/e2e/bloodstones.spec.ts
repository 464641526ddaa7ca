import type { Locator, Page } from '@playwright/test'
import { expect, openLog, setUp, test, untilAnswered, untilAsked } from './app.ts'
import { openBefore, openMidway } from './walk.ts'

/** Answers the waiting question with this. */
async function click(page: Page, place: Locator): Promise<void> {
  const id = await untilAsked(page)
  await place.first().focus()
  await place.first().press('Enter')
  await untilAnswered(page, id!)
  await untilAsked(page)
}

/** The horse lords, with their citadel on the map and nine tiles in hand. */
async function toDeployment(page: Page): Promise<void> {
  await setUp(page)
  await untilAsked(page)
  await click(page, page.locator('.bs-faction', { hasText: 'Horse Lords' }))
  await click(page, page.locator('.bs-area.bk-offer'))
}

/** To the first action, with several kinds of units in one area. */
async function toAction(page: Page): Promise<void> {
  await toDeployment(page)
  while ((await page.locator('[data-bs-stack]').count()) === 0) {
    const next = page.locator('.bs-tile.bs-offered, .bs-area.bk-offer, .ribbon .option')
    await click(page, next)
  }
}

/** A click of the mouse on the middle of something drawn, whatever lies over it. */
async function clickOn(page: Page, place: Locator): Promise<void> {
  const { x, y, width, height } = (await place.boundingBox())!
  await page.mouse.click(x + width / 2, y + height / 2)
}

test('two kinds of units march and are paid for with three clicks', async ({ page }) => {
  await toAction(page)
  const stacks = page.locator('[data-bs-stack]')
  const hand = await page.locator('.bs-tile').count()
  const id = (await untilAsked(page))!
  await clickOn(page, stacks.nth(0))
  await expect(page.locator('.bs-goes').nth(1)).toBeVisible()
  await clickOn(page, page.locator('.bs-area.bk-offer').first())
  await page.locator('[data-march="pay"]').click()
  await untilAnswered(page, id)
  await untilAsked(page)
  await expect(page.locator('.prompt-title')).toContainText('What do you do')
  expect(await page.locator('.bs-tile').count()).toBeLessThan(hand)
  await openLog(page)
  await expect(page.locator('.log')).toContainText(/The Horse Lords move .+ and .+ from/)
})

test('a march is given up without a trace, and paid otherwise if one likes', async ({ page }) => {
  await toAction(page)
  const id = (await untilAsked(page))!
  const army = page.locator('.bs-area.bk-offer').first()
  await army.focus()
  await army.press('Enter')
  await expect(page.locator('.bs-march')).toBeVisible()
  await page.locator('.bs-board').press('Escape')
  await expect(page.locator('.bs-march')).toHaveCount(0)
  expect(await untilAsked(page)).toBe(id)
  await army.press('Enter')
  await page.locator('.bs-area.bk-offer').first().press('Enter')
  await page.locator('[data-march="otherwise"]').click()
  await untilAnswered(page, id)
  await expect(page.locator('.prompt-title')).toContainText('How do you pay')
})

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const)
  test(`nine tiles and every piece have their place at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await toDeployment(page)
    const tiles = page.locator('.bs-tile')
    await expect(tiles).toHaveCount(9)
    const boxes = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().toJSON() as DOMRect))
    for (const [i, { left, right, top, bottom }] of boxes.entries()) {
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(width)
      expect(bottom - top).toBeLessThanOrEqual(88)
      // Each is seen whole, and so large that it can be touched.
      expect(right - left).toBeGreaterThanOrEqual(34)
      if (i > 0) expect(left).toBeGreaterThanOrEqual(boxes[i - 1].right - 1)
    }
    const cut = await tiles.evaluateAll((all) =>
      all
        .filter((tile) => {
          const name = tile.querySelector('.bs-tile-name')!
          return name.clientWidth > 0 && name.scrollWidth > name.clientWidth + 1
        })
        .map((tile) => tile.textContent),
    )
    expect(cut).toEqual([])
    const board = await page.locator('.bs-board').boundingBox()
    expect(board).toEqual({ x: 0, y: 0, width, height })
  })

test('on a phone a battle is decided in the ribbon: nothing lies over the hand', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  // Before a battle tile may be replaced.
  await openBefore(page, 'bloodstones-4-noon', 107)
  await untilAsked(page)
  const keep = page.locator('.ribbon .option', { hasText: /Keep them: \d+ in all/ })
  await expect(keep).toBeVisible()
  await expect(page.locator('.option:visible')).toHaveCount(1)
  await expect(page.locator('.bs-tile-name').first()).toBeVisible()
  const id = (await untilAsked(page))!
  await keep.click()
  await untilAnswered(page, id)
})

test('the battles of the round stay on the stage, also after a reload', async ({ page }) => {
  await openMidway(page, 'bloodstones-6-dusk', 0.4)
  await untilAsked(page)
  const verdict = page.locator('.bs-verdict')
  await expect(verdict).toBeVisible()
  const said = await verdict.innerText()
  await page.reload()
  await untilAsked(page)
  await expect(verdict).toHaveText(said)
  await page.getByRole('button', { name: 'Put aside' }).click()
  await expect(verdict).toHaveCount(0)
})
