import type { Page } from '@playwright/test'
import { chooseBot, expect, isOver, untilAnswered, untilAsked } from './app.ts'
import { dice, isAnswer, noteAnswers } from './walk.ts'

/** A table on this device against one bot. */
export async function setUp(page: Page, scenario: string, bot: 'captain' | 'random'): Promise<void> {
  await noteAnswers(page)
  await page.goto('/new/heroscape')
  await page.getByLabel('Who sits at seat 2?').selectOption('bot')
  await chooseBot(page, 2, bot)
  await page.locator(`input[name=scenario][value=${scenario}]`).check()
  await page.getByText('Variants and rulings').click()
  await page.getByLabel('Seed of chance').fill('end to end')
  await page.getByRole('button', { name: 'Start' }).click()
}

/** Cards in the hand, targets on the board, small choices beside them. */
const CHOICES = '.bk-choice'
const TARGETS = '.hs-target'
const CARDS = '.hs-hand .hs-offered .hs-mini-face'

export async function press(page: Page, selector: string, at: number): Promise<void> {
  const place = page.locator(selector).nth(at)
  await place.focus()
  await place.press('Enter')
}

/** Chooses on the board where that is possible, with up to three presses; otherwise from the list. */
export async function answer(page: Page, id: string, below: (n: number) => number): Promise<boolean> {
  for (let presses = 0; presses < 3; presses++) {
    const what = (await page.locator(CHOICES).count()) > 0 ? CHOICES : TARGETS
    const count = await page.locator(what).count()
    if (count === 0) break
    await press(page, what, below(count))
    if (await isAnswer(page, id)) return true
  }
  await page.keyboard.press('Escape')
  const options = page.locator(`.option, ${CARDS}`)
  await options.nth(below(await options.count())).click()
  // An answer that is mostly a slip is asked about once more.
  const sure = page.locator('dialog[open] .dialog-foot .button').first()
  if (await sure.isVisible()) await sure.click()
  await untilAnswered(page, id)
  return false
}

/** Plays to the end; how many answers were given on the board. */
export async function playToTheEnd(page: Page, most: number): Promise<number> {
  const below = dice(11)
  let onBoard = 0
  for (let answers = 0; answers < most; answers++) {
    const id = await untilAsked(page)
    if (id === undefined || (await isOver(page))) break
    if (await answer(page, id, below)) onBoard++
  }
  expect(await isOver(page)).toBe(true)
  await expect(page.locator('.hs-ending')).toBeVisible()
  return onBoard
}

/** As in a browser that has none: the plan is drawn. */
export async function withoutWebgl(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: never[]) {
      return kind.startsWith('webgl') ? null : original.call(this, kind as '2d', ...rest)
    } as typeof original
  })
}
