import type { GameEvent, Roles } from '../../../engine/index.ts'
import type { BloodstonesMatch } from './position.ts'

export interface Told {
  readonly events: GameEvent[]
  readonly to: Roles[]
  /** The events of one type. */
  of(type: string): GameEvent[]
}

/** Everything that is told from now on. */
export function listen(match: BloodstonesMatch): Told {
  const events: GameEvent[] = []
  const to: Roles[] = []
  match.listener = (event, roles) => {
    events.push(event)
    to.push(roles)
  }
  return { events, to, of: (type) => events.filter((event) => event.type === type) }
}
