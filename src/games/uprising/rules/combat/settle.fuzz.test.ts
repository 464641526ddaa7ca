import { describe, expect, it } from 'vitest'
import { gameOver, prepare, type Game } from '../../../../engine/index.ts'
import { fuzz } from '../../../../engine/proof/index.ts'
import type { Content } from '../../content/content.ts'
import { uprising } from '../../index.ts'
import { at, tableOf } from '../../testing/position.ts'
import type { Play, Procedure } from '../table/rules.ts'
import type { State } from '../table/state.ts'

function* testEnd(_play: Play): Procedure {
  yield* gameOver({ kind: 'nobody' })
}

/** Combats on several hexes at once are rare in random games; here every one begins with them, and players trade meanwhile. */
const scene: Game<State, Content> = {
  ...uprising,
  procedures: { ...uprising.procedures, testEnd },
  setup() {
    const { state } = tableOf({
      units: { [at(0, -1)]: ['trolls', 'tribesmen'], [at(0, -2)]: ['vargs'] },
      garrisons: { [at(1, 0)]: 2, [at(-1, 0)]: 1, [at(0, -1)]: 1 },
      skeletons: { [at(1, 0)]: 2, [at(-1, 0)]: 1, [at(0, -1)]: 1, [at(0, -2)]: 1 },
      tiles: { [at(1, 0)]: 'ice', [at(-1, 0)]: 'rigga' },
      items: { 0: ['xyxrit-leaves'], 1: ['abad-warpaint'] },
      turn: 0,
    })
    state.next.push({ procedure: 'testEnd', args: {} }, { procedure: 'settle', args: { cause: 2, newcomer: -1 } })
    return state
  },
}

describe('many combats at once', () => {
  it.each(Array.from({ length: 12 }, (_, seed) => seed))('are fought whatever is used meanwhile, %i', (seed) => {
    const prepared = prepare(scene, 2)
    if (!prepared.ok) throw new Error(JSON.stringify(prepared.problems))
    const { failure, finished } = fuzz(prepared.value, { seed, maxAnswers: 400, every: 20, mischief: 60 })
    expect([failure?.error, finished]).toEqual([undefined, true])
  })
})
