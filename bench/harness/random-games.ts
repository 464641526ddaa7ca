import { simulateRandom } from '../../src/bots/simulate.ts'
import { type GameState, prepare } from '../../src/engine/index.ts'
import type { GameModule } from '../../src/games/module.ts'
import type { Ways } from './section.ts'
import type { MakeVariant, Tally, Variant } from './variant.ts'

/** Whole random games in one of these ways, one after the other, each from a seed of its own. */
export const randomGames =
  <S extends GameState, C>(module: Pick<GameModule<S, C>, 'game' | 'round'>, ways: Ways): MakeVariant =>
  (way) =>
    gamesOf(module, ways[way])

function gamesOf<S extends GameState, C>(
  { game, round }: Pick<GameModule<S, C>, 'game' | 'round'>,
  { players, options = {} }: Ways[string],
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
