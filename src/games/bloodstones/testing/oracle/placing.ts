import { UNIT_NAMES } from '../../content/units.ts'
import {
  agree,
  areasOf,
  argOf,
  armyAt,
  beside,
  costOf,
  enemiesAt,
  factionOf,
  handOf,
  hasUnit,
  isCutiecornFree,
  isEmpty,
  isOf,
  isSea,
  keysOf,
  mayBeIn,
  oracleOf,
  villagesAt,
  type Area,
  type Asked,
  type Play,
  type Role,
  type UnitName,
} from './book.ts'

const NAME = 'placing'

/** Where such a unit may be put down: as where it may stay, but dragons on land only (BS-RUL-26). */
const suits = (play: Play, role: Role, name: UnitName, area: Area): boolean =>
  mayBeIn(play, role, name, area) && !(name === 'dragon' && isSea(play, area))

const isHome = (play: Play, role: Role, area: Area): boolean =>
  villagesAt(play, role, area) > 0 || hasUnit(play, role, area, 'citadel')

/** With own units, or across the shore from them where no enemy unit is (BS-FAC-CHA-03, BS-FAC-CHA-04). */
function isNearHorde(play: Play, role: Role, area: Area): boolean {
  if (armyAt(play, role, area).length > 0) return true
  const across = beside(play, area).filter((other) => isSea(play, other) !== isSea(play, area))
  return enemiesAt(play, role, area).length === 0 && across.some((other) => armyAt(play, role, other).length > 0)
}

/** BS-PLC-02, BS-PLC-03 */
function placesFor(play: Play, role: Role, name: UnitName): Area[] {
  const fits = areasOf(play).filter((area) => suits(play, role, name, area))
  if (factionOf(play, role) === 'chaosHorde') return fits.filter((area) => isNearHorde(play, role, area))
  if (name === 'ship') return fits.filter((sea) => beside(play, sea).some((land) => isHome(play, role, land)))
  return fits.filter((area) => isHome(play, role, area))
}

/** Any empty area where the unit may stand (BS-FAC-CHA-09, BS-RUL-74). */
const waysBack = (play: Play, role: Role, name: UnitName): Area[] =>
  areasOf(play).filter((area) => isEmpty(play, area) && suits(play, role, name, area))

type Places = (play: Play, role: Role, name: UnitName) => Area[]

/** Tiles in hand that the rest of the hand can pay for and that have a place; the cutiecorn as if it were one (BS-PLC-04, BS-CUT-02). */
function placeable(play: Play, role: Role, places: Places): UnitName[] {
  const hand = handOf(play, role)
  const tiles = [...new Set(hand)].filter(
    (name) => name !== 'blank' && costOf(play, role, name) < hand.length && places(play, role, name).length > 0,
  )
  const isCutiecorn = isCutiecornFree(play) && hand.length >= 2 && places(play, role, 'cutiecorn').length > 0
  return isCutiecorn ? [...tiles, 'cutiecorn'] : tiles
}

function compareAt(play: Play, ask: Asked): number {
  const { role } = ask
  const keys = keysOf(play, ask)
  if (isOf(ask, 'placeWhere')) {
    const name = UNIT_NAMES[argOf<{ unit: number }>(ask).unit]
    return agree(NAME, `where ${name} goes`, keys, placesFor(play, role, name).map(String))
  }
  if (isOf(ask, 'reenterArea')) {
    const name = UNIT_NAMES[argOf<{ type: number }>(ask).type]
    return agree(NAME, `where ${name} comes back`, keys, waysBack(play, role, name).map(String))
  }
  if (isOf(ask, 'reenterUnit')) return agree(NAME, 'who comes back', keys, [...placeable(play, role, waysBack), 'none'])
  if (!isOf(ask, 'action')) return 0
  const byBook = placeable(play, role, placesFor).map((name) => `place:${name}`)
  return agree(NAME, 'what can be placed', keys.filter((key) => key.startsWith('place:')), byBook) // prettier-ignore
}

export const placing = oracleOf(NAME, compareAt)
