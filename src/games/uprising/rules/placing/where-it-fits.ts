/** Where Nemesis pieces can go: conditions first, then the fallbacks (UP-PLC-02 to -13, UP-RUL-72 to -75). */
import type { HexSel } from '../../content/effects/selectors.ts'
import { GARRISON_LEVELS } from '../../content/names.ts'
import { hasChaos, hasEmpire, isEmpty } from '../map/pieces.ts'
import { garrisonsLeft, skeletonsLeft } from '../map/reserve.ts'
import { CAPITAL_SPACE, SPACES } from '../map/spaces.ts'
import type { Context } from '../select/context.ts'
import { hexesOf } from '../select/which-hexes.ts'
import { NONE, printed, type Space, type Table } from '../table/state.ts'

export type PlacedKind = 'garrison' | 'skeleton' | 'legion' | 'horde'

/** Fewer than 3, and the piece of the next level is there (UP-HEX-05, UP-RUL-75). */
export function garrisonFits(t: Table, space: Space): boolean {
  const level = t.state.garrison[space] + 1
  return level <= GARRISON_LEVELS && garrisonsLeft(t, level) > 0
}

/** A third one needs a Horde to become (UP-RUL-67). */
export function skeletonFits(t: Table, space: Space): boolean {
  const { state, content } = t
  return skeletonsLeft(t) > 0 && (state.skeletons[space] < content.setup.skeletonsPerHex || state.hordesLeft > 0)
}

/** Capital, regions and marked face-up tiles; a face-down tile has none (UP-HEX-21, UP-RUL-48). */
export function hasX(t: Table, space: Space): boolean {
  const tile = t.state.tile[space]
  return tile === NONE || (tile >= 0 && printed(t).hexes[tile].hasX)
}

function fits(t: Table, kind: PlacedKind, space: Space): boolean {
  if (kind === 'garrison') return garrisonFits(t, space)
  return kind !== 'skeleton' || skeletonFits(t, space)
}

const spacesWhere = (t: Table, is: (space: Space) => boolean): Space[] => {
  const out: Space[] = []
  for (let space = 0; space < SPACES; space++) if (is(space)) out.push(space)
  return out
}

/** Empty, and for a Garrison without X (UP-PLC-04, UP-RUL-73). */
const isFree = (t: Table, kind: PlacedKind, space: Space): boolean =>
  isEmpty(t.state, space) && fits(t, kind, space) && (kind !== 'garrison' || !hasX(t, space))

/** Units of the same faction; for a Horde also a Curse (UP-PLC-13). */
function isWithOwn(t: Table, kind: PlacedKind, space: Space): boolean {
  if (!fits(t, kind, space)) return false
  if (kind === 'garrison' || kind === 'legion') return hasEmpire(t.state, space)
  return hasChaos(t.state, space) || (kind === 'horde' && t.state.curse[space] > 0)
}

/** UP-PLC-13, UP-RUL-74: a Skeleton or a Curse. */
const isHaunted = ({ state }: Table, space: Space): boolean => state.skeletons[space] > 0 || state.curse[space] > 0

/** UP-PLC-02, UP-RUL-73: first empty hexes, then own ones; the first edition leaves the choice between both. */
const fallbacksFor = (t: Table, kind: PlacedKind): Space[] =>
  t.state.options.placementFallback === 'free'
    ? spacesWhere(t, (space) => isFree(t, kind, space) || isWithOwn(t, kind, space))
    : inOrder(t, kind)

/** For a Horde, Skeletons and Curses come before other Hordes (UP-PLC-13). */
function inOrder(t: Table, kind: PlacedKind): Space[] {
  const free = spacesWhere(t, (space) => isFree(t, kind, space))
  if (free.length > 0) return free
  const haunted = kind === 'horde' ? spacesWhere(t, (space) => isHaunted(t, space)) : []
  return haunted.length > 0 ? haunted : spacesWhere(t, (space) => isWithOwn(t, kind, space))
}

/** UP-RUL-74: before leaving the region, a hex of it with a Skeleton or a Curse. */
function inRegion(t: Table, kind: PlacedKind, { region }: HexSel, c: Context): Space[] {
  if (region === undefined || (kind !== 'horde' && kind !== 'skeleton')) return []
  return hexesOf(t, { pick: 'each', region }, c, []).filter((space) => isHaunted(t, space) && fits(t, kind, space))
}

/**
 * Where a piece may go by a selector and its fallbacks, in the order of preference: the first list that is not empty. A
 * selector that names one hex never relocates (UP-RUL-72). Without a selector: the Capital for a Legion (UP-LEG-02), an empty
 * hex first for a Horde in both editions (UP-PLC-13).
 */
export function placesFor(t: Table, kind: PlacedKind, at: HexSel | undefined, c: Context): Space[] {
  if (at === undefined && kind === 'legion') return [CAPITAL_SPACE]
  if (at === undefined) return kind === 'horde' ? inOrder(t, kind) : fallbacksFor(t, kind)
  const wanted = hexesOf(t, at, c, []).filter((space) => fits(t, kind, space))
  if (wanted.length > 0 || at.at !== undefined || at.fallback === 'none') return wanted
  const near = inRegion(t, kind, at, c)
  return near.length > 0 ? near : fallbacksFor(t, kind)
}

/** "With other Skeletons": one or two are there; where it can join none, an empty hex (UP-PLC-07, UP-PLC-09, UP-RUL-67). */
export function placesWithSkeletons(t: Table): Space[] {
  const { skeletons } = t.state
  const some = spacesWhere(t, (space) => skeletons[space] > 0 && skeletonFits(t, space))
  return some.length > 0 ? some : spacesWhere(t, (space) => isFree(t, 'skeleton', space))
}

/** UP-SKE-08: without a Skeleton in the reserve, those of a hex become a Horde; only if there is one (UP-RUL-67). */
export const placesToConvert = (t: Table): Space[] =>
  t.state.hordesLeft === 0 ? [] : spacesWhere(t, (space) => t.state.skeletons[space] > 0)

/** UP-CAP-03: where a fourth Garrison of the Capital goes. */
export function placesOfOverflow(t: Table): Space[] {
  const free = spacesWhere(t, (space) => isFree(t, 'garrison', space))
  if (free.length > 0) return free
  return spacesWhere(t, (space) => t.state.garrison[space] > 0 && garrisonFits(t, space))
}
