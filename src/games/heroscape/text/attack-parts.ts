/** What the sentences about attacks have in common in every language. */
import { countsIn } from '../../../kit/counting.ts'
import type { Bonuses } from '../rules/words/attack-words.ts'
import type { Cause } from '../rules/life/life.ts'
import type { Words } from './types.ts'

/** " (+1 height, +2 Defensive Aura)", or nothing; `names` for what is no special power. */
export function extraDice(bonuses: Bonuses, words: Words, names: Readonly<Record<string, string>>): string {
  const parts = countsIn(bonuses, ':').map(([reason, dice]) => `+${dice} ${names[reason] ?? words.power(reason)}`)
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`
}

export const skullsIn = (faces: readonly number[]): number => faces.filter((face) => face === 0).length

/** What destroys a figure in the same sentence that tells about it. */
export const TOLD: readonly Cause[] = ['curse', 'chomp']
