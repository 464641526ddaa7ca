import type { ReactNode } from 'react'
import { seeded } from '../../../../boardkit/drawing/seed.ts'
import { TERRAINS, type Terrain } from '../../content/names.ts'
import { R, type Point } from './geometry.ts'

/* Small drawings, scattered over a tile: the same on the same tile for ever. */

const SIGNS: Readonly<Record<string, ReactNode>> = {
  pine: (
    <>
      <path d="M0 -17L7 -4H4L9 5H-9L-4 -4H-7Z" fill="#22362c" />
      <path
        d="M0 -17L3.4 -11L0 -12L-3 -10.4ZM-7 -4L-3 -6L0 -3.4L4 -6L7 -4H4L6 0L0 -1L-5 1L-4 -4Z"
        fill="#dfeaee"
        opacity=".55"
      />
      <path d="M-1.4 5h2.8v4h-2.8z" fill="#2a1d14" />
    </>
  ),
  peak: (
    <>
      <path d="M-20 12L-4 -16L4 -6L8 -11L21 12Z" fill="#4d5763" />
      <path d="M-4 -16L4 -6L8 -11L21 12H4Z" fill="#39424d" />
      <path d="M-4 -16L2 -8.5L-1 -6L-4 -9L-8 -5L-10.6 -4.6ZM8 -11L13 -2L9 -4L6 -1L4 -6Z" fill="#f3f8fb" />
    </>
  ),
  reed: (
    <>
      <path
        d="M-6 8Q-7 -2 -9 -9M-2 8Q-1 -4 0 -12M3 8Q5 0 8 -7"
        fill="none"
        stroke="#2b3829"
        strokeWidth="1.7"
        strokeLinecap="round"
      />
      <path d="M-10 -14q2 3 1 7q-3 -3 -1 -7M0 -17q2.4 3 0 8q-2.4 -4 0 -8M9 -12q2 3 -1 7q-2 -4 1 -7" fill="#6e4f2e" />
    </>
  ),
  pool: (
    <>
      <ellipse rx="17" ry="7" fill="#9dbcc4" />
      <ellipse rx="17" ry="7" fill="none" stroke="#2f4038" strokeOpacity=".6" strokeWidth="1.4" />
      <path d="M-9 -1h9M-2 3h8" stroke="#e5f2f4" strokeWidth="1.3" strokeLinecap="round" />
    </>
  ),
  rock: (
    <>
      <path d="M-12 7L-9 -4L-2 -9L6 -6L12 4L9 7Z" fill="#5a4530" />
      <path d="M-9 -4L-2 -9L6 -6L0 -2L2 7H-4Z" fill="#8b7355" />
      <path d="M-9 -4L-2 -9L6 -6L1 -5.4L-3 -6.6Z" fill="#eef2f0" opacity=".8" />
    </>
  ),
  crack: (
    <path
      d="M-18 -4L-8 -1L-3 -7L4 0L14 -3M-8 -1L-5 7M4 0L7 8"
      fill="none"
      stroke="#3f2f1f"
      strokeWidth="1.8"
      strokeLinecap="round"
    />
  ),
  bones: (
    <path
      d="M-9 5Q-5 -6 -1 4M-3 5Q1 -7 5 4M3 5Q7 -5 10 4M-10 6H11"
      fill="none"
      stroke="#e4dcc8"
      strokeWidth="1.8"
      strokeLinecap="round"
    />
  ),
  floe: (
    <>
      <path d="M-19 3L-9 -7L6 -8L18 -1L10 7L-8 8Z" fill="#f4fafd" opacity=".85" />
      <path d="M-19 3L-8 8L10 7L18 -1L17 3L10 11L-8 12Z" fill="#6d97b1" opacity=".7" />
    </>
  ),
  shard: (
    <>
      <path d="M-6 8L-2 -15L3 8Z" fill="#dff0f8" />
      <path d="M-2 -15L3 8H-1Z" fill="#7fa9c2" />
      <path d="M3 8L8 -6L11 8Z" fill="#c4dfec" />
    </>
  ),
  drift: (
    <path
      d="M-20 4Q-8 -6 2 1T20 -2"
      fill="none"
      stroke="#fff"
      strokeOpacity=".7"
      strokeWidth="2.6"
      strokeLinecap="round"
    />
  ),
}

export type SignName = 'pine' | 'peak' | 'reed' | 'pool' | 'rock' | 'crack' | 'bones' | 'floe' | 'shard' | 'drift'

export const TerrainSigns = () => (
  <>
    {Object.entries(SIGNS).map(([name, drawing]) => (
      <g key={name} id={`up-sign-${name}`}>
        {drawing}
      </g>
    ))}
  </>
)

