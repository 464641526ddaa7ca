import { describe, expect, it } from 'vitest'
import type { FactionId, UnitName } from '../../content/units.ts'
import { actions, costs, inDiscard, offeredOf, unitsAt } from '../../testing/actions.ts'
import { choose, offered, question, refusedBy, unit, view } from '../../testing/position.ts'
import type { BloodstonesMatch, Position } from '../../testing/position.ts'
import type { Area } from '../table/state.ts'
import { handSize } from '../table/tiles.ts'

type Units = readonly (readonly [UnitName, Area, number?])[]

const line = (n: number): NonNullable<Position['map']> => ({
  terrain: Array.from({ length: n }, () => 'plains' as const),
  links: Array.from({ length: n - 1 }, (_, i) => [i, i + 1] as const),
})

const given = (mine: Units, hand: readonly UnitName[], more: Partial<Position> = {}): BloodstonesMatch =>
  actions({
    factions: ['horseLords', 'corsairs', 'dragonRiders'],
    map: line(6),
    units: { 0: mine },
    hands: { 0: hand },
    ...more,
  })

describe('which units', () => {
  it('a single unit is not asked about [BS-MOV-01]', () => {
    const match = given([['archer', 0]], ['archer'])
    choose(match, 'move:0')
    expect(question(match)).toBe('moveTo@0')
    expect(costs(match)).toEqual({ 1: 1, 2: 2 })
  })

  it('all, or some of each type [BS-MOV-01]', () => {
    const match = given(
      [
        ['archer', 0, 3],
        ['cavalry', 0, 2],
        ['castle', 0],
      ],
      ['blank'],
    )
    choose(match, 'move:0')
    expect(offered(match)).toEqual(['all', 'pick'])
    expect(view(match)?.options[0]).toEqual({
      key: 'all',
      label: { key: 'move.all', args: { units: '0*3,3*2' } },
      targets: ['unit:archer@0', 'unit:cavalry@0'],
      data: 'all',
    })
    choose(match, 'pick')
    expect([question(match), ...offered(match)]).toEqual(['moveCount@0', '0', '1', '2', '3'])
    choose(match, '1')
    expect(offered(match)).toEqual(['0', '1', '2'])
    choose(match, '2', '1')
    expect(match.state.move).toEqual({ cost: 3 })
    expect([unitsAt(match, 0, 'archer', 1), unitsAt(match, 0, 'archer', 0), unitsAt(match, 0, 'cavalry', 1)]).toEqual([
      1, 2, 2,
    ])
  })

  it('at least one unit moves [BS-RUL-17]', () => {
    const match = given(
      [
        ['archer', 0, 2],
        ['cavalry', 0, 2],
      ],
      ['blank'],
    )
    choose(match, 'move:0', 'pick', '0')
    expect(offered(match)).toEqual(['1', '2'])
  })

  it('no more than can be paid for [BS-MOV-01]', () => {
    const match = given(
      [
        ['archer', 0, 3],
        ['cavalry', 0, 2],
      ],
      ['archer'],
    )
    choose(match, 'move:0')
    // All five cannot be paid, which is nobody else's business.
    expect([question(match), ...offered(match)]).toEqual(['moveWhich@0', 'pick'])
    choose(match, 'pick')
    expect(offered(match)).toEqual(['0', '1', '2'])
    choose(match, '1')
    expect(offered(match)).toEqual(['0', '1'])
  })

  it('a type that cannot go anywhere is left out by itself [BS-MAP-11]', () => {
    const map: NonNullable<Position['map']> = { terrain: ['plains', 'mountains'], links: [[0, 1]] }
    const factions: FactionId[] = ['dragonRiders', 'corsairs', 'horseLords']
    const match = given(
      [
        ['archer', 0],
        ['dragon', 0, 2],
      ],
      ['archer'],
      { map, factions },
    )
    choose(match, 'move:0', 'pick')
    expect([question(match), ...offered(match)]).toEqual(['moveCount@0', '0'])
    choose(match, '0')
    expect(offered(match)).toEqual(['1', '2'])
    choose(match, '1', '1')
    expect([unitsAt(match, 0, 'dragon', 1), unitsAt(match, 0, 'archer', 0)]).toEqual([1, 1])
  })

  it('where nothing can be paid, no move is offered [BS-MOV-01]', () => {
    const match = given([['archer', 0]], [])
    expect(offeredOf(match, 'move')).toEqual([])
    expect(refusedBy(match, 0, 'move:0')).toEqual(['BS-MOV-01'])
    const forest = given(
      [
        ['archer', 0],
        ['archer', 2],
      ],
      ['archer'],
      {
        map: {
          terrain: ['plains', 'hills', 'plains', 'forest'],
          links: [
            [0, 1],
            [2, 3],
          ],
        },
      },
    )
    expect(offeredOf(forest, 'move')).toEqual(['move:2'])
  })
})

