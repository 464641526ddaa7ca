import { hashOf, seeded } from '../../../../boardkit/drawing/seed.ts'
import type { Content } from '../../content/content.ts'
import { LAND_IDS, LANDS, nameOf } from '../../content/names.ts'
import { cornersOf, depthIn, heartsOf, type Point } from './geometry.ts'

/** A small thing that grows or stands on a land. */
interface Growth extends Point {
  readonly land: number
  readonly size: number
  readonly isTurned: boolean
}

const TRIES = 160
const MOST = 14
const SHORE = 15
const APART = 20
/** Pieces, name and incomes need the middle of a land. */
const FREE = { x: 66, top: 64, bottom: 74 }

const isFree = (p: Point, middle: Point): boolean => {
  const dy = p.y - middle.y
  return Math.hypot((p.x - middle.x) / FREE.x, dy / (dy < 0 ? FREE.top : FREE.bottom)) > 1
}

/** Scattered by the name of the land alone: twins mirror each other. */
export function growthOf({ plan, map }: Pick<Content, 'plan' | 'map'>): Growth[] {
  const list: Growth[] = []
  for (let land = 0; land < LANDS; land++) {
    const random = seeded(LAND_IDS[nameOf(land)])
    const corners = cornersOf(plan, land)
    const middle = heartsOf(plan)[land]
    const mirror = plan.isMirrored && land < LANDS / 2 ? -1 : 1
    const here: Growth[] = []
    for (let i = 0; i < TRIES && here.length < MOST; i++) {
      const x = middle.x + mirror * (random() - 0.5) * 230
      const y = middle.y + (random() - 0.5) * 230
      const size = 0.8 + random() * 0.45
      const isTurned = random() < 0.5
      const isClear = here.every((other) => Math.hypot(other.x - x, other.y - y) > APART)
      if (isClear && isFree({ x, y }, middle) && depthIn({ x, y }, corners) > SHORE)
        here.push({ land, x, y, size, isTurned })
    }
    list.push(...here)
  }
  return list.filter(({ land }) => map.worldRegionOf[land] >= 0).sort((a, b) => a.y - b.y)
}

/** Which of three tones a land has. */
export const toneOf = (land: number): number => hashOf(`tone ${LAND_IDS[nameOf(land)]}`) % 3
