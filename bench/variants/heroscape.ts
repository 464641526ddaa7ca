import { simulateRandom } from '../../src/bots/simulate.ts'
import { prepare } from '../../src/engine/setup.ts'
import { heroscape } from '../../src/games/heroscape/index.ts'
import type { State } from '../../src/games/heroscape/rules/state.ts'
import type { Tally, Variant } from '../harness/variant.ts'

/** Whole random Master games with a draft, two players; the argument is the scenario. */
export function make(scenario: string): Variant {
  const prepared = prepare(heroscape, scenario === 'RESCUE' ? 3 : 2, { scenario })
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
