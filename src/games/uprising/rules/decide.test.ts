import { describe, expect, it } from 'vitest'
import type { Effect } from '../content/effects/verbs.ts'
import { effectMatch } from '../testing/effects.ts'
import { offered, question } from '../testing/position.ts'

const GARRISON: readonly Effect[] = [
  { op: 'placeGarrison', n: 1, at: { pick: 'choose', where: [{ is: 'empty' }, { is: 'not', of: { is: 'hasX' } }] } },
]
const total = (counts: readonly number[]): number => counts.reduce((sum, n) => sum + n, 0)

describe('what the books leave to the players about the Nemesis', () => {
  it('is asked of the first player [UP-RUL-05]', () => {
    const { match } = effectMatch({ firstPlayer: 1 }, GARRISON)
    expect(question(match)).toBe('placeWhere@1')
    expect(offered(match).length).toBeGreaterThan(1)
  })

  it('is drawn for a player who does not care, and only for that one [UP-RUL-05]', () => {
    const options = { nemesisTies: ['asked', 'drawn'] as const }
    const before = total(effectMatch({ firstPlayer: 1 }, GARRISON).match.state.garrison)
    const { match, told } = effectMatch({ firstPlayer: 1, options }, GARRISON)
    expect(match.play.over).toBe(true)
    expect(total(match.state.garrison)).toBe(before + 1)
    expect(told('garrisonPlaced')).toHaveLength(1)
    expect(question(effectMatch({ firstPlayer: 0, options }, GARRISON).match)).toBe('placeWhere@0')
  })
})
