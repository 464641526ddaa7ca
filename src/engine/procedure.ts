import type { AnyAsk, Ask, Question } from './question.ts'
import { EngineFault, type Frame, type GameState, type Outcome, type Role } from './table.ts'
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

/** A procedure that can be put on the stack: it has the name under which its frames are stored. */
export interface Pushable<A extends object> {
  (play: never, args: A): unknown
  readonly stored: string
}

export interface StoredProcedure<S extends GameState, C, A extends object> {
  (play: Play<S, C>, args: A): Procedure<S, C>
  readonly stored: string
}

/** Nothing need be given to a procedure that needs nothing. */
export type ArgsOf<A extends object> = Record<never, never> extends A ? [args?: A] : [args: A]

/** A frame for the stack of a state that is being set up; a running procedure uses `play.push`. */
export const frame = <A extends object>(procedure: Pushable<A>, ...[args]: ArgsOf<A>): Frame => ({
  procedure: procedure.stored,
  args: args ?? {},
})

/** Whether a frame is one of this procedure, and so has its arguments. */
export const isOf = <A extends object>(one: Frame, { stored }: Pushable<A>): one is Frame & { readonly args: A } =>
  one.procedure === stored

/** The arguments of the topmost frame of a procedure. */
export const argsIn = <A extends object>({ next }: GameState, procedure: Pushable<A>): A | undefined =>
  next.findLast((one) => isOf(one, procedure))?.args

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

/** More steps than any rule takes without asking. */
export const RUNAWAY = 10_000

/**
 * Carries out a procedure and every frame it pushes, here and now. There is no checkpoint on the way, so the whole of it is part of
 * the tail. While it waits for an answer its frames are off the stack: in an open `together` somebody else may do the same.
 */
export function* call<S extends GameState, C>(play: Play<S, C>, procedure: Procedure<S, C>): Procedure<S, C> {
  let base = play.state.next.length
  let running = procedure
  for (let frames = 0; frames < RUNAWAY; frames++) {
    let step = running.next()
    while (step.done !== true) {
      const own = play.state.next.splice(base)
      const answer = yield step.value
      // Others may have pushed something meanwhile: that is not carried out here.
      base = play.state.next.length
      play.state.next.push(...own)
      step = running.next(answer)
    }
    if (play.state.next.length <= base) return
    running = play.begin(play.state.next.pop()!)
  }
  throw new EngineFault('runaway', `a call goes on after ${RUNAWAY} frames`)
}
