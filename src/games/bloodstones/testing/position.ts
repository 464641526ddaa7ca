import { type ChanceSource, fastSource, Match } from '../../../engine/index.ts'
import { choose, question } from '../../../kit/testing/asking.ts'
import { type Content, defaultContent, type GameMap } from '../content/content.ts'
import { SEA, TERRAIN_NAMES, UNIT_NAMES, type FactionId, type TerrainName, type UnitName } from '../content/units.ts'
import { bloodstones } from '../index.ts'
import { put } from '../rules/table/pieces.ts'
import { emptyState, UNIT_TYPES, type Area, type Role, type State, type TableOptions } from '../rules/table/state.ts'

export {
  asked,
  choose,
  loaded,
  offered,
  question,
  reasonsFor,
  refusedBy,
  shown,
  view,
} from '../../../kit/testing/asking.ts'

export type BloodstonesMatch = Match<State, Content>

/** A map made for one test: terrain by area id, and which areas touch. */
export interface TestMap {
  readonly terrain: readonly TerrainName[]
  readonly links: readonly (readonly [Area, Area])[]
}

/** What lies on the table. Everything not named is in the bags. */
export interface Position {
  readonly factions: readonly FactionId[]
  readonly map?: TestMap
  /** By role: `[unit, area]` or `[unit, area, count]`. */
  readonly units?: Readonly<Record<Role, readonly (readonly [UnitName, Area, number?])[]>>
  /** By role: `[area, count]`. */
  readonly villages?: Readonly<Record<Role, readonly (readonly [Area, number])[]>>
  readonly hands?: Readonly<Record<Role, readonly UnitName[]>>
  /** By role: tiles already in the discard pile. */
  readonly discards?: Readonly<Record<Role, readonly UnitName[]>>
  /** By role: the bag holds exactly these; what is left over lies in the discard pile. */
  readonly bags?: Readonly<Record<Role, readonly UnitName[]>>
  readonly active?: Role
  readonly options?: Partial<TableOptions>
  /** Anything else, done to the state before the match begins. */
  readonly arrange?: (state: State) => void
}

export const unit = (name: UnitName): number => UNIT_NAMES.indexOf(name)

function contentWith(map: TestMap | undefined): { content: Content; index: number } {
  const content = defaultContent()
  if (map === undefined) return { content, index: 1 }
  const terrain = map.terrain.map((name) => TERRAIN_NAMES.indexOf(name))
  const adjacent = terrain.map((_, area) =>
    map.links.flatMap(([a, b]) => (a === area ? [b] : b === area ? [a] : [])).sort((a, b) => a - b),
  )
  const compiled: GameMap = {
    ...content.maps[0],
    id: 'test',
    players: { min: 2, max: 6 },
    areaCount: terrain.length,
    terrain,
    adjacent,
    landAdjacent: adjacent.map((list) => list.filter((a) => terrain[a] !== SEA)),
    seaAdjacent: adjacent.map((list) => list.filter((a) => terrain[a] === SEA)),
    areaNames: terrain.map((_, a) => ({ en: `Area ${a}`, de: `Gebiet ${a}` })),
  }
  return { content: { ...content, maps: [...content.maps, compiled] }, index: content.maps.length }
}

function tilesOf(names: readonly UnitName[]): number[] {
  const counts = new Array<number>(UNIT_TYPES).fill(0)
  for (const name of names) counts[unit(name)]++
  return counts
}

function fillTiles(state: State, content: Content, position: Position, role: Role): void {
  const first = role * UNIT_TYPES
  const total = content.factions[state.faction[role]].count
  const hand = tilesOf(position.hands?.[role] ?? [])
  const discard = tilesOf(position.discards?.[role] ?? [])
  const placed = tilesOf((position.units?.[role] ?? []).flatMap(([name, , n = 1]) => Array<UnitName>(n).fill(name)))
  const bag = position.bags?.[role] === undefined ? undefined : tilesOf(position.bags[role])
  for (let type = 0; type < UNIT_TYPES; type++) {
    const rest = total[type] - hand[type] - discard[type] - placed[type]
    if (rest < 0 && total[type] > 0) throw new Error(`too many ${UNIT_NAMES[type]} for role ${role}`)
    state.hand[first + type] = hand[type]
    state.bag[first + type] = bag === undefined ? Math.max(0, rest) : bag[type]
    state.discard[first + type] = discard[type] + (bag === undefined ? 0 : Math.max(0, rest - bag[type]))
  }
}

/**
 * A match that starts from a made-up position with the given frames on the stack (the last runs first). The default is
 * the whole turn of the active role.
 */
export function positionMatch(
  position: Position,
  frames: readonly { procedure: string; args?: object }[] = [],
  source: ChanceSource = fastSource('position'),
): BloodstonesMatch {
  const { content, index } = contentWith(position.map)
  const roles = position.factions.length
  const state = emptyState(content, roles, { map: index, ...position.options })
  state.faction = position.factions.map((id) => content.factions.findIndex((f) => f.id === id))
  state.active = position.active ?? 0
  state.phase = 'actions'
  state.round = 1
  const table = { state, content }
  for (let role = 0; role < roles; role++) {
    const faction = content.factions[state.faction[role]]
    state.villageSupply[role] = faction.villages
    state.vp[role] = faction.startVp
    for (const [name, area, n = 1] of position.units?.[role] ?? []) {
      for (let i = 0; i < n; i++) put(table, role, unit(name), area)
      if (name === 'cutiecorn') state.cutiecorn = role
    }
    for (const [area, n] of position.villages?.[role] ?? []) {
      state.villageOwner[area] = role
      state.villages[area] = n
      state.villageSupply[role] -= n
    }
    fillTiles(state, content, position, role)
  }
  position.arrange?.(state)
  const list = frames.length > 0 ? frames : [{ procedure: 'turn', args: { step: 0 } }]
  for (const frame of list) state.next.push({ procedure: frame.procedure, args: { ...frame.args } })
  return new Match(bloodstones, content, roles, state, source).begin()
}

/** The active role ends its actions and builds nothing; phase 5 follows. */
export function endTurn(match: BloodstonesMatch): void {
  choose(match, 'end')
  if (!match.over && question(match).startsWith('buildTile')) choose(match, 'none')
}
