import type { GameFacts } from '../../src/games/module.ts'
import { games } from '../../src/games/registry.ts'
import { answerFromList, openLog, openSeats, setUp, showBoard, test, untilAsked } from './app.ts'
import { expectNothing } from './axe.ts'

const offers = await Promise.all(
  games.map(async ({ id }) => {
    const { facts } = (await import(`../../src/games/${id}/facts.ts`)) as { readonly facts: GameFacts }
    return [`/new/${id}`, ...(facts.workshop === undefined ? [] : [`/workshop/${id}`])]
  }),
)

const PAGES = [
  '/',
  ...offers.flat(),
  '/games',
  '/rules',
  '/rules/bloodstones/BS-MOV-04',
  '/settings',
  '/account',
  '/nowhere',
]

test('axe finds nothing on any page', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path)
    await page.locator('h1').first().waitFor()
    await page.waitForLoadState('networkidle')
    await expectNothing(page)
  }
})

test('axe finds nothing at the table', async ({ page }) => {
  await setUp(page)
  await untilAsked(page)
  await expectNothing(page)
  for (let i = 0; i < 6; i++) await answerFromList(page)
  await expectNothing(page)
  await showBoard(page)
  await openLog(page)
  await expectNothing(page)
  await page.getByRole('button', { name: 'History', exact: true }).click()
  await page.getByRole('button', { name: 'One step back' }).click()
  await page.locator('.prompt-title', { hasText: 'past' }).waitFor()
  await expectNothing(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNothing(page)
})

test('axe finds nothing about seats and links', async ({ page }) => {
  await setUp(page, { isOnline: true, others: ['bot'] })
  await untilAsked(page)
  await openSeats(page)
  await expectNothing(page)
  await page.getByRole('button', { name: 'Play on another device' }).click()
  await page.locator('.qr').waitFor()
  await expectNothing(page)
  await page.locator('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Your way back' }).click()
  await expectNothing(page)
})

test('axe finds nothing in a waiting room', async ({ page, context }) => {
  await setUp(page, { isOnline: true, others: ['invite', 'open'] })
  await page.locator('.room-seat').first().waitFor()
  await expectNothing(page)
  await page.getByRole('button', { name: 'Invite', exact: true }).first().click()
  await page.locator('dialog .qr').waitFor()
  await page.getByRole('button', { name: 'New link' }).click()
  await expectNothing(page)
  const stranger = await context.browser()!.newContext({ baseURL: new URL(page.url()).origin })
  const invited = await stranger.newPage()
  await invited.goto(await page.locator('dialog input').inputValue())
  await invited.locator('.sit-form').waitFor()
  await expectNothing(invited)
  await stranger.close()
})

test('axe finds nothing at a battlefield', async ({ page }) => {
  // Every pixel of it is drawn by the processor.
  await page.setViewportSize({ width: 1024, height: 600 })
  await page.goto('/new/heroscape')
  await page.locator('input[name=scenario][value=MIST]').check()
  await page.getByText('Variants and rulings').click()
  await page.getByLabel('Seed of chance').fill('end to end')
  await page.getByRole('button', { name: 'Start' }).click()
  await untilAsked(page)
  await expectNothing(page)
  for (let i = 0; i < 30; i++) await answerFromList(page, i)
  await showBoard(page)
  await expectNothing(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNothing(page)
})
