import type { Page } from '@playwright/test'
import { expect, person, test, untilAsked } from './app.ts'

const FIRST = [
  ['HeroScape', 'Basic game: Attack at Dawn'],
  ['Uprising', 'Two Chapters, easiest level'],
] as const

for (const [name, words] of FIRST)
  test(`playing at once is the first game of the rulebook: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 600 })
    await page.goto('/')
    const box = page.locator('.box', { has: page.getByRole('heading', { name, exact: true }) })
    await expect(box).toContainText(words)
    await box.getByRole('button', { name: 'Play now against bots' }).click()
    expect(await untilAsked(page)).toBeDefined()
    const options = await page.evaluate(
      () =>
        new Promise<unknown>((resolve) => {
          const opening = indexedDB.open('walstatt')
          opening.onsuccess = () => {
            const all = opening.result.transaction('games').objectStore('games').getAll()
            all.onsuccess = () => resolve((all.result as { options: unknown }[])[0].options)
          }
        }),
    )
    expect(options).toEqual(name === 'HeroScape' ? { scenario: 'DAWN' } : { chapters: 2, difficulty: 'rebel' })
  })

test('the layers of styles have their order, whichever file comes first', async ({ page }) => {
  await page.goto('/new/heroscape')
  await page.locator('.seat-row').first().waitFor()
  const order = await page.evaluate(() => {
    const names = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].flatMap((rule) =>
        rule instanceof CSSLayerStatementRule ? [...rule.nameList] : rule instanceof CSSLayerBlockRule ? rule.name : [],
      ),
    )
    return [...new Set(names)]
  })
  expect(order).toEqual(['tokens', 'base', 'controls', 'boardkit', 'page', 'game', 'figures'])
})

test('a friend is invited from the shelf with two clicks, and reads by whom and to what', async ({
  page,
  browser,
  server,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => localStorage.setItem('walstatt.settings', JSON.stringify({ name: 'Mara' })))
  await page.goto('/')
  await page.getByRole('button', { name: 'Invite a friend' }).first().click()
  await page.locator('.room-link').getByRole('button', { name: 'Copy', exact: true }).click()
  // Nothing lies over it that would have to be clicked away.
  await expect(page.locator('dialog')).toHaveCount(0)
  await expect(page.locator('.qr')).toBeVisible()
  const link = await page.getByRole('textbox', { name: 'Send this link to your friend' }).inputValue()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  const friend = await person(browser, server)
  await friend.page.goto(link)
  await expect(friend.page).toHaveTitle('Mara invites you to Bloodstones – Walstatt')
  await expect(friend.page.getByRole('heading', { level: 1 })).toHaveText('Mara invites you to Bloodstones')
  await expect(friend.page.locator('.chosen')).toContainText('2 players')
  await expect(friend.page.locator('.chosen')).toContainText('Live')
  await friend.page.getByLabel('Your name at the table').fill('Ben')
  await friend.page.getByRole('button', { name: 'Sit down here' }).click()
  await page.locator('.prompt').waitFor()
  await friend.context.close()
})

test('online a seat waits for a friend; a map brings its seats', async ({ page }) => {
  await page.goto('/new/heroscape')
  await page.getByRole('radio', { name: 'Online' }).check()
  await expect(page.getByLabel('Who sits at seat 2?')).toHaveValue('invite')
  await page.getByRole('radio', { name: 'On this device' }).check()
  await expect(page.getByLabel('Who sits at seat 2?')).toHaveValue('bot')
  await page.locator('input[name=scenario][value=FORT]').check()
  await expect(page.locator('.seat-row')).toHaveCount(4)
  await expect(page.locator('.chosen')).toContainText('Master game')
  await page.getByRole('button', { name: 'Remove seat 4' }).click()
  await expect(page.locator('input[name=scenario][value=auto]')).toBeChecked()
})

/** What of the rooms reaches over the window's edge; what scrolls by itself may. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = '.table-scroll, .with-maps, svg, .sr'
    const over = [...document.querySelectorAll('.app-header *, main *')].filter((one) => {
      const { width, left, right } = one.getBoundingClientRect()
      return width > 1 && (right > innerWidth + 1 || left < -1) && one.closest(scrolls) === null
    })
    return over
      .filter((one) => !one.matches('.skip'))
      .map((one) => `${one.tagName} ${one.className} ${one.textContent.slice(0, 30)}`)
  })

test('with text of twice the size on 320 pixels nothing of the rooms is cut', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.addInitScript(() => {
    localStorage.setItem('walstatt.settings', JSON.stringify({ language: 'de' }))
    addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'))
  })
  for (const [path, there] of [
    ['/', '.box svg'],
    ['/new/heroscape', '.seat-row'],
    ['/new/uprising', '.cast-emblem svg'],
    ['/games', '.empty-box svg'],
    ['/settings', '.segments'],
    ['/account', '.account-part'],
  ]) {
    await page.goto(path)
    await page.locator(there).first().waitFor()
    await expect.poll(() => cut(page)).toEqual([])
  }
})
