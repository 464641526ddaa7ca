import { type FastSource, type GameState, offersView, type Role, undoTarget } from '../../engine/index.ts'
import type { Acted, Action, Host, Update } from '../host.ts'

/**
 * Does something that is allowed, of whatever game: mostly an answer, often something about going back, now and then an offer, a
 * change of hands or giving up. Nothing is left once the game is over.
 */
export function doAtRandom<S extends GameState, C>(host: Host<S, C>, source: FastSource): Update | undefined {
  for (let tries = 0; tries < 100 && !host.isOver; tries++) {
    const acted = tryAtRandom(host, source)
    if (acted.ok) return acted.update
  }
  return undefined
}

function tryAtRandom<S extends GameState, C>(host: Host<S, C>, source: FastSource): Acted {
  const { match } = host
  const role = source.below(match.roles)
  const dice = source.below(60)
  if (dice === 0) return host.seatChanged(role, ['person', 'bot captain'][source.below(2)])
  if (dice === 1) return host.concedeSeat(role, role, 'bot captain')
  if (dice < 25) return goBackAtRandom(host, role, source)
  if (dice < 28) return offerAtRandom(host, role, source)
  if (dice < 50 && host.request() !== undefined)
    return host.act(role, { type: 'consent', yes: source.below(match.roles + 2) > 1 })
  return answerAtRandom(host, source)
}

/** What a role can take back alone, or give again, is rare: whoever can do so does. */
function goBackAtRandom<S extends GameState, C>(host: Host<S, C>, role: Role, source: FastSource): Acted {
  const { match } = host
  const roles = Array.from({ length: match.roles }, (_, i) => i)
  const redoing = roles.find((i) => host.canRedo(i))
  if (redoing !== undefined && source.below(2) === 0) return host.act(redoing, { type: 'redo' })
  const undoing = roles.find((i) => undoTarget(match, i) !== undefined)
  if (undoing !== undefined && source.below(3) > 0) return host.act(undoing, { type: 'undo' })
  return host.act(role, { type: (['undo', 'retract', 'request'] as const)[source.below(3)] })
}

function offerAtRandom<S extends GameState, C>(host: Host<S, C>, role: Role, source: FastSource): Acted {
  const offers = offersView(host.match, role)
  return host.act(role, { type: 'offer', key: offers[source.below(offers.length + 1)]?.key ?? 'none' })
}

/** One answer, or a few at once. */
function answerAtRandom<S extends GameState, C>(host: Host<S, C>, source: FastSource): Acted {
  const { match } = host
  const asks = match.play.pending
  const ask = asks[source.below(asks.length)]
  const options = match.play.options(ask)
  const option = ask.question.key(match.play, options[source.below(options.length)], ask)
  const question = match.idOf(ask)
  const one: Action = { type: 'answer', question, option, auto: source.below(8) === 0 }
  return host.act(ask.role, source.below(6) === 0 ? { type: 'answers', question, options: [option] } : one)
}
