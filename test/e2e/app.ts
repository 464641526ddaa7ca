import { test as base, expect, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { games } from '../../src/games/registry.ts'
import { RunningServer } from './server.ts'

interface Fixtures {
  /** Fails the test if the page says something on the console that it should not. */
  readonly quiet: void
}

export const test = base.extend<Fixtures, { server: RunningServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- the runner wants to see which fixtures are used
    async ({}, use) => {
      const server = new RunningServer()
      await server.start()
      await use(server)
      await server.remove()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.address),
  quiet: [
    async ({ page }, use) => {
      const said = listen(page)
      await passOver(page)
      await showAtOnce(page.context())
      await use()
      expect(said).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

const gotIt = (page: Page): Locator => page.locator('dialog').getByRole('button', { name: 'Got it' })

/** Guests are shown their way back when they sit down; whoever does not care clicks it away. */
const passOver = (page: Page): Promise<void> => page.addLocatorHandler(gotIt(page), (button) => button.click())

/** Whoever has played before is not told the goal unasked; who tests that is new here again. */
async function beNoNewcomer(context: BrowserContext): Promise<void> {
  const known = games.map(({ id }) => [id, { tables: [], wish: false }])
  await context.addInitScript(
    ([key, kept]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, kept)
    },
    ['walstatt.newHere', JSON.stringify(Object.fromEntries(known))] as const,
  )
}

/** Acts of others are not waited for; who tests the show chooses a pace. */
async function showAtOnce(context: BrowserContext): Promise<void> {
  await beNoNewcomer(context)
  await context.addInitScript(() => {
    const key = 'walstatt.settings'
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as object
    localStorage.setItem(key, JSON.stringify({ pace: 'atOnce', ...kept }))
  })
}

/** The way back that a guest reads in the waiting room. */
export const wayBackOf = (page: Page): Promise<string> =>
  page.getByRole('region', { name: 'Your way back' }).locator('input').inputValue()

/** The same, found later among the seats. */
export async function wayBackFromSeats(page: Page): Promise<string> {
  await page.removeLocatorHandler(gotIt(page))
  await openSeats(page)
  await page.locator('dialog').getByRole('button', { name: 'Your way back' }).click()
  const link = await page.locator('dialog input').inputValue()
  await gotIt(page).click()
  await page.locator('dialog').getByRole('button', { name: 'Close' }).click()
  return link
}

/** Errors on the console, and what the page throws. A lost connection is no fault of the page. */
export function listen(page: Page): string[] {
  const said: string[] = []
  page.on('pageerror', (error) => said.push(String(error)))
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() !== 'error') return
    if (/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|WebSocket connection|status of 401/.test(text)) return
    said.push(text)
  })
  return said
}

export interface SetUp {
  readonly rounds?: number
  readonly seed?: string
  /** Holders of the seats after the first. */
  readonly others?: readonly ('bot' | 'here' | 'invite' | 'open')[]
  readonly isOnline?: boolean
  readonly isPublic?: boolean
}

/** Whom a seat of a new table gets: a level, and where it is named a character. */
export async function chooseBot(page: Page, seat: number, level: string, character?: string): Promise<void> {
  await page.getByLabel(`Level of the bot at seat ${seat}`).click()
  const dialog = page.locator('dialog[open]')
  await dialog.locator(`[data-bot=${level}]`).check()
  if (character !== undefined) await dialog.locator(`[data-character=${character}]`).check()
  await dialog.getByRole('button', { name: 'Done' }).click()
}

/** Fills in the form for a new table and starts it. */
export async function setUp(page: Page, wish: SetUp = {}): Promise<void> {
  const { rounds = 0, seed = 'end to end', others = ['bot'], isOnline = false, isPublic = false } = wish
  await page.goto('/new/bloodstones')
  if (isOnline) await page.getByRole('radio', { name: 'Online' }).check()
  for (let seat = 2; seat <= others.length; seat++) await page.getByRole('button', { name: 'Add a seat' }).click()
  for (const [i, holder] of others.entries()) {
    await page.getByLabel(`Who sits at seat ${i + 2}?`).selectOption(holder)
    if (holder === 'bot') await chooseBot(page, i + 2, 'random')
  }
  await page.getByText('Variants and rulings').click()
  await page.getByLabel('Round limit', { exact: true }).fill(String(rounds))
  if (!isOnline) await page.getByLabel('Seed of chance').fill(seed)
  if (isPublic) await page.getByRole('radio', { name: 'Public, in the list of tables' }).check()
  await page.getByRole('button', { name: isOnline ? 'Open the table' : 'Start' }).click()
}

