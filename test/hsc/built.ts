/** Maps that are built as in the builder and come from the project's own writer. */
import { loadContent } from '../../src/games/heroscape/content/content.ts'
import type { SpaceSource } from '../../src/games/heroscape/content/battlefield-schema.ts'
import type { GlyphId, RuinKind, TerrainName, TileSize, ZoneId } from '../../src/games/heroscape/content/names.ts'
import { exportHsc } from '../../src/games/heroscape/builder/export-hsc.ts'
import { colourOf } from '../../src/games/heroscape/builder/pieces.ts'
import { addRuin, addTile } from '../../src/games/heroscape/builder/place.ts'
import { newPlan, spacesAt, stacksOf } from '../../src/games/heroscape/builder/plan.ts'
import type { Edited, Plan } from '../../src/games/heroscape/builder/plan.ts'
import { writeHsc } from '../../src/games/heroscape/builder/virtualscape.ts'
import type { HscDocument } from '../../src/games/heroscape/builder/virtualscape.ts'
import { cellsOf } from '../../src/games/heroscape/content/tile-shapes.ts'
import { distance } from '../../src/kit/hex.ts'
import type { Hex } from '../../src/kit/hex.ts'

const loaded = loadContent()
if (!loaded.ok) throw new Error('the built-in content does not load')
const { source } = loaded

const REACH = 12
const around = (centre: Hex): (Hex & { rotation: number })[] =>
  Array.from({ length: (2 * REACH + 1) ** 2 * 6 }, (_, i) => ({
    q: centre.q + (Math.floor(i / 6) % (2 * REACH + 1)) - REACH,
    r: centre.r + Math.floor(i / 6 / (2 * REACH + 1)) - REACH,
    rotation: i % 6,
  }))

function nearest<T extends Hex>(pieces: readonly T[], cells: (piece: T) => readonly Hex[], centre: Hex): T[] {
  const far = new Map(pieces.map((one) => [one, cells(one).reduce((sum, hex) => sum + distance(hex, centre) ** 2, 0)]))
  return [...pieces].sort((a, b) => (far.get(a) ?? 0) - (far.get(b) ?? 0))
}

function first<T>(plan: Plan, pieces: readonly T[], add: (piece: T) => Edited): Plan {
  for (const piece of pieces) {
    const tried = add(piece)
    if (tried.ok) return tried.plan
  }
  throw new Error(`no room after ${plan.tiles.length} tiles`)
}

type Kind = readonly [TerrainName, TileSize, number?]

/** Every tile as near to the centre as it can lie on this level. */
function heap(plan: Plan, centre: Hex, level: number, kinds: readonly Kind[]): Plan {
  let built = plan
  for (const [terrain, size, count = 1] of kinds)
    for (let i = 0; i < count; i++) {
      const tiles = around(centre).map((place) => ({ level, terrain, size, ...place }))
      built = first(built, nearest(tiles, cellsOf, centre), (tile) => addTile(built, tile, source))
    }
  return built
}

function withRuin(plan: Plan, kind: RuinKind, level: number, centre: Hex): Plan {
  const ruins = nearest(around(centre), (hex) => [hex], centre).map((place) => ({ kind, level, ...place }))
  return first(plan, ruins, (ruin) => addRuin(plan, ruin, source))
}

function spacesOf(plan: Plan, isWet: boolean): SpaceSource[] {
  const stacks = stacksOf(plan.tiles)
  return [...stacks].flatMap(([key, stack]) => {
    const [q, r] = key.split(',').map(Number)
    const top = stack.reduce((best, one) => (one.tile.level > best.tile.level ? one : best))
    const isWater = top.tile.terrain === 'water'
    return isWater === isWet ? [...spacesAt(stacks, { q, r })] : []
  })
}

/** The dry spaces that are nearest to a hex, without those that are taken. */
const near = (plan: Plan, [q, r]: readonly [number, number], count: number, taken: readonly SpaceSource[] = []) =>
  spacesOf(plan, false)
    .filter((space) => !taken.some((other) => String(other) === String(space)))
    .sort((a, b) => distance({ q: a[0], r: a[1] }, { q, r }) - distance({ q: b[0], r: b[1] }, { q, r }))
    .slice(0, count)

const glyphAt = (at: SpaceSource, glyph?: GlyphId) =>
  glyph === undefined ? { side: 'symbol' as const, at } : { glyph, side: 'power' as const, at }

const GROUND: readonly Kind[] = [
  ['grass', 24, 4],
  ['rock', 24, 2],
  ['sand', 7, 2],
  ['grass', 7, 2],
  ['water', 1, 8],
]

/** Two hills, a pond, ruins; one Master Set is enough. */
function twoHills(): Plan {
  const [west, east, middle] = [-4, 4, 0].map((q) => ({ q: q + 10, r: 10 }))
  let plan = heap(newPlan('two-hills', { en: 'Two Hills', de: 'Zwei Hügel' }), middle, 1, GROUND)
  plan = heap(plan, west, 2, [
    ['rock', 7],
    ['grass', 3, 2],
    ['sand', 2],
    ['rock', 1, 2],
  ])
  plan = heap(plan, east, 2, [
    ['rock', 7],
    ['grass', 7],
    ['sand', 3],
    ['rock', 3],
    ['grass', 1, 3],
  ])
  plan = heap(plan, east, 3, [
    ['rock', 3],
    ['grass', 2, 2],
    ['sand', 1],
  ])
  plan = withRuin(withRuin(plan, 'short', 2, west), 'long', 1, middle)
  const red = near(plan, [-20, 10], 20)
  const white = near(plan, [40, 10], 20)
  const [wet] = spacesOf(plan, true)
  const [a, b, c] = near(plan, [10, 10], 3, [...red, ...white])
  if (wet === undefined) throw new Error('there is no water')
  return {
    ...plan,
    layouts: [
      {
        id: 'own',
        zones: [
          { id: 'red', spaces: red },
          { id: 'white', spaces: white },
        ],
        glyphs: [glyphAt(a, 'astrid'), glyphAt(b, 'gerda'), glyphAt(c), glyphAt(wet, 'ivor')],
        figures: [],
      },
    ],
    kept: { ...plan.kept, author: 'Walstatt', players: '2', scenario: '{\\rtf1\\ansi Two hills, one pond.\\par}' },
  }
}

