import { both, only, without } from '../../../../engine/index.ts'
import { BLANK, CASTLE, CITADEL, CUTIECORN, DRAGON, SEA, SHIP, UNDEAD, UNIT_TYPES } from '../../content/units.ts'
import { isHillFolk } from '../factions/factions.ts'
import { factionOf, firstPiece, mapOf, NONE, type Area, type Role, type Table, type UnitType } from './state.ts'

// Units on the map

export const unitsIn = (t: Table, area: Area, role: Role): number => t.state.unitCount[area * t.state.roles + role]

/** Counts the role's units in an area by type, into `out` (BS-BAT-04: every unit counts). */
export function army(t: Table, role: Role, area: Area, out: number[] = new Array<number>(UNIT_TYPES)): number[] {
  for (let i = 0; i < UNIT_TYPES; i++) out[i] = 0
  if (unitsIn(t, area, role) === 0) return out
  const { where } = t.state
  const types = factionOf(t, role).pieces
  const first = firstPiece(t, role)
  for (let i = 0; i < types.length; i++) if (where[first + i] === area) out[types[i]]++
  return out
}

/** How many units of a type a role has in an area. */
export function countOf(t: Table, role: Role, area: Area, type: UnitType): number {
  if (unitsIn(t, area, role) === 0) return 0
  const { where } = t.state
  const types = factionOf(t, role).pieces
  const first = firstPiece(t, role)
  let n = 0
  for (let i = 0; i < types.length; i++) if (types[i] === type && where[first + i] === area) n++
  return n
}

export const has = (t: Table, role: Role, area: Area, type: UnitType): boolean => countOf(t, role, area, type) > 0

/** Units of any other player are there (villages are never units, BS-TIL-09). */
export const hasEnemyUnits = (t: Table, area: Area, role: Role): boolean =>
  (t.state.presence[area] & ~(1 << role)) !== 0

/** Units of two or more players are there (BS-MAP-08). */
export const isContested = (t: Table, area: Area): boolean => {
  const present = t.state.presence[area]
  return (present & (present - 1)) !== 0
}

/** No units and no villages of anyone (BS-MAP-09). */
export const isEmpty = (t: Table, area: Area): boolean => t.state.presence[area] === 0 && t.state.villages[area] === 0

export const isSea = (t: Table, area: Area): boolean => mapOf(t).terrain[area] === SEA

export const villagesOf = (t: Table, area: Area, role: Role): number =>
  t.state.villageOwner[area] === role ? t.state.villages[area] : 0

/** Castles and citadels never move, retreat or flee (BS-MOV-09, BS-RET-19). */
export const isMobile = (type: UnitType): boolean => type !== CASTLE && type !== CITADEL && type !== BLANK

export function citadelArea(t: Table, role: Role): Area {
  const piece = pieceOf(t, role, CITADEL)
  return piece < 0 ? NONE : t.state.where[piece]
}

/** The first piece of a type, or −1 where the faction has none. */
function pieceOf(t: Table, role: Role, type: UnitType): number {
  const i = factionOf(t, role).pieces.indexOf(type)
  return i < 0 ? -1 : firstPiece(t, role) + i
}

/** Which terrain a unit may enter and stay in by its own means (BS-MAP-10, BS-MAP-11, BS-MAP-12, BS-SEA-02); dragons any (BS-FAC-DRA-02, BS-FAC-DRA-03, BS-MOV-12). */
export function stepCost(t: Table, role: Role, type: UnitType, area: Area): number {
  const terrain = mapOf(t).terrain[area]
  if (type === DRAGON) return t.content.dragonMoveCost
  if (type === SHIP) return terrain === SEA ? t.content.moveCost[SEA] : -1
  if (terrain === SEA) return -1
  if (type === UNDEAD) return 0
  return moveCosts(t, role)[terrain]
}

/** Movement costs by terrain (BS-MOV-04, BS-FAC-HIL-01, BS-FAC-HIL-02). */
export const moveCosts = (t: Table, role: Role): readonly number[] =>
  isHillFolk(t, role) ? t.content.hillFolkMoveCost : t.content.moveCost

/** May a unit be in this area at all? */
export const mayEnter = (t: Table, role: Role, type: UnitType, area: Area): boolean =>
  stepCost(t, role, type, area) >= 0

// Putting and taking pieces: the only places that write `where`, `unitCount` and `presence`

/** Puts one piece of a type that is off the map into an area: a unit from now on (BS-TIL-02), among any number (BS-MAP-07). */
export function put(t: Table, role: Role, type: UnitType, area: Area): void {
  shift(t, role, type, NONE, area)
}

/** Takes one unit of a type off the map. Where it goes next is the caller's business. */
export function takeOff(t: Table, role: Role, type: UnitType, area: Area): void {
  shift(t, role, type, area, NONE)
}

/** Moves one unit of a type from an area to another. */
export function shift(t: Table, role: Role, type: UnitType, from: Area, to: Area): void {
  const { where } = t.state
  const types = factionOf(t, role).pieces
  const first = firstPiece(t, role)
  for (let i = 0; i < types.length; i++) {
    if (types[i] !== type || where[first + i] !== from) continue
    where[first + i] = to
    if (from !== NONE) recount(t, from, role, -1)
    if (to !== NONE) recount(t, to, role, 1)
    return
  }
  throw new Error(`no ${type} of role ${role} at ${from}`)
}

function recount(t: Table, area: Area, role: Role, change: number): void {
  const s = t.state
  const at = area * s.roles + role
  s.unitCount[at] += change
  if (s.unitCount[at] === 0) s.presence[area] = without(s.presence[area], role)
  else s.presence[area] = both(s.presence[area], only(role))
}

/** Pieces of a type that are not on the map: for undead (BS-UND-09) and the cutiecorn, their supply. */
export function offMap(t: Table, role: Role, type: UnitType): number {
  return t.state.faction[role] < 0 ? 0 : countOffMap(t, role, type)
}

function countOffMap(t: Table, role: Role, type: UnitType): number {
  const { where } = t.state
  const types = factionOf(t, role).pieces
  const first = firstPiece(t, role)
  let n = 0
  for (let i = 0; i < types.length; i++) if (types[i] === type && where[first + i] === NONE) n++
  return n
}

/**
 * Destroys a unit (BS-TIL-07): it goes to its owner's discard pile; undead go back to their supply, a citadel leaves the
 * game (the winner of the battle takes it), the cutiecorn lies beside the map again (BS-RUL-81).
 */
export function destroy(t: Table, role: Role, type: UnitType, area: Area): void {
  takeOff(t, role, type, area)
  if (type === CUTIECORN) t.state.cutiecorn = NONE
  else if (type !== UNDEAD && type !== CITADEL) t.state.discard[role * UNIT_TYPES + type]++
}
