import type { Bot } from '../bots/bot.ts'
import type { FastSource } from '../engine/chance/fast.ts'
import type { GameState, Role } from '../engine/table.ts'
import type { Host, Update } from './host.ts'

/** Which bot plays which role. */
export type BotsOf<S extends GameState, C> = ReadonlyMap<Role, Bot<S, C>>

/** A role that is asked and that a bot plays. */
export function botToMove<S extends GameState, C>(host: Host<S, C>, bots: BotsOf<S, C>): Role | undefined {
  if (bots.size === 0) return undefined
  return host.match.play.pending.find((ask) => bots.has(ask.role))?.role
}

/** Lets one bot give one answer; the caller stores the update like any other. */
export function moveBot<S extends GameState, C>(
  host: Host<S, C>,
  bots: BotsOf<S, C>,
  source: FastSource,
): Update | undefined {
  const role = botToMove(host, bots)
  if (role === undefined) return undefined
  const { match } = host
  const ask = match.asked(role)!
  const bot = bots.get(role)!
  const option = bot.choose(match, ask, [...match.play.options(ask)], source)
  const key = ask.question.key(match.play, option, ask)
  const acted = host.act(role, { type: 'answer', question: match.idOf(ask), option: key })
  if (!acted.ok) throw new Error(`${bot.name} gave an answer that is not on offer: ${key}`)
  return acted.update
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
