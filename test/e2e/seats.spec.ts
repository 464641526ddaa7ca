import type { Page } from '@playwright/test'
import { STOP_REASONS, stopText } from '../../src/protocol/stopped.ts'
import {
  answerFromList,
  expect,
  linkFrom,
  linkFromSeats,
  listen,
  logLines,
  openLog,
  openSeats,
  person,
  playOn,
  setUp,
  sitDown,
  test,
  untilAsked,
  wayBackFromSeats,
  wayBackOf,
} from './app.ts'

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
  // Before a name is asked for, it is clear what for.
  await ben.page.goto(link)
  await expect(ben.page.getByRole('heading', { level: 1 })).toContainText('invites you to Bloodstones')
  await expect(ben.page.locator('.room-seat')).toHaveCount(2)
  await ben.page.getByLabel('Your name at the table').fill('Ben')
  await ben.page.getByRole('button', { name: 'Sit down here' }).click()
  await ben.page.locator('.prompt').waitFor()
  expect(new URL(ben.page.url()).hash).toBe('')
  await eve.page.goto(link)
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
  await expect(eve.page.locator('.banner')).toContainText('This invitation has been used: Ben sits there')
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
  const id = await untilAsked(ada)
  // Alone against bots nobody is bothered with it.
  await expect(ada.locator('dialog')).toHaveCount(0)
  const link = await wayBackFromSeats(ada)

  const again = await person(browser, server)
  await again.page.goto(link)
  await expect(again.page.locator('.at-table')).toContainText('Bloodstones')
  await again.page.getByRole('button', { name: 'Play here' }).click()
  expect(await untilAsked(again.page)).toBe(id)
  expect(await wayBackFromSeats(again.page)).not.toBe(link)
  expect(new URL(again.page.url()).hash).toBe('')
  await again.page.reload()
  expect(await untilAsked(again.page)).toBe(id)
  await answerFromList(again.page)

  const thief = await person(browser, server)
  await thief.page.goto(link)
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

test('the way back is shown once to who plays with others, and goes with the guest', async ({ browser, server }) => {
  const { context, page: ada } = await person(browser, server)
  await setUp(ada, { isOnline: true, others: ['invite'] })
  await wayBackOf(ada)
  await ada.reload()
  await ada.locator('.room-seat').first().waitFor()
  await expect(ada.locator('dialog')).toHaveCount(0)
  const ways = (): Promise<number> =>
    ada.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('walstatt.way.')).length)
  expect(await ways()).toBe(1)
  await ada.goto('/account')
  await ada.getByRole('heading', { name: 'Create an account' }).click()
  const form = ada.locator('.account-part', { hasText: 'Create an account' })
  await form.getByLabel('Account name').fill('Ada with spaces')
  await form.getByLabel('Password').fill('short')
  await form.getByRole('button').click()
  await expect(form.getByRole('alert')).toContainText('8 to 200 characters')
  await form.getByLabel('Password').fill('a long password')
  await form.getByRole('button').click()
  await expect(form.getByRole('alert')).toContainText('This account name does not fit')
  await expect(form.getByLabel('Account name')).toBeFocused()
  await form.getByLabel('Account name').fill(`ada-${Date.now()}`)
  await form.getByRole('button').click()
  await ada.getByRole('button', { name: 'I have written it down' }).click()
  expect(await ways()).toBe(0)
  await context.close()
})

