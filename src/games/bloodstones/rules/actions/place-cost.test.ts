import { describe, expect, it } from 'vitest'
import type { UnitName } from '../../content/units.ts'
import { actions, inDiscard, offeredOf, unitsAt } from '../../testing/actions.ts'
import { asked, choose, offered, question, refusedBy, unit, view, type Position } from '../../testing/position.ts'
import { handSize } from '../table/tiles.ts'

/** 0 plains (citadel of 0), 1 forest, 2 sea beside 0 and 1, 3 hills, 4 sea beside 3, 5 mountains, 6 desert. */
const COAST: NonNullable<Position['map']> = {
  terrain: ['plains', 'forest', 'sea', 'hills', 'sea', 'mountains', 'desert'],
  links: [
    [0, 1],
    [0, 2],
    [1, 2],
    [1, 3],
    [3, 4],
    [3, 5],
    [3, 6],
  ],
}

const horseLords = (more: Partial<Position> = {}): Position => ({
  factions: ['horseLords', 'dragonRiders'],
  map: COAST,
  units: { 0: [['citadel', 0]] },
  ...more,
})

describe('placing a tile', () => {
  it('one action puts one tile from the hand onto the map, for all to see [BS-PLC-01] [BS-PLC-06] [BS-TIL-03]', () => {
    const match = actions(horseLords({ hands: { 0: ['archer', 'archer', 'swordsman'] } }))
    const told: unknown[] = []
    match.listener = (event, to) => told.push({ ...event, to })
    choose(match, 'place:archer')
    expect(unitsAt(match, 0, 'archer', 0)).toBe(1)
    expect(match.state.hand[unit('archer')]).toBe(1)
    expect(inDiscard(match, 0, 'archer')).toBe(0)
    expect(told).toContainEqual({ type: 'placed', role: 0, unit: unit('archer'), area: 0, to: -1 })
  })

  it('offers every type in hand that can be paid for, each once [BS-PLC-01] [BS-PLC-04]', () => {
    const hand: UnitName[] = ['castle', 'ship', 'archer', 'archer']
    expect(offeredOf(actions(horseLords({ hands: { 0: hand } })), 'place')).toEqual([
      'place:archer',
      'place:ship',
      'place:castle',
    ])
    expect(offeredOf(actions(horseLords({ hands: { 0: ['castle', 'ship'] } })), 'place')).toEqual(['place:ship'])
    const alone = actions(horseLords({ hands: { 0: ['ship'] } }))
    expect(offeredOf(alone, 'place')).toEqual([])
    expect(refusedBy(alone, 0, 'place:ship')).toEqual(['BS-PLC-04'])
    expect(refusedBy(alone, 0, 'place:archer')).toEqual(['BS-PLC-01'])
  })

  it('a blank tile is never placed but pays [BS-TIL-04]', () => {
    const match = actions(horseLords({ hands: { 0: ['blank', 'swordsman'] } }))
    expect(offeredOf(match, 'place')).toEqual(['place:swordsman'])
    expect(refusedBy(match, 0, 'place:blank')).toEqual(['BS-TIL-04'])
    choose(match, 'place:swordsman')
    expect(inDiscard(match, 0, 'blank')).toBe(1)
  })

  it('a citadel is never in hand, but a unit like others [BS-TIL-08]', () => {
    const match = actions(horseLords({ units: { 0: [['citadel', 0]], 1: [['archer', 0]] }, hands: { 0: ['archer'] } }))
    expect(offeredOf(match, 'place')).toEqual(['place:archer'])
    expect(refusedBy(match, 0, 'place:citadel')).toEqual(['BS-TIL-08'])
    // Its area is contested: it counts as a unit.
    expect(offered(match)).toContain('fight:0@1')
  })

  it('undead are never placed by an action [BS-FAC-NEC-03]', () => {
    const match = actions({
      factions: ['necromancers', 'horseLords'],
      map: COAST,
      units: { 0: [['citadel', 0]] },
      hands: { 0: ['goblin'] },
    })
    expect(offeredOf(match, 'place')).toEqual(['place:goblin'])
    expect(refusedBy(match, 0, 'place:undead')).toEqual(['BS-FAC-NEC-03'])
  })

  it('explains why an area is not on offer [BS-PLC-02] [BS-PLC-03]', () => {
    const match = actions(horseLords({ villages: { 0: [[3, 1]] }, hands: { 0: ['archer', 'ship', 'blank'] } }))
    expect(refusedBy(match, 0, 'place:archer@1')).toEqual(['BS-PLC-02'])
    expect(refusedBy(match, 0, 'place:archer@0')).toEqual([])
    expect(refusedBy(match, 0, 'place:archer@2')).toEqual(['BS-MAP-10'])
    expect(refusedBy(match, 0, 'place:archer@5')).toEqual(['BS-MAP-11'])
    expect(refusedBy(match, 0, 'place:ship@0')).toEqual(['BS-SEA-01'])
    expect(refusedBy(match, 0, 'place:ship@2')).toEqual([])
    choose(match, 'place:archer')
    expect(refusedBy(match, 0, 'area:1')).toEqual(['BS-PLC-02'])
    expect(refusedBy(match, 0, 'area:99')).toEqual([])
    choose(match, '0', 'end')
  })

  it('a ship is refused a sea without harbour [BS-PLC-03]', () => {
    const match = actions(horseLords({ hands: { 0: ['ship', 'blank'] } }))
    expect(refusedBy(match, 0, 'place:ship@4')).toEqual(['BS-PLC-03'])
  })

  it('a unit placed this turn may move in the same turn [BS-PLC-10] [BS-EX-09]', () => {
    const match = actions(
      horseLords({
        units: { 0: [['citadel', 0]], 1: [['archer', 3]] },
        hands: { 0: ['archer', 'leader', 'blank', 'archer', 'swordsman'] },
      }),
    )
    expect(offered(match)).not.toContain('move:0')
    choose(match, 'place:archer')
    expect(offered(match)).toContain('move:0')
    choose(match, 'move:0', '3', 'pay', 'leader')
    expect(offered(match)).toContain('fight:3@1')
    expect(offered(match)).toContain('place:archer')
    choose(match, 'place:archer')
    expect(unitsAt(match, 0, 'archer', 0)).toBe(1)
  })
})