/** Looking at every frame makes the browser draw one after the other while it waits. */
export const polling = 50

/** Waits until this page is asked something, or the game is over. Looked at in one go: the prompt may be gone a moment later. */
export async function untilAsked(page: Page): Promise<string | undefined> {
  const found = await page.waitForFunction(
    () => {
      if (document.querySelector('.cover') !== null) return { question: undefined }
      const prompt = document.querySelector('.prompt[data-question], .prompt[data-over]')
      return prompt !== null && { question: prompt.getAttribute('data-question') ?? undefined }
    },
    undefined,
    { polling },
  )
  const { question } = (await found.jsonValue()) as { question?: string }
  return question
}

/** Waits until the question with this id has been answered. Whoever is asked whether it is a slip means it. */
export async function untilAnswered(page: Page, id: string): Promise<void> {
  await page.waitForFunction(
    (old) => {
      document.querySelector<HTMLElement>('dialog[open] [data-slip]')?.click()
      return document.querySelector('.prompt')?.getAttribute('data-question') !== old
    },
    id,
    { polling },
  )
}

export const isOver = async (page: Page): Promise<boolean> => (await page.locator('.prompt[data-over]').count()) > 0

/** What the menu of the table offers. */
export async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.locator('.menu-item', { hasText: item }).click()
}

export const openSeats = (page: Page): Promise<void> => choose(page, 'Seats and links')

async function turn(page: Page, isList: boolean): Promise<void> {
  if ((await page.locator('main.table').getAttribute('data-list')) === String(isList)) return
  const button = page.locator('.ribbon-list')
  if ((await button.count()) > 0) await button.click()
  else await page.keyboard.press('l')
  await page.locator(`main.table[data-list=${isList}]`).waitFor()
}

/** The table as a list, where every answer is a button. */
export const showList = (page: Page): Promise<void> => turn(page, true)

export const showBoard = (page: Page): Promise<void> => turn(page, false)

/** Opens the chronicle, if it is not open. */
export async function openLog(page: Page): Promise<void> {
  if ((await page.locator('.log').count()) === 0)
    await page.getByRole('button', { name: /^(Chronicle|Chronik)/ }).click()
  await page.locator('.log').waitFor()
}

/** What the chronicle tells. */
export async function logLines(page: Page): Promise<string[]> {
  await openLog(page)
  return page.locator('.log > li').allInnerTexts()
}

/** Answers with an option from the list, by its place. */
export async function answerFromList(page: Page, at = 0): Promise<void> {
  const id = await untilAsked(page)
  if (id === undefined) return
  await showList(page)
  const options = page.locator('.option')
  const count = await options.count()
  await options.nth(at % count).click()
  await untilAnswered(page, id)
}

/** A person of their own: other storage, other cookies. */
export async function person(
  browser: Browser,
  server: RunningServer,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    baseURL: server.address,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    serviceWorkers: 'block',
  })
  await showAtOnce(context)
  const page = await context.newPage()
  await passOver(page)
  return { context, page }
}

/** The link that the host gives to a player. */
export async function linkFrom(page: Page, button: string): Promise<string> {
  await page.getByRole('button', { name: button }).first().click()
  const link = await page.locator('dialog input').inputValue()
  await page.locator('dialog').getByRole('button', { name: 'Close' }).click()
  return link
}

/** A link from the dialog about seats: for a spectator, or for another device. */
export async function linkFromSeats(page: Page, button: string): Promise<string> {
  await openSeats(page)
  const link = await linkFrom(page, button)
  await page.locator('dialog').getByRole('button', { name: 'Close' }).click()
  return link
}

export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Your name at the table').fill(name)
  await page.getByRole('button', { name: 'Sit down here' }).click()
}

/** The question that a page is asked, as it stands there now. */
export const questionOf = (page: Page): Promise<string | null> => page.locator('.prompt').getAttribute('data-question')

/** All of them answer whenever they are asked, until so many answers are given. */
export async function playOn(pages: readonly Page[], answers: number): Promise<void> {
  const questions = (): Promise<(string | null)[]> => Promise.all(pages.map(questionOf))
  for (let given = 0; given < answers;) {
    await expect.poll(questions, { intervals: [polling] }).toContainEqual(expect.any(String))
    for (const page of pages) {
      if ((await questionOf(page)) === null) continue
      await answerFromList(page)
      given++
    }
  }
}
