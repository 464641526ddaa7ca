import type { Bot } from '../../../bots/bot.ts'
import { findBot } from '../../../bots/registry.ts'
import { Standpoint } from '../../../bots/standpoint.ts'
import { matchIn, type World } from '../../../bots/world.ts'
import { fastSource, prepare, type GameState, type Prepared, type Role } from '../../../engine/index.ts'
import { findGame } from '../../../games/registry.ts'
import { suggestionFor, thinker, type Suggested } from '../../../host/advisor.ts'
import { openWorld } from '../../../host/world.ts'
import { reviewFile } from './review-file.ts'
import type { Answered } from './thinker.ts'
import type { Room, Task } from './task.ts'

type AnyPrepared = Prepared<GameState, unknown>

/** Where the game does not say how much a General may think. */
const PLAYOUTS = 200

/** The game as it is played at the table for which is thought. */
async function preparedIn({ game: id, roles, options, pack, source }: Room): Promise<AnyPrepared> {
  const module = await findGame(id)?.load()
  if (module === undefined) throw new Error(`there is no game ${id}`)
  const prepared = prepare(module.game, roles, options, pack)
  if (!prepared.ok) throw new Error(`${id} cannot be prepared`)
  const compiled = source === undefined ? undefined : module.game.compileContent?.(source)
  return compiled?.ok === true ? { ...prepared.value, content: compiled.value.content } : prepared.value
}

/** Those who think in one worker: a bot remembers its plan as long as the worker lives. */
class Minds {
  private readonly bots = new Map<Role, { readonly id: string; readonly bot: Bot<GameState, unknown> }>()

  choose(prepared: AnyPrepared, id: string, world: World, seed: string): number {
    const source = fastSource(seed)
    const match = matchIn(prepared, world, source.fork('world'))
    const ask = match.asked(world.role)
    if (ask === undefined) throw new Error(`role ${world.role} is not asked`)
    return this.botOf(world.role, id).choose(new Standpoint(match, ask), source)
  }

  private botOf(role: Role, id: string): Bot<GameState, unknown> {
    const known = this.bots.get(role)
    if (known?.id === id) return known.bot
    const make = findBot(id)
    if (make === undefined) throw new Error(`there is no bot ${id}`)
    const bot = make<GameState, unknown>()
    this.bots.set(role, { id, bot })
    return bot
  }
}

function hintsIn(prepared: AnyPrepared, world: World, seed: string): Promise<Suggested | undefined> {
  const source = fastSource(seed)
  const { mind } = prepared.game
  const host = openWorld(prepared, world, source.fork('world'))
  return suggestionFor(host, world.role, thinker({ playouts: mind?.playouts ?? PLAYOUTS }), source.fork('advice'))
}

/** Everything that is thought about in one worker. */
export function thoughtOf(progress: (part: number) => void): (room: Room, task: Task) => Promise<Answered> {
  const minds = new Minds()
  let known: Promise<AnyPrepared> | undefined
  return async (room, task) => {
    if (task.type === 'review') return { type: 'review', found: await reviewFile(task.file, task.eyes, progress) }
    const prepared = await (known ??= preparedIn(room))
    const { world, seed } = task
    return task.type === 'choose'
      ? { type: 'chosen', option: minds.choose(prepared, task.bot, world, seed) }
      : { type: 'hints', found: await hintsIn(prepared, world, seed) }
  }
}
