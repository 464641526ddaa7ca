/** Which hexes are adjacent for whom (UP-HEX-18, UP-HEX-19, UP-HEX-26 to -28, UP-RUL-43 to -45). */
import type { MODIFIED_PIECES, Modifier } from '../../content/effects/modifiers.ts'
import { eachModifier, hasModifiers } from '../cards/modifiers.ts'
import { fightingRole } from '../combat/combat-group.ts'
import { holds } from '../select/conditions.ts'
import { contextOf, type Context } from '../select/context.ts'
import { hexesOf } from '../select/which-hexes.ts'
import { NONE, printed, type Space, type Table } from '../table/state.ts'
import { neighbourIn, SPACES } from './spaces.ts'

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

type Far = Extract<Modifier, { readonly rule: 'adjacentToAll' | 'adjacentTo' }>

/** The player for whom tiles and Nemesis cards speak: whose Units fight. */
const youOf = ({ state }: Table): number => (state.combat === undefined ? NONE : fightingRole(state.combat))

/** Whether such a modifier is among these, speaks of this kind of piece, and holds now. */
function first<K extends Far['rule']>(
  t: Table,
  modifiers: readonly Modifier[],
  rule: K,
  piece: ModifiedPiece,
  contextNow: () => Context,
): [Extract<Far, { readonly rule: K }>, Context] | undefined {
  for (const modifier of modifiers) {
    if (modifier.rule !== rule || !(modifier as Far).pieces.includes(piece)) continue
    const context = contextNow()
    if (modifier.while === undefined || holds(t, modifier.while, context))
      return [modifier as Extract<Far, { readonly rule: K }>, context]
  }
  return undefined
}

/** The first edition's Sea Towers do not know the Nemesis (UP-HEX-28); other tiles mean whom they name. */
const speaksTo = (t: Table, walker: Walker, tile: number): boolean =>
  walker === 'hero' ||
  walker === 'unit' ||
  t.state.options.seaTowerForNemesis === 1 ||
  printed(t).hexes[tile].kind !== 'seaTower'

/** On a face-up tile: of the pieces there; on a Legion or Horde: of itself. */
function farModifier<K extends Far['rule']>(
  t: Table,
  rule: K,
  walker: Walker,
  from: Space,
  who: number,
): [Extract<Far, { readonly rule: K }>, Context] | undefined {
  const tile = t.state.tile[from]
  if (tile >= 0 && printed(t).hexes[tile].ongoing.length > 0 && speaksTo(t, walker, tile)) {
    const contextNow = (): Context => contextOf('hex', tile, { here: from, you: youOf(t) })
    const found = first(t, printed(t).hexes[tile].ongoing, rule, PIECES[walker], contextNow)
    if (found !== undefined) return found
  }
  if (who === NONE || (walker !== 'legion' && walker !== 'horde')) return undefined
  if (printed(t).nemesis[who].modifiers.length === 0) return undefined
  const contextNow = (): Context => contextOf(walker, who, { here: from, you: youOf(t) })
  return first(t, printed(t).nemesis[who].modifiers, rule, 'self', contextNow)
}

/** A piece on a face-up Sea Tower (UP-HEX-27, UP-HEX-28, UP-RUL-44). */
export const isAdjacentToAll = (t: Table, walker: Walker, from: Space, who: number = NONE): boolean =>
  farModifier(t, 'adjacentToAll', walker, from, who) !== undefined

function addFarAdjacent(t: Table, walker: Walker, from: Space, out: Space[], who: number): void {
  const found = farModifier(t, 'adjacentTo', walker, from, who)
  if (found === undefined) return
  const [{ hexes }, context] = found
  for (const space of hexesOf(t, hexes, context, [])) if (space !== from && !out.includes(space)) out.push(space)
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
