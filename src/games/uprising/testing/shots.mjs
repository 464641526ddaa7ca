// What `npm run shots` takes pictures of.
export function shots({ WIDE, PHONE, begin, answer, asked, list, lesson, firstTable, rules }) {
  /** Some answers on, or as soon as something is to be seen there. */
  async function winter(page, answers, until) {
    await begin(page, 'uprising')
    for (let i = 0; i < answers; i++) {
      await asked(page)
      if (until !== undefined && i > 12) {
        await list(page, false)
        if ((await page.locator(until).count()) > 0) break
      }
      if ((await page.locator('.prompt[data-over]').count()) > 0) break
      await answer(page, i)
    }
    await asked(page)
    await page.waitForTimeout(1500)
  }

  return [
    ['uprising-start-night-en', WIDE, 'night', 'en', (page) => winter(page, 12)],
    ['uprising-actions-day-en', WIDE, 'day', 'en', (page) => winter(page, 20)],
    ['uprising-combat-day-de', WIDE, 'day', 'de', (page) => winter(page, 80, '.upp-combat .bk-die')],
    ['uprising-late-night-en', WIDE, 'night', 'en', (page) => winter(page, 140, '.upp-nemesis-story')],
    ['uprising-phone-night-de', PHONE, 'night', 'de', (page) => winter(page, 20)],
    ['uprising-workshop-day-en', WIDE, 'day', 'en', (page) => page.goto('/workshop/uprising')],
    ['learn-uprising-night-de', WIDE, 'night', 'de', (page) => lesson(page, 'uprising', 'nemesis', 5)],
    ['learn-uprising-goal-day-en', WIDE, 'day', 'en', (page) => firstTable(page, 'uprising')],
    ['learn-uprising-reference-day-de', WIDE, 'day', 'de', (page) => rules(page, 'uprising/reference')],
  ]
}
