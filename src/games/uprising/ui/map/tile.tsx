import type { CSSProperties } from 'react'
import { Radial } from '../../../../boardkit/drawing/gradient.tsx'
import type { Hex } from '../../content/content.ts'
import { RESOURCES, TERRAINS } from '../../content/names.ts'
import { FACE_DOWN_TOWER } from '../../rules/table/state.ts'
import { tells } from '../about/tells.ts'
import { CHAOS_LOOK, EMPIRE_LOOK } from '../colours.ts'
import { Mark } from '../icon.tsx'
import { cornerOf, directionsIn, hexPath } from './geometry.ts'
import { GROUNDS, ICES, YIELDS } from './palette.ts'
import { CapitalArt, Growths, IceGrowths } from './terrain-art.tsx'

const TILE = 96.5

export const TileDefinitions = () => (
  <>
    {Object.entries(GROUNDS).map(([terrain, { light, base, dark }]) => (
      <radialGradient key={terrain} id={`up-ground-${terrain}`} cx=".36" cy=".3" r=".85">
        <stop offset="0" stopColor={light} />
        <stop offset=".55" stopColor={base} />
        <stop offset="1" stopColor={dark} />
      </radialGradient>
    ))}
    {ICES.map(({ light, base, dark }, region) => (
      <radialGradient key={region} id={`up-ice-${region}`} cx=".4" cy=".35" r=".8">
        <stop offset="0" stopColor={light} />
        <stop offset=".6" stopColor={base} />
        <stop offset="1" stopColor={dark} />
      </radialGradient>
    ))}
    <Radial id="up-back" cx=".38" cy=".3" r=".9" stops={['0 #5d6f82', '.6 #37475a', '1 #1e2a38']} />
    <clipPath id="up-tile-clip">
      <path d={hexPath(TILE)} />
    </clipPath>
  </>
)

/** A space without a tile: the ice of its region. */
export function Ice({ space, region }: { space: number; region: number }) {
  return (
    <g>
      <path d={hexPath(100.4)} fill={`url(#up-ice-${region})`} />
      <IceGrowths seed={`ice ${space}`} region={region} />
      <path d={hexPath(99)} fill="none" stroke="#20384a" strokeOpacity=".32" strokeWidth="1.6" />
    </g>
  )
}

/** The thickness of the card, its face, and the light on its rim. */
const Card = ({ fill }: { fill: string }) => (
  <>
    <path d={hexPath(TILE)} transform="translate(2.5 6)" fill="#0a1016" fillOpacity=".55" />
    <path d={hexPath(TILE)} fill={fill} stroke="#11181f" strokeWidth="2.4" strokeLinejoin="round" />
  </>
)

const Light = () => (
  <path d={hexPath(TILE - 3)} fill="none" stroke="#fff" strokeOpacity=".28" strokeWidth="2" strokeLinejoin="round" />
)

/** A tile face-down; Sea Towers have a back of their own. */
export function Back({ tile }: { tile: number }) {
  const isTower = tile === FACE_DOWN_TOWER
  return (
    <g>
      <Card fill="url(#up-back)" />
      <g clipPath="url(#up-tile-clip)" fill="none" stroke="#a8c0d2" strokeLinecap="round">
        <path
          d="M-90 -30Q-50 -55 -8 -34T80 -44M-88 22Q-40 -4 6 20T92 10M-70 62Q-20 38 30 60T88 52"
          strokeOpacity=".22"
          strokeWidth="9"
        />
        <path d="M-84 -6Q-36 -26 4 -6T90 -16M-60 84Q-10 62 40 84" strokeOpacity=".16" strokeWidth="6" />
      </g>
      <path d={hexPath(70)} fill="none" stroke="#c5d6e2" strokeOpacity=".35" strokeWidth="2" strokeDasharray="3 7" />
      {isTower ? <Mark name="seaTower" x={0} y={-6} size={66} fill="#d8e6f0" /> : <Unknown />}
      <Light />
    </g>
  )
}

/** A snow-star in the place of a face. */
const Unknown = () => (
  <g fill="none" stroke="#d8e6f0" strokeWidth="4" strokeLinecap="round" opacity=".8">
    {[0, 60, 120].map((turn) => (
      <path key={turn} d="M0 -32V32M-9 -24L0 -15L9 -24M-9 24L0 15L9 24" transform={`rotate(${turn})`} />
    ))}
  </g>
)

/** A tile face-up, without words and edges. */
export function Face({ hex }: { hex: Hex }) {
  const isCapital = hex.kind === 'capital'
  return (
    <g>
      <Card fill={`url(#up-ground-${TERRAINS[hex.terrain]})`} />
      <g clipPath="url(#up-tile-clip)">
        {isCapital ? <CapitalArt /> : <Growths terrain={hex.terrain} seed={hex.id} />}
        {hex.kind === 'seaTower' ? <SeaTower /> : undefined}
      </g>
      <Light />
    </g>
  )
}

const SeaTower = () => (
  <g transform="translate(0 -14)">
    <ellipse cx="0" cy="40" rx="44" ry="13" fill="#3f6f8e" />
    <path d="M-24 40L-17 -18H17L24 40Z" fill="#8d98a3" stroke="#222a32" strokeWidth="2.5" strokeLinejoin="round" />
    <path d="M2 -18H17L24 40H4Z" fill="#5f6a76" />
    <path
      d="M-22 -18V-34h9v7h8v-7h10v7h8v-7h9V-18Z"
      fill="#a9b4be"
      stroke="#222a32"
      strokeWidth="2.5"
      strokeLinejoin="round"
    />
    <path d="M-5 6q5 -8 10 0v12h-10Z" fill="#ffc357" stroke="#3b2a0a" strokeWidth="1.5" />
  </g>
)

