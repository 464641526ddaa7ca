import type { GameFile } from '../../engine/file.ts'
import type { LocalSeat } from './store.ts'

/** Who sits where in a game from a file. Whoever conceded has conceded: a bot's victory is not theirs. */
export function seatsIn({ setup, log }: Pick<GameFile, 'setup' | 'log'>, name: string): LocalSeat[] {
  const conceded = new Set(log.flatMap((entry) => (entry.type === 'concede' ? [entry.role] : [])))
  return Array.from({ length: setup.roles }, (_, role): LocalSeat => {
    const own = role === 0 ? name : ''
    if (conceded.has(role)) return { holder: 'bot', name: own, bot: 'captain', conceded: true }
    return role === 0 ? { holder: 'person', name } : { holder: 'bot', name: '', bot: 'captain' }
  })
}
