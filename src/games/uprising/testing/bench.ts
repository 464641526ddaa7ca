import { randomGames } from '../../../../bench/harness/random-games.ts'
import { randomPlay, type GameBench } from '../../../../bench/harness/section.ts'
import { uprisingModule } from '../module.ts'

const WAYS = { 2: { players: 2 }, 3: { players: 3 }, 4: { players: 4 } }

export const sections: GameBench['sections'] = [
  randomPlay('h', 'uprising', 'random Uprising by number of factions', WAYS, 12),
]
export const variants: GameBench['variants'] = { random: randomGames(uprisingModule, WAYS) }
