import { bloodstones } from '../../src/games/bloodstones/index.ts'
import { randomGames } from '../harness/random-games.ts'
import type { Variant } from '../harness/variant.ts'

/** Whole random games of Bloodstones; the argument is the number of players. */
export const make = (players: string): Variant =>
  randomGames({ game: bloodstones, round: (state) => state.round }, Number(players))
