import { describe, expect, it } from 'vitest'
import type { SeatInfo } from '../../protocol/http.ts'
import { de } from '../i18n/de.ts'
import { en } from '../i18n/en.ts'
import { seatTitle, sitterName } from './seat-names.ts'

const seat = (part: Partial<SeatInfo>): SeatInfo => ({
  seat: 1,
  roles: [1],
  holder: 'person',
  isHost: false,
  isHere: true,
  conceded: false,
  ...part,
})

describe('a seat', () => {
  it('is called with who sits there', () => {
    expect(seatTitle(en, seat({ name: 'Ben' }))).toBe('Seat 2 (Ben)')
    expect(seatTitle(de, seat({ holder: 'bot', bot: 'captain' }))).toBe('Platz 2 (Bot)')
  })

  it('is called by its number alone if nobody gave a name, whatever the language there', () => {
    expect(seatTitle(en, seat({ name: 'Platz 2' }))).toBe('Seat 2')
    expect(seatTitle(de, seat({ name: 'Seat 2' }))).toBe('Platz 2')
    expect(sitterName(de, seat({ holder: 'invite' }))).toBe('Platz 2')
  })
})
