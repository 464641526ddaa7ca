import type { Browser, Page } from '@playwright/test'
import { openTable, untilAsked } from './page.ts'
import { longTasks, traced, workOf } from './trace.ts'

const MOVES = 100
/** Nothing came for so long: the bots are through, or the show is. */
const QUIET = 3000

/** Gives our seat to a bot and waits until so many moves have been told and drawn. */
async function bots(page: Page, moves: number): Promise<void> {
  const before = await page.evaluate(() => {
    globalThis.noted.worker?.postMessage({ type: 'concede', ref: 1_000_000, role: 0 })
    return globalThis.noted.updates
  })
  await page.waitForFunction(
    ([start, wanted, quiet]) => {
      const { updates, lastUpdate } = globalThis.noted
      return updates - start >= wanted || (updates > start && performance.now() - lastUpdate > quiet)
    },
    [before, moves, QUIET] as const,
    { polling: 200 },
  )
  // What has been told is drawn only afterwards.
  await page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestIdleCallback(() => requestAnimationFrame(() => requestIdleCallback(() => done()))),
      ),
  )
}

export interface BotsResult {
  readonly events: number
  readonly moves: number
  readonly nodes: number
  readonly longest: number
  readonly count: number
  readonly sum: number
  readonly seconds: number
}

/** a: a hundred moves of bots in a row, late in a long game. */
export async function botMoves(browser: Browser, address: string, game: string): Promise<BotsResult> {
  const { page, context, slow } = await openTable(browser, address, game, 0.75)
  await slow()
  const started = performance.now()
  const events = await page.evaluate(() => globalThis.noted.events)
  const told = await page.evaluate(() => globalThis.noted.updates)
  const trace = await traced(browser, page, () => bots(page, MOVES))
  const seconds = (performance.now() - started) / 1000
  const [moves, nodes] = await page.evaluate(() => [globalThis.noted.updates, document.querySelectorAll('*').length])
  await context.close()
  return { events, moves: moves - told, nodes, seconds, ...longTasks(trace) }
}

/** Where a click on the board means something; in three dimensions what is offered is drawn on the canvas, and its sign lies there. */
async function placeToClick(page: Page): Promise<{ x: number; y: number; isOffered: boolean } | undefined> {
  return page.evaluate(() => {
    const boards = ['[data-offered]', 'canvas'].flatMap((what) => [...document.querySelectorAll(what)])
    for (const element of boards) {
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const hit = document.elementFromPoint(x, y)
      const isDrawn = hit instanceof HTMLCanvasElement && element.closest('[data-board]')?.contains(hit) === true
      if (width > 0 && hit !== null && (element === hit || element.contains(hit) || isDrawn))
        return { x, y, isOffered: element.matches('[data-offered]') }
    }
    return undefined
  })
}

export interface ClickResult {
  readonly isOffered: boolean
  readonly paint: number
  readonly work: number
}

const SHARES = [0.1, 0.3, 0.5, 0.6, 0.7]

/** b: from a click on an offered place to the next paint, and the main thread's own work for it; the worst of some. */
export async function clicks(browser: Browser, address: string, game: string): Promise<ClickResult[]> {
  const results: ClickResult[] = []
  for (const share of SHARES) {
    const { page, context, slow } = await openTable(browser, address, game, share)
    const place = await placeToClick(page)
    if (place !== undefined) {
      await page.mouse.move(place.x, place.y)
      await slow()
      const trace = await traced(browser, page, async () => {
        await page.mouse.click(place.x, place.y)
        await page.waitForTimeout(1500)
      })
      const paint = await page.evaluate(() => Math.max(0, ...globalThis.noted.inputs.map(({ duration }) => duration)))
      results.push({ isOffered: place.isOffered, paint, work: workOf(trace) })
    }
    await context.close()
  }
  return results
}

export interface ColdResult {
  readonly asked: number
  readonly drawn: number | undefined
  readonly bytes: number
}

/** c: a page that was never here, until it asks its first question. */
export async function coldStart(browser: Browser, address: string, game: string): Promise<ColdResult> {
  const { page, context, devtools, slow } = await openTable(browser, address, game, 0)
  const table = page.url()
  await page.goto('about:blank')
  await page.waitForTimeout(QUIET)
  await devtools.send('Network.enable')
  await devtools.send('Network.clearBrowserCache')
  let bytes = 0
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await slow()
  await page.goto(table)
  await untilAsked(page)
  const is3d = (await page.locator('canvas').count()) > 0
  if (is3d) await page.waitForFunction(() => globalThis.noted.drawn !== undefined, undefined, { polling: 50 })
  const { asked, drawn } = await page.evaluate(() => ({ asked: globalThis.noted.asked, drawn: globalThis.noted.drawn }))
  await context.close()
  return { asked: asked ?? Number.NaN, drawn: is3d ? drawn : undefined, bytes }
}
