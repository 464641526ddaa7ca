import type { FastSource, GameState, Line, Mind } from '../../engine/index.ts'
import type { Dealt, Standpoint } from '../standpoint.ts'
import { lineOf } from '../captain.ts'
import { type Budget, type Meter, meterOf } from './budget.ts'
import { type Draft, Drafts } from './drafts.ts'
import { chosenOf, gainOf, halve, meanOf, weighed, type Weighed } from './halving.ts'
import { Playouts } from './playout.ts'
import { mixtureOf } from './regret.ts'
import { HABIT, othersIn } from './unseen.ts'

export interface SearchSettings {
  readonly budget: Budget
  /** The policy's own plan is replaced by one that is better by so many standard errors. */
  readonly z?: number | undefined
}

/** What was found at a question. */
export interface Found {
  /** The plan to follow, and first of all what was weighed with it. */
  readonly chosen: Draft
  /** All plans that were weighed; the first is the policy's own. */
  readonly weighed: readonly Weighed<Draft>[]
  readonly playouts: number
}

const Z = 1.5
/** So many playouts are worth another plan. */
const PER_PLAN = 14
const MOST_PLANS = 24
/** Worlds are kept, so that they can be entered again; beyond, they come again with other chance. */
const MOST_WORLDS = 256
/** Of every question, so many answers are thought of. */
const BREADTH = 6
/** How many of the best plans are varied. */
const VARIED = 4
/** What is kept back for the rest of a turn that will go on differently from time to time. */
const NOW = 0.6

/** Thinks about a question with worlds dealt for the role, and about the whole turn that goes on with it. */
export class Search<S extends GameState, C> {
  private readonly from: Standpoint<S, C>
  private readonly mind: Mind<S, C>
  private readonly source: FastSource
  private readonly worlds: Dealt<S, C>[] = []
  readonly playouts: Playouts<S, C>
  private readonly drafts: Drafts<S, C>

  constructor(from: Standpoint<S, C>, mind: Mind<S, C>, source: FastSource) {
    this.from = from
    this.mind = mind
    this.source = source
    this.playouts = new Playouts(from, mind, source)
    this.drafts = new Drafts(from, mind, this.world(0), source.fork('plans'))
  }

  run({ budget, z = Z }: SearchSettings): Found {
    const own = this.ownPlan()
    if (isUsedUp(budget)) return { chosen: own, weighed: [weighed(own)], playouts: 0 }
    const meter = meterOf(budget, own.isOpen ? NOW : 1)
    const isUnseen = this.mind.unseen?.has(this.from.question) === true && this.mind.value?.isTogether !== true
    return isUnseen ? this.mixed(own, meter, budget) : this.straight(own, meter, budget, z)
  }

  /** The world of a number; the same for all plans. */
  world(at: number): Dealt<S, C> {
    const i = at % MOST_WORLDS
    this.worlds[i] ??= this.from.deal(this.source.fork(`world ${i}`))
    return this.worlds[i]
  }

  /** The chance of a number; the same for all plans. */
  chance(at: number): FastSource {
    return this.source.fork(`chance ${at}`)
  }

  /** What the captain would do, and then the fast policy. */
  private ownPlan(): Draft {
    return this.drafts.make(lineOf(this.from, this.mind, this.source.fork('own')))!
  }

  private straight(own: Draft, meter: Meter, budget: Budget, z: number): Found {
    const many = this.howMany(own, budget, meter)
    const plans = [own, ...this.firstPlans(own, Math.ceil(many / 2))]
    const all = halve(plans, {
      tryOut: (plan, at) => this.playouts.run(this.world(at), this.chance(at), plan.choices),
      meter,
      more: (best) => this.variations(best, many - plans.length),
    })
    return { chosen: chosenOf(all, z).plan, weighed: all, playouts: meter.playouts }
  }

  /** Plans of the game's own, and one for each promising answer to the question that is asked. */
  private firstPlans(own: Draft, most: number): Draft[] {
    const plans: Draft[] = []
    const add = (lines: readonly Line[]): void => {
      for (const line of lines) {
        const draft = plans.length < most ? this.drafts.make(line) : undefined
        if (draft !== undefined) plans.push(draft)
      }
    }
    add(this.drafts.proposed(most))
    add(this.drafts.others(own, 0, most).map((option) => [option]))
    return plans
  }

