/** Small textures, worked out: red is brightness, green and blue the slope, alpha the height. They tile. It takes a while: a worker does it. */
import { scatter } from './chance.ts'

export type DetailKind = 'grass' | 'rock' | 'sand' | 'bed' | 'stone' | 'wood' | 'cloud'

export const SIZE = 256
const MASK = SIZE - 1
type Field = Float32Array

/** What a worker answers with. */
export interface Painted {
  readonly kind: DetailKind
  readonly pixels: Uint8Array<ArrayBuffer>
}

export function paintDetail(kind: DetailKind): Painted {
  const { height, slope } = PAINT[kind]()
  return { kind, pixels: pack(height, slope) }
}

function pack(height: Field, slope: number): Uint8Array<ArrayBuffer> {
  const pixels = new Uint8Array(SIZE * SIZE * 4)
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const at = y * SIZE + x
      const dx = height[y * SIZE + ((x + 1) & MASK)] - height[y * SIZE + ((x - 1) & MASK)]
      const dy = height[((y + 1) & MASK) * SIZE + x] - height[((y - 1) & MASK) * SIZE + x]
      pixels[at * 4] = clamp(height[at] * 255)
      pixels[at * 4 + 1] = clamp(127.5 - dx * slope * 127.5)
      pixels[at * 4 + 2] = clamp(127.5 - dy * slope * 127.5)
      pixels[at * 4 + 3] = clamp(height[at] * 255)
    }
  }
  return pixels
}

const clamp = (value: number): number => Math.max(0, Math.min(255, Math.round(value)))

/** Smooth noise with so many cells across the texture in both directions. */
function noise(cellsX: number, cellsY: number, seed: number): (x: number, y: number) => number {
  return (x, y) => {
    const [u, v] = [(x / SIZE) * cellsX, (y / SIZE) * cellsY]
    const [i, j] = [Math.floor(u), Math.floor(v)]
    const at = (a: number, b: number): number => scatter(a % cellsX, b % cellsY, seed)
    const [fx, fy] = [ease(u - i), ease(v - j)]
    const upper = at(i, j) + (at(i + 1, j) - at(i, j)) * fx
    const lower = at(i, j + 1) + (at(i + 1, j + 1) - at(i, j + 1)) * fx
    return upper + (lower - upper) * fy
  }
}

const ease = (t: number): number => t * t * (3 - 2 * t)

function fill(value: (x: number, y: number) => number): Field {
  const field = new Float32Array(SIZE * SIZE)
  for (let y = 0; y < SIZE; y++) for (let x = 0; x < SIZE; x++) field[y * SIZE + x] = value(x, y)
  return field
}

/** Distance to the nearest and to the second nearest of scattered points, in cells. */
function cells(count: number, seed: number): (x: number, y: number) => readonly [number, number, number] {
  return (x, y) => {
    const [u, v] = [(x / SIZE) * count, (y / SIZE) * count]
    const [i, j] = [Math.floor(u), Math.floor(v)]
    let [near, next, which] = [9, 9, 0]
    for (let b = j - 1; b <= j + 1; b++) {
      for (let a = i - 1; a <= i + 1; a++) {
        const [ca, cb] = [(a + count) % count, (b + count) % count]
        const away = Math.hypot(a + scatter(ca, cb, seed) - u, b + scatter(ca, cb, seed + 1) - v)
        if (away < near) [near, next, which] = [away, near, scatter(ca, cb, seed + 2)]
        else if (away < next) next = away
      }
    }
    return [near, next, which]
  }
}

function octaves(first: number, count: number, seed: number): (x: number, y: number) => number {
  const list = Array.from({ length: count }, (_, i) => noise(first << i, first << i, seed + i))
  const whole = 2 - 2 ** (1 - count)
  return (x, y) => list.reduce((sum, one, i) => sum + one(x, y) * 0.5 ** i, 0) / whole
}

interface Paint {
  readonly height: Field
  readonly slope: number
}

