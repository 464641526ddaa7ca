import {
  answerFromList,
  choose,
  expect,
  logLines,
  openLog,
  setUp,
  showList,
  test,
  untilAnswered,
  untilAsked,
} from './app.ts'

test('a turn with the keyboard alone', async ({ page }) => {
  await page.goto('/')
  const play = page.getByRole('button', { name: 'Play now against bots' }).first()
  for (let i = 0; i < 30 && !(await play.evaluate((e) => e === document.activeElement)); i++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await untilAsked(page)
  await page.keyboard.press('l')
  await page.getByRole('button', { name: 'Chronicle' }).focus()
  await page.keyboard.press('Enter')
  let turns = 0
  const seen = { few: 0, many: 0 }
  for (let i = 0; i < 60 && turns < 2; i++) {
    const id = await untilAsked(page)
    if (id === undefined) break
    const options = page.locator('.option')
    // A digit answers; where there are more than nine answers it points, arrows walk, and Enter answers.
    const isFew = (await options.count()) < 10
    await page.keyboard.press('1')
    if (!isFew) {
      await expect(page.locator('.option[data-number="1"]')).toBeFocused()
      await page.keyboard.press('ArrowRight')
      await expect(options.nth(1)).toBeFocused()
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('Enter')
    }
    seen[isFew ? 'few' : 'many']++
    await untilAnswered(page, id)
    turns = await page.locator('.log li', { hasText: /^Round \d+: turn of|turn of|’s turn/i }).count()
  }
  expect(turns).toBeGreaterThanOrEqual(2)
  expect(Math.min(seen.few, seen.many)).toBeGreaterThan(0)
})

test('the list plays the game without a board', async ({ page }) => {
  await setUp(page)
  await untilAsked(page)
  await showList(page)
  await expect(page.locator('.list-view')).toContainText('Players')
  for (let i = 0; i < 6; i++) await answerFromList(page, i)
  await expect(page.locator('.list-view')).toContainText('Your hand')
})

test('the language changes in the middle of a game', async ({ page }) => {
  await setUp(page)
  await answerFromList(page)
  const id = await untilAsked(page)
  const english = await page.locator('.prompt-title').innerText()
  await choose(page, 'Settings')
  await page.getByRole('radio', { name: 'Deutsch' }).check({ force: true })
  await page.keyboard.press('Escape')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.locator('.prompt-title')).not.toHaveText(english)
  await expect(page.getByRole('button', { name: 'Chronik' })).toBeVisible()
  expect(await untilAsked(page)).toBe(id)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.getByRole('button', { name: 'Mehr', exact: true }).click()
  await page.locator('.menu-item', { hasText: 'Einstellungen' }).click()
  await page.getByRole('radio', { name: 'English' }).check({ force: true })
  await page.keyboard.press('Escape')
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
  await openLog(page)
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
  const lines = await logLines(page)
  await choose(page, 'Try it out')
  await expect(page.locator('.banner')).toContainText('Nothing here is real')
  await answerFromList(page)
  await page.getByRole('button', { name: 'Throw the copy away' }).click()
  expect(await untilAsked(page)).toBe(id)
  expect(await logLines(page)).toEqual(lines)
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
  await expect(page.locator('.rules-found li').first()).toContainText('BS-MOV-04')
})
