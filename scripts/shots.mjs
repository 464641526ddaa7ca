// `npm run shots`: pictures of the app for the README, into docs/pictures. Builds the app and serves it from memory.
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { preview, build } from 'vite'
import { chromiumLaunch } from './chromium.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const pictures = join(root, 'docs', 'pictures')
const web = join(root, '.cache', 'shots', 'web')
const configFile = join(root, 'vite.config.ts')

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

/** Every picture: its name, the window, theme and language, and how to get there. */
const SHOTS = [
  ['shelf-night-en', WIDE, 'night', 'en', shelf],
  ['shelf-day-de', WIDE, 'day', 'de', shelf],
  ['shelf-phone-day-de', PHONE, 'day', 'de', shelf],
  ['table-night-de', WIDE, 'night', 'de', (page) => table(page, 46)],
  ['table-day-en', WIDE, 'day', 'en', (page) => table(page, 46)],
  ['table-phone-night-en', PHONE, 'night', 'en', (page) => table(page, 24)],
  ['table-phone-day-de', PHONE, 'day', 'de', (page) => table(page, 24)],
  ['battle-night-de', WIDE, 'night', 'de', battle],
  ['replay-day-en', WIDE, 'day', 'en', replay],
  ['list-night-en', WIDE, 'night', 'en', list],
  ['new-table-night-de', WIDE, 'night', 'de', (page) => page.goto('/new/bloodstones')],
  ['rules-day-de', WIDE, 'day', 'de', (page) => page.goto('/rules/bloodstones/BS-BAT-12')],
  ['heroscape-giants-day-de', WIDE, 'day', 'de', (page) => battlefield(page, 'DAWN', 7)],
  ['heroscape-waters-night-en', WIDE, 'night', 'en', (page) => battlefield(page, 'DIVE', 8)],
  ['heroscape-durgeth-day-en', WIDE, 'day', 'en', (page) => battlefield(page, 'PLANT', 8)],
  ['heroscape-trollsford-night-de', WIDE, 'night', 'de', (page) => battlefield(page, 'MIST', 44)],
  ['heroscape-migol-day-de', WIDE, 'day', 'de', (page) => battlefield(page, 'BARREN', 48)],
  ['heroscape-draft-night-en', WIDE, 'night', 'en', (page) => battlefield(page, 'FRONT', 6)],
  ['heroscape-phone-day-de', PHONE, 'day', 'de', (page) => battlefield(page, 'DAWN', 7)],
  ['heroscape-phone-night-en', PHONE, 'night', 'en', (page) => battlefield(page, 'MIST', 44)],
  ['heroscape-eye-day-en', WIDE, 'day', 'en', eye],
  ['heroscape-plan-day-de', WIDE, 'day', 'de', drawnPlan],
  ['workshop-day-de', WIDE, 'day', 'de', workshop],
  ['immortals-draft-night-de', WIDE, 'night', 'de', (page) => worlds(page, 'draft')],
  ['immortals-planning-day-en', WIDE, 'day', 'en', (page) => worlds(page, 'planning')],
  ['immortals-planning-phone-night-de', PHONE, 'night', 'de', (page) => worlds(page, 'planning')],
  ['immortals-turn-night-de', WIDE, 'night', 'de', (page) => worlds(page, 'turn')],
  ['immortals-attack-day-de', WIDE, 'day', 'de', (page) => worlds(page, 'attack')],
  ['immortals-attack-phone-day-en', PHONE, 'day', 'en', (page) => worlds(page, 'attack')],
  ['immortals-tower-night-en', WIDE, 'night', 'en', (page) => worlds(page, 'tower')],
  ['uprising-start-night-en', WIDE, 'night', 'en', (page) => winter(page, 12)],
  ['uprising-actions-day-en', WIDE, 'day', 'en', (page) => winter(page, 20)],
  ['uprising-combat-day-de', WIDE, 'day', 'de', (page) => winter(page, 80, '.upp-combat .upp-die')],
  ['uprising-late-night-de', WIDE, 'night', 'de', (page) => winter(page, 140, '.upp-nemesis-story')],
  ['uprising-phone-night-de', PHONE, 'night', 'de', (page) => winter(page, 20)],
  ['uprising-workshop-day-en', WIDE, 'day', 'en', (page) => page.goto('/workshop/uprising')],
]

async function shelf(page) {
  await page.goto('/')
  await page.locator('.box svg').first().waitFor()
}

async function start(page) {
  await page.goto('/new/bloodstones')
  await page.locator('summary').click()
  await page.locator('#seed').fill('pictures')
  await page.locator('.setup-foot button').click()
}

/** Chooses neither always the first nor always the same, so that something happens. */
async function answer(page, i) {
  const id = await asked(page)
  const options = page.locator('.option')
  const plain = await page.locator('.option.plain').count()
  const count = await options.count()
  const at = plain > 0 && i % 4 === 3 ? 0 : plain + ((i * 5) % Math.max(1, count - plain))
  await options.nth(Math.min(at, count - 1)).click()
  await page.waitForFunction((old) => document.querySelector('.prompt')?.getAttribute('data-question') !== old, id)
}

async function asked(page) {
  await page.waitForSelector('.prompt[data-question], .prompt[data-over]', { timeout: 120_000 })
  return page.locator('.prompt').getAttribute('data-question')
}

async function table(page, answers) {
  await start(page)
  for (let i = 0; i < answers; i++) await answer(page, i)
  await asked(page)
}