test('a seat whose player is away is offered anew if the others agree', async ({ page: ada, browser, server }) => {
  const ben = await person(browser, server)
  const cem = await person(browser, server)
  const dora = await person(browser, server)
  await setUp(ada, { isOnline: true, others: ['invite', 'invite'] })
  const invites = ada.getByRole('button', { name: 'Invite', exact: true })
  await expect(invites).toHaveCount(2)
  await sitDown(ben.page, await linkFrom(ada, 'Invite'), 'Ben')
  await expect(invites).toHaveCount(1)
  await sitDown(cem.page, await linkFrom(ada, 'Invite'), 'Cem')
  for (const page of [ada, ben.page, cem.page]) await page.locator('.prompt').waitFor()
  const table = ben.page.url()
  await playOn([ada, ben.page, cem.page], 6)
  await ben.page.goto('/settings')
  const asked = cem.page.getByRole('alertdialog', { name: 'Offer this seat anew' })
  const told = ada.locator('.request')
  await openSeats(ada)
  await inDialog(ada, 'Offer this seat anew').click()
  await expect(ada.locator('dialog')).toContainText('First you ask Cem.')
  await inDialog(ada, 'Ask the others').click()
  await expect(ada.locator('dialog')).toContainText('Waiting for the agreement of Cem')
  await expect(asked).toContainText('may Seat 2 (Ben) be offered anew? The old access ends then')
  await asked.getByRole('button', { name: 'Decline' }).click()
  await expect(ada.locator('dialog')).toContainText('Cem has declined')
  await ada.locator('dialog').getByRole('button', { name: 'Close' }).last().click()
  await inDialog(ada, 'Close').click()
  for (const page of [ada, cem.page]) await expect(page.locator('.request')).toContainText('Cem has declined')
  await told.getByRole('button', { name: 'Ask again' }).click()
  await expect(told).toContainText('Waiting for the agreement of Cem')
  await asked.getByRole('button', { name: 'Agree' }).click()
  await expect(told).toContainText('Everybody agreed. Seat 2 is free')
  await told.getByRole('button', { name: 'Invite somebody' }).click()
  const link = await ada.getByLabel('Invite to seat 2').locator('input').inputValue()
  await dora.page.goto(link)
  await expect(dora.page.locator('.lead').last()).toContainText('The game is under way.')
  await sitDown(dora.page, link, 'Dora')
  await dora.page.locator('.prompt').waitFor()
  await expect(ada.locator('dialog')).toContainText('Dora has sat down here.')
  await ada.locator('dialog').getByRole('button', { name: 'Close' }).last().click()
  await expect(told).toHaveCount(0)
  for (const page of [ada, cem.page]) {
    await expect(page.locator('.panels')).toContainText('Dora')
    await openLog(page)
    await expect(page.locator('.log')).toContainText('Seat 2 is played by Dora now.')
  }
  await ben.page.goto(table)
  await expect(ben.page.locator('.banner')).toContainText('Dora has your seat now. You may watch.')
  await expect(ben.page.getByRole('link', { name: 'Back to my seat' })).toHaveCount(0)
  for (const { context } of [ben, cem, dora]) await context.close()
})

test('the host offers the seat of a bot to somebody', async ({ page: ada, browser, server }) => {
  const ben = await person(browser, server)
  await setUp(ada, { isOnline: true, others: ['bot'] })
  await untilAsked(ada)
  await openSeats(ada)
  await inDialog(ada, 'Offer this seat anew').click()
  await expect(ada.locator('dialog')).toContainText('Seat 2 is played by a bot.')
  await inDialog(ada, 'Invite somebody else').click()
  const link = await ada.getByLabel('Invite to seat 2').locator('input').inputValue()
  await sitDown(ben.page, link, 'Ben')
  await ben.page.locator('.prompt').waitFor()
  await expect(ada.locator('.panels')).toContainText('Ben')
  await ben.context.close()
})

test('who concedes stays and watches', async ({ page: ada, browser, server }) => {
  const ben = await person(browser, server)
  await setUp(ada, { isOnline: true, others: ['invite'] })
  await sitDown(ben.page, await linkFrom(ada, 'Invite'), 'Ben')
  for (const page of [ada, ben.page]) await page.locator('.prompt').waitFor()
  await ben.page.getByRole('button', { name: 'More', exact: true }).click()
  // A rematch is for the end.
  await expect(ben.page.locator('.menu-item', { hasText: 'Rematch' })).toHaveCount(0)
  await ben.page.locator('.menu-item', { hasText: 'Concede' }).click()
  await ben.page.locator('dialog').getByRole('button', { name: 'Concede', exact: true }).click()
  const told = 'You have conceded; a bot plays your seat to the end. You may watch.'
  await expect(ben.page.locator('.banner')).toHaveText(told)
  await expect(ben.page.locator('.prompt')).toContainText('You are watching.')
  await ben.page.reload()
  await expect(ben.page.locator('.banner')).toHaveText(told)
  // The host cannot give away what was conceded.
  await openSeats(ada)
  await expect(ada.locator('dialog')).toContainText('Ben (conceded)')
  await expect(inDialog(ada, 'Offer this seat anew')).toHaveCount(0)
  await ben.context.close()
})

test('who watches by a link that was changed is told so', async ({ page: ada, browser, server }) => {
  const eve = await person(browser, server)
  await setUp(ada, { isOnline: true, others: ['bot'] })
  await untilAsked(ada)
  await eve.page.goto(await linkFromSeats(ada, 'Link for spectators'))
  await eve.page.locator('.prompt').waitFor()
  await openSeats(ada)
  await inDialog(ada, 'Link for spectators').click()
  const old = await ada.locator('dialog input').inputValue()
  await inDialog(ada, 'New link').click()
  await expect(ada.locator('dialog')).toContainText('whoever watches by it is shown out')
  await inDialog(ada, 'Make a new link').click()
  await expect(ada.locator('dialog')).toContainText('This is the new link.')
  await expect(ada.locator('dialog input')).not.toHaveValue(old)
  await expect(eve.page.locator('main')).toContainText('The link for spectators was changed')
  await eve.page.reload()
  await expect(eve.page.locator('main')).toContainText('The link for spectators was changed')
  await eve.context.close()
})

