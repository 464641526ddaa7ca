import { describe, expect, it } from 'vitest'
import type { UnitName } from '../../content/units.ts'
import { choose, positionMatch, question, reasonsFor, shown, unit } from '../../testing/position.ts'
import type { BloodstonesMatch, Position } from '../../testing/position.ts'

/** Plains 0 with the seas 1 and 2 beside it, hills 3, forest 4, mountains 5, desert 6, and far from all of them plains 7 to 10. */
const map: Position['map'] = {
  terrain: ['plains', 'sea', 'sea', 'hills', 'forest', 'mountains', 'desert', 'plains', 'plains', 'plains', 'plains'],
  links: [[0, 1], [0, 2], [0, 3], [3, 4], [4, 5], [5, 6], [6, 7], [7, 8], [8, 9], [9, 10]], // prettier-ignore
}

const SETUP: Position['arrange'] = (state) => {
  state.phase = 'setup'
  state.round = 0
}

const setting = (
  frame: { procedure: string; args: object },
  position: Partial<Position> = {},
  arrange: Position['arrange'] = SETUP,
): BloodstonesMatch => positionMatch({ factions: ['hillFolk', 'dragonRiders'], map, arrange, ...position }, [frame])

const area = (at: number): object => ({
  key: `${at}`,
  label: { key: 'setup.area', args: { area: at } },
  targets: [`area:${at}`],
})

describe('choosing a faction', () => {
  const choosing = (factionLimits = true): BloodstonesMatch =>
    setting({ procedure: 'chooseFactions', args: { wanted: [-1, 1] } }, { options: { factionLimits } }, (state) => {
      SETUP(state)
      state.faction.fill(-1)
    })

  it('offers every faction that is free, in words [BS-SET-04] [BS-SET-05] [BS-SET-06]', () => {
    const { content } = choosing()
    const ids = content.factions.map(({ id }) => id)
    const free = ids.filter((id, at) => at !== 1 && id !== 'corsairs' && id !== 'chaosHorde')
    expect(shown(choosing())).toEqual({
      kind: 'option',
      name: 'chooseFaction',
      rule: 'BS-SET-04',
      prompt: { key: 'setup.chooseFaction' },
      closes: false,
      options: free.map((id) => ({
        key: id,
        label: { key: 'setup.faction', args: { faction: id } },
        targets: [`faction:${id}`],
        data: id,
      })),
    })
    expect(shown(choosing(false)).options.map(({ key }) => key)).toEqual(ids.filter((_, at) => at !== 1))
  })

  it('says why a faction is not on offer [BS-SET-04] [BS-SET-05] [BS-SET-06]', () => {
    const match = choosing()
    const second = match.content.factions[1].id
    expect(reasonsFor(match, 0, second)).toEqual([`BS-SET-04 refuse.factionTaken {"faction":"${second}"}`])
    expect(reasonsFor(match, 0, 'faction:corsairs')).toEqual([
      'BS-SET-05 refuse.factionPlayers {"faction":"corsairs","players":3}',
    ])
    expect(reasonsFor(match, 0, 'chaosHorde')).toEqual([
      'BS-SET-06 refuse.factionPlayers {"faction":"chaosHorde","players":4}',
    ])
    expect(reasonsFor(choosing(false), 0, 'chaosHorde')).toEqual([])
    expect(reasonsFor(match, 0, 'orcs')).toEqual([])
    const { id } = match.content.factions[0]
    choose(match, id)
    expect(match.state.faction).toEqual([0, 1])
  })
})

describe('choosing where to begin', () => {
  const deploying = (factions: Position['factions'], more: Partial<Position> = {}): BloodstonesMatch =>
    setting({ procedure: 'deploy', args: { role: 0 } }, { factions, ...more })

  it('asks for the citadel, or for the start of who has none [BS-SET-09] [BS-FAC-CHA-02]', () => {
    const asking = (prompt: string): object => ({
      kind: 'area',
      name: 'placeCitadel',
      rule: 'BS-SET-09',
      prompt: { key: prompt },
      closes: false,
      options: [0, 3, 4, 7, 8, 9, 10].map(area),
    })
    expect(shown(deploying(['hillFolk', 'dragonRiders']))).toEqual(asking('setup.placeCitadel'))
    expect(shown(deploying(['chaosHorde', 'dragonRiders']))).toEqual(asking('setup.placeStart'))
  })

  it('says what is wrong with an area [BS-SET-09] [BS-SET-10] [BS-RUL-09]', () => {
    const near: Partial<Position> = { units: { 1: [['citadel', 9]], 2: [['citadel', 3]] } }
    const match = deploying(['hillFolk', 'dragonRiders', 'horseLords'], near)
    // Whatever is nearest, two steps are too near and three are not.
    expect([question(match), match.state.presence[6]]).toEqual(['deployUnit@0', 0])
    const open = deploying(['hillFolk', 'dragonRiders', 'horseLords'], { units: { 1: [['citadel', 10]], 2: [] } })
    expect(shown(open).options).toEqual([0, 3, 4, 7].map(area))
    expect(reasonsFor(open, 0, '1')).toEqual(['BS-SET-09 refuse.citadelTerrain {"area":1}'])
    expect(reasonsFor(open, 0, 'area:5')).toEqual(['BS-SET-09 refuse.citadelTerrain {"area":5}'])
    expect(reasonsFor(open, 0, '6')).toEqual(['BS-SET-09 refuse.citadelTerrain {"area":6}'])
    expect(reasonsFor(open, 0, '8')).toEqual(['BS-SET-10 refuse.citadelDistance {"area":8,"role":1}'])
    expect(reasonsFor(open, 0, '7')).toEqual([])
    expect(reasonsFor(open, 0, '11')).toEqual([])
  })

  it('counts steps over the sea only where the table has chosen so [BS-RUL-09]', () => {
    const strait: Position['map'] = { terrain: ['plains', 'sea', 'plains', 'plains', 'plains', 'plains'], links: [[0, 1], [1, 2], [2, 3], [3, 4], [4, 5]] } // prettier-ignore
    const at = (citadelDistance: 'land' | 'any'): BloodstonesMatch =>
      deploying(['hillFolk', 'dragonRiders'], { map: strait, units: { 1: [['citadel', 0]] }, options: { citadelDistance } }) // prettier-ignore
    expect(shown(at('land')).options).toEqual([2, 3, 4, 5].map(area))
    expect(shown(at('any')).options).toEqual([3, 4, 5].map(area))
    expect(reasonsFor(at('any'), 0, '2')).toEqual(['BS-SET-10 refuse.citadelDistance {"area":2,"role":1}'])
    expect(reasonsFor(at('land'), 0, '2')).toEqual([])
  })
})

