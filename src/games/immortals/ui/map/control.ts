import type { Content } from '../../content/content.ts'
import { NONE, type LandShown } from '../cells.ts'

/** By region of one world: by role, how many of its lands it possesses. */
export function controlOf({ map }: Pick<Content, 'map'>, lands: readonly LandShown[], roles: number): number[][] {
  return map.landsIn.map((list) => {
    const counts = Array.from({ length: roles }, () => 0)
    for (const land of list) if (lands[land].possessor !== NONE) counts[lands[land].possessor]++
    return counts
  })
}

/** Who has so many lands of a region that it brings points now; NONE: nobody. */
export function holderOfRegion({ regionPoints }: Pick<Content, 'regionPoints'>, counts: readonly number[]): number {
  return counts.findIndex((count) => regionPoints[count] > 0)
}
