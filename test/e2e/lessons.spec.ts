import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expect, showBoard, showList, test } from './app.ts'
import { expectNothing } from './axe.ts'
import { withoutWebgl } from './heroscape.ts'
import { isAnswer, noteAnswers } from './walk.ts'

/* Somebody who has never seen the game: reads the coach, does what it says, and looks where it points. */

const GAMES = ['bloodstones', 'heroscape', 'immortals', 'uprising'] as const
const LANGUAGES = ['en', 'de'] as const
const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const
type Size = keyof typeof SIZES

/** More than any lesson takes. */
const RUNAWAY = 400

interface Coach {
  readonly step: string
  readonly kind: string
  readonly wants: readonly string[]
  /** The question that waits, so that an answer is noticed that leaves the coach where it is. */
  readonly question: string | undefined
}

/** What the coach says now; looked at in one go. */
const coachOn = (page: Page): Promise<Coach | undefined> =>
  page.evaluate(() => {
    const plate = document.querySelector<HTMLElement>('[data-coach]')
    if (plate === null) return undefined
    const { coach: step = '', coachKind: kind = '', coachWants = '[]' } = plate.dataset
    const question = document.querySelector('.prompt')?.getAttribute('data-question') ?? undefined
    return { step, kind, wants: JSON.parse(coachWants) as string[], question }
  })

/** Waits until the coach has something for the learner: words, an answer that it wants, or its end. */
async function spoken(page: Page): Promise<Coach> {
  await expect
    .poll(async () => {
      const coach = await coachOn(page)
      return coach !== undefined && (['say', 'done'].includes(coach.kind) || coach.wants.length > 0)
    })
    .toBe(true)
  return (await coachOn(page))!
}

const isSame = (a: Coach | undefined, b: Coach): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Until what was done has been taken. Whoever is asked whether it is a slip means it. */
async function taken(page: Page, before: Coach): Promise<void> {
  await expect
    .poll(async () => {
      await page.evaluate(() => document.querySelector<HTMLElement>('dialog[open] [data-slip]')?.click())
      return isSame(await coachOn(page), before)
    })
    .toBe(false)
}

/** Where what is wanted can be clicked without a list: in the ribbon, in the hand, on a paper of the board. */
async function inSight(page: Page, { wants }: Coach): Promise<Locator | undefined> {
  for (const key of wants) {
    const place = page.locator(`main.table [data-key="${key}"]`).locator('visible=true').first()
    if ((await place.count()) > 0 && (await place.isEnabled())) return place
  }
  return undefined
}

async function answer(page: Page, coach: Coach): Promise<void> {
  // What is tapped first shows what would come of it.
  for (let presses = 0; presses < 3; presses++) {
    const place = await inSight(page, coach)
    if (place === undefined) break
    await place.focus()
    await place.press('Enter')
    if (coach.question === undefined || (await isAnswer(page, coach.question))) return taken(page, coach)
    if (!isSame(await coachOn(page), coach)) return
  }
  await showList(page)
  const options = coach.wants.map((key) => `.option[data-key="${key}"], .option[data-key^="${key} "]`)
  await page.locator(options.join(', ')).first().click()
  await taken(page, coach)
  await showBoard(page)
}

async function doWhatItSays(page: Page): Promise<void> {
  for (let turns = 0; turns < RUNAWAY; turns++) {
    const coach = await spoken(page)
    if (coach.kind === 'done') return
    // What it says is there to be read, whole or with a scroll of the plate alone.
    await expect(page.locator('.coach-words p').first()).toBeInViewport()
    if (coach.kind === 'say') {
      await page.locator('.coach-foot button').first().click()
      await taken(page, coach)
    } else await answer(page, coach)
  }
  throw new Error('the lesson comes to no end')
}

/** As the machine of somebody else: their language, no painted game needs WebGL, and HeroScape's plan does without. */
async function sitDown(page: Page, language: string, size: Size): Promise<void> {
  await page.setViewportSize(SIZES[size])
  await noteAnswers(page)
  await withoutWebgl(page)
  await page.addInitScript((chosen) => {
    const kept = JSON.parse(localStorage.getItem('walstatt.settings') ?? '{}') as object
    localStorage.setItem('walstatt.settings', JSON.stringify({ ...kept, language: chosen }))
  }, language)
}

