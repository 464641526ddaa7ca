import type { Page } from '@playwright/test'
import {
  expect,
  isOver,
  linkFrom,
  person,
  polling,
  logLines,
  questionOf,
  showBoard,
  showList,
  sitDown,
  test,
  untilAnswered,
  untilAsked,
  chooseBot,
} from './app.ts'
import { expectNothingAtTable } from './axe.ts'
import { dice, openNearTheEnd } from './walk.ts'

// Large enough to lie beside each other as on a large screen, and less to draw.
const viewport = { width: 1024, height: 700 }
test.use({ viewport })

type Holder = 'bot' | 'invite'

async function setUp(page: Page, others: readonly Holder[], isOnline = false): Promise<void> {
  await page.goto('/new/immortals')
  if (isOnline) await page.getByRole('radio', { name: 'Online' }).check()
  for (const [i, holder] of others.entries()) {
    await page.getByLabel(`Who sits at seat ${i + 2}?`).selectOption(holder)
    if (holder === 'bot') await chooseBot(page, i + 2, 'random')
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
  await showList(page)
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
      if (id !== null) await showList(page)
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
  // His half-made plan lies open on the tray.
  await expect(ben.page.locator('.imp-open .imp-slot > .imp-card')).toHaveCount(1)
  await showList(ben.page)
  const id = (await ben.page.locator('.prompt').getAttribute('data-question'))!
  await laid(ben.page).click()
  await untilAnswered(ben.page, id)
  await expect(laid(ben.page)).toHaveCount(0)
  // So little is planned that it is asked about once more.
  for (const page of pages) {
    await option(page, 'ready').click()
    await page.locator('dialog').getByRole('button', { name: 'Do it anyway' }).click()
  }
  for (const page of pages) await expect(option(page, 'ready')).toHaveCount(0)
  // The cards lie covered, and whoever begins is asked: for an action, or, like Ben, without any, for a compensation.
  for (const page of pages) await expect(page.locator('.where-title')).toHaveText(/· Actions$/)
  const asked = (page: Page) => page.locator('.prompt[data-question]').count()
  await expect.poll(async () => Promise.all(pages.map(asked))).toContain(1)
  await ben.context.close()
  await eve.context.close()
})

test('an attack takes three clicks: the card, the land, the armies with their chances', async ({ page }) => {
  await openNearTheEnd(page, 'immortals-4-noon', 16)
  await untilAsked(page)
  await showBoard(page)
  await page.locator('[data-im-space="5"]').click()
  await page.locator('.im-board[data-im-question="act"]').waitFor()
  const id = (await untilAsked(page))!
  await page.locator('[data-im-land="47"]').press('Enter')
  const paper = page.locator('.im-way')
  await expect(paper).toContainText('Residents')
  await expect(paper).toContainText(/\d+ %/)
  await paper.getByRole('button', { name: /^Attack with/ }).click()
  await untilAnswered(page, id)
  expect((await logLines(page)).join()).toMatch(/attacks .*Mountainhome/)
})

test.describe('under a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a first tap tells what a card would do and that a second one reveals it', async ({ page }) => {
    await openNearTheEnd(page, 'immortals-4-noon', 16)
    const id = (await untilAsked(page))!
    await showBoard(page)
    await page.locator('[data-im-space="5"]').tap()
    await expect(page.locator('.imp-aside')).toContainText('Tap again to reveal it.')
    expect(await questionOf(page)).toBe(id)
    await page.locator('[data-im-space="5"]').tap()
    await untilAnswered(page, id)
  })
})

test('cards are planned on the tray; an empty plan is asked about', async ({ page }) => {
  await openNearTheEnd(page, 'immortals-4-noon', 37)
  const id = (await untilAsked(page))!
  await showBoard(page)
  await option(page, 'ready').click()
  await page.locator('dialog').getByRole('button', { name: 'Back' }).click()
  await page.locator('[data-im-card="84"]').click({ position: { x: 8, y: 24 } })
  await page.locator('[data-im-space="0"]').click()
  await untilAnswered(page, id)
  await expect(page.locator('[data-im-space="0"] .imp-slot > .imp-card')).toHaveCount(1)
  await expect(page.locator('.ribbon .option.primary')).toHaveAttribute('data-key', 'ready')
})

test('axe finds nothing at a table of Immortals', ({ page }) => expectNothingAtTable(page, 'immortals'))