/** Blades laid over each other, later ones brighter. */
function grass(): Paint {
  const clumps = octaves(6, 4, 11)
  const height = fill((x, y) => 0.1 + 0.45 * clumps(x, y))
  for (let i = 0; i < 5200; i++) {
    let [x, y] = [scatter(i, 1) * SIZE, scatter(i, 2) * SIZE]
    const lean = scatter(i, 3) * Math.PI * 2
    const length = 5 + scatter(i, 4) * 8
    const bright = 0.1 + 0.45 * scatter(i, 5) + 0.55 * clumps(x, y)
    for (let step = 0; step < length; step++) {
      const at = (Math.floor(y) & MASK) * SIZE + (Math.floor(x) & MASK)
      height[at] = height[at] * 0.35 + bright * (0.55 + (0.45 * step) / length) * 0.65
      x += Math.cos(lean + step * 0.05)
      y += Math.sin(lean + step * 0.05)
    }
  }
  return { height, slope: 1.6 }
}

function rock(): Paint {
  const [facets, small, rough] = [cells(7, 21), cells(17, 25), octaves(16, 4, 29)]
  return {
    height: fill((x, y) => {
      const bend = rough(x, y) * 16
      const [near, next, tone] = facets(x + bend, y + bend)
      const [near2, next2] = small(x + bend, y - bend)
      const crack = Math.min(1, (next - near) * 5) * 0.3 + Math.min(1, (next2 - near2) * 4) * 0.12
      return 0.1 + crack + tone * 0.2 + rough(x, y) * 0.34
    }),
    slope: 2.6,
  }
}

function sand(): Paint {
  const [swell, grain] = [octaves(4, 3, 41), octaves(64, 2, 45)]
  return {
    height: fill((x, y) => {
      const ripple = Math.sin(((x + 2 * y) / SIZE) * Math.PI * 2 * 9 + swell(x, y) * 9)
      return 0.46 + ripple * 0.07 + (swell(x, y) - 0.5) * 0.3 + (grain(x, y) - 0.5) * 0.42
    }),
    slope: 1.8,
  }
}

/** Pebbles under water. */
function bed(): Paint {
  const [large, fine, drift] = [cells(14, 51), cells(31, 55), octaves(4, 3, 59)]
  return {
    height: fill((x, y) => {
      const [near, next, tone] = large(x, y)
      const [near2, , tone2] = fine(x, y)
      const pebble = Math.max(0, 1 - near * 1.7) * Math.min(1, (next - near) * 4)
      return 0.15 + pebble * (0.25 + 0.4 * tone) + Math.max(0, 0.5 - near2) * tone2 * 0.5 + drift(x, y) * 0.2
    }),
    slope: 1.2,
  }
}

function stone(): Paint {
  const [pits, rough, stains] = [cells(29, 61), octaves(16, 4, 65), octaves(3, 3, 69)]
  return {
    height: fill((x, y) => {
      const [near] = pits(x, y)
      return 0.2 + Math.min(0.25, near * 0.5) + rough(x, y) * 0.35 + stains(x, y) * 0.25
    }),
    slope: 2.4,
  }
}

/** Grain along x in eight planks. */
function wood(): Paint {
  const planks = 8
  const grains = noise(6, 128, 71)
  const fibres = noise(24, 256, 73)
  const waves = noise(3, 16, 75)
  return {
    height: fill((x, y) => {
      const plank = Math.floor((y / SIZE) * planks)
      const across = (y / SIZE) * planks - plank
      const shift = scatter(plank, 7) * SIZE
      const ring = Math.sin(across * 14 + waves((x + shift) & MASK, y) * 11)
      const seam = Math.min(1, Math.min(across, 1 - across) * 22)
      const tone = 0.35 + 0.16 * scatter(plank, 9) + ring * 0.06 + grains((x + shift) & MASK, y) * 0.2
      return (tone + fibres(x, y) * 0.14) * (0.45 + 0.55 * seam)
    }),
    slope: 1.4,
  }
}

function cloud(): Paint {
  const puffs = octaves(4, 5, 81)
  return { height: fill((x, y) => Math.max(0, Math.min(1, (puffs(x, y) - 0.25) * 2))), slope: 2 }
}

const PAINT: Readonly<Record<DetailKind, () => Paint>> = { grass, rock, sand, bed, stone, wood, cloud }
