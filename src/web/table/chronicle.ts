import type { GameEvent, Role } from '../../engine/index.ts'
import type { Language } from '../../protocol/board.ts'
import { eventsToldTo, type Mirror } from '../../protocol/mirror.ts'
import { wordsFor, type Loaded } from './words.ts'

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/**
 * What was told of a match whose table cannot be seen any more. Words are made for a table that is seen: what cannot be said without
 * it is left out, and nothing of it breaks the page.
 */
export function chronicle(
  mirror: Mirror,
  role: Role | undefined,
  loaded: Loaded,
  language: Language,
): { n: number; text: string }[] {
  const words = attempt(() => wordsFor(loaded, language, mirror.public.cells, role, undefined))
  const say = (event: GameEvent): string => attempt(() => words?.event(event)) ?? ''
  return eventsToldTo(mirror, role)
    .map(({ n, event }) => ({ n, text: say(event) }))
    .filter(({ text }) => text !== '')
}
