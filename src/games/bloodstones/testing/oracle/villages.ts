import {
  agree,
  areasOf,
  argOf,
  armyAt,
  beside,
  enemiesAt,
  enemyVillagesAt,
  factionOf,
  handOf,
  hasUnit,
  isEmpty,
  isOf,
  keysOf,
  oracleOf,
  terrainOf,
  valueOf,
  villagesAt,
  type Area,
  type Asked,
  type Play,
  type Role,
} from './book.ts'

const NAME = 'villages'

/** Points for a village, to capture or to build it; none where no village can stand (BS-CAP-03, BS-VIL-02, BS-VIL-05). */
const PRICES: Readonly<Record<string, number>> = { plains: 1, forest: 1, hills: 2 }
/** BS-VIL-04 */
const ROOM: Readonly<Record<string, number>> = { plains: 2, forest: 1, hills: 1 }

const priceAt = (play: Play, area: Area): number => PRICES[terrainOf(play, area)] ?? Infinity
const roomAt = (play: Play, area: Area): number => ROOM[terrainOf(play, area)] ?? 0

/** With an own unit there (BS-CAP-02); where the table wants it so, without enemies (BS-RUL-20). */
const capturable = (play: Play, role: Role): Area[] =>
  areasOf(play).filter(
    (area) =>
      enemyVillagesAt(play, role, area) > 0 &&
      armyAt(play, role, area).length > 0 &&
      !(play.state.options.captureUncontested && enemiesAt(play, role, area).length > 0),
  )

const hasAnchor = (play: Play, role: Role, area: Area): boolean =>
  villagesAt(play, role, area) > 0 || hasUnit(play, role, area, 'citadel')

/** Areas with own villages or the citadel, and all that own units join to them (BS-VIL-08, BS-VIL-09, BS-RUL-66). */
function joined(play: Play, role: Role): Area[] {
  const reached = areasOf(play).filter((area) => hasAnchor(play, role, area))
  for (const area of reached)
    for (const next of beside(play, area))
      if (!reached.includes(next) && armyAt(play, role, next).length > 0) reached.push(next)
  return reached
}

/** Nothing of an enemy, not the own citadel, room for one more (BS-VIL-04, BS-VIL-06, BS-VIL-07). */
const isFree = (play: Play, role: Role, area: Area): boolean =>
  villagesAt(play, role, area) < roomAt(play, area) &&
  enemyVillagesAt(play, role, area) === 0 &&
  enemiesAt(play, role, area).length === 0 &&
  !hasUnit(play, role, area, 'citadel')

function buildable(play: Play, role: Role): Area[] {
  if (play.state.villageSupply[role] === 0 || factionOf(play, role) === 'chaosHorde') return []
  const areas = areasOf(play)
  // Wiped out: any empty area (BS-OUT-01).
  if (!areas.some((area) => hasAnchor(play, role, area)))
    return areas.filter((area) => roomAt(play, area) > 0 && isEmpty(play, area))
  const chain = joined(play, role)
  return areas.filter((area) => {
    const isNear = beside(play, area).some((next) => chain.includes(next))
    return isFree(play, role, area) && (isNear || villagesAt(play, role, area) === 1)
  })
}

/** Tiles that pay for at least one of the areas (BS-RUL-17). */
const tilesFor = (play: Play, role: Role, areas: readonly Area[]): string[] =>
  [...new Set(handOf(play, role))].filter((name) =>
    areas.some((area) => priceAt(play, area) <= valueOf(play, role, name)),
  )

function compareTile(play: Play, ask: Asked, areas: readonly Area[], mayDecline: boolean): number {
  const tiles = tilesFor(play, ask.role, areas)
  return agree(NAME, ask.question.name, keysOf(play, ask), mayDecline ? [...tiles, 'none'] : tiles)
}

function compareVillage(play: Play, ask: Asked, areas: readonly Area[]): number {
  const { points, first } = argOf<{ points: number; first: boolean }>(ask)
  const within = areas.filter((area) => priceAt(play, area) <= points).map(String)
  const prices = play.options(ask).flatMap((option) => {
    const { data } = ask.question.describe(play, option, ask)
    return data === undefined ? [] : [`${option}:${(data as { cost: number }).cost}`]
  })
  return (
    agree(NAME, ask.question.name, keysOf(play, ask), first ? within : [...within, 'stop']) +
    agree(NAME, 'prices', prices, within.map((area) => `${area}:${priceAt(play, Number(area))}`)) // prettier-ignore
  )
}

/** The Chaos Horde captures once among its actions (BS-FAC-CHA-05). */
function compareAction(play: Play, ask: Asked): number {
  const { captured } = argOf<{ captured?: number }>(ask)
  const mayCapture = factionOf(play, ask.role) === 'chaosHorde' && captured !== 1
  const tiles = tilesFor(play, ask.role, capturable(play, ask.role))
  const keys = keysOf(play, ask).filter((key) => key === 'capture')
  return agree(NAME, 'capturing as an action', keys, mayCapture && tiles.length > 0 ? ['capture'] : [])
}

export const villages = oracleOf(NAME, (play, ask) => {
  const { role } = ask
  if (isOf(ask, 'captureTile'))
    return compareTile(play, ask, capturable(play, role), factionOf(play, role) !== 'chaosHorde')
  if (isOf(ask, 'buildTile')) return compareTile(play, ask, buildable(play, role), true)
  if (isOf(ask, 'captureVillage')) return compareVillage(play, ask, capturable(play, role))
  if (isOf(ask, 'buildVillage')) return compareVillage(play, ask, buildable(play, role))
  return isOf(ask, 'action') ? compareAction(play, ask) : 0
})