describe('one action', () => {
  it('moves several groups any distance, paid together [BS-MOV-01] [BS-RUL-28]', () => {
    const match = given(
      [
        ['archer', 0],
        ['cavalry', 3],
      ],
      ['swordsman', 'shieldGuard'],
    )
    choose(match, 'move:0', '2')
    expect([question(match), ...offered(match)]).toEqual(['moveMore@0', 'pay', '2', '3'])
    expect(match.state.move).toEqual({ cost: 2 })
    choose(match, '3')
    expect(costs(match)).toEqual({ 0: 3, 1: 2, 2: 1, 4: 1, 5: 2 })
    choose(match, '5')
    expect(match.state.move).toEqual({ cost: 4 })
    choose(match, 'pay', 'swordsman')
    expect([inDiscard(match, 0, 'swordsman'), inDiscard(match, 0, 'shieldGuard')]).toEqual([1, 0])
  })

  it('stays payable: what is spent is no longer there to spend [BS-MOV-01]', () => {
    const match = given([['archer', 0]], ['swordsman'])
    choose(match, 'move:0', '3')
    expect(offered(match)).toEqual(['pay', '3'])
    choose(match, '3')
    expect(costs(match)).toEqual({ 2: 1, 4: 1 })
    choose(match, '4')
    expect([question(match), ...offered(match)]).toEqual(['moveMore@0', 'pay'])
    choose(match, 'pay')
    expect(question(match)).toBe('action@0')
    expect(handSize(match.play, 0)).toBe(0)
    expect('move' in match.state).toBe(false)
  })

  it('points are not carried over to another action [BS-RUL-28] [BS-MOV-03]', () => {
    const match = given([['archer', 0]], ['blank'])
    choose(match, 'move:0', '1', 'pay')
    expect(offeredOf(match, 'move')).toEqual([])
    expect(match.state.discard[unit('blank')]).toBe(1)
  })

  it('ships that went first carry those that come later [BS-RUL-28]', () => {
    const map: NonNullable<Position['map']> = {
      terrain: ['plains', 'sea', 'sea', 'plains'],
      links: [
        [0, 1],
        [1, 2],
        [1, 3],
      ],
    }
    const match = given(
      [
        ['archer', 0],
        ['ship', 2],
      ],
      ['swordsman'],
      { map },
    )
    expect(offeredOf(match, 'move')).toEqual(['move:2'])
    choose(match, 'move:2', '1')
    expect(offered(match)).toEqual(['pay', '0', '1'])
    choose(match, '0', '3')
    expect(unitsAt(match, 0, 'archer', 3)).toBe(1)
    expect(match.state.move).toEqual({ cost: 2 })
  })

  it('a companion may change from step to step [BS-RUL-29]', () => {
    const match = given(
      [
        ['leader', 0],
        ['archer', 0],
        ['cavalry', 1],
      ],
      ['swordsman'],
    )
    choose(match, 'move:0', 'pick', '1', '1', '1')
    expect(match.state.move).toEqual({ cost: 1 })
    choose(match, '1', 'pick', '0', '1', '1', '2')
    expect(match.state.move).toEqual({ cost: 2 })
    expect([unitsAt(match, 0, 'cavalry', 2), unitsAt(match, 0, 'leader', 2), unitsAt(match, 0, 'archer', 1)]).toEqual([
      1, 1, 1,
    ])
  })

  it('a unit may be moved several times in a turn [BS-MOV-11]', () => {
    const match = given([['archer', 0]], ['archer', 'archer', 'archer'])
    choose(match, 'move:0', '1', 'pay', 'archer', 'move:1', '2', 'pay', 'archer', 'move:2', '3', 'pay')
    expect([unitsAt(match, 0, 'archer', 3), inDiscard(match, 0, 'archer')]).toEqual([1, 3])
  })

  it('a checkpoint lies between the groups: undo and resume find the action under way [BS-RUL-28]', () => {
    const match = given(
      [
        ['archer', 0],
        ['archer', 3],
      ],
      ['blank', 'blank'],
    )
    choose(match, 'move:0', '1')
    expect(match.tail).toEqual([])
    expect(JSON.parse(JSON.stringify(match.state))).toEqual(match.state)
  })
})

