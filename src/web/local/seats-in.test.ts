import { expect, it } from 'vitest'
import type { Entry, Setup } from '../../engine/index.ts'
import { seatsIn } from './seats-in.ts'

const setup = { roles: 3 } as Setup
const bot = { holder: 'bot', name: '', bot: 'greedy' }

it('the first role is mine', () => {
  expect(seatsIn({ setup, log: [] }, 'Ada')).toEqual([{ holder: 'person', name: 'Ada' }, bot, bot])
})

it('a conceded seat stays conceded, the own one too', () => {
  const log: Entry[] = [
    { type: 'concede', role: 0 },
    { type: 'seat', seat: 0, holder: 'bot greedy' },
    { type: 'concede', role: 2 },
  ]
  expect(seatsIn({ setup, log }, 'Ada')).toEqual([
    { holder: 'bot', name: 'Ada', bot: 'greedy', conceded: true },
    bot,
    { ...bot, conceded: true },
  ])
})
