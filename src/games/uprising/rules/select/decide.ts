import { ask } from '../../../../engine/index.ts'
import type { Play, Procedure, QuestionOf } from '../table/rules.ts'
import type { Role } from '../table/state.ts'

function optionsOf<A>(play: Play, question: QuestionOf<A>, role: Role, arg: A): number[] {
  const options: number[] = []
  question.options(play, { question, role, arg, n: 0 }, options)
  return options
}

/**
 * Asks only where there is a choice. The engine would put a single option to somebody who can still trade or exchange;
 * what the Nemesis does is not changed by that.
 */
export function* decide<A>(play: Play, question: QuestionOf<A>, role: Role, arg: A): Procedure<number> {
  const options = optionsOf(play, question, role, arg)
  return options.length === 1 ? options[0] : yield* ask(play, question, role, arg)
}

/** What the books leave to the players about the Nemesis (UP-RUL-05): who does not care has it decided by lot. */
export function* decideForNemesis<A>(play: Play, question: QuestionOf<A>, role: Role, arg: A): Procedure<number> {
  const options = optionsOf(play, question, role, arg)
  if (options.length === 1) return options[0]
  if (play.state.options.nemesisTies[role] === 'drawn') return play.drawOne(options, 'choice for the Nemesis')
  return yield* ask(play, question, role, arg)
}