  private variations(best: readonly Weighed<Draft>[], wanted: number): Draft[] {
    const plans: Draft[] = []
    // Most variations of a short plan have been made before.
    for (let attempt = 0; attempt < 3 * wanted && plans.length < wanted; attempt++) {
      const { plan } = best[attempt % Math.min(VARIED, best.length)]
      const draft = this.drafts.varied(plan, BREADTH)
      if (draft !== undefined) plans.push(draft)
    }
    return plans
  }

  /** As many plans as the budget can tell apart. */
  private howMany(own: Draft, budget: Budget, meter: Meter): number {
    const most = 'playouts' in budget ? budget.playouts * (own.isOpen ? NOW : 1) : this.expected(own, meter)
    return Math.max(2, Math.min(MOST_PLANS, Math.round(most / PER_PLAN)))
  }

  /** How many playouts there is time for, by the time that one takes. */
  private expected(own: Draft, meter: Meter): number {
    const before = meter.spent()
    this.playouts.run(this.world(0), this.chance(0), own.choices)
    return (1 - before) / Math.max(meter.spent() - before, 1e-6)
  }

  /** Where all answer at once, the answer is drawn from a mixture: nobody can rely on it. */
  private mixed(own: Draft, meter: Meter, budget: Budget): Found {
    const many = Math.min(MOST_MIXED, this.howMany(own, budget, meter))
    const plans = [own, ...this.firstPlans(own, many - 1)]
    plans.push(...this.variations([weighed(own)], many - plans.length))
    const all = plans.map((plan) => weighed(plan))
    if (plans.length === 1) return { chosen: own, weighed: all, playouts: 0 }
    const payoffs = this.payoffs(all, meter)
    const known = all.filter(({ results }) => results.length > 0)
    if (payoffs.length === 0) return { chosen: own, weighed: all, playouts: meter.playouts }
    const good = sound(known)
    const mixture = mixtureOf(
      payoffs.map((table) => table.filter((_, i) => good.includes(known[i]))),
      HABIT,
    )
    return { chosen: this.drawn(good, mixture).plan, weighed: all, playouts: meter.playouts }
  }

  private payoffs(all: readonly Weighed<Draft>[], meter: Meter): number[][][] {
    const payoffs: number[][][] = []
    for (let at = 0; meter.spent() < 1; at++) {
      const others = othersIn(this.from, this.mind, this.world(at), this.source.fork(`others ${at}`))
      const table = all.map(() => [] as number[])
      for (let j = 0; j < others.length; j++)
        for (let i = 0; i < all.length; i++) {
          if (meter.spent() >= 1) return payoffs
          table[i].push(this.playouts.run(this.world(at), this.chance(at), all[i].plan.choices, others[j]))
          meter.count()
        }
      payoffs.push(table)
      all.forEach((one, i) => {
        const mean = table[i].reduce((sum, result, j) => sum + result * HABIT[j], 0)
        one.results.push(mean)
        one.sum += mean
      })
    }
    return payoffs
  }

  private drawn(good: readonly Weighed<Draft>[], mixture: readonly number[]): Weighed<Draft> {
    const source = this.source.fork('mixed')
    const at = source.below(DRAWN) / DRAWN
    let sum = 0
    for (let i = 0; i < good.length; i++) {
      sum += mixture[i]
      if (at < sum) return good[i]
    }
    return good[good.length - 1]
  }
}

/** Less tells nothing: the captain's plan it is. */
const isUsedUp = (budget: Budget): boolean => ('playouts' in budget ? budget.playouts < 8 : budget.ms < 5)

const MOST_MIXED = 8
const DRAWN = 1_000_000

/** Those that are not plainly worse than the best. */
function sound(all: readonly Weighed<Draft>[]): Weighed<Draft>[] {
  let best = all[0]
  for (const one of all) if (meanOf(one) > meanOf(best)) best = one
  return all.filter((one) => {
    const { mean, error } = gainOf(best, one)
    return one === best || mean <= MUCH_WORSE * error
  })
}

const MUCH_WORSE = 2
