import { type ChanceSource, fastSource, type GameEvent, Match, type Roles } from '../../../engine/index.ts'
import { immortals } from '../index.ts'
import { tableOf, type ImmortalsMatch, type Position } from './position.ts'

export interface Heard {
  readonly match: ImmortalsMatch
  readonly events: GameEvent[]
  /** Beside `events`: who was told. */
  readonly to: Roles[]
  /** The events of one kind, without their name. */
  readonly told: (type: string) => object[]
}

const WHOLE_ROUND = [{ procedure: 'round', args: { step: 0 } }]

/** A match from this position whose events are all kept; default: the beginning of a round. */
export function heardMatch(
  position: Position,
  frames: readonly { procedure: string; args?: object }[] = WHOLE_ROUND,
  source: ChanceSource = fastSource('heard'),
): Heard {
  const { state, content } = tableOf(position)
  for (const frame of frames) state.next.push({ procedure: frame.procedure, args: { ...frame.args } })
  const match = new Match(immortals, content, state.roles, state, source)
  const events: GameEvent[] = []
  const to: Roles[] = []
  match.listener = (event, roles) => {
    events.push(event)
    to.push(roles)
  }
  match.begin()
  const told = (type: string): object[] =>
    events.filter((event) => event.type === type).map(({ type: _, ...rest }) => rest)
  return { match, events, to, told }
}

/** The frames of the steps of a round. */
export const REINFORCEMENT = [{ procedure: 'round', args: { step: 1 } }]
export const PLANNING = [{ procedure: 'round', args: { step: 2 } }]
export const EXECUTION = [{ procedure: 'round', args: { step: 3 } }]
export const SCORING = [{ procedure: 'scoring' }]
