import { expect, openLog, showBoard, showList, test, untilAsked } from './app.ts'
import { expectNothing } from './axe.ts'
import { withoutWebgl } from './heroscape.ts'
import { openBefore } from './walk.ts'

for (const [game, answer, tag = ''] of [
  ['bloodstones-4-noon', 132],
  ['heroscape-2-dawn', 90, ' @all'],
  ['immortals-4-noon', 132, ' @all'],
  ['uprising-3-noon', 73, ' @all'],
] as const)
  test(`axe finds nothing at a table with its stage, its list, its chronicle, its help: ${game}${tag}`, async ({
    page,
  }) => {
    await withoutWebgl(page)
    await openBefore(page, game, answer)
    await untilAsked(page)
    await showBoard(page)
    await expect(page.locator('[data-plate="stage"]')).toBeVisible()
    await expectNothing(page)
    await openLog(page)
    await showList(page)
    await expectNothing(page)
    await page.keyboard.press('?')
    await page.locator('dialog[open]').waitFor()
    await expectNothing(page)
  })
