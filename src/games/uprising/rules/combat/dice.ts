/** The six colours of dice and their faces (UP-CMB-34, UP-RUL-14). */
import type { Play } from '../table/rules.ts'

/** Rolls dice of these colours, each openly; returns their faces. */
export function rollDice(play: Play, colours: readonly number[]): number[] {
  return colours.map((colour) => play.roll(6, `die ${colour}`))
}
