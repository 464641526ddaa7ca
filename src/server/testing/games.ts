import { gameOver } from '../../engine/procedure.ts'
import type { AnyGame } from '../../engine/game.ts'
import { lanterns } from '../../engine/testing/lanterns.ts'
import { pick, tinyGame } from '../../engine/testing/tiny.ts'

/** Two players take turns; one of the answers never comes to an end. */
const runaway = tinyGame(
  {
    *main(play) {
      for (let turn = 0; turn < 1000; turn++) {
        const word = yield* pick(play, turn % 2, 'on', 'loop', 'throw', 'hog', 'end')
        if (word === 'loop') for (;;) play.state.knowledge++
        if (word === 'throw') throw new Error('a rule is broken')
        if (word === 'hog') for (const hog: number[][] = []; ;) hog.push(Array.from({ length: 100_000 }, (_, i) => i))
        if (word === 'end') yield* gameOver({ kind: 'nobody' })
      }
    },
  },
  { id: 'runaway', players: { min: 2, max: 2 } },
)

const SLOW = 10

/** A bot that plays it thinks for a while. */
const slow: AnyGame = {
  ...lanterns,
  id: 'slow',
  evaluate() {
    const end = performance.now() + SLOW
    while (performance.now() < end);
    return 0
  },
}

export const moreGames: readonly AnyGame[] = [lanterns, runaway, slow]
