import { describe, expect, it } from 'vitest'
import { defaultContent } from './content.ts'
import type { Scenario } from './content.ts'

const { cardById } = defaultContent()
/** Those of the booklet. */
const scenarios = defaultContent().scenarios.slice(0, 10)

function scenario(id: string): Scenario {
  const found = scenarios.find((one) => one.id === id)
  if (found === undefined) throw new Error(`no scenario ${id}`)
  return found
}

const [DAWN, FRONT, DIVE, WINTER, PLANT, STORM, RESCUE, MIST, FORT, BARREN] = [
  'DAWN',
  'FRONT',
  'DIVE',
  'WINTER',
  'PLANT',
  'STORM',
  'RESCUE',
  'MIST',
  'FORT',
  'BARREN',
].map(scenario)

function placeOf({ battlefield: { columns, spaces } }: Scenario, space: number): string {
  const column = spaces.column[space]
  return `${columns.q[column]},${columns.r[column]},${spaces.level[space]}`
}

/** Every glyph with its side and place. */
function glyphsOf(one: Scenario): string[] {
  return one.layout.glyphs.map(({ glyph, side, space }) => `${glyph ?? '?'} ${side} ${placeOf(one, space)}`)
}

/** Every player's figures by card, with their places. */
function figuresOf(one: Scenario, player: number): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const figure of one.layout.figures) {
    if (figure.player !== player) continue
    const places = figure.spaces.map((space) => placeOf(one, space))
    found[figure.card] = [...(found[figure.card] ?? []), places.join(' ')]
  }
  return found
}

function countsOf(one: Scenario, player: number): Record<string, number> {
  return Object.fromEntries(Object.entries(figuresOf(one, player)).map(([card, places]) => [card, places.length]))
}

/** What the players of each setup have: zone, points. */
function setupsOf(one: Scenario): string[][] {
  return one.setups.map((setup) =>
    setup.zone.map((zone, player) => `${setup.teamOf[player]} ${one.layout.zones[zone]?.id} ${setup.points[player]}`),
  )
}

function zonesOf(one: Scenario): Record<string, number> {
  return Object.fromEntries(one.layout.zones.map(({ id, spaces }) => [id, spaces.length]))
}

const TWO_OR_TEAMS = (two: number, four: number): string[][] => [
  [`0 brown ${two}`, `1 darkBlue ${two}`],
  [`0 brown ${four}`, `0 brown ${four}`, `1 darkBlue ${four}`, `1 darkBlue ${four}`],
]

describe('the ten scenarios', () => {
  it('are two for each battlefield, three of them Basic [HS-SET-08]', () => {
    expect(scenarios.map(({ id, battlefield, game }) => `${id} ${battlefield.id} ${game}`)).toEqual([
      'DAWN table-of-the-giants basic',
      'FRONT table-of-the-giants master',
      'DIVE forsaken-waters basic',
      'WINTER forsaken-waters master',
      'PLANT durgeth-swamps basic',
      'STORM durgeth-swamps master',
      'RESCUE trollsford-swamps master',
      'MIST trollsford-swamps master',
      'FORT migols-tomb master',
      'BARREN migols-tomb master',
    ])
    expect(new Set(scenarios.map(({ battlefield }) => battlefield)).size).toBe(5)
  })

  it('have the printed round limits [HS-RUL-87] [HS-END-07]', () => {
    expect(Object.fromEntries(scenarios.map(({ id, rounds }) => [id, rounds]))).toEqual({
      DAWN: 0,
      FRONT: 12,
      DIVE: 0,
      WINTER: 12,
      PLANT: 0,
      STORM: 12,
      RESCUE: 8,
      MIST: 8,
      FORT: 6,
      BARREN: 12,
    })
  })

  it('are for two players in the Basic game, without points and zones [HS-BAS-02]', () => {
    for (const one of [DAWN, DIVE, PLANT]) {
      expect(one.setups.map(({ players, points, zone }) => ({ players, points, zone }))).toEqual([
        { players: 2, points: [0, 0], zone: [-1, -1] },
      ])
      expect(one.layout.zones).toEqual([])
    }
  })

  it('place every figure of the given cards', () => {
    for (const one of scenarios)
      one.setups[0].cards.forEach((cards, player) =>
        expect(countsOf(one, player)).toEqual(
          Object.fromEntries(cards.map((card) => [card, cardById.get(card)?.figures])),
        ),
      )
  })
})

