import { Linear, Radial } from '../../../boardkit/drawing/gradient.tsx'

const FIRS = 'l7 14h-4l6 12h-18l6-12h-4z'
const FOREST = [
  [18, 196],
  [36, 204],
  [54, 198],
  [30, 216],
  [8, 212],
  [442, 190],
  [460, 200],
  [424, 204],
  [470, 216],
  [446, 218],
] as const

/** A tile of bone lying in the grass. */
function Tile({ at, ink, sign, pips }: { at: string; ink: string; sign: string; pips: number }) {
  return (
    <g transform={at}>
      <rect x="3" y="5" width="44" height="58" rx="7" fill="#120a06" opacity=".5" />
      <rect width="44" height="58" rx="7" fill="url(#bsb-bone)" stroke="#3a2a17" strokeWidth="1.6" />
      <path d="M1 8Q1 1 8 1H36Q43 1 43 8V39H1Z" fill={ink} />
      <path d={sign} fill="#fdf3dc" />
      {Array.from({ length: pips }, (_, i) => (
        <circle key={i} cx={22 + (i - (pips - 1) / 2) * 8} cy="48.5" r="2.7" fill="#3a2a17" />
      ))}
    </g>
  )
}

/** A host on its way: spears and a banner. */
function Host({ x, y, ink, turn }: { x: number; y: number; ink: string; turn: 1 | -1 }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${turn} 1)`} stroke="#1a0d0c" fill="#1a0d0c">
      <path d="M0 0h64v-9q-4-4-8 0-4-5-8 0-4-4-8 0-4-5-8 0-4-4-8 0-4-5-8 0-4-4-8 0-4-4-8 0z" stroke="none" />
      <path d="M6-8L10-32M16-8L20-35M28-8L31-31M40-8L43-36M54-8L57-31" strokeWidth="1.4" fill="none" />
      <path d="M34-8V-46" strokeWidth="1.8" fill="none" />
      <path d="M34-46L58-42L52-36L58-30L34-31Z" fill={ink} strokeWidth="1" />
    </g>
  )
}

const Shades = () => (
  <defs>
    <Linear id="bsb-sky" x2="0" y2="1" stops={['0 #22163a', '.4 #7c2b38', '.66 #dd8440', '.8 #f6d189']} />
    <Radial id="bsb-sun" stops={['0 #fff3c9', '.35 #ffd98c .85', '1 #ff9d4d 0']} />
    <Linear id="bsb-land" x2="0" y2="1" stops={['0 #6a4128', '1 #23130c']} />
    <Linear id="bsb-wall" x2="1" stops={['0 #55353a', '1 #231318']} />
    <Linear id="bsb-bone" x2="1" y2="1" stops={['0 #fbf3df', '1 #cdb88c']} />
  </defs>
)

const Citadel = () => (
  <g>
    <path
      d="M188 178V128H194V122H201V128H207V122H214V128H220V104H226V96H233V104H239V96H246V104H252V96H258V104H264V128H270V122H277V128H283V122H290V128H296V178Z"
      fill="url(#bsb-wall)"
    />
    <path d="M231 96V60L242 44L253 60V96Z" fill="url(#bsb-wall)" />
    <path d="M192 122V100L200 88L208 100V122ZM276 122V100L284 88L292 100V122Z" fill="url(#bsb-wall)" />
    <path d="M231 60L242 44L253 60ZM192 100L200 88L208 100ZM276 100L284 88L292 100Z" fill="#8d2230" />
    <path d="M242 44V22" stroke="#1a0d0c" strokeWidth="1.8" />
    <path d="M242 22L268 27L262 33L268 39L242 37Z" fill="#c3262f" stroke="#1a0d0c" strokeWidth="1" />
    <path
      d="M235 178V160Q242 148 249 160V178ZM198 140h5v9h-5zM281 140h5v9h-5zM239 70h6v11h-6zM228 118h5v9h-5zM251 118h5v9h-5zM198 106h4v8h-4zM282 106h4v8h-4z"
      fill="#ffcf73"
    />
  </g>
)

/** The box on the shelf: a citadel at dusk between two hosts. Drawn without the board's icons, so that the shelf stays light. */
export function Box() {
  return (
    <svg viewBox="0 0 480 270" role="img" aria-label="Bloodstones" preserveAspectRatio="xMidYMid slice">
      <Shades />
      <rect width="480" height="270" fill="url(#bsb-sky)" />
      <circle cx="322" cy="138" r="120" fill="url(#bsb-sun)" />
      <path
        d="M40 44q14-7 26 0q16-9 30 1q-28 7-56-1zM362 38q18-9 32 0q14-7 26 1q-28 8-58-1zM120 74q12-6 22 0q12-6 22 1q-22 6-44-1z"
        fill="#f3b27a"
        opacity=".35"
      />
      <path
        d="M0 168L38 126L58 142L104 82L138 132L160 116L196 156L250 128L286 154L330 118L352 138L396 92L432 136L456 122L480 144V270H0Z"
        fill="#57283f"
      />
      <path
        d="M104 82L86 106L97 102L106 116L114 104L124 112ZM396 92L380 113L391 109L400 122L408 110L416 116Z"
        fill="#f0cdb0"
        opacity=".85"
      />
      <path
        d="M104 82L138 132L160 116L178 136L150 150L118 128ZM396 92L432 136L456 122L470 134L440 150L412 126Z"
        fill="#3b1a2e"
        opacity=".5"
      />
      <path d="M0 190Q60 158 132 176T260 170T380 168T480 160V270H0Z" fill="#46222a" />
      <path d="M170 196Q196 150 240 148Q286 150 312 196Z" fill="#3a1c22" />
      <Citadel />
      <path d="M0 214Q80 180 170 190T330 186T480 180V270H0Z" fill="url(#bsb-land)" />
      <path
        d="M150 270Q214 236 234 206Q240 192 238 180H247Q252 196 252 210Q256 240 318 270Z"
        fill="#c08f53"
        opacity=".6"
      />
      <Host x={70} y={206} ink="#1f5fa6" turn={1} />
      <Host x={412} y={202} ink="#4f7a1f" turn={-1} />
      <path d={FOREST.map(([x, y]) => `M${x} ${y}${FIRS}`).join('')} fill="#180d0b" />
      <Tile
        at="translate(146 202) rotate(-9)"
        ink="#9b2335"
        pips={3}
        sign="M22 6L27 17L38 18L30 26L32 36L22 31L12 36L14 26L6 18L17 17Z"
      />
      <Tile
        at="translate(284 204) rotate(8)"
        ink="#5d3a8e"
        pips={4}
        sign="M10 35V15H15V19H19V10H25V19H29V15H34V35H26V28Q22 23 18 28V35Z"
      />
    </svg>
  )
}