const lessonsOf = async (page: Page, game: string): Promise<string[]> => {
  await page.goto(`/learn/${game}`)
  await page.locator('.learn-lesson').first().waitFor()
  const links = await page.locator('.learn-lesson a').evaluateAll((all) => all.map((one) => one.getAttribute('href')!))
  expect(links.length).toBeGreaterThanOrEqual(3)
  return links
}

async function learn(page: Page, href: string): Promise<void> {
  await page.goto(href)
  await doWhatItSays(page)
  await expect(page.locator('.coach-foot a')).toBeVisible()
}

for (const [i, game] of GAMES.entries()) {
  const [language, size] = [LANGUAGES[i % 2], i < 2 ? ('phone' as const) : ('wide' as const)]
  test(`a newcomer learns: ${game}, the first lesson (${language}, ${size})`, async ({ page }) => {
    await sitDown(page, language, size)
    const [first] = await lessonsOf(page, game)
    await page.goto(first)
    await spoken(page)
    await expectNothing(page)
    await doWhatItSays(page)
    await page.locator('.coach-leave').click()
    // It is kept that this is done.
    await expect(page.locator('.learn-lesson').first()).toHaveAttribute('data-done')
  })

  for (const other of LANGUAGES)
    for (const width of ['wide', 'phone'] as const)
      test(`a newcomer learns: ${game}, every lesson (${other}, ${width}) @all`, async ({ page }) => {
        await sitDown(page, other, width)
        for (const href of await lessonsOf(page, game)) await test.step(href, () => learn(page, href))
      })

  test(`the worked examples open and go as in the book: ${game} @all`, async ({ page }) => {
    await sitDown(page, language, size)
    await page.goto(`/learn/${game}`)
    const links = page.locator('.learn-examples a')
    await links.first().waitFor()
    for (const href of await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')!)))
      await test.step(href, () => tryOut(page, href))
  })
}

/** As the book does it, to the end. */
async function tryOut(page: Page, href: string): Promise<void> {
  await page.goto(href)
  await page.locator('[data-coach-kind="example"]').waitFor()
  const showMe = page.locator('.coach-foot .button.primary')
  for (let turns = 0; (await showMe.count()) > 0; turns++) {
    expect(turns).toBeLessThan(RUNAWAY)
    const place = (await coachOn(page))!.step
    await showMe.click()
    await expect.poll(async () => (await coachOn(page))!.step).not.toBe(place)
  }
  await expect(page.locator('.coach-result')).toBeVisible()
}

test('a worked example opens from its rule, and goes as in the book', async ({ page }) => {
  await sitDown(page, 'en', 'wide')
  await page.goto('/rules/immortals/IM-EX-01')
  const link = page.getByRole('link', { name: 'Try it: IM-EX-01' })
  await tryOut(page, (await link.getAttribute('href'))!)
})

/** Goes on through what is said. */
async function hear(page: Page, until: () => Promise<boolean>): Promise<void> {
  for (let turns = 0; turns < RUNAWAY && !(await until()); turns++) {
    const coach = await spoken(page)
    if (coach.kind === 'say') {
      await page.locator('.coach-foot button').first().click()
      await taken(page, coach)
    } else await answer(page, coach)
  }
}

test('while the coach points at the dice they are all shown, and fold back afterwards', async ({ page }) => {
  await sitDown(page, 'en', 'wide')
  await page.goto('/learn/bloodstones/battle')
  const part = async (): Promise<string | null> => page.locator('main.table').getAttribute('data-coach-part')
  await spoken(page)
  await hear(page, async () => (await part()) === 'stage')
  const stage = page.locator('[data-plate="stage"]')
  await expect(stage).toHaveAttribute('data-shape', 'whole')
  await hear(page, async () => (await part()) !== 'stage')
  await expect(stage).not.toHaveAttribute('data-shape', 'whole')
})

test('on a phone an example leaves free what the board has there, and its result is scrolled to', async ({ page }) => {
  await sitDown(page, 'de', 'phone')
  await tryOut(page, '/try/immortals/IM-EX-30')
  await expect(page.locator('.coach-result')).toBeInViewport()
  const bottomOf = async (selector: string): Promise<number> => {
    const { y, height } = (await page.locator(selector).boundingBox())!
    return y + height
  }
  const line = (await page.locator('.stage-line').boundingBox())!
  expect(await bottomOf('.coach')).toBeLessThanOrEqual(line.y)
  const turn = (await page.locator('.im-flip').boundingBox())!
  expect(await bottomOf('.stage-plate')).toBeLessThanOrEqual(turn.y)
  // A paper that was asked for lies over all of it.
  await page.keyboard.press('g')
  await page.locator('.goal').waitFor()
  const { x, y, height, width } = line
  const on = await page.evaluate(
    ([left, top]) => document.elementFromPoint(left, top)?.closest('[data-plate]')?.getAttribute('data-plate'),
    [x + width / 2, y + height / 2] as const,
  )
  expect(on).toBe('goal')
})

test('rules are printed in the colours of the day', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('walstatt.settings', JSON.stringify({ theme: 'night' })))
  await page.goto('/rules/immortals/reference')
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-theme', 'night')
  await page.emulateMedia({ media: 'print' })
  await expect(root).toHaveAttribute('data-theme', 'day')
  await page.emulateMedia({ media: 'screen' })
  await expect(root).toHaveAttribute('data-theme', 'night')
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(root).toHaveAttribute('data-theme', 'day')
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(root).toHaveAttribute('data-theme', 'night')
})