describe('DAWN', () => {
  it('gives player 1 Raelin, Finn, Thorgrim and four Vikings [HS-SCN-DAWN-01] [HS-SCN-DAWN-03]', () => {
    expect(figuresOf(DAWN, 0)).toEqual({
      raelin: ['0,10,2'],
      finn: ['3,13,1'],
      thorgrim: ['2,13,1'],
      'tarn-viking-warriors': ['9,2,1', '8,3,1', '7,4,1', '6,5,1'],
    })
  })

  it('gives player 2 Ne-Gok-Sa, Grimnak and three Samurai, and nobody a glyph [HS-SCN-DAWN-02] [HS-SCN-DAWN-03]', () => {
    expect(figuresOf(DAWN, 1)).toEqual({
      'ne-gok-sa': ['16,3,1'],
      grimnak: ['19,11,2 20,11,2'],
      'izumi-samurai': ['8,14,1', '9,14,1', '8,15,1'],
    })
    expect(DAWN.layout.glyphs).toEqual([])
  })

  it('is won by elimination alone, without a round limit [HS-SCN-DAWN-04] [HS-SCN-DAWN-05]', () => {
    expect([DAWN.goals, DAWN.rounds, DAWN.special]).toEqual([[{ goal: 'eliminate' }], 0, []])
  })
})

describe('FRONT', () => {
  it('is for two players or two teams with 400 or 300 points [HS-SCN-FRONT-01] [HS-SCN-FRONT-03] [HS-SCN-FRONT-04]', () => {
    expect(setupsOf(FRONT)).toEqual(TWO_OR_TEAMS(400, 300))
    expect(zonesOf(FRONT)).toEqual({ brown: 24, darkBlue: 24 })
  })

  it('has five glyphs, power side up [HS-SCN-FRONT-02]', () => {
    expect(glyphsOf(FRONT)).toEqual([
      'kelda power 12,2,1',
      'erland power 10,3,1',
      'ivor power 10,6,0',
      'valda power 9,9,1',
      'dagmar power 8,11,1',
    ])
    const { spaces } = FRONT.battlefield
    const inWater = FRONT.layout.glyphs.filter(({ space }) => spaces.water[space] === 1)
    expect(inWater.map(({ glyph }) => glyph)).toEqual(['ivor'])
  })

  it('is won by elimination, or on points after round 12 [HS-SCN-FRONT-05] [HS-SCN-FRONT-06]', () => {
    expect([FRONT.goals, FRONT.rounds]).toEqual([[{ goal: 'eliminate' }, { goal: 'score' }], 12])
  })
})

describe('DIVE', () => {
  it('has a deep-dive device for each player, artefact side up [HS-SCN-DIVE-01] [HS-RUL-78]', () => {
    expect(glyphsOf(DIVE)).toEqual(['brandar power 14,10,1', 'brandar power -3,12,1'])
    expect(DIVE.layout.glyphs.map(({ owner }) => owner)).toEqual([1, 0])
  })

  it('gives player 1 nine figures of four cards [HS-SCN-DIVE-02] [HS-SCN-DIVE-04]', () => {
    expect(figuresOf(DIVE, 0)).toEqual({
      'sgt-drake-alexander': ['-4,12,1'],
      'krav-maga-agents': ['-3,10,1', '-2,10,1', '-2,11,1'],
      'airborne-elite': ['-3,13,1', '-2,13,1', '-4,14,1', '-3,14,1'],
      syvarris: ['-2,9,1'],
    })
  })

  it('gives player 2 seven figures of three cards [HS-SCN-DIVE-03] [HS-SCN-DIVE-04] [HS-EX-01]', () => {
    expect(figuresOf(DIVE, 1)).toEqual({
      mimring: ['14,11,1 15,10,1'],
      'marro-warriors': ['14,8,1', '15,8,1', '13,9,1', '14,9,1'],
      'zettian-guards': ['13,11,1', '13,12,1'],
    })
  })

  it("is won on the enemy's device or by elimination [HS-SCN-DIVE-05] [HS-SCN-DIVE-06]", () => {
    expect(DIVE.goals).toEqual([{ goal: 'enterEnemyGlyph', glyph: 'brandar' }, { goal: 'eliminate' }])
  })
})