describe('what placing costs', () => {
  it('a swordsman costs exactly one other tile, and is worth four points itself [BS-EX-01] [BS-PLC-04]', () => {
    const match = actions(
      horseLords({
        units: {
          0: [
            ['citadel', 0],
            ['archer', 0],
          ],
        },
        hands: { 0: ['swordsman', 'ship', 'archer'] },
      }),
    )
    choose(match, 'place:swordsman')
    expect(question(match)).toBe('payTiles@0')
    expect(offered(match)).toEqual(['archer', 'ship'])
    choose(match, 'ship')
    expect([handSize(match.play, 0), inDiscard(match, 0, 'ship'), inDiscard(match, 0, 'swordsman')]).toEqual([1, 1, 0])
    const points = actions(
      horseLords({
        units: { 0: [['archer', 0]] },
        hands: { 0: ['swordsman'] },
        map: {
          terrain: ['plains', 'plains', 'plains', 'plains', 'plains', 'plains'],
          links: [
            [0, 1],
            [1, 2],
            [2, 3],
            [3, 4],
            [4, 5],
          ],
        },
      }),
    )
    choose(points, 'move:0')
    expect(offered(points)).toEqual(['1', '2', '3', '4'])
  })

  it('an archer is placed free of charge [BS-EX-06] [BS-TIL-05]', () => {
    const match = actions(
      horseLords({ units: {}, villages: { 0: [[3, 1]] }, hands: { 0: ['archer', 'ship', 'castle'] } }),
    )
    choose(match, 'place:archer')
    expect(question(match)).toBe('action@0')
    expect([handSize(match.play, 0), unitsAt(match, 0, 'archer', 3)]).toEqual([2, 1])
    expect(match.state.discard.every((n) => n === 0)).toBe(true)
  })

  it('a castle costs two tiles whatever they are worth [BS-EX-07] [BS-PLC-05]', () => {
    const match = actions(
      horseLords({ villages: { 0: [[3, 1]] }, hands: { 0: ['castle', 'ship', 'archer', 'blank'] } }),
    )
    choose(match, 'place:castle', '3')
    expect(offered(match)).toEqual(['archer+ship', 'archer+blank', 'ship+blank'])
    expect(refusedBy(match, 0, 'ship')).toEqual(['BS-PLC-04'])
    expect(refusedBy(match, 0, 'castle+ship')).toEqual(['BS-PLC-04'])
    expect(refusedBy(match, 0, 'archer+ship+blank')).toEqual(['BS-PLC-04'])
    expect(refusedBy(match, 0, 'archer+ship')).toEqual([])
    expect(refusedBy(match, 0, 'archer+archer')).toEqual([])
    choose(match, 'archer+ship')
    expect([inDiscard(match, 0, 'archer'), inDiscard(match, 0, 'ship'), inDiscard(match, 0, 'blank')]).toEqual([
      1, 1, 0,
    ])
    expect(unitsAt(match, 0, 'castle', 3)).toBe(1)
    expect(handSize(match.play, 0)).toBe(1)
  })

  it('a ship is paid with a shield guard [BS-EX-08] [BS-PLC-03]', () => {
    const match = actions(horseLords({ hands: { 0: ['ship', 'shieldGuard'] } }))
    const told: unknown[] = []
    match.listener = (event) => told.push(event)
    choose(match, 'place:ship')
    expect([unitsAt(match, 0, 'ship', 2), inDiscard(match, 0, 'shieldGuard'), handSize(match.play, 0)]).toEqual([
      1, 1, 0,
    ])
    expect(told).toContainEqual({ type: 'paidTiles', role: 0, unit: unit('ship'), tiles: `${unit('shieldGuard')}*1` })
  })

  it('two alike: the tile being placed does not pay for itself [BS-PLC-04]', () => {
    const match = actions(horseLords({ hands: { 0: ['castle', 'castle', 'ship', 'ship'] } }))
    choose(match, 'place:castle')
    expect(offered(match)).toEqual(['ship+ship', 'ship+castle'])
    expect(refusedBy(match, 0, 'castle+castle')).toEqual(['BS-PLC-04'])
    expect(view(match)?.options[1]).toEqual({
      key: 'ship+castle',
      data: ['ship', 'castle'],
      label: { key: 'pay.with', args: { tiles: `${unit('ship')}*1,${unit('castle')}*1` } },
      targets: ['tile:ship', 'tile:castle'],
    })
  })

  it('the Hill Folk pay one tile for a castle [BS-FAC-HIL-05]', () => {
    const hill = actions({
      factions: ['hillFolk', 'horseLords'],
      map: COAST,
      units: { 0: [['citadel', 0]] },
      hands: { 0: ['castle', 'archer'] },
    })
    choose(hill, 'place:castle')
    expect([unitsAt(hill, 0, 'castle', 0), inDiscard(hill, 0, 'archer')]).toEqual([1, 1])
  })
})

