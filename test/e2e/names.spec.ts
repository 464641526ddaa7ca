import type { Page } from '@playwright/test'
import { expect, openLog, showList, test, untilAsked } from './app.ts'
import { withoutWebgl } from './heroscape.ts'
import { choosing } from './show.ts'
import { openBefore, openEnded } from './walk.ts'

for (const [language, mine] of [
  ['en', /^(?!You$)\p{L}+$/u],
  ['de', /^(?!Du$)\p{L}+$/u],
] as const)
  test(`everybody at a table has a name (${language})`, async ({ page }) => {
    await page.goto('/settings')
    await page.getByRole('radio', { name: language === 'de' ? 'Deutsch' : 'English' }).check({ force: true })
    await page.reload()
    const name = await page.locator('#name').inputValue()
    expect(name).toMatch(mine)
    await page.goto('/new/heroscape')
    await page.locator('.setup-foot button').first().click()
    await expect(page.locator('[data-question]').first()).toBeVisible()
    const panels = await page.locator('.panels').innerText()
    expect(panels).toContain(name)
    expect(panels).not.toMatch(/\b(You|Du|Bot|Player \d|Spieler \d)\b/)
    await page.goto('/settings')
    await expect(page.locator('#name')).toHaveValue(name)
  })

/** Stored games with several bots, somewhere in their middle. */
const GAMES = [
  { game: 'bloodstones-4-noon', answer: 120, often: 'de' },
  { game: 'heroscape-4-dusk', answer: 120, often: undefined },
  { game: 'immortals-4-noon', answer: 120, often: undefined },
  { game: 'uprising-3-noon', answer: 40, often: 'en' },
] as const

/** Nobody is called so; and no verb of the third person follows "you". */
const WRONG = [
  /\b(Bot|Player|Spieler|Seat|Platz|role|Rolle) ?\d/,
  /^(You|Du)$/m,
  /\b(You|you) (is|has|was|attacks|moves|places|draws|loses|scores|wins|pays|builds|takes|chooses)\b/,
  /\b[Dd]u (ist|hat|greift|zieht|setzt|verliert|gewinnt|zahlt|baut|nimmt|wählt)\b/,
  /\((You|Du)\)/,
  /undefined|\[object|NaN/,
]

async function expectNames(page: Page, selector: string): Promise<void> {
  const text = await page.locator(selector).innerText()
  for (const wrong of WRONG)
    expect
      .soft(
        text.split('\n').filter((line) => wrong.test(line)),
        String(wrong),
      )
      .toEqual([])
}

for (const { game, answer, often } of GAMES)
  for (const language of ['en', 'de'] as const)
    test(`plates, chronicle, list and ending name everybody: ${game} ${language}${language === often ? '' : ' @all'}`, async ({
      page,
    }) => {
      await withoutWebgl(page)
      await choosing(page, { language, name: 'Mara' })
      await openBefore(page, game, answer)
      await untilAsked(page)
      await openLog(page)
      await showList(page)
      for (const part of ['.panels', '.log', '.list-view', '.ribbon']) await expectNames(page, part)
      // On a plate the name of whoever plays stands alone, or behind the side's; no two are called the same.
      const names = await page.locator('.panel .bk-player').evaluateAll((all) =>
        all.map((plate) => {
          const [name, line] = ['.bk-player-name strong', '.bk-player-line'].map(
            (part) => plate.querySelector(part)?.textContent ?? '',
          )
          return `${name} ${line.replaceAll(/[\d+−·]/g, '').trim()}`
        }),
      )
      expect(names.join()).toContain('Mara')
      expect(new Set(names).size).toBe(names.length)
      await openEnded(page, game)
      await expectNames(page, '.ending')
    })
