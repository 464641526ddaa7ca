import type { Game } from './game.ts'
import type { GameState, Role, Table } from './table.ts'

/** The value of a view cell: small and plain. */
export type CellValue = string | number | boolean | readonly CellValue[] | { readonly [key: string]: CellValue }

/** A view is a flat map of small cells: one per area, stack, hand, track, card row. */
export type Cells = Map<string, CellValue>

export type PutCell = (key: string, value: CellValue) => void

/** Cells that changed; a removed cell is listed by its key. */
export interface Changes {
  readonly set: Readonly<Record<string, CellValue>>
  readonly gone: readonly string[]
}

export function publicCells<S extends GameState, C>(game: Game<S, C>, table: Table<S, C>): Cells {
  const cells: Cells = new Map()
  game.publicView(table, (key, value) => cells.set(key, value))
  return cells
}

export function privateCells<S extends GameState, C>(game: Game<S, C>, table: Table<S, C>, role: Role): Cells {
  const cells: Cells = new Map()
  game.privateView(table, role, (key, value) => cells.set(key, value))
  return cells
}

export function sameCell(a: CellValue, b: CellValue): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object') return false
  if (Array.isArray(a)) return Array.isArray(b) && sameList(a, b)
  if (Array.isArray(b)) return false
  const x = a as { readonly [key: string]: CellValue }
  const y = b as { readonly [key: string]: CellValue }
  const keys = Object.keys(x)
  return keys.length === Object.keys(y).length && keys.every((k) => k in y && sameCell(x[k], y[k]))
}

/** Most cells are lists of numbers, and every answer compares them all. */
function sameList(a: readonly CellValue[], b: readonly CellValue[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !sameCell(a[i], b[i])) return false
  return true
}

/** What somebody who holds the old cells needs to have the new ones. */
export function changesBetween(before: Cells, after: Cells): Changes {
  const set: Record<string, CellValue> = {}
  const gone: string[] = []
  for (const [key, value] of after) {
    const old = before.get(key)
    if (old === undefined || !sameCell(old, value)) set[key] = value
  }
  if (after.size < before.size + Object.keys(set).length) {
    for (const key of before.keys()) if (!after.has(key)) gone.push(key)
  }
  return { set, gone }
}

/** Replaces cells: all a client ever does. */
export function applyChanges(cells: Cells, changes: Changes): void {
  for (const key of changes.gone) cells.delete(key)
  for (const key of Object.keys(changes.set)) cells.set(key, changes.set[key])
}

export const isEmpty = (changes: Changes): boolean => changes.gone.length === 0 && Object.keys(changes.set).length === 0
