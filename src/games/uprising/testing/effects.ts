import type { ChanceSource } from '../../../engine/index.ts'
import { defaultContent, type Content } from '../content/content.ts'
import type { Effect } from '../content/effects/verbs.ts'
import { numberOfList } from '../rules/effects/scripts.ts'
import { NO_CONTEXT, type Context } from '../rules/select/context.ts'
import { heardMatch, type Heard, type Position, type Start } from './position.ts'

/** The built-in content with these effects as those of its first Event, in both editions, so that frames can carry them out. */
export function contentWith(effects: readonly Effect[], content: Content = defaultContent()): Content {
  const changed = (cards: Content['cards']['second']): Content['cards']['second'] => ({
    ...cards,
    events: cards.events.map((event, i) => (i === 0 ? { ...event, effects } : event)),
  })
  return { ...content, cards: { second: changed(content.cards.second), first: changed(content.cards.first) } }
}

/** A match that carries out these effects and then, if wanted, the state check. */
export function effectMatch(
  position: Position,
  effects: readonly Effect[],
  context: Partial<Context> = {},
  { settles = false, source }: { readonly settles?: boolean; readonly source?: ChanceSource } = {},
): Heard {
  const content = contentWith(effects, position.content?.(defaultContent()))
  const list = numberOfList(content, effects)
  const frames: Start[] = [{ procedure: 'effects', args: { ...NO_CONTEXT, ...context, list, at: 0 } }]
  if (settles) frames.unshift({ procedure: 'settle', args: { cause: 2 } })
  return heardMatch({ ...position, content: () => content }, frames, source)
}
