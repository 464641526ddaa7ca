import { simulateRandom } from '../../src/bots/simulate.ts'
import type { Options } from '../../src/engine/game.ts'
import { prepare } from '../../src/engine/setup.ts'
import type { GameState } from '../../src/engine/table.ts'
import type { GameModule } from '../../src/games/module.ts'
import type { Tally, Variant } from './variant.ts'

/** Whole random games, one after the other, each from a seed of its own. */
export function randomGames<S extends GameState, C>(
  { game, round }: Pick<GameModule<S, C>, 'game' | 'round'>,
  players: number,
  options: Options = {},
): Variant {
  const prepared = prepare(game, players, options)
  if (!prepared.ok) throw new Error(prepared.problems[0].problem)
  const { value } = prepared
  const limits = { decisions: 20_000, rounds: 200, round }
  let games = 0
  function work(): Tally {
    const { decisions, why } = simulateRandom(value, `game ${games++}`, limits)
    if (why === 'stuck') throw new Error(`game ${games - 1} is stuck`)
    return { decisions, games: 1 }
  }
  return { work }
}
