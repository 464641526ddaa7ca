import { immortals } from '../../src/games/immortals/index.ts'
import { randomGames } from '../harness/random-games.ts'
import type { Variant } from '../harness/variant.ts'

/** Whole random games; the argument is the number of players. */
export const make = (players: string): Variant =>
  randomGames({ game: immortals, round: (state) => state.round }, Number(players))
