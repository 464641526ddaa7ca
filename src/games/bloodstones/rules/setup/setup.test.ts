import { describe, expect, it } from 'vitest'
import { fastSource, openMatch, prepare, privateCells, publicCells, startMatch } from '../../../../engine/index.ts'
import type { ChanceSource } from '../../../../engine/index.ts'
import type { UnitName } from '../../content/units.ts'
import { bloodstones } from '../../index.ts'
import { asked, choose, loaded, offered, positionMatch, question, refusedBy } from '../../testing/position.ts'
import type { BloodstonesMatch } from '../../testing/position.ts'
import { UNIT_TYPES } from '../table/state.ts'
import { handSize } from '../table/tiles.ts'
import { deploymentOrder } from './setup.ts'

function start(roles: number, options: object = {}, source: ChanceSource = fastSource('setup')): BloodstonesMatch {
  const prepared = prepare(bloodstones, roles, options)
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.problems))
  return startMatch(prepared.value, source)
}

const problemsOf = (roles: number, options: object = {}): readonly { path: string }[] => {
  const prepared = prepare(bloodstones, roles, options)
  return prepared.ok ? [] : prepared.problems
}

describe('players and maps', () => {
  it('is for two to six players [BS-SET-01]', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map((n) => problemsOf(n).length === 0)).toEqual([
      false,
      true,
      true,
      true,
      true,
      true,
      false,
    ])
  })

  it('takes a map that fits the number of players, and refuses one that does not [BS-SET-02] [BS-MAP-03]', () => {
    expect(problemsOf(6, { map: 'twin-ford' })).toEqual([
      expect.objectContaining({ path: 'options.map', problem: expect.stringContaining('2 to 2 players') }),
    ])
    expect(problemsOf(2, { map: 'twin-ford' })).toEqual([])
    expect(problemsOf(5, { map: 'tyrants-lament' })).toHaveLength(1)
    for (const roles of [2, 3, 4, 5, 6]) {
      const { state, content } = start(roles)
      const { min, max } = content.maps[state.options.map].players
      expect(roles).toBeGreaterThanOrEqual(min)
      expect(roles).toBeLessThanOrEqual(max)
    }
  })

  it('needs a map in the content pack when it is asked for', () => {
    expect(problemsOf(2, { map: 'pack' })).toEqual([{ path: 'options.map', problem: 'the content pack brings no map' }])
  })
})

