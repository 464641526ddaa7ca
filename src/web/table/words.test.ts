import { describe, expect, it, vi } from 'vitest'
import type { GameEvent } from '../../engine/index.ts'
import type { SeatInfo } from '../../protocol/http.ts'
import type { Loaded } from './words.ts'

vi.hoisted(() => {
  const media = { matches: false, addEventListener: () => undefined }
  Object.assign(globalThis, { matchMedia: () => media, localStorage: { getItem: () => null } })
})
const { sittersOf, wordsFor } = await import('./words.ts')

const loaded = {
  module: { narrator: { standIn: () => undefined, player: () => 'Red', event: () => '' } },
  content: undefined,
} as unknown as Loaded
const changed = (seat: number, holder: string): GameEvent => ({ type: 'table.seat', seat, holder }) as GameEvent
const sits = (name: string): SeatInfo[] => [{ seat: 1, holder: 'person', name } as SeatInfo]

describe('a seat that changes hands', () => {
  const events = [changed(1, 'nobody'), changed(1, 'person'), changed(1, 'bot captain'), changed(1, 'person')]
  const said = (language: 'en' | 'de'): string[] => {
    const words = wordsFor(loaded, language, new Map(), undefined, undefined, sittersOf(events, sits('Fred')))
    return events.map(words.event)
  }

  it('is told with who plays there now, and of others only what is known', () => {
    expect(said('en')).toEqual([
      'Seat 2 is free.',
      'Seat 2 is played by somebody else now.',
      'Seat 2 is played by a bot now.',
      'Seat 2 is played by Fred now.',
    ])
    expect(said('de').at(-1)).toBe('Platz 2: Jetzt spielt Fred.')
  })

  it('is not told with the name of who sat there before a bot', () => {
    const words = wordsFor(loaded, 'en', new Map(), undefined, undefined, sittersOf(events.slice(0, 3), sits('')))
    expect(words.event(events[2])).toBe('Seat 2 is played by a bot now.')
  })

  it('leaves the other words of the table as they are', () => {
    const words = wordsFor(loaded, 'en', new Map(), undefined, undefined)
    expect(words.event({ type: 'table.concede', role: 0 } as GameEvent)).toBe('Red concedes.')
    expect(words.event({ type: 'table.unheardOf' } as GameEvent)).toBe('')
  })
})
