import { resume } from '../../src/engine/fold.ts'
import { bloodstones } from '../../src/games/bloodstones/index.ts'
import type { Tally, Variant } from '../harness/variant.ts'
import { positions } from './bloodstones-positions.ts'

const POSITIONS = 40

/** Resumes Bloodstones in mid-battle: a copy of the last checkpoint, fed with the records since. */
export function make(): Variant {
  const found = positions(POSITIONS, ({ state, tail }) => state.battle !== undefined && tail.length > 0)
  let pending = 0
  function work(): Tally {
    for (const { content, state, tail } of found)
      pending += resume(bloodstones, content, bloodstones.clone(state), tail).pending.length
    return { resumes: found.length, asked: pending > 0 ? 1 : 0 }
  }
  const records = found.reduce((sum, { tail }) => sum + tail.length, 0)
  const longest = Math.max(...found.map(({ tail }) => tail.length))
  return { facts: { tail: records / found.length, longest }, work }
}
