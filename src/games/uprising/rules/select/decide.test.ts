import { describe, expect, it } from 'vitest'
import type { Effect } from '../../content/effects/verbs.ts'
import { effectMatch } from '../../testing/effects.ts'
import { at, offered, question } from '../../testing/position.ts'
import { contextOf } from './context.ts'

const GARRISON: readonly Effect[] = [
  { op: 'placeGarrison', n: 1, at: { pick: 'choose', where: [{ is: 'empty' }, { is: 'not', of: { is: 'hasX' } }] } },
]
const total = (counts: readonly number[]): number => counts.reduce((sum, n) => sum + n, 0)

describe('a card of one’s own', () => {
  it('is never decided by lot, even for a player who has choices about the Nemesis drawn [UP-RUL-05]', () => {
    const options = { nemesisTies: ['drawn', 'drawn'] as const }
    const cards = { executioner: { at: at(3, 0) }, assassin: { at: at(-3, 0) } } as const
    const weaken: readonly Effect[] = [{ op: 'loseThreat', cards: { kind: 'legion', pick: 'choose', by: 'you' }, n: 1 }]
    const own = effectMatch({ options, cards }, weaken, contextOf('feat', 0, { you: 1 }))
    expect(question(own.match)).toBe('whichCard@1')
    const hex = effectMatch({ options, cards }, weaken, contextOf('event', 0))
    expect(hex.match.play.over).toBe(true)
    const lead: readonly Effect[] = [
      { op: 'moveCard', cards: { kind: 'legion', pick: 'lowestInitiative' }, to: { pick: 'choose', by: 'you' } },
    ]
    expect(question(effectMatch({ options, cards }, lead, contextOf('item', 0, { you: 1 })).match)).toBe(
      'moveNemesis@1',
    )
  })
})

describe('what the books leave to the players about the Nemesis', () => {
  it('is asked of the first player [UP-RUL-05]', () => {
    const { match } = effectMatch({ firstPlayer: 1 }, GARRISON)
    expect(question(match)).toBe('placeWhere@1')
    expect(offered(match).length).toBeGreaterThan(1)
  })

  it('goes for Curses too [UP-RUL-05, UP-RUL-06]', () => {
    const curse: readonly Effect[] = [{ op: 'placeCurse', at: { pick: 'choose', region: 'fog-grave', by: 'first' } }]
    expect(question(effectMatch({}, curse).match)).toBe('mapHex@0')
    const drawn = effectMatch({ options: { nemesisTies: ['drawn', 'asked'] } }, curse)
    expect(drawn.match.play.over).toBe(true)
    expect(drawn.told('cursePlaced')).toHaveLength(1)
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
