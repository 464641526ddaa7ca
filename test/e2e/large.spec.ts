import type { Page } from '@playwright/test'
import { expect, setUp, test, untilAsked } from './app.ts'
import { withoutWebgl } from './heroscape.ts'
import { faultsOf } from './plates.ts'
import { choosing } from './show.ts'
import { openBefore } from './walk.ts'

test.use({ viewport: { width: 320, height: 640 } })

/** Text of twice the size, as a browser's own setting makes it. */
async function enlarge(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%')),
  )
}

/** Controls that cannot be reached: outside of the window, and in nothing that is scrolled. */
const lost = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = []
    if (document.documentElement.scrollWidth > innerWidth)
      faults.push(`the page is ${document.documentElement.scrollWidth} wide`)
    const isTable = document.querySelector('main.table') !== null
    for (const control of document.querySelectorAll<HTMLElement>('button, a, input, select, summary')) {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('.sr, .skip, .board, svg') !== null)
        continue
      const { left, right, top, bottom, width } = control.getBoundingClientRect()
      if (width < 2) continue
      let [across, down] = [true, isTable]
      for (let at = control.parentElement; at !== null; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at)
        if (/auto|scroll/.test(overflowX)) across = false
        if (/auto|scroll/.test(overflowY)) down = false
      }
      const isOut =
        (across && (left < -1 || right > innerWidth + 1)) || (down && (top < -1 || bottom > innerHeight + 1))
      if (isOut)
        faults.push(
          `${control.className} “${control.textContent.trim().slice(0, 30)}” ${[left, top, right, bottom].map(Math.round).join()}`,
        )
    }
    return faults
  })

for (const [game, answer, tag = ''] of [
  ['bloodstones-4-noon', 132],
  ['heroscape-2-dawn', 97, ' @all'],
  ['immortals-3-dawn', 55],
  ['uprising-3-noon', 73, ' @all'],
] as const)
  test(`at a table nothing is lost with text of twice the size on 320 pixels: ${game}${tag}`, async ({ page }) => {
    await withoutWebgl(page)
    await enlarge(page)
    await choosing(page, { language: 'de', name: 'Mara' })
    await openBefore(page, game, answer)
    await untilAsked(page)
    await expect.poll(() => lost(page)).toEqual([])
    // What is opened lies over the rest, and is put aside; a result in brief is opened to be read in full.
    const isOpened = (fault: string): boolean => /over (choices|stage)|^(choices|stage) .* over|^stage: /.test(fault)
    await expect.poll(async () => (await faultsOf(page)).filter((fault) => !isOpened(fault))).toEqual([])
    await page.keyboard.press('l')
    await page.locator('.list-view .option').first().waitFor()
    await expect.poll(() => lost(page)).toEqual([])
  })

for (const game of ['bloodstones', 'heroscape', 'immortals', 'uprising'])
  test(`a new table of ${game} with text of twice the size on 320 pixels @all`, async ({ page }) => {
    await enlarge(page)
    await choosing(page, { language: 'de' })
    await page.goto(`/new/${game}`)
    await page.locator('.seat-row').first().waitFor()
    await expect.poll(() => lost(page)).toEqual([])
  })

test('shelf and waiting room with text of twice the size on 320 pixels', async ({ page }) => {
  await enlarge(page)
  await page.goto('/')
  await page.locator('.box svg').first().waitFor()
  await expect.poll(() => lost(page)).toEqual([])
  await setUp(page, { isOnline: true, others: ['invite', 'open'] })
  await page.locator('.room-seat').first().waitFor()
  await expect.poll(() => lost(page)).toEqual([])
})
