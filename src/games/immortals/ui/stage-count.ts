/** A fight counted out as in the rulebook, from the cell that tells it. */
import type { GameEvent } from '../../../engine/index.ts'
import { FOR, NEUTRAL, type Fight } from '../rules/table/state.ts'
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

export function countOf(fight: Fight): Count {
  const attackers = fallen(fight, fight.attacker)
  const defenders = fallen(fight, fight.defender)
  const residents = fallen(fight, fight.thrown.length - 1)
  const residentsWith = fight.attitude === FOR ? 'attacker' : fight.attitude === NEUTRAL ? 'nobody' : 'defender'
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

const printOf = (f: Fight): string =>
  [f.attacker, f.defender, f.origin, f.target, f.sent, f.thrown, f.inside, f.fellThrown, f.fellInside].join()

/** The same fight: cells are made anew with every view. */
const isSameFight = (a: Fight | undefined, b: Fight): boolean => a !== undefined && printOf(a) === printOf(b)

/** The fights seen so far with a new one at the end; the last few are enough. */
export function withFight(seen: readonly Fight[], fight: Fight | undefined): readonly Fight[] {
  return fight === undefined || isSameFight(seen.at(-1), fight) ? seen : [...seen.slice(-9), fight]
}

type Told<T extends Event['type']> = Extract<Event, { type: T }>

/** What the events tell of throws, oldest first: fights, and the filling of the tower. */
export interface Thrown {
  readonly fights: readonly Fight[]
  readonly filling: Throw | undefined
}

export function throwsIn(events: readonly GameEvent[]): Thrown {
  const fights: Fight[] = []
  let filling: Throw | undefined
  let attack: Told<'attacked'> | undefined
  let cubes: Told<'cubesThrown'> | undefined
  for (const event of events as readonly Event[]) {
    if (event.type === 'attacked') attack = event
    else if (event.type === 'cubesThrown') cubes = event
    else if (event.type === 'towerFilled') filling = fillingOf(event)
    else if (event.type === 'fightDecided' && attack !== undefined && cubes !== undefined)
      fights.push(fightOf(attack, cubes, event))
  }
  return { fights, filling }
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
