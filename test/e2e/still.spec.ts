import type { Page } from '@playwright/test'
import { expect, test, untilAsked } from './app.ts'
import { withoutWebgl } from './heroscape.ts'
import { platesOf, type Plate } from './plates.ts'
import { isAnswer, noteAnswers, openBefore } from './walk.ts'

/** Stored games in the middle of a turn; at this answer several of our own follow each other. The rest is looked at with `npm run test:all`. */
const TURNS = [
  { game: 'bloodstones-2-dawn', answer: 82, often: 1440 },
  { game: 'heroscape-2-dawn', answer: 96, often: 390 },
  { game: 'immortals-3-dawn', answer: 100, often: 1440 },
  { game: 'uprising-2-dawn', answer: 18, often: 390 },
] as const

/** Where everything is that must not move: the board, what is drawn to be played on, and the plates that are always there. */
async function places(page: Page, isSmall: boolean): Promise<unknown> {
  const rects = await page.locator('[data-board], [data-play]').evaluateAll((all) =>
    all.map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect()
      return [left, top, width, height].map(Math.round).join()
    }),
  )
  const plates = (await platesOf(page)).filter(({ name }) => /^(ribbon|player|where) /.test(name))
  const lies = ({ name, left, top, right, bottom }: Plate): string => {
    // What is said may be longer or shorter; nothing else gives way to it.
    const across = name.startsWith('player') ? [left, right] : []
    return [name.split(' ')[0], ...[top, bottom, ...across].map(Math.round)].join(' ')
  }
  // On a phone the camera goes to the part that the question is about; the board keeps its size.
  return { rects: isSmall ? rects.slice(0, 1) : rects, plates: plates.map(lies) }
}

/** Where something can be chosen: nearest first. */
const CHOICES = [
  '.bk-choice',
  '.up-act',
  '[data-board] [data-offered]',
  '[data-plate="hand"] [data-offered]',
  '.option',
]

/** One more answer, as far as one can be given without the list; the next question, or nothing if others are asked. */
async function answerOnce(page: Page, id: string): Promise<string | undefined> {
  for (let presses = 0; presses < 4; presses++) {
    const counts = await Promise.all(CHOICES.map((choice) => page.locator(choice).count()))
    const place = page.locator(CHOICES[counts.findIndex((count) => count > 0)]).first()
    await place.focus()
    await place.press('Enter')
    if (await isAnswer(page, id)) break
  }
  const next = await untilAsked(page)
  return next === id ? undefined : next
}

for (const { game, answer, often } of TURNS)
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const)
    test(`nothing moves between two questions of a turn: ${game} at ${width}${often === width ? '' : ' @all'}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await withoutWebgl(page)
      await noteAnswers(page)
      await openBefore(page, game, answer)
      let id = await untilAsked(page)
      await page.locator('[data-play]').first().waitFor({ state: 'attached' })
      const before = await places(page, width < 600)
      let answered = 0
      for (; answered < 3 && id !== undefined; answered++) {
        id = await answerOnce(page, id)
        await expect.poll(() => places(page, width < 600)).toEqual(before)
      }
      expect(answered).toBeGreaterThan(1)
    })
