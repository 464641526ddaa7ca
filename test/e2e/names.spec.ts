import { expect, test } from './app.ts'

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
