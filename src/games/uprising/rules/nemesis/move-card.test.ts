import { describe, expect, it } from 'vitest'
import type { Effect } from '../../content/effects/verbs.ts'
import { effectMatch } from '../../testing/effects.ts'
import { at, card, choose, offered, question, refusedBy, type Position } from '../../testing/position.ts'
import { contextOf } from '../select/context.ts'
import { NONE } from '../table/state.ts'

const WYRM = card('bloodwyrm')
const horde = (space: number, more: Position = {}): Position => ({ cards: { bloodwyrm: { at: space } }, ...more })
const move = (to: Extract<Effect, { op: 'moveCard' }>['to'], more: object = {}): Effect[] => [
  { op: 'moveCard', cards: { kind: 'horde', pick: 'all' }, to, ...more },
]

describe('an effect that moves a Legion or Horde', () => {
  it('is no activation: no Curse, any direction, one hex [UP-NEM-08] [UP-RUL-50]', () => {
    const { match, told } = effectMatch(horde(at(1, 0)), move({ pick: 'choose', by: 'first' }), { you: 0 })
    expect(question(match)).toBe('moveNemesis@0')
    expect(offered(match)).toHaveLength(6)
    expect(offered(match)).toContain(`hex:${at(2, 0)}`)
    expect(refusedBy(match, 0, `hex:${at(-3, 0)}`)).toEqual(['UP-NEM-08'])
    choose(match, `hex:${at(2, 0)}`)
    expect(match.play.state.cardAt[WYRM]).toBe(at(2, 0))
    expect(match.play.state.curse[at(1, 0)]).toBe(0)
    expect(told('nemesisMoved')).toEqual([{ card: WYRM, from: at(1, 0), to: at(2, 0), rule: 'UP-NEM-08' }])
  })

  it('does not cross impassable terrain, in both editions [UP-RUL-50]', () => {
    for (const edition of ['second', 'first'] as const) {
      const { match } = effectMatch(
        horde(at(1, 0), { tiles: { [at(1, 0)]: 'rigga' }, edition }),
        move({ pick: 'choose', by: 'first' }),
      )
      expect(offered(match)).not.toContain(`hex:${at(0, 0)}`)
      expect(offered(match)).toHaveLength(4)
    }
  })

  it('goes to the hex of the loop around it [UP-NEM-08]', () => {
    const loop: Effect = {
      op: 'forEachHex',
      hexes: { pick: 'each', where: [{ is: 'hasCurse' }] },
      do: move({ at: 'it' }),
    }
    const { match } = effectMatch(horde(at(1, 0), { curses: [at(2, 0)] }), [loop])
    expect(match.play.state.cardAt[WYRM]).toBe(at(2, 0))
  })

  it('goes towards what is too far [UP-RUL-50]', () => {
    const { match } = effectMatch(
      horde(at(3, 0), { garrisons: { [at(-3, 0)]: 1 } }),
      move({ pick: 'choose', by: 'first', where: [{ is: 'hasUnits', of: 'empire' }] }, { steps: 2 }),
    )
    expect(match.play.state.cardAt[WYRM]).toBe(at(1, 0))
  })

  it('fights and removes Havens where it comes [UP-RUL-50]', () => {
    const { told } = effectMatch(
      horde(at(3, 0), { garrisons: { [at(2, 0)]: 1 } }),
      move({ pick: 'choose', by: 'first', where: [{ is: 'hasUnits', of: 'empire' }] }),
    )
    expect(told('combatBegan')).toHaveLength(1)
  })

  it('jumps to the nearest hex that fits, ties by the first player [UP-RUL-99]', () => {
    const jump = { jump: 'jump' }
    const { match } = effectMatch(
      horde(at(1, 0), { firstPlayer: 1 }),
      move({ pick: 'nearest', where: [{ is: 'edge' }] }, jump),
      contextOf('horde', WYRM, { here: at(1, 0) }),
    )
    expect(question(match)).toBe('moveNemesis@1')
    const edge = [at(3, -2), at(3, -1), at(3, 0), at(2, 1), at(1, 2)]
    expect(offered(match).sort()).toEqual(edge.map((space) => `hex:${space}`).sort())
    const none = effectMatch(horde(at(1, 0)), move({ pick: 'nearest', where: [{ is: 'home' }, { is: 'edge' }] }, jump))
    expect(none.match.play.state.cardAt[WYRM]).toBe(at(1, 0))
    expect(none.told('nemesisStays')).toHaveLength(1)
  })

  it('leaves the Target of a Legion where it is [UP-RUL-50]', () => {
    const { match } = effectMatch({ cards: { executioner: { at: at(0, 0), target: at(0, 2) } } }, [
      {
        op: 'moveCard',
        cards: { kind: 'legion', pick: 'all' },
        to: { pick: 'choose', by: 'first', where: [{ is: 'home' }] },
        jump: 'jump',
      },
    ])
    choose(match, `hex:${at(0, -2)}`)
    expect(match.play.state.target[card('executioner')]).toBe(at(0, 2))
    expect(match.play.state.haven[at(0, -2)]).toBe(NONE)
  })
})
