import { describe, expect, it } from 'vitest'
import { waitingFor } from '../../../../engine/index.ts'
import { asked, choose, offered, positionMatch, question, refusedBy, unit } from '../../testing/position.ts'
import type { BloodstonesMatch, Position, TestMap } from '../../testing/position.ts'
import { listen } from '../../testing/told.ts'
import { UNIT_TYPES } from '../table/state.ts'
import { canCapture } from './capture.ts'
import { turnStep } from './turn.ts'

/** Forest, plains, hills, plains, forest, hills in a row. */
const row: TestMap = {
  terrain: ['forest', 'plains', 'hills', 'plains', 'forest', 'hills'],
  links: [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
  ],
}

const CAPTURE = turnStep('capture')
const ACTIONS = turnStep('action')

/** Dragon Riders (0) stand among villages of the Horse Lords (1): 1 in a forest, 2 in plains, 1 in hills. */
const example: Position = {
  factions: ['dragonRiders', 'horseLords'],
  map: row,
  units: { 0: [['archer', 0], ['archer', 1], ['archer', 2]] }, // prettier-ignore
  villages: { 1: [[0, 1], [1, 2], [2, 1], [3, 1]] }, // prettier-ignore
  hands: { 0: ['leader', 'castle', 'archer'] },
}

const start = (changes: Partial<Position> = {}, step = CAPTURE): BloodstonesMatch =>
  positionMatch({ ...example, ...changes }, [{ procedure: 'turn', args: { step } }])

