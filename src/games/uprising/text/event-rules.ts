import type { GameEvent } from '../../../engine/table.ts'
import type { Event } from '../rules/words.ts'

/** The rule behind each kind of event; an event that names its own rule wins. */
const RULES: Readonly<Partial<Record<Event['type'], string>>> = {
  resourceGained: 'UP-HEX-25',
  resourceLost: 'UP-RUL-13',
  apGained: 'UP-RUL-23',
}

export function eventRule(event: GameEvent & { readonly rule?: string }): string | undefined {
  return event.rule ?? RULES[event.type as Event['type']]
}
