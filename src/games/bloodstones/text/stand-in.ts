import type { Shown } from '../../../engine/index.ts'
import type { Content } from '../content/content.ts'
import { UNIT_NAMES, UNIT_TYPES } from '../content/units.ts'
import {
  bagCell,
  cutiecornCell,
  handCell,
  mapCell,
  phaseCell,
  roleCell,
  turnCell,
  unitsCell,
  villagesCell,
  type RoleFacts,
  type Tiles,
} from '../rules/table/cells.ts'
import { put } from '../rules/table/pieces.ts'
import { emptyState, type Area, type Role, type Table } from '../rules/table/state.ts'

/**
 * A table for words alone, from what somebody sees of it: everything that the narrator reads is there, hidden tiles only by
 * their number. Rules may be asked only about what everybody sees and what lies in the own hand.
 */
export function standIn(content: Content, cells: Shown, role: Role | undefined, own: Shown | undefined): Table {
  const seats = roleCell.all(cells)
  const map = content.maps.findIndex(({ id }) => id === mapCell.in(cells))
  const state = emptyState(content, seats.length, { map: Math.max(0, map) })
  const t = { state, content }
  state.phase = phaseCell.in(cells) ?? state.phase
  state.cutiecorn = cutiecornCell.in(cells) ?? state.cutiecorn
  const [active, round, startRole, trigger] = turnCell.in(cells) ?? [state.active, 0, 0, state.trigger]
  Object.assign(state, { active, round, startRole, trigger })
  seats.forEach((seat, i) => putSeat(t, i, seat, i === role ? own : undefined))
  for (let area = 0; area < state.villages.length; area++) putPieces(t, cells, area)
  return t
}

/** Facts that cells and state call by the same name. */
const COUNTED = ['vp', 'supply', 'out', 'capturedVillages', 'capturedCitadels'] as const

function putSeat({ state, content }: Table, role: Role, seat: RoleFacts, own: Shown | undefined): void {
  state.faction[role] = content.factions.findIndex(({ id }) => id === seat.faction)
  for (const fact of COUNTED) state[fact][role] = seat[fact]
  state.villageSupply[role] = seat.villages
  putTiles(state.hand, role, handCell.in(own), seat.hand)
  putTiles(state.bag, role, bagCell.in(own), seat.bag)
}

function putTiles(counts: number[], role: Role, tiles: Tiles | undefined, size: number): void {
  const first = role * UNIT_TYPES
  if (tiles === undefined) counts[first] = size
  else UNIT_NAMES.forEach((name, type) => (counts[first + type] = tiles[name] ?? 0))
}

function putPieces(t: Table, cells: Shown, area: Area): void {
  const villages = villagesCell.in(cells, area)
  if (villages !== undefined) [t.state.villageOwner[area], t.state.villages[area]] = villages
  for (const [role, type, count] of unitsCell.in(cells, area) ?? [])
    for (let n = 0; n < count; n++) put(t, role, type, area)
}