describe('start player', () => {
  /** Battle tiles in order are 2 2 3 3 4 4 5 5: draws by index. */
  const startRole = (...draws: number[]): number => start(3, {}, loaded(...draws)).state.startRole

  it('is whoever draws the highest sum of two battle tiles [BS-SET-03]', () => {
    expect(startRole(0, 0, 7, 6, 2, 2)).toBe(1)
    expect(startRole(0, 0, 2, 2, 7, 6)).toBe(2)
    expect(startRole(7, 6, 0, 0, 2, 2)).toBe(0)
  })

  it('is drawn for again, by those tied for the highest sum only [BS-SET-03]', () => {
    const draws: { role: number; tiles: readonly number[] }[] = []
    const prepared = prepare(bloodstones, 3)
    if (!prepared.ok) throw new Error('setup')
    const match = openMatch(prepared.value, loaded(7, 6, 0, 0, 7, 6, 0, 0, 7, 6))
    match.listener = (event) => {
      if (event.type === 'startPlayerDraw') draws.push(event as unknown as { role: number; tiles: number[] })
    }
    match.begin()
    expect(draws.map(({ role, tiles }) => [role, ...tiles])).toEqual([
      [0, 5, 5],
      [1, 2, 2],
      [2, 5, 5],
      [0, 2, 2],
      [2, 5, 5],
    ])
    expect(match.state.startRole).toBe(2)
  })

  it('draws from a full bag each time, so that six players can all draw fives [BS-SET-03]', () => {
    const six = start(6, {}, loaded(7, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    expect(six.state.startRole).toBe(0)
  })
})

describe('factions', () => {
  it('are chosen clockwise from the start player, each only once [BS-SET-04]', () => {
    const match = start(3, {}, loaded(0, 0, 7, 6, 2, 2))
    expect(question(match)).toBe('chooseFaction@1')
    choose(match, 'necromancers')
    expect(question(match)).toBe('chooseFaction@2')
    expect(offered(match)).toEqual(['dragonRiders', 'horseLords', 'hillFolk', 'corsairs'])
    expect(refusedBy(match, 2, 'necromancers')).toEqual(['BS-SET-04'])
    choose(match, 'hillFolk')
    expect(question(match)).toBe('chooseFaction@0')
  })

  it('bring their villages into the own supply [BS-SET-04]', () => {
    const match = start(4, { factions: ['chaosHorde', 'corsairs', 'hillFolk', 'horseLords'] })
    expect(match.state.villageSupply).toEqual([0, 20, 20, 20])
  })

  it('the Corsairs need three players, the Chaos Horde four [BS-SET-05] [BS-SET-06]', () => {
    const four = ['dragonRiders', 'horseLords', 'hillFolk', 'necromancers']
    expect(offered(start(2))).toEqual(four)
    expect(offered(start(3))).toEqual([...four, 'corsairs'])
    expect(offered(start(4))).toEqual([...four, 'chaosHorde', 'corsairs'])
    expect(refusedBy(start(2), asked(start(2)).role, 'corsairs')).toEqual(['BS-SET-05'])
    expect(refusedBy(start(3), asked(start(3)).role, 'chaosHorde')).toEqual(['BS-SET-06'])
    expect(problemsOf(2, { factions: ['corsairs', 'choose'] })).toHaveLength(1)
    expect(problemsOf(3, { factions: ['choose', 'chaosHorde', 'choose'] })).toHaveLength(1)
    expect(problemsOf(4, { factions: ['chaosHorde', 'corsairs', 'choose', 'choose'] })).toEqual([])
  })

  it('may be used with fewer players where the table says so [BS-RUL-14]', () => {
    const two = start(2, { factionLimits: false })
    expect(offered(two)).toContain('chaosHorde')
    expect(refusedBy(two, asked(two).role, 'chaosHorde')).toEqual([])
    expect(problemsOf(2, { factionLimits: false, factions: ['corsairs', 'chaosHorde'] })).toEqual([])
  })

  it('can be fixed before the game, and are then not offered to others [BS-SET-04]', () => {
    const match = start(2, { factions: ['choose', 'hillFolk'] })
    expect(question(match)).toBe('chooseFaction@0')
    expect(offered(match)).toEqual(['dragonRiders', 'horseLords', 'necromancers'])
    expect(refusedBy(match, 0, 'faction:hillFolk')).toEqual(['BS-SET-04'])
    expect(refusedBy(match, 0, 'dragonRiders')).toEqual([])
    expect(problemsOf(2, { factions: ['hillFolk', 'hillFolk'] })).toHaveLength(1)
  })
})

describe('the starting hand', () => {
  const match = start(2, { factions: ['dragonRiders', 'horseLords'] })

  it('has nine tiles from the faction bag [BS-SET-07]', () => {
    expect([handSize(match.play, 0), handSize(match.play, 1)]).toEqual([9, 9])
    expect(match.state.bag.slice(0, UNIT_TYPES).reduce((a, b) => a + b)).toBe(27)
  })

  it('is visible to its owner only; its size and the bag count are public [BS-SET-21] [BS-SET-23]', () => {
    const { hand, bag } = match.state
    const seen = (): unknown[] => [
      [...publicCells(bloodstones, match.play)],
      [...privateCells(bloodstones, match.play, 1)],
    ]
    expect(publicCells(bloodstones, match.play).get('role:0')).toMatchObject({ hand: 9, bag: 27 })
    const own = privateCells(bloodstones, match.play, 0).get('hand')
    const before = seen()
    // Another hand of the same size: one tile for another kind from the bag.
    const out = hand.findIndex((n) => n > 0)
    const into = bag.findIndex((n, type) => n > 0 && type !== out)
    for (const [tiles, change] of [
      [hand, 1],
      [bag, -1],
    ] as const) {
      // prettier-ignore
      tiles[out] -= change
      tiles[into] += change
    }
    expect(privateCells(bloodstones, match.play, 0).get('hand')).not.toEqual(own)
    expect(seen()).toEqual(before)
  })

  it('leaves discard piles and captured villages open to all [BS-SET-22]', () => {
    const cells = publicCells(
      bloodstones,
      positionMatch({ factions: ['dragonRiders', 'horseLords'], discards: { 1: ['ship', 'ship', 'blank'] } }).play,
    )
    expect(cells.get('discard:1')).toEqual({ ship: 2, blank: 1 })
    expect(cells.get('role:1')).toMatchObject({ capturedVillages: 0, capturedCitadels: 0 })
  })
})

describe('deployment', () => {
  it('goes in reverse player order, each finishing before the next begins [BS-SET-08]', () => {
    const match = start(3, { factions: ['dragonRiders', 'horseLords', 'hillFolk'] }, loaded(0, 0, 7, 6, 2, 2))
    expect(deploymentOrder(match.play)).toEqual([0, 2, 1])
    expect(question(match)).toBe('placeCitadel@0')
    choose(match, offered(match)[0])
    while (question(match) === 'deployUnit@0') choose(match, 'done')
    expect(question(match)).toBe('placeCitadel@2')
  })

  it('is followed by the first turn, the start player’s [BS-TRN-01]', () => {
    const match = start(3, { factions: ['dragonRiders', 'horseLords', 'hillFolk'] }, loaded(0, 0, 7, 6, 2, 2))
    while (match.state.phase === 'setup') choose(match, offered(match).includes('done') ? 'done' : offered(match)[0])
    expect([match.state.active, match.state.round, asked(match).role]).toEqual([1, 1, 1])
  })

  it('puts the Chaos Horde last whatever the order [BS-SET-14] [BS-FAC-CHA-02]', () => {
    const factions = ['dragonRiders', 'horseLords', 'chaosHorde', 'hillFolk']
    expect(deploymentOrder(start(4, { factions }, loaded(7, 6)).play)).toEqual([3, 1, 0, 2])
  })

  it('sets all players to 0 VP, the Chaos Horde to 10, and all supply markers to 0 [BS-SET-18] [BS-SET-20] [BS-FAC-CHA-02]', () => {
    const match = start(4, { factions: ['dragonRiders', 'horseLords', 'chaosHorde', 'hillFolk'] })
    expect(match.state.vp).toEqual([0, 0, 10, 0])
    expect(match.state.supply).toEqual([0, 0, 0, 0])
  })
})

const map = {
  terrain: ['plains', 'forest', 'hills', 'mountains', 'desert', 'sea', 'plains', 'plains'],
  links: [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [0, 5],
    [5, 6],
    [4, 7],
  ],
} as const

const placing = (role = 1, options = {}): BloodstonesMatch =>
  positionMatch(
    {
      factions: ['dragonRiders', 'horseLords'],
      map,
      units: { 0: [['citadel', 0]] },
      options,
      arrange: (s) => (s.phase = 'setup'),
    },
    [
      { procedure: 'turn', args: { step: 0 } },
      { procedure: 'deploy', args: { role } },
    ],
  )

describe('the citadel', () => {
  it('stands in plains, forest or hills [BS-SET-09]', () => {
    const empty = positionMatch(
      { factions: ['dragonRiders', 'horseLords'], map, arrange: (s) => (s.phase = 'setup') },
      [
        { procedure: 'turn', args: { step: 0 } },
        { procedure: 'deploy', args: { role: 0 } },
      ],
    )
    expect(offered(empty)).toEqual(['0', '1', '2', '6', '7'])
    for (const area of [3, 4, 5]) expect(refusedBy(empty, 0, `area:${area}`)).toEqual(['BS-SET-09'])
  })

  it('keeps two land areas between itself and every other; over sea it does not matter [BS-SET-10] [BS-RUL-08] [BS-RUL-09]', () => {
    expect(offered(placing())).toEqual(['6', '7'])
    expect(refusedBy(placing(), 1, '1')).toEqual(['BS-SET-10'])
    expect(refusedBy(placing(), 1, '2')).toEqual(['BS-SET-10'])
  })

  it('names the citadel that is too near over the areas that count [BS-RUL-09]', () => {
    const match = positionMatch(
      {
        factions: ['dragonRiders', 'horseLords', 'hillFolk'],
        map: {
          terrain: ['plains', 'sea', 'plains', 'plains', 'plains', 'plains'],
          links: [
            [0, 1],
            [1, 2],
            [2, 3],
          ],
        },
        units: { 0: [['citadel', 0]], 1: [['citadel', 3]] },
        arrange: (s) => (s.phase = 'setup'),
      },
      [
        { procedure: 'turn', args: { step: 0 } },
        { procedure: 'deploy', args: { role: 2 } },
      ],
    )
    expect(offered(match)).toEqual(['4', '5'])
    expect(match.explain(2, { key: 'area:2' }).map(({ message }) => message)).toEqual([
      { key: 'refuse.citadelDistance', args: { area: 2, role: 1 } },
    ])
  })

  it('counts sea areas too where the table says so [BS-RUL-09]', () => {
    const match = placing(1, { citadelDistance: 'any' })
    expect([question(match), match.state.presence[7]]).toEqual(['deployUnit@1', 2])
  })

  it('may stand as far away as possible where nothing is far enough [BS-RUL-10]', () => {
    const tight = positionMatch(
      {
        factions: ['dragonRiders', 'horseLords'],
        map: {
          terrain: ['plains', 'plains', 'forest', 'desert'],
          links: [
            [0, 1],
            [1, 2],
            [2, 3],
          ],
        },
        units: { 0: [['citadel', 0]] },
        arrange: (s) => (s.phase = 'setup'),
      },
      [
        { procedure: 'turn', args: { step: 0 } },
        { procedure: 'deploy', args: { role: 1 } },
      ],
    )
    expect(asked(tight).question.name).toBe('deployUnit')
    expect(tight.state.presence[2]).toBe(2)
  })

  it('is a unit on the map [BS-TIL-08] [BS-SET-11]', () => {
    const match = placing()
    choose(match, '7')
    expect(match.state.presence[7]).toBe(2)
  })
})

function deploying(
  faction: 'hillFolk' | 'necromancers' | 'chaosHorde',
  hand: UnitName[],
  options = {},
): BloodstonesMatch {
  return positionMatch(
    {
      factions: [faction, 'dragonRiders', 'horseLords', 'corsairs'],
      map,
      hands: { 0: hand },
      options,
      arrange: (s) => (s.phase = 'setup'),
    },
    [
      { procedure: 'turn', args: { step: 0 } },
      { procedure: 'drawAfterDeployment', args: { role: 0 } },
      { procedure: 'deployUnits', args: { role: 0, area: 0, spent: 0, last: -1 } },
    ],
  )
}

describe('starting units', () => {
  const hand: UnitName[] = [
    'giant',
    'leader',
    'shieldGuard',
    'raider',
    'raider',
    'archer',
    'swordsman',
    'ship',
    'blank',
  ]

  it('cost nothing but their printed costs add up to 5 at most [BS-EX-02] [BS-SET-13] [BS-SET-11]', () => {
    const match = deploying('hillFolk', hand)
    expect(offered(match)).toEqual(['archer', 'swordsman', 'shieldGuard', 'leader', 'ship', 'raider', 'giant', 'done'])
    choose(match, 'archer', 'shieldGuard', 'leader', 'raider', 'raider')
    // 1 + 2 = 3 spent: the giant (2) fits; it would not after the swordsman too.
    expect(offered(match)).toEqual(['swordsman', 'ship', 'giant', 'done'])
    choose(match, 'giant')
    expect(offered(match)).toEqual(['done'])
    expect(match.state.unitCount[0]).toBe(6)
    expect(match.state.discard.slice(0, UNIT_TYPES).every((n) => n === 0)).toBe(true)
    const dear = deploying('hillFolk', hand)
    choose(dear, 'swordsman', 'shieldGuard', 'leader')
    expect(offered(dear)).toEqual(['archer', 'ship', 'raider', 'done'])
    expect(refusedBy(dear, 0, 'giant')).toEqual(['BS-SET-13'])
    expect(refusedBy(dear, 0, 'blank')).toEqual(['BS-TIL-04'])
  })

  it('are chosen in any order, the dearest first if wanted [BS-SET-11] [BS-RUL-15]', () => {
    const match = deploying('hillFolk', hand)
    choose(match, 'giant')
    expect(offered(match)).toEqual(['archer', 'swordsman', 'shieldGuard', 'leader', 'ship', 'raider', 'done'])
    choose(match, 'raider', 'leader', 'archer')
    expect(offered(match)).toEqual(['swordsman', 'shieldGuard', 'ship', 'raider', 'done'])
    expect(match.state.unitCount[0]).toBe(4)
  })

  it('may be all nine tiles; then the hand is drawn up to the limit [BS-EX-03] [BS-SET-16]', () => {
    const nine: UnitName[] = [...Array<UnitName>(8).fill('goblin'), 'leader']
    const match = deploying('necromancers', nine)
    choose(match, 'leader', ...Array<string>(8).fill('goblin'))
    expect(match.state.unitCount[0]).toBe(9)
    expect(offered(match)).toEqual(['done'])
    choose(match, 'done')
    expect(handSize(match.play, 0)).toBe(6)
  })

  it('may be none; whoever has the limit or more keeps all and draws none [BS-SET-17]', () => {
    const match = deploying('hillFolk', hand)
    choose(match, 'done')
    expect(handSize(match.play, 0)).toBe(9)
  })

  it('ships begin in a sea area beside the start, never on land [BS-SET-12]', () => {
    const match = deploying('hillFolk', ['ship', 'ship', 'archer'])
    choose(match, 'ship')
    expect(match.state.presence[5]).toBe(1)
    expect(match.state.presence[0]).toBe(0)
    const two = positionMatch(
      {
        factions: ['hillFolk', 'horseLords'],
        map: {
          terrain: ['plains', 'sea', 'sea', 'plains', 'sea'],
          links: [
            [0, 1],
            [0, 2],
            [2, 3],
            [3, 4],
          ],
        },
        hands: { 0: ['ship'] },
        units: { 1: [['ship', 1]] },
        arrange: (s) => (s.phase = 'setup'),
      },
      [
        { procedure: 'turn', args: { step: 0 } },
        { procedure: 'deployUnits', args: { role: 0, area: 0, spent: 0, last: -1 } },
      ],
    )
    choose(two, 'ship')
    // Enemy ships are no hindrance (BS-RUL-12).
    expect([question(two), offered(two)]).toEqual(['deployShip@0', ['1', '2']])
    expect(refusedBy(two, 0, 'area:3')).toEqual(['BS-SEA-01'])
    expect(refusedBy(two, 0, 'area:4')).toEqual(['BS-SET-12'])
    expect(refusedBy(two, 0, 'area:1')).toEqual([])
    choose(two, '1')
    expect(two.state.presence[1]).toBe(3)
  })

  it('ships cannot be deployed without a coast [BS-SET-12]', () => {
    const inland = positionMatch(
      {
        factions: ['hillFolk', 'horseLords'],
        map,
        hands: { 0: ['ship', 'archer'] },
        arrange: (s) => (s.phase = 'setup'),
      },
      [
        { procedure: 'turn', args: { step: 0 } },
        { procedure: 'deployUnits', args: { role: 0, area: 2, spent: 0, last: -1 } },
      ],
    )
    expect(offered(inland)).toEqual(['archer', 'done'])
    expect(refusedBy(inland, 0, 'tile:ship')).toEqual(['BS-SET-12'])
  })

  it('the Chaos Horde has no citadel: it chooses a start under the same conditions and must deploy [BS-SET-15] [BS-FAC-CHA-01]', () => {
    const match = positionMatch(
      {
        factions: ['chaosHorde', 'dragonRiders', 'horseLords', 'hillFolk'],
        map,
        units: { 1: [['citadel', 0]] },
        hands: { 0: ['horde', 'cavalry', 'ship'] },
        arrange: (s) => (s.phase = 'setup'),
      },
      [
        { procedure: 'turn', args: { step: 0 } },
        { procedure: 'deploy', args: { role: 0 } },
      ],
    )
    expect([question(match), offered(match)]).toEqual(['placeCitadel@0', ['6', '7']])
    choose(match, '6')
    expect(match.state.presence[6]).toBe(0)
    expect(offered(match)).toEqual(['cavalry', 'ship', 'horde'])
    choose(match, 'cavalry')
    expect(offered(match)).toEqual(['ship', 'horde', 'done'])
  })
})

describe('the cutiecorn at setup', () => {
  it('is there only with the variant, and costs 2 of the 5 [BS-CUT-01] [BS-CUT-03]', () => {
    expect(offered(deploying('hillFolk', ['archer']))).toEqual(['archer', 'done'])
    const match = deploying('hillFolk', ['archer', 'giant', 'leader'], { cutiecorn: true })
    expect(offered(match)).toEqual(['archer', 'leader', 'giant', 'cutiecorn', 'done'])
    choose(match, 'leader', 'cutiecorn')
    expect(match.state.cutiecorn).toBe(0)
    expect(offered(match)).toEqual(['archer', 'done'])
    expect(refusedBy(match, 0, 'tile:cutiecorn')).toEqual(['BS-CUT-03'])
    expect(match.state.unitCount[0]).toBe(2)
  })

  it('leaves 1 of 5 with a leader: nothing of cost 2 [BS-CUT-03] [BS-SET-13]', () => {
    const match = deploying('hillFolk', ['leader', 'giant', 'shieldGuard'], { cutiecorn: true })
    choose(match, 'cutiecorn', 'leader')
    expect(offered(match)).toEqual(['shieldGuard', 'done'])
    const full = deploying('hillFolk', ['leader', 'giant', 'shieldGuard'], { cutiecorn: true })
    choose(full, 'leader', 'giant')
    expect(offered(full)).toEqual(['shieldGuard', 'done'])
    expect(refusedBy(full, 0, 'tile:cutiecorn')).toEqual(['BS-SET-13'])
  })

  it('belongs to whoever brings it in first [BS-CUT-04]', () => {
    const match = positionMatch(
      {
        factions: ['hillFolk', 'horseLords'],
        map,
        hands: { 1: ['archer'] },
        units: {
          0: [
            ['cutiecorn', 0],
            ['archer', 0],
          ],
        },
        options: { cutiecorn: true },
        arrange: (s) => (s.phase = 'setup'),
      },
      [
        { procedure: 'turn', args: { step: 0 } },
        { procedure: 'deployUnits', args: { role: 1, area: 7, spent: 0, last: -1 } },
      ],
    )
    expect(offered(match)).toEqual(['archer', 'done'])
    expect(match.state.cutiecorn).toBe(0)
  })
})

it('undead are put aside at setup [BS-SET-24]', () => {
  const match = start(2, { factions: ['necromancers', 'horseLords'] })
  expect(publicCells(bloodstones, match.play).get('role:0')).toMatchObject({ undead: 4 })
  expect(publicCells(bloodstones, match.play).get('role:1')).toMatchObject({ undead: 0 })
})

it('VP are counted without end; the +50 side is only how the track shows it [BS-SET-19]', () => {
  const match = positionMatch({ factions: ['hillFolk', 'horseLords'], arrange: (s) => (s.vp[0] = 73) })
  expect(publicCells(bloodstones, match.play).get('role:0')).toMatchObject({ vp: 73 })
})
