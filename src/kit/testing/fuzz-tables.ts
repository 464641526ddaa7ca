import { describe, expect, it } from 'vitest'
import { type Game, type GameState, type Options, prepare } from '../../engine/index.ts'
import { checksWith, fuzz, newCoverage, unscrambled, type Oracle } from '../../engine/proof/index.ts'

export interface FuzzTable {
  readonly title: string
  readonly roles: number
  readonly options: Options
  readonly pack?: object | undefined
}

/**
 * One random game at every table. Everything is checked at every n-th question, and the game's oracles are asked; the cheap checks run
 * at all others.
 */
export function fuzzTables<S extends GameState, C>(
  game: Game<S, C>,
  oracles: readonly Oracle<S, C>[],
  tables: readonly FuzzTable[],
  limits: { readonly every: number; readonly maxAnswers: number },
): void {
  const coverage = newCoverage()
  const checks = checksWith(oracles)
  describe('random games keep every invariant to the end', () => {
    for (const [index, { title, roles, options, pack }] of tables.entries()) {
      it(title, () => {
        const prepared = prepare(game, roles, options, pack)
        if (!prepared.ok) throw new Error(JSON.stringify(prepared.problems))
        const report = fuzz(prepared.value, { seed: `npm-test-${index}`, ...limits, checks, coverage })
        expect(report.failure).toBeUndefined()
        expect(report.finished).toBe(true)
      })
    }

    it('every kind of secret was really scrambled, and nothing that a role has not seen reached it', () => {
      expect(unscrambled(coverage)).toEqual([])
    })
  })
}
