import { describe, expect, it } from 'vitest'
import { packTester, pathsOf } from '../../../kit/testing/packs.ts'
import { defaultContent, loadContent, parsePack } from './content.ts'
import { MAX_PACK_BYTES } from './pack.ts'
import { CASTLE, CAVALRY, HILL_FOLK, HILLS, HORSE_LORDS, PLAINS, SHIP } from './units.ts'

const { head: HEAD, load, contentOf } = packTester('bloodstones', loadContent)

function areaOf(id: number, last: number) {
  return {
    id,
    terrain: 'plains',
    name: { en: `Area ${id}`, de: `Gebiet ${id}` },
    x: id,
    y: 1,
    adj: [id - 1, id + 1].filter((other) => other >= 0 && other <= last),
  }
}

const NEW_MAP = {
  id: 'long-road',
  name: { en: 'Long Road', de: 'Lange Straße' },
  players: { min: 2, max: 3 },
  provenance: { graph: 'recreated' },
  width: 60,
  height: 10,
  areas: Array.from({ length: 40 }, (_, id) => areaOf(id, 39)),
}

describe('content packs', () => {
  it('change nothing when they say nothing', () => {
    expect(contentOf({})).toEqual(defaultContent())
  })

  it('override single values and keep the rest', () => {
    const content = contentOf({
      factions: [{ id: 'hillFolk', handLimit: 8, tiles: { castle: { cost: 0 } } }],
      terrain: { moveCost: { hills: 2 } },
      battle: { bag: [5, 1, 3, 2, 4], scoring: { capturedVillage: { chaos: 3 } } },
    })
    const hillFolk = content.factions[HILL_FOLK]
    expect([hillFolk.handLimit, hillFolk.cost[CASTLE], hillFolk.count[CASTLE], hillFolk.value[CASTLE]]).toEqual([
      8, 0, 6, 4,
    ])
    expect(content.factions[HORSE_LORDS]).toEqual(defaultContent().factions[HORSE_LORDS])
    expect([content.moveCost[HILLS], content.moveCost[PLAINS]]).toEqual([2, 1])
    expect(content.battleBag).toEqual([1, 2, 3, 4, 5])
    expect(content.captureScore).toEqual({ normal: 1, chaos: 3 })
  })

  it('take a kind of tile out of a bag and put another in', () => {
    const tiles = { cavalry: { count: 0 }, ship: { count: 11 } }
    const horseLords = contentOf({ factions: [{ id: 'horseLords', tiles }] }).factions[HORSE_LORDS]
    expect([horseLords.count[CAVALRY], horseLords.cost[CAVALRY], horseLords.value[CAVALRY]]).toEqual([0, -1, 0])
    expect(horseLords.count[SHIP]).toBe(11)
  })

  it('change one area of a map and add a map', () => {
    const name = { en: 'My Meadow', de: 'Meine Wiese' }
    const content = contentOf({ maps: [{ id: 'twin-ford', areas: [{ id: 3, name }] }, NEW_MAP] })
    expect(content.maps.map((map) => map.id)).toEqual([
      'tyrants-lament',
      'twin-ford',
      'fals-heartland',
      'two-inland-seas',
      'long-road',
    ])
    expect(content.maps[1].areaNames[3]).toEqual(name)
    expect(content.maps[1].areaNames[4]).toEqual(defaultContent().maps[1].areaNames[4])
    expect(content.maps[4].adjacent[1]).toEqual([0, 2])
  })

  it('leave the built-in content untouched', () => {
    const before = JSON.stringify(loadContent())
    contentOf({ battle: { bag: [1, 1, 1, 1, 5] }, factions: [{ id: 'corsairs', handLimit: 2 }] })
    expect(JSON.stringify(loadContent())).toBe(before)
  })

  it('give a source that holds the merged values', () => {
    const loaded = load({ battle: { undeadSteps: 3 } })
    expect(loaded.ok && loaded.source.battle.undeadSteps).toBe(3)
    expect(loaded.ok && loaded.source.maps.length).toBe(4)
  })
})

