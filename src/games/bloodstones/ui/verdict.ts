import { listed } from '../../../boardkit/words.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import type { Event } from '../rules/words/words.ts'
import { ENDING } from './ending-strings.ts'

type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>

/** Who won, with how many points, by which tie-break, and why it was over (BS-END-01, BS-END-08 to BS-END-11). */
export function verdict({ told, language, nameOf }: BoardProps): string | undefined {
  const s = ENDING[language]
  const events = told.map(({ event }) => event as Event)
  const ranked = events.filter((event): event is Of<'ranked'> => event.type === 'ranked')
  const winners = ranked.filter(({ place }) => place === 1)
  if (winners.length === 0) return undefined
  const [first] = winners
  const rivals = ranked.filter(({ place, vp }) => place > 1 && vp === first.vp)
  const tie = rivals.length === 0 ? '' : rivals.some(({ own }) => own === first.own) ? s.ties.captured : s.ties.own
  const end = events.findLast((event): event is Of<'endTriggered'> => event.type === 'endTriggered')
  const names = listed(
    language,
    winners.map(({ role }) => nameOf(role)),
  )
  return s.wins(names, winners.length, first.vp, tie, end === undefined ? '' : s.why[end.by])
}
