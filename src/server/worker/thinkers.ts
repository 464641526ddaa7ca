import type { Bot } from '../../bots/bot.ts'
import { findBot } from '../../bots/registry.ts'
import { fastSource } from '../../engine/chance/fast.ts'
import { prepareFile } from '../../engine/file.ts'
import type { AnyGame } from '../../engine/game.ts'
import type { Prepared } from '../../engine/setup.ts'
import { openWorld } from '../../host/world.ts'
import type { Handle, Think, Thought } from './messages.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- bots play every game
type AnyPrepared = Prepared<any, any>
// oxlint-disable-next-line typescript/no-explicit-any -- bots play every game
type AnyBot = Bot<any, any>

interface Thinker {
  readonly prepared: AnyPrepared
  /** A bot may remember a plan, so it is kept. By role and name. */
  readonly bots: Map<string, AnyBot>
}

const KEPT = 200

/** Bots of many matches. They think in workers of their own, so that nobody at another table waits for them. */
export class Thinkers {
  private readonly thinkers = new Map<Handle, Thinker>()

  forget(match: Handle): void {
    this.thinkers.delete(match)
  }

  think(match: Handle, { setup, role, question, bot: name, seed, state, tail }: Think, game: AnyGame): Thought {
    const { prepared, bots } = this.thinkerOf(match, setup, game)
    const key = `${role} ${name}`
    const bot = bots.get(key) ?? (findBot(name) ?? findBot('random')!)()
    bots.set(key, bot)
    const source = fastSource(seed)
    const own = openWorld(prepared, { role, state, tail }, source.fork('world')).match
    const ask = own.asked(role)
    if (ask === undefined) throw new Error(`role ${role} is not asked`)
    const option = bot.choose(own, ask, [...own.play.options(ask)], source)
    return { role, question, option: ask.question.key(own.play, option, ask) }
  }

  private thinkerOf(match: Handle, setup: Think['setup'], game: AnyGame): Thinker {
    const known = this.thinkers.get(match)
    if (known !== undefined) return known
    const prepared = prepareFile({ walstatt: 'game', version: 1, setup, log: [] }, () => game)
    if (!prepared.ok) throw new Error(prepared.problems[0].problem)
    const [oldest] = this.thinkers.keys()
    if (this.thinkers.size >= KEPT) this.thinkers.delete(oldest)
    const thinker: Thinker = { prepared: prepared.value as AnyPrepared, bots: new Map<string, AnyBot>() }
    this.thinkers.set(match, thinker)
    return thinker
  }
}
