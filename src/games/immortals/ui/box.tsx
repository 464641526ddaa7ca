import { Linear, Radial } from '../../../boardkit/drawing/gradient.tsx'

const STARS = [
  [30, 30, 1.4],
  [66, 58, 1],
  [104, 22, 1.2],
  [148, 48, 0.9],
  [186, 18, 1.3],
  [24, 88, 0.9],
  [132, 84, 1.1],
  [206, 66, 0.9],
  [82, 104, 0.8],
] as const

/** One world: mountains, a castle on its rock, woods and water. The other is the same, mirrored. */
function World({ far, near, rock, wall, glow }: Readonly<Record<'far' | 'near' | 'rock' | 'wall' | 'glow', string>>) {
  return (
    <>
      <path
        d="M240 150L214 128L196 140L162 92L140 120L124 108L88 150L66 132L34 164L0 140V270H240Z"
        fill={far}
        opacity=".75"
      />
      <path d="M162 92L150 108L158 105L165 116L172 106L181 114Z" fill={glow} opacity=".55" />
      <path d="M0 188Q40 160 92 176Q120 150 148 160Q176 168 200 182Q222 176 240 184V270H0Z" fill={near} />
      <path d="M94 182Q104 148 122 146Q142 148 152 182Z" fill={rock} />
      <path d="M100 150V124h5v-5h6v5h6v-5h5v5h5v-5h6v5h5v26Z" fill={wall} />
      <path
        d="M110 120V92L118 76L126 92V120ZM99 124V108L104 98L109 108V124ZM129 124V106L134 96L139 106V124Z"
        fill={wall}
      />
      <path d="M116 100h4v8h-4zM103 132h4v6h-4zM131 132h4v6h-4zM116 150v-10q3-5 6 0v10z" fill={glow} />
      <path
        d="M14 192l8-22l8 22zM26 198l8-24l9 24zM44 194l7-20l8 20zM170 196l8-24l8 24zM186 200l7-20l8 20zM60 200l6-16l6 16zM210 202l6-18l7 18z"
        fill={rock}
      />
      <path d="M0 214Q60 200 120 210T240 204V270H0Z" fill={rock} opacity=".85" />
      <path d="M0 236Q80 222 150 232T240 226V270H0Z" fill={far} opacity=".6" />
    </>
  )
}

function Cube({
  x,
  y,
  size,
  top,
  left,
  right,
}: {
  x: number
  y: number
  size: number
  top: string
  left: string
  right: string
}) {
  const h = size / 2
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M0 0L${size} ${-h}L0 ${-size}L${-size} ${-h}Z`} fill={top} />
      <path d={`M${-size} ${-h}L0 0V${size}L${-size} ${h}Z`} fill={left} />
      <path d={`M${size} ${-h}L0 0V${size}L${size} ${h}Z`} fill={right} />
    </g>
  )
}

const PAINT = {
  purple: ['#b98ae0', '#7d4bab', '#5c3286'],
  red: ['#e88a74', '#b8402f', '#8a2a20'],
  blue: ['#8db8ea', '#3f74b8', '#2b558c'],
  yellow: ['#fbe08a', '#d9a92e', '#a97d18'],
  green: ['#a8d58a', '#5f9a45', '#44742f'],
} as const

const HEAP: readonly (readonly [number, number, number, keyof typeof PAINT])[] = [
  [214, 236, 9, 'purple'],
  [234, 242, 10, 'green'],
  [256, 238, 9, 'yellow'],
  [226, 222, 8, 'red'],
  [246, 224, 9, 'blue'],
  [276, 246, 8, 'red'],
  [198, 248, 8, 'blue'],
]

/** The cube tower on the border of the worlds, half in the night and half in the day. */
function Tower() {
  return (
    <g>
      <ellipse cx="240" cy="246" rx="74" ry="15" fill="#0d0718" opacity=".45" />
      <path d="M170 240Q240 262 310 240L302 254Q240 272 178 254Z" fill="url(#imb-tray)" />
      <path d="M216 236V132H264V236Z" fill="url(#imb-tower)" />
      <path d="M196 88H284L264 134H216Z" fill="url(#imb-tower)" />
      <path d="M190 78h14v8h12v-8h16v8h16v-8h16v8h12v-8h14v14H190Z" fill="url(#imb-tower)" />
      <path d="M222 146h36M219 170h42M219 194h42M219 214h42" stroke="#2a1d3a" strokeOpacity=".35" strokeWidth="1.4" />
      <path d="M228 236V216Q240 198 252 216V236Z" fill="#170d22" />
      <path d="M231 152q9-14 18 0v22h-18z" fill="#170d22" opacity=".85" />
      <Cube x={240} y={168} size={6} top="#a8d58a" left="#5f9a45" right="#44742f" />
      <Cube x={222} y={66} size={8} top="#e88a74" left="#b8402f" right="#8a2a20" />
      <Cube x={252} y={44} size={8} top="#8db8ea" left="#3f74b8" right="#2b558c" />
      <Cube x={236} y={22} size={7} top="#fbe08a" left="#d9a92e" right="#a97d18" />
      {HEAP.map(([x, y, size, colour]) => (
        <Cube
          key={`${x}`}
          x={x}
          y={y}
          size={size}
          top={PAINT[colour][0]}
          left={PAINT[colour][1]}
          right={PAINT[colour][2]}
        />
      ))}
    </g>
  )
}

/** The box on the shelf: two mirrored worlds, violet dusk and gold day, and the tower between them. */
export function Box() {
  return (
    <svg viewBox="0 0 480 270" role="img" aria-label="Immortals" preserveAspectRatio="xMidYMid slice">
      <defs>
        <Linear id="imb-dusk" x2="0" y2="1" stops={['0 #150c2e', '.5 #472a78', '1 #a2629f']} />
        <Linear id="imb-day" x2="0" y2="1" stops={['0 #7fb4d6', '.45 #f4dd9c', '1 #f0b64e']} />
        <Radial id="imb-gate" stops={['0 #fffdf2', '.4 #ffe9b0 .7', '1 #d9a8ff 0']} />
        <Linear id="imb-tower" stops={['0 #4a3768', '.48 #8a76a4', '.52 #e2c48c', '1 #a57f45']} />
        <Linear id="imb-tray" stops={['0 #2c1d44', '.5 #6c5578', '1 #9a733a']} />
      </defs>
      <rect width="240" height="270" fill="url(#imb-dusk)" />
      <rect x="240" width="240" height="270" fill="url(#imb-day)" />
      {STARS.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} fill="#efe4ff" />
      ))}
      <path d="M84 66a25 25 0 1 1-24-38a20 20 0 1 0 24 38z" fill="#e8dcff" />
      <circle cx="408" cy="50" r="52" fill="#fff3c4" opacity=".35" />
      <circle cx="408" cy="50" r="25" fill="#fff8dc" />
      <path
        d="M290 46q14-9 28 0q16-7 26 3q-28 7-54-3zM430 96q12-7 24 0q12-6 20 2q-22 6-44-2z"
        fill="#fffaf0"
        opacity=".75"
      />
      <World far="#2f1d55" near="#27184a" rock="#140b2a" wall="#1d1238" glow="#c99bff" />
      <g transform="translate(480 0) scale(-1 1)">
        <World far="#b9905a" near="#8f9a45" rock="#4f6a2c" wall="#8a6a3a" glow="#fff2b8" />
      </g>
      <ellipse cx="240" cy="150" rx="88" ry="140" fill="url(#imb-gate)" opacity=".8" />
      <Tower />
    </svg>
  )
}
