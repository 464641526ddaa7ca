import { ask, type ChanceSource, fastSource, type GameEvent, Match } from '../../../engine/index.ts'
import { heroscape } from '../index.ts'
import type { Play, Procedure, QuestionOf } from '../rules/table/rules.ts'
import { tableOf, type HeroscapeMatch, type Position } from './position.ts'

export interface Happening {
  readonly match: HeroscapeMatch
  readonly events: GameEvent[]
}

/** Waits for ever, so that a test can look at what has become of everything. */
const rest: QuestionOf = {
  name: 'rest',
  kind: 'option',
  rule: 'HS-RND-18',
  options: (_t, _ask, out) => void out.push(0, 1),
  key: (_t, option) => `rest:${option}`,
  prompt: () => ({ key: 'rest' }),
  describe: () => ({ label: { key: 'rest' } }),
}

function* resting(play: Play): Procedure {
  yield* ask(play, rest, 0, undefined)
}

/** Lets something happen in a position, as a procedure of its own; afterwards the question `rest@0` waits. */
export function happen(
  position: Position,
  what: (play: Play) => Procedure,
  source: ChanceSource = fastSource('happening'),
): Happening {
  const { state, content } = tableOf(position)
  const game = { ...heroscape, procedures: { ...heroscape.procedures, happening: what, resting } }
  state.next.push({ procedure: 'resting', args: {} }, { procedure: 'happening', args: {} })
  const match = new Match(game, content, state.roles, state, source)
  const events: GameEvent[] = []
  match.listener = (event) => events.push(event)
  return { match: match.begin(), events }
}

/** The events of one kind, without the kind. */
export const told = (happening: Happening, type: string): object[] =>
  happening.events.filter((event) => event.type === type).map(({ type: _, ...rest_ }) => rest_)