describe('capturing villages', () => {
  it('is possible with a tile that is worth just enough [BS-CAP-03] [BS-RUL-17]', () => {
    const canWith = (hand: NonNullable<Position['hands']>[number]): boolean =>
      canCapture(start({ units: { 0: [['archer', 2]] }, hands: { 0: hand } }).play, 0)
    // Two points for a village in hills.
    expect([canWith(['archer']), canWith([])]).toEqual([true, false])
  })

  it('takes one tile of value 5 for 1 + 2 × 1 + 2 points [BS-EX-04] [BS-CAP-03]', () => {
    const match = start()
    expect(question(match)).toBe('captureTile@0')
    expect(offered(match)).toEqual(['archer', 'leader', 'castle', 'none'])
    choose(match, 'leader')
    expect(offered(match)).toEqual(['0', '1', '2'])
    choose(match, '0')
    expect(offered(match)).toEqual(['1', '2', 'stop'])
    choose(match, '1')
    expect(offered(match)).toEqual(['1', '2', 'stop'])
    choose(match, '1')
    expect(offered(match)).toEqual(['2', 'stop'])
    choose(match, '2')
    expect(question(match)).toBe('action@0')
    expect(match.state.capturedVillages).toEqual([4, 0])
    expect(match.state.villages).toEqual([0, 0, 0, 1, 0, 0])
    expect(match.state.villageOwner).toEqual([-1, -1, -1, 1, -1, -1])
  })

  it('cannot take all four with a tile of value 4; the last point is lost [BS-EX-04] [BS-CAP-05]', () => {
    const match = start()
    const told = listen(match)
    choose(match, 'castle', '0', '1', '1')
    expect(question(match)).toBe('action@0')
    expect(match.state.capturedVillages).toEqual([3, 0])
    expect(match.state.villages).toEqual([0, 0, 1, 1, 0, 0])
    expect(told.of('pointsLost')).toEqual([{ type: 'pointsLost', role: 0, points: 1 }])
    expect(told.of('villageCaptured')).toEqual([
      { type: 'villageCaptured', role: 0, area: 0, owner: 1, cost: 1 },
      { type: 'villageCaptured', role: 0, area: 1, owner: 1, cost: 1 },
      { type: 'villageCaptured', role: 0, area: 1, owner: 1, cost: 1 },
    ])
  })

  it('discards at most one tile, face up [BS-CAP-01] [BS-TIL-06]', () => {
    const match = start()
    const told = listen(match)
    choose(match, 'archer', '2')
    expect(question(match)).toBe('action@0')
    expect(match.state.discard[unit('archer')]).toBe(1)
    expect(match.state.hand[unit('archer')]).toBe(0)
    expect(match.state.hand[unit('leader')]).toBe(1)
    expect(match.state.capturedVillages).toEqual([1, 0])
    expect(told.of('captureTile')).toEqual([{ type: 'captureTile', role: 0, unit: unit('archer'), value: 2 }])
    expect(told.of('pointsLost')).toEqual([])
  })

  it('may be left out without discarding [BS-CAP-01]', () => {
    const match = start()
    const told = listen(match)
    choose(match, 'none')
    expect(question(match)).toBe('action@0')
    expect(told.events).toEqual([{ type: 'phaseBegan', role: 0, phase: 'actions' }])
    expect(match.state.villages).toEqual([1, 2, 1, 1, 0, 0])
    expect(match.state.hand.slice(0, UNIT_TYPES).reduce((a, b) => a + b)).toBe(3)
  })

  it('needs an own unit in the area [BS-CAP-02]', () => {
    const match = start({ units: { 0: [['archer', 1], ['archer', 4]] } }) // prettier-ignore
    expect(refusedBy(match, 0, 'capture:0')).toEqual(['BS-CAP-02'])
    expect(refusedBy(match, 0, 'area:0')).toEqual(['BS-CAP-02'])
    expect(refusedBy(match, 0, 'capture:4')).toEqual(['BS-CAP-01'])
    expect(refusedBy(match, 0, 'capture:1')).toEqual([])
    choose(match, 'leader')
    // The only possible area was answered by itself.
    expect(offered(match)).toEqual(['1', 'stop'])
    expect(match.state.villages[1]).toBe(1)
  })

  it('never concerns own villages [BS-CAP-01]', () => {
    const match = start({ villages: { 0: [[0, 1]], 1: [[1, 2], [2, 1]] } }) // prettier-ignore
    choose(match, 'leader')
    expect(offered(match)).toEqual(['1', '2'])
    expect(refusedBy(match, 0, 'capture:0')).toEqual(['BS-CAP-01'])
  })

  it('is not asked where no village can be paid or reached [BS-CAP-02] [BS-TRN-05]', () => {
    expect(question(start({ units: { 0: [['archer', 5]] } }))).toBe('action@0')
    expect(question(start({ hands: { 0: [] } }))).toBe('action@0')
    expect(question(start({ villages: { 0: [[0, 1]] } }))).toBe('action@0')
  })

  it('is asked where villages are in reach, so that nobody learns whether a tile will do [BS-SET-21] [BS-CAP-01]', () => {
    const worthless = start({ factions: ['necromancers', 'horseLords'], hands: { 0: ['blank'] } })
    expect([question(worthless), ...offered(worthless)]).toEqual(['captureTile@0', 'none'])
    const good = start({ factions: ['necromancers', 'horseLords'], hands: { 0: ['leader'] } })
    expect(waitingFor(worthless)).toEqual(waitingFor(good))
  })

  it('takes at most five villages with a tile of value 5 [BS-EX-05] [BS-CAP-04]', () => {
    const match = start({
      units: { 0: [['cavalry', 0], ['cavalry', 1], ['cavalry', 3], ['cavalry', 4]] }, // prettier-ignore
      villages: { 1: [[0, 1], [1, 2], [3, 2], [4, 1]] }, // prettier-ignore
    })
    choose(match, 'leader', '3', '3', '1', '4', '0')
    expect(question(match)).toBe('action@0')
    expect(match.state.capturedVillages).toEqual([5, 0])
    expect(match.state.villages).toEqual([0, 1, 0, 0, 0, 0])
  })

  it('may be split over areas and owners [BS-CAP-04] [BS-CAP-06]', () => {
    const match = start({
      factions: ['dragonRiders', 'horseLords', 'hillFolk'],
      villages: { 1: [[0, 1]], 2: [[1, 2]] }, // prettier-ignore
    })
    choose(match, 'castle', '1')
    expect(offered(match)).toEqual(['0', '1', 'stop'])
    choose(match, '0', '1')
    expect(match.state.capturedVillages).toEqual([3, 0, 0])
    // Captured villages do not go back to their owners.
    expect(match.state.villageSupply).toEqual([20, 19, 18])
  })

  it('may stop early and loses the rest [BS-CAP-05]', () => {
    const match = start()
    const told = listen(match)
    choose(match, 'leader', '2', 'stop')
    expect(question(match)).toBe('action@0')
    expect(match.state.capturedVillages).toEqual([1, 0])
    expect(told.of('pointsLost')).toEqual([{ type: 'pointsLost', role: 0, points: 3 }])
  })

  it('offers a village in hills for 2 points, not for 1 [BS-CAP-03]', () => {
    const match = start({ hands: { 0: ['shieldGuard'] } })
    choose(match, 'shieldGuard', '1')
    expect(offered(match)).toEqual(['0', '1', '2', 'stop'])
    choose(match, '0')
    expect(offered(match)).toEqual(['1', 'stop'])
    expect(refusedBy(match, 0, 'area:2')).toEqual(['BS-CAP-03'])
    expect(refusedBy(match, 0, 'capture:3')).toEqual(['BS-CAP-02'])
  })

  it('gives no points at once [BS-CAP-07]', () => {
    const match = start()
    choose(match, 'leader', '1', '1', 'stop')
    expect(match.state.vp).toEqual([0, 0])
  })

  it('works for any unit and whoever else stands there [BS-CAP-02] [BS-TIL-09] [BS-RUL-20]', () => {
    const match = start({ units: { 0: [['castle', 1], ['dragon', 2]], 1: [['archer', 1]] } }) // prettier-ignore
    choose(match, 'leader')
    expect(offered(match)).toEqual(['1', '2'])
  })

  it('may be kept to areas without enemy units by the table [BS-CAP-02] [BS-RUL-20]', () => {
    const match = start({ options: { captureUncontested: true }, units: { 0: [['archer', 0], ['archer', 1], ['archer', 2]], 1: [['archer', 1]] } }) // prettier-ignore
    expect(refusedBy(match, 0, 'capture:1')).toEqual(['BS-RUL-20'])
    choose(match, 'leader')
    expect(offered(match)).toEqual(['0', '2'])
  })

  it('names the tile that is missing [BS-CAP-01]', () => {
    const match = start()
    expect(refusedBy(match, 0, 'tile:cavalry')).toEqual(['BS-TIL-03'])
    expect(refusedBy(match, 1, 'capture:0')).toEqual(['BS-TRN-01'])
    // With the villages being chosen, no other tile is too small: none is asked for.
    choose(match, 'castle')
    expect(refusedBy(match, 0, 'tile:leader')).toEqual([])
  })

  it('belongs to phase 1 [BS-CAP-01]', () => {
    const match = start({}, ACTIONS)
    expect(offered(match)).not.toContain('capture')
    expect(refusedBy(match, 0, 'capture')).toContain('BS-CAP-01')
    expect(refusedBy(match, 0, 'capture:0')).toContain('BS-CAP-01')
  })
})

