/** Who is adjacent and who is engaged (ENG). */
import { NO_WALL, type Links } from '../../content/battlefield.ts'
import { controllerOf, powerOf } from '../table/figures.ts'
import { roster } from '../table/roster.ts'
import { fieldOf, isBasic, NONE, OFF, type Figure, type Role, type Space, type Table } from '../table/state.ts'
import { areEnemies } from '../teams/sides.ts'

/**
 * Whether two figures of these Heights are adjacent over a link between their spaces: neither stands at or above the
 * other's top (HS-ENG-03), and both look over a ruin between them (HS-ENG-05, HS-RUL-43).
 */
export function isAdjacentOver(
  links: Links,
  link: number,
  level: number,
  height: number,
  otherHeight: number,
): boolean {
  const rise = links.rise[link]
  if (rise > 0 ? rise >= height : -rise >= otherHeight) return false
  const wall = links.wallTop[link]
  return wall === NO_WALL || (level + height > wall && level + rise + otherHeight > wall)
}

/** HS-RUL-38. Spaces of one column are no neighbours (HS-RUL-44). */
export function areAdjacent(t: Table, a: Figure, b: Figure): boolean {
  const { front, rear } = t.state
  if (isAdjacentAt(t, a, front[a], b)) return true
  return rear[a] !== OFF && isAdjacentAt(t, a, rear[a], b)
}

/** Whether a figure on this one space is adjacent to another, wherever it really stands. */
export function isAdjacentAt(t: Table, figure: Figure, space: Space, other: Figure): boolean {
  const { front, rear } = t.state
  const { links, spaces } = fieldOf(t)
  const { height } = roster(t)
  for (let link = links.first[space]; link < links.first[space + 1]; link++) {
    const to = links.to[link]
    if (to !== front[other] && to !== rear[other]) continue
    if (isAdjacentOver(links, link, spaces.level[space], height[figure], height[other])) return true
  }
  return false
}

/** Appends the figures adjacent to a figure on this one space, each once. Figures under way do not count. */
export function adjacentAt(t: Table, figure: Figure, space: Space, out: Figure[]): Figure[] {
  const { occupant } = t.state
  const { links, spaces } = fieldOf(t)
  const { height } = roster(t)
  for (let link = links.first[space]; link < links.first[space + 1]; link++) {
    const other = occupant[links.to[link]]
    if (other === NONE || other === figure || out.includes(other)) continue
    if (isAdjacentOver(links, link, spaces.level[space], height[figure], height[other])) out.push(other)
  }
  return out
}

/** Appends the figures adjacent to a figure, friend or enemy. */
export function adjacentTo(t: Table, figure: Figure, out: Figure[]): Figure[] {
  const { front, rear } = t.state
  adjacentAt(t, figure, front[figure], out)
  return rear[figure] === OFF ? out : adjacentAt(t, figure, rear[figure], out)
}

/** Appends the enemies that engage a figure of this role on this one space. */
export function engagedAt(t: Table, figure: Figure, role: Role, space: Space, out: Figure[]): Figure[] {
  const { occupant } = t.state
  const { links, spaces } = fieldOf(t)
  const { height } = roster(t)
  for (let link = links.first[space]; link < links.first[space + 1]; link++) {
    const other = occupant[links.to[link]]
    if (other === NONE || other === figure || !areEnemies(t, role, controllerOf(t, other))) continue
    if (out.includes(other)) continue
    if (isAdjacentOver(links, link, spaces.level[space], height[figure], height[other])) out.push(other)
  }
  return out
}

/** Appends the enemies a figure is engaged with (HS-ENG-01). */
export function engagedWith(t: Table, figure: Figure, out: Figure[]): Figure[] {
  const { front, rear } = t.state
  const role = controllerOf(t, figure)
  engagedAt(t, figure, role, front[figure], out)
  return rear[figure] === OFF ? out : engagedAt(t, figure, role, rear[figure], out)
}

const scratch: Figure[] = []

export function isEngaged(t: Table, figure: Figure): boolean {
  scratch.length = 0
  return engagedWith(t, figure, scratch).length > 0
}

/** Whether nobody ever strikes at the figure when it goes (HS-BAS-17, Disengage). */
export const isUntouched = (t: Table, figure: Figure): boolean =>
  isBasic(t) || powerOf(t, roster(t).cardOf[figure], 'disengage') !== undefined
