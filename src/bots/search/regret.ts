/** What own plans bring: by world, by own plan, by what the others may answer there. */
export type Payoffs = readonly (readonly (readonly number[])[])[]

const ROUNDS = 2000

/**
 * How often to choose each plan if others answer unseen (regret matching). In each world they choose among their answers, half by habit
 * and half as if they had seen through the mixture: so it costs to be readable, and a habit is made use of.
 */
export function mixtureOf(payoffs: Payoffs, habit: readonly number[], readers = 0.5): number[] {
  const plans = payoffs[0].length
  const own = new Matching(plans)
  const others = payoffs.map(() => new Matching(habit.length))
  const gains = new Float64Array(plans)
  const harms = new Float64Array(habit.length)
  for (let round = 0; round < ROUNDS; round++) {
    gains.fill(0)
    payoffs.forEach((table, world) => {
      harms.fill(0)
      for (let i = 0; i < plans; i++)
        for (let j = 0; j < habit.length; j++) {
          const likely = (1 - readers) * habit[j] + readers * others[world].now[j]
          gains[i] += table[i][j] * likely
          harms[j] -= table[i][j] * own.now[i]
        }
      others[world].learn(harms)
    })
    own.learn(gains)
  }
  return own.mean()
}

/** Chooses in proportion to what was missed so far by not choosing it. */
class Matching {
  readonly now: Float64Array
  private readonly regrets: Float64Array
  private readonly sums: Float64Array

  constructor(n: number) {
    this.now = new Float64Array(n).fill(1 / n)
    this.regrets = new Float64Array(n)
    this.sums = new Float64Array(n)
  }

  /** Given what each would have brought. */
  learn(gains: Float64Array): void {
    const { now, regrets, sums } = this
    let got = 0
    for (let i = 0; i < now.length; i++) got += now[i] * gains[i]
    let positive = 0
    for (let i = 0; i < now.length; i++) {
      sums[i] += now[i]
      regrets[i] = Math.max(0, regrets[i] + gains[i] - got)
      positive += regrets[i]
    }
    for (let i = 0; i < now.length; i++) now[i] = positive > 0 ? regrets[i] / positive : 1 / now.length
  }

  mean(): number[] {
    const all = this.sums.reduce((sum, one) => sum + one, 0)
    return Array.from(this.sums, (one) => one / all)
  }
}
