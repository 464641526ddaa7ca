import type { Page } from '@playwright/test'
import { freeFor } from '../../src/boardkit/map/insets.ts'
import { keptFree, slotsFor } from '../../src/web/table/plates.ts'
import type { Rect } from '../../src/protocol/board.ts'

export interface Plate extends Rect {
  readonly name: string
}

/** All plates that can be seen, as far as they can be seen: what lies on another belongs to it, what is scrolled away is not there. */
export const platesOf = (page: Page): Promise<Plate[]> =>
  page.evaluate(() => {
    const plates: Plate[] = []
    for (const plate of document.querySelectorAll<HTMLElement>('[data-plate]')) {
      let { left, top, right, bottom } = plate.getBoundingClientRect()
      const below = plate.parentElement?.closest('[data-plate]')?.getBoundingClientRect()
      const isWithin = below !== undefined && top > below.top - 1 && bottom < below.bottom + 1
      if (isWithin || !plate.checkVisibility()) continue
      for (let at = plate.parentElement; at !== null && at !== document.body; at = at.parentElement) {
        if (getComputedStyle(at).overflow === 'visible') continue
        const room = at.getBoundingClientRect()
        left = Math.max(left, room.left)
        top = Math.max(top, room.top)
        right = Math.min(right, room.right)
        bottom = Math.min(bottom, room.bottom)
      }
      const name = `${plate.dataset['plate'] ?? ''} “${plate.innerText.slice(0, 20).replaceAll('\n', ' ')}”`
      if (right - left > 1 && bottom - top > 1) plates.push({ name, left, top, right, bottom })
    }
    return plates
  })

/** Which share of the window no plate covers. */
export function freeShare(plates: readonly Rect[], { width, height }: { width: number; height: number }): number {
  const edges = (a: 'left' | 'top', b: 'right' | 'bottom', most: number): number[] =>
    [...new Set([0, most, ...plates.flatMap((plate) => [plate[a], plate[b]])])]
      .filter((edge) => edge >= 0 && edge <= most)
      .sort((one, other) => one - other)
  const [xs, ys] = [edges('left', 'right', width), edges('top', 'bottom', height)]
  let covered = 0
  for (let x = 1; x < xs.length; x++)
    for (let y = 1; y < ys.length; y++) {
      const [cx, cy] = [(xs[x - 1] + xs[x]) / 2, (ys[y - 1] + ys[y]) / 2]
      if (plates.some(({ left, top, right, bottom }) => left < cx && cx < right && top < cy && cy < bottom))
        covered += (xs[x] - xs[x - 1]) * (ys[y] - ys[y - 1])
    }
  return 1 - covered / (width * height)
}

const sizeOf = (page: Page): { width: number; height: number } => page.viewportSize()!

/** Plates outside of the window, and plates over each other. */
function misplaced(plates: readonly Plate[], { width, height }: { width: number; height: number }): string[] {
  const outside = plates.filter(
    ({ left, top, right, bottom }) => left < -1 || top < -1 || right > width + 1 || bottom > height + 1,
  )
  const pairs = plates.flatMap((a, i) => plates.slice(i + 1).map((b) => [a, b] as const))
  const over = pairs.filter(
    ([a, b]) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1,
  )
  return [
    ...outside.map(({ name }) => `${name} leaves the window`),
    ...over.map(([a, b]) => `${a.name} over ${b.name}`),
  ]
}

/** Words on plates that are cut off by what they stand in, and cannot be scrolled to. */
const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults = new Set<string>()
    // The box of a line is higher than its words, the more the larger they are.
    const slack = (3 * parseFloat(getComputedStyle(document.documentElement).fontSize)) / 16
    for (const plate of document.querySelectorAll<HTMLElement>('[data-plate]')) {
      if (!plate.checkVisibility()) continue
      const walker = document.createTreeWalker(plate, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const text = node.textContent!.trim()
        const parent = node.parentElement!
        // The soft line of a player is told in full on the sheet behind the plate, a result in brief and what is new where one presses it.
        if (
          text === '' ||
          parent.closest('.sr, .bk-player-line, .stage-line, .since-line button') !== null ||
          !parent.checkVisibility({ visibilityProperty: true })
        )
          continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const words = range.getBoundingClientRect()
        if (words.width < 2 || words.height < 2) continue
        let [across, down] = [true, true]
        for (let at: Element | null = parent; at !== null && (across || down); at = at.parentElement) {
          const { overflowX, overflowY, clipPath } = getComputedStyle(at)
          const room = at.getBoundingClientRect()
          if (clipPath !== 'none') break
          const isEdge = at === plate
          if (overflowX === 'auto' || overflowX === 'scroll') across = false
          if (overflowY === 'auto' || overflowY === 'scroll') down = false
          const hides = (overflow: string): boolean => isEdge || overflow === 'hidden' || overflow === 'clip'
          const isCut =
            (across && hides(overflowX) && (words.left < room.left - 2 || words.right > room.right + 2)) ||
            (down && hides(overflowY) && (words.top < room.top - slack || words.bottom > room.bottom + slack))
          if (isCut) faults.add(`${plate.dataset['plate'] ?? ''}: “${text.slice(0, 50)}” is cut by ${at.className}`)
          if (isCut || isEdge) break
        }
      }
    }
    return [...faults]
  })

/** What is wrong with the plates as they lie now. Cards of a hand lie over each other. */
export async function faultsOf(page: Page): Promise<string[]> {
  const cut = await cutWords(page)
  return [...misplaced(await platesOf(page), sizeOf(page)), ...cut.filter((fault) => !fault.startsWith('hand:'))]
}

export const shareOf = async (page: Page): Promise<number> => freeShare(await platesOf(page), sizeOf(page))

const rectOf = (page: Page, selector: string): Promise<Rect> =>
  page.locator(selector).evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return { left, top, right, bottom }
  })

/** The surface of the board and what is drawn to be played on, where they are now. */
export const boardOf = async (page: Page): Promise<{ board: Rect; play: Rect }> => ({
  board: await rectOf(page, '[data-board]'),
  play: await rectOf(page, '[data-play]'),
})

/** How much of what is free the play fills, along the side that is filled more; 0 if it lies under plates. */
export async function fillOf(page: Page, players: number): Promise<number> {
  const { width, height } = sizeOf(page)
  const { play } = await boardOf(page)
  const shape = { width: play.right - play.left, height: play.bottom - play.top }
  const slots = slotsFor(width, height, { players, scale: await scaleOf(page) })
  const room = { width, height, isSmall: slots.isSmall, plates: keptFree(slots, true) }
  const free = freeFor(room, shape)
  const isWithin =
    play.left > free.left - 2 && play.top > free.top - 2 && play.right < free.right + 2 && play.bottom < free.bottom + 2
  return isWithin ? Math.max(shape.width / (free.right - free.left), shape.height / (free.bottom - free.top)) : 0
}

/** How large one rem is against 16 pixels. */
const scaleOf = (page: Page): Promise<number> =>
  page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16)
