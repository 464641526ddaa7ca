import type { FastSource, GameState, Line, Mind, Play } from '../../engine/index.ts'
import type { Dealt, Standpoint } from '../standpoint.ts'
import { Luck } from './chance.ts'
import type { Choice } from './playout.ts'
import { askOf, policyOf } from './policy.ts'

/** A plan as far as it depends on nobody else: up to the first draw, reveal or answer of another, or to the end of the turn. */
export interface Draft {
  readonly choices: readonly Choice[]
  /** The turn goes on after it, differently from time to time. */
  readonly isOpen: boolean
}

/** At most so many questions of one plan are varied. */
const LONGEST = 200

/** Makes plans for the turn of a role, in one world: its own answers, then the fast policy's. */
export class Drafts<S extends GameState, C> {
  private readonly from: Standpoint<S, C>
  private readonly mind: Mind<S, C>
  private readonly source: FastSource
  private readonly luck: Luck<S, C>
  private readonly world: Dealt<S, C>
  /** What else could be answered after these answers; what the game proposes is asked for once. */
  private readonly alternatives = new Map<string, readonly number[]>()
  private readonly known = new Set<string>()

  constructor(from: Standpoint<S, C>, mind: Mind<S, C>, world: Dealt<S, C>, source: FastSource) {
    this.from = from
    this.mind = mind
    this.world = world
    this.source = source
    this.luck = new Luck(mind, policyOf(mind), source)
  }

  /** The plan that begins with these answers; nothing where it has been made before. */
  make(start: Line): Draft | undefined {
    const draft = this.follow(start)
    const key = draft.choices.map(({ option }) => option).join(' ')
    if (this.known.has(key) || draft.choices.length === 0) return undefined
    this.known.add(key)
    return draft
  }

  /** Whole plans that the game itself proposes. */
  proposed(k: number): readonly Line[] {
    const { plans } = this.mind
    if (plans === undefined) return []
    const { play, ask, options } = this.enter()
    return plans.call(this.mind, play, ask, options, k, this.source.fork('plans'))
  }

  /** The other answers to a question of a plan, the most promising first. */
  others({ choices }: Draft, at: number, k: number): readonly number[] {
    const start = choices.slice(0, at).map(({ option }) => option)
    const key = start.join(' ')
    const found = this.alternatives.get(key) ?? this.scored(start, k + 1)
    this.alternatives.set(key, found)
    return found.filter((option) => option !== choices[at].option)
  }

  /** A plan that goes another way from some question on; the promising ways more often. */
  varied(draft: Draft, k: number): Draft | undefined {
    const at = this.source.below(Math.min(draft.choices.length, LONGEST))
    const others = this.others(draft, at, k)
    if (others.length === 0) return undefined
    const i = Math.min(this.source.below(others.length), this.source.below(others.length))
    return this.make([...draft.choices.slice(0, at).map(({ option }) => option), others[i]])
  }

  private enter(): {
    play: Play<S, C>
    ask: NonNullable<Play<S, C>['question']>
    options: readonly number[]
  } {
    const play = this.world.enter(this.luck.begin(this.source.fork('draft')))
    const ask = askOf(play, this.from.role)!
    return { play, ask, options: play.options(ask) }
  }

  private follow(start: Line): Draft {
    const { play } = this.enter()
    const { luck } = this
    const { role } = this.from
    const { knowledge } = play.state
    const turn = luck.at(play)
    const choices: Choice[] = []
    for (let asked = 0; asked < LONGEST; asked++) {
      if (play.over || luck.at(play) !== turn) return { choices, isOpen: false }
      const ask = askOf(play, role)
      if (ask === undefined) return { choices, isOpen: play.question !== undefined && !play.isSealed }
      if (luck.drawn > 0 || play.state.knowledge !== knowledge) return { choices, isOpen: true }
      const options = play.options(ask)
      if (options.length === 1) {
        play.answer(ask, options[0])
        continue
      }
      const wanted = start[choices.length]
      const option = options.includes(wanted) ? wanted : luck.next(play, ask, options)
      choices.push({ checkpoint: play.state.checkpoint, question: ask.question.name, option })
      play.answer(ask, option)
    }
    return { choices, isOpen: true }
  }

  /** The promising answers after a start; where the game says nothing, any of them. */
  private scored(start: Line, k: number): readonly number[] {
    const { play } = this.enter()
    let ask = askOf(play, this.from.role)
    for (let at = 0; ask !== undefined; ask = askOf(play, this.from.role)) {
      const options = play.options(ask)
      if (options.length > 1 && at === start.length) return this.promising(play, ask, options, k)
      play.answer(ask, options.length === 1 ? options[0] : start[at++])
    }
    return []
  }

  private promising(
    play: Play<S, C>,
    ask: NonNullable<Play<S, C>['question']>,
    options: readonly number[],
    k: number,
  ): readonly number[] {
    const found = this.mind.candidates?.(play, ask, options, k) ?? []
    if (found.length > 0) return found.map(({ option }) => option)
    const rest = [...options]
    return Array.from({ length: Math.min(k, rest.length) }, () => rest.splice(this.source.below(rest.length), 1)[0])
  }
}
