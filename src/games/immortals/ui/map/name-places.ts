import type { Language } from '../../../../protocol/board.ts'
import type { Content } from '../../content/content.ts'
import { LANDS, nameOf, worldOf } from '../../content/names.ts'
import { cornersOf, depthIn, heartsOf, type Point } from './geometry.ts'

/** A box that is written in: its middle, and half of its width and height. */
interface Box extends Point {
  readonly w: number
  readonly h: number
}

/** Of a land's name: above its pieces. */
const NAME = { y: -46, high: 11, letter: 5.8 }
/** Of what it brings: below them. */
export const INCOME = { y: 54, w: 46, h: 14 }

/** How much of each other two boxes cover. */
export function overlap(a: Box, b: Box): number {
  const wide = a.w + b.w - Math.abs(a.x - b.x)
  const high = a.h + b.h - Math.abs(a.y - b.y)
  return wide > 0 && high > 0 ? wide * high : 0
}

const boxAt = (heart: Point, { x, y, w, h }: Box, grow: number): Box => ({
  x: heart.x + x * grow,
  y: heart.y + y * grow,
  w: w * grow,
  h: h * grow,
})

/** Tried in this order: where it belongs, then a little aside. */
const SHIFTS: readonly Point[] = [0, -7, 7, -14, 14, -21, 21, -28, 28].flatMap((y) =>
  [0, -12, 12, -24, 24, -36, 36, -48, 48, -60, 60, -76, 76].map((x) => ({ x, y: NAME.y + y })),
)
const OFF_LAND = 60
/** Beside the world a phone has its edge. */
const OFF_WORLD = 40

/** What is written on the lands when they are so large against their world. */
export function writingOf({ plan, map }: Pick<Content, 'plan' | 'map'>, language: Language, grow: number) {
  const hearts = heartsOf(plan)
  const lands = Array.from({ length: LANDS }, (_, land) => land)
  const wide = lands.map((land) => map.landNames[nameOf(land)][language].length * NAME.letter)
  return {
    near: lands.map((land) =>
      lands.filter(
        (other) =>
          other !== land &&
          worldOf(other) === worldOf(land) &&
          Math.hypot(hearts[other].x - hearts[land].x, hearts[other].y - hearts[land].y) < 420,
      ),
    ),
    name: (land: number, at: Point): Box => boxAt(hearts[land], { ...at, w: wide[land], h: NAME.high }, grow),
    income: (land: number): Box => boxAt(hearts[land], { x: 0, ...INCOME }, grow),
  }
}

/** Names give way to each other so often at most. */
const ROUNDS = 4

/** By land: where its name stands from the land's heart, so that it lies neither on another's income nor on another's name. */
export function namePlaces(content: Pick<Content, 'plan' | 'map'>, language: Language, grow: number): Point[] {
  const { plan } = content
  const { near, name, income } = writingOf(content, language, grow)
  const corners = near.map((_, land) => cornersOf(plan, land))
  const places: Point[] = near.map(() => ({ x: 0, y: NAME.y }))
  const incomes = near.map((_, land) => income(land))
  /** How bad it is there, or Infinity as soon as it is worse than the best so far. */
  const cost = (land: number, at: Point, taken: readonly Box[], least: number): number => {
    let sum = Math.abs(at.x) / 3 + Math.abs(at.y - NAME.y)
    if (sum >= least) return Infinity
    const own = name(land, at)
    near[land].forEach((other, i) => {
      sum += 5 * overlap(own, incomes[other]) + 2 * overlap(own, taken[i])
    })
    const left = plan.left[worldOf(land)]
    const off = Math.max(0, left - (own.x - own.w), own.x + own.w - left - plan.width)
    if (off > 0) sum += OFF_WORLD * off
    if (sum >= least) return Infinity
    return depthIn(own, corners[land]) < 0 ? sum + OFF_LAND : sum
  }
  for (let round = 0; round < ROUNDS; round++) {
    const before = [...places]
    near.forEach((others, land) => {
      const taken = others.map((other) => name(other, places[other]))
      let least = Infinity
      for (const at of SHIFTS) {
        const now = cost(land, at, taken, least)
        if (now < least) [least, places[land]] = [now, at]
      }
    })
    if (places.every((place, land) => place === before[land])) break
  }
  return places
}
