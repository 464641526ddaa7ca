import type { Language } from '../../../../protocol/board.ts'
import type { Content } from '../../content/content.ts'
import { CAPITAL, LANDS_PER_REGION, LIGHT, PORTAL, SHADOW, SHRINE, type RegionColour } from '../../content/names.ts'
import { RESIDENTS, lookOf } from '../colours.ts'
import { Mark } from '../icon.tsx'
import type { IconName } from '../icons.ts'
import { Cube, Weaves } from '../map/cube.tsx'
import { GROUNDS, INKS } from '../map/palette.ts'
import { BuildingToken, PortalToken } from '../map/tokens.tsx'
import type { BookStrings } from './strings.ts'

/* Small pictures from the board's own pieces; the words beside them say the same. */

const [PURPLE, , YELLOW] = [0, 1, 2].map((role) => lookOf(['purple', 'black', 'yellow'], role))

interface LandProps {
  readonly world: number
  readonly colour: RegionColour
  readonly x: number
  readonly y: number
  readonly size?: number
}

/** A piece of country. */
const Land = ({ world, colour, x, y, size = 1 }: LandProps) => {
  const { tones, rim } = GROUNDS[world][colour]
  return (
    <path
      d="M-26-16Q-10-26 8-20Q26-22 28-2Q32 14 16 20Q-2 26-18 20Q-32 14-28 0Z"
      transform={`translate(${x} ${y}) scale(${size})`}
      fill={tones[0]}
      stroke={rim}
      strokeWidth="3"
      strokeLinejoin="round"
    />
  )
}

const Owned = (props: LandProps) => (
  <>
    <Land {...props} />
    <Cube look={PURPLE} x={props.x} y={props.y} scale={0.85} />
  </>
)

