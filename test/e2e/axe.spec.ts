import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { answerFromList, expect, setUp, test, untilAsked } from './app.ts'

async function expectNothing(page: Page): Promise<void> {
  // Without frames there is nothing to gather from other pages, and nobody reads what is in order: half the work.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)
  expect(found).toEqual([])
}

const PAGES = [
  '/',
  '/new/bloodstones',
  '/new/heroscape',
  '/workshop/heroscape',
  '/workshop/uprising',
  '/games',
  '/rules',
  '/rules/bloodstones/BS-MOV-04',
  '/settings',
  '/account',
  '/nowhere',
]

for (const theme of ['night', 'day'] as const) {
  test(`axe finds nothing on any page (${theme})`, async ({ page }) => {
    await page.addInitScript(
      (chosen) => localStorage.setItem('walstatt.settings', JSON.stringify({ theme: chosen, motion: 'off' })),
      theme,
    )
    for (const path of PAGES) {
      await page.goto(path)
      await page.locator('h1').first().waitFor()
      await page.waitForLoadState('networkidle')
      await expectNothing(page)
    }
  })

  test(`axe finds nothing at the table (${theme})`, async ({ page }) => {
    await page.addInitScript(
      (chosen) => localStorage.setItem('walstatt.settings', JSON.stringify({ theme: chosen, motion: 'off' })),
      theme,
    )
    await setUp(page)
    await untilAsked(page)
    await expectNothing(page)
    for (let i = 0; i < 6; i++) await answerFromList(page)
    await expectNothing(page)
    await page.getByRole('button', { name: 'Show the table as a list' }).click()
    await expectNothing(page)
    await page.getByRole('button', { name: 'History', exact: true }).click()
    await page.getByRole('button', { name: 'One step back' }).click()
    await page.locator('.prompt-title', { hasText: 'past' }).waitFor()
    await expectNothing(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNothing(page)
  })

  test(`axe finds nothing about seats and links (${theme})`, async ({ page }) => {
    await page.addInitScript(
      (chosen) => localStorage.setItem('walstatt.settings', JSON.stringify({ theme: chosen, motion: 'off' })),
      theme,
    )
    await setUp(page, { isOnline: true, others: ['bot'] })
    await untilAsked(page)
    await page.getByRole('button', { name: 'Seats and links' }).click()
    await expectNothing(page)
    await page.getByRole('button', { name: 'Play on another device' }).click()
    await page.locator('.qr').waitFor()
    await expectNothing(page)
    await page.locator('dialog').getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Your way back' }).click()
    await expectNothing(page)
  })

  test(`axe finds nothing in a waiting room (${theme})`, async ({ page, context }) => {
    const settings = JSON.stringify({ theme, motion: 'off' })
    await context.addInitScript((kept) => localStorage.setItem('walstatt.settings', kept), settings)
    await setUp(page, { isOnline: true, others: ['invite', 'open'] })
    await page.locator('.room-seat').first().waitFor()
    await expectNothing(page)
    await page.getByRole('button', { name: 'Invite', exact: true }).first().click()
    await page.locator('.qr').waitFor()
    await page.getByRole('button', { name: 'New link' }).click()
    await expectNothing(page)
    const stranger = await context.browser()!.newContext({ baseURL: new URL(page.url()).origin })
    const invited = await stranger.newPage()
    await invited.goto(await page.locator('dialog input').inputValue())
    await invited.locator('.sit-form').waitFor()
    await expectNothing(invited)
    await stranger.close()
  })

  test(`axe finds nothing at a battlefield (${theme})`, async ({ page }) => {
    await page.addInitScript(
      (chosen) => localStorage.setItem('walstatt.settings', JSON.stringify({ theme: chosen, motion: 'off' })),
      theme,
    )
    await page.goto('/new/heroscape')
    await page.getByLabel('Scenario', { exact: true }).selectOption('MIST')
    await page.getByText('Variants and rulings').click()
    await page.getByLabel('Seed of chance').fill('end to end')
    await page.getByRole('button', { name: 'Start' }).click()
    await untilAsked(page)
    await expectNothing(page)
    for (let i = 0; i < 30; i++) await answerFromList(page, i)
    await expectNothing(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNothing(page)
  })

  const game = theme === 'night' ? 'immortals' : 'uprising'
  test(`axe finds nothing at a table of ${game} (${theme})`, async ({ page }) => {
    await page.addInitScript(
      (chosen) => localStorage.setItem('walstatt.settings', JSON.stringify({ theme: chosen, motion: 'off' })),
      theme,
    )
    await page.goto(`/new/${game}`)
    await page.getByText('Variants and rulings').click()
    await page.getByLabel('Seed of chance').fill('end to end')
    await page.getByRole('button', { name: 'Start' }).click()
    for (let i = 0; i < 14; i++) await answerFromList(page, i)
    await untilAsked(page)
    await expectNothing(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNothing(page)
  })
}
