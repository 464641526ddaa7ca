import type { EmblemProps, GameMiniatures, MiniatureProps } from '../../../protocol/miniature.ts'
import { loadContent } from '../content/content.ts'
import type { FactionId } from '../content/units.ts'
import { MAP_AUTO } from '../rules/setup/options.ts'
import { mapFor } from '../rules/setup/setup.ts'
import { Crest } from './crest.tsx'
import { chartFor, type Chart } from './data.ts'
import { LOOKS } from './factions.ts'
import { Painted, viewBoxOf } from './painted.tsx'
import './colours.css'

function chartOf({ roles, options }: MiniatureProps): Chart | undefined {
  const id = String(options['map'] ?? MAP_AUTO)
  const loaded = loadContent()
  if (!loaded.ok) return undefined
  const { content } = loaded
  return chartFor(content, id === MAP_AUTO ? content.maps[mapFor(content, roles, id)]?.id : id)
}

function Miniature(props: MiniatureProps) {
  const chart = chartOf(props)
  return chart === undefined ? undefined : (
    <svg viewBox={viewBoxOf(chart)} preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <Painted chart={chart} />
    </svg>
  )
}

const Emblem = ({ id }: EmblemProps) => <Crest look={LOOKS[id as FactionId]} />

export default { Miniature, Emblem } satisfies GameMiniatures<typeof Miniature, typeof Emblem>
