// `npm run shots`: the pictures of README and docs anew, into docs/pictures. `npm run shots -- name …`: all whose name contains it; those
// that no document shows go to .cache/shots. A game's own are in its `testing/shots.mjs`. Builds the app and serves it from memory.
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { preview, build } from 'vite'
import { startProgress, terminal } from '../src/cli/progress.mjs'
import { chromiumLaunch } from './chromium.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const pictures = join('docs', 'pictures')
const others = join('.cache', 'shots')
const web = join(root, others, 'web')
const gamesFolder = join(root, 'src', 'games')
const configFile = join(root, 'vite.config.ts')

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

async function shelf(page) {
  await page.goto('/')
  await page.locator('.box svg').first().waitFor()
}

/** A table of a game with a seed of its own. */
async function begin(page, game, choose = async () => undefined) {
  await page.goto(`/new/${game}`)
  await choose(page)
  await page.locator('summary').click()
  await page.locator('#seed').fill('pictures')
  await page.locator('.setup-foot button').click()
}

/** The table as a list, where every answer is a button, or the board again. */
async function list(page, isList) {
  const table = page.locator('main.table')
  if ((await table.count()) === 0 || (await table.getAttribute('data-list')) === String(isList)) return
  await page.keyboard.press('l')
  await page.locator(`main.table[data-list=${isList}]`).waitFor()
}

/** Whoever is asked whether it is a slip means it. */
async function answered(page, id) {
  await page.waitForFunction((old) => {
    document.querySelector('dialog[open] [data-slip]')?.click()
    return document.querySelector('.prompt')?.getAttribute('data-question') !== old
  }, id)
}

/** Chooses neither always the first nor always the same, so that something happens. */
async function answer(page, i) {
  const id = await asked(page)
  await list(page, true)
  const options = page.locator('.option')
  await options.first().waitFor()
  const plain = await page.locator('.option.plain').count()
  const count = await options.count()
  const at = plain > 0 && i % 4 === 3 ? 0 : plain + ((i * 5) % Math.max(1, count - plain))
  await options.nth(Math.min(at, count - 1)).click()
  await answered(page, id)
}

async function asked(page) {
  await page.waitForSelector('.prompt[data-question], .prompt[data-over]', { timeout: 120_000 })
  return page.locator('.prompt').getAttribute('data-question')
}

/** As somebody whose first game this is. */
const beNew = (page) => page.addInitScript(() => localStorage.removeItem('walstatt.newHere'))

/** What the coach says now: its step, how far its line is, and whether it waits for the others. */
const coachOn = (page) => page.evaluate(() => ({ ...document.querySelector('[data-coach]')?.dataset }))

/** The coach has changed its mind, or another question waits. */
async function taken(page, { coach, coachWants }, id) {
  await page.waitForFunction(
    ([step, wants, question]) => {
      document.querySelector('dialog[open] [data-slip]')?.click()
      const now = document.querySelector('[data-coach]')?.dataset
      const waiting = document.querySelector('.prompt')?.getAttribute('data-question') ?? null
      return now?.coach !== step || now.coachWants !== wants || waiting !== question
    },
    [coach, coachWants, id],
  )
}

/** Does what the coach says. */
async function doAsSaid(page) {
  const before = await coachOn(page)
  const id = await page.locator('.prompt').getAttribute('data-question')
  const [key] = JSON.parse(before.coachWants)
  if (before.coachKind === 'say') await page.locator('.coach-foot button').first().click()
  else {
    await list(page, true)
    await page.locator(`.option[data-key="${key}"], .option[data-key^="${key} "]`).first().click()
  }
  await taken(page, before, id)
}

/** A lesson in its middle, as somebody comes there who does what the coach says. */
async function lesson(page, game, name, step, wants = 0) {
  await page.goto(`/learn/${game}/${name}`)
  for (let done = 0; ;) {
    await page.waitForFunction(() => {
      const { coachKind, coachWants = '[]' } = document.querySelector('[data-coach]')?.dataset ?? {}
      return coachKind === 'say' || coachWants !== '[]'
    })
    const isThere = Number((await coachOn(page)).coach) >= step
    if (isThere && done++ >= wants) return
    await doAsSaid(page)
  }
}