const CORNERS = { red: [-20, 15], darkYellow: [30, 5], orange: [10, -15], darkBlue: [10, 30] } as const

/** As an old program wrote it: glyphs have a number of their own, zones other names. */
function fourCorners(): HscDocument {
  let plan = heap(newPlan('four', { en: 'Vier Ecken', de: 'Vier Ecken' }), { q: 10, r: 10 }, 1, GROUND)
  plan = heap(plan, { q: 10, r: 10 }, 2, [
    ['sand', 7],
    ['rock', 7],
    ['rock', 3, 2],
  ])
  const zones: { id: ZoneId; spaces: SpaceSource[] }[] = []
  for (const [id, at] of Object.entries(CORNERS) as [ZoneId, readonly [number, number]][])
    zones.push({
      id,
      spaces: near(
        plan,
        at,
        15,
        zones.flatMap(({ spaces }) => spaces),
      ),
    })
  const taken = zones.flatMap(({ spaces }) => spaces)
  const glyphs = near(plan, [10, 10], 6, taken).map((at) => glyphAt(at))
  const names = [
    { zone: 'red', name: 'Rot', colour: 0xff },
    { zone: 'darkYellow', name: 'Gelb', colour: 0xffff },
    { zone: 'orange', name: 'Orange', colour: 0x80ff },
    { zone: 'darkBlue', name: 'Blau', colour: 0xff_00_00 },
  ] as const
  const { map } = exportHsc({
    ...plan,
    layouts: [{ id: 'own', zones, glyphs, figures: [] }],
    kept: { ...plan.kept, author: 'Walstatt', zones: [...names] },
  })
  return {
    ...map,
    version: 2,
    levelsPerPage: 4,
    transparency: 55,
    printGrid: 0,
    tiles: map.tiles.map((tile) => (tile.type === 14_063 ? { ...tile, type: 14_062 } : { ...tile, letter: 0xcd })),
  }
}

/** By family: its pieces, and how those are coloured that a battlefield cannot have. */
const FAMILIES: readonly (readonly [family: number, variants: readonly number[], colour?: number])[] = [
  [1, [1, 2, 3, 7, 24]],
  [2, [1, 2, 3, 7, 24]],
  [3, [1, 2, 3, 7]],
  [4, [1, 2]],
  [5, [1]],
  [6, [1]],
  [7, [1, 2, 7]],
  [8, [1, 2, 5]],
  [9, [1, 2]],
  [10, [4, 11, 12, 13], 0x55_00],
  [11, [2, 3, 6, 7]],
  [12, [4], 0x78_78_78],
  [13, [1, 3, 4, 6], 0xff_b4_b4],
  [14, [1, 61, 62, 63, 65, 66, 67, 68, 69, 71, 73, 75, 77, 86]],
  [15, [1], 0xff_ff_00],
  [16, [1, 7, 9]],
  [16, [101, 102, 103, 201, 202, 203, 401, 404], 0xdc_dc_dc],
  [16, [301], 0x50_50_50],
  [16, [402], 0x14_e0],
  [16, [403], 0x64_00],
  [17, [0, 1, 101], 0x12_34_56],
  [18, [1, 2], 0x65_43_21],
  [19, [1]],
  [20, [1, 2, 3, 7, 24]],
  [21, [1, 2, 7]],
  [22, [1, 2, 7]],
  [23, [6], 0x41_79_c1],
  [24, [1, 14, 15, 16], 0x78_ff_78],
  [24, [2], 0xff_ff],
  [25, [1, 2]],
  [26, [1, 2, 3, 7, 24]],
  [27, [1, 3], 0xb4_b4_b4],
]

function everyFamily(): HscDocument {
  const types = FAMILIES.flatMap(([family, variants, colour]) =>
    variants.map((variant) => ({ type: family * 1000 + variant, colour })),
  )
  const tiles = types.map(({ type, colour }, index) => ({
    type,
    version: 3,
    rotation: index % 6,
    x: 8 + (index % 10) * 8,
    y: 8 + Math.floor(index / 10) * 8,
    z: 0,
    letter: type < 14_000 || type > 14_999 ? index : type === 14_001 ? 63 : type % 1000,
    glyphName: '',
    zoneName: type === 15_001 ? 'Cyan' : '',
    colour: colour ?? colourOf(type),
    ...(type === 17_000 ? { personal: { hexes: 3, top: 'a', side: 'b', letter: 'C', name: 'Own' } } : {}),
    ...(type > 18_000 && type < 19_000 ? { figure: { name: `Figure ${type}`, file: 'figure.ase' } } : {}),
  }))
  const head = { version: 7, name: 'Every family', author: 'Walstatt', players: '', scenario: '' }
  const print = { levelsPerPage: 2, transparency: 33, printGrid: 0, printTileNumbers: 1, printStartAreas: 0 }
  return { ...head, ...print, tiles }
}

export const built = (): Record<string, Uint8Array> => ({
  'two-hills': writeHsc(exportHsc(twoHills()).map),
  'four-corners': writeHsc(fourCorners()),
  'every-family': writeHsc(everyFamily()),
})
