import { randomGames } from '../../../../bench/harness/random-games.ts'
import { randomPlay, type GameBench } from '../../../../bench/harness/section.ts'
import { immortalsModule } from '../module.ts'

const WAYS = { 3: { players: 3 }, 4: { players: 4 }, 5: { players: 5 } }

export const sections: GameBench['sections'] = [
  randomPlay('g', 'immortals', 'random Immortals by number of players', WAYS, 30),
]
export const variants: GameBench['variants'] = { random: randomGames(immortalsModule, WAYS) }
