import { answerFromList, expect, setUp, test, untilAnswered, untilAsked } from './app.ts'

test('a turn with the keyboard alone', async ({ page }) => {
  await page.goto('/')
  const play = page.getByRole('button', { name: 'Play now against bots' }).first()
  for (let i = 0; i < 30 && !(await play.evaluate((e) => e === document.activeElement)); i++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  let turns = 0
  for (let i = 0; i < 60 && turns < 2; i++) {
    const id = await untilAsked(page)
    if (id === undefined) break
    // Digits point, arrows walk, Enter answers.
    await page.keyboard.press('1')
    await expect(page.locator('.option[data-number="1"]')).toBeFocused()
    if ((await page.locator('.option').count()) > 1) {
      await page.keyboard.press('ArrowRight')
      await expect(page.locator('.option').nth(1)).toBeFocused()
      await page.keyboard.press('ArrowLeft')
    }
    await page.keyboard.press('Enter')
    await untilAnswered(page, id)
    turns = await page.locator('.log li', { hasText: /^Round \d+: turn of|turn of|’s turn/i }).count()
  }
  expect(turns).toBeGreaterThanOrEqual(2)
})

test('the list plays the game without a board', async ({ page }) => {
  await setUp(page)
  await untilAsked(page)
  await page.getByRole('button', { name: 'Show the table as a list' }).click()
  await expect(page.locator('.list-view')).toContainText('Players')
  for (let i = 0; i < 6; i++) await answerFromList(page, i)
  await expect(page.locator('.list-view')).toContainText('Your hand')
})

test('the language changes in the middle of a game', async ({ page }) => {
  await setUp(page)
  await answerFromList(page)
  const id = await untilAsked(page)
  const english = await page.locator('.prompt-title').innerText()
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.locator('.prompt-title')).not.toHaveText(english)
  await expect(page.getByRole('tab', { name: 'Chronik' })).toBeVisible()
  expect(await untilAsked(page)).toBe(id)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('.prompt-title')).toHaveText(english)
})

test('undo, redo, and every step of the past', async ({ page }) => {
  await setUp(page)
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  let before = await untilAsked(page)
  let after = before
  // What a bot or chance answered to cannot be taken back alone.
  for (let i = 0; i < 12 && !(await undo.isEnabled()); i++) {
    before = after
    await answerFromList(page)
    after = await untilAsked(page)
  }
  await expect(undo).toBeEnabled()
  await undo.click()
  await expect(page.locator('.prompt')).toHaveAttribute('data-question', before!)
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(page.locator('.prompt')).toHaveAttribute('data-question', after!)
  for (let i = 0; i < 3; i++) await answerFromList(page)
  const now = await untilAsked(page)
  await page.getByRole('button', { name: 'History', exact: true }).click()
  await page.getByRole('button', { name: 'To the beginning' }).click()
  await expect(page.locator('.scrubber-step')).toContainText('Step 0 of')
  await expect(page.locator('.prompt')).not.toHaveAttribute('data-question', /./)
  await page.getByRole('button', { name: 'One step forward' }).click()
  await expect(page.locator('.scrubber-step')).toContainText('Step 1 of')
  await page.getByRole('button', { name: 'Replay' }).click()
  await expect(page.locator('.prompt')).toHaveAttribute('data-question', now!)
})

test('trying out changes nothing', async ({ page }) => {
  await setUp(page)
  await answerFromList(page)
  const id = await untilAsked(page)
  const lines = await page.locator('.log li').count()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: /^Try it out/ }).click()
  await expect(page.locator('.banner')).toContainText('Nothing here is real')
  await answerFromList(page)
  await page.getByRole('button', { name: 'Throw the copy away' }).click()
  expect(await untilAsked(page)).toBe(id)
  await expect(page.locator('.log li')).toHaveCount(lines)
})

test('a rule is one click away, and can be searched', async ({ page }) => {
  await setUp(page)
  await untilAsked(page)
  const link = page.locator('.prompt-title .rule-link')
  await expect(link).toHaveText('§')
  const [rule] = /BS-[A-Z]+-\d+/.exec(await link.evaluate((one) => one.outerHTML))!
  await link.click()
  await expect(page.locator('dialog')).toContainText(rule)
  await page.getByRole('link', { name: 'Open in the rules reader' }).click()
  await expect(page).toHaveURL(new RegExp(`/rules/bloodstones/${rule}`))
  await expect(page.locator(`#${rule}`)).toBeInViewport()
  await page.getByLabel('Search the rules').fill('BS-MOV-04')
  await expect(page.locator('.rule').first()).toContainText('BS-MOV-04')
})
