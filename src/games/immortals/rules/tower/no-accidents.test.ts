import { describe, expect, it } from 'vitest'
import { fastSource, openMatch, prepare } from '../../../../engine/index.ts'
import { immortals } from '../../index.ts'

/** What may change tower or tray: a throw, and what fell at the filling going to the limbos. */
const THROWS = ['towerFilled', 'fallenSplit', 'cubesThrown']

describe('the tower at rest', () => {
  it.each([3, 5])('nothing falls out between throws, %i players [IM-RUL-81] [IM-TOW-06] [IM-TOW-09]', (roles) => {
    const prepared = prepare(immortals, roles, {})
    if (!prepared.ok) throw new Error(JSON.stringify(prepared.problems))
    const match = openMatch(prepared.value, fastSource('at rest'))
    const choices = fastSource('at rest').fork('choices')
    let isThrown = false
    const counts = { throws: 0, quiet: 0 }
    match.listener = ({ type }) => void (isThrown ||= THROWS.includes(type))
    match.begin()
    for (let answers = 0; !match.over && answers < 2000; answers++) {
      const { pending, state } = match.play
      const before = [[...state.tower], [...state.tray]]
      isThrown = false
      const ask = pending[choices.below(pending.length)]
      const options = match.play.options(ask)
      match.play.answer(ask, options[choices.below(options.length)])
      counts[isThrown ? 'throws' : 'quiet']++
      if (!isThrown) expect([match.play.state.tower, match.play.state.tray]).toEqual(before)
    }
    expect(match.over).toBe(true)
    expect(counts.throws).toBeGreaterThan(5)
    expect(counts.quiet).toBeGreaterThan(200)
  })
})