describe('the cutiecorn', () => {
  const position = (more: Partial<Position> = {}): Position =>
    horseLords({ options: { cutiecorn: true }, hands: { 0: ['ship', 'archer'] }, ...more })

  it('is placed by anyone as if it were in hand, for two tiles [BS-CUT-02] [BS-RUL-85]', () => {
    const match = actions(position())
    expect(offeredOf(match, 'place')).toEqual(['place:archer', 'place:ship', 'place:cutiecorn'])
    choose(match, 'place:cutiecorn')
    expect([match.state.cutiecorn, unitsAt(match, 0, 'cutiecorn', 0), handSize(match.play, 0)]).toEqual([0, 1, 0])
  })

  it('is not on offer with one tile, without the variant, or once it is in play [BS-CUT-02]', () => {
    expect(offeredOf(actions(position({ hands: { 0: ['archer'] } })), 'place')).toEqual(['place:archer'])
    expect(offeredOf(actions(position({ options: {} })), 'place')).not.toContain('place:cutiecorn')
    const inPlay = actions(position({ units: { 0: [['citadel', 0]], 1: [['cutiecorn', 3]] } }))
    expect(offeredOf(inPlay, 'place')).not.toContain('place:cutiecorn')
    expect(refusedBy(inPlay, 0, 'place:cutiecorn')).toEqual(['BS-CUT-02'])
    expect(refusedBy(actions(position({ hands: { 0: ['archer'] } })), 0, 'place:cutiecorn')).toEqual(['BS-PLC-04'])
  })

  it('placed alone among enemies it joins them at once [BS-CUT-07]', () => {
    const match = actions(position({ units: { 0: [['citadel', 0]], 1: [['archer', 3]] }, villages: { 0: [[3, 1]] } }))
    choose(match, 'place:cutiecorn', '3')
    expect([match.state.cutiecorn, unitsAt(match, 1, 'cutiecorn', 3), unitsAt(match, 0, 'cutiecorn', 3)]).toEqual([
      1, 1, 0,
    ])
  })

  it('needs a place like a land unit [BS-CUT-02]', () => {
    const match = actions(position({ units: { 0: [['archer', 6]] } }))
    expect(offeredOf(match, 'place')).toEqual([])
    expect(asked(match).question.name).toBe('action')
  })
})
