/** What is told of a combat. */
import { BOLT, SHIELD, SKULL } from '../../content/names.ts'
import type { Play } from '../table/rules.ts'
import type { Card, Side, Table } from '../table/state.ts'
import { isHeard } from '../words/words.ts'
import { symbolsOn } from './symbols.ts'

export interface OfGroup {
  readonly side: Side
  readonly card: Card
}

interface Roll {
  readonly dice: readonly number[]
  readonly faces: readonly number[]
}

/** Skulls, Shields, Bolts of some dice together. */
function sumOf({ content }: Table, { dice, faces }: Roll): [skulls: number, shields: number, bolts: number] {
  const sum = (symbol: number): number =>
    dice.reduce((all, colour, i) => all + symbolsOn(content, colour, faces[i], symbol), 0)
  return [sum(SKULL), sum(SHIELD), sum(BOLT)]
}

/** Faces just rolled, with what they show together. */
export function tellRoll(
  play: Play,
  type: 'diceRolled' | 'extraRolled',
  { side, card }: OfGroup,
  roll: Roll & { readonly rule: string },
): void {
  if (roll.dice.length === 0 || !isHeard(play)) return
  const [skulls, shields, bolts] = sumOf(play, roll)
  const [dice, faces] = [roll.dice.join(','), roll.faces.join(',')]
  play.tell({ type, side, card, dice, faces, skulls, shields, bolts, rule: roll.rule })
}

/** Which dice of a roll were rolled again, what they showed, and what they show now. */
export function tellReroll(
  play: Play,
  { side, card }: OfGroup,
  roll: Roll & { readonly numbers: readonly number[]; readonly before: readonly number[]; readonly rule: string },
): void {
  if (!isHeard(play)) return
  const [skulls, shields, bolts] = sumOf(play, roll)
  const [wasSkulls, wasShields, wasBolts] = sumOf(play, { dice: roll.dice, faces: roll.before })
  const [dice, faces, numbers] = [roll.dice.join(','), roll.faces.join(','), roll.numbers.join(',')]
  const now = { dice, faces, skulls, shields, bolts }
  play.tell({ type: 'diceRerolled', side, card, numbers, ...now, wasSkulls, wasShields, wasBolts, rule: roll.rule })
}
