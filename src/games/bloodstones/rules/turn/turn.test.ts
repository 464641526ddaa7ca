import { describe, expect, it } from 'vitest'
import type { UnitName } from '../../content/units.ts'
import { choose, offered, positionMatch, question, refusedBy } from '../../testing/position.ts'
import type { BloodstonesMatch, Position } from '../../testing/position.ts'
import { handSize } from '../table/tiles.ts'
import { turnStep } from './turn.ts'

const line = {
  terrain: ['plains', 'plains', 'plains', 'plains', 'plains', 'sea'],
  links: [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
  ],
} as const

const at = (position: Omit<Position, 'map'>): BloodstonesMatch => positionMatch({ map: line, ...position })

/** The phases told of a role until its turn is over, when everybody does as little as possible. */
function phasesOf(match: BloodstonesMatch, of = match.state.active): string[] {
  const phases: string[] = []
  match.listener = (event) => {
    const { type, role, phase } = event as unknown as { type: string; role: number; phase: string }
    if (type === 'phaseBegan' && role === of) phases.push(phase)
  }
  for (let hasBegun = false; !match.over && (!hasBegun || match.state.active === of);) {
    const keys = offered(match)
    choose(match, ['none', 'done', 'end', 'stay'].find((key) => keys.includes(key)) ?? keys[0])
    hasBegun ||= match.state.active === of
  }
  return phases
}

