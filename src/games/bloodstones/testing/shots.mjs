// What `npm run shots` takes pictures of.
export function shots({ WIDE, PHONE, begin, answer, asked, list, lesson, firstTable, rules }) {
  const start = (page) => begin(page, 'bloodstones')

  async function table(page, answers) {
    await start(page)
    for (let i = 0; i < answers; i++) await answer(page, i)
    await asked(page)
  }

  async function battle(page) {
    await start(page)
    for (let i = 0; i < 400; i++) {
      await asked(page)
      await list(page, false)
      if ((await page.locator('.bs-stage').count()) > 0) return
      await list(page, true)
      const fight = page.locator('.option[data-key^="fight:"]')
      if ((await fight.count()) > 0) {
        await fight.first().click()
        await page.waitForTimeout(500)
      } else await answer(page, i)
    }
  }

  async function replay(page) {
    await table(page, 46)
    await list(page, false)
    await page.keyboard.press('h')
    await page.locator('.scrubber').waitFor()
    for (let i = 0; i < 9; i++) {
      const before = await page.locator('.scrubber-step').innerText()
      await page.locator('.scrubber button').nth(1).click()
      await page.waitForFunction((old) => document.querySelector('.scrubber-step')?.textContent !== old, before)
    }
  }

  async function inWords(page) {
    await table(page, 20)
    await list(page, true)
  }

  return [
    ['table-night-de', WIDE, 'night', 'de', (page) => table(page, 46)],
    ['table-day-en', WIDE, 'day', 'en', (page) => table(page, 46)],
    ['table-phone-night-en', PHONE, 'night', 'en', (page) => table(page, 24)],
    ['table-phone-day-de', PHONE, 'day', 'de', (page) => table(page, 24)],
    ['battle-night-en', WIDE, 'night', 'en', battle],
    ['replay-day-en', WIDE, 'day', 'en', replay],
    ['list-night-en', WIDE, 'night', 'en', inWords],
    ['new-table-night-de', WIDE, 'night', 'de', (page) => page.goto('/new/bloodstones')],
    ['rules-day-de', WIDE, 'day', 'de', (page) => page.goto('/rules/bloodstones/BS-BAT-12')],
    ['learn-bloodstones-night-en', WIDE, 'night', 'en', (page) => lesson(page, 'bloodstones', 'battle', 10)],
    ['learn-bloodstones-goal-day-de', WIDE, 'day', 'de', (page) => firstTable(page, 'bloodstones')],
    ['learn-bloodstones-rules-phone-day-en', PHONE, 'day', 'en', (page) => rules(page, 'bloodstones')],
  ]
}
