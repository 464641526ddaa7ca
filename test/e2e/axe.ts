import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { answerFromList, expect, showBoard, untilAsked } from './app.ts'

/** The rules that look at colours: the others find the same in every theme. */
const COLOURS = ['color-contrast', 'link-in-text-block']

async function faults(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)
}

/** As if another tab had changed the setting. */
async function wear(page: Page, theme: 'night' | 'day'): Promise<void> {
  await page.evaluate((chosen) => {
    const key = 'walstatt.settings'
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as object
    localStorage.setItem(key, JSON.stringify({ ...kept, theme: chosen, motion: 'off' }))
    dispatchEvent(new StorageEvent('storage', { key }))
  }, theme)
  await expect(page.locator(`:root[data-theme="${theme}"][data-motion="off"]`)).toBeAttached()
}

/** In both themes. */
export async function expectNothing(page: Page): Promise<void> {
  // Without frames there is nothing to gather from other pages, and nobody reads what is in order: half the work.
  const axe = () => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  await wear(page, 'night')
  expect(await faults(axe())).toEqual([])
  await wear(page, 'day')
  expect(await faults(axe().withRules(COLOURS))).toEqual([])
}

/** Some answers at a table as it is proposed. */
export async function expectNothingAtTable(page: Page, game: string): Promise<void> {
  await page.goto(`/new/${game}`)
  await page.getByText('Variants and rulings').click()
  await page.getByLabel('Seed of chance').fill('end to end')
  await page.getByRole('button', { name: 'Start' }).click()
  for (let i = 0; i < 14; i++) await answerFromList(page, i)
  await untilAsked(page)
  await showBoard(page)
  await expectNothing(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNothing(page)
}
