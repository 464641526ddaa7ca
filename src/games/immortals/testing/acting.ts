import type { ChanceSource, Described, GameEvent } from '../../../engine/index.ts'
import type { Card, Role, Space, State } from '../rules/table/state.ts'
import { actionMatch, asked, landCard, offered, type ImmortalsMatch, type Position } from './position.ts'

/** The spaces of every player board with the second attack as the eighth army space. */
export const ON = { gold: 0, energy: 1, awaken: 2, build: 3, attack: 4, attackOrMove: 6, race: 7, magic: 8 } as const

/** What every revealed card can bring instead of its action. */
export const COMPENSATION = ['compensation:gold', 'compensation:energy']

export interface Acting {
  readonly match: ImmortalsMatch
  readonly state: () => State
  /** Without the card going back to hand or to the discard pile. */
  readonly events: GameEvent[]
  /** What is on offer besides the compensation. */
  readonly offers: () => string[]
  /** An option in words, and what it means to the board. */
  readonly described: (key: string) => Omit<Described, 'data'>
  readonly meant: (key: string) => Described['data']
}

/** Something planned by role 2 that keeps the execution phase going. */
const REST = { 2: { 0: landCard('eagle-stair') } }
const AFTERWARDS = ['cardReturned', 'cardDiscarded']

/** Role 0 (or another) has turned up a card. Armies, gold and energy as in the position. */
export function acting(position: Position, space: Space, card: Card, role: Role = 0, source?: ChanceSource): Acting {
  const match = actionMatch({ ...position, planned: { ...REST, ...position.planned } }, { role, space, card }, source)
  const events: GameEvent[] = []
  match.listener = (event) => void (AFTERWARDS.includes(event.type) || events.push(event))
  const describe = (key: string): Described => {
    const ask = asked(match)
    return ask.question.describe(match.play, match.play.options(ask)[offered(match).indexOf(key)], ask)
  }
  return {
    match,
    state: () => match.play.state,
    events,
    offers: () => offered(match).filter((key) => !COMPENSATION.includes(key)),
    described(key) {
      const { data: _, ...words } = describe(key)
      return words
    },
    meant: (key) => describe(key).data,
  }
}

/** Gold and energy in plenty for role 0. */
export const RICH = { gold: { 0: 20 }, energy: { 0: 20 } }
