import type { Content } from '../../content/content.ts'
import { CAPITAL, SHRINE } from '../../content/names.ts'
import { NONE, type LandCell } from '../cells.ts'

/** What a role would score if the round ended now (IM-SCO-02 to IM-SCO-06). */
export interface Preview {
  readonly lands: number
  readonly landPoints: number
  readonly buildingPoints: number
  readonly regionPoints: number
  readonly total: number
}

/** By region of one world: by role, how many of its lands it possesses. */
export function controlOf({ map }: Pick<Content, 'map'>, lands: readonly LandCell[], roles: number): number[][] {
  return map.landsIn.map((list) => {
    const counts = Array.from({ length: roles }, () => 0)
    for (const land of list) if (lands[land].possessor !== NONE) counts[lands[land].possessor]++
    return counts
  })
}

type Scoring = Pick<Content, 'map' | 'landsPerPoint' | 'regionPoints' | 'buildings'>

/** Read from the cells and the numbers of the box; the rules score for themselves. */
export function previewsOf(content: Scoring, lands: readonly LandCell[], roles: number): Preview[] {
  const control = controlOf(content, lands, roles)
  return Array.from({ length: roles }, (_, role) => {
    const own = lands.filter(({ possessor }) => possessor === role)
    const landPoints = Math.floor(own.length / content.landsPerPoint)
    let buildingPoints = 0
    for (const { building } of own)
      if (building === SHRINE || building === CAPITAL) buildingPoints += content.buildings[building].scored
    let regionPoints = 0
    for (const counts of control) regionPoints += content.regionPoints[counts[role]]
    const total = landPoints + buildingPoints + regionPoints
    return { lands: own.length, landPoints, buildingPoints, regionPoints, total }
  })
}

/** Who has most of a region's lands, if that brings points now; NONE otherwise. */
export function holderOfRegion({ regionPoints }: Pick<Content, 'regionPoints'>, counts: readonly number[]): number {
  return counts.findIndex((count) => regionPoints[count] > 0)
}
