/** A fight counted out as in the rulebook, from the cell that tells it. */
import type { NumberedEvent } from '../../../protocol/mirror.ts'
import { FOR, NEUTRAL, NONE, type Attitude, type Fight } from '../rules/table/state.ts'
import type { Event } from '../rules/words/words.ts'
import type { Throw } from './tower-throw.ts'

export interface Count {
  /** In the tray after the throw. */
  readonly attackers: number
  readonly defenders: number
  readonly residents: number
  /** Which side the residents' number is added to. */
  readonly residentsWith: 'attacker' | 'defender' | 'nobody'
  readonly attack: number
  readonly defence: number
}

const fallen = ({ fellThrown, fellInside }: Fight, colour: number): number =>
  colour < 0 ? 0 : (fellThrown[colour] ?? 0) + (fellInside[colour] ?? 0)

/** What the residents do in the end: for whoever enters an empty land they can only stay out of it (IM-FGT-10). */
export const attitudeIn = ({ attitude, defender }: Pick<Fight, 'attitude' | 'defender'>): Attitude =>
  attitude === FOR && defender === NONE ? NEUTRAL : attitude

/** How it ended. A party whose residents won without any army leaves the land empty (IM-RUL-60). */
export type Outcome = Fight['winner'] | 'attackersResidents' | 'defendersResidents'

export function outcomeOf({ winner, defender, placed }: Pick<Fight, 'winner' | 'defender' | 'placed'>): Outcome {
  if (defender === NONE || placed > 0) return winner
  if (winner === 'residents') return 'attackersResidents'
  return winner === 'defender' ? 'defendersResidents' : winner
}

export function countOf(fight: Fight): Count {
  const attackers = fallen(fight, fight.attacker)
  const defenders = fallen(fight, fight.defender)
  const residents = fallen(fight, fight.thrown.length - 1)
  const attitude = attitudeIn(fight)
  const residentsWith = attitude === FOR ? 'attacker' : attitude === NEUTRAL ? 'nobody' : 'defender'
  return {
    attackers,
    defenders,
    residents,
    residentsWith,
    attack: attackers + (residentsWith === 'attacker' ? residents : 0),
    defence: defenders + (residentsWith === 'defender' ? residents : 0),
  }
}

/** What becomes of a cube in the tray: lost to limbo or supply, put on the land, or left lying. */
export type Fate = 'lost' | 'placed' | 'stays'

/** The fate of the `at`-th cube of a colour in the tray. */
export function fateOf(fight: Fight, colour: number, at: number): Fate {
  const lost =
    colour === fight.attacker
      ? fight.attackerLost
      : colour === fight.defender
        ? fight.defenderLost
        : colour === fight.thrown.length - 1
          ? fight.residentsLost
          : 0
  if (at < lost) return 'lost'
  const winner = fight.winner === 'attacker' ? fight.attacker : fight.winner === 'defender' ? fight.defender : -1
  return colour === winner && at < lost + fight.placed ? 'placed' : 'stays'
}

type Told<T extends Event['type']> = Extract<Event, { type: T }>

/** What is on the stage: the fights of the last round that had any, or the filling of the tower before the first round. */
export interface Staged {
  /** Names it: something new has another name. */
  readonly name: string
  readonly fights: readonly Fight[]
  readonly filling: Throw | undefined
}

/**
 * Of the events told so far. When others plan anew the fights of the round before are still to be looked at; with the first card of
 * the next round they are old.
 */
export function stagedIn(told: readonly NumberedEvent[]): Staged | undefined {
  let fights: { n: number; fight: Fight }[] = []
  let filling: { n: number; what: Throw } | undefined
  let attack: Told<'attacked'> | undefined
  let cubes: Told<'cubesThrown'> | undefined
  let isNewRound = false
  for (const { n, event } of told as readonly { n: number; event: Event }[]) {
    if (event.type === 'planningBegan') isNewRound = true
    else if (event.type === 'cardRevealed' && isNewRound) {
      fights = []
      filling = undefined
      isNewRound = false
    } else if (event.type === 'attacked') attack = event
    else if (event.type === 'cubesThrown') cubes = event
    else if (event.type === 'towerFilled') filling = { n, what: fillingOf(event) }
    else if (event.type === 'fightDecided' && attack !== undefined && cubes !== undefined)
      fights.push({ n, fight: fightOf(attack, cubes, event) })
  }
  const last = fights.at(-1)
  if (last !== undefined)
    return { name: `fight ${last.n}`, fights: fights.map(({ fight }) => fight), filling: undefined }
  return filling === undefined ? undefined : { name: `filling ${filling.n}`, fights: [], filling: filling.what }
}

function fightOf(attack: Told<'attacked'>, cubes: Told<'cubesThrown'>, decided: Told<'fightDecided'>): Fight {
  const { attacker, defender, target, attitude, winner, placed, attackerLost, defenderLost, residentsLost } = decided
  const { thrown, inside, fellThrown, fellInside } = cubes
  return {
    attacker,
    defender,
    origin: attack.origin,
    target,
    sent: attack.sent,
    attitude,
    thrown,
    inside,
    fellThrown,
    fellInside,
    winner,
    placed,
    attackerLost,
    defenderLost,
    residentsLost,
  }
}

const fillingOf = ({ thrown, fell }: Told<'towerFilled'>): Throw => ({
  thrown,
  inside: thrown.map(() => 0),
  fellThrown: fell,
  fellInside: thrown.map(() => 0),
})
