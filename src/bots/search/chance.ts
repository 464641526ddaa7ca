import type { AnyAsk, ChanceSource, FastSource, GameState, Mind, Play } from '../../engine/index.ts'
import { hasPolicy, turnOf, type Policy } from './policy.ts'
import { Replies } from './replies.ts'

/** Counts draws: what is planned beyond one is a guess. */
export class Counted implements ChanceSource {
  source: ChanceSource
  drawn = 0

  constructor(source: ChanceSource) {
    this.source = source
  }

  below(n: number): number {
    this.drawn++
    return this.source.below(n)
  }
}

/**
 * The chance of one playout. The same seed gives all plans the same dice turn for turn, although one of them rolls more than another;
 * what the policy draws comes from elsewhere, for the same reason.
 */
export class Luck<S extends GameState, C> {
  private readonly mind: Mind<S, C>
  private readonly policy: Policy<S, C>
  private readonly chance: Counted
  private seed!: FastSource
  private whim!: FastSource
  private turn = 0
  private readonly replies: Replies | undefined

  constructor(mind: Mind<S, C>, policy: Policy<S, C>, source: FastSource) {
    this.mind = mind
    this.policy = policy
    this.chance = new Counted(source)
    this.replies = hasPolicy(mind) ? undefined : new Replies()
  }

  get drawn(): number {
    return this.chance.drawn
  }

  begin(seed: FastSource, plan: readonly { readonly option: number }[] = []): ChanceSource {
    this.replies?.begin(plan.map(({ option }) => option).join(' '))
    this.seed = seed
    this.turn = -1
    this.chance.drawn = 0
    this.chance.source = seed
    this.whim = seed.fork('whim')
    return this.chance
  }

  learn(chances: readonly number[]): void {
    this.replies?.learn(chances)
  }

  /** To be called whenever a turn may have begun; says which it is. */
  at(play: Play<S, C>): number {
    const turn = turnOf(this.mind, play.state)
    if (turn === this.turn) return turn
    this.turn = turn
    const seed = this.seed.fork(turn)
    this.chance.source = seed
    this.whim = seed.fork('whim')
    return turn
  }

  /** What the policy answers. */
  next(play: Play<S, C>, ask: AnyAsk<S, C>, options: readonly number[]): number {
    if (this.replies !== undefined) return this.replies.next(ask.role, options, this.whim)
    play.source = this.whim
    const option = this.policy(play, ask, options)
    play.source = this.chance
    return option
  }
}
