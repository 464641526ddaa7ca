import type { Page } from '@playwright/test'
import {
  answerFromList,
  expect,
  isOver,
  logLines,
  setUp,
  showBoard,
  showList,
  test,
  untilAnswered,
  untilAsked,
} from './app.ts'
import { dice, isAnswer, noteAnswers } from './walk.ts'

/** What can be chosen on the map, in the lists beside it and with the tiles of the hand, nearest first. */
const PLACES = [
  '.bk-choices .bk-choice',
  '.bs-proposal:not([aria-disabled="true"])',
  '.bs-pair',
  '.bs-area.bk-offer',
  '.bs-tile.bs-offered',
]

/** Answers on the board, as far as the question offers something there. One question may take several clicks. */
async function answerOnBoard(page: Page, id: string, below: (n: number) => number): Promise<boolean> {
  for (let clicks = 0; clicks < 3; clicks++) {
    const found = await firstOf(page)
    if (found === undefined) return false
    const place = page.locator(found).nth(below(await page.locator(found).count()))
    await place.focus()
    await place.press('Enter')
    if (await isAnswer(page, id)) return true
  }
  return false
}

async function firstOf(page: Page): Promise<string | undefined> {
  for (const place of PLACES) if ((await page.locator(place).count()) > 0) return place
  return undefined
}

/** What has no place on the board stands in the ribbon; everything stands in the list. */
async function answerBeside(page: Page, id: string, below: (n: number) => number): Promise<void> {
  const options = page.locator('.option')
  if ((await options.count()) === 0) await showList(page)
  await options.nth(below(await options.count())).click()
  await untilAnswered(page, id)
  await showBoard(page)
}

test('a whole two-player game against a bot, played on the board', async ({ page }) => {
  await noteAnswers(page)
  await setUp(page, { rounds: 5 })
  const below = dice(7)
  let onBoard = 0
  const missed: string[] = []
  for (let answers = 0; answers < 400; answers++) {
    const id = await untilAsked(page)
    if (id === undefined || (await isOver(page))) break
    const stops = (await page.locator('.option').count()) > 0 && below(4) === 0
    const isOffered = !stops && (await page.locator('[data-offered]').count()) > 0
    if (!stops && (await answerOnBoard(page, id, below))) {
      onBoard++
      continue
    }
    if ((await page.locator('.prompt').getAttribute('data-question')) !== id) continue
    if (isOffered) missed.push(await page.locator('.prompt-title').innerText())
    await answerBeside(page, id, below)
  }
  expect(await isOver(page)).toBe(true)
  // What is offered on the board can be answered there. Of some forty questions a quarter is passed by chance; units, way and
  // payment of a march are one answer.
  expect(missed).toEqual([])
  expect(onBoard).toBeGreaterThanOrEqual(25)
  await expect(page.locator('.ending')).toBeVisible()
  await expect(page.locator('.prompt-title')).toContainText('The game is over')
})

test('a game on this device survives a reload, and several lie side by side', async ({ page }) => {
  await setUp(page)
  for (let i = 0; i < 4; i++) await answerFromList(page)
  const id = await untilAsked(page)
  const lines = await logLines(page)
  await page.reload()
  expect(await untilAsked(page)).toBe(id)
  expect(await logLines(page)).toEqual(lines)
  await setUp(page, { seed: 'another' })
  await untilAsked(page)
  await page.goto('/games')
  await expect(page.getByRole('region', { name: 'On this device' }).locator('.row')).toHaveCount(2)
})

test('one click plays against bots', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now against bots' }).first().click()
  expect(await untilAsked(page)).toBeDefined()
  await expect(page).toHaveTitle(/Your turn/)
})
