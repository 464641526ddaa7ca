import { ask } from '../../../engine/procedure.ts'
import type { Play, Procedure, QuestionOf, Role } from './state.ts'

/**
 * Asks only where there is a choice. The engine would put a single option to somebody who can still trade or exchange;
 * what the Nemesis does is not changed by that.
 */
export function* decide<A>(play: Play, question: QuestionOf<A>, role: Role, arg: A): Procedure<number> {
  const options: number[] = []
  question.options(play, { question, role, arg, n: 0 }, options)
  return options.length === 1 ? options[0] : yield* ask(play, question, role, arg)
}
