import type { Page } from '@playwright/test'
import { chromiumLaunch } from '../../scripts/chromium.mjs'
import { expect, isOver, test, untilAnswered, untilAsked } from './app.ts'

test.use({ launchOptions: await chromiumLaunch({ webgl: true }), viewport: { width: 1024, height: 700 } })

/** The same numbers in every run. */
function dice(seed: number): (n: number) => number {
  let state = seed
  return (n) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 4_294_967_296) * n)
  }
}

/** A table on this device against one bot. */
async function setUp(page: Page, scenario: string, bot: 'greedy' | 'random'): Promise<void> {
  await page.goto('/new/heroscape')
  await page.getByLabel('Who sits at seat 2?').selectOption('bot')
  await page.getByLabel('Level of the bot at seat 2').selectOption(bot)
  await page.getByLabel('Scenario', { exact: true }).selectOption(scenario)
  await page.getByText('Variants and rulings').click()
  await page.getByLabel('Seed of chance').fill('end to end')
  await page.getByRole('button', { name: 'Start' }).click()
}

/** Cards in the hand, targets on the board, small choices beside them. */
const CHOICES = '.hs-choice'
const TARGETS = '.hs-target'

async function press(page: Page, selector: string, at: number): Promise<void> {
  const place = page.locator(selector).nth(at)
  await place.focus()
  await place.press('Enter')
}

const isStill = async (page: Page, id: string): Promise<boolean> =>
  (await page.locator('.prompt').getAttribute('data-question')) === id

/** Waits for what a press brings: the next question, or a choice beside the board. */
async function settled(page: Page, id: string): Promise<void> {
  await page
    .waitForFunction(
      ([old, choices]) =>
        document.querySelector('.prompt')?.getAttribute('data-question') !== old ||
        document.querySelector(choices) !== null,
      [id, CHOICES],
      { timeout: 2000 },
    )
    .catch(() => undefined)
}

/** Chooses on the board where that is possible, with up to three presses; otherwise from the list. */
async function answer(page: Page, id: string, below: (n: number) => number): Promise<boolean> {
  for (let presses = 0; presses < 3; presses++) {
    const what = (await page.locator(CHOICES).count()) > 0 ? CHOICES : TARGETS
    const count = await page.locator(what).count()
    if (count === 0) break
    await press(page, what, below(count))
    await settled(page, id)
    if (!(await isStill(page, id))) return true
  }
  await page.keyboard.press('Escape')
  const options = page.locator('.option')
  await options.nth(below(await options.count())).click()
  await untilAnswered(page, id)
  return false
}

/** Plays to the end; how many answers were given on the board. */
async function playToTheEnd(page: Page, most: number): Promise<number> {
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

test('a whole Basic game against a bot on the battlefield in three dimensions', async ({ page }) => {
  test.setTimeout(900_000)
  await setUp(page, 'DIVE', 'greedy')
  await untilAsked(page)
  await expect(page.locator('[data-hs-ready="true"][data-hs-mode="3d"]')).toBeVisible()
  expect(await playToTheEnd(page, 600)).toBeGreaterThan(10)
})

test('a whole Master game with a draft against a bot', async ({ page }) => {
  test.setTimeout(900_000)
  await setUp(page, 'MIST', 'greedy')
  await untilAsked(page)
  expect(await playToTheEnd(page, 600)).toBeGreaterThan(5)
})

/** How many different colours a picture of the battlefield shows, coarsely, and its pixels. */
async function colours(page: Page): Promise<{ count: number; pixels: string }> {
  const picture = await page.locator('[data-hs-ready] canvas').screenshot()
  return page.evaluate(
    async (source) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = 160
      canvas.height = 100
      const context = canvas.getContext('2d')!
      context.drawImage(image, 0, 0, 160, 100)
      const { data } = context.getImageData(0, 0, 160, 100)
      const seen = new Set<number>()
      for (let i = 0; i < data.length; i += 4)
        seen.add(((data[i] >> 4) << 8) | ((data[i + 1] >> 4) << 4) | (data[i + 2] >> 4))
      return { count: seen.size, pixels: Array.from(data).join() }
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  )
}

test('through the eyes of a figure: other pixels, and who is in sight', async ({ page }) => {
  await setUp(page, 'DAWN', 'random')
  const id = await untilAsked(page)
  await page.locator('.option').first().click()
  await untilAnswered(page, id!)
  await untilAsked(page)
  await expect(page.locator('[data-hs-ready="true"][data-hs-mode="3d"]')).toBeVisible()
  const bird = await colours(page)
  expect(bird.count).toBeGreaterThan(60)
  await page.getByRole('button', { name: 'What does a figure see?' }).click()
  await press(page, '.hs-target[data-target^="figure:"]', 0)
  await page.getByRole('button', { name: 'Through its eyes' }).click()
  await expect(page.locator('[data-hs-view="eye"]')).toBeVisible()
  await expect(page.getByText(/of \d+ in sight/)).toBeVisible()
  const eye = await colours(page)
  expect(eye.count).toBeGreaterThan(20)
  expect(eye.pixels).not.toBe(bird.pixels)
})

test('without WebGL the plan is drawn, and on a phone everything is reachable', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: never[]) {
      return kind.startsWith('webgl') ? null : original.call(this, kind as '2d', ...rest)
    } as typeof original
  })
  await setUp(page, 'DAWN', 'random')
  const id = await untilAsked(page)
  await expect(page.locator('[data-hs-mode="2d"]')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  const below = dice(3)
  await answer(page, id!, below)
  await answer(page, (await untilAsked(page))!, below)
})
