import { describe, expect, it } from 'vitest'
import { EVERYONE, only } from '../../../../engine/index.ts'
import type { UnitName } from '../../content/units.ts'
import { endTurn, positionMatch, question, unit } from '../../testing/position.ts'
import type { BloodstonesMatch, Position, TestMap } from '../../testing/position.ts'
import { listen } from '../../testing/told.ts'
import { UNIT_TYPES, type State } from '../table/state.ts'
import { bagSize, handSize, sizeOf } from '../table/tiles.ts'
import { drawUpToLimit } from './draw.ts'
import { turnStep } from './turn.ts'

const map: TestMap = {
  terrain: ['plains', 'desert', 'plains', 'desert', 'plains'],
  links: [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
  ],
}

const example: Position = {
  factions: ['dragonRiders', 'horseLords', 'necromancers'],
  map,
  units: { 0: [['citadel', 0]], 1: [['citadel', 2]], 2: [['citadel', 4]] }, // prettier-ignore
}

/** Phase 3 of the active role waits, then phase 5 follows. */
const start = (changes: Partial<Position> = {}): BloodstonesMatch =>
  positionMatch({ ...example, ...changes }, [{ procedure: 'turn', args: { step: turnStep('action') } }])

const hand = (match: BloodstonesMatch, role: number, name: UnitName): number =>
  match.state.hand[role * UNIT_TYPES + unit(name)]
const discarded = (match: BloodstonesMatch, role: number, name: UnitName): number =>
  match.state.discard[role * UNIT_TYPES + unit(name)]

const noDiscards = (state: State): void => {
  state.discard.fill(0)
}

const two: Partial<Position> = {
  factions: ['dragonRiders', 'horseLords'],
  units: { 0: [['citadel', 0]], 1: [['citadel', 2]] }, // prettier-ignore
}

describe('the desert check', () => {
  it('destroys what cannot live there, into the discard pile [BS-DRW-02] [BS-TIL-07] [BS-MAP-12]', () => {
    const match = start({
      units: { 0: [['citadel', 0], ['archer', 1, 2], ['leader', 3], ['dragon', 1], ['lizardman', 3], ['cavalry', 2]] }, // prettier-ignore
    })
    const told = listen(match)
    endTurn(match)
    expect(match.state.unitCount.filter((_, i) => i % 3 === 0)).toEqual([1, 1, 1, 1, 0])
    expect(discarded(match, 0, 'archer')).toBe(2)
    expect(discarded(match, 0, 'leader')).toBe(1)
    expect(sizeOf(match.state.discard, 0)).toBe(3)
    expect(told.of('desertLoss')).toEqual([
      { type: 'desertLoss', role: 0, unit: unit('archer'), area: 1 },
      { type: 'desertLoss', role: 0, unit: unit('archer'), area: 1 },
      { type: 'desertLoss', role: 0, unit: unit('leader'), area: 3 },
    ])
  })

  it('spares undead and goblins, not necromancers [BS-DRW-02]', () => {
    const match = start({
      active: 2,
      units: { 2: [['citadel', 4], ['undead', 1], ['goblin', 1], ['necromancer', 1]] }, // prettier-ignore
    })
    endTurn(match)
    expect(match.state.unitCount[1 * 3 + 2]).toBe(2)
    expect(discarded(match, 2, 'necromancer')).toBe(1)
    expect(sizeOf(match.state.discard, 2)).toBe(1)
  })

  it('concerns only the active role [BS-DRW-03]', () => {
    const match = start({
      units: { 0: [['citadel', 0]], 1: [['citadel', 2], ['archer', 1]], 2: [['citadel', 4]] }, // prettier-ignore
    })
    endTurn(match)
    expect(match.state.unitCount[1 * 3 + 1]).toBe(1)
    expect(discarded(match, 1, 'archer')).toBe(0)
    endTurn(match)
    expect(match.state.unitCount[1 * 3 + 1]).toBe(0)
    expect(discarded(match, 1, 'archer')).toBe(1)
  })

  it('comes before drawing: what is lost can be drawn again [BS-DRW-01] [BS-RUL-70]', () => {
    const match = start({
      units: { 0: [['citadel', 0], ['leader', 1]] }, // prettier-ignore
      hands: { 0: ['ship', 'ship', 'ship', 'ship', 'ship'] },
      bags: { 0: [] },
      arrange: noDiscards,
    })
    endTurn(match)
    expect(hand(match, 0, 'leader')).toBe(1)
    expect(match.state.supply).toEqual([1, 0, 0])
  })

  it('puts the cutiecorn beside the map [BS-CUT-05] [BS-RUL-81]', () => {
    const match = start({ options: { cutiecorn: true }, units: { 0: [['citadel', 0], ['cutiecorn', 1]] } }) // prettier-ignore
    expect(match.state.cutiecorn).toBe(0)
    endTurn(match)
    expect(match.state.cutiecorn).toBe(-1)
    expect(match.state.presence[1]).toBe(0)
    expect(sizeOf(match.state.discard, 0)).toBe(0)
  })
})

