import type { Page } from '@playwright/test'
import type { Settings } from '../../src/web/app/settings.ts'
import { expect, openLog, showList, untilAsked } from './app.ts'
import { openBefore } from './walk.ts'

interface Wish {
  readonly game: string
  /** The first player's answer after which others act. */
  readonly answer: number
  readonly settings?: Partial<Settings>
}

/** Chosen before the page is opened for the first time. */
export async function choosing(page: Page, settings: Partial<Settings>): Promise<void> {
  await page.addInitScript((wanted) => {
    const key = 'walstatt.settings'
    if (sessionStorage.getItem(key) !== null) return
    sessionStorage.setItem(key, 'chosen')
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as object
    localStorage.setItem(key, JSON.stringify({ ...kept, ...wanted }))
  }, settings)
}

/** Gives an answer of a stored game after which others act. The clock of the page stands still: all they do waits to be shown. */
export async function beginShow(page: Page, { game, answer, settings = {} }: Wish): Promise<void> {
  await choosing(page, { pace: 'normal', ...settings })
  await page.clock.install()
  const option = await openBefore(page, game, answer)
  await untilAsked(page)
  await openLog(page)
  const button = page.locator(`.option[data-key="${option}"]`)
  if ((await button.count()) === 0) await showList(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await button.click()
  const slip = page.locator('dialog[open] [data-slip]')
  await expect(page.locator('.show-caption').or(slip)).toBeVisible()
  if (await slip.isVisible()) await slip.click()
  // They have done everything, and a question waits for me, before the first of it was over.
  await expect(page.locator('.ribbon-hint.mine')).toBeVisible()
}

/** What the table says at one moment of a show. */
interface Moment {
  readonly left: number
  readonly caption: string
  readonly hint: string
  /** What a polite live region says. */
  readonly aloud: string
  /** The number of the last thing that was told in the chronicle. */
  readonly told: number
  /** What the plates of the players say. */
  readonly plates: string
}

/** What is shown just now; nothing once the show is over. */
const momentOf = (page: Page): Promise<Moment | undefined> =>
  page.evaluate(() => {
    const text = (selector: string): string => document.querySelector(selector)?.textContent?.trim() ?? ''
    const left = document.querySelector<HTMLElement>('.ribbon-words[data-left]')?.dataset['left']
    if (left === undefined) return undefined
    const aloud = [...document.querySelectorAll('.sr[aria-live="polite"]')].map(({ textContent }) => textContent)
    const steps = [...document.querySelectorAll('.log .log-line')].map((line) =>
      Number(line.getAttribute('href')!.slice('#step-'.length)),
    )
    return {
      left: Number(left),
      caption: text('.show-caption'),
      hint: text('.ribbon-hint.mine'),
      aloud: aloud.find((said) => said !== '') ?? '',
      told: Math.max(...steps),
      plates: document.querySelector<HTMLElement>('.panels')!.innerText,
    }
  })

/** Less than the shortest act takes at normal pace. */
const STEP = 110

/** Lets time pass until the show is over; every act as it was seen. */
export async function watch(page: Page): Promise<Moment[]> {
  const moments: Moment[] = []
  for (let passed = 0; passed < 60_000; passed += STEP) {
    const moment = await momentOf(page)
    if (moment === undefined) return moments
    if (moment.left !== moments.at(-1)?.left) moments.push(moment)
    await page.clock.runFor(STEP)
  }
  throw new Error('the show does not end')
}

/** So many acts are still to be watched. */
export const leftOf = async (page: Page): Promise<number> => (await momentOf(page))?.left ?? 0

/** What the chronicle tells from something on, with all its steps, in the order in which it happened. */
export async function toldFrom(page: Page, number: number): Promise<string[]> {
  const earlier = page.locator('.log-box > .button:not(.log-newest)')
  while ((await earlier.count()) > 0) await earlier.click()
  for (const steps of await page.locator('.log .log-steps[aria-expanded="false"]').all()) await steps.click()
  const lines = await page
    .locator('.log .log-line')
    .evaluateAll((all) =>
      all.map((line) => [Number(line.getAttribute('href')!.slice('#step-'.length)), line.textContent.trim()] as const),
    )
  return lines
    .filter(([n]) => n >= number)
    .sort(([a], [b]) => a - b)
    .map(([, text]) => text)
}
