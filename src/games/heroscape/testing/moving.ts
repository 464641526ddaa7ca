import { ask, fastSource, Match, inSteps } from '../../../engine/index.ts'
import type { ChanceSource, Game, GameEvent, StepResult } from '../../../engine/index.ts'
import type { Content } from '../content/content.ts'
import { heroscape } from '../index.ts'
import { moveStep } from '../rules/movement/move.ts'
import type { Play, Procedure, QuestionOf } from '../rules/table/rules.ts'
import type { State } from '../rules/table/state.ts'
import type { TurnArgs } from '../rules/rounds/turn-args.ts'
import { choose, offered, place, question, tableOf } from './position.ts'
import type { HeroscapeMatch, Position, Where } from './position.ts'
import { smallField, type Heap } from './small-fields.ts'

/** Waits where step 3 would begin. */
const pause: QuestionOf<undefined> = {
  name: 'pause',
  kind: 'done',
  rule: '',
  options: (_t, _ask, out) => out.push(0, 1),
  key: (_t, option) => `${option}`,
  prompt: () => ({ key: '' }),
  describe: () => ({ label: { key: '' } }),
}

function* nothing(_play: Play, _args: TurnArgs): Procedure<StepResult> {}
function* waitHere(play: Play, _args: TurnArgs): Procedure<StepResult> {
  yield* ask(play, pause, play.state.turn!.role, undefined)
}

const game: Game<State, Content> = {
  ...heroscape,
  procedures: {
    ...heroscape.procedures,
    turn: inSteps<State, Content, TurnArgs>('turn', [nothing, moveStep, waitHere]),
  },
}

/** A match in step 2 of a turn that asks `pause` when the step is over. */
export function moveMatch(position: Position, source: ChanceSource = fastSource('moving')): HeroscapeMatch {
  const { state, content } = tableOf(position)
  state.next.push({ procedure: 'turn', args: { step: 1 } })
  return new Match(game, content, state.roles, state, source).begin()
}

/** A field of hexes around the middle, all on one level but for those named. */
export function plain(radius: number, level: number, ...heaps: Heap[]): ReturnType<typeof smallField> {
  const all: Heap[] = []
  for (let q = -radius; q <= radius; q++)
    for (let r = -radius; r <= radius; r++) if (Math.abs(q + r) <= radius) all.push([q, r, level])
  const named = (q: number, r: number): boolean => heaps.some((heap) => heap[0] === q && heap[1] === r)
  return smallField([...all.filter(([q, r]) => !named(q, r)), ...heaps])
}

/** The key of a destination. */
export function to(match: HeroscapeMatch, front: Where, rear?: Where): string {
  const field = fieldIn(match)
  return `space:${place(field, front)}${rear === undefined ? '' : `/${place(field, rear)}`}`
}

export const fieldIn = (match: HeroscapeMatch): NonNullable<Position['field']> =>
  match.play.content.scenarios[match.play.state.options.scenario].battlefield

/** The destinations on offer, without `stay`, sorted. */
export const destinations = (match: HeroscapeMatch): string[] =>
  offered(match)
    .filter((key) => key !== 'stay')
    .sort()

/** The places as keys, sorted like `destinations`. */
export const keys = (match: HeroscapeMatch, ...places: Where[]): string[] => places.map((one) => to(match, one)).sort()

/** What an option on offer is said to cost and bring. */
export function detail(match: HeroscapeMatch, key: string): Record<string, unknown> {
  const ask = match.play.pending[0]
  const option = match.play.options(ask).find((one) => ask.question.key(match.play, one, ask) === key)
  if (option === undefined) throw new Error(`${key} is not offered at ${question(match)}`)
  return ask.question.describe(match.play, option, ask).detail?.args ?? {}
}

/** Where a figure stands: front, and rear if it has one. */
export const standing = (match: HeroscapeMatch, figure: number): number[] =>
  [match.play.state.front[figure], match.play.state.rear[figure]].filter((space) => space >= 0)

/** Answers the questions, then gives the events told meanwhile. */
export function eventsOf(match: HeroscapeMatch, ...answers: string[]): GameEvent[] {
  const events: GameEvent[] = []
  match.listener = (event) => events.push(event)
  choose(match, ...answers)
  return events
}
