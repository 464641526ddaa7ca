import type { Page } from '@playwright/test'
import {
  answerFromList,
  expect,
  linkFrom,
  linkFromSeats,
  listen,
  person,
  playOn,
  setUp,
  sitDown,
  test,
  untilAsked,
  wayBackOf,
} from './app.ts'

const openSeats = (page: Page): Promise<void> => page.getByRole('button', { name: 'Seats and links' }).click()
const inDialog = (page: Page, button: string) =>
  page.locator('dialog').getByRole('button', { name: button, exact: true })

/** A refusal of the server is no fault of the page. */
const faults = (said: readonly string[]): readonly string[] => said.filter((text) => !text.includes('status of 403'))

test('an invitation is used up by sitting down', async ({ page: ada, browser, server }) => {
  const ben = await person(browser, server)
  const eve = await person(browser, server)
  const said = listen(eve.page)
  await setUp(ada, { isOnline: true, others: ['invite'] })
  const link = await linkFrom(ada, 'Invite')
  await sitDown(ben.page, link, 'Ben')
  await ben.page.locator('.prompt').waitFor()
  expect(new URL(ben.page.url()).hash).toBe('')
  await sitDown(eve.page, link, 'Eve')
  await expect(eve.page.getByRole('alert')).toContainText('This invitation has been used')
  await expect(eve.page.locator('.prompt')).toHaveCount(0)
  expect(faults(said)).toEqual([])
  await ben.context.close()
  await eve.context.close()
})

test('a used invitation to a table that may be watched says so, and lets watch', async ({
  page: ada,
  browser,
  server,
}) => {
  const ben = await person(browser, server)
  const eve = await person(browser, server)
  await setUp(ada, { isOnline: true, others: ['invite'], isPublic: true })
  const link = await linkFrom(ada, 'Invite')
  await sitDown(ben.page, link, 'Ben')
  await ben.page.locator('.prompt').waitFor()
  await eve.page.goto(link)
  await expect(eve.page.locator('.banner')).toContainText('This invitation has been used')
  await expect(eve.page.locator('.prompt')).toContainText('You are watching.')
  await ben.context.close()
  await eve.context.close()
})

test('a guest comes back by link after the browser has forgotten everything', async ({
  page: ada,
  browser,
  server,
}) => {
  await setUp(ada, { isOnline: true, others: ['bot'] })
  const link = await wayBackOf(ada)
  const id = await untilAsked(ada)
  // Still to be found, later.
  await openSeats(ada)
  await inDialog(ada, 'Your way back').click()
  await expect(ada.locator('dialog input')).toHaveValue(link)
  await inDialog(ada, 'Got it').click()
  await inDialog(ada, 'Close').click()

  const again = await person(browser, server)
  await again.page.goto(link)
  await again.page.getByRole('button', { name: 'Play here' }).click()
  expect(await wayBackOf(again.page)).not.toBe(link)
  expect(await untilAsked(again.page)).toBe(id)
  expect(new URL(again.page.url()).hash).toBe('')
  await again.page.reload()
  expect(await untilAsked(again.page)).toBe(id)
  await answerFromList(again.page)

  const thief = await person(browser, server)
  await thief.page.goto(link)
  await thief.page.getByRole('button', { name: 'Play here' }).click()
  await expect(thief.page.getByRole('alert')).toContainText('This link has been used')
  await again.context.close()
  await thief.context.close()
})

test('the same seat on a second device, until the first ends it', async ({ page: ada, browser, server }) => {
  await setUp(ada, { isOnline: true, others: ['bot'] })
  const id = await untilAsked(ada)
  const link = await linkFromSeats(ada, 'Play on another device')
  const tablet = await person(browser, server)
  await tablet.page.goto(link)
  await tablet.page.getByRole('button', { name: 'Play here' }).click()
  expect(await untilAsked(tablet.page)).toBe(id)
  await answerFromList(tablet.page)
  await expect(ada.locator(`.prompt[data-question="${id}"]`)).toHaveCount(0)
  // The second device cannot send the first away.
  await openSeats(tablet.page)
  await inDialog(tablet.page, 'Play on another device').click()
  await expect(tablet.page.getByRole('alert')).toContainText('Only the device on which you sat down')
  await inDialog(tablet.page, 'Close').click()
  const old = await wayBackLater(ada)
  await openSeats(ada)
  await inDialog(ada, 'End other devices').click()
  await inDialog(ada, 'End other devices').click()
  await expect(tablet.page.locator('main')).toContainText('You do not hold this seat any more')
  await expect(tablet.page.locator('.option')).toHaveCount(0)
  expect(await wayBackLater(ada)).not.toBe(old)
  await answerFromList(ada)
  await tablet.context.close()
})

async function wayBackLater(page: Page): Promise<string> {
  await page.goto(page.url())
  await openSeats(page)
  await inDialog(page, 'Your way back').click()
  const link = await page.locator('dialog input').inputValue()
  await page.goto(page.url())
  await untilAsked(page)
  return link
}

