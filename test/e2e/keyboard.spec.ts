import type { Page } from '@playwright/test'
import { expect, setUp, showBoard, test, untilAnswered, untilAsked } from './app.ts'
import { withoutWebgl } from './heroscape.ts'
import { isAnswer, noteAnswers, openBefore } from './walk.ts'

/** The place that has the focus, if it is one that is offered on the board. */
const placeOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const { activeElement } = document
    const isPlace = activeElement?.matches('[data-board] [data-offered]') === true
    return isPlace ? (activeElement.getAttribute('aria-label') ?? undefined) : undefined
  })

/** To the board, along what is offered there, and an answer with Enter; what asks for more is answered by Enter too. */
async function answerOnBoard(page: Page): Promise<void> {
  const id = (await untilAsked(page))!
  await page.locator('[data-board] [data-offered]').first().waitFor({ state: 'attached' })
  // What was drawn a moment ago may be drawn anew: who presses again is there.
  const toBoard = async (): Promise<string | undefined> => {
    await page.keyboard.press('b')
    return placeOf(page)
  }
  await expect.poll(toBoard).toBeDefined()
  const first = await placeOf(page)
  const seen = new Set([first])
  for (const arrow of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
    await page.keyboard.press(arrow)
    const place = await placeOf(page)
    expect(place, arrow).toBeDefined()
    seen.add(place)
  }
  expect(seen.size).toBeGreaterThan(1)
  for (let presses = 0; presses < 3; presses++) {
    await page.keyboard.press('Enter')
    if (await isAnswer(page, id)) return
  }
  throw new Error('Enter does not answer')
}

test('a question is answered with keys alone: digits, the list, places on the board', async ({ page }) => {
  await noteAnswers(page)
  await setUp(page)
  const faction = (await untilAsked(page))!
  await page.keyboard.press('?')
  await expect(page.locator('dialog[open] kbd').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await page.keyboard.press('l')
  await expect(page.locator('.list-view .option').first()).toBeVisible()
  await page.keyboard.press('2')
  await untilAnswered(page, faction)
  await untilAsked(page)
  await page.keyboard.press('l')
  await expect(page.locator('.list-view')).toHaveCount(0)
  await answerOnBoard(page)
  // Then tiles of the hand are offered, and no place of the map.
  await untilAsked(page)
  await page.keyboard.press('b')
  await expect(page.locator('.bs-tile:focus')).toHaveCount(1)
})

test('digits lead to cards to choose from, and Enter answers', async ({ page }) => {
  await page.goto('/new/uprising')
  await page.getByRole('button', { name: 'Start' }).click()
  const faction = (await untilAsked(page))!
  const cards = page.locator('[data-options] [data-key]')
  await expect(cards).not.toHaveCount(0)
  await page.keyboard.press('2')
  await expect(cards.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await untilAnswered(page, faction)
})

for (const [game, answer, tag = ''] of [
  ['heroscape-2-dawn', 106],
  ['immortals-3-dawn', 59, ' @all'],
  ['uprising-3-noon', 79, ' @all'],
] as const)
  test(`B, arrows and Enter answer on the board: ${game}${tag}`, async ({ page }) => {
    await withoutWebgl(page)
    await noteAnswers(page)
    await openBefore(page, game, answer)
    await untilAsked(page)
    await showBoard(page)
    await answerOnBoard(page)
  })

test('what has no place on the board stands beside it without being asked for', async ({ page }) => {
  await openBefore(page, 'uprising-3-noon', 36)
  await untilAsked(page)
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(page.locator('main.table')).toHaveAttribute('data-list', 'false')
    await expect(page.locator('.option')).toHaveCount(2)
    for (const option of await page.locator('.option').all()) await expect(option).toBeInViewport()
  }
})

test('whatever has the focus can be seen to have it', async ({ page }) => {
  await openBefore(page, 'bloodstones-2-dawn', 40)
  await untilAsked(page)
  const seen = new Set<string>()
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(() => {
      const { activeElement: at } = document
      if (at === null || at === document.body) return undefined
      // A ring of its own, or of what shows it in its stead.
      const isRinged = [at, at.parentElement!, ...at.querySelectorAll('*')].some((one) => {
        const { outlineStyle, outlineWidth, boxShadow, strokeWidth, stroke } = getComputedStyle(one)
        const isDrawn = at instanceof SVGElement && stroke !== 'none' && parseFloat(strokeWidth) > 1
        return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none' || isDrawn
      })
      const name = `${at.tagName} ${at.getAttribute('class') ?? ''} ${at.getAttribute('aria-label') ?? at.textContent.trim().slice(0, 30)}`
      return { name, isRinged }
    })
    if (found === undefined) continue
    seen.add(found.name)
    expect(found.isRinged, found.name).toBe(true)
  }
  expect(seen.size).toBeGreaterThan(8)
})
