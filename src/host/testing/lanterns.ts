import { type FastSource, prepare, type Prepared } from '../../engine/index.ts'
import { type LanternContent, lanterns, type Lanterns } from '../../engine/testing/lanterns.ts'
import type { Host, Update } from '../host.ts'

export type LanternHost = Host<Lanterns, LanternContent>

export function preparedLanterns(roles = 3, options: object = { rich: true }): Prepared<Lanterns, LanternContent> {
  const result = prepare(lanterns, roles, options)
  if (!result.ok) throw new Error(result.problems[0].problem)
  return result.value
}

/** Does something that is allowed, now and then something other than answering. */
export function actAtRandom(host: LanternHost, source: FastSource): Update | undefined {
  const { match } = host
  const role = source.below(match.roles)
  const dice = source.below(12)
  const more = { 0: 'undo', 1: 'redo', 2: 'retract', 3: 'request' } as const
  if (dice in more) {
    const acted = host.act(role, { type: more[dice as keyof typeof more] })
    if (acted.ok) return acted.update
  }
  if (dice === 4) {
    const acted = host.act(role, { type: 'offer', key: 'sell' })
    if (acted.ok) return acted.update
  }
  if (host.request() !== undefined && source.below(3) > 0) {
    const acted = host.act(role, { type: 'consent', yes: source.below(4) > 0 })
    if (acted.ok) return acted.update
  }
  const asks = match.play.pending
  if (asks.length === 0) return undefined
  const ask = asks[source.below(asks.length)]
  const options = match.play.options(ask)
  const option = ask.question.key(match.play, options[source.below(options.length)], ask)
  const acted = host.act(ask.role, { type: 'answer', question: match.idOf(ask), option })
  if (!acted.ok) throw new Error(`refused: ${acted.refusal.why}`)
  return acted.update
}
