import { heroscape } from '../../src/games/heroscape/index.ts'
import { randomGames } from '../harness/random-games.ts'
import type { Variant } from '../harness/variant.ts'

/** Whole random Master games with a draft, two players; the argument is the scenario. */
export const make = (scenario: string): Variant =>
  randomGames({ game: heroscape, round: (state) => state.round }, scenario === 'RESCUE' ? 3 : 2, { scenario })
