import { fastSource } from '../chance/fast.ts'
import type { Match } from '../match.ts'
import type { GameState, Role } from '../table.ts'
import { InvariantBroken, mustEqual } from './broken.ts'

/** Whatever is not on offer is refused, and nothing has changed. */
export function checkRefusals<S extends GameState, C>(match: Match<S, C>): number {
  const { pending } = match.play
  if (pending.length === 0) return 0
  const source = fastSource(`${match.log.length} refusals`)
  const ask = pending[source.below(pending.length)]
  const question = match.idOf(ask)
  const options = match.play.options(ask)
  const key = ask.question.key(match.play, options[source.below(options.length)], ask)
  const before = { state: match.game.clone(match.state), log: [...match.log], force: [...match.force] }
  const stranger: Role = (ask.role + 1) % match.roles
  const refusals = [
    match.answer({ role: ask.role, question, option: 'no such option' }),
    match.answer({ role: ask.role, question: '0.99.0', option: key }),
    match.answerAll(ask.role, question, ['no such option', key]),
    match.take(stranger, 'no such offer'),
    ...(stranger === ask.role ? [] : [match.answer({ role: stranger, question, option: key })]),
  ]
  const at = refusals.findIndex((accepted) => accepted.ok)
  if (at >= 0) throw new InvariantBroken('refusals', `bad answer ${at} to ${question} was taken`)
  mustEqual('refusals', `the state after a refused answer to ${question}`, before.state, match.state)
  if (!isUntouched(before.log, match.log) || !isUntouched(before.force, match.force))
    throw new InvariantBroken('refusals', `a refused answer to ${question} changed the records`)
  return refusals.length
}

const isUntouched = (before: readonly object[], now: readonly object[]): boolean =>
  before.length === now.length && before.every((entry, i) => entry === now[i])