test('whoever sat down by mistake leaves again before the game begins', async ({ page: ada, browser, server }) => {
  const ben = await person(browser, server)
  await setUp(ada, { isOnline: true, others: ['open', 'invite'], isPublic: true })
  // Who sits already is not asked to sit down.
  await expect(ada.locator('.room-seat')).toHaveCount(3)
  await expect(ada.getByRole('button', { name: 'Sit down here' })).toHaveCount(0)
  await expect(ada.getByRole('button', { name: 'Link for spectators' })).toBeVisible()
  await ben.page.goto(ada.url())
  await ben.page.getByRole('button', { name: 'Sit down here' }).click()
  await ben.page.getByLabel('Your name at the table').fill('Ben')
  await ben.page.getByRole('button', { name: 'Sit down here' }).click()
  await expect(ada.locator('.room')).toContainText('Ben')
  await ben.page.getByRole('button', { name: 'Leave the table' }).click()
  await inDialog(ben.page, 'Leave the table').click()
  await ben.page.waitForURL('**/games')
  await expect(ada.locator('.room')).not.toContainText('Ben')
  await ben.context.close()
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
        message.table = { ...message.table, state: 'stopped', stopped: stopText(STOP_REASONS.time) }
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
    const told = (await logLines(page)).length
    await stop(page, isBare)
    await expect(page.locator('.prompt')).toContainText('The game stands still')
    await expect(page.locator('.prompt')).toContainText('Every move up to here is stored')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page.locator('.board')).toHaveCount(isBare ? 0 : 1)
    if (!isBare) await openLog(page)
    await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(told / 2)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save what I may see' }).click()
    expect((await saved).suggestedFilename()).toContain('walstatt')
    if (isBare) return
    await page.getByRole('button', { name: 'Look back' }).click()
    await page.getByRole('button', { name: 'One step back' }).click()
    await expect(page.locator('.prompt')).toContainText('You are looking at the past.')
  })

test('what another says, takes back and gives up is noticed on a phone, and who gave up keeps the game', async ({
  page: ada,
  browser,
  server,
}) => {
  const ben = await person(browser, server)
  await ben.page.setViewportSize({ width: 390, height: 844 })
  await setUp(ada, { isOnline: true, others: ['invite'] })
  await sitDown(ben.page, await linkFrom(ada, 'Invite'), 'Ben')
  for (const page of [ada, ben.page]) await page.locator('.prompt').waitFor()
  // Said while Ben sits at the board.
  await openLog(ada)
  await ada.getByRole('tab', { name: 'Talk' }).click()
  await ada.getByLabel('Your message').fill('Good luck')
  await ada.getByLabel('Your message').press('Enter')
  const notice = ben.page.locator('.heard')
  await expect(notice).toContainText('Good luck')
  const mark = ben.page.locator('.tools').getByRole('img', { name: 'Something new was said' })
  await expect(mark).toBeVisible()
  await notice.getByRole('button', { name: 'Talk' }).click()
  await expect(ben.page.locator('.talk-lines')).toContainText('Good luck')
  await expect(mark).toHaveCount(0)
  await expect(notice).toHaveCount(0)
  await ben.page.locator('.drawer').getByRole('button', { name: 'Close' }).click()
  await expect(ben.page.locator('.panel').filter({ has: ben.page.locator('.panel-mine') })).toHaveCount(1)
  await expect(ben.page.locator('.panel-mine')).toBeVisible()
  // Both give up, one after the other.
  const concede = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.locator('.menu-item', { hasText: 'Concede' }).click()
    await page.locator('dialog').getByRole('button', { name: 'Concede', exact: true }).click()
  }
  await concede(ada)
  await expect(notice).toContainText(/concede/)
  await concede(ben.page)
  await expect(ben.page.locator('.ending')).toBeVisible()
  await expect(ben.page.locator('.ending-head')).toContainText('You conceded.')
  await expect(ben.page.locator('.ending').getByRole('button', { name: 'Rematch' })).toBeVisible()
  const { pathname } = new URL(ben.page.url())
  await ben.page.goto('/games')
  // Tables of others stand there too.
  const own = ben.page.locator('.row').filter({ has: ben.page.locator(`a[href="${pathname}"]`) })
  await expect(own).toContainText('Ben')
  await ben.context.close()
})
