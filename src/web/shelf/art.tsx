import type { ReactNode } from 'react'

/** Own pictures for the boxes, drawn in a frame of 400 by 300. */
export function BoxArt({ game }: { game: string }) {
  return (
    <svg
      className="box-art"
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {ART[game]}
    </svg>
  )
}

const hex = (x: number, y: number, r: number): string =>
  [0, 1, 2, 3, 4, 5]
    .map((i) => {
      const angle = (Math.PI / 3) * i + Math.PI / 6
      return `${(x + r * Math.cos(angle)).toFixed(1)},${(y + r * 0.62 * Math.sin(angle)).toFixed(1)}`
    })
    .join(' ')

/** Stacked hexagonal tiles: what a battlefield is built from. */
function Tower(props: { x: number; y: number; r: number; height: number; top: string; side: string }) {
  const { x, y, r, height, top, side } = props
  const w = r * Math.cos(Math.PI / 6)
  const h = r * 0.62 * 0.5
  return (
    <g>
      <path
        d={`M${x - w} ${y - h}v${height}L${x} ${y + r * 0.62 + height}L${x + w} ${y - h + height}v${-height}z`}
        fill={side}
      />
      <path d={`M${x} ${y + r * 0.62}v${height}L${x + w} ${y + h + height}v${-height}z`} fill="#000" opacity="0.18" />
      <polygon points={hex(x, y, r)} fill={top} stroke="#fff" strokeOpacity="0.35" />
    </g>
  )
}

const TOWERS = [
  [60, 150, 30, '#7fae4b'],
  [120, 132, 60, '#93c05a'],
  [180, 112, 100, '#a8a29a'],
  [240, 132, 70, '#93c05a'],
  [300, 150, 44, '#7fae4b'],
  [360, 172, 20, '#4f9fc4'],
  [90, 190, 24, '#b58f4e'],
  [150, 182, 40, '#7fae4b'],
  [210, 176, 56, '#93c05a'],
  [270, 190, 30, '#b58f4e'],
  [330, 212, 14, '#4f9fc4'],
  [30, 212, 14, '#4f9fc4'],
] as const

function Banner({ x, y, colour }: { x: number; y: number; colour: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 0V-64" stroke="#3a2a1a" strokeWidth="3.5" />
      <path d="M0-64q18 7 34 0v26q-16 7-34 0z" fill={colour} />
      <ellipse cx="0" cy="2" rx="11" ry="5" fill="#2a2016" />
    </g>
  )
}