describe('paying for a move', () => {
  it('eight points are paid with three tiles of nine: one point is lost [BS-EX-10] [BS-MOV-03]', () => {
    const match = given([['archer', 0, 2]], ['shieldGuard', 'cavalry', 'siegeEngine'])
    choose(match, 'move:0', 'all', '4')
    expect(match.state.move).toEqual({ cost: 8 })
    const told: unknown[] = []
    match.listener = (event) => told.push(event)
    choose(match, 'pay')
    expect(offered(match)).toEqual(['shieldGuard+cavalry+siegeEngine'])
    choose(match, 'shieldGuard+cavalry+siegeEngine')
    expect(told).toContainEqual(expect.objectContaining({ type: 'paidPoints', points: 9, cost: 8 }))
    expect(handSize(match.play, 0)).toBe(0)
  })

  it('every payment without a superfluous tile is offered, least waste first [BS-RUL-18] [BS-TIL-03]', () => {
    const match = given([['archer', 0]], ['archer', 'archer', 'shieldGuard', 'swordsman', 'blank'])
    choose(match, 'move:0', '4', 'pay')
    expect(offered(match)).toEqual(['swordsman', 'archer+archer', 'blank', 'archer+shieldGuard'])
    expect(view(match)?.options.map((o) => o.detail?.key)).toEqual(['pay.exact', 'pay.exact', 'pay.lost', 'pay.lost'])
    expect(view(match)?.options[3]).toEqual({
      key: 'archer+shieldGuard',
      data: ['archer', 'shieldGuard'],
      label: { key: 'pay.with', args: { tiles: '0*1,2*1' } },
      targets: ['tile:archer', 'tile:shieldGuard'],
      detail: { key: 'pay.lost', args: { points: 5, lost: 1 } },
    })
    expect(refusedBy(match, 0, 'archer')).toEqual(['BS-MOV-01'])
    expect(refusedBy(match, 0, 'archer+swordsman')).toEqual(['BS-RUL-18'])
    expect(refusedBy(match, 0, 'archer+archer+shieldGuard')).toEqual(['BS-RUL-18'])
    expect(refusedBy(match, 0, 'blank')).toEqual([])
    expect(refusedBy(match, 0, 'ship')).toEqual([])
    const told: unknown[] = []
    match.listener = (event) => told.push(event)
    choose(match, 'archer+archer')
    expect([inDiscard(match, 0, 'archer'), handSize(match.play, 0)]).toEqual([2, 3])
    expect(told).toContainEqual({ type: 'paidPoints', role: 0, tiles: '0*2', points: 4, cost: 4 })
  })

  it('sets of many tiles: exactly those in which each is needed [BS-RUL-18]', () => {
    const match = given(
      [['cavalry', 0, 3]],
      ['archer', 'archer', 'archer', 'shieldGuard', 'shieldGuard', 'swordsman', 'blank'],
    )
    choose(match, 'move:0', 'all', '3', 'pay')
    expect(match.state.move).toEqual({ cost: 9 })
    expect(offered(match)).toEqual([
      'swordsman+blank',
      'archer+archer+blank',
      'archer+swordsman+shieldGuard',
      'archer+archer+archer+shieldGuard',
      'archer+shieldGuard+blank',
      'swordsman+shieldGuard+shieldGuard',
      'archer+archer+archer+swordsman',
      'archer+archer+shieldGuard+shieldGuard',
      'shieldGuard+shieldGuard+blank',
    ])
  })

  it('the table may allow to overpay freely [BS-RUL-18]', () => {
    const match = given([['archer', 0]], ['archer', 'archer', 'swordsman'], { options: { freeOverpay: true } })
    choose(match, 'move:0', '3', 'pay')
    expect(offered(match)).toEqual(['swordsman', 'archer+archer', 'archer+swordsman', 'archer+archer+swordsman'])
    expect(refusedBy(match, 0, 'archer+swordsman')).toEqual([])
    choose(match, 'archer+archer+swordsman')
    expect(handSize(match.play, 0)).toBe(0)
    const exact = given([['archer', 0]], ['archer', 'archer'], { options: { freeOverpay: true } })
    choose(exact, 'move:0', '2', 'pay')
    expect(offered(exact)).toEqual(['archer', 'archer+archer'])
  })
})
