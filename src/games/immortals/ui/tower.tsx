import type { CSSProperties } from 'react'
import type { Colour } from '../content/names.ts'
import { lookOfCube, type Look } from './colours.ts'
import { Icon, Mark } from './icon.tsx'
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
      className={isMoving ? 'im-tower im-moving' : 'im-tower'}
      viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
      role="img"
      aria-label={label}
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
    <g className={isTray ? 'im-col im-col-tray' : 'im-col'} opacity={n === 0 ? 0.45 : 1}>
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
    <g className={`im-cube im-${way} im-${fate}`} style={style}>
      <path d="M0 2.4L2.4 0H11L8.8 2.4Z" fill={look.top} />
      <path d="M8.8 2.4L11 0V8.6L8.8 11Z" fill={look.side} />
      <rect y="2.4" width="8.8" height="8.6" fill={look.fill} />
      <path className="im-cube-rim" d="M0 2.4L2.4 0H11V8.6L8.8 11H0Z" fill="none" stroke={look.rim} strokeWidth=".6" />
    </g>
  )
}

/** What lies behind the cubes. */
function Stones() {
  return (
    <g className="im-stones">
      <path className="im-stone-dark" d="M84 76H236V202H84Z" />
      <path className="im-stone-in" d="M92 78H228V184H92Z" />
      <path className="im-stone-in" d="M70 16H250L214 62H106Z" />
      <path className="im-dish-in" d="M14 208H306L298 256Q160 268 22 256Z" />
      <path className="im-board" d="M96 96l44 10M224 122l-50 12M96 148l42 12" />
    </g>
  )
}

/** What stands before them: rim of the funnel, walls, gate and the edge of the tray. */
function FrontStones() {
  return (
    <g className="im-stones">
      <path className="im-stone" d="M56 8h22v8h16v-8h22v8h88v-8h22v8h16v-8h22v14H56Z" />
      <path className="im-stone" d="M58 20H72L110 64H210L248 20H262L226 78H94Z" />
      <path className="im-stone" d="M78 74H92V200H78ZM228 74H242V200H228Z" />
      <path
        className="im-seams"
        d="M78 96h14M78 118h14M78 140h14M78 162h14M228 96h14M228 118h14M228 140h14M228 162h14"
      />
      <path className="im-stone" d="M72 184H248V202H190Q160 192 130 202H72Z" />
      <path className="im-dish" d="M8 206h12L28 254Q160 264 292 254L300 206h12L302 262Q160 274 18 262Z" />
    </g>
  )
}

/** Small and always there: how many cubes of each colour. */
export function CubeCounts(props: { counts: readonly number[]; colours: readonly Colour[]; label: string }) {
  const { counts, colours, label } = props
  const roles = counts.length - 1
  return (
    <span className="im-counts" role="img" aria-label={label} title={label}>
      {counts.map((n, colour) => {
        const look = lookOfCube(colours, colour, roles)
        return (
          <span
            key={colour}
            className={n === 0 ? 'im-count-chip im-zero' : 'im-count-chip'}
            style={{ background: look.fill, color: look.on, borderColor: look.rim }}
          >
            <Icon name={look.emblem} />
            {n}
          </span>
        )
      })}
    </span>
  )
}
