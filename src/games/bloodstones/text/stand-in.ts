import type { CellValue } from '../../../engine/view.ts'
import type { Content } from '../content/content.ts'
import { UNIT_NAMES, UNIT_TYPES, type UnitName } from '../content/units.ts'
import { NONE, OFF, type Phase, type Role, type State, type Table } from '../rules/table/state.ts'

type Cells = ReadonlyMap<string, CellValue>
type Stacks = readonly (readonly [role: Role, type: number, count: number])[]

interface RoleCell {
  readonly faction: string
  readonly vp: number
  readonly supply: number
  readonly hand: number
  readonly bag: number
  readonly villages: number
  readonly capturedVillages: number
  readonly capturedCitadels: number
  readonly out: number
}

const tilesCell = (cell: CellValue | undefined, size: number): number[] => {
  const counts = new Array<number>(UNIT_TYPES).fill(0)
  if (cell === undefined) counts[0] = size
  else for (const [name, n] of Object.entries(cell)) counts[UNIT_NAMES.indexOf(name as UnitName)] = n as number
  return counts
}

/**
 * A table for words alone, from what somebody sees of it: everything that the narrator reads is there, hidden tiles only by
 * their number. No rule may be asked about it.
 */
export function standIn(content: Content, cells: Cells, role: Role | undefined, own: Cells | undefined): Table {
  const seats: RoleCell[] = []
  for (let cell = cells.get('role:0'); cell !== undefined; cell = cells.get(`role:${seats.length}`))
    seats.push(cell as unknown as RoleCell)
  const map = Math.max(
    0,
    content.maps.findIndex(({ id }) => id === cells.get('map')),
  )
  const [active = NONE, round = 0, startRole = 0, trigger = NONE] = (cells.get('turn') ?? []) as readonly number[]
  const tiles = (key: 'hand' | 'bag'): number[] =>
    seats.flatMap((seat, i) => tilesCell(i === role ? own?.get(key) : undefined, seat[key]))
  const state = {
    options: { map },
    roles: seats.length,
    phase: (cells.get('phase') ?? 'setup') as Phase,
    active,
    round,
    startRole,
    trigger,
    cutiecorn: (cells.get('cutiecorn') ?? NONE) as Role,
    faction: seats.map(({ faction }) => content.factions.findIndex(({ id }) => id === faction)),
    vp: seats.map((seat) => seat.vp),
    supply: seats.map((seat) => seat.supply),
    out: seats.map((seat) => seat.out),
    villageSupply: seats.map((seat) => seat.villages),
    capturedVillages: seats.map((seat) => seat.capturedVillages),
    capturedCitadels: seats.map((seat) => seat.capturedCitadels),
    hand: tiles('hand'),
    bag: tiles('bag'),
  } as unknown as State
  putPieces(content, cells, state)
  return { state, content }
}

function putPieces(content: Content, cells: Cells, state: State): void {
  const areas = content.maps[state.options.map].areaCount
  state.presence = new Array<number>(areas).fill(0)
  state.unitCount = new Array<number>(areas * state.roles).fill(0)
  state.where = new Array<number>(content.stride * state.roles).fill(OFF)
  state.villages = new Array<number>(areas).fill(0)
  state.villageOwner = new Array<number>(areas).fill(NONE)
  for (let area = 0; area < areas; area++) {
    const villages = cells.get(`villages:${area}`) as readonly [Role, number] | undefined
    if (villages !== undefined) [state.villageOwner[area], state.villages[area]] = villages
    for (const [role, type, count] of (cells.get(`units:${area}`) ?? []) as unknown as Stacks) {
      state.presence[area] |= 1 << role
      state.unitCount[area * state.roles + role] += count
      putStack(content, state, role, type, count, area)
    }
  }
}

function putStack(content: Content, state: State, role: Role, type: number, count: number, area: number): void {
  const types = content.factions[state.faction[role]]?.pieces ?? []
  const first = role * content.stride
  let left = count
  for (let i = 0; i < types.length && left > 0; i++) {
    if (types[i] !== type || state.where[first + i] !== OFF) continue
    state.where[first + i] = area
    left--
  }
}
