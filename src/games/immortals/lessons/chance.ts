/** What chance brings in lessons and examples, in the numbers of `ScriptedChance`. */
import { stateOf, type Scene } from './scene.ts'
import { card, type CardWord } from './words.ts'

const [FALLS, STICKS] = [0, 2]

/** Cubes in the order of the throw: those inside by colour, then the thrown ones by colour. `+` falls, `-` sticks; spaces part the colours. */
export const cubes = (falls: string): readonly number[] =>
  [...falls].filter((one) => one !== ' ').map((one) => (one === '+' ? FALLS : STICKS))

/** Cards from the sorted draw pile of a scene, in the order in which they are drawn. */
export function drawn(scene: Scene, ...words: readonly CardWord[]): readonly number[] {
  const pile = stateOf(scene).drawPile
  return words.map((word) => {
    const at = pile.indexOf(card(word))
    if (at < 0) throw new Error(`${word} is not in the draw pile of the scene`)
    pile.splice(at, 1)
    return at
  })
}