/** A worked example after so many answers of the book. */
async function example(page, game, id, answers) {
  await page.goto(`/try/${game}/${id}`)
  for (let i = 0; i < answers; i++) {
    await page.locator(`[data-coach="${i}"]:not([data-coach-wants="[]"])`).waitFor()
    await page.locator('.coach-foot .button.primary').click()
  }
  await page.locator(`[data-coach="${answers}"]`).waitFor()
}

/** The first table of somebody who is new to a game: its goal stands open. */
async function firstTable(page, game) {
  await beNew(page)
  await begin(page, game)
  await asked(page)
  await page.locator('[data-plate="goal"]').waitFor()
}

/** A page of the rules, when its pictures are there. */
async function rules(page, path) {
  await page.goto(`/rules/${path}`)
  const drawing = page.locator('.rules-two-minutes > :nth-child(2), .rules-reference > :nth-child(3)')
  await drawing.first().waitFor({ state: 'attached' })
}

/** Every picture: its name, the window, theme and language, and how to get there. */
async function allShots() {
  const files = readdirSync(gamesFolder).map((game) => join(gamesFolder, game, 'testing', 'shots.mjs'))
  const own = await Promise.all(
    files.filter((file) => existsSync(file)).map((file) => import(pathToFileURL(file).href)),
  )
  return [
    ['shelf-night-en', WIDE, 'night', 'en', shelf],
    ['shelf-day-de', WIDE, 'day', 'de', shelf],
    ['shelf-phone-day-de', PHONE, 'day', 'de', shelf],
    ['learn-games-phone-day-de', PHONE, 'day', 'de', (page) => page.goto('/learn')],
    ...own.flatMap(({ shots }) =>
      shots({ WIDE, PHONE, begin, answer, answered, asked, list, lesson, example, firstTable, rules }),
    ),
  ]
}

/** A board that has just come is measured before it is drawn. */
async function drawn(page) {
  await page.waitForFunction(() => {
    const board = document.querySelector('[data-board]')
    const play = document.querySelector('[data-play]')
    return board === null || (play !== null && play.getBoundingClientRect().width > 0) || board.querySelector('.option')
  })
}

const isShown = (name) => existsSync(join(root, pictures, `${name}.png`))
const words = process.argv.slice(2)
const shots = (await allShots()).filter(([name]) =>
  words.length === 0 ? isShown(name) : words.some((word) => name.includes(word)),
)

async function shoot(browser, port, [name, viewport, theme, language, go]) {
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
    pace: 'atOnce',
  })
  // Who is new to a game is told its goal over the board.
  await context.addInitScript(
    (kept) => localStorage.setItem('walstatt.newHere', kept),
    JSON.stringify(Object.fromEntries(readdirSync(gamesFolder).map((game) => [game, { tables: [], wish: false }]))),
  )
  const page = await context.newPage()
  // On a busy machine everything takes long; this only catches what never comes.
  page.setDefaultTimeout(300_000)
  await go(page)
  if (!name.startsWith('list')) await list(page, false)
  await drawn(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const path = join(isShown(name) ? pictures : others, `${name}.png`)
  await page.screenshot({ path: join(root, path), animations: 'disabled', timeout: 180_000 })
  await context.close()
  return path
}

mkdirSync(web, { recursive: true })
await build({ configFile, logLevel: 'warn', build: { outDir: web, emptyOutDir: true } })
const server = await preview({ configFile, preview: { port: 0, host: '127.0.0.1' }, build: { outDir: web } })
const { port } = server.httpServer.address()
const flat = await chromium.launch(await chromiumLaunch({ webgl: false }))
const deep = await chromium.launch(await chromiumLaunch({ webgl: true }))
const progress = startProgress(terminal(), shots.length)
for (const [i, shot] of shots.entries()) {
  progress.at(i, shot[0])
  const path = await shoot(shot[0].includes('heroscape') ? deep : flat, port, shot)
  progress.above(() => console.log(path))
}
progress.end()
await flat.close()
await deep.close()
await server.close()
