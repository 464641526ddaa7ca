import { memo, useMemo } from 'react'
import { corner, DIRECTIONS } from '../../../kit/hex.ts'
import type { GameMiniatures, MiniatureProps } from '../../../protocol/miniature.ts'
import type { Battlefield } from '../content/battlefield.ts'
import { loadContent, type Scenario } from '../content/content.ts'
import { TERRAINS } from '../content/names.ts'
import { SCENARIO_AUTO, SCENARIO_PACK, scenarioFor } from '../rules/setup/options.ts'
import { shownSpace } from './plan/geometry.ts'
import { roleColour } from './sides.ts'
import './colours.css'
import './miniature.css'

/** Seen from the south, from above: how flat a hex lies, and how high a level is. */
const [SIZE, FLAT, RISE] = [10, 0.62, 5.2]

const CORNERS = Array.from({ length: DIRECTIONS }, (_, i) => {
  const { x, y } = corner(i, SIZE)
  return { x, y: y * FLAT }
})

const at = (x: number, y: number): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`

interface Prisms {
  readonly key: string
  readonly terrain: string
  /** From 0 to 1. */
  readonly rise: number
  sides: string
  tops: string
}

/** Columns with their tops and what is seen of their sides: from the far row to the near one, in one path for each level. */
function prismsOf(field: Battlefield): Prisms[] {
  const { columns, spaces, levels } = field
  const rows = Array.from({ length: columns.count }, (_, column) => column).sort((a, b) => columns.y[a] - columns.y[b])
  const found = new Map<string, Prisms>()
  for (const column of rows) {
    const space = shownSpace(field, column, Infinity)
    if (space < 0) continue
    const [level, terrain] = [spaces.level[space], TERRAINS[spaces.terrain[space]]]
    const key = `${columns.y[column].toFixed(2)} ${terrain} ${level}`
    const known = found.get(key)
    const prisms = known ?? { key, terrain, rise: (level - 1) / Math.max(1, levels - 1), sides: '', tops: '' }
    if (known === undefined) found.set(key, prisms)
    const [x, y] = [columns.x[column] * SIZE, columns.y[column] * SIZE * FLAT]
    const points = CORNERS.map((one) => ({ x: x + one.x, y: y + one.y - level * RISE }))
    prisms.tops += `M${points.map((one) => at(one.x, one.y)).join('L')}Z`
    const low = points.filter((one) => one.y >= y - level * RISE - 0.01).sort((a, b) => a.x - b.x)
    const foot = [...low].reverse().map((one) => at(one.x, one.y + level * RISE))
    prisms.sides += `M${[...low.map((one) => at(one.x, one.y)), ...foot].join('L')}Z`
  }
  return [...found.values()]
}

function frameOf({ columns, levels }: Battlefield): string {
  const [left, right] = [Math.min(...columns.x) * SIZE - SIZE, Math.max(...columns.x) * SIZE + SIZE]
  const top = Math.min(...columns.y) * SIZE * FLAT - SIZE - levels * RISE * 0.6
  const bottom = Math.max(...columns.y) * SIZE * FLAT + SIZE
  return `${left} ${top} ${right - left} ${bottom - top}`
}

/** Where who begins. */
function startsOf({ battlefield: { columns, spaces }, layout, setups }: Scenario, roles: number) {
  const setup = setups.find(({ players }) => players === roles) ?? setups[0]
  const spot = (space: number) => ({
    x: columns.x[spaces.column[space]] * SIZE,
    y: columns.y[spaces.column[space]] * SIZE * FLAT - spaces.level[space] * RISE,
  })
  const zones = setup.zone.flatMap((zone, role) =>
    zone < 0 ? [] : layout.zones[zone].spaces.map((space) => ({ ...spot(space), role })),
  )
  return [...zones, ...layout.figures.map(({ spaces: [front], player }) => ({ ...spot(front), role: player }))]
}

const Field = memo(function Field({ scenario, roles }: { scenario: Scenario; roles: number }) {
  const { battlefield } = scenario
  const prisms = useMemo(() => prismsOf(battlefield), [battlefield])
  return (
    <svg className="hs-mini" viewBox={frameOf(battlefield)} aria-hidden="true" focusable="false">
      {prisms.map(({ key, terrain, rise, sides, tops }) => (
        <g key={key} className={`hs-mini-${terrain}`} style={{ '--hs-rise': rise } as React.CSSProperties}>
          <path className="hs-mini-side" d={sides} />
          <path className="hs-mini-top" d={tops} />
        </g>
      ))}
      {startsOf(scenario, roles).map(({ x, y, role }, i) => (
        <ellipse key={i} cx={x} cy={y} rx="5" ry="3.1" fill={roleColour(role)} className="hs-mini-start" />
      ))}
    </svg>
  )
})

function Miniature({ roles, options }: MiniatureProps) {
  const id = String(options['scenario'] ?? SCENARIO_AUTO)
  const loaded = loadContent()
  if (id === SCENARIO_PACK || !loaded.ok) return undefined
  const scenario = loaded.content.scenarios[scenarioFor(loaded.content, roles, id)] as Scenario | undefined
  return scenario === undefined ? undefined : <Field scenario={scenario} roles={roles} />
}

export default { Miniature } satisfies GameMiniatures<typeof Miniature, never>
