import { describe, expect, it } from 'vitest'
import { prepare } from '../setup.ts'
import { lanterns, type LanternContent, type Lanterns } from '../testing/lanterns.ts'
import { fuzz } from './fuzz.ts'
import { checksWith } from './invariants.ts'
import { Disagreement, type Oracle } from './oracle.ts'
import { caughtBy, withFault } from './planted.ts'
import { shrink } from './shrink.ts'

const table = () => {
  const result = prepare(lanterns, 3, { rich: true })
  if (!result.ok) throw new Error(result.problems[0].problem)
  return result.value
}

/** Every area that is dark may be lit by whoever has wood. */
const building: Oracle<Lanterns, LanternContent> = {
  name: 'building',
  compare(play) {
    const asks = play.pending.filter((ask) => ask.question.name === 'build')
    for (const ask of asks) {
      const { lit, wood } = play.state
      const dark = lit.flatMap((isLit, area) => (isLit || wood[ask.role] === 0 ? [] : [area]))
      const found = play.options(ask).filter((option) => option < 100)
      if (String(found) !== String(dark)) throw new Disagreement('building', `${String(found)}, not ${String(dark)}`)
    }
    return asks.length
  },
}

/** Two points for every lantern. */
const points: Oracle<Lanterns, LanternContent> = {
  name: 'points',
  compare({ state }) {
    const [sum, lit] = [state.points.reduce((a, b) => a + b, 0), state.lit.filter(Boolean).length]
    if (sum !== 2 * lit) throw new Disagreement('points', `${sum} for ${lit} lanterns`)
    return 1
  },
}

describe('planted faults', () => {
  it('are not seen where there are none', () => {
    expect(caughtBy(building, table(), {}, { games: 5 })).toBeUndefined()
    expect(caughtBy(points, table(), {}, { games: 5 })).toBeUndefined()
  })

  it('are caught where an option is missing, or one too many', () => {
    const isArea = (option: number): boolean => option < 100
    const missing = caughtBy(building, table(), {
      options: { build: (options) => options.filter((option) => option !== options.find(isArea)) },
    })
    expect(missing).toMatch(/^Disagreement: building: /)
    const added = caughtBy(building, table(), {
      options: {
        build: (options, { state }) => [...new Set([...options, state.lit.indexOf(true)])].filter((n) => n >= 0),
      },
    })
    expect(added).toMatch(/^Disagreement: building: /)
  })

  it('are caught where an answer or a procedure does something wrong', () => {
    const wrong = { answered: { build: ({ state }: { state: Lanterns }) => void state.points[0]++ } }
    expect(caughtBy(points, table(), wrong)).toMatch(/^Disagreement: points: /)
    const early = { begun: { round: ({ state }: { state: Lanterns }) => void (state.round > 1 && state.points[1]--) } }
    expect(caughtBy(points, table(), early)).toMatch(/^Disagreement: points: /)
    const late = { ended: { round: ({ state }: { state: Lanterns }) => void (state.round > 1 && state.points[1]--) } }
    expect(caughtBy(points, table(), late)).toMatch(/^Disagreement: points: /)
  })

  it('are gone afterwards, and the rules see their own questions all the while', () => {
    expect(caughtBy(building, table(), { options: { build: () => [999] } })).toBeDefined()
    expect(caughtBy(building, table(), {}, { games: 3 })).toBeUndefined()
  })

  it('fail a fuzzed game like any broken invariant, and the game is shortened', () => {
    withFault(lanterns, { answered: { build: ({ state }) => void state.points[0]++ } }, (game) => {
      const prepared = { ...table(), game }
      const checks = checksWith([building, points])
      const { failure } = fuzz(prepared, { seed: 'x', maxAnswers: 300, checks })
      expect(failure).toMatchObject({ broken: 'oracle points', error: expect.stringContaining('Disagreement: points') })
      const small = shrink(prepared, failure!, 100, checks)
      expect(small.broken).toBe('oracle points')
      expect(small.actions.length).toBeLessThanOrEqual(failure!.actions.length)
    })
  })

  it('an oracle that throws something else has failed as well', () => {
    const lost: Oracle<Lanterns, LanternContent> = {
      name: 'lost',
      compare: () => {
        throw new TypeError('nothing there')
      },
    }
    expect(caughtBy(lost, table(), {})).toContain('lost: cannot say anything: TypeError: nothing there')
  })
})
