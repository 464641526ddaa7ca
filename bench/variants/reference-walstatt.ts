import { fastSource, Play } from '../../src/engine/index.ts'
import type { Tally, Variant } from '../harness/variant.ts'
import * as box from '../reference/data.ts'
import { marches } from '../reference/walstatt.ts'

/** Whole random games of Marches on this engine. */
export function make(): Variant {
  const source = fastSource('dice')
  const choices = fastSource('choices')
  const facts = { stateBytes: JSON.stringify(marches.setup(box, box.PLAYERS, {})).length }
  function work(): Tally {
    const play = new Play(marches, box, marches.setup(box, box.PLAYERS, {}), source).start()
    let moves = 0
    let options = 0
    for (let ask = play.question; ask !== undefined; ask = play.question) {
      const legal = play.options(ask)
      moves++
      options += legal.length
      play.answer(ask, legal[choices.below(legal.length)])
    }
    return { moves, options, games: 1 }
  }
  return { facts, work }
}
