import { describe, expect, it } from 'vitest'
import { packTester, pathsOf } from '../../../kit/testing/packs.ts'
import { BLADES as SQUAD } from '../testing/packs.ts'
import { defaultContent, loadContent, parsePack } from './content.ts'

const { head: HEAD, load, contentOf } = packTester('heroscape', loadContent)

const BLADES = {
  ...SQUAD,
  name: { en: 'Test Blades', de: 'Testklingen' },
  figures: 4,
  collector: [101, 102, 103, 104],
  master: { ...SQUAD.master, points: 40 },
}

const FIELD = {
  id: 'own-field',
  name: { en: 'Own field', de: 'Eigenes Feld' },
  provenance: { tiles: 'recreated' },
  tiles: [{ level: 1, terrain: 'grass', size: 24, q: 0, r: 0, rotation: 0 }],
  ruins: [],
  noRoom: [],
  layouts: [
    {
      id: 'own',
      zones: [
        { id: 'brown', spaces: [[0, 0, 1]] },
        { id: 'darkBlue', spaces: [[-3, 5, 1]] },
      ],
      glyphs: [],
      figures: [],
    },
  ],
}

const BATTLE = {
  id: 'OWN-BATTLE',
  name: { en: 'Own battle', de: 'Eigene Schlacht' },
  provenance: { rules: 'recreated' },
  battlefield: 'own-field',
  layout: 'own',
  game: 'master',
  setups: [{ teams: [[0], [1]], zones: ['brown', 'darkBlue'], points: [100, 100] }],
  goals: [{ goal: 'eliminate' }],
  special: [],
  text: { goal: { en: 'Win.', de: 'Gewinne.' } },
}

const NO_CARDS = [{ teams: [[0], [1]], cards: [[], []] }]
const MIST = { rule: 'mist', firstLevel: 1, highest: 5, wounds: 1 }

describe('content packs', () => {
  it('change nothing when they say nothing', () => {
    expect(contentOf({})).toEqual(defaultContent())
  })

  it('override single values of a card and keep the rest', () => {
    const finn = contentOf({
      cards: [{ id: 'finn', master: { points: 90 }, powers: [{ id: 'attackAura', numbers: { dice: 2 } }] }],
    }).cardById.get('finn')
    expect([finn?.master.points, finn?.master.life, finn?.basic.defense]).toEqual([90, 4, 6])
    expect(finn?.powers.attackAura).toEqual({ dice: 2, range: 1, refers: {} })
    expect(finn?.powers.attackSpirit).toEqual({ bonus: 1, refers: {} })
  })

  it('add common cards, which get a body of standard form', () => {
    const blades = contentOf({ cards: [BLADES] }).cardById.get('test-blades')
    expect([blades?.index, blades?.rarity, blades?.figures]).toEqual([16, 'common', 4])
    expect(blades?.body.aimUp).toBeCloseTo(3.6)
    expect(Math.max(...(blades?.body.parts.map(({ to }) => to) ?? []))).toBe(4)
  })

  it('add a battlefield and a scenario on it', () => {
    const { battlefields, scenarios } = contentOf({ battlefields: [FIELD], scenarios: [BATTLE] })
    expect([battlefields.length, battlefields[6].columns.count]).toEqual([7, 24])
    expect(scenarios[11].battlefield).toBe(battlefields[6])
    expect(scenarios[11].setups[0]).toEqual({
      players: 2,
      teams: [[0], [1]],
      teamOf: [0, 1],
      zone: [0, 1],
      points: [100, 100],
      cards: [[], []],
    })
  })

  it('leave the built-in content untouched', () => {
    const before = JSON.stringify(loadContent())
    contentOf({ cards: [{ id: 'finn', height: 9 }], battlefields: [{ id: 'migols-tomb', ruins: [] }] })
    expect(JSON.stringify(loadContent())).toBe(before)
  })

  it('are read from text', () => {
    expect(parsePack(JSON.stringify({ ...HEAD, cards: [BLADES] }))).toEqual({
      ok: true,
      value: { ...HEAD, cards: [BLADES] },
    })
    expect(parsePack('{"walstatt":').ok).toBe(false)
  })
})

