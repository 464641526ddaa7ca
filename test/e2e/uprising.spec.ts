import type { Page } from '@playwright/test'
import {
  expect,
  isOver,
  linkFrom,
  logLines,
  openLog,
  person,
  polling,
  questionOf,
  showBoard,
  showList,
  sitDown,
  test,
  untilAnswered,
  untilAsked,
} from './app.ts'
import { expectNothingAtTable } from './axe.ts'
import { dice, openBefore, openMidway } from './walk.ts'

async function setUp(page: Page, second: 'me' | 'invite', isOnline = false): Promise<void> {
  await page.goto('/new/uprising')
  if (isOnline) await page.getByRole('radio', { name: 'Online' }).check()
  await page.getByLabel('Who sits at seat 2?').selectOption(second)
  await page.getByText('Variants and rulings').click()
  await page.getByRole('group', { name: 'Chapters' }).getByRole('radio', { name: /^2/ }).check()
  if (!isOnline) await page.getByLabel('Seed of chance').fill('end to end')
  await page.getByRole('button', { name: isOnline ? 'Open the table' : 'Start' }).click()
}

/** Rather does something than to be done, so that much happens; otherwise at random. */
async function answer(page: Page, id: string, below: (n: number) => number): Promise<void> {
  await showList(page)
  const options = page.locator('.option')
  await options.nth(below(await options.count())).click()
  await untilAnswered(page, id)
}

test('a whole game of two Chapters: one person leads two factions', async ({ page }) => {
  await setUp(page, 'me')
  const below = dice(5)
  let answers = 0
  for (; answers < 600; answers++) {
    const id = await untilAsked(page)
    if (id === undefined || (await isOver(page))) break
    await answer(page, id, below)
  }
  expect(await isOver(page)).toBe(true)
  expect(answers).toBeGreaterThan(30)
  await expect(page.locator('.upp-ending')).toBeVisible()
})

/** A moment of the own turn: three Units and the Hero stand together. */
async function openTurn(page: Page): Promise<string> {
  await openMidway(page, 'uprising-2-dawn', 0.25)
  const id = await untilAsked(page)
  await expect(page.locator('.up-board')).toHaveAttribute('data-up-question', 'action')
  return id ?? ''
}

test('a turn is played from the map', async ({ page }) => {
  const id = await openTurn(page)
  const move = page.locator('.up-act[data-key^="action:move hex:"]')
  const hexes = page.locator('.up-can-act')
  for (let i = 0; i < (await hexes.count()) && (await move.count()) === 0; i++) {
    await hexes.nth(i).focus()
    await page.keyboard.press('Enter')
  }
  await move.click()
  await untilAnswered(page, id)
  await openLog(page)
  expect((await logLines(page)).join()).toMatch(/goes to .+ for 1 AP/)
})

test('three Units are commanded by three clicks', async ({ page }) => {
  const id = await openTurn(page)
  await page.locator('.upp-action[data-key="action:command"]').click()
  await untilAnswered(page, id)
  const asked = (await untilAsked(page)) ?? ''
  await page.locator('[data-up-hex="32"]').click()
  await untilAnswered(page, asked)
  const who = (await untilAsked(page)) ?? ''
  await page.locator('.upp-everybody').first().click()
  await untilAnswered(page, who)
  await expect(page.locator('.up-board')).not.toHaveAttribute('data-up-question', 'commandPiece')
  await expect(page.locator('[data-up-hex="32"]')).toHaveAttribute('aria-label', /3 /)
})

test('what cannot be done says why; what is always possible is one control', async ({ page }) => {
  await openTurn(page)
  await page.locator('.upp-action:not(.upp-can)').first().focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.upp-told-action .upp-why')).toContainText(/\w/)
  await expect(page.locator('.offers')).toHaveCount(0)
  // In the Build Phase there is enough of a kind.
  await openMidway(page, 'uprising-2-dawn', 0.13)
  await untilAsked(page)
  await page.locator('.upp-purse-button').click()
  const exchange = page.locator('.upp-exchange').first()
  await expect(exchange).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(exchange).toBeHidden()
})

test('on a phone the tray says where it goes on, and brings it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openMidway(page, 'uprising-2-dawn', 0.13)
  await untilAsked(page)
  const last = page.locator('.upp-piece').last()
  await expect(page.locator('.upp-edge')).toHaveCount(1)
  await expect(last).not.toBeInViewport({ ratio: 0.9 })
  const more = page.locator('.upp-edge-after')
  // It goes away on its own as soon as the end is in sight: whoever waits for it would wait for ever.
  const pressMore = async (): Promise<number> => {
    await more.evaluateAll((found) => found.forEach((one) => (one as HTMLElement).click()))
    return more.count()
  }
  await expect.poll(pressMore, { intervals: [polling] }).toBe(0)
  await expect(last).toBeInViewport({ ratio: 0.9 })
  await expect(page.locator('.upp-edge-before')).toBeVisible()
  // Every die says how many pips it has.
  await expect(page.locator('.upp-piece .upp-unrolled').first()).toHaveAttribute('data-pips', /\d/)
})

test('who wants no more cards is not asked again in this Phase', async ({ page }) => {
  expect(await openBefore(page, 'uprising-3-noon', 70)).toMatch(/^ability:/)
  await untilAsked(page)
  const board = page.locator('.up-board')
  await expect(board).toHaveAttribute('data-up-question', 'action')
  await page.locator('.upp-no-more').click()
  // Others still have AP: without it the same would be asked after each of their turns.
  await expect.poll(() => board.getAttribute('data-up-question'), { intervals: [polling] }).toMatch(/^(?!action$)./)
})

test('market and plan open over the board, and Escape closes them', async ({ page }) => {
  await openTurn(page)
  await page.locator('.upp-look-button').nth(1).click()
  await expect(page.locator('dialog[open] .upp-card').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await page.locator('.up-tools button').first().click()
  await expect(page.locator('.up-plan-paper')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.up-plan-paper')).toHaveCount(0)
})

test('two browsers build and act together', async ({ page: ada, browser, server }) => {
  const ben = await person(browser, server)
  await setUp(ada, 'invite', true)
  await expect(ada.locator('.room-seat')).toHaveCount(2)
  await sitDown(ben.page, await linkFrom(ada, 'Invite'), 'Ben')
  const pages = [ada, ben.page]
  for (const page of pages) await page.locator('.prompt').waitFor()
  const below = dice(9)
  // Both have built once both were asked at the same time.
  let together = 0
  const asked = (): Promise<(string | null)[]> => Promise.all(pages.map(questionOf))
  for (let rounds = 0; rounds < 60; rounds++) {
    // Between two questions nobody is asked for a moment.
    await expect.poll(asked, { intervals: [polling] }).toContainEqual(expect.any(String))
    const ids = await asked()
    if (ids.every((id) => id !== null)) together++
    for (const [i, page] of pages.entries()) {
      const id = ids[i]
      if (id === null || (await questionOf(page)) !== id) continue
      await answer(page, id, below)
    }
    if (together > 2 && rounds > 25) break
  }
  expect(together).toBeGreaterThan(0)
  await showBoard(ben.page)
  await openLog(ben.page)
  await expect.poll(async () => (await logLines(ben.page)).length).toBeGreaterThan(5)
  await ben.context.close()
})

test('axe finds nothing at a table of Uprising', ({ page }) => expectNothingAtTable(page, 'uprising'))
