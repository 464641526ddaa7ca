/**
 * Maps put together byte by byte, without the project's own writer: whatever the format allows and Virtualscape itself
 * writes seldom or no longer.
 */
type Bytes = readonly number[]
export type Maps = Readonly<Record<string, Bytes>>

const low = (value: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => (value >>> (8 * i)) & 255)
const int = (value: number): Bytes => low(value, 4)
const float = (value: number): Bytes => [...new Uint8Array(new Float64Array([value]).buffer)]
const codes = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0))
const letters = (text: string): number[] => codes(text).flatMap((code) => low(code, 2))

/** A text as Virtualscape writes it. */
const wide = (text: string): Bytes => {
  const length = text.length < 255 ? [text.length] : [255, ...low(text.length, 2)]
  return [255, 254, 255, ...length, ...letters(text)]
}
/** One byte per letter. */
const narrow = (text: string): Bytes => [text.length, ...codes(text)]
/** Lengths that are longer than they need to be. */
const wideLong = (text: string): Bytes => [255, 254, 255, 255, ...low(text.length, 2), ...letters(text)]
const wideLongest = (text: string): Bytes => [255, 254, 255, 255, 255, 255, ...int(text.length), ...letters(text)]
const narrowLong = (text: string): Bytes => [255, ...low(text.length, 2), ...codes(text)]

interface Piece {
  readonly rotation?: number
  readonly version?: number
  readonly letter?: number
  readonly glyph?: Bytes
  readonly zone?: Bytes
  readonly colour?: number
  readonly more?: readonly Bytes[]
}

const GRASS = 0x00_a0_00

function tile(type: number, [x, y, z]: readonly [number, number, number], piece: Piece = {}): Bytes {
  const { rotation = 0, version = 0.0003, letter = 0xcd, glyph = wide(''), zone = wide('') } = piece
  const place = [int(type), float(version), int(rotation), int(x), int(y), int(z)]
  const words = version < 0.00015 ? [] : [[letter], glyph, zone]
  const colour = version < 0.00025 ? [] : [int(piece.colour ?? GRASS), ...(piece.more ?? [])]
  return [...place, ...words, ...colour].flat()
}

const map = (head: readonly Bytes[], tiles: readonly Bytes[]): Bytes => [...head, int(tiles.length), ...tiles].flat()
const rtf = (text: string): Bytes => [...int(text.length), ...codes(text)]
const SCENARIO = '{\\rtf1\\ansi Hold the ford for \\b six\\b0  rounds.\\par Caf\u00e9}'

/** The same small ford in every version of the format. */
const ford = [
  tile(1007, [10, 10, 0]),
  tile(4001, [12, 10, 0], { colour: 0xff_20_20 }),
  tile(3002, [13, 10, 0], { colour: 0x78_c0_e2, rotation: 1 }),
  tile(2001, [10, 11, 1], { colour: 0xa0_a0_a0 }),
]

const versions: Maps = {
  'version-1': map(
    [float(0.0001)],
    [
      tile(1007, [10, 10, 0], { version: 0.0001 }),
      tile(2001, [10, 10, 1], { version: 0.0001 }),
      tile(1001, [12, 10, 0], { version: 0.0002, letter: 7 }),
      tile(15_001, [12, 10, 1], { version: 0.0002, zone: wide('North') }),
      tile(1001, [13, 10, 0], { colour: 0x12_34_56 }),
    ],
  ),
  'version-2': map([float(0.0002), wide('Ford'), wide('W. Alstatt'), int(3), int(35), int(0)], ford),
  'version-3': map(
    [float(0.0003), wide('Ford'), wide(''), wide('2-4'), wide('Hält 漢字 aus'), int(5), int(100), int(1)],
    ford,
  ),
  'version-4': map([float(0.0004), wide('Ford'), wide(''), wide(''), rtf(SCENARIO), int(6), int(80), int(1)], ford),
  'version-5': map([float(0.0005), wide('Ford'), wide(''), wide('2'), rtf(''), int(6), int(80), int(1), int(1)], ford),
  'version-6': map(
    [float(0.0006), wide('Ford'), wide(''), wide('2'), rtf(SCENARIO), int(12), int(0), int(1), int(0)],
    ford,
  ),
}

const seven = (name: Bytes, author: Bytes, players: Bytes, scenario = ''): Bytes[] => [
  float(0.0007),
  name,
  author,
  players,
  rtf(scenario),
  ...[4, 60, 1, 1, 0].map(int),
]

const texts = map(
  [
    // As a program might give it that has added up the version
    float(0.0007 + 1e-10),
    narrow('Caf\u00e9 du Gu\u00e9'),
    wideLong('Long, though short'),
    narrowLong('2'),
    rtf(''),
    ...[-1, 1000, 2, 7, -5].map(int),
  ],
  [
    tile(1024, [8, 8, 0], { letter: 0, glyph: narrow(''), zone: narrow('') }),
    tile(2024, [20, 8, 0], { letter: 255, glyph: wideLongest(''), zone: wideLong('') }),
    tile(15_001, [20, 8, 1], { zone: narrow('S\u00fcd'), colour: 0xff }),
    tile(15_001, [21, 8, 1], { zone: wideLong('Süd'), colour: 0xff }),
    tile(14_063, [8, 8, 1], { letter: 63, glyph: wide('?'.repeat(300)), colour: 0x40 }),
  ],
)

