import { describe, expect, it } from 'vitest'
import { mirror, rotate, type Hex } from '../../../kit/hex.ts'
import { defaultContent } from './content.ts'
import { countTiles } from './inventory.ts'

const { scenarios, inventory } = defaultContent()
const crown = scenarios.find(({ id }) => id === 'CROWN')!
const { battlefield: field, layout, setups } = crown
const { columns, spaces } = field
const MIDDLE: Hex = { q: 4, r: 12 }

/** What lies on a hex: level, terrain, and whether a glyph or the middle zone is there. */
const surface = new Map<string, string>()
for (let space = 0; space < spaces.count; space++) {
  const column = spaces.column[space]
  const isMiddle = layout.zones[layout.zoneOf[space]]?.id === 'orange'
  const what = [
    spaces.level[space],
    spaces.terrain[space],
    layout.glyphOn[space] >= 0,
    isMiddle,
    layout.zoneOf[space] >= 0,
  ]
  surface.set(`${columns.q[column]},${columns.r[column]}`, what.join())
}
const isSameUnder = (change: (hex: Hex) => Hex): boolean =>
  [...surface].every(([key, what]) => {
    const [q, r] = key.split(',').map(Number)
    const { q: otherQ, r: otherR } = change({ q, r })
    return surface.get(`${otherQ},${otherR}`) === what
  })

/** The hexes of a zone, as one text. */
const zone = (id: string, change: (hex: Hex) => Hex = (hex) => hex): string =>
  layout.zones
    .find((one) => one.id === id)!
    .spaces.map((space) => change({ q: columns.q[spaces.column[space]], r: columns.r[spaces.column[space]] }))
    .map(({ q, r }) => `${q},${r}`)
    .sort()
    .join(' ')

describe('Battle for the Crown', () => {
  it('is the same when turned by a sixth and in the mirror [HS-SET-36]', () => {
    expect(isSameUnder((hex) => rotate(hex, 1, MIDDLE))).toBe(true)
    expect(isSameUnder((hex) => mirror(hex, MIDDLE))).toBe(true)
  })

  it('gives everybody on the ring the same place: six all around, four at the corners of a rectangle [HS-SET-35]', () => {
    const ring = ['brown', 'darkBlue', 'turquoise', 'darkYellow', 'red', 'violet']
    ring.forEach((id, i) => expect(zone(ring[(i + 1) % 6])).toBe(zone(id, (hex) => rotate(hex, 1, MIDDLE))))
    const across = (hex: Hex): Hex => rotate(hex, 3, MIDDLE)
    expect([zone('darkYellow'), zone('red')]).toEqual([zone('brown', across), zone('darkBlue', across)])
    expect(zone('darkBlue')).toBe(zone('brown', (hex) => rotate(mirror(hex, MIDDLE), 4, MIDDLE)))
    const zones = setups.map((setup) => setup.zone.map((at) => layout.zones[at].id))
    const four = ['brown', 'darkBlue', 'darkYellow', 'red']
    expect(zones).toEqual([[...four, 'orange'], ring, [...ring, 'orange'], four.flatMap((id) => [id, id])])
    expect(setups.map(({ points }) => new Set(points).size)).toEqual([1, 1, 1, 1])
  })

  it('takes three Master Sets [HS-SET-02] [HS-SET-35]', () => {
    expect([countTiles({ tiles: [...field.tiles], ruins: [] }, inventory).setsNeeded, crown.sets]).toEqual([3, 3])
  })
})
