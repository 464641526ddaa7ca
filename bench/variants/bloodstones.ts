import { simulateRandom } from '../../src/bots/simulate.ts'
import { bloodstones } from '../../src/games/bloodstones/index.ts'
import type { State } from '../../src/games/bloodstones/rules/state.ts'
import { prepare } from '../../src/engine/setup.ts'
import type { Tally, Variant } from '../harness/variant.ts'

/** Whole random games of Bloodstones; the argument is the number of players. */
export function make(players: string): Variant {
  const prepared = prepare(bloodstones, Number(players))
  if (!prepared.ok) throw new Error(prepared.problems[0].problem)
  const { value } = prepared
  let games = 0
  function work(): Tally {
    const limits = { decisions: 20_000, rounds: 200, round: (state: State) => state.round }
    const { decisions, why } = simulateRandom(value, `game ${games++}`, limits)
    if (why === 'stuck') throw new Error(`game ${games - 1} is stuck`)
    return { decisions, games: 1 }
  }
  return { work }
}
