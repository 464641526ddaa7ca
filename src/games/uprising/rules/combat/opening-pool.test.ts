import { describe, expect, it } from 'vitest'
import { COLOURS } from '../../content/names.ts'
import { fight, FIELD, initials, rollsOf, TILES } from '../../testing/combat.ts'
import { at, choose, offered, question, tableOf, type Position } from '../../testing/position.ts'
import { CHAOS, EMPIRE, NONE, type Side, type Table } from '../table/state.ts'
import { combatOf } from './combat-group.ts'
import { openingPool, weakestDie } from './opening-pool.ts'
import { activeTerrain, CURSE_TERRAIN } from './terrain.ts'

/** The pools of both groups in a part of a combat on the field, as initials of colours. */
function poolsIn(position: Position, sides: readonly [Side, Side], part: 'archery' | 'clash'): string[] {
  const tiles = { [FIELD]: TILES.ice, ...position.tiles }
  const t: Table = tableOf({ startFeats: false, ...position, tiles })
  const c = combatOf(t, FIELD, sides, 0)
  t.state.combat = c
  c.part = part
  return [initials(openingPool(t, c, 0)), initials(openingPool(t, c, 1))]
}

const both = (position: Position, sides: readonly [Side, Side]): string[][] => [
  poolsIn(position, sides, 'archery'),
  poolsIn(position, sides, 'clash'),
]

describe('dice of the groups', () => {
  it('each Unit gives its colour; only Archers shoot, all clash [UP-CMB-24, UP-CMB-27, UP-CMB-28]', () => {
    const units = { [FIELD]: ['tribesmen', 'deadeyes', 'deadeyes', 'vargs', 'trolls'] as const }
    expect(both({ units, garrisons: { [FIELD]: 1 } }, [0, EMPIRE])).toEqual([
      ['ww', 'w'],
      ['wwwrk', 'bw'],
    ])
  })

  it('class and rank matter only where something names them [UP-CMB-25, UP-CMB-26]', () => {
    const units = { [FIELD]: ['younglings', 'spearsingers', 'koloth'] as const }
    const plain: Position = { units, garrisons: { [FIELD]: 1 } }
    expect(poolsIn(plain, [1, EMPIRE], 'archery')[0]).toBe('w')
    expect(poolsIn({ ...plain, tiles: { [FIELD]: TILES.badlands } }, [1, EMPIRE], 'archery')[0]).toBe('wk')
    const yanny: Position = { ...plain, heroes: ['khaal', 'yanny'], feats: { 1: ['yanny-song-of-spears'] } }
    expect(poolsIn(yanny, [1, EMPIRE], 'archery')[0]).toBe('wy')
    const none = { ...yanny, units: { [FIELD]: ['younglings', 'koloth'] as const } }
    expect(poolsIn(none, [1, EMPIRE], 'archery')[0]).toBe('')
  })

  it('a Hero on the hex rolls nothing [UP-CMB-29, UP-HER-03]', () => {
    const units = { [FIELD]: ['tribesmen'] as const }
    const here = poolsIn({ units, garrisons: { [FIELD]: 1 }, heroAt: { 0: FIELD } }, [0, EMPIRE], 'clash')
    expect(here[0]).toBe('w')
  })

  it('a Legion reads the row of its present Threat, Archery or Clash [UP-CMB-30, UP-CMB-31]', () => {
    const units = { [FIELD]: ['tribesmen'] as const }
    const at5 = both({ units, cards: { 'new-emperor': { at: FIELD, threat: 5 } } }, [0, EMPIRE])
    expect([at5[0][1], at5[1][1]]).toEqual(['bww', 'kprrb'])
    const at2 = both({ units, cards: { 'new-emperor': { at: FIELD, threat: 2 } } }, [0, EMPIRE])
    expect([at2[0][1], at2[1][1]]).toEqual(['ww', 'pyw'])
  })

  it('Garrisons read the row of their level, Skeletons one red die each [UP-CMB-32, UP-CMB-33, UP-RUL-15]', () => {
    const levels = [1, 2, 3].map((n) => both({ garrisons: { [FIELD]: n }, skeletons: { [FIELD]: 1 } }, [EMPIRE, CHAOS]))
    expect(levels.map(([archery, clash]) => [archery[0], clash[0]])).toEqual([
      ['w', 'bw'],
      ['ww', 'byyw'],
      ['www', 'bbyyw'],
    ])
    const bones = both({ garrisons: { [FIELD]: 1 }, skeletons: { [FIELD]: 2 } }, [EMPIRE, CHAOS])
    expect([bones[0][1], bones[1][1]]).toEqual(['', 'rr'])
  })

  it('six colours, from the weakest to the strongest [UP-CMB-34]', () => {
    expect(COLOURS).toEqual(['white', 'yellow', 'blue', 'red', 'purple', 'black'])
    expect(weakestDie([5, 2, 0, 3])).toBe(2)
  })
})

describe('Walls and Towers', () => {
  const home = at(0, -2)
  const walled: Position = { havens: { 0: [FIELD], 1: [at(0, 2)] }, walls: [FIELD], towers: [FIELD] }

  it('a Tower shoots and clashes white, a Wall clashes blue [UP-DEF-03, UP-DEF-04]', () => {
    const pools = both({ ...walled, units: { [FIELD]: ['vargs'] }, skeletons: { [FIELD]: 1 } }, [0, CHAOS])
    expect(pools.map(([own]) => own)).toEqual(['w', 'rbw'])
  })

  it('only for the owner with a Unit there, and they are no Units [UP-DEF-05, UP-DEF-06]', () => {
    const other = { ...walled, units: { [FIELD]: ['younglings'] as const }, skeletons: { [FIELD]: 1 } }
    expect(poolsIn(other, [1, CHAOS], 'clash')[0]).toBe('b')
    const { match, told } = fight({ ...walled, skeletons: { [FIELD]: 1 } })
    expect(told('combatBegan')).toEqual([])
    expect(match.state.haven[FIELD]).toBe(-1)
    expect([match.state.wall[FIELD], match.state.tower[FIELD]]).toEqual([0, 0])
    expect(match.state.haven[home]).toBe(-1)
  })
})