/** How often each drawing comes, and how big. */
const GROWTH: Readonly<Record<Terrain, readonly (readonly [SignName, number, number])[]>> = {
  badlands: [
    ['crack', 5, 1],
    ['rock', 5, 1.1],
    ['bones', 1, 1],
    ['drift', 3, 0.8],
  ],
  highlands: [
    ['peak', 8, 1.25],
    ['drift', 3, 0.8],
  ],
  marsh: [
    ['pool', 4, 1.1],
    ['reed', 8, 1],
  ],
  woods: [['pine', 13, 1.5]],
  iceWaste: [
    ['floe', 4, 1],
    ['drift', 4, 1],
    ['shard', 4, 1],
  ],
  none: [],
}

interface Growth extends Point {
  readonly sign: SignName
  readonly size: number
}

/** Inside the tile, around the middle rather than in it, and not on each other. */
function scatter(seed: string, list: readonly (readonly [SignName, number, number])[]): Growth[] {
  const random = seeded(seed)
  const found: Growth[] = []
  for (const [sign, count, size] of list)
    for (let i = 0; i < count; i++) {
      for (let tries = 0; tries < 12; tries++) {
        const [turn, far] = [random() * Math.PI * 2, Math.sqrt(random())]
        const at = { x: Math.cos(turn) * far * R * 0.74, y: Math.sin(turn) * far * R * 0.78 }
        if (found.some((other) => Math.hypot(other.x - at.x, (other.y - at.y) * 1.4) < 23)) continue
        found.push({ ...at, sign, size: size * (0.85 + random() * 0.35) })
        break
      }
    }
  return found.sort((a, b) => a.y - b.y)
}

export function Growths({ terrain, seed }: { terrain: number; seed: string }) {
  return (
    <>
      {scatter(seed, GROWTH[TERRAINS[terrain]]).map(({ sign, x, y, size }, i) => (
        <use
          key={i}
          href={`#up-sign-${sign}`}
          transform={`translate(${Math.round(x)} ${Math.round(y)}) scale(${size.toFixed(2)})`}
        />
      ))}
    </>
  )
}

/** Bare ice between the tiles: drifts and floes, the farther the wilder. */
export function IceGrowths({ seed, region }: { seed: string; region: number }) {
  const list: readonly (readonly [SignName, number, number])[] = [
    [
      ['drift', 6, 1.1],
      ['shard', 2, 0.9],
    ] as const,
    [
      ['drift', 4, 1.3],
      ['rock', 1, 0.8],
    ] as const,
    [
      ['floe', 5, 1],
      ['drift', 2, 0.9],
    ] as const,
  ][region]
  return (
    <g opacity=".55">
      {scatter(seed, list).map(({ sign, x, y, size }, i) => (
        <use
          key={i}
          href={`#up-sign-${sign}`}
          transform={`translate(${Math.round(x)} ${Math.round(y)}) scale(${size.toFixed(2)})`}
        />
      ))}
    </g>
  )
}

/** Walls, roofs and the keep of the Empire. */
export const CapitalArt = () => (
  <g>
    <path
      d={`M-62 -34L0 -70L62 -34V34L0 70L-62 34Z`}
      fill="#3a414a"
      stroke="#1c2025"
      strokeWidth="4"
      strokeLinejoin="round"
    />
    <path d={`M-62 -34L0 -70L62 -34L50 -27L0 -56L-50 -27Z`} fill="#8c96a1" />
    <path d="M-62 -34v-9h8v4h6v-7M62 -34v-9h-8v4h-6v-7" fill="none" stroke="#aab4bf" strokeWidth="5" />
    {[
      [-40, -14],
      [-18, -30],
      [26, -24],
      [42, -4],
      [-44, 14],
      [-22, 34],
      [22, 36],
      [44, 20],
    ].map(([x, y], i) => (
      <g key={i} transform={`translate(${x} ${y})`}>
        <path d="M-9 0L0 -9L9 0V8H-9Z" fill={i % 2 === 0 ? '#5d4646' : '#6a5148'} stroke="#1f1716" strokeWidth="1.2" />
        <path d="M-9 0L0 -9L3 -6L-6 2Z" fill="#dfe7ec" opacity=".75" />
        <rect x="-2" y="2" width="4" height="4" fill="#ffb84d" />
      </g>
    ))}
    <g fill="#59626d" stroke="#171b20" strokeWidth="2">
      <path d="M-20 26V-20h6v-7h6v7h5v-14h6v14h5v-7h6v7h6V26Z" />
      <path d="M-8 26v-16q8 -9 16 0V26Z" fill="#14171b" />
    </g>
  </g>
)
