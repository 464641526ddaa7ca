import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

export const SLOWDOWN = 4

interface Stored {
  readonly log: readonly { readonly type: string; readonly role?: number; readonly auto?: boolean }[]
}

/** A game of the corpus, as it was after a share of its first player's answers. */
function fileOf(name: string, share: number): string {
  const path = join(import.meta.dirname, '..', '..', 'test', 'corpus', `${name}.walstatt.json`)
  const { hashes: _, ...file } = JSON.parse(readFileSync(path, 'utf8')) as Stored & { hashes?: unknown }
  const own = file.log.flatMap(({ type, role, auto }, i) =>
    type === 'answer' && role === 0 && auto !== true ? [i] : [],
  )
  return JSON.stringify({ ...file, log: file.log.slice(0, own[Math.floor(own.length * share)]) })
}

/** What is noted on the page itself; nothing of it knows how the page looks. */
interface Noted {
  worker?: Worker
  updates: number
  events: number
  lastUpdate: number
  asked?: number
  drawn?: number
  inputs: { duration: number; interactionId: number }[]
}
declare global {
  var noted: Noted
}

function note(): void {
  globalThis.noted = { updates: 0, events: 0, lastUpdate: 0, inputs: [] }
  const { noted } = globalThis
  const Real = Worker
  globalThis.Worker = class extends Real {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given)
      noted.worker ??= this
      this.addEventListener('message', ({ data }: MessageEvent<{ type: string; parts?: { events?: unknown[] }[] }>) => {
        for (const part of data.parts ?? []) noted.events += part.events?.length ?? 0
        if (data.type !== 'update') return
        noted.updates++
        noted.lastUpdate = performance.now()
      })
    }
  }
  const look = (): void => {
    if (document.querySelector('[data-question]:not([data-question=""])') === null) return
    requestAnimationFrame(() => setTimeout(() => (noted.asked ??= performance.now())))
    watch.disconnect()
  }
  const watch = new MutationObserver(look)
  watch.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-question'] })
  const { prototype } = WebGL2RenderingContext
  for (const name of ['drawElements', 'drawElementsInstanced', 'drawArrays', 'drawArraysInstanced'] as const) {
    const real = prototype[name] as (...given: never[]) => void
    prototype[name] = function (this: WebGL2RenderingContext, ...given: never[]) {
      noted.drawn ??= performance.now()
      return real.apply(this, given)
    } as never
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as Noted['inputs'])
      if (entry.interactionId > 0) noted.inputs.push({ duration: entry.duration, interactionId: entry.interactionId })
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

export interface Table {
  readonly context: BrowserContext
  readonly page: Page
  readonly devtools: CDPSession
  slow(): Promise<void>
}

/** A stored game in a browser of its own, opened as a game on this device: the first seat is ours, bots hold the others. */
export async function openTable(browser: Browser, address: string, name: string, share: number): Promise<Table> {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  })
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  // The compiler gives functions their names by a helper that a page does not have.
  await page.addInitScript('globalThis.__name = (it) => it')
  await page.addInitScript(note)
  await page.goto('/games')
  const buffer = Buffer.from(fileOf(name, share))
  await page.locator('input[type="file"]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer })
  await page.waitForURL('**/local/*')
  await untilAsked(page)
  // What a scene takes to come is the cold start's.
  if ((await page.locator('canvas').count()) > 0) await page.locator('[data-hs-ready="true"]').waitFor()
  const devtools = await context.newCDPSession(page)
  const slow = async (): Promise<void> =>
    void (await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN }))
  return { context, page, devtools, slow }
}

export async function untilAsked(page: Page): Promise<void> {
  await page.waitForFunction(() => globalThis.noted?.asked !== undefined, undefined, { polling: 50 })
}