describe('WINTER', () => {
  it('is for two players or two teams with 300 or 160 points [HS-SCN-WINTER-01] [HS-SCN-WINTER-03] [HS-SCN-WINTER-04]', () => {
    expect(setupsOf(WINTER)).toEqual(TWO_OR_TEAMS(300, 160))
    expect(zonesOf(WINTER)).toEqual({ brown: 18, darkBlue: 18 })
  })

  it('has five glyphs, power side up [HS-SCN-WINTER-02]', () => {
    expect(glyphsOf(WINTER)).toEqual([
      'valda power 9,4,1',
      'dagmar power 7,7,3',
      'gerda power 6,9,2',
      'astrid power 5,13,1',
      'kelda power 2,19,1',
    ])
  })

  it('brings 160 points of reinforcements without the Drop [HS-SCN-WINTER-06] [HS-SCN-WINTER-07] [HS-SCN-WINTER-09]', () => {
    expect(WINTER.special).toEqual([
      { rule: 'reinforcements', points: 160, earlyRounds: 2, earlyD20: 16, d20: 11, without: 'theDrop' },
    ])
  })

  it('is won by elimination, or on points after round 12 [HS-SCN-WINTER-12] [HS-SCN-WINTER-13]', () => {
    expect([WINTER.goals, WINTER.rounds]).toEqual([[{ goal: 'eliminate' }, { goal: 'score' }], 12])
  })
})

describe('PLANT', () => {
  it('hides all ten glyphs on ten spaces [HS-SCN-PLANT-02] [HS-RUL-80]', () => {
    expect(PLANT.layout.glyphs.every(({ glyph, side }) => glyph === undefined && side === 'symbol')).toBe(true)
    expect(PLANT.layout.glyphs.length).toBe(10)
    expect([...PLANT.hidden].sort()).toEqual([
      'astrid',
      'brandar',
      'brandar',
      'dagmar',
      'erland',
      'gerda',
      'ivor',
      'kelda',
      'mitonsoul',
      'valda',
    ])
  })

  it('gives both players three heroes [HS-SCN-PLANT-03] [HS-SCN-PLANT-04]', () => {
    expect(figuresOf(PLANT, 0)).toEqual({
      thorgrim: ['5,12,1'],
      'sgt-drake-alexander': ['-4,14,1'],
      syvarris: ['1,15,1'],
    })
    expect(figuresOf(PLANT, 1)).toEqual({
      'agent-carr': ['1,2,1'],
      'deathwalker-9000': ['7,2,1'],
      'ne-gok-sa': ['8,5,1'],
    })
  })

  it('is won with two of three plants or by elimination [HS-SCN-PLANT-01] [HS-SCN-PLANT-08] [HS-SCN-PLANT-09]', () => {
    expect(PLANT.goals).toEqual([
      { goal: 'collect', glyphs: ['brandar', 'brandar', 'kelda'], needed: 2 },
      { goal: 'eliminate' },
    ])
  })
})

