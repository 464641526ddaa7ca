import type { Bot } from '../../bots/bot.ts'
import { findBot } from '../../bots/registry.ts'
import { fastSource } from '../../engine/chance/fast.ts'
import type { AnyGame } from '../../engine/game.ts'
import type { Setup } from '../../engine/setup.ts'
import { openWorld } from '../../host/world.ts'
import type { AnyPrepared, Contents } from './contents.ts'
import type { Handle, Think, Thought } from './messages.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- bots play every game
type AnyBot = Bot<any, any>

interface Thinker {
  readonly prepared: AnyPrepared
  /** A bot may remember a plan, so it is kept. By role and name. */
  readonly bots: Map<string, AnyBot>
  readonly weight: number
}

const KEPT = 200
/** Characters of their setups: compiled, a large pack takes many times as much. */
const KEPT_WEIGHT = 4_000_000

/** Bots of many matches. They think in workers of their own, so that nobody at another table waits for them. */
export class Thinkers {
  private readonly thinkers = new Map<Handle, Thinker>()
  private readonly contents: Contents

  constructor(contents: Contents) {
    this.contents = contents
  }

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

  private thinkerOf(match: Handle, setup: string, game: AnyGame): Thinker {
    const known = this.thinkers.get(match)
    if (known !== undefined) return known
    const prepared = this.contents.prepare(game, JSON.parse(setup) as Setup)
    if (!prepared.ok) throw new Error(prepared.problems[0].problem)
    this.makeRoom(setup.length)
    const thinker = { prepared: prepared.value, bots: new Map<string, AnyBot>(), weight: setup.length }
    this.thinkers.set(match, thinker)
    return thinker
  }

  private makeRoom(weight: number): void {
    let sum = weight
    for (const thinker of this.thinkers.values()) sum += thinker.weight
    for (const [match, thinker] of this.thinkers) {
      if (this.thinkers.size < KEPT && sum <= KEPT_WEIGHT) return
      this.thinkers.delete(match)
      sum -= thinker.weight
    }
  }
}
