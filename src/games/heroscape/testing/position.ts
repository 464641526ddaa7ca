import { type ChanceSource, fastSource, Match } from '../../../engine/index.ts'
import { loaded } from '../../../kit/testing/asking.ts'
import { defaultContent, type Content } from '../content/content.ts'
import { GLYPH_IDS, type GlyphId } from '../content/names.ts'
import { heroscape } from '../index.ts'
import { standing, type Stand } from '../lessons/stand.ts'
import type { State } from '../rules/table/state.ts'

export { asked, choose, loaded, offered, question, refusedBy, view } from '../../../kit/testing/asking.ts'
export { armyCard, figure, place, type Where } from '../lessons/stand.ts'

export type HeroscapeMatch = Match<State, Content>

/** What stands on a test field (see `small-fields.ts`). Anything that is not named stays in the box. */
export interface Position extends Stand {
  readonly arrange?: (state: State, content: Content) => void
  /** Other cards, for instance common ones made for a test. */
  readonly content?: (content: Content) => Content
}

/** A table with this position, outside of any match: for pure functions. */
export function tableOf(position: Position): { state: State; content: Content } {
  const { state, content } = standing(position, position.content?.(defaultContent()) ?? defaultContent())
  position.arrange?.(state, content)
  return { state, content }
}

/** A match that goes on from this position with the given frames (the last runs first); default: the rest of the turn. */
export function positionMatch(
  position: Position,
  frames: readonly { procedure: string; args?: object }[] = [],
  source: ChanceSource = fastSource('position'),
): HeroscapeMatch {
  const { state, content } = tableOf(position)
  const step = position.step === 'attack' ? 2 : 1
  const list = frames.length > 0 ? frames : [{ procedure: 'turn', args: { step } }]
  for (const frame of list) state.next.push({ procedure: frame.procedure, args: { ...frame.args } })
  return new Match(heroscape, content, state.roles, state, source).begin()
}

/** Prepared combat dice (S skull, D shield, - blank) and d20 results, in order: `rolls('SSD-', 17)`. */
export function rolls(...results: (string | number)[]): ChanceSource {
  const faces: Record<string, number> = { S: 0, D: 3, '-': 5 }
  return loaded(
    ...results.flatMap((one) => (typeof one === 'number' ? [one - 1] : [...one].map((face) => faces[face]))),
  )
}

export const glyphKind = (id: GlyphId): number => GLYPH_IDS.indexOf(id)
