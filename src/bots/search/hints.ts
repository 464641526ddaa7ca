import type { FastSource, GameState, Mind, Role } from '../../engine/index.ts'
import type { Standpoint } from '../standpoint.ts'
import { measure } from '../value/value.ts'
import type { Draft } from './drafts.ts'
import { gainOf, meanOf, type Weighed } from './halving.ts'
import { Search, type SearchSettings } from './search.ts'

/** What an option brings more or less of, and for whom. The game names the feature (`Value.features`). */
export interface Reason {
  readonly feature: string
  readonly whose: 'own' | 'others'
  readonly isMore: boolean
  /** Whether it speaks for the option. */
  readonly isFor: boolean
}

/** An option that is worth a thought. */
export interface Hint {
  readonly option: number
  /** The chance to win after it, as far as the search sees. */
  readonly chance: number
  /** Compared with the best of the other hints, what matters most first. */
  readonly reasons: readonly Reason[]
}

const MOST_HINTS = 3
const MOST_REASONS = 3
/** So many worlds tell what differs. */
const WORLDS = 12
/** Differences that move the chance by less are no reason: in logits. */
const LEAST = 0.03

/** The best options of a question, the best first. Without a value nothing can be said but what the Captain would do. */
export function hintsFor<S extends GameState, C>(
  from: Standpoint<S, C>,
  mind: Mind<S, C>,
  settings: SearchSettings,
  source: FastSource,
): Hint[] {
  const search = new Search(from, mind, settings, source)
  const { chosen, weighed } = search.run()
  const best = weighed.find(({ plan }) => plan === chosen)!
  const found = byOption(weighed, best).slice(0, MOST_HINTS)
  const ends = found.map(({ one }) => endOf(search, from, mind, one.plan))
  return found.map(({ one, chance }, i) => ({
    option: one.plan.choices[0].option,
    chance,
    reasons: found.length < 2 ? [] : reasonsOf(mind, ends[i], ends[i === 0 ? 1 : 0]),
  }))
}

interface Candidate {
  readonly one: Weighed<Draft>
  readonly chance: number
}

/** The best plan for each first answer, by what it brought beside the chosen one in the same worlds. */
function byOption(all: readonly Weighed<Draft>[], best: Weighed<Draft>): Candidate[] {
  const chance = meanOf(best)
  const found = new Map<number, Candidate>()
  for (const one of all) {
    const { option } = one.plan.choices[0]
    if (one.results.length === 0 && one !== best) continue
    const own = one === best ? chance : Math.min(1, Math.max(0, chance + gainOf(one, best).mean))
    const known = found.get(option)
    if (known === undefined || (known.one !== best && own > known.chance)) found.set(option, { one, chance: own })
  }
  const first = found.get(best.plan.choices[0].option)!
  const others = [...found.values()].filter((one) => one !== first).sort((a, b) => b.chance - a.chance)
  return [{ one: best, chance }, ...others]
}

/** By feature, what a role and the others have on the mean when a plan is judged. */
interface End {
  readonly own: Float64Array
  readonly others: Float64Array
}

function endOf<S extends GameState, C>(
  search: Search<S, C>,
  { role, roles }: Standpoint<S, C>,
  mind: Mind<S, C>,
  { choices }: Draft,
): End {
  const { value } = mind
  const count = value?.features.length ?? 0
  const end = { own: new Float64Array(count), others: new Float64Array(count) }
  if (value === undefined) return end
  let worlds = 0
  for (let at = 0; at < WORLDS; at++) {
    const play = search.playouts.play(search.world(at), search.chance(at), choices)
    if (play === undefined || play.over) continue
    worlds++
    const { features, sides } = measure(value, play, roles)
    add(end, features, sides, role)
  }
  for (const sums of [end.own, end.others]) for (let i = 0; i < count; i++) sums[i] /= Math.max(1, worlds)
  return end
}

function add(end: End, features: readonly (readonly number[])[], sides: readonly number[], role: Role): void {
  const against = sides.filter((side) => side !== sides[role]).length
  features.forEach((counts, other) => {
    const isOwn = sides[other] === sides[role]
    const sums = isOwn ? end.own : end.others
    counts.forEach((count, i) => (sums[i] += isOwn ? count : count / against))
  })
}

/** What speaks for an option and what against it, beside another. */
function reasonsOf<S extends GameState, C>({ value }: Mind<S, C>, end: End, other: End): Reason[] {
  if (value === undefined) return []
  const found: { reason: Reason; size: number }[] = []
  value.features.forEach((feature, i) => {
    for (const whose of ['own', 'others'] as const) {
      const more = end[whose][i] - other[whose][i]
      const gain = value.weights[i] * more * (whose === 'own' ? 1 : -1)
      const reason = { feature, whose, isMore: more > 0, isFor: gain > 0 }
      if (Math.abs(gain) >= LEAST) found.push({ reason, size: Math.abs(gain) })
    }
  })
  return found
    .sort((a, b) => b.size - a.size)
    .slice(0, MOST_REASONS)
    .map(({ reason }) => reason)
}
