import { bloodstones } from '../../src/games/bloodstones/index.ts'
import type { State } from '../../src/games/bloodstones/rules/table/state.ts'
import type { Tally, Variant } from '../harness/variant.ts'
import { positions } from './bloodstones-positions.ts'

const POSITIONS = 40
const TIMES = 20

/** Copies checkpoints of Bloodstones, with its own `clone` or with `structuredClone`. */
export function make(way: string): Variant {
  const states = positions(POSITIONS, ({ state }) => state.round > 1).map(({ state }) => state)
  const clone: (state: State) => State = way === 'own' ? (state) => bloodstones.clone(state) : structuredClone
  // Looked at, so that no copy can be left out.
  let seen = 0
  function work(): Tally {
    for (let i = 0; i < TIMES; i++) for (const state of states) seen += clone(state).checkpoint
    return { clones: TIMES * states.length, seen: seen > 0 ? 1 : 0 }
  }
  const bytes = states.reduce((sum, state) => sum + JSON.stringify(state).length, 0)
  return { facts: { stateBytes: Math.round(bytes / states.length) }, work }
}
