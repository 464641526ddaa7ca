import { listed } from '../../../boardkit/words.ts'
import type { Role } from '../../../engine/index.ts'
import { numbersIn } from '../../../kit/counting.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import type { Event } from '../rules/words/words.ts'
import { teamsOf } from './army.ts'
import { ENDING } from './ending-strings.ts'
import { seenBy } from './seen.ts'

type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>

/** Who won, against whom and by what (HS-END-01, HS-RUL-09, HS-RUL-10). */
export function verdict(board: BoardProps): string | undefined {
  const { language, nameOf } = board
  const s = ENDING[language]
  const seen = seenBy(board)
  const events = board.told.map(({ event }) => event as Event)
  const end = events.findLast(
    (event): event is Of<'battleWon' | 'battleDrawn'> => event.type === 'battleWon' || event.type === 'battleDrawn',
  )
  if (seen === undefined || end === undefined) return undefined
  const scored = events.findLast((event): event is Of<'scored'> => event.type === 'scored')
  const scores = numbersIn(scored?.points ?? '')
  const sumOf = (team: readonly Role[]): number => team.reduce((sum, role) => sum + (scores[role] ?? 0), 0)
  const teams = teamsOf(seen)
  if (end.type === 'battleDrawn') return end.by === 'score' ? s.drawByScore(Math.max(0, ...teams.map(sumOf))) : s.draw
  const winners = numbersIn(end.winners)
  const others = teams.filter((team) => !team.some((role) => winners.includes(role)))
  const told = {
    winners: listed(language, winners.map(nameOf)),
    isOne: winners.length === 1,
    losers: listed(language, others.flat().map(nameOf)),
    round: end.round,
    points: [sumOf(winners), Math.max(0, ...others.map(sumOf))] as const,
  }
  return s.wins(told) + s.why[end.by](told)
}
