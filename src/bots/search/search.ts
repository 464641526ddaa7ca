import type { FastSource, GameState, Line, Mind } from '../../engine/index.ts'
import type { Dealt, Standpoint } from '../standpoint.ts'
import { lineOf } from '../captain.ts'
import { type Budget, type Meter, meterOf } from './budget.ts'
import { type Draft, Drafts } from './drafts.ts'
import { chosenOf, halve, meanAndError, weighed, type Weighed } from './halving.ts'
import { Playouts } from './playout.ts'
import { mixtureOf, type Payoffs } from './regret.ts'
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
  private readonly budget: Budget
  private readonly meter: Meter
  private readonly z: number
  private readonly worlds: Dealt<S, C>[] = []
  readonly playouts: Playouts<S, C>
  private readonly drafts: Drafts<S, C>

  constructor(from: Standpoint<S, C>, mind: Mind<S, C>, { budget, z = Z }: SearchSettings, source: FastSource) {
    this.budget = budget
    this.meter = meterOf(budget)
    this.z = z
    this.from = from
    this.mind = mind
    this.source = source
    this.playouts = new Playouts(from, mind, source, () => this.meter.isOver())
    this.drafts = new Drafts(from, mind, this.world(0), source.fork('plans'))
  }

  run(): Found {
    const own = this.ownPlan()
    if (isUsedUp(this.budget)) return { chosen: own, weighed: [weighed(own)], playouts: 0 }
    if (own.isOpen) this.meter.allow(NOW)
    const isUnseen = this.mind.unseen?.has(this.from.question) === true && this.mind.value?.isTogether !== true
    return isUnseen ? this.mixed(own) : this.straight(own)
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

  private straight(own: Draft): Found {
    const { meter } = this
    const many = this.howMany(own)
    const plans = [own, ...this.firstPlans(own, Math.ceil(many / 2))]
    const all = halve(plans, {
      tryOut: (plan, at) => this.playouts.run(this.world(at), this.chance(at), plan.choices),
      meter,
      more: (best) => this.variations(best, many - plans.length),
    })
    return { chosen: chosenOf(all, this.z).plan, weighed: all, playouts: meter.playouts }
  }

  /** Plans of the game's own, and one for each promising answer to the question that is asked. */
  private firstPlans(own: Draft, most: number): Draft[] {
    const plans: Draft[] = []
    const add = (lines: readonly Line[]): void => {
      for (const line of lines) {
        const draft = plans.length < most && !this.isSlow() ? this.drafts.make(line) : undefined
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
    for (let attempt = 0; attempt < 3 * wanted && plans.length < wanted && !this.isSlow(); attempt++) {
      const { plan } = best[attempt % Math.min(VARIED, best.length)]
      const draft = this.drafts.varied(plan, BREADTH)
      if (draft !== undefined) plans.push(draft)
    }
    return plans
  }

  /** Plans that cannot be tried any more are made in vain. */
  private isSlow(): boolean {
    return this.meter.spent() > FOR_PLANS
  }

  /** As many plans as the budget can tell apart. */
  private howMany(own: Draft): number {
    const { budget } = this
    const most = 'playouts' in budget ? budget.playouts * (own.isOpen ? NOW : 1) : this.expected(own)
    return Math.max(2, Math.min(MOST_PLANS, Math.round(most / PER_PLAN)))
  }

  /** How many playouts there is time for, by the time that one takes. */
  private expected(own: Draft): number {
    const before = this.meter.spent()
    this.playouts.run(this.world(0), this.chance(0), own.choices)
    return (1 - before) / Math.max(this.meter.spent() - before, 1e-6)
  }

  /** Where all answer at once, the answer is drawn from a mixture: nobody can rely on it. */
  private mixed(own: Draft): Found {
    const { meter } = this
    const many = Math.min(MOST_MIXED, this.howMany(own))
    const plans = [own, ...this.firstPlans(own, many - 1)]
    plans.push(...this.variations([weighed(own)], many - plans.length))
    const all = plans.map((plan) => weighed(plan))
    if (plans.length === 1) return { chosen: own, weighed: all, playouts: 0 }
    const payoffs = this.payoffs(all)
    if (payoffs.length === 0) return { chosen: own, weighed: all, playouts: meter.playouts }
    const good = all.map((_, i) => i).filter((i) => all.every((_one, other) => !isBeaten(payoffs, i, other)))
    const mixture = mixtureOf(
      payoffs.map((table) => good.map((i) => table[i])),
      HABIT,
    )
    return { chosen: all[good[this.drawn(mixture)]].plan, weighed: all, playouts: meter.playouts }
  }

  private payoffs(all: readonly Weighed<Draft>[]): number[][][] {
    const { meter } = this
    const payoffs: number[][][] = []
    for (let at = 0; meter.spent() < 1; at++) {
      const others = othersIn(this.from, this.mind, this.world(at), this.source.fork(`others ${at}`))
      const table = all.map(() => [] as number[])
      for (let j = 0; j < others.length; j++)
        for (let i = 0; i < all.length; i++) {
          if (meter.spent() >= 1) return payoffs
          const result = this.playouts.run(this.world(at), this.chance(at), all[i].plan.choices, others[j])
          if (result === undefined) return payoffs
          table[i].push(result)
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

  private drawn(mixture: readonly number[]): number {
    const at = this.source.fork('mixed').below(DRAWN) / DRAWN
    let sum = 0
    for (let i = 0; i < mixture.length; i++) {
      sum += mixture[i]
      if (at < sum) return i
    }
    return mixture.length - 1
  }
}

/** Less tells nothing: the captain's plan it is. */
const isUsedUp = (budget: Budget): boolean => ('playouts' in budget ? budget.playouts < 8 : budget.ms < 5)

/** What may be used up before the last plan is made. */
const FOR_PLANS = 0.5

const MOST_MIXED = 8
const DRAWN = 1_000_000

/** Whether another plan is plainly better, whatever the others answer. */
function isBeaten(payoffs: Payoffs, plan: number, other: number): boolean {
  if (plan === other || payoffs.length < LEAST_WORLDS) return false
  return HABIT.every((_, j) => {
    const { mean, error } = meanAndError(payoffs.map((table) => table[other][j] - table[plan][j]))
    return mean > 0 && mean > MUCH_WORSE * error
  })
}

const MUCH_WORSE = 2
const LEAST_WORLDS = 4
