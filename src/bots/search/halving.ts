import type { Meter } from './budget.ts'

/** A plan that is weighed: what it brought in each world, by the number of the world. */
export interface Weighed<P> {
  readonly plan: P
  readonly results: number[]
  sum: number
}

export const weighed = <P>(plan: P): Weighed<P> => ({ plan, results: [], sum: 0 })

export const meanOf = ({ sum, results }: Weighed<unknown>): number => (results.length === 0 ? 0 : sum / results.length)

/** How much more one brought than another in the worlds that both were tried in. */
export interface Gain {
  readonly mean: number
  /** Standard error of the mean. */
  readonly error: number
  readonly worlds: number
}

export function gainOf(a: Weighed<unknown>, b: Weighed<unknown>): Gain {
  const worlds = Math.min(a.results.length, b.results.length)
  return meanAndError(Array.from({ length: worlds }, (_, i) => a.results[i] - b.results[i]))
}

export function meanAndError(values: readonly number[]): Gain {
  const worlds = values.length
  if (worlds === 0) return { mean: 0, error: Infinity, worlds }
  let sum = 0
  let squares = 0
  for (const value of values) {
    sum += value
    squares += value * value
  }
  const mean = sum / worlds
  const variance = Math.max(0, squares - worlds * mean * mean) / Math.max(1, worlds - 1)
  return { mean, error: Math.sqrt(variance / worlds), worlds }
}

export interface Halving<P> {
  /** One try of a plan in a world; nothing where time is over before it ends. */
  tryOut(plan: P, world: number): number | undefined
  readonly meter: Meter
  /** After the first look, others like the best. */
  more?(best: readonly Weighed<P>[]): readonly P[]
}

/** So many worlds tell a clear case from luck, if the difference is so many standard errors. */
const CLEAR_WORLDS = 16
const CLEAR = 3.5
/** How many worlds before others like the best are made. */
const FIRST_LOOK = 4

/**
 * Weighs plans in the same worlds: the worse half is left out again and again, so that what is left is known ever better. The first
 * plan always stays in. It ends with the budget, or when the case is clear.
 */
export function halve<P>(plans: readonly P[], { tryOut, meter, more }: Halving<P>): Weighed<P>[] {
  const all = plans.map((plan) => weighed(plan))
  const attempt = (one: Weighed<P>): boolean => {
    if (meter.spent() >= 1) return false
    const result = tryOut(one.plan, one.results.length)
    if (result === undefined) return false
    one.results.push(result)
    one.sum += result
    meter.count()
    return true
  }
  let left = [...all]
  const look = (worlds: number): boolean => {
    for (const one of left) while (one.results.length < worlds) if (!attempt(one)) return false
    return true
  }
  let worlds = 0
  if (more !== undefined) {
    for (let world = 1; world <= FIRST_LOOK && meter.spent() < FIRST_SHARE && look(world); world++) worlds = world
    const found = more([...all].sort(byMean)).map((plan) => weighed(plan))
    all.push(...found)
    left = [...all]
    look(worlds)
  }
  const phases = Math.max(1, Math.ceil(Math.log2(left.length)))
  const begun = meter.spent()
  for (let phase = 1; left.length > 1 && meter.spent() < 1; phase++) {
    const end = phase >= phases ? 1 : begun + ((1 - begun) * phase) / phases
    while (meter.spent() < end) {
      if (!look(++worlds) || isClear(left)) return all
    }
    left = betterHalf(left, all[0])
  }
  return all
}

const FIRST_SHARE = 0.25

const byMean = (a: Weighed<unknown>, b: Weighed<unknown>): number => meanOf(b) - meanOf(a)

function betterHalf<P>(left: readonly Weighed<P>[], first: Weighed<P>): Weighed<P>[] {
  const rest = left.filter((one) => one !== first).sort(byMean)
  return [first, ...rest.slice(0, Math.max(1, Math.ceil(left.length / 2) - 1))]
}

/** One is better than every other beyond doubt, or none differs at all. */
function isClear<P>(left: readonly Weighed<P>[]): boolean {
  if (left[0].results.length < CLEAR_WORLDS) return false
  let best = left[0]
  for (const one of left) if (meanOf(one) > meanOf(best)) best = one
  const isBest = left.every((one) => one === best || isBeyond(gainOf(best, one)))
  return isBest || left.every((one) => one === left[0] || isNothing(gainOf(left[0], one)))
}

const isBeyond = ({ mean, error }: Gain): boolean => mean > 0 && mean > CLEAR * error
const isNothing = ({ mean, error }: Gain): boolean => mean === 0 && error === 0

/** The best of all, if it is better than the first by so many standard errors; else the first. */
export function chosenOf<P>(all: readonly Weighed<P>[], z: number): Weighed<P> {
  const [first] = all
  let chosen = first
  let most = -Infinity
  for (const one of all) {
    const gain = gainOf(one, first)
    if (one === first || gain.worlds < LEAST_WORLDS || gain.mean <= z * gain.error || gain.mean <= 0) continue
    // Those that were left out early are known least.
    const surely = gain.mean - z * gain.error
    if (surely > most) [chosen, most] = [one, surely]
  }
  return chosen
}

/** Fewer say nothing about their own spread. */
const LEAST_WORLDS = 6