describe('a turn', () => {
  it('has its phases in order: capture, (undead), actions, build, draw [BS-TRN-02] [BS-TRN-04]', () => {
    const turnOf = (faction: 'necromancers' | 'horseLords'): string[] => {
      const match = at({
        factions: [faction, 'hillFolk'],
        hands: { 0: ['ship', 'ship'] },
        units: {
          0: [['citadel', 0], faction === 'necromancers' ? ['undead', 2] : ['archer', 2]],
          1: [['citadel', 4]],
        },
        villages: { 1: [[2, 1]] },
      })
      // The capture question is open: the phase began before a listener could hear it.
      return [match.state.phase, ...phasesOf(match)]
    }
    expect(turnOf('horseLords').slice(0, 4)).toEqual(['capture', 'actions', 'build', 'draw'])
    expect(turnOf('necromancers').slice(0, 5)).toEqual(['capture', 'undead', 'actions', 'build', 'draw'])
  })

  it('tells no phase in which nothing can happen [BS-TRN-02]', () => {
    const told = (hand: UnitName[], units: NonNullable<Position['units']>[number], villageSupply = 20): string[] =>
      phasesOf(
        positionMatch(
          {
            map: { terrain: [...line.terrain, 'desert'], links: [...line.links, [0, 6]] },
            factions: ['hillFolk', 'necromancers'],
            active: 0,
            hands: { 0: ['archer', 'archer', 'archer', 'archer', 'raider', 'raider'], 1: hand },
            units: { 0: [['citadel', 0]], 1: units },
            villages: { 0: [[1, 1]] },
            arrange: (state) => void (state.villageSupply[1] = villageSupply),
          },
          [{ procedure: 'turn', args: { step: turnStep('build') } }],
        ),
        1,
      )
    const six: UnitName[] = ['goblin', 'goblin', 'goblin', 'goblin', 'goblin', 'goblin']
    expect(told(six, [['citadel', 4]])).toEqual(['actions', 'build'])
    expect(told(six, [['citadel', 4]], 0)).toEqual(['actions'])
    expect(told(six, [['citadel', 4], ['archer', 6]])).toEqual(['actions', 'build', 'draw']) // prettier-ignore
    expect(told(six, [['citadel', 4], ['goblin', 6]])).toEqual(['actions', 'build']) // prettier-ignore
    expect(told(six.slice(1), [['citadel', 4]])).toEqual(['actions', 'build', 'draw'])
    expect(told([], [['citadel', 4]])).toEqual(['draw'])
    expect(told(six, [['citadel', 4], ['archer', 1]])).toEqual(['capture', 'actions', 'build']) // prettier-ignore
    expect(told([], [['citadel', 4], ['archer', 1]])).toEqual(['draw']) // prettier-ignore
    expect(told(six, [['citadel', 4], ['undead', 3]])).toEqual(['undead', 'actions', 'build']) // prettier-ignore
    expect(told([], [['citadel', 4], ['goblin', 0]])).toEqual(['actions', 'draw']) // prettier-ignore
  })

  it('keeps placing and moving to the actions, and tiles out of the undead phase [BS-TRN-02]', () => {
    const match = at({
      factions: ['necromancers', 'hillFolk'],
      hands: { 0: ['goblin', 'ship'] },
      units: {
        0: [
          ['citadel', 0],
          ['undead', 2],
        ],
      },
      villages: { 1: [[2, 1]] },
    })
    expect(question(match)).toBe('captureTile@0')
    expect(refusedBy(match, 0, 'place:goblin')).toEqual(['BS-TRN-02'])
    choose(match, 'goblin')
    expect(question(match)).toBe('undeadFrom@0')
    expect(refusedBy(match, 0, 'tile:ship')).toEqual(['BS-TRN-02'])
    expect(refusedBy(match, 0, 'move:2')).toEqual(['BS-TRN-02'])
  })

  it('of the Chaos Horde has neither phase 1 nor phase 4 [BS-TRN-03] [BS-FAC-CHA-01]', () => {
    const match = at({
      factions: ['chaosHorde', 'hillFolk', 'horseLords', 'corsairs'],
      hands: { 0: ['ship', 'horde'] },
      units: { 0: [['horde', 2]], 1: [['citadel', 4]] },
      villages: { 1: [[2, 1]] },
    })
    expect(match.state.phase).toBe('actions')
    expect(phasesOf(match).slice(0, 1)).toEqual(['draw'])
  })

  it('passes to the left when it is over, round and round [BS-TRN-01] [BS-TRN-08]', () => {
    const match = at({
      factions: ['dragonRiders', 'hillFolk', 'horseLords'],
      hands: { 0: Array(6).fill('archer').slice(0, 4), 1: ['archer'], 2: ['archer'] },
      units: { 0: [['citadel', 0]], 1: [['citadel', 2]], 2: [['citadel', 4]] },
      active: 1,
    })
    const order: number[] = []
    for (let i = 0; i < 4; i++) {
      const { active } = match.state
      order.push(active)
      while (!match.over && match.state.active === active) {
        const keys = offered(match)
        choose(match, ['none', 'end'].find((key) => keys.includes(key)) ?? keys[0])
      }
    }
    expect(order).toEqual([1, 2, 0, 1])
  })

  it('leaves out whoever is out of the game [BS-FAC-CHA-10]', () => {
    const match = at({
      factions: ['dragonRiders', 'chaosHorde', 'horseLords', 'hillFolk'],
      units: { 0: [['citadel', 0]], 2: [['citadel', 2]], 3: [['citadel', 4]] },
      arrange: (s) => (s.out[1] = 1),
    })
    while (match.state.active === 0)
      choose(
        match,
        offered(match).find((k) => k === 'end' || k === 'none')!,
      )
    expect(match.state.active).toBe(2)
  })

  it('counts rounds when play passes the start player, who may be out of the game', () => {
    const match = at({
      factions: ['chaosHorde', 'hillFolk', 'horseLords', 'dragonRiders'],
      units: { 1: [['citadel', 0]], 2: [['citadel', 2]], 3: [['citadel', 4]] },
      active: 1,
      arrange: (s) => (s.out[0] = 1),
    })
    const rounds: number[] = []
    for (let i = 0; i < 4; i++) {
      const { active } = match.state
      rounds.push(match.state.round)
      while (match.state.active === active)
        choose(
          match,
          offered(match).find((k) => k === 'end' || k === 'none')!,
        )
    }
    expect(rounds).toEqual([1, 1, 1, 2])
  })

  it('forgets where armies fled in the turn before [BS-RET-21]', () => {
    const match = at({
      factions: ['dragonRiders', 'hillFolk'],
      units: { 0: [['citadel', 0]], 1: [['citadel', 4]] },
      arrange: (s) => (s.fledFrom = [[1], [2, 3]]),
    })
    expect(match.state.fledFrom).toEqual([[], []])
  })
})

