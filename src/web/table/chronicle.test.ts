import { expect, it, vi } from 'vitest'
import { fastSource, hmacSource, prepare } from '../../engine/index.ts'
import { findBot } from '../../bots/registry.ts'
import { games } from '../../games/registry.ts'
import { moveBot, type BotsOf } from '../../host/bots.ts'
import { Host } from '../../host/host.ts'
import { applyParts, emptyMirror } from '../../protocol/mirror.ts'
import type { Part } from '../../protocol/views.ts'

vi.hoisted(() => {
  const media = { matches: false, addEventListener: () => undefined }
  Object.assign(globalThis, { matchMedia: () => media, localStorage: { getItem: () => null } })
})
const { chronicle } = await import('./chronicle.ts')

it.each(games.map(({ id }) => id))('%s: what was told can be read without the table', async (id) => {
  const module = await games.find((entry) => entry.id === id)!.load()
  const { game } = module
  const prepared = prepare(game, Math.max(2, game.players.min), {}, undefined)
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.problems))
  const { host } = Host.start(prepared.value, hmacSource(new Uint8Array(32)))
  const roles = Array.from({ length: Math.max(2, game.players.min) }, (_, role) => role)
  const bots = new Map(roles.map((role) => [role, findBot('random')!()])) as unknown as BotsOf<never, never>
  host.bots = new Set(roles)
  for (let i = 0; i < 80; i++) moveBot(host as never, bots, fastSource(`${i}`))
  // As the server sends it when the rules cannot show the table: events, and no cells.
  const bare = (part: Part): Part => ({ ...part, set: {}, question: undefined, over: undefined }) as unknown as Part
  const whole = applyParts(emptyMirror, [host.whole('public'), host.whole(0)])!
  const mirror = applyParts(emptyMirror, [bare(host.whole('public')), bare(host.whole(0))])!
  const content = game.loadContent(undefined)
  const loaded = { module, content: content.ok ? content.value.content : undefined }
  for (const language of ['en', 'de'] as const) {
    const lines = chronicle(mirror, 0, loaded, language)
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.length).toBe(chronicle(whole, 0, loaded, language).length)
    expect(lines.map(({ text }) => text).join()).not.toMatch(/undefined|NaN|\[object/)
  }
})