const ART: Readonly<Record<string, ReactNode>> = {
  bloodstones: (
    <>
      <defs>
        <linearGradient id="bs-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#5b1a1c" />
          <stop offset="1" stopColor="#d98e4a" />
        </linearGradient>
      </defs>
      <rect width="400" height="300" fill="url(#bs-sky)" />
      <circle cx="292" cy="112" r="52" fill="#f7d38a" opacity="0.85" />
      <path d="M0 190 70 128l42 34 58-74 62 82 46-40 60 54 62-36v152H0z" fill="#6a4b45" />
      <path d="m170 88 22 29-12 6-12-10-10 12-8-12zM70 128l16 13-10 6-12-8-10 6z" fill="#f3e6d0" opacity="0.85" />
      <path d="M0 222q90-34 190-8t210-14v100H0z" fill="#5a6b34" />
      <path d="M0 256q120-26 220-6t180-8v58H0z" fill="#b8964e" />
      {[48, 76, 92, 330, 352, 372].map((x, i) => (
        <path key={x} d={`M${x} ${236 - (i % 3) * 5}l-11 26h22z`} fill="#2f4a29" />
      ))}
      <g transform="translate(168 168)">
        <path d="M0 78V24h12V12h12v12h12V0h14v24h12V12h12v12h12v54z" fill="#3d2a2a" />
        <path d="M36 78V58a13 13 0 0 1 26 0v20z" fill="#f0b45a" />
        <path d="M43 0v-26l28 9-28 9" fill="#b3202c" />
      </g>
    </>
  ),
  heroscape: (
    <>
      <defs>
        <linearGradient id="hs-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#4f9ad0" />
          <stop offset="1" stopColor="#e8f2ee" />
        </linearGradient>
      </defs>
      <rect width="400" height="300" fill="url(#hs-sky)" />
      <path d="M0 120q60-40 120-10t130-20 150 20v190H0z" fill="#8fb7a1" opacity="0.7" />
      {TOWERS.map(([x, y, height, colour]) => (
        <Tower key={`${x}.${y}`} x={x} y={y} r={36} height={height + 70} top={colour} side="#7b6a50" />
      ))}
      <Banner x={180} y={110} colour="#b3312c" />
      <Banner x={270} y={190} colour="#2a5fa5" />
      <Banner x={90} y={190} colour="#c9a227" />
    </>
  ),
  immortals: (
    <>
      <defs>
        <linearGradient id="im-day" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fbe7a6" />
          <stop offset="1" stopColor="#d59a34" />
        </linearGradient>
        <linearGradient id="im-dusk" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#4b2b7c" />
          <stop offset="1" stopColor="#160d2c" />
        </linearGradient>
        <radialGradient id="im-gate">
          <stop offset="0" stopColor="#fff" />
          <stop offset="0.5" stopColor="#c9a8ff" stopOpacity="0.7" />
          <stop offset="1" stopColor="#c9a8ff" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="400" height="300" fill="url(#im-dusk)" />
      <path d="M0 0h400L0 300z" fill="url(#im-day)" />
      <circle cx="92" cy="72" r="34" fill="#fff6d8" />
      <path d="M318 232a30 30 0 1 1-22-44 24 24 0 1 0 22 44z" fill="#d8c8f5" />
      {[330, 352, 246, 372, 290].map((x, i) => (
        <circle key={x} cx={x} cy={150 + ((i * 37) % 120)} r="1.8" fill="#fff" />
      ))}
      <circle cx="200" cy="150" r="92" fill="url(#im-gate)" />
      <g transform="translate(200 150)">
        <path d="M-22 0v-52h10v-14h8v14h8v-14h8v14h10V0z" fill="#7a5a1a" />
        <path d="M-22 0v52h10v14h8V52h8v14h8V52h10V0z" fill="#23143f" />
        <ellipse rx="64" ry="7" fill="#fff" opacity="0.8" />
      </g>
      {[0, 1, 2, 3].map((i) => (
        <g key={i}>
          <rect x={96 + i * 22} y={186 - i * 17} width="12" height="12" rx="1.5" fill="#a3341f" />
          <rect x={214 + i * 22} y={206 - i * 17 + 20} width="12" height="12" rx="1.5" fill="#64c2b4" />
        </g>
      ))}
    </>
  ),
  uprising: (
    <>
      <defs>
        <linearGradient id="up-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0f1c29" />
          <stop offset="0.7" stopColor="#3f6a82" />
          <stop offset="1" stopColor="#9fc0c9" />
        </linearGradient>
        <radialGradient id="up-fire">
          <stop offset="0" stopColor="#ffd27a" />
          <stop offset="1" stopColor="#ff7a2a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="400" height="300" fill="url(#up-sky)" />
      <path d="M20 60q90 40 170 0t190 10q-80 40-180 22T20 60z" fill="#7fd6a0" opacity="0.35" />
      <path d="M0 206 64 120l36 52 54-92 50 96 40-50 58 76 98-60v158H0z" fill="#27404f" />
      <path d="m154 80 22 42-12 10-10-12-12 12-8-14zM64 120l16 23-10 6-8-8-10 7z" fill="#e9f4f6" />
      <path d="M0 238q100-26 200-6t200-14v82H0z" fill="#d7e6ea" />
      <path d="M0 268q130-22 230-4t170-6v42H0z" fill="#b3cbd3" />
      <g transform="translate(296 146)" fill="#1b2229">
        <path d="M0 84V18L14 0l14 18v66zM38 84V-18L54-40l16 22V84zM78 84V26l12-16 12 16v58z" />
        <path d="M48 20h12v14H48zM48 46h12v14H48z" fill="#c5443a" />
      </g>
      <circle cx="104" cy="236" r="56" fill="url(#up-fire)" />
      <path d="m104 206 16 34q-16 14-32 0z" fill="#ffb347" />
      <path d="m82 248 44-10m-44-4 44 14" stroke="#3b2614" strokeWidth="6" strokeLinecap="round" />
      {[58, 74, 146, 160].map((x) => (
        <g key={x} transform={`translate(${x} 238)`} fill="#16202a">
          <circle cy="-25" r="5.5" />
          <path d="M-8 4q-1-24 8-24t8 24z" />
        </g>
      ))}
      {Array.from({ length: 26 }, (_, i) => (
        <circle key={i} cx={(i * 71) % 400} cy={(i * 53) % 290} r={1 + (i % 3) * 0.6} fill="#fff" opacity="0.7" />
      ))}
    </>
  ),
}
