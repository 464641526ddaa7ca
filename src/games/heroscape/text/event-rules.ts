import type { GameEvent } from '../../../engine/table.ts'
import type { Event } from '../rules/words.ts'

/** The rule behind each kind of event; an event that names its own rule wins. */
const RULES: Partial<Readonly<Record<Event['type'], string>>> = {}

export function eventRule(event: GameEvent): string | undefined {
  const { rule } = event as { rule?: string }
  return rule ?? RULES[event.type as Event['type']]
}
