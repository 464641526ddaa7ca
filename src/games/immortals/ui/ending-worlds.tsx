import { useMemo } from 'react'
import type { BoardProps } from '../../../protocol/board.ts'
import { LIGHT, nameOf, SHADOW, worldOf } from '../content/names.ts'
import { about } from './about.ts'
import { BOARD_STRINGS } from './board-strings.ts'
import { contentOf, landsIn, NONE } from './cells.ts'
import { lookOf } from './colours.ts'
import { Mark } from './icon.tsx'
import { heartsOf, outlinesOf } from './map/geometry.ts'
import { toneOf } from './map/growth.ts'
import { GROUNDS } from './map/palette.ts'
import { STRINGS } from './strings.ts'

const EMBLEM = 74
const EDGE = 24
/** By world. */
const INKS = ['#120822', '#6b4a1c']

/** Both worlds as they were left: who holds what, by colour and by emblem. */
export function EndingWorlds({ board }: { board: BoardProps }) {
  return (
    <div className="imp-worlds" {...about('ending:worlds')}>
      {[SHADOW, LIGHT].map((world) => (
        <World key={world} board={board} world={world} />
      ))}
    </div>
  )
}

function World({ board, world }: { board: BoardProps; world: number }) {
  const { language, view, nameOf: called } = board
  const { map, plan, components } = contentOf(board)
  const outlines = useMemo(() => outlinesOf({ plan, map }), [plan, map])
  const hearts = heartsOf(plan)
  const title = BOARD_STRINGS[language].worlds[world]
  const lands = landsIn(view).flatMap((land, at) => (worldOf(at) === world ? [{ ...land, at }] : []))
  const ink = INKS[world]
  const held = new Map<number, number>()
  for (const { possessor } of lands) if (possessor !== NONE) held.set(possessor, (held.get(possessor) ?? 0) + 1)
  const told = [...held].map(([role, count]) => `${called(role)}: ${count}`).join(', ')
  return (
    <figure className="imp-world">
      <svg
        viewBox={`${plan.left[world] - EDGE} ${-EDGE} ${plan.width + 2 * EDGE} ${plan.height + 2 * EDGE}`}
        role="img"
        aria-label={`${title}, ${STRINGS[language].lands}: ${told}`}
      >
        <path d={outlines.coasts[world]} fill="none" stroke={ink} strokeWidth="18" strokeOpacity=".4" />
        {lands.map(({ at, possessor }) => {
          const ground = GROUNDS[world][map.regionColours[map.regionOf[nameOf(at)]]].tones[toneOf(at)]
          const fill = possessor === NONE ? ground : lookOf(components.colours, possessor).fill
          return (
            <path
              key={at}
              d={outlines.lands[at]}
              fill={fill}
              fillOpacity={possessor === NONE ? 0.35 : 1}
              stroke={ink}
              strokeWidth="5"
              strokeLinejoin="round"
            />
          )
        })}
        {lands.map(({ at, possessor }) => {
          if (possessor === NONE) return undefined
          const { emblem, on } = lookOf(components.colours, possessor)
          const { x, y } = hearts[at]
          return <Mark key={at} name={emblem} x={x} y={y} size={EMBLEM} fill={on} />
        })}
      </svg>
      <figcaption>{title}</figcaption>
    </figure>
  )
}