const figures = map(seven(wide('Guests'), wide(''), wide('')), [
  tile(1024, [8, 8, 0]),
  tile(18_001, [8, 8, 1], { more: [wide('Guard'), wide('guard.ase')] }),
  tile(18_001, [9, 8, 1], { colour: 0xff, more: [wide('Herald'), narrow('herald.ase')] }),
  tile(18_002, [8, 9, 1], { rotation: 4, more: [wide('R'.repeat(1200)), wide('')] }),
  tile(17_000, [9, 11, 1], { more: [int(4), wide('top.bmp'), wide('side.bmp'), wide('T'), wide('Tower')] }),
  tile(17_000, [9, 11, 1], { more: [int(0), wide(''), wide(''), wide(''), narrow('')] }),
])

/** What nobody should build: pieces in each other, in the air, of no kind, of every colour. */
const strange = map(seven(wide(' <b> \u0007 '), wide(''), wide('')), [
  ...[0, 1, 2].map((colour) => tile(1003, [10, 10, 0], { colour, letter: colour })),
  tile(1001, [10, 10, 0], { colour: 0xff_ff_ff_ff, rotation: 5 }),
  tile(4002, [14, 10, 0]),
  tile(2007, [14, 14, 9], { rotation: 3 }),
  tile(1001, [14, 14, 75]),
  tile(99_999, [15, 14, 3], { colour: 0x80_00_00_01 }),
  tile(15_002, [10, 10, 1], { zone: wide('Another mark'), colour: 0x01_02_03 }),
  tile(15_001, [10, 10, 1], { zone: wide('Twice'), colour: 0xff }),
  tile(15_001, [40, 40, 1], { zone: wide('Nowhere'), colour: 0xff }),
  tile(14_065, [10, 11, 1], { letter: 0xcd, rotation: 2, colour: 0x40 }),
  tile(14_065, [10, 11, 1], { letter: 71, colour: 0x40 }),
  tile(14_061, [14, 14, 10], { letter: 200, colour: 0x40 }),
  tile(11_002, [14, 10, 0], { rotation: 1, colour: 0xa0 }),
  tile(11_003, [30, 30, 20], { rotation: 2, colour: 0xa0 }),
])

const far = map(seven(wide('Far away'), wide(''), wide('')), [
  tile(1024, [3010, 5011, 0], { rotation: 1 }),
  tile(2003, [3009, 5013, 1], { colour: 0xa0_a0_a0, rotation: 2 }),
  tile(10_011, [3008, 5014, 1], { colour: 0x55_00 }),
  tile(1001, [-40, -7, 0]),
  tile(1001, [-10_000, 10_000, 10_000]),
])

export const byHand: Maps = {
  ...versions,
  'odd-texts': texts,
  figures,
  strange,
  'far-away': far,
}

const head = seven(wide('Broken'), wide(''), wide(''))
const start = head.flat().length
const whole = map(head, ford)

/** By name: a file that cannot be read, and which byte says so. */
export const broken: Readonly<
  Record<string, { readonly bytes: Bytes; readonly offset: number; readonly key: string }>
> = {
  empty: { bytes: [], offset: 0, key: 'hscEndsEarly' },
  'not-a-map': { bytes: codes('{"walstatt":"content-pack"}'), offset: 0, key: 'hscNotAMap' },
  'version-8': { bytes: [...float(0.0008), ...whole.slice(8)], offset: 0, key: 'hscNotAMap' },
  'ends-early': { bytes: whole.slice(0, -3), offset: whole.length - 4, key: 'hscEndsEarly' },
  'bytes-left': { bytes: [...whole, 0, 0], offset: whole.length, key: 'hscBytesLeft' },
  'text-too-long': {
    bytes: [...float(0.0007), 255, 255, 255, ...int(0x7f_ff_ff_ff), ...whole],
    offset: 8,
    key: 'hscTextTooLong',
  },
  'too-many-tiles': { bytes: [...head.flat(), ...int(0x7f_ff_ff_ff)], offset: start, key: 'hscTooManyTiles' },
  'less-than-no-tiles': { bytes: [...head.flat(), ...int(-1)], offset: start, key: 'hscBadNumber' },
  'seventh-turn': {
    bytes: map(head, [tile(1001, [1, 1, 0], { rotation: 6 })]),
    offset: start + 4 + 12,
    key: 'hscBadNumber',
  },
  'tile-version-4': {
    bytes: map(head, [tile(1001, [1, 1, 0], { version: 0.0004 })]),
    offset: start + 4 + 4,
    key: 'hscNotAMap',
  },
  'under-the-table': { bytes: map(head, [tile(1001, [1, 1, -1])]), offset: start + 4 + 24, key: 'hscBadNumber' },
}
/** A right map, but nothing of it can be a battlefield. */
export const nothing: Maps = { 'no-tiles': map(head, []), 'only-trees': map(head, [tile(10_011, [5, 5, 0])]) }