describe('drawing', () => {
  it('fills the hand to 6 tiles [BS-DRW-05] [BS-TRN-09]', () => {
    const match = start({ hands: { 0: ['archer', 'ship'] } })
    const bag = bagSize(match.play, 0)
    endTurn(match)
    expect(handSize(match.play, 0)).toBe(6)
    expect(bagSize(match.play, 0)).toBe(bag - 4)
    expect(handSize(match.play, 1)).toBe(0)
    expect(question(match)).toBe('action@1')
  })

  it('fills the hand of the Horse Lords to 7 tiles [BS-FAC-HOR-01] [BS-TRN-09]', () => {
    const match = start({ active: 1, hands: { 1: ['archer', 'ship'] } })
    endTurn(match)
    expect(handSize(match.play, 1)).toBe(7)
  })

  it('never makes anybody discard [BS-TRN-09] [BS-SET-17]', () => {
    const hands: Position['hands'] = { 0: ['ship', 'ship', 'ship', 'ship', 'archer', 'archer', 'archer', 'archer'] }
    const match = start({ hands })
    const told = listen(match)
    endTurn(match)
    expect(handSize(match.play, 0)).toBe(8)
    expect(sizeOf(match.state.discard, 0)).toBe(0)
    expect(told.of('drew')).toEqual([])
  })

  it('after deployment draws up to the limit or not at all [BS-SET-16] [BS-SET-17] [BS-FAC-HOR-01]', () => {
    const hands: Position['hands'] = {
      0: ['ship', 'ship', 'ship', 'ship', 'archer', 'archer', 'archer'],
      1: ['archer'],
      2: ['archer', 'archer'],
    }
    const frames = [0, 1, 2].map((role) => ({ procedure: 'drawAfterDeployment', args: { role } }))
    const match = positionMatch({ ...example, hands }, frames)
    expect([0, 1, 2].map((role) => handSize(match.play, role))).toEqual([7, 7, 6])
    expect(match.state.supply).toEqual([0, 0, 0])
  })

  it('takes the tiles that the bag holds [BS-DRW-05]', () => {
    const match = start({ bags: { 0: ['dragon', 'dragon', 'leader', 'castle', 'castle', 'ship'] } })
    endTurn(match)
    expect(['dragon', 'leader', 'castle', 'ship'].map((name) => hand(match, 0, name as UnitName))).toEqual([2, 1, 2, 1])
    expect(bagSize(match.play, 0)).toBe(0)
  })

  it('shows the tiles to their owner, the number to everybody [BS-SET-21] [BS-SET-23] [BS-DRW-05]', () => {
    const bag: UnitName[] = ['dragon', 'dragon', 'leader']
    const match = start({ hands: { 0: ['ship', 'ship', 'ship'] }, bags: { 0: bag } })
    const told = listen(match)
    endTurn(match)
    const tiles = `${unit('leader')}*1,${unit('dragon')}*2`
    const drew = told.events.findIndex((event) => event.type === 'drew')
    const which = told.events.findIndex((event) => event.type === 'drewTiles')
    expect(told.events[drew]).toEqual({ type: 'drew', role: 0, count: 3, bag: 0 })
    expect(told.to[drew]).toBe(EVERYONE)
    expect(told.events[which]).toEqual({ type: 'drewTiles', role: 0, tiles })
    expect(told.to[which]).toBe(only(0))
    const draws = match.log.filter((entry) => entry.type === 'draw')
    expect(draws.map((entry) => entry.seenBy)).toEqual([only(0), only(0), only(0)])
    expect(draws.map((entry) => entry.what)).toEqual(['bag', 'bag', 'bag'])
  })
})

