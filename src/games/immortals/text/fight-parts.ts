import { twinOf, worldOf } from '../content/names.ts'
import type { FightEvent } from '../rules/words/fight-words.ts'
import { AGAINST, FOR, type Attitude } from '../rules/table/state.ts'
import type { Words } from './types.ts'

/** What the sentences about a fight have in common in both languages. */
export type Decided = Extract<FightEvent, { type: 'fightDecided' }>
type Thrown = Extract<FightEvent, { type: 'cubesThrown' }>

export const sum = (counts: readonly number[]): number => counts.reduce((all, n) => all + n, 0)

/** "3 of Player 1 and 2 residents": what is not there is not named. */
export function fallenCubes({ fellThrown, fellInside }: Thrown, of: string, w: Words): string {
  const parts = fellThrown.flatMap((n, colour) => {
    const fallen = n + fellInside[colour]
    if (fallen === 0) return []
    return [colour === fellThrown.length - 1 ? w.residents(fallen) : `${fallen} ${of} ${w.player(colour)}`]
  })
  return w.list(parts)
}

/** Who lost how many armies, empty if nobody did. */
export function armiesLost({ attacker, defender, attackerLost, defenderLost }: Decided, of: string, w: Words): string {
  const parts: string[] = []
  if (attackerLost > 0) parts.push(`${attackerLost} ${of} ${w.player(attacker)}`)
  if (defenderLost > 0) parts.push(`${defenderLost} ${of} ${w.player(defender)}`)
  return w.list(parts)
}

/** The limbo of the other world (IM-FGT-25). */
export const limboOfLosses = ({ target }: Decided): number => worldOf(twinOf(target))

/** The strengths of the two parties (IM-FGT-16). */
export function strengths({ attackers, defenders, residents, attitude }: Decided): string {
  const own = attitude === FOR ? attackers + residents : attackers
  return `${own} : ${attitude === AGAINST ? defenders + residents : defenders}`
}

interface AttitudeWords {
  readonly forAttacker: string
  readonly forDefender: string
  /** In an unoccupied land. */
  readonly against: string
  readonly neutral: string
}

/** What the residents do, for the attacker to read. */
export function attitudeOf(attitude: Attitude, isOccupied: boolean, words: AttitudeWords): string {
  if (attitude === FOR) return words.forAttacker
  if (attitude === AGAINST) return isOccupied ? words.forDefender : words.against
  return words.neutral
}
