import { expect, showBoard, test, untilAsked } from './app.ts'
import { openMidway } from './walk.ts'

/** Longer than any why line and any two answers of a game. */
const WHY =
  'Wo die Figur stehen bleibt, entscheidet, wen sie erreichen kann, wie hoch sie steht und wer sie erreichen kann; bis zur nächsten Runde lässt sich daran nichts mehr ändern, und die anderen sehen es sofort.'
const ANSWERS = ['Finn bleibt stehen', 'Izumi-Samurai greifen nicht mehr an']

test('the longest why squeezes no answer out of the ribbon', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openMidway(page, 'bloodstones-2-dawn', 0.4)
  await untilAsked(page)
  await showBoard(page)
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 768 })
    const found = await page.locator('.ribbon').evaluate(
      (ribbon, { why, answers }) => {
        const copy = ribbon.cloneNode(true) as HTMLElement
        copy.dataset['tight'] = '3'
        copy.querySelector('.ribbon-words')!.innerHTML =
          `<h2 class="prompt-title">${why.slice(0, 60)}</h2><p class="ribbon-hint"><span class="ribbon-why">${why}</span></p>`
        copy.querySelector('.ribbon-answers')!.innerHTML = answers
          .map((text) => `<span class="option-slot"><button class="button option"><span>${text}</span></button></span>`)
          .join('')
        ribbon.parentElement!.replaceChildren(copy)
        const room = copy.getBoundingClientRect()
        const boxes = [...copy.querySelectorAll('.option > span')].map((one) => one.getBoundingClientRect())
        const line = 1.2 * parseFloat(getComputedStyle(copy.querySelector('.option')!).fontSize)
        return {
          height: room.height,
          lines: boxes.map(({ height }) => Math.floor(height / line)),
          isIn: boxes.every(
            ({ left, top, right, bottom }) =>
              left > room.left && top > room.top && right < room.right && bottom < room.bottom,
          ),
        }
      },
      { why: WHY, answers: ANSWERS },
    )
    expect(found.height, `at ${width}`).toBe(64)
    expect(found.isIn, `at ${width}`).toBe(true)
    expect(Math.max(...found.lines), `at ${width}`).toBeLessThanOrEqual(2)
  }
})
