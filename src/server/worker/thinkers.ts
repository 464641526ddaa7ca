import { type Bot, moveOf } from '../../bots/bot.ts'
import { parseBot } from '../../bots/levels.ts'
import { findBot } from '../../bots/registry.ts'
import type { Budget } from '../../bots/search/budget.ts'
import { matchIn } from '../../bots/world.ts'
import { type AnyGame, fastSource, type Setup } from '../../engine/index.ts'
import type { AnyPrepared, Contents, Wanted } from './contents.ts'
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
  private readonly marshal: Budget | undefined

  /** With the milliseconds that a Marshal has for a turn, by a clock. */
  constructor(contents: Contents, marshal?: number, now: () => number = () => performance.now()) {
    this.contents = contents
    this.marshal = marshal === undefined ? undefined : { ms: marshal, now }
  }

  forget(match: Handle): void {
    this.thinkers.delete(match)
  }

  think(match: Handle, { setup, content, bot: name, question, seed, world }: Think, game: AnyGame): Thought {
    const { prepared, bots } = this.thinkerOf(match, setup, content, game)
    const key = `${world.role} ${name}`
    const bot = bots.get(key) ?? this.botOf(name)
    bots.set(key, bot)
    const source = fastSource(seed)
    const move = moveOf(bot, matchIn(prepared, world, source.fork('world')), world.role, source)
    return 'offer' in move ? { ...move, question } : move
  }

  private botOf(name: string): AnyBot {
    const budget = parseBot(name)?.level === 'marshal' ? this.marshal : undefined
    return (findBot(name, budget) ?? findBot('random')!)()
  }

  private thinkerOf(match: Handle, setup: string, content: Wanted, game: AnyGame): Thinker {
    const known = this.thinkers.get(match)
    if (known !== undefined) return known
    const ready = this.contents.prepare(game, JSON.parse(setup) as Setup, content)
    if (!ready.ok || ready.value === undefined)
      throw new Error(ready.ok ? 'the content is unknown' : ready.problems[0].problem)
    const { prepared } = ready.value
    this.makeRoom(setup.length)
    const thinker = { prepared, bots: new Map<string, AnyBot>(), weight: setup.length }
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
