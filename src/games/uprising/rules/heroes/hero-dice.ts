/** The dice of a Hero (UP-HER-13 to -17). */
import type { Dice } from '../../content/effects/selectors.ts'
import { BLUE, COLOURS, GUILE, LEADERSHIP, MAGIC, MIGHT, PURPLE, RED } from '../../content/names.ts'
import { eachModifier } from '../cards/modifiers.ts'
import type { Role, Table } from '../table/state.ts'
import { attributeOf } from './attributes.ts'

/** A die whose colour its player chooses. */
export const ANY_COLOUR = COLOURS.length

/** Colours by number, `any` as ANY_COLOUR. */
export const heroColoursOf = (dice: Dice): number[] =>
  dice.map((colour) => (colour === 'any' ? ANY_COLOUR : COLOURS.indexOf(colour)))

/** Red for Might, purple for Magic, blue for Leadership; Guile is chosen (see `guileOf`). */
export function attributeDice(t: Table, role: Role): number[] {
  const dice: number[] = []
  const add = (attribute: number, colour: number): void => {
    for (let n = attributeOf(t, role, attribute); n > 0; n--) dice.push(colour)
  }
  add(MIGHT, RED)
  add(MAGIC, PURPLE)
  add(LEADERSHIP, BLUE)
  return dice
}

/** Dice that are white or yellow, point by point (UP-HER-16). */
export const guileOf = (t: Table, role: Role): number => attributeOf(t, role, GUILE)

/** Dice that cards in play add to every hero roll, or to this one (UP-HER-17, UP-QST-03). */
export function lastingHeroDice(t: Table, role: Role): number[] {
  const dice: number[] = []
  eachModifier(t, 'heroDice', (modifier, c) => {
    if (c.you === role) dice.push(...heroColoursOf(modifier.dice))
  })
  return dice
}
