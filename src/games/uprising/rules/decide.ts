/** Questions that are no decision with a single option, whatever the player could do besides. */
import { ask } from '../../../engine/procedure.ts'
import type { Play, Procedure, QuestionOf, Role } from './state.ts'

/**
 * Asks only where there is a choice. The engine puts questions with one option too as long as standing offers are open (one of
 * them might bring a second option), and Trade or 3:1 nearly always are; so this is for choices that offers cannot widen.
 */
export function* decide<A>(play: Play, question: QuestionOf<A>, role: Role, arg: A): Procedure<number> {
  const options: number[] = []
  question.options(play, { question, role, arg, n: 0 }, options)
  return options.length === 1 ? options[0] : yield* ask(play, question, role, arg)
}