test('a seat whose player is away is offered anew if the others agree', async ({ page: ada, browser, server }) => {
  const ben = await person(browser, server)
  const cem = await person(browser, server)
  const dora = await person(browser, server)
  await setUp(ada, { isOnline: true, others: ['invite', 'invite'] })
  const invites = ada.getByRole('button', { name: 'Invite' })
  await expect(invites).toHaveCount(2)
  await sitDown(ben.page, await linkFrom(ada, 'Invite'), 'Ben')
  await expect(invites).toHaveCount(1)
  await sitDown(cem.page, await linkFrom(ada, 'Invite'), 'Cem')
  for (const page of [ada, ben.page, cem.page]) await page.locator('.prompt').waitFor()
  await playOn([ada, ben.page, cem.page], 6)
  await ben.context.close()
  const propose = async (): Promise<void> => {
    await openSeats(ada)
    await inDialog(ada, 'Offer this seat anew').click()
    await inDialog(ada, 'Invite somebody else').click()
    await inDialog(ada, 'Close').click()
  }
  const asked = cem.page.getByRole('alertdialog', { name: 'Offer this seat anew' })
  await propose()
  await expect(ada.locator('.request')).toContainText('Waiting for the agreement of Cem')
  await expect(asked).toContainText('The seat of Ben is to be offered anew')
  await asked.getByRole('button', { name: 'Decline' }).click()
  await expect(ada.locator('.request')).toHaveCount(0)
  await propose()
  await asked.getByRole('button', { name: 'Agree' }).click()
  await expect(ada.locator('.seats')).toContainText('Seat 2: free')
  const link = await linkFromSeats(ada, 'Invite')
  await sitDown(dora.page, link, 'Dora')
  await dora.page.locator('.prompt').waitFor()
  for (const page of [ada, cem.page]) await expect(page.locator('.panels')).toContainText('Dora')
  await cem.context.close()
  await dora.context.close()
})

test('who signs out elsewhere is told, and only watches', async ({ page, context }) => {
  await page.goto('/account')
  await page.getByRole('heading', { name: 'Create an account' }).click()
  await page.getByLabel('Account name').nth(1).fill(`ada-${Date.now()}`)
  await page.getByLabel('Password', { exact: true }).nth(1).fill('a long password')
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByRole('button', { name: 'I have written it down' }).click()
  await setUp(page, { isOnline: true, others: ['bot'], isPublic: true })
  await untilAsked(page)
  // Who has an account is not bothered with ways back.
  await expect(page.locator('dialog')).toHaveCount(0)
  const elsewhere = await context.newPage()
  await elsewhere.goto('/account')
  await elsewhere.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.locator('.banner', { hasText: 'You are signed out. You are only watching now.' })).toBeVisible()
  await expect(page.locator('.prompt')).toContainText('You are watching.')
  await expect(page.locator('.option')).toHaveCount(0)
  await elsewhere.close()
})

/** The server's word for it, put into what it says. */
async function stop(page: Page, isBare: boolean): Promise<void> {
  await page.routeWebSocket('**/api/socket', (socket) => {
    const server = socket.connectToServer()
    server.onMessage((data) => {
      const message = JSON.parse(data.toString()) as { type: string; run?: string; table?: object; parts?: object[] }
      if (message.table !== undefined)
        message.table = { ...message.table, state: 'stopped', stopped: 'rules: too long' }
      if (message.type === 'welcome' && isBare) {
        message.run = ''
        message.parts = (message.parts ?? []).map((part) => {
          const { channel, events } = part as { channel: unknown; events?: unknown[] }
          return { channel, seq: 0, whole: true, events, ...(channel === 'public' ? { waiting: [] } : {}) }
        })
      }
      socket.send(JSON.stringify(message))
    })
  })
  await page.reload()
}

for (const isBare of [false, true])
  test(`a match that was stopped ${isBare ? 'without a board' : 'with its board'} can be looked at and taken along`, async ({
    page,
  }) => {
    await setUp(page, { isOnline: true, others: ['bot'] })
    for (let i = 0; i < 3; i++) await answerFromList(page)
    await untilAsked(page)
    const told = await page.locator('.log li').count()
    await stop(page, isBare)
    await expect(page.locator('.prompt')).toContainText('The game stands still')
    await expect(page.locator('.prompt')).toContainText('Every move up to here is stored')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page.locator('.board')).toHaveCount(isBare ? 0 : 1)
    await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(told / 2)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save what I may see' }).click()
    expect((await saved).suggestedFilename()).toContain('walstatt')
    if (isBare) return
    await page.getByRole('button', { name: 'Look back' }).click()
    await page.getByRole('button', { name: 'One step back' }).click()
    await expect(page.locator('.prompt')).toContainText('You are looking at the past.')
  })
