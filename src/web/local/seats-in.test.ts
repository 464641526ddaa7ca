import { expect, it } from 'vitest'
import type { Entry, Setup } from '../../engine/index.ts'
import { seatsIn } from './seats-in.ts'

const setup = { roles: 3 } as Setup
const bot = { holder: 'bot', name: '', bot: 'captain' }

it('the first role is mine', () => {
  expect(seatsIn({ setup, log: [] }, 'Ada')).toEqual([{ holder: 'person', name: 'Ada' }, bot, bot])
})

it('a conceded seat stays conceded, the own one too', () => {
  const log: Entry[] = [
    { type: 'concede', role: 0 },
    { type: 'seat', seat: 0, holder: 'bot captain' },
    { type: 'concede', role: 2 },
  ]
  expect(seatsIn({ setup, log }, 'Ada')).toEqual([
    { holder: 'bot', name: 'Ada', bot: 'captain', conceded: true },
    bot,
    { ...bot, conceded: true },
  ])
})
