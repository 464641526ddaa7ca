import { describe, expect, it } from 'vitest'
import { publicCells } from '../../../../engine/index.ts'
import { bloodstones } from '../../index.ts'
import { choose, offered, positionMatch, question, refusedBy, unit } from '../../testing/position.ts'
import type { BloodstonesMatch, Position } from '../../testing/position.ts'

import { phaseCell } from '../table/cells.ts'

const map = {
  terrain: ['plains', 'mountains', 'sea', 'forest', 'plains', 'desert'],
  links: [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
  ],
} as const

const others: Position['units'] = { 1: [['citadel', 0]], 2: [['archer', 4]], 3: [] }

const chaos = (position: Partial<Position>): BloodstonesMatch =>
  positionMatch({ factions: ['chaosHorde', 'hillFolk', 'horseLords', 'corsairs'], map, units: others, ...position })

describe('the Chaos Horde without units', () => {
  it('may bring one unit into any empty area at the start of its turn, at the normal cost [BS-FAC-CHA-09] [BS-OUT-04]', () => {
    const match = chaos({ hands: { 0: ['cavalry', 'horde', 'ship', 'blank'] } })
    expect(question(match)).toBe('reenterUnit@0')
    expect(offered(match)).toEqual(['cavalry', 'ship', 'horde', 'none'])
    choose(match, 'cavalry')
    // Not the mountains (1) nor the sea (2); areas 0 and 4 are not empty.
    expect([question(match), offered(match)]).toEqual(['reenterArea@0', ['3', '5']])
    choose(match, '5')
    expect(offered(match)).toEqual(['horde', 'ship', 'blank'])
    choose(match, 'blank')
    expect(match.state.presence[5]).toBe(1)
    expect(match.state.discard[16]).toBe(1)
    expect(question(match)).toBe('action@0')
  })

  it('is shown to be at the start of its turn until it has decided [BS-FAC-CHA-09] [BS-RUL-74]', () => {
    const match = chaos({ hands: { 0: ['horde', 'horde'] }, arrange: (state) => void (state.phase = 'draw') })
    const phase = (): string | undefined => phaseCell.in(publicCells(bloodstones, match.play))
    expect([question(match), phase()]).toEqual(['reenterUnit@0', 'reenter'])
    choose(match, 'horde')
    expect([question(match), phase()]).toEqual(['reenterArea@0', 'reenter'])
    choose(match, '3')
    expect([question(match), phase()]).toEqual(['action@0', 'actions'])
  })

  it('may send a ship into an empty sea area', () => {
    const match = chaos({ hands: { 0: ['ship', 'blank'] } })
    choose(match, 'ship')
    expect(match.state.presence[2]).toBe(1)
  })

  it('cannot pay with the tile that it places, and may decline [BS-FAC-CHA-09]', () => {
    const match = chaos({ hands: { 0: ['cavalry'] } })
    expect(match.state.presence.every((set) => (set & 1) === 0)).toBe(true)
    expect([question(match), offered(match)]).toEqual(['reenterUnit@0', ['none']])
    const free = chaos({ hands: { 0: ['horde'] } })
    expect(offered(free)).toEqual(['horde', 'none'])
    choose(free, 'none')
    expect([question(free), offered(free)]).toEqual(['action@0', ['end']])
  })

  it('may bring in the cutiecorn as if it were in hand [BS-FAC-CHA-09] [BS-CUT-02]', () => {
    const options = { cutiecorn: true }
    const match = chaos({ hands: { 0: ['horde', 'blank'] }, options })
    expect(offered(match)).toEqual(['horde', 'cutiecorn', 'none'])
    choose(match, 'cutiecorn', '3')
    expect([match.state.cutiecorn, match.state.presence[3], match.state.discard[16]]).toEqual([0, 1, 1])
    expect(offered(chaos({ hands: { 0: ['horde'] }, options }))).toEqual(['horde', 'none'])
    const taken: Position['units'] = { ...others, 3: [['cutiecorn', 3]] }
    expect(offered(chaos({ hands: { 0: ['horde', 'blank'] }, options, units: taken }))).toEqual(['horde', 'none'])
  })

  it('is told why a tile or an area will not do [BS-TIL-04] [BS-PLC-04] [BS-FAC-CHA-09]', () => {
    const match = chaos({ hands: { 0: ['horde', 'leader'] } })
    expect(refusedBy(match, 0, 'tile:leader')).toEqual(['BS-PLC-04'])
    expect(refusedBy(match, 0, 'tile:blank')).toEqual(['BS-TIL-04'])
    expect(refusedBy(match, 0, 'tile:ship')).toEqual(['BS-PLC-01'])
    expect(refusedBy(match, 0, 'tile:horde')).toEqual([])
    choose(match, 'horde')
    expect([0, 1, 2, 3, 4].map((area) => refusedBy(match, 0, `area:${area}`))).toEqual([
      ['BS-FAC-CHA-09'],
      ['BS-MAP-11'],
      ['BS-MAP-10'],
      [],
      ['BS-FAC-CHA-09'],
    ])
    const noSea = chaos({ hands: { 0: ['ship', 'horde'] }, units: { ...others, 3: [['ship', 2]] } })
    expect(offered(noSea)).toEqual(['horde', 'none'])
    expect(refusedBy(noSea, 0, 'tile:ship')).toEqual(['BS-FAC-CHA-09'])
  })

  it('an area with a village is not empty [BS-MAP-09]', () => {
    const match = chaos({ hands: { 0: ['horde'] }, villages: { 1: [[3, 1]] } })
    choose(match, 'horde')
    expect(match.state.presence[5]).toBe(1)
  })

  it('is out of the game when no area is empty, and gets no more turns [BS-FAC-CHA-10]', () => {
    const match = chaos({
      hands: { 0: ['horde'] },
      units: {
        1: [
          ['citadel', 0],
          ['archer', 1],
        ],
        2: [
          ['archer', 4],
          ['archer', 3],
        ],
        3: [
          ['ship', 2],
          ['archer', 5],
        ],
      },
    })
    expect(match.state.out).toEqual([1, 0, 0, 0])
    expect(match.state.active).toBe(1)
    expect(match.state.hand[unit('horde')]).toBe(1)
  })

  it('is out although mountains are empty, but not while a sea area is, with or without a ship in hand [BS-RUL-74] [BS-RUL-75]', () => {
    const full = (free: number): NonNullable<Position['units']> => ({
      1: [0, 1, 3].filter((area) => area !== free).map((area) => ['archer', area] as const),
      2: [4, 5].filter((area) => area !== free).map((area) => ['archer', area] as const),
      3: free === 2 ? [] : [['ship', 2]],
    })
    const mountains = chaos({ hands: { 0: ['horde'] }, units: full(1) })
    expect([mountains.state.out[0], mountains.state.active]).toEqual([1, 1])
    const sea = chaos({ hands: { 0: ['horde'] }, units: full(2) })
    expect([sea.state.out[0], question(sea), offered(sea)]).toEqual([0, 'reenterUnit@0', ['none']])
    const desert = chaos({ hands: { 0: ['horde'] }, units: full(5) })
    expect(offered(desert)).toEqual(['horde', 'none'])
  })

  it('is not asked while it has a unit anywhere [BS-FAC-CHA-09]', () => {
    const match = chaos({ hands: { 0: ['horde'] }, units: { ...others, 0: [['ship', 2]] } })
    expect(question(match)).toBe('action@0')
  })
})

it('nobody else re-enters like the Chaos Horde [BS-OUT-04]', () => {
  const match = positionMatch({ factions: ['hillFolk', 'horseLords'], map, hands: { 0: ['archer'] } })
  expect(question(match)).not.toBe('reenterUnit@0')
})
