import { expect, showList, test, untilAsked } from './app.ts'
import { withoutWebgl } from './heroscape.ts'
import { beginShow, leftOf, toldFrom, watch } from './show.ts'

const SHOWS = [
  { game: 'bloodstones-6-dusk', answer: 77, least: 8, settings: { motion: 'off' } },
  { game: 'bloodstones-6-dusk', answer: 16, least: 8, settings: { motion: 'on' }, tag: ' @all' },
  { game: 'heroscape-2-dawn', answer: 36, least: 2, tag: ' @all' },
  { game: 'immortals-4-noon', answer: 199, least: 2, tag: ' @all' },
  { game: 'uprising-3-noon', answer: 73, least: 2, tag: ' @all' },
] as const

/** A caption is brief; the chronicle says the same in full, with what lies between. */
function tells(line: string, caption: string): boolean {
  const rest = line.split(/\W+/)
  return caption.split(/\W+/).every((word) => {
    const at = rest.indexOf(word)
    if (at >= 0) rest.splice(0, at + 1)
    return at >= 0
  })
}

for (const { game, answer, least, settings = {}, tag = '' } of SHOWS.map((one) => ({ settings: {}, tag: '', ...one })))
  test(`every act of others is shown in order, and nothing changes before: ${game} ${answer}${tag}`, async ({
    page,
  }) => {
    await withoutWebgl(page)
    await beginShow(page, { game, answer, settings })
    const acts = await watch(page)
    expect(acts.length).toBeGreaterThanOrEqual(least)
    // Each of them alone, each with its sentence, which is also said aloud.
    expect(acts.map(({ left }) => left)).toEqual(acts.map((_, i) => acts.length - i))
    for (const { left, caption, aloud, hint } of acts) {
      expect(caption).not.toBe('')
      expect(aloud).toBe(caption)
      expect(hint).toContain(`Your turn comes next – ${left} step`)
    }
    // The chronicle comes along with the board, never before.
    const told = acts.map((act) => act.told)
    expect(told).toEqual([...told].sort((a, b) => a - b))
    expect(new Set(told).size).toBeGreaterThan(1)
    const lines = await toldFrom(page, 0)
    let at = -1
    for (const { caption } of acts) {
      const next = lines.findIndex((line, i) => i > at && tells(line, caption))
      expect(next, caption).toBeGreaterThan(at)
      at = next
    }
    expect(await untilAsked(page)).toBeDefined()
  })

test('a show is skipped by a click and by space, goes as fast as wished, and the list follows it', async ({ page }) => {
  await beginShow(page, { game: 'bloodstones-6-dusk', answer: 77, settings: { pace: 'slow' } })
  const whole = await leftOf(page)
  expect(whole).toBeGreaterThan(6)
  await page.clock.runFor(200)
  expect(await leftOf(page)).toBe(whole)
  // Faster from the next act on.
  await page.locator('.show-pace').selectOption('fast')
  await page.locator('[data-board]').click({ position: { x: 500, y: 30 } })
  await expect.poll(() => leftOf(page)).toBe(whole - 1)
  await page.clock.runFor(700)
  const later = await leftOf(page)
  expect(later).toBeLessThan(whole - 1)
  await showList(page)
  const before = await page.locator('.list-view').innerText()
  await expect(page.locator('.list-view .option')).toHaveCount(0)
  // A button that was clicked keeps its own space.
  await page.locator('.list-view').focus()
  await page.keyboard.press('Space')
  await expect.poll(() => leftOf(page)).toBe(later - 1)
  await page.keyboard.press('Space')
  await expect.poll(() => leftOf(page)).toBe(0)
  expect(await untilAsked(page)).toBeDefined()
  await expect(page.locator('.list-view .option').first()).toBeVisible()
  expect(await page.locator('.list-view').innerText()).not.toBe(before)
})
