import type { Page } from '@playwright/test'
import {
  answerFromList,
  expect,
  linkFrom,
  linkFromSeats,
  listen,
  logLines,
  openLog,
  person,
  playOn,
  setUp,
  showList,
  sitDown,
  test,
  untilAsked,
} from './app.ts'

const lines = async (page: Page): Promise<number> => (await logLines(page)).length

test('two browsers play live, a third one watches', async ({ page: ada, browser, server }) => {
  const ben = await person(browser, server)
  const eve = await person(browser, server)
  const said = [listen(ben.page), listen(eve.page)]
  await setUp(ada, { isOnline: true, others: ['invite'] })
  await expect(ada.locator('.room-seat')).toHaveCount(2)
  await sitDown(ben.page, await linkFrom(ada, 'Invite'), 'Ben')
  for (const page of [ada, ben.page]) await page.locator('.prompt').waitFor()
  await eve.page.goto(await linkFromSeats(ada, 'Link for spectators'))
  await eve.page.locator('.prompt').waitFor()
  await expect(eve.page.locator('.prompt')).toContainText('You are watching.')
  await openLog(ada)
  await expect(ada.locator('.seats-foot')).toContainText('1 spectator')
  await playOn([ada, ben.page], 10)
  // Either page may hear of the last answer first.
  await expect.poll(async () => (await lines(ben.page)) - (await lines(ada))).toBe(0)
  await expect.poll(() => lines(eve.page)).toBeGreaterThan(0)
  // Spectators see no hand and are asked nothing.
  await expect(eve.page.locator('.option')).toHaveCount(0)
  await openLog(ada)
  await ada.getByRole('tab', { name: 'Talk' }).click()
  await ada.getByLabel('Your message').fill('Well played')
  await ada.getByLabel('Your message').press('Enter')
  await ben.page.getByRole('tab', { name: 'Talk' }).click()
  await expect(ben.page.getByRole('log', { name: 'Talk' })).toContainText('Well played')
  await eve.page.getByRole('tab', { name: 'Talk' }).click()
  await expect(eve.page.getByRole('log', { name: 'Talk' })).not.toContainText('Well played')
  expect(said).toEqual([[], []])
  await ben.context.close()
  await eve.context.close()
})

test('a lost connection is taken up again without loss or repeat', async ({ page: ada, browser, server }) => {
  const ben = await person(browser, server)
  const sockets: { close(): Promise<void> }[] = []
  await ben.page.routeWebSocket('**/api/socket', (socket) => {
    socket.connectToServer()
    sockets.push(socket)
  })
  await setUp(ada, { isOnline: true, others: ['invite'] })
  await sitDown(ben.page, await linkFrom(ada, 'Invite'), 'Ben')
  for (const page of [ada, ben.page]) await page.locator('.prompt').waitFor()
  await playOn([ada, ben.page], 4)
  const opened = sockets.length
  await sockets.at(-1)!.close()
  await expect.poll(() => sockets.length).toBeGreaterThan(opened)
  await playOn([ada, ben.page], 4)
  const told = await lines(ada)
  await expect.poll(() => lines(ben.page)).toBe(told)
  await ben.page.reload()
  await ben.page.locator('.prompt').waitFor()
  await expect.poll(() => lines(ben.page)).toBe(told)
  await ben.context.close()
})

test('the server may be started anew between moves', async ({ page, server }) => {
  await setUp(page, { isOnline: true, others: ['bot'] })
  for (let i = 0; i < 4; i++) await answerFromList(page)
  const id = await untilAsked(page)
  const told = await lines(page)
  await server.stop('SIGKILL')
  await expect(page.locator('.banner')).toContainText('Connection lost')
  await server.start()
  await expect(page.locator('.banner')).toHaveCount(0)
  expect(await untilAsked(page)).toBe(id)
  await expect.poll(() => lines(page)).toBe(told)
  await answerFromList(page)
  await page.goto('/games')
  await expect(page.getByRole('region', { name: 'Online' }).locator('.row')).toHaveCount(1)
})

test('a guest becomes an account, and the games move along', async ({ page }) => {
  await setUp(page, { isOnline: true, others: ['bot'] })
  await untilAsked(page)
  await page.goto('/account')
  await page.getByRole('heading', { name: 'Create an account' }).click()
  await page.getByLabel('Account name').nth(1).fill(`ada-${Date.now()}`)
  await page.getByLabel('Password', { exact: true }).nth(1).fill('a long password')
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(page.locator('.recovery-code')).not.toBeEmpty()
  await page.getByRole('button', { name: 'I have written it down' }).click()
  await expect(page.locator('.lead')).toContainText('Signed in')
  await page.goto('/games')
  await expect(page.getByRole('region', { name: 'Online' }).locator('.row')).toHaveCount(1)
})

test('a double click is one answer', async ({ page }) => {
  await setUp(page, { isOnline: true, others: ['bot'] })
  const id = await untilAsked(page)
  await showList(page)
  await page.locator('.option').first().dblclick()
  await page.waitForFunction((old) => document.querySelector('.prompt')?.getAttribute('data-question') !== old, id)
  await untilAsked(page)
  await expect(page.locator('.refusal')).toHaveCount(0)
})

test('tables that cannot be read are not called none', async ({ browser, server }) => {
  const { context, page } = await person(browser, server)
  await setUp(page, { isOnline: true, others: ['bot'] })
  await untilAsked(page)
  let isBroken = true
  await page.route('**/api/tables/mine', (route) =>
    isBroken ? route.fulfill({ status: 503, json: { error: { code: 'storage', message: '' } } }) : route.continue(),
  )
  await page.goto('/games')
  await expect(page.locator('main')).toContainText('Your tables at the server could not be read.')
  await expect(page.locator('main')).not.toContainText('No game is on the table yet.')
  isBroken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'Online' }).locator('.row')).toHaveCount(1)
  await context.close()
})

test('on a phone the menu fits in German', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('walstatt.settings', JSON.stringify({ language: 'de', pace: 'atOnce' })),
  )
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/new/immortals')
  await page.locator('.setup-foot button').click()
  await untilAsked(page)
  await page.getByRole('button', { name: 'Mehr', exact: true }).click()
  const box = (await page.locator('.menu-list').boundingBox())!
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(360)
  expect(box.y + box.height).toBeLessThanOrEqual(740)
})
