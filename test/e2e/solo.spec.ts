import type { Page } from '@playwright/test'
import { answerFromList, expect, isOver, setUp, test, untilAnswered, untilAsked } from './app.ts'

/** The same numbers in every run. */
function dice(seed: number): (n: number) => number {
  let state = seed
  return (n) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 4_294_967_296) * n)
  }
}

/** Answers on the map or with a tile of the hand, if the question offers something there. */
async function answerOnBoard(page: Page, id: string, below: (n: number) => number): Promise<boolean> {
  const places = page.locator('.bs-area.bs-offer')
  const count = await places.count()
  if (count === 0) return false
  const place = places.nth(below(count))
  await place.focus()
  await place.press('Enter')
  const isDone = await page
    .waitForFunction((old) => document.querySelector('.prompt')?.getAttribute('data-question') !== old, id, {
      timeout: 4000,
    })
    .then(
      () => true,
      () => false,
    )
  if (!isDone) await page.keyboard.press('Escape')
  return isDone
}

test('a whole two-player game against a bot, played on the board', async ({ page }) => {
  test.setTimeout(900_000)
  await setUp(page, { rounds: 3 })
  const below = dice(7)
  let onBoard = 0
  for (let answers = 0; answers < 400; answers++) {
    const id = await untilAsked(page)
    if (id === undefined || (await isOver(page))) break
    const plain = page.locator('.option.plain')
    const mayStop = (await plain.count()) > 0
    const stops = mayStop && below(3) === 0
    if (!stops && (await answerOnBoard(page, id, below))) onBoard++
    else if ((await page.locator('.prompt').getAttribute('data-question')) === id) {
      const options = page.locator('.option')
      await options.nth(mayStop ? 0 : below(await options.count())).click()
      await untilAnswered(page, id)
    }
  }
  expect(await isOver(page)).toBe(true)
  expect(onBoard).toBeGreaterThanOrEqual(40)
  await expect(page.locator('.ending')).toBeVisible()
  await expect(page.locator('.prompt-title')).toContainText('The game is over')
})

test('a game on this device survives a reload, and several lie side by side', async ({ page }) => {
  await setUp(page)
  for (let i = 0; i < 4; i++) await answerFromList(page)
  const id = await untilAsked(page)
  const lines = await page.locator('.log li').allInnerTexts()
  await page.reload()
  expect(await untilAsked(page)).toBe(id)
  await expect(page.locator('.log li')).toHaveText(lines)
  await setUp(page, { seed: 'another' })
  await untilAsked(page)
  await page.goto('/games')
  await expect(page.locator('.row')).toHaveCount(2)
})

test('one click plays against bots', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now against bots' }).click()
  expect(await untilAsked(page)).toBeDefined()
  await expect(page).toHaveTitle(/Your turn/)
})
