// What `npm run shots` takes pictures of.
export function shots({ WIDE, PHONE, begin, answer, asked, list, lesson, example, firstTable }) {
  const choose = (scenario) => (page) => page.locator(`input[name=scenario][value=${scenario}]`).check()

  /** Some answers on; Master games begin with draft, placing and markers. */
  async function battlefield(page, scenario, answers) {
    await page.addInitScript(() => localStorage.setItem('walstatt.heroscape.board', '{"quality":"high"}'))
    await begin(page, 'heroscape', choose(scenario))
    for (let i = 0; i < answers && (await asked(page)) !== null; i++) await answer(page, i)
    await asked(page)
    await list(page, false)
    await page.locator('.hs-board[data-hs-ready="true"]').waitFor({ timeout: 120_000 })
    await page.waitForTimeout(4000)
  }

  async function learnt(page, go) {
    await page.addInitScript(() => localStorage.setItem('walstatt.heroscape.board', '{"quality":"high"}'))
    await go()
    await list(page, false)
    await page.locator('.hs-board[data-hs-ready="true"]').waitFor({ timeout: 120_000 })
    await page.waitForTimeout(4000)
  }

  async function eye(page) {
    await battlefield(page, 'DAWN', 7)
    await page.locator('[data-tool="eye"]').click()
    await page.locator('.hs-target[data-target^="figure:"]').first().dispatchEvent('click')
    await page.locator('[data-inside="true"]').click()
    await page.waitForTimeout(4000)
  }

  async function drawnPlan(page) {
    await battlefield(page, 'DAWN', 7)
    await page.locator('[data-tool="more"]').click()
    await page.locator('[data-tool="plan"]').click()
    await page.locator('.hs-plan').waitFor()
  }

  async function workshop(page) {
    await page.goto('/workshop/heroscape')
    await page.locator('[data-start="migols-tomb"]').click()
    await page.locator('.hsw-scene canvas[data-ready=true]').waitFor({ timeout: 120_000 })
    await page.waitForTimeout(4000)
  }

  return [
    ['heroscape-giants-day-de', WIDE, 'day', 'de', (page) => battlefield(page, 'DAWN', 7)],
    ['heroscape-waters-night-en', WIDE, 'night', 'en', (page) => battlefield(page, 'DIVE', 8)],
    ['heroscape-durgeth-day-en', WIDE, 'day', 'en', (page) => battlefield(page, 'PLANT', 8)],
    ['heroscape-trollsford-night-en', WIDE, 'night', 'en', (page) => battlefield(page, 'MIST', 30)],
    ['heroscape-migol-day-de', WIDE, 'day', 'de', (page) => battlefield(page, 'BARREN', 34)],
    ['heroscape-draft-night-en', WIDE, 'night', 'en', (page) => battlefield(page, 'FRONT', 6)],
    ['heroscape-phone-day-de', PHONE, 'day', 'de', (page) => battlefield(page, 'DAWN', 7)],
    ['heroscape-phone-night-en', PHONE, 'night', 'en', (page) => battlefield(page, 'MIST', 30)],
    ['heroscape-eye-day-en', WIDE, 'day', 'en', eye],
    ['heroscape-plan-day-de', WIDE, 'day', 'de', drawnPlan],
    ['heroscape-workshop-day-de', WIDE, 'day', 'de', workshop],
    [
      'learn-heroscape-day-de',
      WIDE,
      'day',
      'de',
      (page) => learnt(page, () => lesson(page, 'heroscape', 'high-ground', 7)),
    ],
    [
      'learn-heroscape-example-night-en',
      WIDE,
      'night',
      'en',
      (page) => learnt(page, () => example(page, 'heroscape', 'HS-EX-11', 1)),
    ],
    [
      'learn-heroscape-goal-phone-night-de',
      PHONE,
      'night',
      'de',
      (page) => learnt(page, () => firstTable(page, 'heroscape')),
    ],
  ]
}
