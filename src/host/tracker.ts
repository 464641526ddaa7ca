import { sameCell, type Cells, type CellValue, type PutCell } from '../engine/view.ts'

export interface CellChanges {
  readonly set?: Readonly<Record<string, CellValue>>
  readonly gone?: readonly string[]
}

/** A view may hand out parts of the state itself, which change later: what is kept is a copy. */
function copyOf(value: CellValue): CellValue {
  if (typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(copyOf)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copyOf(inner)]))
}

/** Brings the kept cells up to date with a view and says what changed. */
export function track(kept: Cells, view: (put: PutCell) => void): CellChanges {
  let set: Record<string, CellValue> | undefined
  let count = 0
  view((key, value) => {
    count++
    const old = kept.get(key)
    if (old !== undefined && sameCell(old, value)) return
    const copy = copyOf(value)
    kept.set(key, copy)
    set ??= {}
    set[key] = copy
  })
  const gone = kept.size > count ? dropMissing(kept, view) : []
  return { ...(set === undefined ? {} : { set }), ...(gone.length === 0 ? {} : { gone }) }
}

function dropMissing(kept: Cells, view: (put: PutCell) => void): string[] {
  const there = new Set<string>()
  view((key) => there.add(key))
  const gone = [...kept.keys()].filter((key) => !there.has(key))
  for (const key of gone) kept.delete(key)
  return gone
}

/** The cells of a role's own picture that differ from the public one: `[value]`, or `[]` where the role sees none. */
export function overlay(open: Cells, own: Cells, put: PutCell): void {
  for (const [key, value] of own) {
    const shown = open.get(key)
    if (shown === undefined || !sameCell(shown, value)) put(key, [value])
  }
  for (const key of open.keys()) if (!own.has(key)) put(key, [])
}

/** Whether two pieces of plain data are equal; fields that are absent and fields that are undefined are not told apart. */
export function sameData(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((v, i) => sameData(v, b[i]))
  const [x, y] = [a as Record<string, unknown>, b as Record<string, unknown>]
  for (const key in x) if (!sameData(x[key], y[key])) return false
  for (const key in y) if (y[key] !== undefined && x[key] === undefined) return false
  return true
}
