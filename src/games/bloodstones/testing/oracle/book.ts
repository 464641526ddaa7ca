/* What the oracles read: the table as somebody sees it who has the rulebook in hand. Nothing here comes from the rules. */
import { Disagreement, type Oracle } from '../../../../engine/proof/index.ts'
import type { Content } from '../../content/content.ts'
import { TERRAIN_NAMES, UNIT_NAMES, type FactionId, type TerrainName, type UnitName } from '../../content/units.ts'
import type { Area, Role, State } from '../../rules/table/state.ts'

export type BookOracle = Oracle<State, Content>
export type Play = Parameters<BookOracle['compare']>[0]
export type Asked = Play['pending'][number]
export type { Area, Role, UnitName }

export interface Unit {
  readonly role: Role
  readonly name: UnitName
  readonly area: Area
}

function unitsWhere({ state, content }: Play, belongs: (area: Area) => boolean): Unit[] {
  const units: Unit[] = []
  state.where.forEach((area, piece) => {
    if (area < 0 || !belongs(area)) return
    const role = Math.floor(piece / content.stride)
    const type = content.factions[state.faction[role]].pieces[piece % content.stride]
    units.push({ role, name: UNIT_NAMES[type], area })
  })
  return units
}

export const unitsOnMap = (play: Play): Unit[] => unitsWhere(play, () => true)
export const unitsAt = (play: Play, area: Area): Unit[] => unitsWhere(play, (place) => place === area)
export const armyAt = (play: Play, role: Role, area: Area): Unit[] =>
  unitsAt(play, area).filter((unit) => unit.role === role)
export const enemiesAt = (play: Play, role: Role, area: Area): Unit[] =>
  unitsAt(play, area).filter((unit) => unit.role !== role)
export const hasUnit = (play: Play, role: Role, area: Area, ...names: UnitName[]): boolean =>
  armyAt(play, role, area).some(({ name }) => names.includes(name))

const mapOf = ({ state, content }: Play): Content['maps'][number] => content.maps[state.options.map]
export const areasOf = (play: Play): Area[] => mapOf(play).terrain.map((_, area) => area)
export const terrainOf = (play: Play, area: Area): TerrainName => TERRAIN_NAMES[mapOf(play).terrain[area]]
export const isSea = (play: Play, area: Area): boolean => terrainOf(play, area) === 'sea'
export const beside = (play: Play, area: Area): readonly Area[] => mapOf(play).adjacent[area]

export const villagesAt = ({ state }: Play, role: Role, area: Area): number =>
  state.villageOwner[area] === role ? state.villages[area] : 0
export const enemyVillagesAt = ({ state }: Play, role: Role, area: Area): number =>
  state.villageOwner[area] === role ? 0 : state.villages[area]
export const isEmpty = (play: Play, area: Area): boolean =>
  unitsAt(play, area).length === 0 && play.state.villages[area] === 0

export const factionOf = ({ state, content }: Play, role: Role): FactionId => content.factions[state.faction[role]].id

/** The tiles in hand one by one, in the order of the unit types. */
export const handOf = ({ state }: Play, role: Role): UnitName[] =>
  UNIT_NAMES.flatMap((name, type) => Array<UnitName>(state.hand[role * UNIT_NAMES.length + type]).fill(name))
export const valueOf = ({ state, content }: Play, role: Role, name: UnitName): number =>
  content.factions[state.faction[role]].value[UNIT_NAMES.indexOf(name)]
export const costOf = ({ state, content }: Play, role: Role, name: UnitName): number =>
  content.factions[state.faction[role]].cost[UNIT_NAMES.indexOf(name)]
export const pointsOf = (play: Play, role: Role, tiles: readonly UnitName[]): number =>
  tiles.reduce((sum, name) => sum + valueOf(play, role, name), 0)

export const isCutiecornFree = ({ state }: Play): boolean => state.options.cutiecorn && state.cutiecorn < 0

/** May such a unit of the role be in an area? (BS-MAP-10, BS-MAP-11) */
export function mayBeIn(play: Play, role: Role, name: UnitName, area: Area): boolean {
  const terrain = terrainOf(play, area)
  if (name === 'dragon') return true
  if (name === 'ship') return terrain === 'sea'
  if (terrain === 'sea') return false
  return terrain !== 'mountains' || name === 'undead' || factionOf(play, role) === 'hillFolk'
}

/** The shores of all seas that own ships join to a start: each sea on the way has an own ship and no enemy (BS-SEA-04, BS-SEA-08). */
export function shoresFrom(play: Play, role: Role, firstSeas: readonly Area[]): Set<Area> {
  const carries = (sea: Area): boolean => hasUnit(play, role, sea, 'ship') && enemiesAt(play, role, sea).length === 0
  const seas = firstSeas.filter(carries)
  for (const sea of seas)
    for (const next of beside(play, sea))
      if (isSea(play, next) && carries(next) && !seas.includes(next)) seas.push(next)
  return new Set(seas.flatMap((sea) => beside(play, sea).filter((area) => !isSea(play, area))))
}

/** What is on offer, by its keys. */
export const keysOf = (play: Play, ask: Asked): string[] =>
  play.options(ask).map((option) => ask.question.key(play, option, ask))

export const isOf = (ask: Asked, ...names: string[]): boolean => names.includes(ask.question.name)
export const argOf = <A>(ask: Asked): A => ask.arg as A

/** One comparison: the rules and the book must say the same, in whatever order. */
export function agree(oracle: string, what: string, byRules: readonly string[], byBook: readonly string[]): number {
  const [rules, book] = [byRules.toSorted().join(' '), byBook.toSorted().join(' ')]
  if (rules !== book) throw new Disagreement(oracle, `${what}: the rules say ${rules}, the book says ${book}`)
  return 1
}

/** An oracle that looks at one question after another. */
export const oracleOf = (name: string, compareAt: (play: Play, ask: Asked) => number): BookOracle => ({
  name,
  compare: (play) => play.pending.reduce((sum, ask) => sum + compareAt(play, ask), 0),
})
