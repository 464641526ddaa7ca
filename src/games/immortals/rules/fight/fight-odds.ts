/** The chances of a fight, exactly, from the contents of tower and tray: every cube falls or sticks by itself (IM-RUL-22). */
import type { Chance } from '../../content/content.ts'
import { AGAINST, NEUTRAL, NONE, residentColour, type Attitude, type Land, type Table } from '../table/state.ts'
import { residentsThrown } from './fight.ts'

export interface FightOdds {
  /** The attacker possesses the land afterwards. */
  readonly wins: number
  /** An occupied land becomes unoccupied: a tie, or residents alone have won for the attacker (IM-RUL-60). */
  readonly ties: number
  /** The defender's party wins, or nobody comes into the unoccupied land. */
  readonly loses: number
  /** Armies on the land afterwards, on average over all fights, lost ones too. */
  readonly attackersLeft: number
  readonly defendersLeft: number
}

/** By chance, then by number of cubes: how likely it is that 0, 1, 2 … of them fall. */
const binomials = new WeakMap<Chance, number[][]>()

export function fallingOf(n: number, chance: Chance): readonly number[] {
  let known = binomials.get(chance)
  if (known === undefined) binomials.set(chance, (known = [[1]]))
  const falls = chance.falls / chance.of
  for (let size = known.length; size <= n; size++) {
    const last = known[size - 1]
    const row: number[] = []
    for (let k = 0; k <= size; k++) row.push((k < size ? last[k] * (1 - falls) : 0) + (k > 0 ? last[k - 1] * falls : 0))
    known.push(row)
  }
  return known[n]
}

/** How likely it is that 0, 1, 2 … cubes of a colour lie in the tray after the throw. */
export function cubesOut({ state, content: { tower } }: Table, colour: number, thrown: number): number[] {
  const inside = fallingOf(state.tower[colour], tower.inside)
  const through = fallingOf(thrown, tower.thrown)
  const sum: number[] = Array<number>(inside.length + through.length - 1).fill(0)
  for (let i = 0; i < inside.length; i++) for (let k = 0; k < through.length; k++) sum[i + k] += inside[i] * through[k]
  return sum
}

/** Of `more − less`; entry 0 stands for `1 − less.length`. */
function difference(more: readonly number[], less: readonly number[]): number[] {
  const offset = less.length - 1
  const out: number[] = Array<number>(more.length + offset).fill(0)
  for (let i = 0; i < more.length; i++) for (let k = 0; k < less.length; k++) out[i - k + offset] += more[i] * less[k]
  return out
}

const ONE = [1]

/** The chances of an attack of `sent` armies. */
export function fightOdds(t: Table, origin: Land, target: Land, sent: number, attitude: Attitude): FightOdds {
  const { possessor, armies, tray } = t.state
  const attacker = possessor[origin]
  const defender = possessor[target]
  const a = cubesOut(t, attacker, tray[attacker] + sent)
  const r = attitude === NEUTRAL ? ONE : cubesOut(t, residentColour(t.state), residentsThrown(t))
  if (defender === NONE) return enteringOdds(a, attitude === AGAINST ? r : ONE)
  const d = cubesOut(t, defender, tray[defender] + armies[target])
  if (attitude !== AGAINST) return duel(a, d, r, true)
  const { wins, ties, loses, attackersLeft, defendersLeft } = duel(d, a, r, false)
  return { wins: loses, ties, loses: wins, attackersLeft: defendersLeft, defendersLeft: attackersLeft }
}

/** Who has the residents on the own side (`r`) against who has not; the attacker needs an army to win with. */
function duel(
  helped: readonly number[],
  alone: readonly number[],
  r: readonly number[],
  isAttacker: boolean,
): FightOdds {
  // What the residents cannot match must be matched by armies (IM-FGT-21).
  const rest = difference(alone, r)
  let [wins, ties, loses, helpedLeft, aloneLeft] = [0, 0, 0, 0, 0]
  for (let own = 0; own < helped.length; own++)
    for (let i = 0; i < rest.length; i++) {
      const other = i - r.length + 1
      const chance = helped[own] * rest[i]
      if (own < other) {
        loses += chance
        aloneLeft += chance * (other - own)
      } else if (own === other || (own === 0 && isAttacker)) ties += chance
      else {
        wins += chance
        helpedLeft += chance * (own - Math.max(0, other))
      }
    }
  return { wins, ties, loses, attackersLeft: helpedLeft, defendersLeft: aloneLeft }
}

function enteringOdds(a: readonly number[], r: readonly number[]): FightOdds {
  const left = difference(a, r)
  let [wins, loses, attackersLeft] = [0, 0, 0]
  for (let i = 0; i < left.length; i++) {
    const armies = i - r.length + 1
    if (armies > 0) {
      wins += left[i]
      attackersLeft += left[i] * armies
    } else loses += left[i]
  }
  return { wins, ties: 0, loses, attackersLeft, defendersLeft: 0 }
}

/** In whole percent; what is possible is never 0, what is not certain never 100. */
export function percent(chance: number): number {
  const rounded = Math.round(100 * chance)
  if (rounded === 0 && chance > 0) return 1
  return rounded === 100 && chance < 1 - 1e-12 ? 99 : rounded
}
