import type { Page } from '@playwright/test'
import { expect, isOver, linkFrom, person, sitDown, test, untilAnswered, untilAsked } from './app.ts'
import { expectNothingAtTable } from './axe.ts'
import { dice } from './walk.ts'

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

test('a turn is played from the map', async ({ page }) => {
  await setUp(page, 'me')
  const board = page.locator('.up-board')
  for (let answers = 0; answers < 80; answers++) {
    const id = await untilAsked(page)
    if ((await board.getAttribute('data-up-question')) === 'action' || id === undefined) break
    await page.locator('.option').first().click()
    await untilAnswered(page, id)
  }
  const id = await untilAsked(page)
  const move = page.locator('.up-act[data-key^="action:move hex:"]')
  const hexes = page.locator('.up-can-act')
  for (let i = 0; i < (await hexes.count()) && (await move.count()) === 0; i++) {
    await hexes.nth(i).focus()
    await page.keyboard.press('Enter')
  }
  await move.click()
  await untilAnswered(page, id ?? '')
  await expect(page.locator('.log')).toContainText(/goes to .+ for 1 AP/)
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
  for (let rounds = 0; rounds < 60; rounds++) {
    const ids = await Promise.all(pages.map((page) => page.locator('.prompt').getAttribute('data-question')))
    if (ids.every((id) => id !== null)) together++
    for (const [i, page] of pages.entries()) {
      const id = ids[i]
      if (id === null || (await page.locator('.prompt').getAttribute('data-question')) !== id) continue
      if ((await page.locator('.option').count()) > 0) await answer(page, id, below)
    }
    if (together > 2 && rounds > 25) break
  }
  expect(together).toBeGreaterThan(0)
  await expect.poll(() => ben.page.locator('.log li').count()).toBeGreaterThan(5)
  await ben.context.close()
})

test('axe finds nothing at a table of Uprising', ({ page }) => expectNothingAtTable(page, 'uprising'))
