import { expect, test, untilAsked } from './app.ts'
import { boardOf, faultsOf, fillOf, shareOf } from './plates.ts'
import { openMidway } from './walk.ts'

interface Scene {
  readonly game: string
  readonly share: number
  /** Plates in the column of the players, with those whom nobody plays. */
  readonly players: number
}

/** Stored games, each at a moment with a question and a hand, with few and with the most players. */
const SCENES: readonly Scene[] = [
  { game: 'bloodstones-2-dawn', share: 0.4, players: 2 },
  { game: 'heroscape-2-dawn', share: 0.5, players: 2 },
  { game: 'immortals-3-dawn', share: 0.5, players: 3 },
  { game: 'uprising-2-dawn', share: 0.5, players: 4 },
]
const CROWDED: readonly Scene[] = [
  { game: 'bloodstones-6-dusk', share: 0.4, players: 6 },
  { game: 'heroscape-4-dusk', share: 0.6, players: 4 },
  { game: 'immortals-5-dusk', share: 0.5, players: 5 },
  { game: 'uprising-4-dusk', share: 0.5, players: 6 },
]

/** Window, the share that is free, and how much of the free rectangle the play fills. */
const WIDE = { width: 1440, height: 900, free: 0.75, fill: 0.95 }
const SMALL = { width: 1024, height: 768, free: 0.65, fill: 0.95 }
const PHONE = { width: 390, height: 844, free: 0.55, fill: 0 }
const HUGE = { width: 2560, height: 1440, free: 0.75, fill: 0.95 }

for (const { game, share, players } of [...SCENES, ...CROWDED])
  test(`the board is the screen, and the plates leave it free: ${game}`, async ({ page }) => {
    await page.setViewportSize(WIDE)
    await openMidway(page, game, share)
    expect(await untilAsked(page)).toBeDefined()
    await page.locator('[data-play]').waitFor({ state: 'attached' })
    for (const { width, height, free, fill } of [WIDE, SMALL, PHONE, HUGE]) {
      const size = `at ${width}×${height}`
      await page.setViewportSize({ width, height })
      await expect
        .poll(async () => (await boardOf(page)).board, size)
        .toEqual({ left: 0, top: 0, right: width, bottom: height })
      if (fill > 0) await expect.poll(() => fillOf(page, players), `fill ${size}`).toBeGreaterThanOrEqual(fill)
      expect.soft(await faultsOf(page), size).toEqual([])
      expect.soft(await shareOf(page), `free ${size}`).toBeGreaterThanOrEqual(free)
    }
  })