describe('resupply', () => {
  const empty: Partial<Position> = {
    hands: { 0: ['ship', 'ship', 'ship'] },
    bags: { 0: [] },
    villages: { 0: [[0, 2], [2, 1]], 1: [[4, 2]] }, // prettier-ignore
    units: { 0: [], 1: [], 2: [] },
  }

  it('refills an empty bag from the discard pile and draws on [BS-DRW-06]', () => {
    const match = start(empty)
    const pile = sizeOf(match.state.discard, 0)
    const told = listen(match)
    endTurn(match)
    expect(handSize(match.play, 0)).toBe(6)
    expect(bagSize(match.play, 0)).toBe(pile - 3)
    expect(sizeOf(match.state.discard, 0)).toBe(0)
    expect(told.of('resupply')).toEqual([{ type: 'resupply', role: 0, tiles: pile, field: 1, moved: 1 }])
  })

  it('draws what is left before refilling [BS-DRW-06]', () => {
    const match = start({ ...empty, bags: { 0: ['dragon', 'leader'] } })
    endTurn(match)
    expect(hand(match, 0, 'dragon')).toBeGreaterThanOrEqual(1)
    expect(hand(match, 0, 'leader')).toBe(1)
    expect(handSize(match.play, 0)).toBe(6)
    expect(match.state.supply).toEqual([1, 0, 0])
  })

  it('is not caused by drawing the last tile [BS-DRW-07]', () => {
    const match = start({ ...empty, bags: { 0: ['dragon', 'leader', 'castle'] } })
    endTurn(match)
    expect(bagSize(match.play, 0)).toBe(0)
    expect(handSize(match.play, 0)).toBe(6)
    expect(match.state.supply).toEqual([0, 0, 0])
    expect(match.state.vp).toEqual([0, 0, 0])
  })

  it('is not caused by an empty bag with a full hand [BS-DRW-07]', () => {
    const match = start({ ...empty, hands: { 0: ['ship', 'ship', 'ship', 'ship', 'ship', 'archer'] } })
    endTurn(match)
    expect(match.state.supply).toEqual([0, 0, 0])
  })

  it('moves the own marker one field and scores the own villages on the map [BS-DRW-08] [BS-DRW-10] [BS-TIL-13]', () => {
    const match = start(empty)
    const told = listen(match)
    endTurn(match)
    expect(match.state.supply).toEqual([1, 0, 0])
    expect(match.state.vp).toEqual([3, 0, 0])
    expect(told.of('villageScoring')).toEqual([
      { type: 'villageScoring', role: 0, villages: 3, vp: 3, total: 3, rule: 'BS-DRW-10' },
    ])
  })

  it('scores no captured villages and citadels [BS-DRW-12] [BS-CAP-07]', () => {
    const match = start({
      ...empty,
      arrange: (state) => {
        state.capturedVillages[0] = 4
        state.capturedCitadels[0] = 1
      },
    })
    endTurn(match)
    expect(match.state.vp).toEqual([3, 0, 0])
  })

  const onField = (field: number) => (state: State) => {
    state.supply[0] = field
  }

  it('stops the marker on field 2 with three players [BS-DRW-09] [BS-DRW-11] [BS-MAP-04]', () => {
    const onOne = start({ ...empty, arrange: onField(1) })
    endTurn(onOne)
    expect([onOne.state.supply[0], onOne.state.vp[0]]).toEqual([2, 3])
    const onTwo = start({ ...empty, arrange: onField(2) })
    const told = listen(onTwo)
    endTurn(onTwo)
    expect([onTwo.state.supply[0], onTwo.state.vp[0]]).toEqual([2, 0])
    expect(handSize(onTwo.play, 0)).toBe(6)
    expect(told.of('resupply')).toMatchObject([{ field: 2, moved: 0 }])
    expect(told.of('villageScoring')).toEqual([])
  })

  it('stops the marker on field 3 with two players [BS-DRW-09] [BS-MAP-04] [BS-DRW-11]', () => {
    const pair = { ...empty, ...two, units: {} }
    const onTwo = start({ ...pair, arrange: onField(2) })
    endTurn(onTwo)
    expect([onTwo.state.supply[0], onTwo.state.vp[0]]).toEqual([3, 3])
    const onThree = start({ ...pair, arrange: onField(3) })
    endTurn(onThree)
    expect([onThree.state.supply[0], onThree.state.vp[0]]).toEqual([3, 0])
  })

  it('brings exactly as many village scorings as fields [BS-END-02] [BS-DRW-11]', () => {
    const match = start({ ...empty, ...two, units: {} })
    const told = listen(match)
    for (let i = 0; i < 5; i++) {
      match.state.hand.fill(0, 0, UNIT_TYPES)
      match.state.bag.fill(0, 0, UNIT_TYPES)
      match.state.discard[unit('archer')] = 9
      drawUpToLimit(match.play, 0)
    }
    expect(told.of('villageScoring')).toHaveLength(3)
    expect(told.of('resupply')).toHaveLength(5)
    expect(match.state.vp[0]).toBe(9)
  })

  it('also counts with an empty discard pile, and ends below the limit [BS-DRW-06] [BS-RUL-69]', () => {
    const match = start({ ...empty, arrange: noDiscards })
    endTurn(match)
    expect(handSize(match.play, 0)).toBe(3)
    expect(match.state.supply).toEqual([1, 0, 0])
    expect(match.state.vp).toEqual([3, 0, 0])
  })

  it('happens at most once in a phase [BS-DRW-06] [BS-RUL-69]', () => {
    const match = start({
      ...empty,
      arrange(state) {
        state.discard.fill(0)
        state.discard[unit('dragon')] = 2
      },
    })
    const told = listen(match)
    endTurn(match)
    expect(handSize(match.play, 0)).toBe(5)
    expect(match.state.supply).toEqual([1, 0, 0])
    expect(told.of('resupply')).toEqual([{ type: 'resupply', role: 0, tiles: 2, field: 1, moved: 1 }])
  })

  it('counts points beyond the end of the track [BS-SET-19] [BS-RUL-80]', () => {
    const match = start({
      ...empty,
      arrange(state) {
        state.vp[0] = 49
      },
    })
    endTurn(match)
    expect(match.state.vp[0]).toBe(52)
  })
})
