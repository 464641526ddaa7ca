import type { AnyAsk, Ask, Question } from './question.ts'
import type { GameState, Outcome, Role } from './table.ts'
import type { Play } from './play.ts'

/** Several roles choose at once. */
export interface Together<S extends GameState, C> {
  readonly together: 'sealed' | 'open'
  readonly roles: readonly Role[]
  readonly plan: (role: Role) => Procedure<S, C, void>
}

export interface GameOver {
  readonly gameOver: Outcome
}

/** What a procedure hands to the driver when it stops. */
export type Stop<S extends GameState, C> = AnyAsk<S, C> | Together<S, C> | GameOver

/**
 * A rule that unfolds over time. It reads top to bottom like the rulebook; `yield* ask(…)` returns the chosen option.
 * No closure, iterator or class instance enters the state; after a question, locals hold ids, not copies of state.
 */
export type Procedure<S extends GameState = GameState, C = unknown, R = void> = Generator<Stop<S, C>, R, number>

export type ProcedureOf<S extends GameState, C, A extends object = object> = (
  play: Play<S, C>,
  args: A,
) => Procedure<S, C, void>

/** Asks a role and returns the option it chose. */
export function* ask<S extends GameState, C, A, O extends number>(
  play: Play<S, C>,
  question: Question<S, C, A, O>,
  role: Role,
  arg: A,
): Procedure<S, C, O> {
  return (yield play.put(question, role, arg) as Ask<S, C, A, O>) as O
}

export const together = {
  /**
   * Hidden until all are in. The plan touches only its role's things and draws nothing; a role may replace all its
   * answers, and take back "ready", until the last is in. Events are released at the join, in role order.
   */
  *sealed<S extends GameState, C>(roles: readonly Role[], plan: (role: Role) => Procedure<S, C>): Procedure<S, C> {
    yield { together: 'sealed', roles, plan }
  },
  /** Visible, in order of arrival; shared supplies, gifts and chance are allowed. */
  *open<S extends GameState, C>(roles: readonly Role[], plan: (role: Role) => Procedure<S, C>): Procedure<S, C> {
    yield { together: 'open', roles, plan }
  },
}

/** Ends the game on the spot: never returns. The engine drops the running procedures and the stack. */
export function* gameOver<S extends GameState, C>(outcome: Outcome): Procedure<S, C, never> {
  yield { gameOver: outcome }
  throw new Error('a finished game was continued')
}

/** What a step says to its sequence: repeat me, leave out the rest, go to step n, or (nothing) go on. */
export type StepResult = 'again' | 'stop' | number | void

/** The arguments of a sequence of steps remember where it stands. */
export interface StepArgs {
  step: number
}

export type Step<S extends GameState, C, A extends StepArgs> = (
  play: Play<S, C>,
  args: A,
) => Procedure<S, C, StepResult>

/**
 * A procedure made of steps with a checkpoint after each. The sequence's own frame lies under anything a step pushes,
 * so a step may push a whole sub-procedure that runs before the next step.
 */
export function steps<S extends GameState, C, A extends StepArgs>(
  name: string,
  list: readonly Step<S, C, A>[],
): ProcedureOf<S, C, A> {
  return function* (play, args) {
    const stack = play.state.next
    const depth = stack.length
    const at = args.step
    stack.push({ procedure: name, args })
    const result = yield* list[at](play, args)
    if (result === 'again') return
    args.step = typeof result === 'number' ? result : at + 1
    if (result === 'stop' || args.step >= list.length) stack.splice(depth, 1)
  }
}