describe('bad packs', () => {
  it.each([
    ['no object', 7, '(whole content)'],
    ['null', null, '(whole content)'],
    ['another game', { ...HEAD, game: 'chess' }, 'game'],
    ['another version', { ...HEAD, version: 2 }, 'version'],
    ['no name', { ...HEAD, name: '' }, 'name'],
    ['markup in a name', { ...HEAD, name: '<b>hello' }, 'name'],
    ['a terminal code in a name', { ...HEAD, name: '\u001b[31m' }, 'name'],
    ['a far too long name', { ...HEAD, name: 'x'.repeat(300) }, 'name'],
    ['an unknown field', { ...HEAD, script: 'x' }, 'script'],
    ['an unknown faction', { ...HEAD, factions: [{ id: 'elves' }] }, 'factions[0].id'],
    ['a faction without id', { ...HEAD, factions: [{ handLimit: 6 }] }, 'factions[0].id'],
    ['a text for a number', { ...HEAD, factions: [{ id: 'corsairs', handLimit: '6' }] }, 'factions[0].handLimit'],
    ['a huge number', { ...HEAD, factions: [{ id: 'corsairs', villages: 1e300 }] }, 'factions[0].villages'],
    ['an infinite number', { ...HEAD, battle: { undeadSteps: Infinity } }, 'battle.undeadSteps'],
    ['half a point', { ...HEAD, battle: { undeadSteps: 1.5 } }, 'battle.undeadSteps'],
    ['a truth value', { ...HEAD, battle: { undeadSteps: true } }, 'battle.undeadSteps'],
    ['a tiny bag', { ...HEAD, battle: { bag: [5, 5, 5] } }, 'battle.bag'],
    ['a bag of equal tiles', { ...HEAD, battle: { bag: [3, 3, 3, 3, 3, 3] } }, 'battle.bag'],
    ['a bag that four draws empty', { ...HEAD, battle: { bag: [2, 3, 4, 5] } }, 'battle.bag'],
    ['a negative cost', { ...HEAD, terrain: { moveCost: { sea: -2 } } }, 'terrain.moveCost.sea'],
    ['a cost of nothing', { ...HEAD, terrain: { villageCost: { hills: 0 } } }, 'terrain.villageCost.hills'],
    ['an unknown unit', { ...HEAD, battle: { modifiers: { wizard: { always: 9 } } } }, 'battle.modifiers.wizard'],
    [
      'an unknown tile',
      { ...HEAD, factions: [{ id: 'corsairs', tiles: { citadel: {} } }] },
      'factions[0].tiles.citadel',
    ],
    ['a repeated map', { ...HEAD, maps: [NEW_MAP, NEW_MAP] }, 'maps[1].id'],
    ['a repeated area', { ...HEAD, maps: [{ id: 'twin-ford', areas: [{ id: 1 }, { id: 1 }] }] }, 'maps[0].areas[1].id'],
    ['an id like a path', { ...HEAD, maps: [{ ...NEW_MAP, id: '../x' }] }, 'maps[0].id'],
  ])('are refused with the field named: %s', (_, pack, path) => {
    expect(pathsOf(loadContent(pack))).toEqual([path])
  })

  it.each([
    [
      'a tile without cost',
      { factions: [{ id: 'corsairs', tiles: { cavalry: { count: 1, value: 3 } } }] },
      'factions[corsairs].tiles.cavalry.cost',
    ],
    [
      'a blank with a cost',
      { factions: [{ id: 'corsairs', tiles: { blank: { cost: 1 } } }] },
      'factions[corsairs].tiles.blank.cost',
    ],
    [
      'a bag that is too full',
      { factions: [{ id: 'corsairs', tiles: { ship: { count: 60 } } }] },
      'factions[corsairs].tiles',
    ],
    [
      'villages of the Chaos Horde',
      { factions: [{ id: 'chaosHorde', villages: 20 }] },
      'factions[chaosHorde].villages',
    ],
    ['a second place for undead', { factions: [{ id: 'corsairs', undead: 1 }] }, 'factions[corsairs].undead'],
    ['a lost citadel', { factions: [{ id: 'corsairs', citadels: 0 }] }, 'factions[corsairs].citadels'],
    ['half a new map', { maps: [{ id: 'half', width: 5 }] }, 'maps[half].name'],
    [
      'one-sided borders',
      { maps: [{ id: 'twin-ford', areas: [{ id: 0, adj: [4, 5, 9] }] }] },
      'maps[twin-ford].areas[0].adj[2]',
    ],
  ])('are refused when the values do not fit together: %s', (_, part, path) => {
    expect(pathsOf(load(part))[0]).toBe(path)
  })

  it.each(['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString'])('may not use the key %s', (key) => {
    const text = `{"walstatt":"content-pack","game":"bloodstones","version":1,"name":"x","battle":{"${key}":{"polluted":1}}}`
    expect(parsePack(text)).toEqual({
      ok: false,
      problems: [{ path: `battle.${key}`, problem: 'forbidden field name' }],
    })
    expect(pathsOf(loadContent(JSON.parse(text)))).toEqual([`battle.${key}`])
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
})

describe('the text of a pack', () => {
  it('is read when it is right', () => {
    const parsed = parsePack(`\uFEFF${JSON.stringify({ ...HEAD, maps: [NEW_MAP] }, undefined, 2)}\n`)
    expect(parsed).toEqual({ ok: true, value: { ...HEAD, maps: [NEW_MAP] } })
  })

  it('is refused with line and column', () => {
    expect(parsePack('{"walstatt": "content-pack",\n "game"')).toEqual({
      ok: false,
      problems: [{ path: 'line 2, column 8', problem: 'not JSON: the text ends too early' }],
    })
  })

  it('is at most 1 MB large', () => {
    const fits = JSON.stringify(HEAD).padEnd(MAX_PACK_BYTES, ' ')
    expect(parsePack(fits).ok).toBe(true)
    expect(pathsOf(parsePack(`${fits} `))).toEqual(['(whole file)'])
  })
})
