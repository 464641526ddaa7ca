import type { FastSource, GameState, Line, Mind, Play, Role } from '../../engine/index.ts'
import type { Standpoint, Dealt } from '../standpoint.ts'
import { chancesOf, sharesOf } from '../value/value.ts'
import { Luck } from './chance.ts'
import { askOf, policyOf } from './policy.ts'

/** One own answer. */
export interface Choice {
  readonly checkpoint: number
  readonly question: string
  readonly option: number
}

/** What others answer at the same time, by role. */
export type Others = ReadonlyMap<Role, Line>

const NOBODY: Others = new Map()

/** No playout is that long; one that is counts by where it stands. */
const ENDLESS = 4000
/** After so many decisions somebody looks at the clock. */
const LOOK = 8

/** Plays own plans to the end of the own turn and then everybody by the fast policy, to the horizon. */
export class Playouts<S extends GameState, C> {
  readonly mind: Mind<S, C>
  readonly role: Role
  readonly luck: Luck<S, C>
  private readonly roles: number
  private readonly isOver: () => boolean
  /** Of every role's line, how much is used up. */
  private readonly used: number[]

  constructor(from: Standpoint<S, C>, mind: Mind<S, C>, source: FastSource, isOver: () => boolean) {
    this.isOver = isOver
    this.mind = mind
    this.role = from.role
    this.roles = from.roles
    this.luck = new Luck(mind, policyOf(mind), source)
    this.used = new Array<number>(from.roles).fill(0)
  }

  /** The chance of the role to win after a plan, in one world with one chance; nothing where time is over before it is told. */
  run(dealt: Dealt<S, C>, seed: FastSource, plan: readonly Choice[], others: Others = NOBODY): number | undefined {
    const end = this.play(dealt, seed, plan, others)
    if (end === undefined) return undefined
    const chances = this.chances(end)
    this.luck.learn(chances)
    return chances[this.role]
  }

  /** The position in which a playout ends. */
  play(dealt: Dealt<S, C>, seed: FastSource, plan: readonly Choice[], others: Others = NOBODY): Play<S, C> | undefined {
    const { luck, used } = this
    used.fill(0)
    const play = dealt.enter(luck.begin(seed, plan))
    const first = luck.at(play)
    const last = first + this.horizon(play.state)
    const own = askOf(play, this.role)
    let planned = plan.length
    for (let decisions = 0; decisions < ENDLESS && !play.over; decisions++) {
      const turn = luck.at(play)
      if (turn >= last) break
      if (decisions % LOOK === LOOK - 1 && this.isOver()) return undefined
      // In a `together` the own question comes first, wherever it stands among the others.
      const ask = decisions === 0 && own !== undefined ? own : play.question!
      const options = play.options(ask)
      let option = -1
      if (options.length === 1) option = options[0]
      else if (ask.role !== this.role) option = this.givenBy(others, ask.role, options)
      else if (used[ask.role] < planned) {
        const choice = plan[used[ask.role]++]
        if (turn === first && choice.question === ask.question.name && options.includes(choice.option))
          option = choice.option
        else planned = 0
      }
      play.answer(ask, option >= 0 ? option : luck.next(play, ask, options))
    }
    return play
  }

  chances(play: Play<S, C>): readonly number[] {
    const { value } = this.mind
    if (value !== undefined) return chancesOf(value, play, this.roles)
    if (play.state.outcome !== undefined) return sharesOf(play.state.outcome, this.roles)
    return new Array<number>(this.roles).fill(1 / this.roles)
  }

  private givenBy(others: Others, role: Role, options: readonly number[]): number {
    const line = others.get(role)
    if (line === undefined || this.used[role] >= line.length) return -1
    const option = line[this.used[role]++]
    return options.includes(option) ? option : -1
  }

  /** Where nothing judges a position, only the end of the game tells. */
  private horizon(state: S): number {
    const { horizon, value } = this.mind
    if (horizon === undefined || value === undefined) return Infinity
    return typeof horizon === 'number' ? horizon : horizon(state, this.role)
  }
}
