import type { Content } from '../content/content.ts'
import { UNIT_NAMES, type FactionId, type UnitName } from '../content/units.ts'
import { put } from '../rules/table/pieces.ts'
import { emptyState, UNIT_TYPES, type Area, type Role, type State, type TableOptions } from '../rules/table/state.ts'

type ByRole<T> = Readonly<Record<Role, T | undefined>>

/** What lies on the table. Everything not named is in the bags. */
export interface Layout {
  readonly factions: readonly FactionId[]
  /** By role: `[unit, area]` or `[unit, area, count]`. */
  readonly units?: ByRole<readonly (readonly [UnitName, Area, number?])[]> | undefined
  /** By role: `[area, count]`. */
  readonly villages?: ByRole<readonly (readonly [Area, number])[]> | undefined
  readonly hands?: ByRole<readonly UnitName[]> | undefined
  /** By role: tiles already in the discard pile. */
  readonly discards?: ByRole<readonly UnitName[]> | undefined
  /** By role: the bag holds exactly these; what is left over lies in the discard pile. */
  readonly bags?: ByRole<readonly UnitName[]> | undefined
  readonly active?: Role | undefined
  readonly options?: Partial<TableOptions> | undefined
}

export const unit = (name: UnitName): number => UNIT_NAMES.indexOf(name)

function tilesOf(names: readonly UnitName[]): number[] {
  const counts = new Array<number>(UNIT_TYPES).fill(0)
  for (const name of names) counts[unit(name)]++
  return counts
}

function fillTiles(state: State, content: Content, layout: Layout, role: Role): void {
  const first = role * UNIT_TYPES
  const total = content.factions[state.faction[role]].count
  const hand = tilesOf(layout.hands?.[role] ?? [])
  const discard = tilesOf(layout.discards?.[role] ?? [])
  const placed = tilesOf((layout.units?.[role] ?? []).flatMap(([name, , n = 1]) => Array<UnitName>(n).fill(name)))
  const bag = layout.bags?.[role] === undefined ? undefined : tilesOf(layout.bags[role])
  for (let type = 0; type < UNIT_TYPES; type++) {
    const rest = total[type] - hand[type] - discard[type] - placed[type]
    if (rest < 0 && total[type] > 0) throw new Error(`too many ${UNIT_NAMES[type]} for role ${role}`)
    state.hand[first + type] = hand[type]
    state.bag[first + type] = bag === undefined ? Math.max(0, rest) : bag[type]
    state.discard[first + type] = discard[type] + (bag === undefined ? 0 : Math.max(0, rest - bag[type]))
  }
}

/** A table in the action phase of the active role, laid out on the map of this number, with nothing to run yet. */
export function layOut(content: Content, map: number, layout: Layout): State {
  const roles = layout.factions.length
  const state = emptyState(content, roles, { map, ...layout.options })
  state.faction = layout.factions.map((id) => content.factions.findIndex((f) => f.id === id))
  state.active = layout.active ?? 0
  state.phase = 'actions'
  state.round = 1
  const table = { state, content }
  for (let role = 0; role < roles; role++) {
    const faction = content.factions[state.faction[role]]
    state.villageSupply[role] = faction.villages
    state.vp[role] = faction.startVp
    for (const [name, area, n = 1] of layout.units?.[role] ?? []) {
      for (let i = 0; i < n; i++) put(table, role, unit(name), area)
      if (name === 'cutiecorn') state.cutiecorn = role
    }
    for (const [area, n] of layout.villages?.[role] ?? []) {
      state.villageOwner[area] = role
      state.villages[area] = n
      state.villageSupply[role] -= n
    }
    fillTiles(state, content, layout, role)
  }
  return state
}
