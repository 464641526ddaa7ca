import type { Options, OptionSpec, Problem } from '../../../engine/game.ts'
import type { Content } from '../content/content.ts'

/** What is chosen before the game: printed default first, debatable rulings as options. */
export const optionSpecs: readonly OptionSpec[] = []

export function checkOptions(_content: Content, _roles: number, _options: Options): Problem[] {
  return []
}