describe('bad packs', () => {
  it.each([
    ['another game', { game: 'chess' }, 'game'],
    ['an unknown field', { script: 'x' }, 'script'],
    ['a card without id', { cards: [{ height: 3 }] }, 'cards[0].id'],
    ['an unknown power', { cards: [{ id: 'finn', powers: [{ id: 'teleport' }] }] }, 'cards[0].powers[0].id'],
    ['half a wound', { cards: [{ id: 'finn', master: { life: 1.5 } }] }, 'cards[0].master.life'],
    ['a repeated card', { cards: [{ id: 'finn' }, { id: 'finn' }] }, 'cards[1].id'],
    ['a truth value', { cards: [{ id: 'finn', height: true }] }, 'cards[0].height'],
    [
      'a strange tile',
      { battlefields: [{ ...FIELD, tiles: [{ ...FIELD.tiles[0], size: 5 }] }] },
      'battlefields[0].tiles[0].size',
    ],
    [
      'a tile in the clouds',
      { battlefields: [{ ...FIELD, tiles: [{ ...FIELD.tiles[0], level: 99 }] }] },
      'battlefields[0].tiles[0].level',
    ],
    ['an unknown goal', { scenarios: [{ ...BATTLE, goals: [{ goal: 'dance' }] }] }, 'scenarios[0].goals[0].goal'],
    ['markup in a text', { cards: [{ id: 'finn', name: { en: '<b>' } }] }, 'cards[0].name.en'],
  ])('are refused with the field named: %s', (_, part, path) => {
    expect(pathsOf(load(part))).toEqual([path])
  })

  it.each([
    ['a hero with two figures', { cards: [{ id: 'finn', figures: 2, collector: [2, 3] }] }, 'cards[finn].figures'],
    ['too few collector numbers', { cards: [{ ...BLADES, collector: [9] }] }, 'cards[test-blades].collector'],
    ['a feature without name', { cards: [{ id: 'finn', species: 'troll' }] }, 'cards[finn].species'],
    [
      'a power without its number',
      { cards: [{ ...BLADES, powers: [{ id: 'theDrop', numbers: {} }] }] },
      'cards[test-blades].powers[theDrop].numbers.d20',
    ],
    [
      'a power with a number too many',
      { cards: [{ ...BLADES, powers: [{ id: 'flying', numbers: { range: 3 } }] }] },
      'cards[test-blades].powers[flying].numbers.range',
    ],
    ['half a new card', { cards: [{ id: 'half', height: 5 }] }, 'cards[half].name'],
    [
      'a body for nobody',
      {
        volumes: {
          figures: [
            { id: 'nobody', aim: { along: 0, up: 1 }, parts: [{ along: 0, radius: 0.3, from: 0, to: 1, hit: 1 }] },
          ],
        },
      },
      'volumes.figures[nobody]',
    ],
    [
      'a body without hit zone',
      { volumes: { figures: [{ id: 'finn', parts: [{ along: 0, radius: 0.3, from: 0, to: 1, hit: 0 }] }] } },
      'volumes.figures[finn].parts',
    ],
    [
      'a floating tile',
      { battlefields: [{ ...FIELD, tiles: [...FIELD.tiles, { ...FIELD.tiles[0], level: 4 }] }] },
      'battlefields[own-field].tiles[1]',
    ],
    [
      'an unknown figure',
      { battlefields: [{ ...FIELD, layouts: [{ ...FIELD.layouts[0], figures: [{ card: 'x', at: [[0, 0, 1]] }] }] }] },
      'battlefields[own-field].layouts[own].figures[0].card',
    ],
    ['a lost battlefield', { scenarios: [BATTLE] }, 'scenarios[OWN-BATTLE].battlefield'],
  ])('are refused when the values do not fit together: %s', (_, part, path) => {
    expect(pathsOf(load(part))[0]).toBe(path)
  })

  it.each([
    ['an unknown layout', { layout: 'other' }, 'layout'],
    ['an unknown zone', { setups: [{ ...BATTLE.setups[0], zones: ['brown', 'white'] }] }, 'setups[0].zones[1]'],
    ['a list that is too short', { setups: [{ ...BATTLE.setups[0], points: [100] }] }, 'setups[0].points'],
    ['players out of order', { setups: [{ ...BATTLE.setups[0], teams: [[1], [0]] }] }, 'setups[0].teams'],
    ['a Master game without points', { setups: [{ teams: [[0], [1]] }] }, 'setups[0].points'],
    ['a Basic game with points', { game: 'basic' }, 'setups[0].cards'],
    [
      'a given card without place',
      { setups: [{ ...BATTLE.setups[0], cards: [['finn'], []] }] },
      'setups[0].cards[0][0]',
    ],
    ['points without a last round', { goals: [{ goal: 'score' }] }, 'goals[0]'],
    ['a side that nobody is on', { goals: [{ goal: 'eliminate', side: 2 }] }, 'goals[0]'],
    ['a rescue without captive', { goals: [{ goal: 'rescue', side: 0 }] }, 'goals[0]'],
    ['a scout goal without scout', { goals: [{ goal: 'scoutLost', side: 0 }] }, 'goals[0]'],
    ['a goal on a missing glyph', { goals: [{ goal: 'holdGlyph', sides: [0], glyph: 'ivor' }] }, 'goals[0]'],
    ['a captive without place', { special: [{ rule: 'captive', card: 'finn' }] }, 'special[0].card'],
    ['glyphs for no place', { hidden: ['ivor'] }, 'hidden'],
    ['a Basic game without cards for somebody', { game: 'basic', setups: NO_CARDS }, 'setups[0].cards[0]'],
    ['a Basic game with rounds', { game: 'basic', setups: NO_CARDS, rounds: 3 }, 'rounds'],
    [
      'a Basic game that is decided at the end of a round',
      { game: 'basic', setups: NO_CARDS, goals: [{ goal: 'eliminate' }, { goal: 'holdOut', side: 1 }], rounds: 3 },
      'rounds',
    ],
    ['a Basic game with mist', { game: 'basic', setups: NO_CARDS, special: [MIST] }, 'special[0]'],
  ])('are refused when a scenario cannot be played: %s [HS-SET-36]', (_, part, path) => {
    const result = load({ battlefields: [FIELD], scenarios: [{ ...BATTLE, ...part }] })
    expect(pathsOf(result)[0]).toBe(`scenarios[OWN-BATTLE].${path}`)
  })
})
