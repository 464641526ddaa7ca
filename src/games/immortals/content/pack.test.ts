import { describe, expect, it } from 'vitest'
import { packTester, pathsOf } from '../../../kit/testing/packs.ts'
import { defaultContent, loadContent, parsePack } from './content.ts'
import { ATTACK, BUILD, ENERGY, GOLD, LAND_IDS, landOf, LANDS, LIGHT, PORTAL, SHADOW } from './names.ts'

const { head: HEAD, load, contentOf } = packTester('immortals', loadContent)

const elderglade = LAND_IDS.indexOf('elderglade')

describe('content packs', () => {
  it('change nothing when they say nothing', () => {
    expect(contentOf({})).toEqual(defaultContent())
  })

  it('override single values of a land and keep the rest', () => {
    const { map } = contentOf({
      lands: [{ id: 'elderglade', name: { en: 'Fernwood', de: 'Farnwald' }, shadow: { energy: 9 } }],
    })
    expect(map.landNames[elderglade]).toEqual({ en: 'Fernwood', de: 'Farnwald' })
    const [dark, bright] = [landOf(SHADOW, elderglade), landOf(LIGHT, elderglade)]
    expect([map.gold[dark], map.energy[dark], map.gold[bright], map.energy[bright]]).toEqual([3, 9, 4, 3])
  })

  it('replace the borders of the map', () => {
    const ring = LAND_IDS.map((id, name) => [id, LAND_IDS[(name + 1) % LAND_IDS.length]])
    const { map } = contentOf({ borders: { rulebook: ring, recreated: [] } })
    expect(map.adjacent[landOf(LIGHT, 3)]).toEqual([landOf(LIGHT, 2), landOf(LIGHT, 4)])
    expect(map.isAdjacent.filter((one) => one === 1).length).toBe(2 * LANDS)
  })

  it('move lands between regions as long as each has five', () => {
    const { map } = contentOf({
      lands: [
        { id: 'elderglade', region: 'fire' },
        { id: 'emberfall', region: 'forest' },
      ],
    })
    expect([map.regionOf[elderglade], map.namesIn[0].length, map.namesIn[3].length]).toEqual([3, 5, 5])
  })

  it('override race boards, prices and texts with their numbers', () => {
    const content = contentOf({
      lightRaces: [{ id: 'humans', startLand: 'saltmere', groups: [2, 4, 6], build: { portal: { gold: 7 } } }],
      shadowRaces: [{ id: 'trolls', action: { energy: 0 } }],
      board: { awaken: { armies: 4 } },
    })
    const humans = content.lightRaces[1]
    expect([LAND_IDS[humans.startLand], humans.groups]).toEqual(['saltmere', [2, 4, 6]])
    expect([humans.buildEnergy[PORTAL], humans.buildGold[PORTAL]]).toEqual([2, 7])
    const board = content.boards[1 * 5 + 4]
    expect([board.energy[board.raceSpace], board.gold[board.raceSpace]]).toEqual([0, 2])
    expect([content.awakenArmies, content.spaces.awaken.name.de]).toEqual([4, 'Erwecken 4'])
  })

  it('say which army space is printed twice [IM-RUL-04]', () => {
    const { boards } = contentOf({ board: { eighth: 'energy' } })
    expect(boards[0].action.slice(0, 5)).toEqual([GOLD, ENERGY, ENERGY, 2, BUILD])
    expect(boards[0].action.filter((kind) => kind === ATTACK).length).toBe(1)
  })

  it('set the tower, the rounds and the scoring [IM-RUL-01] [IM-RUL-22]', () => {
    const content = contentOf({
      tower: { inside: { falls: 3, of: 5 } },
      start: { four: { rounds: 6 } },
      scoring: { region: [0, 0, 1, 2, 3, 4] },
    })
    expect([content.tower.inside, content.tower.thrown]).toEqual([
      { falls: 3, of: 5 },
      { falls: 2, of: 3 },
    ])
    expect([content.setups[1].rounds, content.setups[1].outer]).toEqual([6, 2])
    expect(content.regionPoints).toEqual([0, 0, 1, 2, 3, 4])
  })

  it('redraw a land, in both worlds', () => {
    const { plan } = contentOf({
      plan: { mirrored: 0, lands: [{ id: 'elderglade', x: 10, y: 10, outline: [0, 0, 40, 0, 40, 40, 0, 40] }] },
    })
    expect(plan.outline[landOf(SHADOW, elderglade)]).toEqual([0, 0, 40, 0, 40, 40, 0, 40])
    expect(plan.x[landOf(LIGHT, elderglade)]).toBe(plan.left[LIGHT] + 10)
  })

  it('leave the built-in content untouched', () => {
    const before = JSON.stringify(loadContent())
    contentOf({ lands: [{ id: 'treehome', light: { gold: 9 } }], components: { residents: 30 } })
    expect(JSON.stringify(loadContent())).toBe(before)
  })

  it('are read from text', () => {
    const pack = { ...HEAD, magic: [{ id: 'awaken', energy: 3 }] }
    expect(parsePack(JSON.stringify(pack))).toEqual({ ok: true, value: pack })
    expect(parsePack('{"walstatt":').ok).toBe(false)
  })
})

