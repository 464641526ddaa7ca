import type { Page } from '@playwright/test'
import {
  answerFromList,
  choose,
  expect,
  linkFrom,
  listen,
  logLines,
  openLog,
  person,
  playOn,
  setUp,
  sitDown,
  test,
  untilAsked,
} from './app.ts'

test('who concedes sees a bot play on, and may have a rematch; saved and opened it is conceded still', async ({
  page,
}, info) => {
  await setUp(page, { rounds: 1, seed: 'concede' })
  for (let i = 0; i < 3; i++) await answerFromList(page)
  await untilAsked(page)
  const first = page.url()
  await choose(page, 'Concede')
  await page.locator('dialog').getByRole('button', { name: 'Concede', exact: true }).click()
  await page.locator('.prompt[data-over]').waitFor()
  const saved = page.waitForEvent('download')
  await page.locator('.ending').getByRole('button', { name: 'Save' }).click()
  const file = info.outputPath('conceded.walstatt.json')
  await (await saved).saveAs(file)
  await page.goto('/games')
  await page.locator('input[type="file"]').setInputFiles(file)
  await page.waitForURL((url) => url.href !== first && url.pathname.startsWith('/local/'))
  await expect(page.locator('.ending-head')).toContainText('conceded')
  await expect(page.locator('.ending-result')).toHaveText('The game is over')
  await page.goto(first)
  await expect(page.locator('.ending-head')).toContainText('You conceded. The bot that played on for you')
  await expect(page.getByRole('button', { name: 'Rematch' })).toHaveCount(1)
  await page.locator('.ending').getByRole('button', { name: 'Rematch' }).click()
  await page.waitForURL((url) => url.href !== first && url.pathname.startsWith('/local/'))
  expect(await untilAsked(page)).toBeDefined()
})

/** What was told; another table has other bots, so who leads a faction may be called otherwise. */
const linesOf = async (page: Page): Promise<string[]> =>
  (await logLines(page)).map((line) => line.replace(/^\w+ leads /, 'Somebody leads '))

test('a game saved as a file goes on from there', async ({ page }, info) => {
  await setUp(page, { seed: 'saved' })
  for (let i = 0; i < 5; i++) await answerFromList(page)
  const id = await untilAsked(page)
  const told = await linesOf(page)
  const first = page.url()
  const saved = page.waitForEvent('download')
  await choose(page, 'Save the game as a file')
  const file = info.outputPath('game.walstatt.json')
  await (await saved).saveAs(file)
  await page.goto('/games')
  await page.locator('input[type="file"]').setInputFiles(file)
  await page.waitForURL((url) => url.href !== first && url.pathname.startsWith('/local/'))
  expect(await untilAsked(page)).toBe(id)
  expect(await linesOf(page)).toEqual(told)
  await answerFromList(page)
})

test('an answer is taken back if the other player agrees', async ({ page: ada, browser, server }) => {
  const ben = await person(browser, server)
  const said = listen(ben.page)
  await setUp(ada, { isOnline: true, others: ['invite'] })
  await sitDown(ben.page, await linkFrom(ada, 'Invite'), 'Ben')
  for (const page of [ada, ben.page]) await page.locator('.prompt').waitFor()
  await playOn([ada, ben.page], 6)
  await choose(ada, 'Ask to go back')
  await ben.page.locator('.request').getByRole('button', { name: 'Decline' }).click()
  await openLog(ada)
  await expect(ada.locator('.log')).toContainText(/ declines?\./)
  await choose(ada, 'Ask to go back')
  await ben.page.locator('.request').getByRole('button', { name: 'Agree' }).click()
  for (const page of [ada, ben.page]) {
    await openLog(page)
    await expect(page.locator('.log')).toContainText(/ takes? an answer back/)
  }
  expect(await untilAsked(ada)).toBeDefined()
  await answerFromList(ada)
  expect(said).toEqual([])
  await ben.context.close()
})

test('a problem is reported from the table', async ({ page }) => {
  await setUp(page, { isOnline: true, others: ['bot'] })
  await untilAsked(page)
  await choose(page, 'Report a problem')
  const form = page.locator('dialog')
  await form.getByRole('textbox').fill('The bridge looks like a river.')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByRole('status')).toContainText('The report is stored')
})
