import { Radial } from '../../../../boardkit/drawing/gradient.tsx'
import { HORDE_IDS, LEGION_IDS, UNIT_CLASSES, UNIT_RANKS } from '../../content/names.ts'
import type { UnitType } from '../../content/content.ts'
import type { AboutId } from '../about/about.ts'
import { tells } from '../about/tells.ts'
import { ALL_LOOKS, CHAOS_LOOK, EMPIRE_LOOK, WEAVES, type Look } from '../colours.ts'
import type { NemesisShown } from '../cells.ts'
import { Mark } from '../icon.tsx'
import type { IconName } from '../icons.ts'

export const FigureDefinitions = () => (
  <>
    {ALL_LOOKS.map(({ side, light, fill, dark }) => (
      <linearGradient key={side} id={`up-cloth-${side}`} x1=".1" y1="0" x2=".8" y2="1">
        <stop offset="0" stopColor={light} />
        <stop offset=".4" stopColor={fill} />
        <stop offset="1" stopColor={dark} />
      </linearGradient>
    ))}
    {ALL_LOOKS.map(({ side, weave, on }) => (
      <pattern key={side} id={`up-weave-${side}`} width="8" height="8" patternUnits="userSpaceOnUse">
        <path d={WEAVES[weave]} fill="none" stroke={on} strokeOpacity=".3" strokeWidth="1.3" strokeLinecap="round" />
      </pattern>
    ))}
    <Radial id="up-ember" stops={['0 #ffd98a .85', '.35 #ff9d3c .5', '1 #ff6a1a 0']} />
    <Radial id="up-blight" stops={['0 #e2ff7a .75', '.5 #86bf2c .5', '1 #31520b .25']} />
  </>
)

const Shade = ({ rx, y }: { rx: number; y: number }) => (
  <ellipse cx="2" cy={y + 1} rx={rx} ry={rx * 0.3} fill="#05090d" fillOpacity=".5" />
)

export const cardIcon = (card: number): IconName =>
  card < LEGION_IDS.length ? LEGION_IDS[card] : HORDE_IDS[card - LEGION_IDS.length]

export const cardAbout = (card: number): AboutId =>
  card < LEGION_IDS.length ? `nemesis:${LEGION_IDS[card]}` : `nemesis:${HORDE_IDS[card - LEGION_IDS.length]}`

export const lookOfCard = (card: number): Look => (card < LEGION_IDS.length ? EMPIRE_LOOK : CHAOS_LOOK)

const LEGION = 'M-21 24V-27H-14V-35H-7V-28H7V-35H14V-27H21V24Z'
const HORDE = 'M-18 24L-23 -8L-19 -37L-9 -27L0 -39L9 -27L19 -37L23 -8L18 24Z'

interface CardProps {
  readonly cell: NemesisShown
  readonly initiative: number
  readonly maxThreat: number
}

/** A Legion or Horde: a standee with its sign, its Threat on a drop of blood, tokens as flames, initiative in a diamond. */
export function CardFigure({ cell, initiative, maxThreat }: CardProps) {
  const look = lookOfCard(cell.card)
  const isLegion = look === EMPIRE_LOOK
  return (
    <g>
      <Shade rx={24} y={26} />
      <ellipse cy="25" rx="22" ry="7" fill={look.dark} stroke={look.rim} strokeWidth="1.4" />
      <path
        d={isLegion ? LEGION : HORDE}
        fill={`url(#up-cloth-${look.side})`}
        stroke={isLegion ? '#0d1116' : look.rim}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d={isLegion ? LEGION : HORDE} fill={`url(#up-weave-${look.side})`} />
      <circle cy="-4" r="17.5" fill={isLegion ? '#14191f' : '#13200a'} fillOpacity=".78" />
      <Mark name={cardIcon(cell.card)} x={0} y={-4} size={29} fill={isLegion ? '#f2f6fa' : '#e6ff9a'} />
      <g transform="translate(-18 -27)" {...tells('number:initiative')}>
        <path d="M0 -11L11 0L0 11L-11 0Z" fill="#f6efdc" stroke="#191511" strokeWidth="1.6" />
        <text className="up-figure-small" fill="#191511">
          {initiative}
        </text>
      </g>
      <Threat threat={cell.threat} max={maxThreat} />
      <Tokens tokens={cell.tokens} />
    </g>
  )
}

const Threat = ({ threat, max }: { threat: number; max: number }) => (
  <g transform="translate(0 21)" {...tells('number:threat')}>
    <rect x="-17" y="-9.5" width="34" height="19" rx="9.5" fill="#8e1b16" stroke="#fff1e6" strokeWidth="1.5" />
    <text className="up-figure-text" fill="#fff">
      {threat}
      <tspan className="up-figure-of">/{max}</tspan>
    </text>
  </g>
)

