import { describe, expect, it } from 'vitest'
import type { GameState, Prepared } from '../../engine/index.ts'
import { caughtBy, type Fault, type Oracle } from '../../engine/proof/index.ts'

/** A fault in the rules, and the table at which it shows. */
export interface PlantedFault<S extends GameState, C> {
  /** What is wrong with the rules, in a few words. */
  readonly title: string
  readonly oracle: string
  table(): Prepared<S, C>
  readonly fault: Fault<S, C>
  /** How many games are tried before it counts as unnoticed. */
  readonly games?: number
  /** How far each is played, where it is enough to look at the beginning. */
  readonly maxAnswers?: number
}

/** Every oracle of a game catches a fault made for it, and is silent at the same table without it. */
export function catchFaults<S extends GameState, C>(
  oracles: readonly Oracle<S, C>[],
  faults: readonly PlantedFault<S, C>[],
): void {
  describe('every oracle catches a fault planted in the rules', () => {
    it.each(faults)('$oracle: $title', ({ oracle: name, table, fault, games = 10, maxAnswers = 3000 }) => {
      const oracle = oracles.find((one) => one.name === name)
      if (oracle === undefined) throw new Error(`there is no oracle ${name}`)
      const caught = caughtBy(oracle, table(), fault, { games, maxAnswers })
      expect(caught).toContain(`Disagreement: ${name}: `)
      // An oracle that only stumbles over the fault has not seen it.
      expect(caught).not.toContain('cannot say anything')
      expect(caughtBy(oracle, table(), {}, { games: 1, maxAnswers })).toBeUndefined()
    })

    it('and none is left out', () => {
      expect(oracles.map(({ name }) => name).filter((name) => !faults.some(({ oracle }) => oracle === name))).toEqual(
        [],
      )
    })
  })
}