/** The content pack of the page on lessons. */
const lessonsPage = readFileSync(new URL('../../docs/adding-a-lesson.md', import.meta.url), 'utf8')
const [, documented] = /```json\n([\s\S]*?)```/.exec(lessonsPage)!

test('lessons of a content pack are learnt like others, and refused where they do not fit', async ({ page }) => {
  await sitDown(page, 'en', 'wide')
  await page.goto('/learn/bloodstones')
  await page.locator('.learn-pack summary').first().click()
  const open = (text: string): Promise<void> =>
    page
      .locator('.learn-pack input[type="file"]')
      .setInputFiles({ name: 'lessons.json', mimeType: 'application/json', buffer: Buffer.from(text) })

  await open(documented.replace('"key": "fight:36@1"', '"key": "fight:35@1"'))
  await expect(page.locator('.learn-pack .problem')).toHaveText('These lessons cannot be learnt here.')
  await page.locator('.learn-pack details summary').click()
  await expect(page.locator('.learn-pack details li')).toContainText(
    'one-blow, step 3: {"key":"fight:35@1"} fits nothing',
  )

  await open(documented)
  const own = page.locator('.learn-pack .learn-lesson')
  await expect(own.locator('h2')).toHaveText('One blow')
  await expectNothing(page)
  await own.getByRole('link', { name: 'Begin: One blow' }).click()
  await doWhatItSays(page)
  await page.locator('.coach-leave').click()
  // It is kept on this device, with what was done.
  await expect(own).toHaveAttribute('data-done')
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(own).toHaveCount(0)
})

test('a worked example that was opened from its rule leads back there', async ({ page }) => {
  await page.goto('/rules/bloodstones/BS-EX-10')
  await page.getByRole('link', { name: 'Try it: BS-EX-10' }).click()
  await page.locator('[data-coach="0"]').waitFor()
  await page.locator('.coach-leave').click()
  await page.waitForURL('**/rules/bloodstones/BS-EX-10')
})

test('chapters of the rules have their pictures, and boards to try', async ({ page }) => {
  await sitDown(page, 'de', 'wide')
  for (const chapter of ['bloodstones/BAT', 'heroscape/MOV', 'immortals/TOW', 'uprising/CMB']) {
    await page.goto(`/rules/${chapter}`)
    await expect(page.locator('[data-chapter-picture] h3').first()).toBeVisible()
  }
  await page.goto('/rules/uprising/EX')
  await expect(page.getByRole('link', { name: 'Ausprobieren: UP-EX-01' })).toBeVisible()
})
