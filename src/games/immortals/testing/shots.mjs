// What `npm run shots` takes pictures of.
const has = async (page, key) => (await page.locator(`.option[data-key^="${key}"]`).count()) > 0

async function isAt(page, moment, i) {
  if (moment === 'draft') return i > 2 && has(page, 'card:')
  if (moment === 'planning') return (await has(page, 'back:3')) && (await has(page, 'back:6'))
  if (moment === 'turn') return i > 60 && has(page, 'pass')
  if (moment === 'attack') return i > 40 && has(page, 'attack:')
  return i > 60 && (await page.locator('.imp-stage .imp-verdict').count()) > 0
}

export function shots({ WIDE, PHONE, begin, answer, asked }) {
  /** Plans are full before they are ready. */
  async function planCard(page, i) {
    if (!(await has(page, 'ready'))) return false
    const id = await asked(page)
    const places = page.locator('.option[data-key^="place:"]')
    const count = await places.count()
    const choice = count > 0 ? places.nth((i * 7) % count) : page.locator('.option[data-key="ready"]')
    await choice.click()
    await page.waitForFunction((old) => document.querySelector('.prompt')?.getAttribute('data-question') !== old, id)
    return true
  }

  async function worlds(page, moment) {
    await begin(page, 'immortals')
    for (let i = 0; i < 400; i++) {
      await asked(page)
      if (await isAt(page, moment, i)) break
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
  ]
}