/** What brings points: what it is for the eye, and how many. */
export function PointsPicture({ content, language, s }: { content: Content; language: Language; s: BookStrings }) {
  const { landsPerPoint, regionPoints, buildings } = content
  const least = regionPoints.findIndex((points) => points > 0)
  const most = LANDS_PER_REGION
  const rows = [
    { key: 'lands', name: s.anyLands(landsPerPoint), lands: landsPerPoint, building: undefined, now: 0, each: 1 },
    { key: 'region', name: s.ofRegion(least), lands: least, building: undefined, now: 0, each: regionPoints[least] },
    { key: 'whole', name: s.ofRegion(most), lands: most, building: undefined, now: 0, each: regionPoints[most] },
    ...[SHRINE, CAPITAL, PORTAL].map((building) => ({
      key: buildings[building].id,
      name: buildings[building].name[language],
      lands: 0,
      building,
      now: buildings[building].built,
      each: buildings[building].scored,
    })),
  ]
  return (
    <ul className="imp-book-points">
      {rows.map((row) => (
        <li key={row.key}>
          <svg viewBox="0 0 150 48" aria-hidden="true">
            {row.key === 'lands' ? (
              <defs>
                <Weaves />
              </defs>
            ) : undefined}
            <Counted lands={row.lands} building={row.building} isMixed={row.key === 'lands'} />
          </svg>
          <b>{row.name}</b>
          <span>
            {row.now > 0 ? (
              <span>
                +{row.now} {s.now}
              </span>
            ) : undefined}
            {row.each > 0 ? (
              <span>
                +{row.each} {s.each}
              </span>
            ) : undefined}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Counted({ lands, building, isMixed }: { lands: number; building: number | undefined; isMixed: boolean }) {
  if (building !== undefined)
    return (
      <>
        <Land world={LIGHT} colour="yellow" x={75} y={24} />
        {building === PORTAL ? (
          <g transform="translate(75 24) scale(.75)">
            <PortalToken isToLight={false} x={0} y={0} />
          </g>
        ) : (
          <BuildingToken building={building} x={75} y={24} />
        )}
      </>
    )
  const step = Math.min(40, 128 / lands)
  return (
    <>
      {Array.from({ length: lands }, (_unused, at) => (
        <Owned
          key={at}
          world={isMixed && at === 0 ? SHADOW : LIGHT}
          colour={isMixed ? (at === 0 ? 'violet' : 'red') : 'green'}
          x={75 + (at - (lands - 1) / 2) * step}
          y={24 + (lands > 3 ? (at % 2 === 0 ? -4 : 4) : 0)}
          size={isMixed ? 0.72 : 0.62}
        />
      ))}
    </>
  )
}

const PHASES: readonly IconName[] = ['awaken', 'blank', 'attack', 'points']

/** The four phases as a way that begins again. */
export function RoundPicture({ names }: { names: readonly string[] }) {
  return (
    <svg className="imp-book-round" viewBox="0 0 344 118" aria-hidden="true">
      <path
        d="M312 40Q338 40 338 66V88Q338 110 316 110H28Q6 110 6 88V66Q6 40 30 40M22 33L30 40L22 47"
        className="imp-book-way"
      />
      {PHASES.map((icon, at) => (
        <g key={icon} transform={`translate(${58 + at * 76} 40)`}>
          {at > 0 ? <path d="M-48 0H-30M-37-7L-29 0L-37 7" className="imp-book-way" /> : undefined}
          <circle r="25" className="imp-book-disc" />
          <Mark name={icon} x={0} y={0} size={34} className="imp-book-sign" />
          <text y="46" className="imp-book-word">
            {names[at]}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** A land attacks its neighbour, where residents live. */
export const AttackPicture = ({ from, to }: { from: string; to: string }) => (
  <svg className="imp-book-attack" viewBox="0 0 320 120" aria-hidden="true">
    <Land world={LIGHT} colour="green" x={78} y={50} size={1.9} />
    <Land world={LIGHT} colour="violet" x={242} y={50} size={1.9} />
    {[-16, 0, 16].map((x) => (
      <Cube key={x} look={PURPLE} x={78 + x} y={x === 0 ? 40 : 52} scale={0.95} />
    ))}
    {[-14, 4].map((x) => (
      <Cube key={x} look={YELLOW} x={242 + x} y={48} scale={0.95} />
    ))}
    <Cube look={RESIDENTS} x={276} y={58} scale={0.8} />
    <path d="M118 44Q160 22 196 40M184 30L197 41L181 47" className="imp-book-blow" />
    <text x="78" y="112" className="imp-book-title imp-book-chip">
      {from}
    </text>
    <text x="242" y="112" className="imp-book-title imp-book-chip">
      {to}
    </text>
  </svg>
)

/** Where armies go that fall, and where they come back. */
export const CyclePicture = ({ worlds, s }: { worlds: readonly string[]; s: BookStrings }) => (
  <svg className="imp-book-cycle" viewBox="0 0 344 216" aria-hidden="true">
    {[SHADOW, LIGHT].map((world) => {
      const x = world === SHADOW ? 4 : 176
      const { ink } = INKS[world]
      return (
        <g key={world} transform={`translate(${x} 0)`}>
          <rect
            width="164"
            height="190"
            rx="10"
            fill={GROUNDS[world][world === SHADOW ? 'violet' : 'yellow'].tones[0]}
          />
          <text x="82" y="24" fill={ink} className="imp-book-title">
            {worlds[world]}
          </text>
          <Owned world={world} colour="green" x={82} y={60} size={1.2} />
          <rect x="34" y="140" width="96" height="40" rx="8" fill={world === SHADOW ? '#241440' : '#fff3cd'} />
          <Mark name="limbo" x={54} y={160} size={26} fill={world === SHADOW ? '#b79be8' : '#b07c1d'} />
          <text x="72" y="166" fill={ink} className="imp-book-limbo">
            {s.limbo}
          </text>
        </g>
      )
    })}
    <path d="M112 82Q160 96 208 134M194 131L209 135L204 120" className="imp-book-fall" />
    <path d="M232 82Q184 96 136 134M150 131L135 135L140 120" className="imp-book-fall" />
    <path d="M70 138V90M63 99L70 88L77 99" className="imp-book-back" />
    <path d="M274 138V90M267 99L274 88L281 99" className="imp-book-back" />
    {[
      { x: 40, way: 'imp-book-fall', word: s.fallen },
      { x: 196, way: 'imp-book-back', word: s.back },
    ].map(({ x, way, word }) => (
      <g key={way} transform={`translate(${x} 206)`}>
        <path d="M0 0H24M16-6L25 0L16 6" className={way} />
        <text x="34" y="5" className="imp-book-chip">
          {word}
        </text>
      </g>
    ))}
  </svg>
)
