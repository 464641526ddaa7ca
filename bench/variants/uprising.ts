import { uprising } from '../../src/games/uprising/index.ts'
import { randomGames } from '../harness/random-games.ts'
import type { Variant } from '../harness/variant.ts'

/** Whole random games of four Chapters, Veteran; the argument is the number of factions. */
export const make = (factions: string): Variant =>
  randomGames({ game: uprising, round: (state) => state.chapter }, Number(factions))