/** Activation Tokens. */
function Tokens({ tokens }: { tokens: number }) {
  if (tokens === 0) return undefined
  return (
    <g transform="translate(19 -28)" {...tells('number:token')}>
      <path d="M0 -12Q10 -3 7 5Q4 11 0 11Q-4 11 -7 5Q-10 -3 0 -12Z" fill="#ffb02e" stroke="#3d1c02" strokeWidth="1.6" />
      <text className="up-figure-small" y="2" fill="#2b1402">
        {tokens}
      </text>
    </g>
  )
}

/** The class of a Unit is its shape: shield, disc, lozenge. Elite ones have a golden rim. */
const SHAPES: Readonly<Record<(typeof UNIT_CLASSES)[number], string>> = {
  warrior: 'M-15 -16H15V4Q15 14 0 20Q-15 14 -15 4Z',
  archer: 'M0 -17A17.5 17.5 0 1 1 0 18A17.5 17.5 0 1 1 0 -17Z',
  rider: 'M0 -20L18 0L0 20L-18 0Z',
}

export function UnitFigure({ unit, look, count }: { unit: UnitType; look: Look; count: number }) {
  const shape = SHAPES[UNIT_CLASSES[unit.class]]
  const isElite = UNIT_RANKS[unit.rank] === 'elite'
  return (
    <g>
      <path d={shape} transform="translate(2 4)" fill="#05090d" fillOpacity=".5" />
      <path
        d={shape}
        fill={`url(#up-cloth-${look.side})`}
        stroke={isElite ? '#ffdf87' : look.rim}
        strokeWidth={isElite ? 3 : 2}
        strokeLinejoin="round"
      />
      <path d={shape} fill={`url(#up-weave-${look.side})`} />
      <Mark name={unit.id as IconName} x={0} y={0} size={23} fill={look.on} />
      {count > 1 ? <Count n={count} x={12} y={13} /> : undefined}
    </g>
  )
}

