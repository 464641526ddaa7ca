/** Which hexes are adjacent for whom (UP-HEX-18, UP-HEX-19, UP-HEX-26 to -28, UP-RUL-43 to -45). */
import type { MODIFIED_PIECES } from '../content/effects/modifiers.ts'
import { eachModifier, hasModifiers } from './modifiers.ts'
import { hexesOf } from './select/hexes.ts'
import { sourceOf, type Context } from './context.ts'
import { neighbourIn, SPACES } from './spaces.ts'
import { NONE, printed, type Space, type Table } from './state.ts'

/** Who wants to know: Heroes cross impassable edges, Units of players and Nemesis do not. */
export type Walker = 'hero' | 'unit' | 'legion' | 'horde' | 'skeleton'

const DIRECTIONS = 6
type ModifiedPiece = (typeof MODIFIED_PIECES)[number]
const PIECES: Readonly<Record<Walker, ModifiedPiece>> = {
  hero: 'heroes',
  unit: 'playerUnits',
  legion: 'legions',
  horde: 'hordes',
  skeleton: 'skeletons',
}

/** The impassable edges of a face-up tile as it lies; also under a Curse (UP-CUR-07). */
function showsEdge(t: Table, space: Space, direction: number): boolean {
  const tile = t.state.tile[space]
  if (tile < 0) return false
  const { edges } = printed(t).hexes[tile]
  return ((edges >> ((direction - t.state.rotation[space] + DIRECTIONS) % DIRECTIONS)) & 1) === 1
}

/** An edge is impassable if either hex shows it there; face-down tiles show none. */
export function isImpassable(t: Table, from: Space, direction: number): boolean {
  if (showsEdge(t, from, direction)) return true
  const other = neighbourIn(t, from, direction)
  return other !== NONE && showsEdge(t, other, (direction + 3) % DIRECTIONS)
}

/** Whether the Units of a role may cross impassable edges. */
function crosses(t: Table, walker: Walker, who: number): boolean {
  if (walker === 'hero') return true
  if (walker !== 'unit' || !hasModifiers(t, 'crossImpassable')) return false
  let may = false
  eachModifier(t, 'crossImpassable', (_, c) => (may ||= c.you === who))
  return may
}

/**
 * Every space to which a piece of this kind on `from` can go in one step, Sea Towers and card modifiers included. `who` is
 * the role of a Hero or Unit, the card of a Legion or Horde.
 */
export function adjacentFor(t: Table, walker: Walker, from: Space, out: Space[], who: number = NONE): Space[] {
  if (isAdjacentToAll(t, walker, from, who)) {
    for (let space = 0; space < SPACES; space++) if (space !== from) out.push(space)
    return out
  }
  const isFree = crosses(t, walker, who)
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const space = neighbourIn(t, from, direction)
    if (space !== NONE && (isFree || !isImpassable(t, from, direction))) out.push(space)
  }
  addFarAdjacent(t, walker, from, out, who)
  return out
}

/** Whether a modifier speaks of this piece: on a hex, of the pieces there; on a Legion or Horde, of itself. */
function speaksOf(
  t: Table,
  pieces: readonly ModifiedPiece[],
  c: Context,
  walker: Walker,
  from: Space,
  who: number,
): boolean {
  if (sourceOf(c) !== 'hex')
    return pieces.includes('self') && c.of === who && (walker === 'legion' || walker === 'horde')
  if (c.here !== from || !pieces.includes(PIECES[walker])) return false
  return walker === 'hero' || walker === 'unit' || t.state.options.seaTowerForNemesis === 1
}

/** A piece on a face-up Sea Tower (UP-HEX-27, UP-HEX-28, UP-RUL-44). */
export function isAdjacentToAll(t: Table, walker: Walker, from: Space, who: number = NONE): boolean {
  if (!hasModifiers(t, 'adjacentToAll')) return false
  let isTo = false
  eachModifier(t, 'adjacentToAll', ({ pieces }, c) => (isTo ||= speaksOf(t, pieces, c, walker, from, who)))
  return isTo
}

function addFarAdjacent(t: Table, walker: Walker, from: Space, out: Space[], who: number): void {
  if (!hasModifiers(t, 'adjacentTo')) return
  eachModifier(t, 'adjacentTo', ({ pieces, hexes }, c) => {
    if (!speaksOf(t, pieces, c, walker, from, who)) return
    for (const space of hexesOf(t, hexes, c, [])) if (space !== from && !out.includes(space)) out.push(space)
  })
}

/** Whether a piece there is adjacent to a hex by a Sea Tower or a card, wherever the hex lies (one-way, UP-RUL-44). */
export function isFarAdjacent(t: Table, walker: Walker, from: Space, to: Space): boolean {
  if (from === to) return false
  if (isAdjacentToAll(t, walker, from)) return true
  const far: Space[] = []
  addFarAdjacent(t, walker, from, far, NONE)
  return far.includes(to)
}

/** "Adjacent" in effects: by edges (less impassable ones, by the edition). Sea Towers speak of pieces, see `piecesOf`. */
export function areAdjacent(t: Table, a: Space, b: Space): boolean {
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    if (neighbourIn(t, a, direction) !== b) continue
    return t.state.options.impassableBreaksAdjacency === 0 || !isImpassable(t, a, direction)
  }
  return false
}
