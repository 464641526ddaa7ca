// What `npm run shots` takes pictures of.
const has = async (page, key) => (await page.locator(`.option[data-key^="${key}"]`).count()) > 0

async function isAt(page, moment, i, list) {
  if (moment === 'draft') return i > 2 && has(page, 'card:')
  if (moment === 'planning') return (await has(page, 'back:3')) && (await has(page, 'back:6'))
  if (moment === 'turn') return i > 60 && has(page, 'pass')
  if (moment === 'attack') return i > 40 && has(page, 'attack:')
  if (i <= 60) return false
  await list(page, false)
  return (await page.locator('.imp-stage .imp-verdict').count()) > 0
}

export function shots({ WIDE, PHONE, begin, answer, answered, asked, list, lesson, example, rules }) {
  /** Plans are full before they are ready. */
  async function planCard(page, i) {
    if (!(await has(page, 'ready'))) return false
    const id = await asked(page)
    const places = page.locator('.option[data-key^="place:"]')
    const count = await places.count()
    const choice = count > 0 ? places.nth((i * 7) % count) : page.locator('.option[data-key="ready"]')
    await choice.click()
    await answered(page, id)
    return true
  }

  async function worlds(page, moment) {
    await begin(page, 'immortals')
    for (let i = 0; i < 400; i++) {
      await asked(page)
      await list(page, true)
      if (await isAt(page, moment, i, list)) break
      await list(page, true)
      await page.locator('.option').first().waitFor()
      if (!(await planCard(page, i))) await answer(page, i)
    }
    await page.waitForTimeout(1500)
  }

  return [
    ['immortals-draft-night-de', WIDE, 'night', 'de', (page) => worlds(page, 'draft')],
    ['immortals-planning-day-en', WIDE, 'day', 'en', (page) => worlds(page, 'planning')],
    ['immortals-planning-phone-night-de', PHONE, 'night', 'de', (page) => worlds(page, 'planning')],
    ['immortals-turn-night-de', WIDE, 'night', 'de', (page) => worlds(page, 'turn')],
    ['immortals-attack-day-de', WIDE, 'day', 'de', (page) => worlds(page, 'attack')],
    ['immortals-attack-phone-day-en', PHONE, 'day', 'en', (page) => worlds(page, 'attack')],
    ['immortals-tower-night-en', WIDE, 'night', 'en', (page) => worlds(page, 'tower')],
    ['learn-immortals-phone-night-de', PHONE, 'night', 'de', (page) => lesson(page, 'immortals', 'plan', 7)],
    ['learn-immortals-example-night-en', WIDE, 'night', 'en', (page) => example(page, 'immortals', 'IM-EX-01', 1)],
    ['learn-immortals-rules-day-en', WIDE, 'day', 'en', (page) => rules(page, 'immortals')],
  ]
}