const TEETH = 7

/** Impassable edges: a wall of rock along the rim, and a red line that cannot be missed. */
export function Ridges({ edges }: { edges: number }) {
  return (
    <g className="up-ridges" {...tells('icon:edge')}>
      {directionsIn(edges).map((d) => {
        const [a, b] = [cornerOf(d, TILE - 1), cornerOf(d + 1, TILE - 1)]
        const [c, e] = [cornerOf(d, TILE - 13), cornerOf(d + 1, TILE - 13)]
        const teeth = Array.from({ length: TEETH * 2 + 1 }, (_, i) => {
          const part = i / (TEETH * 2)
          const [from, to] = i % 2 === 1 ? [c, e] : [a, b]
          const [p, q] = i % 2 === 1 ? [from, to] : [cornerOf(d, TILE - 6), cornerOf(d + 1, TILE - 6)]
          return `${(p.x + (q.x - p.x) * part).toFixed(1)} ${(p.y + (q.y - p.y) * part).toFixed(1)}`
        })
        return (
          <g key={d}>
            <path
              d={`M${a.x} ${a.y}L${teeth.join('L')}L${b.x} ${b.y}Z`}
              fill="#1d1512"
              stroke="#f1e3d4"
              strokeWidth="1.4"
              strokeLinejoin="round"
            />
            <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} stroke="#e4402a" strokeWidth="6" strokeLinecap="round" />
            <path
              d={`M${a.x} ${a.y}L${b.x} ${b.y}`}
              stroke="#2b0b06"
              strokeWidth="6"
              strokeLinecap="butt"
              strokeDasharray="5 11"
            />
          </g>
        )
      })}
    </g>
  )
}

/** What a tile brings, on small discs along its upper corner. */
export function Yields({ hex, vpSign }: { hex: Hex; vpSign: string }) {
  const discs = hex.yields.flatMap((n, kind) => Array.from({ length: n }, () => kind))
  const all: (number | 'vp' | 'x')[] = [
    ...discs,
    ...(hex.vp > 0 ? ['vp' as const] : []),
    ...(hex.hasX ? ['x' as const] : []),
  ]
  const step = Math.min(23, 92 / Math.max(1, all.length))
  return (
    <g transform="translate(0 -71)">
      {all.map((one, i) => (
        <g
          key={i}
          transform={`translate(${(i - (all.length - 1) / 2) * step} 0)`}
          {...tells(one === 'x' ? 'icon:no-haven' : one === 'vp' ? 'number:hex-points' : `resource:${RESOURCES[one]}`)}
        >
          <Disc one={one} vp={hex.vp} vpSign={vpSign} />
        </g>
      ))}
    </g>
  )
}

function Disc({ one, vp, vpSign }: { one: number | 'vp' | 'x'; vp: number; vpSign: string }) {
  if (one === 'x')
    return (
      <>
        <circle r="11" className="up-disc" fill="#161b21" stroke="#f0d9c8" strokeWidth="1.6" />
        <path d="M-4.6 -4.6L4.6 4.6M4.6 -4.6L-4.6 4.6" stroke="#ff6a4d" strokeWidth="3.4" strokeLinecap="round" />
      </>
    )
  if (one === 'vp')
    return (
      <>
        <circle r="11.5" className="up-disc" fill="#5a3f0a" stroke="#ffe08a" strokeWidth="1.6" />
        <Mark name="points" x={0} y={0} size={20} fill="#ffe08a" className="up-vp-laurel" />
        <text className="up-disc-text" y="4.2" fill="#fff6d8" aria-label={vpSign}>
          {vp}
        </text>
      </>
    )
  const { fill, on, icon } = YIELDS[one]
  return (
    <>
      <circle r="11" className="up-disc" fill={fill} stroke="#171c22" strokeWidth="1.6" />
      <Mark name={icon} x={0} y={0} size={15.5} fill={on} />
    </>
  )
}

/** Whose side the land leans to. */
export function Alignment({ hex }: { hex: Hex }) {
  if (hex.alignment === 'none' || hex.kind === 'capital') return undefined
  const look = hex.alignment === 'empire' ? EMPIRE_LOOK : CHAOS_LOOK
  return (
    <g transform="translate(0 78)" {...tells(`icon:alignment-${hex.alignment}`)}>
      <path d="M-9 -9H9V2L0 11L-9 2Z" fill={look.fill} stroke={look.rim} strokeWidth="1.5" strokeLinejoin="round" />
      <Mark name={look.emblem} x={0} y={-1.5} size={13} fill={look.on} />
    </g>
  )
}

const ROOM = 158
/** How wide a letter is at most, as a share of its size. */
const LETTER = 0.52

/** The name of a tile across its foot; long ones in two lines. */
export function NameRibbon({ name, y = 48 }: { name: string; y?: number }) {
  const lines = linesOf(name)
  const longest = Math.max(...lines.map(({ length }) => length))
  const most = { '--up-name-most': `${(ROOM / (longest * LETTER)).toFixed(1)}px` } as CSSProperties
  return (
    <g className="up-name" style={most}>
      {lines.map((line, i) => (
        <text key={line} y={y + 4} dy={`${(i - lines.length + 1) * 0.95}em`}>
          {line}
        </text>
      ))}
    </g>
  )
}

const LONG = 13

function linesOf(name: string): readonly string[] {
  const at = name.lastIndexOf(' ', Math.ceil(name.length * 0.62))
  return name.length <= LONG || at < 0 ? [name] : [name.slice(0, at), name.slice(at + 1)]
}