async function battle(page) {
  await start(page)
  for (let i = 0; i < 400; i++) {
    await asked(page)
    if ((await page.locator('.bs-stage').count()) > 0) return
    const fight = page.locator('.option[data-key^="fight:"]')
    if ((await fight.count()) > 0) {
      await fight.first().click()
      await page.waitForTimeout(500)
    } else await answer(page, i)
  }
}

async function replay(page) {
  await table(page, 46)
  await page.keyboard.press('h')
  await page.locator('.scrubber').waitFor()
  for (let i = 0; i < 9; i++) {
    const before = await page.locator('.scrubber-step').innerText()
    await page.locator('.scrubber button').nth(1).click()
    await page.waitForFunction((old) => document.querySelector('.scrubber-step')?.textContent !== old, before)
  }
}

async function list(page) {
  await table(page, 20)
  await page.locator('.table-slot .tool').last().click()
  await page.locator('.list-view').waitFor()
}

/** A HeroScape table some answers on; Master games begin with draft, placing and markers. */
async function battlefield(page, scenario, answers) {
  await page.goto('/new/heroscape')
  await page
    .locator('select')
    .filter({ has: page.locator('option[value="DAWN"]') })
    .selectOption(scenario)
  await page.locator('summary').click()
  await page.locator('#seed').fill('pictures')
  await page.locator('.setup-foot button').click()
  for (let i = 0; i < answers; i++) await answer(page, i)
  await asked(page)
  await page.locator('.hs-board[data-hs-ready="true"]').waitFor({ timeout: 120_000 })
  await page.waitForTimeout(4000)
}

async function eye(page) {
  await battlefield(page, 'DAWN', 7)
  await page.locator('[data-tool="eye"]').click()
  await page.locator('.hs-target[data-target^="figure:"]').first().dispatchEvent('click')
  await page.locator('[data-inside="true"]').click()
  await page.waitForTimeout(4000)
}

async function drawnPlan(page) {
  await battlefield(page, 'DAWN', 7)
  await page.locator('[data-tool="plan"]').click()
  await page.locator('.hs-plan').waitFor()
}

async function workshop(page) {
  await page.goto('/workshop/heroscape')
  await page.locator('[data-start="migols-tomb"]').click()
  await page.locator('.hsw-scene canvas[data-ready=true]').waitFor({ timeout: 120_000 })
  await page.waitForTimeout(4000)
}

/** An Immortals table at one of its moments. Plans are full before they are ready. */
async function worlds(page, moment) {
  await page.goto('/new/immortals')
  await page.locator('summary').click()
  await page.locator('#seed').fill('pictures')
  await page.locator('.setup-foot button').click()
  for (let i = 0; i < 400; i++) {
    await asked(page)
    if (await isAt(page, moment, i)) break
    await page.locator('.option').first().waitFor()
    if (!(await planCard(page, i))) await answer(page, i)
  }
  await page.waitForTimeout(1500)
}

/** An Uprising table some answers on, or as soon as something is to be seen there. */
async function winter(page, answers, until) {
  await page.goto('/new/uprising')
  await page.locator('summary').click()
  await page.locator('#seed').fill('pictures')
  await page.locator('.setup-foot button').click()
  for (let i = 0; i < answers; i++) {
    await asked(page)
    if (until !== undefined && i > 12 && (await page.locator(until).count()) > 0) break
    if ((await page.locator('.prompt[data-over]').count()) > 0) break
    await answer(page, i)
  }
  await asked(page)
  await page.waitForTimeout(1500)
}

const has = async (page, key) => (await page.locator(`.option[data-key^="${key}"]`).count()) > 0

async function isAt(page, moment, i) {
  if (moment === 'draft') return i > 2 && has(page, 'card:')
  if (moment === 'planning') return (await has(page, 'back:3')) && (await has(page, 'back:6'))
  if (moment === 'turn') return i > 60 && has(page, 'pass')
  if (moment === 'attack') return i > 40 && has(page, 'attack:')
  return i > 60 && (await page.locator('.imp-stage .imp-verdict').count()) > 0
}

async function planCard(page, i) {
  if (!(await has(page, 'ready'))) return false
  const id = await asked(page)
  const places = page.locator('.option[data-key^="place:"]')
  const count = await places.count()
  const choice = count > 0 ? places.nth((i * 7) % count) : page.locator('.option[data-key="ready"]')
  await choice.click()
  await page.waitForFunction((old) => document.querySelector('.prompt')?.getAttribute('data-question') !== old, id)
  return true
}

mkdirSync(pictures, { recursive: true })
await build({ configFile, logLevel: 'warn', build: { outDir: web, emptyOutDir: true } })
const server = await preview({ configFile, preview: { port: 0, host: '127.0.0.1' }, build: { outDir: web } })
const { port } = server.httpServer.address()
const wanted = process.argv.slice(2)
const browser = await chromium.launch(await chromiumLaunch({ webgl: true }))
for (const [name, viewport, theme, language, go] of SHOTS) {
  if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue
  const context = await browser.newContext({
    viewport,
    baseURL: `http://127.0.0.1:${port}`,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await context.addInitScript((settings) => localStorage.setItem('walstatt.settings', JSON.stringify(settings)), {
    theme,
    language,
    motion: 'off',
  })
  await context.addInitScript(() => localStorage.setItem('walstatt.heroscape.board', '{"quality":"high"}'))
  const page = await context.newPage()
  await go(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.screenshot({ path: join(pictures, `${name}.png`), animations: 'disabled', timeout: 180_000 })
  console.log(`docs/pictures/${name}.png`)
  await context.close()
}
await browser.close()
await server.close()
