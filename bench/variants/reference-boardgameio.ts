import { fastSource } from '../../src/engine/index.ts'
import type { Tally, Variant } from '../harness/variant.ts'
import { legal, runner } from '../reference/boardgameio.ts'
import { playBoth } from '../reference/self-check.ts'

/** Whole random games of Marches on boardgame.io's reducer. First it is proven to be the same game. */
export function make(): Variant {
  const checked = ['one', 'two', 'three'].map(playBoth)
  const choices = fastSource('choices')
  const { start, apply } = runner()
  const facts = {
    stateBytes: JSON.stringify(start().G).length,
    checkedMoves: checked.reduce((a, b) => a + b),
  }
  function work(): Tally {
    let state = start()
    let moves = 0
    let options = 0
    while (state.ctx.gameover === undefined) {
      const actions = legal(state.G, state.ctx)
      moves++
      options += actions.length
      state = apply(state, actions[choices.below(actions.length)])
    }
    return { moves, options, games: 1 }
  }
  return { facts, work }
}