describe('bad packs', () => {
  it.each([
    ['another game', { game: 'chess' }, 'game'],
    ['an unknown field', { script: 'x' }, 'script'],
    ['an unknown field of a land', { lands: [{ id: 'treehome', gold: 3 }] }, 'lands[0].gold'],
    ['an unknown land', { lands: [{ id: 'atlantis' }] }, 'lands[0].id'],
    ['a land without id', { lands: [{ region: 'fire' }] }, 'lands[0].id'],
    ['a land twice', { lands: [{ id: 'treehome' }, { id: 'treehome' }] }, 'lands[1].id'],
    ['half a coin', { lands: [{ id: 'treehome', light: { gold: 1.5 } }] }, 'lands[0].light.gold'],
    ['a border with nowhere', { borders: { recreated: [['treehome', 'atlantis']] } }, 'borders.recreated[0][1]'],
    ['an unknown origin', { borders: { rumour: [] } }, 'borders.rumour'],
    [
      'an unknown race action',
      { shadowRaces: [{ id: 'orcs', action: { kind: 'fly' } }] },
      'shadowRaces[0].action.kind',
    ],
    ['no army group', { lightRaces: [{ id: 'elves', groups: [] }] }, 'lightRaces[0].groups'],
    ['an unknown effect', { magic: [{ id: 'awaken', options: [{ effect: 'fly' }] }] }, 'magic[0].options[0].effect'],
    ['a tower that keeps all', { tower: { thrown: { falls: 0 } } }, 'tower.thrown.falls'],
    [
      'an odd outline',
      { plan: { lands: [{ id: 'treehome', outline: [1, 2, 3, 4, 5, 6, 7] }] } },
      'plan.lands[0].outline',
    ],
    ['a truth value', { plan: { mirrored: true } }, 'plan.mirrored'],
    ['markup in a text', { lands: [{ id: 'treehome', name: { en: '<b>' } }] }, 'lands[0].name.en'],
  ])('are refused with the field named: %s', (_, part, path) => {
    expect(pathsOf(load(part))[0]).toBe(path)
  })

  it.each([
    ['six lands in a region', { lands: [{ id: 'treehome', region: 'fire' }] }, 'regions[forest]'],
    ['one colour for two regions', { regions: [{ id: 'fire', colour: 'blue' }] }, 'regions'],
    ['a land beside itself', { borders: { public: [['treehome', 'treehome']] } }, 'borders'],
    ['a border twice', { borders: { public: [['heartwood', 'forge-fire']] } }, 'borders'],
    ['lands out of reach', { borders: { recreated: [] } }, 'borders'],
    [
      'one start for two races',
      { lightRaces: [{ id: 'humans', startLand: 'elderglade' }] },
      'lightRaces[humans].startLand',
    ],
    ['more armies than there are', { lightRaces: [{ id: 'elves', groups: [3, 3, 3, 4] }] }, 'start.three'],
    ['more armies than in the box', { components: { armiesUsed: 46 } }, 'components.armiesUsed'],
    [
      'more groups than lands',
      {
        lightRaces: ['elves', 'humans', 'dwarves', 'amazons', 'halflings'].map((id) => ({
          id,
          groups: Array(8).fill(1),
        })),
      },
      'start.four',
    ],
    ['more rounds than cards', { start: { three: { rounds: 11 } } }, 'start.three.rounds'],
    ['more residents than there are', { start: { towerResidents: 21 } }, 'start.towerResidents'],
    ['more in the tray than thrown', { start: { trayResidents: 11 } }, 'start.trayResidents'],
    ['a colour twice', { components: { colours: ['red', 'red', 'blue', 'black', 'yellow'] } }, 'components.colours'],
    ['more falling than cubes', { tower: { inside: { falls: 4 } } }, 'tower.inside'],
    ['all residents removed', { tower: { residents: { removed: 4 } } }, 'tower.residents'],
    [
      'a draw without number',
      { magic: [{ id: 'awaken', options: [{ effect: 'draw', text: { en: 'Draw.', de: 'Ziehe.' } }] }] },
      'magic[awaken].options[0].amount',
    ],
    [
      'a number without draw',
      { magic: [{ id: 'awaken', options: [{ effect: 'marker', amount: 2, text: { en: 'Take.', de: 'Nimm.' } }] }] },
      'magic[awaken].options[0].amount',
    ],
    [
      'an unknown number in a text',
      { buildings: [{ id: 'shrine', text: { en: '{gold}' } }] },
      'buildings[shrine].text',
    ],
    ['a land outside the frame', { plan: { width: 900 } }, 'plan.lands[mistharbor].outline'],
    ['a middle somewhere else', { plan: { lands: [{ id: 'treehome', x: 1 }] } }, 'plan.lands[treehome]'],
  ])('are refused when the values do not fit together: %s', (_, part, path) => {
    expect(pathsOf(load(part))[0]).toBe(path)
  })
})
