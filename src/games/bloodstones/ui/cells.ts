import type { CellValue } from '../../../engine/view.ts'
import type { Role } from '../../../engine/table.ts'
import type { ViewCells } from '../../../protocol/board.ts'
import { UNIT_NAMES, type FactionId, type UnitName } from '../content/units.ts'
import { LOOKS, NEUTRAL, type Look } from './factions.ts'

/** One player's public facts (the cell `role:<n>`). */
export interface RoleCell {
  readonly faction: FactionId | ''
  readonly vp: number
  readonly supply: number
  readonly hand: number
  readonly bag: number
  readonly villages: number
  readonly capturedVillages: number
  readonly capturedCitadels: number
  readonly undead: number
  readonly out: number
}

export interface Stack {
  readonly role: Role
  readonly unit: UnitName
  readonly count: number
}

export interface SideCell {
  readonly role: Role
  /** The values once they are shown, before that how many there are. */
  readonly tiles: readonly number[] | number
  readonly decided: boolean
  readonly replaced: boolean
  readonly replacement: UnitName | ''
}

export interface BattleCell {
  readonly area: number
  readonly ties: number
  readonly sides: readonly [SideCell, SideCell]
}

const shared = <T extends CellValue | object>(view: ViewCells, key: string): T | undefined =>
  view.shared.get(key) as T | undefined

export const mapIdOf = (view: ViewCells): string => shared<string>(view, 'map') ?? ''

export function turnOf(view: ViewCells): { active: Role; round: number; start: Role; trigger: Role } {
  const [active = 0, round = 0, start = 0, trigger = -1] = shared<readonly number[]>(view, 'turn') ?? []
  return { active, round, start, trigger }
}

export const roleCell = (view: ViewCells, role: Role): RoleCell | undefined => shared<RoleCell>(view, `role:${role}`)

export function rolesOf(view: ViewCells): RoleCell[] {
  const list: RoleCell[] = []
  for (let role = 0; ; role++) {
    const cell = roleCell(view, role)
    if (cell === undefined) return list
    list.push(cell)
  }
}

export function lookOf(view: ViewCells, role: Role): Look {
  const id = roleCell(view, role)?.faction ?? ''
  return id === '' ? NEUTRAL : LOOKS[id]
}

export function unitsIn(view: ViewCells, area: number): Stack[] {
  const cell = shared<readonly (readonly [number, number, number])[]>(view, `units:${area}`) ?? []
  return cell.map(([role, type, count]) => ({ role, unit: UNIT_NAMES[type], count }))
}

export function villagesIn(view: ViewCells, area: number): { owner: Role; count: number } | undefined {
  const cell = shared<readonly [number, number]>(view, `villages:${area}`)
  return cell === undefined ? undefined : { owner: cell[0], count: cell[1] }
}

export function villagesOnMap(view: ViewCells, role: Role, areas: number): number {
  let n = 0
  for (let area = 0; area < areas; area++) {
    const villages = villagesIn(view, area)
    if (villages?.owner === role) n += villages.count
  }
  return n
}

export const battleOf = (view: ViewCells): BattleCell | undefined => shared<BattleCell>(view, 'battle')

export type Tiles = Readonly<Partial<Record<UnitName, number>>>

const own = (view: ViewCells, role: Role | undefined, key: string): CellValue | undefined =>
  role === undefined ? undefined : view.own.get(role)?.get(key)

export const handOf = (view: ViewCells, role: Role | undefined): Tiles => (own(view, role, 'hand') ?? {}) as Tiles
export const bagOf = (view: ViewCells, role: Role | undefined): Tiles => (own(view, role, 'bag') ?? {}) as Tiles
export const discardOf = (view: ViewCells, role: Role): Tiles => shared<Tiles>(view, `discard:${role}`) ?? {}
export const ownBattleTiles = (view: ViewCells, role: Role | undefined): readonly number[] | undefined =>
  own(view, role, 'battleTiles') as readonly number[] | undefined
export const ownReplacement = (view: ViewCells, role: Role | undefined): UnitName | undefined =>
  own(view, role, 'replacement') as UnitName | undefined