describe('STORM', () => {
  it('has the Glyph of Gerda and the base, power side up [HS-SCN-STORM-01] [HS-SCN-STORM-02]', () => {
    expect(glyphsOf(STORM)).toEqual(['brandar power 22,7,3', 'gerda power 6,9,8'])
  })

  it('is for two players with 400 points [HS-SCN-STORM-03] [HS-SCN-STORM-06]', () => {
    expect(setupsOf(STORM)).toEqual([['0 brown 400', '1 darkBlue 400']])
    expect(zonesOf(STORM)).toEqual({ brown: 16, darkBlue: 16 })
  })

  it('has a scout, no flying, no Drop and a start bonus [HS-SCN-STORM-07] [HS-SCN-STORM-08] [HS-SCN-STORM-09]', () => {
    expect(STORM.special).toEqual([
      { rule: 'scout', side: 0, glyph: 'kelda' },
      { rule: 'withoutPower', power: 'flying' },
      { rule: 'withoutPower', power: 'theDrop' },
      { rule: 'initiative', side: 1, bonus: 12, untilRound: 1 },
    ])
  })

  it('is decided by the scout, or by player 2 after round 12 [HS-SCN-STORM-11] [HS-SCN-STORM-12] [HS-SCN-STORM-13]', () => {
    expect([STORM.goals, STORM.rounds]).toEqual([
      [
        { goal: 'scoutEnters', side: 0, glyph: 'brandar' },
        { goal: 'scoutLost', side: 1 },
        { goal: 'holdOut', side: 1 },
      ],
      12,
    ])
  })
})

describe('RESCUE', () => {
  it('has four glyphs, power side up, and one hidden beneath Drake [HS-SCN-RESCUE-01] [HS-SCN-RESCUE-02]', () => {
    expect(glyphsOf(RESCUE)).toEqual([
      'kelda power 15,3,1',
      'gerda power 6,6,2',
      'dagmar power 5,9,1',
      'astrid power 2,11,1',
      '? symbol 8,14,4',
    ])
    expect(figuresOf(RESCUE, -1)).toEqual({ 'sgt-drake-alexander': ['8,14,4'] })
    expect(RESCUE.special).toEqual([{ rule: 'captive', card: 'sgt-drake-alexander' }])
  })

  it('sets two players with 200 against one with 500 points [HS-SCN-RESCUE-03] [HS-SCN-RESCUE-04]', () => {
    expect(setupsOf(RESCUE)).toEqual([['0 darkBlue 200', '0 darkBlue 200', '1 brown 500']])
    expect(zonesOf(RESCUE)).toEqual({ brown: 28, darkBlue: 24 })
  })

  it('is won by the rescue, or by player 3 [HS-SCN-RESCUE-07] [HS-SCN-RESCUE-08] [HS-SCN-RESCUE-09]', () => {
    expect([RESCUE.goals, RESCUE.rounds]).toEqual([
      [
        { goal: 'rescue', side: 0 },
        { goal: 'eliminate', side: 1 },
        { goal: 'holdOut', side: 1 },
      ],
      8,
    ])
  })
})

describe('MIST', () => {
  it('has Kelda, and Valda in the water, power side up [HS-SCN-MIST-01]', () => {
    expect(glyphsOf(MIST)).toEqual(['kelda power 13,4,1', 'valda power 4,10,0'])
    expect(MIST.layout.glyphs.map(({ space }) => MIST.battlefield.spaces.water[space])).toEqual([0, 1])
  })

  it('is for two players with 400 points [HS-SCN-MIST-02] [HS-SCN-MIST-03]', () => {
    expect(setupsOf(MIST)).toEqual([['0 brown 400', '1 darkBlue 400']])
    expect(zonesOf(MIST)).toEqual({ brown: 24, darkBlue: 24 })
  })

  it('has a mist that rises from level 1 to 5 and wounds once [HS-SCN-MIST-04] [HS-SCN-MIST-05] [HS-SCN-MIST-06]', () => {
    expect(MIST.special).toEqual([{ rule: 'mist', firstLevel: 1, highest: 5, wounds: 1 }])
  })

  it('is won by elimination, or on points after round 8 [HS-SCN-MIST-08] [HS-SCN-MIST-10]', () => {
    expect([MIST.goals, MIST.rounds]).toEqual([[{ goal: 'eliminate' }, { goal: 'score' }], 8])
  })
})