describe('deploying', () => {
  const deploying = (
    hand: readonly UnitName[],
    args: { area?: number; spent?: number; last?: number } = {},
    more: Partial<Position> = {},
  ): BloodstonesMatch =>
    setting({ procedure: 'deployUnits', args: { role: 0, area: 0, spent: 0, last: -1, ...args } }, { hands: { 0: hand }, ...more }) // prettier-ignore

  const offer = (name: UnitName, cost: number): object => ({
    key: name,
    label: { key: 'setup.deployUnit', args: { unit: unit(name), cost } },
    targets: [`tile:${name}`],
  })
  const done = { key: 'done', label: { key: 'setup.deployDone' } }

  it('offers what the points left still pay for, and closes each time [BS-SET-11] [BS-SET-13]', () => {
    const match = deploying(['archer', 'castle', 'ship', 'blank'])
    const { cost } = match.content.factions[match.state.faction[0]]
    expect(shown(match)).toEqual({
      kind: 'tile',
      name: 'deployUnit',
      rule: 'BS-SET-11',
      prompt: { key: 'setup.deploy', args: { left: 5 } },
      closes: true,
      options: [...(['archer', 'ship', 'castle'] as const).map((name) => offer(name, cost[unit(name)])), done],
    })
  })

  it('says why a tile is not on offer [BS-SET-11] [BS-SET-12] [BS-SET-13]', () => {
    const match = deploying(['archer', 'castle', 'blank'], { spent: 5, last: 0 })
    expect(shown(match).options).toEqual([offer('archer', 0), done])
    expect(shown(match).prompt).toEqual({ key: 'setup.deploy', args: { left: 0 } })
    expect(reasonsFor(match, 0, 'tile:castle')).toEqual([
      `BS-SET-13 refuse.deployCost {"unit":${unit('castle')},"left":0}`,
    ])
    expect(reasonsFor(match, 0, 'tile:archer')).toEqual([])
    expect(reasonsFor(match, 0, 'blank')).toEqual(['BS-TIL-04 refuse.deployBlank'])
    expect(reasonsFor(match, 0, 'giant')).toEqual([`BS-SET-11 refuse.notInHand {"unit":${unit('giant')}}`])
    expect(reasonsFor(match, 0, 'cutiecorn')).toEqual(['BS-CUT-03 refuse.cutiecornInPlay'])
    expect(reasonsFor(match, 0, 'orc')).toEqual([])
    const inland = deploying(['ship'], { area: 4 })
    expect(shown(inland).options).toEqual([done])
    expect(reasonsFor(inland, 0, 'ship')).toEqual([`BS-SET-12 refuse.placeNowhere {"unit":${unit('ship')}}`])
    expect(reasonsFor(deploying(['ship']), 0, 'ship')).toEqual([])
  })

  it('asks where a ship is to lie, beside the start alone [BS-SET-12] [BS-SEA-01]', () => {
    const match = deploying(['ship'])
    choose(match, 'ship')
    expect(shown(match)).toEqual({
      kind: 'area',
      name: 'deployShip',
      rule: 'BS-SET-12',
      prompt: { key: 'setup.deployShip' },
      closes: false,
      options: [1, 2].map((sea) => ({ ...area(sea), data: { to: sea } })),
    })
    expect(reasonsFor(match, 0, '1')).toEqual([])
    expect(reasonsFor(match, 0, '99')).toEqual([])
    expect(reasonsFor(match, 0, 'area:0')).toEqual([`BS-SEA-01 refuse.placeTerrain {"unit":${unit('ship')},"area":0}`])
    const far: Position['map'] = { ...map!, terrain: map!.terrain.map((kind, at) => (at === 10 ? 'sea' : kind)) }
    const farther = (factions: Position['factions']): BloodstonesMatch => {
      const one = deploying(['ship'], {}, { map: far, factions })
      choose(one, 'ship')
      return one
    }
    expect(reasonsFor(farther(['hillFolk', 'dragonRiders']), 0, '10')).toEqual([
      'BS-SET-12 refuse.placeNoHarbour {"area":10}',
    ])
    expect(reasonsFor(farther(['chaosHorde', 'dragonRiders']), 0, '10')).toEqual([
      `BS-SET-12 refuse.placeChaos {"unit":${unit('ship')},"area":10}`,
    ])
  })
})
