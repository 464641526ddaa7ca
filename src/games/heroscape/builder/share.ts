import { fromBase64Url, toBase64Url } from '../../../kit/base64.ts'
import { MAX_TILES } from '../content/battlefield-schema.ts'
import { TERRAINS, TILE_SIZES } from '../content/names.ts'
import type { ContentSource } from '../content/schema.ts'
import { BrokenNumbers, put, take } from './numbers.ts'
import type { Numbers } from './numbers.ts'
import { packOf, planFromValue } from './pack.ts'
import { edited, refused } from './plan.ts'
import type { Edited, Plan } from './plan.ts'
import { refusal } from './text.ts'

/** Browsers and servers take links of this length. */
export const MAX_LINK = 60_000
const FORMAT = 1
const [SIZES, TURNS] = [TILE_SIZES.length, 6]
const MAX_SPACES = 2000

type Space = [number, number, number]

interface Head {
  readonly battlefields: { tiles?: unknown; layouts: { zones: { spaces: unknown }[] }[] }[]
}

/** The plan as text that may stand in a link. Tiles and zones take a few bytes each, the rest is a pack without them. */
export function shareText(
  plan: Plan,
): { readonly ok: true; readonly text: string } | (Edited & { readonly ok: false }) {
  const head = structuredClone(packOf(plan)) as unknown as Head
  const [field] = head.battlefields
  const bytes: number[] = [FORMAT]
  const zones = field.layouts.flatMap((layout) => layout.zones)
  const spaces = zones.map((zone) => zone.spaces as Space[])
  zones.forEach((zone, index) => (zone.spaces = spaces[index].length))
  delete field.tiles
  const words = new TextEncoder().encode(JSON.stringify(head))
  put(bytes, words.length)
  for (const byte of words) bytes.push(byte)
  putTiles(bytes, plan)
  let last: Space = [0, 0, 0]
  for (const space of spaces.flat()) {
    space.forEach((value, index) => put(bytes, value - last[index]))
    last = space
  }
  const text = toBase64Url(bytes)
  return text.length > MAX_LINK ? { ok: false, refusal: refusal('linkTooLong') } : { ok: true, text }
}

function putTiles(bytes: number[], plan: Plan): void {
  let [level, q, r] = [1, 0, 0]
  put(bytes, plan.tiles.length)
  for (const tile of plan.tiles) {
    bytes.push((TERRAINS.indexOf(tile.terrain) * SIZES + TILE_SIZES.indexOf(tile.size)) * TURNS + tile.rotation)
    put(bytes, tile.level - level)
    put(bytes, tile.q - q)
    put(bytes, tile.r - r)
    ;({ level, q, r } = tile)
  }
}

function takeTiles(numbers: Numbers): unknown[] {
  const tiles: unknown[] = []
  let [level, q, r] = [1, 0, 0]
  for (let count = take(numbers, 0, MAX_TILES); count > 0; count--) {
    const kind = numbers.bytes[numbers.at++] ?? -1
    if (kind < 0 || kind >= TERRAINS.length * SIZES * TURNS) throw new BrokenNumbers()
    level += take(numbers, -1000, 1000)
    q += take(numbers, -1000, 1000)
    r += take(numbers, -1000, 1000)
    const shape = Math.floor(kind / TURNS)
    const [terrain, size] = [TERRAINS[Math.floor(shape / SIZES)], TILE_SIZES[shape % SIZES]]
    tiles.push({ level, terrain, size, q, r, rotation: kind % TURNS })
  }
  return tiles
}

/** Reads what `shareText` has written; nothing in it is trusted. */
export function planFromShare(text: string, source: ContentSource): Edited {
  if (text.length > MAX_LINK || !/^[\w-]+$/.test(text)) return refused(refusal('linkBroken'))
  try {
    const plan = planFromValue(unpack(fromBase64Url(text)), source)
    return plan.ok ? edited(plan.value) : refused(refusal('linkBroken'))
  } catch (error) {
    if ([BrokenNumbers, SyntaxError, TypeError, RangeError].some((kind) => error instanceof kind))
      return refused(refusal('linkBroken'))
    throw error
  }
}

function unpack(bytes: Uint8Array | undefined): unknown {
  if (bytes?.[0] !== FORMAT) throw new BrokenNumbers()
  const numbers: Numbers = { bytes, at: 1 }
  const length = take(numbers, 0, bytes.length - numbers.at)
  const words = bytes.subarray(numbers.at, numbers.at + length)
  numbers.at += length
  const head = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(words)) as Head
  const [field] = head.battlefields
  field.tiles = takeTiles(numbers)
  let last: Space = [0, 0, 0]
  let left = MAX_SPACES
  for (const layout of field.layouts)
    for (const zone of layout.zones) {
      const count = Number(zone.spaces)
      if (!(count >= 0 && count <= left)) throw new BrokenNumbers()
      left -= count
      zone.spaces = Array.from({ length: count }, () => {
        last = last.map((value) => value + take(numbers, -1000, 1000)) as Space
        return last
      })
    }
  if (numbers.at !== bytes.length) throw new BrokenNumbers()
  return head
}
