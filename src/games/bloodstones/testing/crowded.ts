import { fastSource, type FastSource } from '../../../engine/index.ts'
import { defaultContent, type GameMap } from '../content/content.ts'
import { DESERT, FACTION_IDS, HILLS, MOUNTAINS, PLAINS, SEA, UNIT_NAMES, type UnitName } from '../content/units.ts'
import type { Area, Role } from '../rules/table/state.ts'
import { positionMatch, unit, type BloodstonesMatch } from './position.ts'

type Placed = [UnitName, Area]

const isOneIn = (source: FastSource, n: number): boolean => source.below(n) === 0
export const oneOf = <T>(source: FastSource, list: readonly T[]): T => list[source.below(list.length)]

/** Some areas around one of them. */
function cornerOf({ adjacent, areaCount }: GameMap, source: FastSource): Area[] {
  const size = 4 + source.below(20)
  const corner = [source.below(areaCount)]
  for (const area of corner)
    for (const next of adjacent[area]) if (!corner.includes(next) && corner.length < size) corner.push(next)
  return corner
}

function mayStand(name: UnitName, terrain: number, isHillFolk: boolean): boolean {
  if (name === 'dragon') return true
  if (name === 'ship' || terrain === SEA) return name === 'ship' && terrain === SEA
  if (terrain === MOUNTAINS) return name === 'undead' || (isHillFolk && name !== 'citadel')
  return terrain !== DESERT || name !== 'citadel'
}

/** Units of a role at random in the corner; the cutiecorn comes later. */
function armies(role: Role, shift: number, map: GameMap, corner: readonly Area[], source: FastSource): Placed[] {
  const faction = defaultContent().factions[(role + shift) % FACTION_IDS.length]
  const density = 1 + source.below(4)
  return faction.pieces.flatMap((type): Placed[] => {
    const [name, area] = [UNIT_NAMES[type], oneOf(source, corner)]
    const isLeftOut = name === 'cutiecorn' || source.below(5) >= density
    return isLeftOut || !mayStand(name, map.terrain[area], faction.id === 'hillFolk') ? [] : [[name, area]]
  })
}

function handOf(role: Role, shift: number, placed: readonly Placed[], source: FastSource): UnitName[] {
  const { count } = defaultContent().factions[(role + shift) % FACTION_IDS.length]
  const tiles = UNIT_NAMES.slice(0, unit('undead')).flatMap((name, type) => {
    const onMap = placed.filter(([other]) => other === name).length
    return Array<UnitName>(count[type] - onMap).fill(name)
  })
  return Array.from(
    { length: Math.min(source.below(9), tiles.length) },
    () => tiles.splice(source.below(tiles.length), 1)[0],
  )
}

const each = <T>(roles: number, of: (role: Role) => T): Record<Role, T> =>
  Object.fromEntries(Array.from({ length: roles }, (_, role) => [role, of(role)]))

/** A made-up position in which armies of all factions crowd a corner of a map: what random games seldom come to. */
export function crowded(seed: string): BloodstonesMatch {
  const source = fastSource(seed)
  const { maps } = defaultContent()
  const index = source.below(maps.length)
  const map = maps[index]
  const roles = 2 + source.below(5)
  const shift = source.below(FACTION_IDS.length)
  const corner = cornerOf(map, source)
  const units = each(roles, (role) => armies(role, shift, map, corner, source))
  const hands = each(roles, (role) => handOf(role, shift, units[role], source))
  const owner = corner.map((area) => (map.terrain[area] <= HILLS && isOneIn(source, 3) ? source.below(roles) : -1))
  const hasVillages = (role: Role): boolean => FACTION_IDS[(role + shift) % FACTION_IDS.length] !== 'chaosHorde'
  const villages = each(roles, (role) =>
    corner.flatMap((area, i): [Area, number][] =>
      owner[i] === role && hasVillages(role) ? [[area, map.terrain[area] === PLAINS ? 1 + source.below(2) : 1]] : [],
    ),
  )
  const friend = units[0].find(([name, area]) => name !== 'dragon' && map.terrain[area] < MOUNTAINS)
  if (friend !== undefined && isOneIn(source, 2)) units[0].push(['cutiecorn', friend[1]])
  return positionMatch(
    {
      factions: Array.from({ length: roles }, (_, role) => FACTION_IDS[(role + shift) % FACTION_IDS.length]),
      units,
      hands,
      villages,
      active: source.below(roles),
      options: { map: index, cutiecorn: true, freeOverpay: isOneIn(source, 3), captureUncontested: isOneIn(source, 2) },
      arrange: (state) => state.fledFrom.forEach((areas) => isOneIn(source, 3) && areas.push(oneOf(source, corner))),
    },
    [],
    fastSource(`${seed}/chance`),
  )
}
