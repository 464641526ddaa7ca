import { fastSource, type FastSource, type GameState, type Mind } from '../../engine/index.ts'
import { type Bot, offerBy } from '../bot.ts'
import type { MindOf } from '../minds.ts'
import type { Standpoint } from '../standpoint.ts'
import type { Budget } from './budget.ts'
import type { Choice } from './playout.ts'
import { turnOf } from './policy.ts'
import { Search } from './search.ts'

export interface SearcherSettings<S extends GameState, C> {
  readonly name: string
  /** For a whole turn. */
  readonly budget: (mind: Mind<S, C>) => Budget
  readonly mindOf: MindOf
  readonly z?: number
}

/** What is left of a turn's budget. */
interface Left {
  readonly turn: number
  readonly budget: Budget
}

/** Thinks about its turn as a whole and follows its plan as long as nothing unexpected happens. */
export class Searcher<S extends GameState, C> implements Bot<S, C> {
  readonly name: string
  /** How many playouts the last answer took. */
  playouts = 0
  private readonly settings: SearcherSettings<S, C>
  private plan: readonly Choice[] = []
  private at = 0
  private left: Left | undefined

  constructor(settings: SearcherSettings<S, C>) {
    this.name = settings.name
    this.settings = settings
  }

  offer(from: Standpoint<S, C>, source: FastSource): number | undefined {
    return offerBy(this.settings.mindOf(from.game), from, source)
  }

  choose(from: Standpoint<S, C>, source: FastSource): number {
    this.playouts = 0
    if (from.options.length === 1) return from.options[0]
    const planned = this.planned(from)
    if (planned !== undefined) return planned
    const mind = this.settings.mindOf(from.game)
    const seed = fastSource(source.word())
    const turn = turnOf(mind, from.deal(seed).enter(seed).state)
    const { budget } = this.left?.turn === turn ? this.left : { budget: this.settings.budget(mind) }
    const before = 'now' in budget ? budget.now() : 0
    const found = new Search(from, mind, { budget, z: this.settings.z }, seed).run()
    this.playouts = found.playouts
    this.left = { turn, budget: lessThan(budget, found.playouts, before) }
    this.plan = found.chosen.choices
    this.at = 1
    return this.plan[0].option
  }

  private planned({ checkpoint, question, options }: Standpoint<S, C>): number | undefined {
    const choice = this.plan[this.at++]
    const isExpected = choice?.checkpoint === checkpoint && choice.question === question
    if (isExpected && options.includes(choice.option)) return choice.option
    this.plan = []
    return undefined
  }
}

function lessThan(budget: Budget, playouts: number, before: number): Budget {
  return 'playouts' in budget
    ? { playouts: budget.playouts - playouts }
    : { ...budget, ms: budget.ms - (budget.now() - before) }
}
