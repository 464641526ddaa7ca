/** What is told of a combat. */
import { BOLT, SHIELD, SKULL } from '../content/names.ts'
import { symbolsOn } from './symbols.ts'
import type { Card, Play, Side } from './state.ts'
import { tell } from './words.ts'

export interface OfGroup {
  readonly side: Side
  readonly card: Card
}

/** Faces just rolled, with what they show together. */
export function tellRoll(
  play: Play,
  type: 'diceRolled' | 'diceRerolled' | 'extraRolled',
  { side, card }: OfGroup,
  roll: { readonly dice: readonly number[]; readonly faces: readonly number[]; readonly rule: string },
): void {
  if (roll.dice.length === 0) return
  const sum = (symbol: number): number =>
    roll.dice.reduce((all, colour, i) => all + symbolsOn(play.content, colour, roll.faces[i], symbol), 0)
  tell(play, {
    type,
    side,
    card,
    dice: roll.dice.join(','),
    faces: roll.faces.join(','),
    skulls: sum(SKULL),
    shields: sum(SHIELD),
    bolts: sum(BOLT),
    rule: roll.rule,
  })
}
