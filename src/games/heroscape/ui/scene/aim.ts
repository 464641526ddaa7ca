/** What a pointer means: what is on offer comes first, also behind something else. Without three. */
import type { Battlefield } from '../../content/battlefield.ts'
import type { Vec } from './camera.ts'
import { meetFigures, meetGround, meetPrism, meetWalls, type Ray, type Standing } from './picking.ts'
import { LEVEL, WATER_TOP } from './place.ts'
import type { SceneMark } from './types.ts'

/** What can be chosen now. */
export interface OnOffer {
  readonly spaces: ReadonlySet<number>
  readonly figures: ReadonlySet<string>
}

const OFFERING: ReadonlySet<SceneMark['kind']> = new Set(['offered', 'danger', 'target', 'reach'])

export function offeredBy(marks: readonly SceneMark[]): OnOffer {
  const [spaces, figures] = [new Set<number>(), new Set<string>()]
  for (const { kind, space, figure } of marks) {
    if (!OFFERING.has(kind)) continue
    if (figure !== undefined) figures.add(figure)
    else if (space !== undefined && space >= 0) spaces.add(space)
  }
  return { spaces, figures }
}

export interface Aimed {
  /** -1: a wall. */
  readonly space: number
  readonly figure: string | undefined
  readonly ruin: number
}

const THIN = 0.02

/** How far along the ray the top of a space lies. */
function meetTop({ columns, spaces }: Battlefield, ray: Ray, space: number): number {
  const column = spaces.column[space]
  const top = spaces.level[space] * LEVEL + (spaces.water[space] === 1 ? WATER_TOP : 0)
  return meetPrism(ray, columns.x[column], columns.y[column], top - THIN, top + THIN)
}

function offeredAt(field: Battlefield, ray: Ray, standing: readonly Standing[], { spaces, figures }: OnOffer) {
  const figure = meetFigures(
    ray,
    standing.filter(({ id }) => figures.has(id)),
  )
  let [space, at] = [-1, Infinity]
  for (const one of spaces) {
    const met = meetTop(field, ray, one)
    if (met < at) [space, at] = [one, met]
  }
  if (figure !== undefined && figure.at <= at) return { space: figure.what.space, figure: figure.what.id, ruin: -1 }
  return space < 0 ? undefined : { space, figure: undefined, ruin: -1 }
}

/** What the ray meets first, or what is on offer behind it. */
export function aim(
  field: Battlefield,
  ray: Ray,
  standing: readonly Standing[],
  offer: OnOffer,
  level: number,
): Aimed | undefined {
  const wanted = offeredAt(field, ray, standing, offer)
  if (wanted !== undefined) return wanted
  const ground = meetGround(field, ray, level)
  const wall = meetWalls(field, ray, level)
  const figure = meetFigures(ray, standing)
  const first = Math.min(ground?.at ?? Infinity, wall?.at ?? Infinity, figure?.at ?? Infinity)
  if (first === Infinity) return undefined
  if (first === figure?.at) return { space: figure.what.space, figure: figure.what.id, ruin: -1 }
  if (first === ground?.at) return { space: ground.what, figure: undefined, ruin: -1 }
  return { space: -1, figure: undefined, ruin: wall?.what ?? -1 }
}

/** What stands between the eye and something on offer. */
export interface Hiding {
  readonly figures: ReadonlySet<string>
  readonly hasWall: boolean
}

/** Nearer than this to the end of a look, nothing hides it. */
const NEAR = 0.75

export function hiding(
  field: Battlefield,
  eye: Vec,
  standing: readonly Standing[],
  { spaces, figures }: OnOffer,
): Hiding {
  const found = new Set<string>()
  let hasWall = false
  const ends: { at: Vec; id: string | undefined }[] = []
  const { columns } = field
  for (const space of spaces) {
    const column = field.spaces.column[space]
    const y = field.spaces.level[space] * LEVEL + 0.1
    ends.push({ at: { x: columns.x[column], y, z: columns.y[column] }, id: undefined })
  }
  for (const { id, front } of standing)
    if (figures.has(id)) ends.push({ at: { x: front.x, y: front.y + 2 * LEVEL, z: front.z }, id })
  for (const { at, id } of ends) {
    const along = { x: at.x - eye.x, y: at.y - eye.y, z: at.z - eye.z }
    const length = Math.hypot(along.x, along.y, along.z)
    const ray = { from: eye, along: { x: along.x / length, y: along.y / length, z: along.z / length } }
    const wall = meetWalls(field, ray, Infinity)
    if (wall !== undefined && wall.at < length - 0.1) hasWall = true
    const others = standing.filter((one) => one.id !== id && !figures.has(one.id))
    const figure = meetFigures(ray, others)
    if (figure !== undefined && figure.at < length - NEAR) found.add(figure.what.id)
  }
  return { figures: found, hasWall }
}

/** So far from a finger something on offer is still meant, in pixels. */
const FINGER = 20

interface Drawn {
  frontOf(figure: string): number
  project(space: number, levelsUp: number): { readonly x: number; readonly y: number } | undefined
}

/** What is on offer within a finger's width of a point of the canvas. */
export function nearestTo(
  { x, y }: { readonly x: number; readonly y: number },
  { spaces, figures }: OnOffer,
  { frontOf, project }: Drawn,
): Aimed | undefined {
  const places = [...spaces].map((space): Aimed => ({ space, figure: undefined, ruin: -1 }))
  for (const figure of figures) places.push({ space: frontOf(figure), figure, ruin: -1 })
  let [best, least]: [Aimed | undefined, number] = [undefined, FINGER]
  for (const place of places) {
    const at = project(place.space, place.figure === undefined ? 0 : 1)
    const away = at === undefined ? Infinity : Math.hypot(at.x - x, at.y - y)
    if (away < least) [best, least] = [place, away]
  }
  return best
}

export const isOnOffer = ({ spaces, figures }: OnOffer, aimed: Aimed | undefined): boolean =>
  aimed !== undefined && (spaces.has(aimed.space) || figures.has(aimed.figure ?? ''))
