import { expect, it } from 'vitest'
import { packTester } from '../../../kit/testing/packs.ts'
import { defaultContent, loadContent } from '../content/content.ts'
import { chartIn } from './data.ts'

const { contentOf } = packTester('bloodstones', loadContent)

const seenWith = (content: unknown, id: string) =>
  chartIn({ content, view: { shared: new Map([['map', id]]), own: new Map() } })

const NAME = { en: 'My Meadow', de: 'Meine Wiese' }
const SQUARE = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
]

/** Areas side by side; of the last one there is no outline. */
const ROAD = {
  id: 'long-road',
  name: { en: 'Long Road', de: 'Lange Straße' },
  players: { min: 2, max: 2 },
  provenance: { graph: 'recreated' },
  width: 160,
  height: 4,
  areas: Array.from({ length: 40 }, (_, id) => ({
    id,
    terrain: id === 1 ? 'forest' : 'plains',
    name: { en: `Area ${id}`, de: `Gebiet ${id}` },
    x: id * 4 + 2,
    y: 3,
    adj: [id - 1, id + 1].filter((other) => other >= 0 && other < 40),
    ...(id === 39 ? {} : { polys: [SQUARE.map(([x, y]) => [x + id * 4, y])] }),
  })),
}

it('a map of the box is drawn with what the content pack of the table changes', () => {
  const content = contentOf({ maps: [{ id: 'twin-ford', areas: [{ id: 3, name: NAME }] }] })
  const own = seenWith(content, 'twin-ford')!
  const box = seenWith(defaultContent(), 'twin-ford')!
  expect(own.names[3]).toEqual(NAME)
  expect(box.names[3]).not.toEqual(NAME)
  expect(own.names[4]).toEqual(box.names[4])
  expect([own.polys, own.hearts, own.terrain]).toEqual([box.polys, box.hearts, box.terrain])
})

it('a map of a content pack is drawn, with pieces on its areas, outlined or not', () => {
  const chart = seenWith(contentOf({ maps: [ROAD] }), 'long-road')!
  expect(chart).toMatchObject({ name: ROAD.name, width: 160, height: 4 })
  expect(chart.terrain.slice(0, 2)).toEqual(['plains', 'forest'])
  expect(chart.polys[1]).toEqual([SQUARE.map(([x, y]) => [x + 4, y])])
  const [x, y] = chart.hearts[1]
  expect(x > 4 && x < 8 && y > 0 && y < 4).toBe(true)
  expect(chart.hearts[39]).toEqual([158, 3])
})

it('a map without any outline is not drawn', () => {
  const areas = ROAD.areas.map(({ polys: _, ...area }) => area)
  expect(seenWith(contentOf({ maps: [{ ...ROAD, areas }] }), 'long-road')).toBeUndefined()
  expect(seenWith(defaultContent(), 'long-road')).toBeUndefined()
})