describe('FORT', () => {
  it('has the map on the roof and four hidden glyphs in the catacombs [HS-SCN-FORT-01] [HS-SCN-FORT-02]', () => {
    expect(glyphsOf(FORT)).toEqual([
      '? symbol 7,7,1',
      '? symbol 4,9,1',
      '? symbol 7,9,1',
      '? symbol 4,12,1',
      'brandar power 5,10,11',
    ])
    expect(FORT.hidden).toEqual(['astrid', 'gerda', 'valda', 'mitonsoul'])
    const { clearance } = FORT.battlefield.spaces
    const hidden = FORT.layout.glyphs.filter(({ glyph }) => glyph === undefined)
    expect(hidden.map(({ space }) => clearance[space])).toEqual([9, 9, 9, 9])
  })

  it('puts Mimring on the roof for player 1 [HS-SCN-FORT-03]', () => {
    expect(figuresOf(FORT, 0)).toEqual({ mimring: ['7,7,11 8,7,11'] })
    expect(FORT.setups[0].cards).toEqual([['mimring'], [], [], []])
  })

  it('has four sides with 260 and 200 points in four zones [HS-SCN-FORT-04] [HS-SCN-FORT-05]', () => {
    expect(setupsOf(FORT)).toEqual([['0 brown 260', '1 darkBlue 200', '2 turquoise 200', '3 darkYellow 200']])
    expect(zonesOf(FORT)).toEqual({ brown: 21, darkBlue: 16, turquoise: 16, darkYellow: 16 })
    expect(FORT.special).toEqual([{ rule: 'truce', sides: [1, 2, 3] }])
  })

  it('is won on the map at the end of a round, or by player 1 after round 6 [HS-SCN-FORT-08] [HS-SCN-FORT-09]', () => {
    expect([FORT.goals, FORT.rounds]).toEqual([
      [
        { goal: 'holdGlyph', sides: [1, 2, 3], glyph: 'brandar' },
        { goal: 'eliminate', side: 0 },
        { goal: 'holdOut', side: 0 },
      ],
      6,
    ])
  })
})

describe('BARREN', () => {
  it('is for two players or two teams with 400 or 300 points [HS-SCN-BARREN-01] [HS-SCN-BARREN-03] [HS-SCN-BARREN-04]', () => {
    expect(setupsOf(BARREN)).toEqual(TWO_OR_TEAMS(400, 300))
    expect(zonesOf(BARREN)).toEqual({ brown: 24, darkBlue: 24 })
  })

  it('has three glyphs in the catacombs and three on the roof [HS-SCN-BARREN-02]', () => {
    expect(glyphsOf(BARREN)).toEqual([
      'gerda power 7,8,1',
      'dagmar power 3,10,1',
      'astrid power 4,12,1',
      'ivor power 6,8,11',
      'kelda power 3,9,11',
      'erland power 5,11,11',
    ])
  })

  it('turns sand into mud, for flyers too [HS-SCN-BARREN-05] [HS-RUL-86]', () => {
    expect(BARREN.special).toEqual([{ rule: 'mud', terrain: 'sand', extraMove: 1, flyersToo: 1 }])
  })

  it('is won by elimination, or on points after round 12 [HS-SCN-BARREN-06] [HS-SCN-BARREN-07]', () => {
    expect([BARREN.goals, BARREN.rounds]).toEqual([[{ goal: 'eliminate' }, { goal: 'score' }], 12])
  })
})

describe('layouts', () => {
  it('know zone and glyph of every space', () => {
    for (const { layout, battlefield } of scenarios) {
      expect(layout.zoneOf.length).toBe(battlefield.spaces.count)
      const inZones = layout.zones.reduce((sum, { spaces }) => sum + spaces.length, 0)
      expect(layout.zoneOf.filter((zone) => zone >= 0).length).toBe(inZones)
      layout.glyphs.forEach(({ space }, index) => expect(layout.glyphOn[space]).toBe(index))
      expect(layout.glyphOn.filter((glyph) => glyph >= 0).length).toBe(layout.glyphs.length)
    }
  })
})
