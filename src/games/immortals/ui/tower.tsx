import { Linear } from '../../../boardkit/drawing/gradient.tsx'
import type { CSSProperties } from 'react'
import type { Colour } from '../content/names.ts'
import { about } from './about.ts'
import { lookOfCube, type Look } from './colours.ts'
import { Mark } from './icon.tsx'
import { delayOf, flightsOf, insideColumn, PICTURE, trayColumn, type Flight, type Throw } from './tower-throw.ts'
import type { Fate } from './stage-count.ts'
import './tower.css'

interface Props {
  readonly what: Throw
  readonly colours: readonly Colour[]
  /** The cubes fly; without it they lie where they end. */
  readonly isMoving: boolean
  readonly label: string
  /** What becomes of the `at`-th cube of a colour in the tray. */
  fateOf?(colour: number, at: number): Fate
}

/** The tower cut open: funnel, what is inside by colour, and the tray. */
export function TowerPicture({ what, colours, isMoving, label, fateOf }: Props) {
  const flights = flightsOf(what)
  const count = what.thrown.length
  const looks = what.thrown.map((_, colour) => lookOfCube(colours, colour, count - 1))
  const moving = flights.filter(({ way }) => way !== 'rests').length
  const inTray = flights.filter(({ way }) => way === 'falls' || way === 'loosened')
  const places = new Map<number, number>()
  const next = looks.map(() => 0)
  for (const { id, colour } of inTray) places.set(id, next[colour]++)
  return (
    <svg
      className={isMoving ? 'imp-tower imp-moving' : 'imp-tower'}
      viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
      role="img"
      aria-label={label}
      {...about('tower:inside')}
    >
      <Stones />
      {flights.map((flight) => {
        const at = places.get(flight.id)
        const fate = at === undefined ? 'stays' : (fateOf?.(flight.colour, at) ?? 'stays')
        return <Cube key={flight.id} flight={flight} look={looks[flight.colour]} moving={moving} fate={fate} />
      })}
      <FrontStones />
      {looks.map((look, colour) => (
        <Column
          key={colour}
          look={look}
          x={insideColumn(colour, count)}
          y={193}
          n={what.inside[colour] + what.thrown[colour] - what.fellInside[colour] - what.fellThrown[colour]}
        />
      ))}
      {looks.map((look, colour) => (
        <Column
          key={colour}
          look={look}
          x={trayColumn(colour, count)}
          y={261}
          n={what.fellInside[colour] + what.fellThrown[colour]}
          isTray
        />
      ))}
    </svg>
  )
}

/** The number of a column, with the emblem of its colour. */
function Column({ look, x, y, n, isTray = false }: { look: Look; x: number; y: number; n: number; isTray?: boolean }) {
  return (
    <g
      className={isTray ? 'imp-col imp-col-tray' : 'imp-col'}
      opacity={n === 0 ? 0.45 : 1}
      {...about(isTray ? 'tower:tray' : 'tower:inside')}
    >
      <rect x={x - 11} y={y - 6} width="22" height="12" rx="3" fill={look.fill} stroke={look.rim} strokeWidth=".7" />
      <Mark name={look.emblem} x={x - 5} y={y} size={9} fill={look.on} />
      <text x={x + 5.2} y={y + 3.4} textAnchor="middle" fill={look.on}>
        {n}
      </text>
    </g>
  )
}

function Cube({ flight, look, moving, fate }: { flight: Flight; look: Look; moving: number; fate: Fate }) {
  const { way, from, turn, to } = flight
  const style = {
    '--x0': `${from.x}px`,
    '--y0': `${from.y}px`,
    '--xt': `${turn.x}px`,
    '--yt': `${turn.y}px`,
    '--x1': `${to.x}px`,
    '--y1': `${to.y}px`,
    '--in': `${Math.round(delayOf(flight, moving))}ms`,
  } as CSSProperties
  return (
    <g className={`imp-cube imp-${way} imp-${fate}`} style={style}>
      <path d="M0 2.4L2.4 0H11L8.8 2.4Z" fill={look.top} />
      <path d="M8.8 2.4L11 0V8.6L8.8 11Z" fill={look.side} />
      <rect y="2.4" width="8.8" height="8.6" fill={look.fill} />
      <path className="imp-cross" d="M1.4 3.8L7.4 9.6M7.4 3.8L1.4 9.6" />
      <path className="imp-cube-rim" d="M0 2.4L2.4 0H11V8.6L8.8 11H0Z" fill="none" stroke={look.rim} strokeWidth=".6" />
    </g>
  )
}

/** What lies behind the cubes. */
function Stones() {
  return (
    <g>
      <defs>
        <Linear id="imt-stone" x2="1" stops={['0 #e6d9bd', '.5 #c3b292', '1 #93815f']} />
        <Linear id="imt-in" x2="1" y2="1" stops={['0 #594a63', '1 #82718a']} />
        <Linear id="imt-dish" x2="1" stops={['0 #b98b4f', '1 #75512a']} />
        <Linear id="imt-felt" x2="0" y2="1" stops={['0 #6d5637', '1 #9a7d53']} />
      </defs>
      <ellipse className="imp-ground" cx="160" cy="260" rx="156" ry="8" />
      <path fill="url(#imt-in)" d="M86 78H234V202H86Z" />
      <path fill="url(#imt-in)" d="M68 16H252L214 66H106Z" />
      <path className="imp-shade" d="M92 78H228V88Q160 96 92 88Z" />
      <path fill="url(#imt-felt)" d="M14 208H306L298 256Q160 268 22 256Z" />
      <path className="imp-gate" d="M132 206V200Q160 184 188 200V206Z" />
      <path className="imp-board" d="M94 98l42 11M226 122l-48 13M94 150l40 12" />
    </g>
  )
}

/** What stands before them: rim of the funnel, walls, gate and the edge of the tray. */
function FrontStones() {
  return (
    <g>
      <path className="imp-stone" d="M54 8h22v8h18v-8h22v8h22v-8h44v8h22v-8h22v8h18v-8h22v15H54Z" />
      <path className="imp-stone" d="M56 22H72L110 66H210L248 22H264L226 80H94Z" />
      <path className="imp-stone" d="M76 76H92V200H76ZM228 76H244V200H228Z" />
      <path
        className="imp-seams"
        d="M76 98h10M82 118h10M76 138h10M82 158h10M76 178h10M228 98h10M234 118h10M228 138h10M234 158h10M228 178h10M84 34l20 0M98 52l14 0M236 34l-20 0M222 52l-14 0M120 73h24M176 73h24"
      />
      <path className="imp-stone" d="M70 184H250V203H188Q160 190 132 203H70Z" />
      <path className="imp-dish" d="M6 204h13L28 252Q160 263 292 252L301 204h13L303 261Q160 274 17 261Z" />
      <path className="imp-glint" d="M10 207h6L25 255M70 11h2M60 11h12" />
    </g>
  )
}
