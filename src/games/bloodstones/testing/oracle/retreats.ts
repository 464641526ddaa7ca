import {
  agree,
  areasOf,
  argOf,
  armyAt,
  beside,
  factionOf,
  hasUnit,
  isEmpty,
  isOf,
  isSea,
  keysOf,
  mayBeIn,
  oracleOf,
  shoresFrom,
  villagesAt,
  type Area,
  type Asked,
  type Play,
  type Role,
  type UnitName,
} from './book.ts'

const NAME = 'retreats'

/** Empty or with an own unit or village, and not one that was left in this turn (BS-RET-10, BS-RET-21). */
const isAllowed = (play: Play, role: Role, from: Area, area: Area): boolean =>
  area !== from &&
  !play.state.fledFrom[role].includes(area) &&
  (isEmpty(play, area) || armyAt(play, role, area).length > 0 || villagesAt(play, role, area) > 0)

interface Ways {
  readonly byBorder: boolean
  readonly byShip: boolean
}

/** Does a unit get there? Ships are not carried (BS-RET-17, BS-RUL-61). */
const goes = (play: Play, role: Role, name: UnitName, area: Area, { byBorder, byShip }: Ways): boolean =>
  mayBeIn(play, role, name, area) && (byBorder || (byShip && name !== 'ship'))

/** Where an army may go: where all can if there is such an area, else where some can (BS-RET-16, BS-RUL-56). */
function destinations(play: Play, role: Role, from: Area, army: readonly UnitName[], open: Ways): Area[] {
  const seas = beside(play, from).filter((area) => isSea(play, area))
  const shores = shoresFrom(play, role, seas)
  const taken = areasOf(play)
    .filter((area) => isAllowed(play, role, from, area))
    .map((area) => {
      const ways = {
        byBorder: open.byBorder && beside(play, from).includes(area),
        byShip: open.byShip && shores.has(area),
      }
      return { area, going: army.filter((name) => goes(play, role, name, area, ways)).length }
    })
    .filter(({ going }) => going > 0)
  const whole = taken.filter(({ going }) => going === army.length)
  return (whole.length > 0 ? whole : taken).map(({ area }) => area)
}

/** Castles and citadels stay; the cutiecorn does not flee (BS-RET-19, BS-CUT-09). */
const leaversAt = (play: Play, role: Role, area: Area, ...staying: UnitName[]): UnitName[] =>
  armyAt(play, role, area)
    .map(({ name }) => name)
    .filter((name) => name !== 'castle' && name !== 'citadel' && !staying.includes(name))

/** The cutiecorn is cavalry (BS-CUT-05). */
const cavalryAt = (play: Play, role: Role, area: Area): number =>
  armyAt(play, role, area).filter(({ name }) => name === 'cavalry' || name === 'cutiecorn').length

/** Against Corsairs beside a ship of theirs one more than they have (BS-RET-04, BS-RET-09, BS-RUL-62). */
function hasCavalry(play: Play, role: Role, attacker: Role, area: Area): boolean {
  if (hasUnit(play, role, area, 'dragon')) return true
  const isCoastal =
    factionOf(play, attacker) === 'corsairs' &&
    !isSea(play, area) &&
    beside(play, area).some((sea) => isSea(play, sea) && hasUnit(play, attacker, sea, 'ship'))
  return cavalryAt(play, role, area) >= cavalryAt(play, attacker, area) + (isCoastal ? 1 : 0)
}

/** Where the defender may retreat to; nowhere from an own castle or citadel, nor from a dragon (BS-RET-06, BS-RET-07). */
function retreatsFrom(play: Play, role: Role, attacker: Role, area: Area): Area[] {
  if (hasUnit(play, role, area, 'castle', 'citadel') || hasUnit(play, attacker, area, 'dragon')) return []
  const byBorder = hasCavalry(play, role, attacker, area)
  const byShip = byBorder || factionOf(play, role) === 'corsairs'
  return destinations(play, role, area, leaversAt(play, role, area), { byBorder, byShip })
}

const EVERY_WAY: Ways = { byBorder: true, byShip: true }

function compareAt(play: Play, ask: Asked): number {
  const { role } = ask
  if (isOf(ask, 'fleeTo')) {
    const { area } = argOf<{ area: Area }>(ask)
    const byBook = destinations(play, role, area, leaversAt(play, role, area, 'cutiecorn'), EVERY_WAY)
    return agree(NAME, `flight from ${area}`, keysOf(play, ask), byBook.map(String))
  }
  if (!isOf(ask, 'retreat', 'retreatTo')) return 0
  const { area, attacker } = argOf<{ area: Area; attacker: Role }>(ask)
  const byBook = retreatsFrom(play, role, attacker, area)
  if (isOf(ask, 'retreatTo')) return agree(NAME, `retreat from ${area}`, keysOf(play, ask), byBook.map(String))
  return agree(NAME, `may retreat from ${area}`, keysOf(play, ask), byBook.length > 0 ? ['stay', 'retreat'] : [])
}

export const retreats = oracleOf(NAME, compareAt)
