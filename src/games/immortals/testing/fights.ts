import type { GameEvent } from '../../../engine/index.ts'
import { LAND_IDS, nameOf } from '../content/names.ts'
import type { Card, Land, Role, State } from '../rules/table/state.ts'
import { actionMatch, asked, choose, cubes, landCard, light, type ImmortalsMatch, type Position } from './position.ts'

/** A space with a normal attack on every player board. */
export const ATTACK_SPACE = 4

/** What shall lie in the tray after the throw: attackers (role 0), defenders (role 1), residents. */
export interface FightCase {
  readonly a: number
  /** Without it the land is unoccupied. */
  readonly d?: number
  readonly r: number
  readonly card: Card
  /** Default: Heartwood attacks Borderland, both in the Light world. */
  readonly origin?: Land
  readonly target?: Land
  /** Default: as many as shall fall, at least 1. More fall than these: the others come from inside the tower. */
  readonly sent?: number
  readonly defenders?: number
  readonly holder?: Role
  readonly position?: Partial<Position>
  /** The answer where the card can be meant in several ways. */
  readonly attitude?: 'for' | 'neutral' | 'against'
}

export interface Fought {
  readonly match: ImmortalsMatch
  readonly state: State
  readonly events: GameEvent[]
}

/** Something planned by role 2 that keeps the execution phase going. */
const REST = { 2: { 0: landCard('eagle-stair') } }

/** Plays the attack; the thrown resident that comes from the supply sticks in the tower. */
export function fought(c: FightCase): Fought {
  const { a, d = 0, r, origin = light('heartwood'), target = light('borderland') } = c
  const sent = c.sent ?? Math.max(a, 1)
  const defenders = c.d === undefined ? 0 : (c.defenders ?? Math.max(d, 1))
  const inside = [Math.max(0, a - sent), Math.max(0, d - defenders), 0, r]
  const fall = (thrown: number, out: number): string => '+'.repeat(out) + '-'.repeat(thrown - out)
  const throws = fall(sent, a - inside[0]) + fall(defenders, d - inside[1]) + '-'
  const card = landCard(LAND_IDS[nameOf(target)])
  const match = actionMatch(
    {
      armies: { 0: [[origin, sent + 1]], ...(defenders > 0 ? { 1: [[target, defenders]] } : {}) },
      tower: inside,
      cards: c.holder === undefined ? {} : { [c.holder]: [card] },
      ...c.position,
      planned: { ...REST, ...c.position?.planned },
    },
    { space: ATTACK_SPACE, card: c.card },
    cubes('+'.repeat(inside[0] + inside[1] + r) + throws),
  )
  const events: GameEvent[] = []
  match.listener = (event) => void events.push(event)
  choose(match, `attack:${origin}>${target}`)
  if (asked(match).question.name === 'attitude') choose(match, c.attitude ?? 'for')
  choose(match, `armies:${sent}`)
  return { match, state: match.play.state, events }
}

export const eventsOf = (events: readonly GameEvent[], type: string): GameEvent[] =>
  events.filter((event) => event.type === type)
