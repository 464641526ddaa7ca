import { describe, expect, it } from 'vitest'
import { defaultContent, ICE, spaceAt, SPACES } from './content.ts'
import type { Hex } from './content.ts'
import { HEX_IDS, TERRAINS } from './names.ts'
import type { HexId } from './names.ts'

const content = defaultContent()
const { board, layouts } = content
const { second, first } = content.cards
const hex = (id: HexId, cards = second): Hex => cards.hexes[HEX_IDS.indexOf(id)]
const normal = second.hexes.filter(({ kind, isAdvanced }) => kind === 'ordinary' && !isAdvanced)

describe('the board', () => {
  it('has 37 spaces in three rings around the Capital [UP-RUL-16] [UP-CAP-01]', () => {
    expect([SPACES, board.capital]).toEqual([37, spaceAt(0, 0)])
    expect([0, 1, 2, 3].map((ring) => board.ring.filter((one) => one === ring).length)).toEqual([1, 6, 12, 18])
    expect(board.neighbours[board.capital].length).toBe(6)
    expect(spaceAt(3, 1)).toBe(-1)
  })

  it('belongs to three regions [UP-HEX-10]', () => {
    expect([0, 1, 2].map((region) => board.region.filter((one) => one === region).length)).toEqual([12, 12, 13])
  })

  it.each([
    [2, 15, 10, 22],
    [3, 19, 12, 18],
    [4, 23, 14, 14],
  ])('is laid out for %i factions [UP-SET-18] [UP-SET-20]', (players, tiles, random, ice) => {
    const layout = layouts[players - 2]
    expect([layout.homes.length, layout.seaTowers.length, layout.random.length]).toEqual([players, players, random])
    expect([SPACES - layout.ice.length, layout.ice.length]).toEqual([tiles, ice])
    for (const home of layout.homes) {
      expect(board.ring[home]).toBe(2)
      const beside = board.neighbours[home].filter((space) => layout.kind[space] === ICE).length
      expect([2, 3]).toContain(beside)
      for (const other of layout.homes)
        if (other !== home) expect(board.distance[home * SPACES + other]).toBeGreaterThanOrEqual(players === 4 ? 3 : 4)
    }
    for (const space of board.neighbours[board.capital]) expect(layout.random).toContain(space)
  })

  it('has three Skeletons on Ice Waste, in the second ring only with two factions [UP-RUL-17]', () => {
    for (const { skeletons, marked, ice } of layouts) {
      expect(skeletons).toBe(3)
      for (const space of marked) expect(ice).toContain(space)
    }
    expect(layouts[0].marked).toEqual([spaceAt(0, 3), spaceAt(0, -3), spaceAt(2, -1)])
    expect(layouts.map(({ isDrawn }) => isDrawn)).toEqual([false, true, true])
  })
})

describe('hexes', () => {
  it('are 33, 5 of them advanced; 28 with 4 in the first edition [UP-SET-08] [UP-SET-09]', () => {
    expect([second.hexes.length, second.hexes.filter(({ isAdvanced }) => isAdvanced).length]).toEqual([33, 5])
    const early = first.hexes.filter(({ sets }) => sets.includes('first'))
    expect([early.length, early.filter(({ isAdvanced }) => isAdvanced).length]).toEqual([28, 4])
    const kinds = ['capital', 'home', 'seaTower', 'ordinary'].map((kind) => second.hexes.filter((h) => h.kind === kind))
    expect(kinds.map((list) => list.length)).toEqual([1, 4, 5, 23])
  })

  it('yield by their terrain [UP-PRD-04] [UP-HEX-15]', () => {
    const yields = {
      badlands: [0, 0, 2],
      marsh: [0, 0, 2],
      woods: [0, 2, 0],
      highlands: [0, 2, 0],
      iceWaste: [2, 0, 0],
    }
    for (const one of second.hexes)
      if (one.kind === 'ordinary' || one.kind === 'seaTower')
        expect(one.yields, one.id).toEqual(yields[TERRAINS[one.terrain] as keyof typeof yields])
    const count = (resource: number): number => normal.filter((one) => one.yields[resource] > 0).length
    expect([count(0), count(1), count(2)]).toEqual([6, 7, 6])
  })

  it('are home to the factions with 1 of each resource and 1 VP [UP-HEX-24] [UP-EX-16] [UP-EX-18]', () => {
    for (const one of second.hexes.filter(({ kind }) => kind === 'home'))
      expect([one.yields, one.vp, one.hasX]).toEqual([[1, 1, 1], 1, false])
    expect([hex('dawngaard').yields, hex('dawngaard').vp, hex('grim-fangs').yields]).toEqual([[2, 0, 0], 1, [2, 0, 0]])
  })

  it('are of The Empire or Chaos, ten and eight [UP-HEX-23]', () => {
    const of = (side: string): number => normal.filter(({ alignment }) => alignment === side).length
    expect([of('empire'), of('chaos'), of('none')]).toEqual([10, 8, 1])
  })

  it('have at most two impassable edges side by side; Rigga and Rhun have some [UP-HEX-18]', () => {
    const bits = second.hexes.map(({ edges }) => [0, 1, 2, 3, 4, 5].filter((d) => (edges >> d) & 1))
    expect(bits.filter((list) => list.length > 0).length).toBe(6)
    for (const list of bits)
      if (list.length > 0) expect([list.length, [1, 5].includes(list[1] - list[0])]).toEqual([2, true])
    expect([hex('rigga').edges > 0, hex('plains-of-rhun').edges > 0]).toEqual([true, true])
  })

  it('say what exploring does [UP-EX-09] [UP-EX-28]', () => {
    expect(hex('rigga').explore.map(({ op }) => op)).toEqual(['gain', 'if', 'placeGarrison'])
    const placed = (cards: typeof second): unknown[] =>
      hex('grim-fangs', cards).explore.map((effect) => (effect.op === 'if' ? effect.do[0] : effect.op))
    expect(placed(second)).toEqual(['gain', { op: 'placeSkeleton', n: 2, at: { at: 'here' } }, 'joinSkeletons'])
    expect(placed(first)).toEqual([{ op: 'placeSkeleton', n: 1, at: { at: 'here' } }, 'joinSkeletons'])
    for (const { explore, id } of second.hexes.filter(({ kind }) => kind === 'ordinary' || kind === 'seaTower'))
      expect(explore.length, id).toBeGreaterThan(0)
  })

  it('keep a Sea Tower next to everything and its market cheap [UP-HEX-27] [UP-MKT-08]', () => {
    for (const { ongoing } of second.hexes.filter(({ kind }) => kind === 'seaTower'))
      expect(ongoing.map(({ rule }) => rule)).toEqual(['adjacentToAll', 'itemPrice'])
    expect([hex('capital').hasX, TERRAINS[hex('capital').terrain]]).toEqual([true, 'none'])
  })
})
