import falsHeartland from '../content/maps/fals-heartland.json' with { type: 'json' }
import twinFord from '../content/maps/twin-ford.json' with { type: 'json' }
import twoInlandSeas from '../content/maps/two-inland-seas.json' with { type: 'json' }
import tyrantsLament from '../content/maps/tyrants-lament.json' with { type: 'json' }
import type { TerrainName } from '../content/units.ts'
import { heartOf, type Landscape, type Outline } from './geometry.ts'

/* The maps of the box as the board draws them. (The JSON files are read as they are: the schemas would weigh more than the board.) */

interface MapFile {
  readonly id: string
  readonly name: { readonly en: string; readonly de: string }
  readonly width: number
  readonly height: number
  readonly areas: readonly {
    readonly terrain: string
    readonly name: { readonly en: string; readonly de: string }
    readonly adj: readonly number[]
    readonly polys?: readonly (readonly (readonly number[])[])[]
  }[]
}

export interface Chart extends Landscape {
  readonly name: { readonly en: string; readonly de: string }
  readonly names: readonly { readonly en: string; readonly de: string }[]
  readonly adjacent: readonly (readonly number[])[]
}

function chartOf(file: MapFile): Chart {
  const polys = file.areas.map((area) => (area.polys ?? []) as unknown as Outline[])
  return {
    id: file.id,
    name: file.name,
    width: file.width,
    height: file.height,
    polys,
    terrain: file.areas.map((area) => area.terrain as TerrainName),
    names: file.areas.map((area) => area.name),
    adjacent: file.areas.map((area) => area.adj),
    hearts: polys.map(heartOf),
  }
}

const FILES: readonly MapFile[] = [tyrantsLament, twinFord, falsHeartland, twoInlandSeas]
const charts = new Map<string, Chart>()

/** The drawing of a map; `undefined` for maps of a content pack, which have none here. */
export function chartFor(id: string | undefined): Chart | undefined {
  const file = FILES.find((candidate) => candidate.id === id)
  if (file === undefined) return undefined
  let chart = charts.get(file.id)
  if (chart === undefined) charts.set(file.id, (chart = chartOf(file)))
  return chart
}