describe('terrain in combat', () => {
  const archers: Position = {
    units: { [FIELD]: ['spearsingers', 'spearsingers', 'koloth'] },
    cards: { 'mage-breaker': { at: FIELD, threat: 2 } },
  }
  const on = (tile: (typeof TILES)[keyof typeof TILES]): Position => ({ ...archers, tiles: { [FIELD]: tile } })

  it('Ice Waste and hexes without terrain change nothing [UP-TER-02, UP-TER-03]', () => {
    const ice = poolsIn(on('ice'), [1, EMPIRE], 'archery')
    expect(ice).toEqual(['ww', 'kky'])
    const hidden: Position = { ...archers, tiles: { [FIELD]: 'face-down' } }
    expect(poolsIn(hidden, [1, EMPIRE], 'archery')).toEqual(ice)
    const t = tableOf({})
    expect(t.content.boards.terrains[activeTerrain(t, at(0, 0))].modifiers).toEqual([])
  })

  it('Badlands: Riders of players shoot too [UP-TER-04, UP-TER-01]', () => {
    expect(poolsIn(on(TILES.badlands), [1, EMPIRE], 'archery')).toEqual(['wwk', 'kky'])
    expect(poolsIn(on(TILES.badlands), [1, EMPIRE], 'clash')[0]).toBe('wwk')
  })

  it('Highlands: one die in Archery; the Nemesis takes the strongest [UP-TER-05, UP-TER-07]', () => {
    const heard = fight(
      { ...on(TILES.highlands), towers: [FIELD], havens: { 0: [at(0, -2)], 1: [FIELD] }, heroes: ['khaal', 'baranth'] },
      ['white:-', 'black:S'],
    )
    expect(question(heard.match)).toBe('combatLoss@1')
    expect(rollsOf(heard)).toEqual(['1:w', '4:k'])
  })

  it('Highlands: a player chooses; the limit covers everything, and only Archery [UP-TER-06, UP-RUL-89]', () => {
    const heard = fight(
      {
        ...on(TILES.highlands),
        heroes: ['khaal', 'yanny'],
        feats: { 1: ['yanny-song-of-spears'] },
      },
      ['yellow:-', 'black:S'],
    )
    expect(question(heard.match)).toBe('chooseDie@1')
    expect(offered(heard.match)).toEqual(['die:0', 'die:2'])
    choose(heard.match, 'die:2')
    expect(rollsOf(heard)).toEqual(['1:y', '4:k'])
    choose(heard.match, offered(heard.match)[0])
    expect(rollsOf(heard)[2].length).toBeGreaterThan('1:w'.length)
  })

  it('Marsh: every red die becomes white in all rounds, bonus dice too [UP-TER-08, UP-RUL-90]', () => {
    const heard = fight(
      {
        heroes: ['khaal', 'yanny'],
        heroAt: { 0: FIELD },
        tiles: { [FIELD]: TILES.marsh },
        units: { [FIELD]: ['vargs', 'trolls'] },
        items: { 0: ['abad-warpaint'] },
        cards: { bloodwyrm: { at: FIELD, threat: 2 } },
      },
      ['white:-'],
    )
    expect(rollsOf(heard)).toEqual(['5:w'])
    choose(heard.match, offered(heard.match)[0])
    expect(rollsOf(heard).slice(1, 3)).toEqual(['0:wkw', '5:ww'])
  })

  it('Marsh comes after the cards: what they made red becomes white too [UP-TER-08, UP-RUL-88, UP-RUL-90]', () => {
    const venom = fight({
      heroes: ['hanzo', 'yanny'],
      tiles: { [FIELD]: TILES.marsh },
      units: { [FIELD]: ['hunters', 'hunters'] },
      feats: { 0: ['hanzo-venom-on-the-points'] },
      garrisons: { [FIELD]: 1 },
    })
    choose(venom.match, offered(venom.match)[0])
    expect(venom.told('diceConverted')).toEqual([
      { side: 0, card: NONE, n: 1, to: String(COLOURS.indexOf('red')), rule: 'UP-RUL-88' },
      { side: 0, card: NONE, n: 1, to: '0', rule: 'UP-TER-08' },
    ])
    expect(rollsOf(venom)[0]).toBe('0:ww')
    const mead = fight(
      {
        heroAt: { 1: FIELD },
        tiles: { [FIELD]: TILES.marsh },
        units: { [FIELD]: ['younglings'] },
        items: { 1: ['draught-of-red-mead'] },
        skeletons: { [FIELD]: 1 },
      },
      ['white:S'],
    )
    choose(mead.match, offered(mead.match)[0])
    expect(rollsOf(mead)).toEqual(['1:w', '5:w'])
  })

  it('a Curse is a terrain of its own and replaces the other [UP-TER-12]', () => {
    const cursed: Position = { ...on(TILES.badlands), curses: [FIELD] }
    expect(activeTerrain(tableOf(cursed), FIELD)).toBe(CURSE_TERRAIN)
    expect(poolsIn(cursed, [1, EMPIRE], 'archery')[0]).toBe('ww')
  })
})