describe('the Chaos Horde captures', () => {
  const chaos: Partial<Position> = {
    factions: ['chaosHorde', 'horseLords'],
    units: { 0: [['horde', 0], ['horde', 1], ['horde', 2]] }, // prettier-ignore
    hands: { 0: ['leader', 'horde', 'ship'] },
  }

  it('by an action of phase 3, not in phase 1 [BS-CAP-08] [BS-FAC-CHA-05]', () => {
    const match = start(chaos)
    expect(question(match)).toBe('action@0')
    expect(offered(match)).toContain('capture')
    choose(match, 'capture')
    expect(question(match)).toBe('captureTile@0')
    expect(offered(match)).toEqual(['leader', 'ship', 'horde'])
    choose(match, 'leader', '0', '1', '1', '2')
    expect(match.state.capturedVillages).toEqual([4, 0])
    expect(match.state.vp).toEqual([10, 0])
  })

  it('once per turn with one tile [BS-FAC-CHA-05] [BS-CAP-08]', () => {
    const match = start(chaos)
    choose(match, 'capture', 'horde', '1', '1', 'stop')
    expect(question(match)).toBe('action@0')
    expect(offered(match)).not.toContain('capture')
    expect(refusedBy(match, 0, 'capture')).toEqual(['BS-FAC-CHA-05'])
    expect(match.state.capturedVillages).toEqual([2, 0])
  })

  it('between other actions [BS-FAC-CHA-05]', () => {
    const match = start(chaos)
    choose(match, 'place:horde')
    while (question(match) !== 'action@0') choose(match, offered(match)[0])
    expect(offered(match)).toContain('capture')
  })

  it('only where something can be captured [BS-CAP-02]', () => {
    const match = start({ ...chaos, units: { 0: [['horde', 4]] } })
    expect(offered(match)).not.toContain('capture')
    expect(refusedBy(match, 0, 'capture')).toEqual(['BS-CAP-02'])
    const broke = start({ ...chaos, hands: { 0: [] } })
    expect(offered(broke)).not.toContain('capture')
    expect(refusedBy(broke, 0, 'capture')).toEqual(['BS-CAP-01'])
    expect(asked(broke).role).toBe(0)
  })
})
