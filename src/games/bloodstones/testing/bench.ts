import { rate } from '../../../../bench/harness/measure.ts'
import { randomGames } from '../../../../bench/harness/random-games.ts'
import { atLeast, randomPlay, round, whole, type GameBench, type Section } from '../../../../bench/harness/section.ts'
import type { Tally, Variant } from '../../../../bench/harness/variant.ts'
import { resume } from '../../../engine/index.ts'
import { bloodstones } from '../index.ts'
import { bloodstonesModule } from '../module.ts'
import type { State } from '../rules/table/state.ts'
import { positions } from './bench-positions.ts'

const POSITIONS = 40
const TIMES = 20
const WAYS = { 2: { players: 2 }, 4: { players: 4 }, 6: { players: 6 } }
const CLONE = { own: 'bloodstones/clone:own', structured: 'bloodstones/clone:structured' }
const RESUME = 'bloodstones/resume'

const checkpoints: Section = {
  id: 'c',
  name: 'checkpoints',
  about: 'copying a checkpoint of Bloodstones, and resuming in mid-battle (four players)',
  variants: [CLONE.own, CLONE.structured, RESUME],
  report(measured) {
    const own = measured.get(CLONE.own)!
    const clonesPerSecond = round(rate(own, 'clones'))
    const structuredClonesPerSecond = round(rate(measured.get(CLONE.structured)!, 'clones'))
    const resumes = measured.get(RESUME)!
    const resumed = { microseconds: round(1e6 / rate(resumes, 'resumes')), ...resumes.facts }
    const ratio = atLeast(clonesPerSecond / structuredClonesPerSecond, 15)
    const data = { clonesPerSecond, structuredClonesPerSecond, ...own.facts, ...ratio, resume: resumed }
    const rows = [
      { what: 'clones/s', value: whole(clonesPerSecond), ratio },
      { what: 'structuredClone/s', value: whole(structuredClonesPerSecond) },
      { what: 'resume in mid-battle', value: `${resumed.microseconds} µs` },
    ]
    return { data, rows }
  },
}

/** Copies checkpoints of Bloodstones, with its own `clone` or with `structuredClone`. */
function cloning(way: string): Variant {
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

/** Resumes Bloodstones in mid-battle: a copy of the last checkpoint, fed with the records since. */
function resuming(): Variant {
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

export const sections: GameBench['sections'] = [
  randomPlay('b', 'bloodstones', 'random Bloodstones by number of players', WAYS, 30),
  checkpoints,
]
export const variants: GameBench['variants'] = {
  random: randomGames(bloodstonesModule, WAYS),
  clone: cloning,
  resume: resuming,
}
