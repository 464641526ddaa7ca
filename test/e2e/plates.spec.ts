import { expect, test, untilAsked } from './app.ts'
import { boardOf, faultsOf, fillOf, shareOf } from './plates.ts'
import { openMidway } from './walk.ts'

interface Scene {
  readonly game: string
  /** So much of our answers is given. */
  readonly at: number
  /** Plates in the column of the players, with those whom nobody plays. */
  readonly players: number
  /** Its question is played on one's own board or cards, which may take more then. */
  readonly isTray?: boolean
}

/** Stored games, each at a question with a hand, with few and with many players, and with the newest result as it lies there by itself. */
const SCENES: readonly Scene[] = [
  { game: 'bloodstones-2-dawn', at: 0.4, players: 2 },
  { game: 'bloodstones-6-dusk', at: 0.4, players: 6 },
  { game: 'heroscape-2-dawn', at: 0.5, players: 2 },
  { game: 'heroscape-4-dusk', at: 0.6, players: 4 },
  { game: 'immortals-3-dawn', at: 0.5, players: 3 },
  { game: 'immortals-5-dusk', at: 0.5, players: 5, isTray: true },
  { game: 'uprising-2-dawn', at: 0.5, players: 4 },
  { game: 'uprising-4-dusk', at: 0.4, players: 6, isTray: true },
]

/** The window, which share of it no plate covers, how much of what is free the play fills. On a phone it is seen in part. */
const SIZES = [
  { width: 1440, height: 900, free: 0.75, freeOfTray: 0.6, fill: 0.95 },
  { width: 1024, height: 768, free: 0.65, freeOfTray: 0.5, fill: 0.95 },
  { width: 390, height: 844, free: 0.55, freeOfTray: 0.4, fill: 0 },
  { width: 2560, height: 1440, free: 0.75, freeOfTray: 0.6, fill: 0.95 },
] as const

for (const { game, at, players, isTray = false } of SCENES)
  test(`the board is the screen, and the plates leave it free: ${game}`, async ({ page }) => {
    await page.setViewportSize(SIZES[0])
    await openMidway(page, game, at)
    expect(await untilAsked(page)).toBeDefined()
    await page.locator('[data-play]').waitFor({ state: 'attached' })
    for (const { width, height, free, freeOfTray, fill } of SIZES) {
      const size = `at ${width}×${height}`
      const window = { left: 0, top: 0, right: width, bottom: height }
      await page.setViewportSize({ width, height })
      await expect.poll(async () => (await boardOf(page)).board, size).toEqual(window)
      if (fill > 0) await expect.poll(() => fillOf(page, players), `fill ${size}`).toBeGreaterThanOrEqual(fill)
      await expect.poll(() => faultsOf(page), size).toEqual([])
      expect.soft(await shareOf(page), `free ${size}`).toBeGreaterThanOrEqual(isTray ? freeOfTray : free)
    }
  })

test('eight players have their plates', async ({ page }) => {
  await page.goto('/new/heroscape')
  for (let seat = 2; seat < 8; seat++) await page.getByRole('button', { name: 'Add a seat' }).click()
  await page.locator('.setup-foot button').first().click()
  await untilAsked(page)
  for (const { width, height } of SIZES) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => faultsOf(page), `at ${width}×${height}`).toEqual([])
    // Who does not fit is scrolled to.
    const last = page.locator('.panel').last()
    await expect(page.locator('.panel')).toHaveCount(8)
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport({ ratio: 0.99 })
  }
})
