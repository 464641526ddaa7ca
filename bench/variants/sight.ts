import { defaultContent } from '../../src/games/heroscape/content/content.ts'
import { sees } from '../../src/games/heroscape/rules/sight/sight.ts'
import { dice, randomScene } from '../../src/games/heroscape/testing/sight-scenes.ts'
import type { Tally, Variant } from '../harness/variant.ts'

const FIGURES = 24
const SCENES = 40

/** Line of sight between random figures; the argument is the battlefield. */
export function make(id: string): Variant {
  const content = defaultContent()
  const battlefield = content.battlefields.find((field) => field.id === id)!
  const roll = dice(4711)
  const scenes = Array.from({ length: SCENES }, () => randomScene(battlefield, content.cards, FIGURES, roll))
  let at = 0
  function work(): Tally {
    const scene = scenes[at++ % SCENES]
    let clear = 0
    for (let from = 0; from < FIGURES; from++)
      for (let to = 0; to < FIGURES; to++) if (from !== to && sees(scene, from, to)) clear++
    return { tests: FIGURES * (FIGURES - 1), clear }
  }
  return { work }
}
