import type { Page } from '@playwright/test'
import {
  expect,
  isOver,
  linkFrom,
  person,
  polling,
  questionOf,
  sitDown,
  test,
  untilAnswered,
  untilAsked,
} from './app.ts'
import { expectNothingAtTable } from './axe.ts'
import { dice } from './walk.ts'

// Large enough to lie beside each other as on a large screen, and less to draw.
const viewport = { width: 1024, height: 700 }
test.use({ viewport })

type Holder = 'bot' | 'invite'

async function setUp(page: Page, others: readonly Holder[], isOnline = false): Promise<void> {
  await page.goto('/new/immortals')
  if (isOnline) await page.getByRole('radio', { name: 'Online' }).check()
  for (const [i, holder] of others.entries()) {
    await page.getByLabel(`Who sits at seat ${i + 2}?`).selectOption(holder)
    if (holder === 'bot') await page.getByLabel(`Level of the bot at seat ${i + 2}`).selectOption('random')
  }
  await page.getByText('Variants and rulings').click()
  if (!isOnline) await page.getByLabel('Seed of chance').fill('end to end')
  await page.getByRole('button', { name: isOnline ? 'Open the table' : 'Start' }).click()
}

const option = (page: Page, start: string) => page.locator(`.option[data-key^="${start}"]`)

/** What can be chosen, read in one go. */
const keysOf = (page: Page): Promise<string[]> =>
  page.locator('.option').evaluateAll((options) => options.map((one) => one.getAttribute('data-key') ?? ''))

/** Puts a few cards on the player board, then is ready. Everything else is chosen at random. */
async function answer(page: Page, id: string, below: (n: number) => number): Promise<void> {
  const keys = await keysOf(page)
  const starting = (start: string) => keys.flatMap((key, i) => (key.startsWith(start) ? [i] : []))
  const places = starting('place:')
  const isLaying = places.length > 0 && starting('back:').length < 4
  const at = isLaying ? places[below(places.length)] : (starting('ready')[0] ?? below(keys.length))
  await page.locator('.option').nth(at).click()
  await untilAnswered(page, id)
}

test('a whole game of one person and two bots', async ({ page }) => {
  await setUp(page, ['bot', 'bot'])
  const below = dice(7)
  for (let answers = 0; answers < 700; answers++) {
    const id = await untilAsked(page)
    if (id === undefined || (await isOver(page))) break
    await answer(page, id, below)
  }
  expect(await isOver(page)).toBe(true)
  await expect(page.locator('.imp-ending')).toBeVisible()
})

/** Answers on every page that is asked until all of them stand before their plans. */
async function untilPlanning(pages: readonly Page[]): Promise<void> {
  const below = dice(3)
  const questions = (): Promise<(string | null)[]> => Promise.all(pages.map(questionOf))
  for (let answers = 0; answers < 200;) {
    let [planning, given] = [0, 0]
    const before = await questions()
    for (const [i, page] of pages.entries()) {
      const id = before[i]
      const keys = id === null ? [] : await keysOf(page)
      if (keys.some((key) => key.startsWith('ready'))) planning++
      else if (id !== null && keys.length > 0) {
        await page.locator('.option').nth(below(keys.length)).click()
        await untilAnswered(page, id)
        given++
      }
    }
    if (planning === pages.length) return
    answers += given
    if (given === 0) await expect.poll(questions, { intervals: [polling] }).not.toEqual(before)
  }
  throw new Error('the players never came to plan')
}

const laid = (page: Page) => option(page, 'back:')

test('three browsers plan at the same time, and one comes back to its half-made plan', async ({
  page: ada,
  browser,
  server,
}) => {
  const [ben, eve] = [await person(browser, server), await person(browser, server)]
  for (const { page } of [ben, eve]) await page.setViewportSize(viewport)
  await setUp(ada, ['invite', 'invite'], true)
  await expect(ada.locator('.room-seat')).toHaveCount(3)
  await sitDown(ben.page, await linkFrom(ada, 'Invite'), 'Ben')
  // Until then the first seat to invite to is his.
  await expect(ada.locator('.room-seat', { hasText: 'Ben' })).toBeVisible()
  await sitDown(eve.page, await linkFrom(ada, 'Invite'), 'Eve')
  const pages = [ada, ben.page, eve.page]
  for (const page of pages) await page.locator('.prompt').waitFor()
  await untilPlanning(pages)
  for (const page of pages) {
    const id = (await page.locator('.prompt').getAttribute('data-question'))!
    await option(page, 'place:').first().click()
    await untilAnswered(page, id)
    await expect(laid(page)).toHaveCount(1)
  }
  await ben.page.reload()
  await expect(laid(ben.page)).toHaveCount(1)
  const id = (await ben.page.locator('.prompt').getAttribute('data-question'))!
  await laid(ben.page).click()
  await untilAnswered(ben.page, id)
  await expect(laid(ben.page)).toHaveCount(0)
  for (const page of pages) await option(page, 'ready').click()
  for (const page of pages) await expect(option(page, 'ready')).toHaveCount(0)
  // The cards lie covered, and whoever begins is asked: for an action, or, like Ben, without any, for a compensation.
  for (const page of pages) await expect(page.getByRole('heading', { name: /· Execution$/ })).toBeVisible()
  const asked = (page: Page) => page.locator('.prompt[data-question] .option').first().count()
  await expect.poll(async () => Promise.all(pages.map(asked))).toContain(1)
  await ben.context.close()
  await eve.context.close()
})

test('axe finds nothing at a table of Immortals', ({ page }) => expectNothingAtTable(page, 'immortals'))
