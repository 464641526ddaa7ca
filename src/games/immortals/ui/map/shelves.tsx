import type { KeyboardEvent } from 'react'
import type { BoardProps } from '../../../../protocol/board.ts'
import { regionIn, type Content } from '../../content/content.ts'
import { LIGHT, REGION_IDS, REGIONS, SHADOW, WORLDS } from '../../content/names.ts'
import { about } from '../about.ts'
import { BOARD_STRINGS } from '../board-strings.ts'
import { contentOf, landsIn, NONE, playersOf, type LandShown } from '../cells.ts'
import { lookOf, type Look } from '../colours.ts'
import { Mark } from '../icon.tsx'
import { limboTarget } from '../../rules/table/targets.ts'
import { Cube } from './cube.tsx'
import { limboPart, partOf, type Frame, type Layout } from './layout.ts'
import { GROUNDS, INKS } from './palette.ts'
import { controlOf, holderOfRegion } from './control.ts'
import { regionIcon } from './labels.tsx'

interface Props {
  readonly board: BoardProps
  readonly layout: Layout
  /** Worlds whose limbo is on offer. */
  readonly offered: ReadonlySet<number>
  pointRegion(region: number | undefined): void
  clickLimbo(world: number): void
}

const PAPER = ['#241440', '#fff3cd'] as const
const LINE = ['#8f6fc4', '#b98a35'] as const

/** Below each world: who has how much of its regions, and who waits in its limbo. */
export function Shelves(props: Props) {
  const { board, layout } = props
  const content = contentOf(board)
  const lands = landsIn(board.view)
  return (
    <g>
      {[SHADOW, LIGHT].map((world) => {
        const [regions, limbo] = [layout.regions[world], layout.limbos[world]]
        if (regions === undefined || limbo === undefined) return undefined
        return (
          <g key={world}>
            {Array.from({ length: REGIONS }, (_, region) => (
              <RegionChip
                key={region}
                board={board}
                content={content}
                lands={lands}
                region={regionIn(world, region)}
                frame={partOf(regions, region, REGIONS)}
                point={props.pointRegion}
              />
            ))}
            <Limbo
              board={board}
              world={world}
              frame={limbo}
              isOffered={props.offered.has(world)}
              click={() => props.clickLimbo(world)}
            />
          </g>
        )
      })}
    </g>
  )
}

interface ChipProps {
  readonly board: BoardProps
  readonly content: Content
  readonly lands: readonly LandShown[]
  readonly region: number
  readonly frame: Frame
  point(region: number | undefined): void
}

function RegionChip({ board, content, lands, region, frame, point }: ChipProps) {
  const { map, components } = content
  const s = BOARD_STRINGS[board.language]
  const world = region < REGIONS ? SHADOW : LIGHT
  const ground = GROUNDS[world][map.regionColours[region % REGIONS]]
  const counts = controlOf(content, lands, playersOf(board.view).length)[region]
  const holder = holderOfRegion(content, counts)
  const owners = counts.flatMap((count, role) => Array.from({ length: count }, () => role))
  const name = map.regionNames[region % REGIONS][board.language]
  const words = counts.flatMap((count, role) => (count > 0 ? [s.control(board.nameOf(role), count)] : []))
  const held = holder === NONE ? undefined : lookOf(components.colours, holder)
  return (
    <g
      transform={`translate(${frame.x} ${frame.y})`}
      role="img"
      aria-label={`${name}, ${s.worlds[world]}: ${words.join(', ') || s.nobody}`}
      {...about(`region:${REGION_IDS[region % REGIONS]}`)}
      onPointerEnter={() => point(region)}
      onPointerLeave={() => point(undefined)}
    >
      <rect
        width={frame.width}
        height={frame.height}
        rx="9"
        fill={ground.tones[0]}
        stroke={ground.rim}
        strokeWidth="2.5"
      />
      {held === undefined ? undefined : (
        <rect width={frame.width} height={frame.height} rx="9" fill="none" stroke={held.fill} strokeWidth="6" />
      )}
      <Mark name={regionIcon(region)} x={26} y={25} size={36} fill={ground.sign} />
      <text className="im-region-name" x="48" y="35" fill={INKS[world].ink}>
        {name}
      </text>
      {Array.from({ length: map.landsIn[region].length }, (_, i) => {
        const at = { x: 26 + i * 30, y: frame.height - 20 }
        if (i < owners.length) return <Cube key={i} look={lookOf(components.colours, owners[i])} {...at} scale={0.9} />
        return (
          <circle
            key={i}
            cx={at.x}
            cy={at.y}
            r="8"
            fill="none"
            stroke={INKS[world].ink}
            strokeOpacity=".5"
            strokeWidth="2"
          />
        )
      })}
      {held === undefined ? undefined : (
        <Points look={held} points={content.regionPoints[counts[holder]]} x={frame.width - 24} y={frame.height - 22} />
      )}
    </g>
  )
}

