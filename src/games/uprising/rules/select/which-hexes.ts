/** Which spaces the words of the vocabulary mean. */
import type { HexSel } from '../../content/effects/selectors.ts'
import { REGION_IDS } from '../../content/names.ts'
import { areAdjacent } from '../map/adjacency.ts'
import { CAPITAL_SPACE, distanceOf, SPACES } from '../map/spaces.ts'
import { NONE, type Space, type Table } from '../table/state.ts'
import { holds } from './conditions.ts'
import { sourceOf, type Context } from './context.ts'
import { numberOf } from './numbers.ts'

/** The hex of the effect: given with it, else that of the Hero. */
export const hereOf = (t: Table, c: Context): Space =>
  c.here !== NONE ? c.here : c.you === NONE ? NONE : t.state.heroAt[c.you]

const cardOf = (c: Context): number => (sourceOf(c) === 'legion' || sourceOf(c) === 'horde' ? c.of : NONE)

/** The home hex of a faction, wherever its tile lies. */
function homeOf({ state, content }: Table, role: number): Space {
  if (role === NONE || state.faction[role] === NONE) return NONE
  return state.tile.indexOf(content.factions[state.faction[role]].home)
}

function named(t: Table, at: NonNullable<HexSel['at']>, c: Context): Space {
  const { state } = t
  switch (at) {
    case 'here':
      return hereOf(t, c)
    case 'heroHex':
      return c.you === NONE ? NONE : state.heroAt[c.you]
    case 'thisCard':
      return cardOf(c) === NONE ? NONE : state.cardAt[c.of]
    case 'target':
      return cardOf(c) === NONE ? NONE : state.target[c.of]
    case 'it':
      return c.itHex !== NONE ? c.itHex : c.itCard === NONE ? NONE : state.cardAt[c.itCard]
    case 'home':
      return homeOf(t, c.itRole !== NONE ? c.itRole : c.you)
    case 'capital':
      return CAPITAL_SPACE
  }
}

/**
 * Every space that meets the selector, in rising order; what `pick` takes of them is the verb's to ask or decide. `mover`:
 * where the piece stands that is to move, if that is no Legion or Horde.
 */
export function hexesOf(t: Table, sel: HexSel, c: Context, out: Space[], mover: Space = NONE): Space[] {
  const near = sel.adjacentTo === undefined ? undefined : hexesOf(t, sel.adjacentTo, c, [])
  if (sel.at !== undefined) {
    const space = named(t, sel.at, c)
    if (space !== NONE && meets(t, sel, c, space, near, mover)) out.push(space)
    return out
  }
  for (let space = 0; space < SPACES; space++) if (meets(t, sel, c, space, near, mover)) out.push(space)
  return out
}

function meets(
  t: Table,
  sel: HexSel,
  c: Context,
  space: Space,
  near: readonly Space[] | undefined,
  mover: Space,
): boolean {
  if (sel.region !== undefined && !isIn(t, sel.region, space)) return false
  if (near !== undefined && !near.some((other) => areAdjacent(t, other, space))) return false
  if (sel.distance !== undefined && !isAtDistance(t, sel.distance, c, space, mover)) return false
  return sel.where === undefined || holds(t, sel.where, c, space)
}

/** Covered spaces are no part of a region (UP-HEX-13). */
export const isIn = (
  { state, content }: Table,
  region: (typeof REGION_IDS)[number] | undefined,
  space: Space,
): boolean =>
  state.tile[space] === NONE && (region === undefined || content.board.region[space] === REGION_IDS.indexOf(region))

/** Where the piece that moves stands: given, or the card of the innermost loop, this card, else the hex of the effect. */
function moverOf(t: Table, c: Context, given: Space): Space {
  const { cardAt } = t.state
  if (given !== NONE) return given
  if (c.itCard !== NONE) return cardAt[c.itCard]
  return cardOf(c) === NONE ? hereOf(t, c) : cardAt[c.of]
}

function isAtDistance(
  t: Table,
  distance: NonNullable<HexSel['distance']>,
  c: Context,
  space: Space,
  given: Space,
): boolean {
  const mover = moverOf(t, c, given)
  const most = distance.is === 'within' ? numberOf(t, distance.n ?? 1, c) : 0
  return hexesOf(t, distance.from, c, []).some((from) => {
    const far = distanceOf(t, space, from)
    if (distance.is === 'within') return far <= most
    if (mover === NONE) return false
    const now = distanceOf(t, mover, from)
    if (distance.is === 'closer') return far < now
    return distance.is === 'farther' ? far > now : far <= now
  })
}