describe('actions', () => {
  const busy = (): BloodstonesMatch =>
    at({
      factions: ['dragonRiders', 'hillFolk'],
      hands: { 0: ['archer', 'archer', 'swordsman', 'blank', 'leader'] },
      units: {
        0: [
          ['citadel', 0],
          ['cavalry', 1],
        ],
        1: [
          ['citadel', 4],
          ['archer', 2],
        ],
      },
    })

  it('are place, move and fight, as many as wanted in any order, or none [BS-TRN-05]', () => {
    const match = busy()
    expect(offered(match)).toEqual(['place:archer', 'place:swordsman', 'place:leader', 'move:1', 'end'])
    choose(match, 'place:archer')
    expect(question(match)).toBe('action@0')
    expect(offered(match)).toContain('move:0')
    choose(match, 'end')
    expect(match.state.phase).not.toBe('actions')
  })

  it('can be interleaved: place, move, fight, place again [BS-TRN-06] [BS-EX-09] [BS-PLC-10]', () => {
    const match = busy()
    choose(match, 'place:archer', 'move:0', '1', 'pay', 'swordsman')
    expect(match.state.unitCount[1 * 2]).toBe(2)
    choose(match, 'move:1', 'all', '2', 'pay', 'leader')
    expect(offered(match)).toContain('fight:2@1')
    choose(match, 'fight:2@1')
    while (question(match) !== 'action@0') choose(match, offered(match).includes('stay') ? 'stay' : offered(match)[0])
    expect(offered(match)).toContain('end')
    const before = match.state.unitCount[0]
    choose(match, 'place:archer')
    expect(match.state.unitCount[0]).toBe(before + 1)
    expect(question(match)).toBe('action@0')
  })

  it('cannot be ended while own units share an area with enemy units [BS-TRN-07]', () => {
    const match = at({
      factions: ['dragonRiders', 'hillFolk'],
      units: {
        0: [
          ['citadel', 0],
          ['cavalry', 2],
        ],
        1: [
          ['citadel', 4],
          ['archer', 2],
        ],
      },
    })
    expect(offered(match)).toEqual(['fight:2@1'])
    expect(refusedBy(match, 0, 'end')).toEqual(['BS-TRN-07'])
  })

  it('can be ended although two others share an area [BS-TRN-07]', () => {
    const match = at({
      factions: ['dragonRiders', 'hillFolk', 'horseLords'],
      units: {
        0: [['citadel', 0]],
        1: [
          ['citadel', 4],
          ['archer', 2],
        ],
        2: [['archer', 2]],
      },
    })
    expect(offered(match)).toEqual(['end'])
  })

  it('say whose turn it is to anyone else [BS-TRN-01]', () => {
    expect(refusedBy(busy(), 1, 'place:archer')).toEqual(['BS-TRN-01'])
  })

  it('let the Chaos Horde capture villages, once in a turn [BS-FAC-CHA-05] [BS-CAP-08]', () => {
    const match = at({
      factions: ['chaosHorde', 'hillFolk', 'horseLords', 'corsairs'],
      hands: { 0: ['ship', 'leader'] },
      units: { 0: [['horde', 2]], 1: [['citadel', 4]] },
      villages: { 1: [[2, 2]] },
    })
    expect(offered(match)).toContain('capture')
    choose(match, 'capture', 'ship', 'stop')
    expect(question(match)).toBe('action@0')
    expect(match.state.capturedVillages[0]).toBe(1)
    expect(handSize(match.play, 0)).toBe(1)
    expect(offered(match)).not.toContain('capture')
  })

  it('give no one else a capture action [BS-CAP-08]', () => {
    const match = at({
      factions: ['dragonRiders', 'hillFolk'],
      hands: { 0: ['ship', 'leader'] },
      units: { 0: [['archer', 2]], 1: [['citadel', 4]] },
      villages: { 1: [[2, 2]] },
    })
    choose(match, 'none')
    expect(offered(match)).not.toContain('capture')
  })
})

it('the hand limit never forces a discard [BS-TRN-09]', () => {
  const match = at({
    factions: ['dragonRiders', 'hillFolk'],
    hands: { 0: ['blank', 'blank', 'ship', 'ship', 'ship', 'castle', 'castle', 'castle'] },
    units: { 0: [['archer', 5 - 1]], 1: [['citadel', 1]] },
  })
  while (match.state.active === 0)
    choose(
      match,
      offered(match).find((k) => k === 'end' || k === 'none')!,
    )
  expect(handSize(match.play, 0)).toBe(8)
})