/** What a region brings to who holds it. */
const Points = ({ look, points, x, y }: { look: Look; points: number; x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="20" fill={look.fill} stroke="#fff3d0" strokeWidth="2" />
    <text className="im-small-count" y="8" fill={look.on}>
      {`+${points}`}
    </text>
  </g>
)

interface LimboProps {
  readonly board: BoardProps
  readonly world: number
  readonly frame: Frame
  readonly isOffered: boolean
  click(): void
}

function Limbo({ board, world, frame, isOffered, click }: LimboProps) {
  const s = BOARD_STRINGS[board.language]
  const players = playersOf(board.view)
  const { colours } = contentOf(board).components
  const isPointed = board.pointed.includes(limboTarget.of(world))
  const isTall = frame.height > frame.width
  const head = isTall ? 36 : frame.height / 2
  const words = players.map((player, role) => `${board.nameOf(role)} ${s.armies(player.limbo[world])}`).join(', ')
  const onKey = (e: KeyboardEvent): void => {
    if (e.key !== 'Enter' && e.key !== ' ') return
    e.preventDefault()
    click()
  }
  return (
    <g
      transform={`translate(${frame.x} ${frame.y})`}
      className={['im-limbo', isOffered && 'im-limbo-offer', isPointed && 'im-limbo-pointed'].filter(Boolean).join(' ')}
      data-im-limbo={world}
      {...about(`limbo:${WORLDS[world]}`)}
      data-offered={isOffered || undefined}
      role="button"
      tabIndex={isOffered ? 0 : -1}
      aria-label={`${s.limbos[world]}: ${words}${isOffered ? `. ${s.offered}` : ''}`}
      onClick={click}
      onKeyDown={onKey}
    >
      <rect
        className="im-shelf"
        width={frame.width}
        height={frame.height}
        rx="10"
        fill={PAPER[world]}
        stroke={LINE[world]}
        strokeWidth="2.5"
      />
      <Mark name="limbo" x={36} y={head} size={50} fill={world === SHADOW ? '#b79be8' : '#b07c1d'} />
      <text className="im-region-name" x="68" y={head + 11} fill={INKS[world].ink}>
        {s.limbo}
      </text>
      {players.map(({ limbo }, role) => (
        <LimboPart
          key={role}
          look={lookOf(colours, role)}
          count={limbo[world]}
          world={world}
          frame={limboPart({ ...frame, x: 0, y: 0 }, role, players.length)}
        />
      ))}
    </g>
  )
}

/** One player's armies in a limbo. */
function LimboPart({ look, count, world, frame }: { look: Look; count: number; world: number; frame: Frame }) {
  const middle = frame.height / 2
  return (
    <g transform={`translate(${frame.x} ${frame.y})`}>
      <path
        d={frame.x > 0 ? `M0 12V${frame.height - 12}` : `M14 -3H${frame.width - 14}`}
        stroke={LINE[world]}
        strokeOpacity=".5"
        strokeWidth="2"
      />
      <rect x="16" y={middle - 24} width="48" height="48" rx="8" fill={look.fill} stroke={look.rim} strokeWidth="2" />
      <Mark name={look.emblem} x={40} y={middle} size={38} fill={look.on} />
      <text className="im-limbo-count" x="92" y={middle + 12} fill={INKS[world].ink}>
        {count}
      </text>
    </g>
  )
}