export const Count = ({ n, x, y }: { n: number; x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="9" className="up-figure-disc" fill="#fdf6e3" stroke="#17130d" strokeWidth="1.6" />
    <text className="up-figure-text" fill="#17130d">
      {n}
    </text>
  </g>
)

/** A Hero: a cloaked figure with the emblem of the faction. */
export function HeroFigure({ look, isActive }: { look: Look; isActive: boolean }) {
  return (
    <g>
      <Shade rx={16} y={24} />
      <ellipse
        cy="23"
        rx="15"
        ry="5.4"
        fill={look.dark}
        stroke={isActive ? '#ffd257' : '#0c0f13'}
        strokeWidth={isActive ? 3 : 1.5}
      />
      <path d="M12 -30V22" stroke="#3a2612" strokeWidth="3" strokeLinecap="round" />
      <path d="M12 -38L16 -31L12 -26L8 -31Z" fill="#ffe39a" stroke="#3a2612" strokeWidth="1.2" />
      <path
        d="M0 -33C8 -33 10 -24 8.4 -17Q13 -12 14 20Q0 27 -14 20Q-13 -12 -8.4 -17C-10 -24 -8 -33 0 -33Z"
        fill={`url(#up-cloth-${look.side})`}
        stroke={look.rim}
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <path
        d="M-14 20Q-13 -12 -8.4 -17Q-4 -10 0 -10Q4 -10 8.4 -17Q13 -12 14 20Q0 27 -14 20Z"
        fill={`url(#up-weave-${look.side})`}
      />
      <ellipse cy="-22" rx="5" ry="6.4" fill="#14100c" />
      <path d="M-2.6 -22h1.6M1 -22h1.6" stroke="#ffe9b0" strokeWidth="1.5" strokeLinecap="round" />
      <Mark name={look.emblem} x={0} y={6} size={19} fill={look.on} />
    </g>
  )
}

/** Garrisons of a stack, one shield behind the other. */
export function GarrisonFigure({ level }: { level: number }) {
  return (
    <g>
      <Shade rx={18} y={22} />
      {Array.from({ length: level }, (_, i) => (
        <g key={i} transform={`translate(${(i - (level - 1) / 2) * 8} ${(i - (level - 1) / 2) * -3})`}>
          <path
            d="M-13 -22Q0 -27 13 -22V12Q13 20 0 24Q-13 20 -13 12Z"
            fill="url(#up-cloth-empire)"
            stroke="#0c1014"
            strokeWidth="1.8"
          />
          <path d="M0 -24V23M-13 0H13" stroke="#cfd8e0" strokeOpacity=".75" strokeWidth="2" />
          <circle r="5.5" fill="#d7a945" stroke="#2b1c05" strokeWidth="1.3" />
        </g>
      ))}
      <Count n={level} x={13} y={18} />
    </g>
  )
}

export function SkeletonFigure({ count }: { count: number }) {
  return (
    <g>
      <Shade rx={17} y={21} />
      <circle r="18.5" fill="#1c2913" stroke="#b9e05a" strokeWidth="2" />
      <Mark name="skeleton" x={0} y={0} size={30} fill="#f2eeda" />
      <Count n={count} x={13} y={13} />
    </g>
  )
}

/** A Haven: tents around a fire, a wall in front of them, a tower behind. */
export function HavenFigure({ look, hasWall, hasTower }: { look: Look; hasWall: boolean; hasTower: boolean }) {
  return (
    <g>
      <circle r="74" fill="url(#up-ember)" className="up-ember" />
      <Shade rx={30} y={18} />
      {hasTower ? (
        <path
          {...tells('piece:tower')}
          d="M10 14V-34H7V-43h5v4h4v-4h5v4h4v-4h5V-34H27V14Z"
          fill="#8f867b"
          stroke="#1c1712"
          strokeWidth="1.8"
          strokeLinejoin="round"
        />
      ) : undefined}
      {hasTower ? <path d="M16 -24q2.5 -4 5 0v9h-5Z" fill="#ffc357" /> : undefined}
      <path
        d="M-28 16L-12 -20L6 16Z"
        fill={`url(#up-cloth-${look.side})`}
        stroke={look.rim}
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <path d="M-28 16L-12 -20L6 16Z" fill={`url(#up-weave-${look.side})`} />
      <path d="M-16 16L-12 -2L-7 16Z" fill="#1b120a" />
      <path d="M4 16L15 -8L27 16Z" fill={look.dark} stroke={look.rim} strokeWidth="1.6" strokeLinejoin="round" />
      <path d="M-12 -20V-34" stroke="#20160c" strokeWidth="2" />
      <path d="M-12 -35H4L0 -30L4 -25H-12Z" fill={look.fill} stroke={look.rim} strokeWidth="1.2" />
      <Mark name="haven" x={2} y={12} size={22} fill="#ffab2e" className="up-fire" />
      {hasWall ? <Wall /> : undefined}
    </g>
  )
}

const Wall = () => (
  <g {...tells('piece:wall')}>
    <path
      d="M-34 26V10h7v4h6v-4h7v4h6v-4h7v4h6v-4h7v4h6v-4h7v4h5v-4h4V26Q0 32 -34 26Z"
      fill="#9a9187"
      stroke="#1c1712"
      strokeWidth="1.8"
      strokeLinejoin="round"
    />
    <path
      d="M-33 20H33M-22 15v5M-4 15v5M14 15v5M-13 20v7M6 20v7M24 20v6"
      fill="none"
      stroke="#4d463e"
      strokeWidth="1.2"
    />
  </g>
)

/** A Curse: the ground is torn and glows. */
export const CurseArt = ({ path }: { path: string }) => (
  <g>
    <path d={path} fill="url(#up-blight)" />
    <path
      d="M0 -4L-16 -26L-12 -44L-34 -58M-16 -26L-48 -22L-70 -34M0 -4L22 -22L48 -26L70 -16M22 -22L26 -50M0 -4L-24 12L-56 16L-72 34M-24 12L-20 42M0 -4L18 18L48 22L66 42M18 18L14 48L26 70"
      fill="none"
      stroke="#16210a"
      strokeWidth="6"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
    <path
      d="M0 -4L-16 -26L-12 -44M-16 -26L-48 -22M0 -4L22 -22L48 -26M0 -4L-24 12L-56 16M0 -4L18 18L48 22M18 18L14 48"
      fill="none"
      stroke="#c8f24e"
      strokeWidth="2.2"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  </g>
)

export const CurseSign = () => (
  <g transform="translate(62 -40)" {...tells('piece:curse')}>
    <circle r="13" fill="#17240a" stroke="#c8f24e" strokeWidth="2" />
    <Mark name="curse" x={0} y={0} size={20} fill="#d9ff6b" />
  </g>
)

/** The Target of a Legion: whose it is says the sign in it. */
export const TargetSign = ({ card, at }: { card: number; at: number }) => (
  <g transform={`translate(${-60 + at * 26} -40)`} {...tells('piece:target')}>
    <circle r="13" fill="#f7e9e2" stroke="#b3201a" strokeWidth="3.4" />
    <path d="M0 -17V-10M0 17V10M-17 0H-10M17 0H10" stroke="#b3201a" strokeWidth="3" />
    <Mark name={cardIcon(card)} x={0} y={0} size={15} fill="#2a1512" />
  </g>
)
