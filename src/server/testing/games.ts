import { type AnyGame, gameOver } from '../../engine/index.ts'
import { lanterns } from '../../engine/testing/lanterns.ts'
import { pick, tinyGame } from '../../engine/testing/tiny.ts'

let hasStumbled = false

/** Two players take turns; some of the answers come to no good end, and one only the first time. */
const runaway = tinyGame(
  {
    *main(play) {
      for (let turn = 0; turn < 1000; turn++) {
        const word = yield* pick(play, turn % 2, 'on', 'loop', 'throw', 'hog', 'stumble', 'end')
        if (word === 'loop') for (;;) play.state.knowledge++
        if (word === 'stumble' && !hasStumbled) {
          hasStumbled = true
          throw new Error('once')
        }
        if (word === 'throw') throw new Error('a rule is broken')
        if (word === 'hog') for (const hog: number[][] = []; ;) hog.push(Array.from({ length: 100_000 }, (_, i) => i))
        if (word === 'end') yield* gameOver({ kind: 'nobody' })
      }
    },
  },
  {
    id: 'runaway',
    players: { min: 2, max: 2 },
    explain() {
      throw new Error('there is no explanation')
    },
  },
)

/** Its packs do harm while they are checked. */
const packs: AnyGame = {
  ...lanterns,
  id: 'packs',
  loadContent(pack) {
    const { harm } = (pack ?? {}) as { harm?: string }
    if (harm === 'loop') for (let i = 0; ; i++) if (i < 0) break
    if (harm === 'hog') for (const hog: number[][] = []; ;) hog.push(Array.from({ length: 100_000 }, (_, i) => i))
    if (harm === 'throw') throw new Error('a pack is broken')
    return lanterns.loadContent(harm === undefined ? pack : undefined)
  },
}

const SLOW = 10

/** A bot that plays it thinks for a while. */
const slow: AnyGame = {
  ...lanterns,
  id: 'slow',
  mind: {
    worth() {
      const end = performance.now() + SLOW
      while (performance.now() < end);
      return 0
    },
  },
}

/** A bot that plays it never ends thinking. */
const endless: AnyGame = {
  ...lanterns,
  id: 'endless',
  mind: {
    worth() {
      for (let i = 0; ; i++) if (i < 0) return 0
    },
  },
}

export const moreGames: readonly AnyGame[] = [lanterns, runaway, slow, endless, packs]
