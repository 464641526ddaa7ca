import { CASTLE, UNIT_TYPES } from '../../content/units.ts'
import { hasWayOut } from '../actions/move.ts'
import { canPlace } from '../actions/place.ts'
import { isChaosHorde } from '../factions/factions.ts'
import { canReenter, hasUnits } from '../factions/reenter.ts'
import { army, isContested, isEmpty } from '../table/pieces.ts'
import { mapOf, type Area, type Role, type Table } from '../table/state.ts'
import { isCapturable } from '../turn/capture.ts'
import { mayDraw } from '../turn/draw.ts'
import { canUndeadLeave } from '../turn/undead.ts'
import { isWipedOut } from '../turn/villages.ts'

/** As things stand no tile can ever be used, none is drawn, and so the supply marker stays (BS-RUL-74, BS-RUL-88). */
export const isLockedOut = (t: Table, role: Role): boolean =>
  !mayDraw(t, role) && (isChaosHorde(t, role) ? isHordeLockedOut(t, role) : isFactionLockedOut(t, role))

const isFactionLockedOut = (t: Table, role: Role): boolean =>
  isWipedOut(t, role) && !canBuild(t, role) && !canUnitsAct(t, role)

/** Nothing in hand can come back, or join a ship that goes nowhere. */
const isHordeLockedOut = (t: Table, role: Role): boolean =>
  hasUnits(t, role) ? !canUnitsAct(t, role) && !canPlace(t, role) : !canReenter(t, role)

/** A village left, and an empty plains, forest or hills area (BS-RUL-73). */
function canBuild(t: Table, role: Role): boolean {
  if (t.state.villageSupply[role] === 0) return false
  const { terrain, areaCount } = mapOf(t)
  for (let area = 0; area < areaCount; area++)
    if (t.content.villageMax[terrain[area]] > 0 && isEmpty(t, area)) return true
  return false
}

const units: number[] = new Array<number>(UNIT_TYPES).fill(0)

/** Is there a unit other than a castle that can fight, capture or go anywhere? */
function canUnitsAct(t: Table, role: Role): boolean {
  const { presence } = t.state
  for (let area = 0; area < presence.length; area++) {
    if ((presence[area] & (1 << role)) === 0) continue
    army(t, role, area, units)
    if (units.some((n, type) => n > 0 && type !== CASTLE) && canActIn(t, role, area)) return true
  }
  return false
}

const canActIn = (t: Table, role: Role, area: Area): boolean =>
  isContested(t, area) || isCapturable(t, area, role) || hasWayOut(t, role, area) || canUndeadLeave(t, role, [], area)
