import type { GameEvent } from '../../../engine/table.ts'
import type { Event } from '../rules/words.ts'

/** The rule behind each kind of event; an event that names its own rule wins. */
const RULES: Readonly<Partial<Record<Event['type'], string>>> = {
  resourceGained: 'UP-HEX-25',
  resourceLost: 'UP-SET-16',
  apGained: 'UP-RUL-23',
  seatTaken: 'UP-SET-10',
  mapBuilt: 'UP-SET-26',
  druidRevealed: 'UP-SET-28',
  phaseBegan: 'UP-PHS-01',
  cardsRefreshed: 'UP-REF-02',
  apRefreshed: 'UP-REF-03',
  itemsShuffled: 'UP-RUL-35',
  itemDealt: 'UP-MKT-07',
  questDealt: 'UP-REF-05',
  produced: 'UP-PRD-01',
}

export function eventRule(event: GameEvent & { readonly rule?: string }): string | undefined {
  return event.rule ?? RULES[event.type as Event['type']]
}
