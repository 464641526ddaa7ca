import { type Bot, moveOf } from '../bots/bot.ts'
import type { FastSource, GameState, Role } from '../engine/index.ts'
import type { Host, Update } from './host.ts'

/** Which bot plays which role. */
export type BotsOf<S extends GameState, C> = ReadonlyMap<Role, Bot<S, C>>

/** A role that is asked and that a bot plays. */
export function botToMove<S extends GameState, C>(host: Host<S, C>, bots: BotsOf<S, C>): Role | undefined {
  if (bots.size === 0) return undefined
  return host.match.play.pending.find((ask) => bots.has(ask.role))?.role
}

/** Lets a bot give one answer for a role, or take what stands on offer beside it. */
export function answerWith<S extends GameState, C>(
  host: Host<S, C>,
  role: Role,
  bot: Bot<S, C>,
  source: FastSource,
  auto = false,
): Update {
  const move = moveOf(bot, host.match, role, source)
  const acted = host.act(
    role,
    'offer' in move
      ? { type: 'offer', key: move.offer }
      : { type: 'answer', question: move.question, option: move.option, auto },
  )
  if (!acted.ok) throw new Error(`${bot.name} was refused: ${acted.refusal.why}`)
  return acted.update
}

/** Lets one bot give one answer; the caller stores the update like any other. */
export function moveBot<S extends GameState, C>(
  host: Host<S, C>,
  bots: BotsOf<S, C>,
  source: FastSource,
): Update | undefined {
  const role = botToMove(host, bots)
  return role === undefined ? undefined : answerWith(host, role, bots.get(role)!, source)
}

/** Lets bots move until a person is asked, the game is over or the number of answers is used up. */
export function runBots<S extends GameState, C>(
  host: Host<S, C>,
  bots: BotsOf<S, C>,
  source: FastSource,
  most: number,
): Update[] {
  const updates: Update[] = []
  while (updates.length < most) {
    const update = moveBot(host, bots, source)
    if (update === undefined) break
    updates.push(update)
  }
  return updates
}
