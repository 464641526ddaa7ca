import { type Cells, type CellValue, type PutCell, sameCell } from '../engine/index.ts'

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

/**
 * The cells that an audience has been shown, in the order in which its view gives them. A view gives nearly the same cells in the
 * same order every time, so each is found where the last one left off; only what is out of order is looked up.
 */
export class ShownCells {
  private keys: string[] = []
  private values: CellValue[] = []
  private readonly places = new Map<string, number>()
  /** By place: the pass in which the view gave the cell last. */
  private given: number[] = []
  private pass = 0

  get size(): number {
    return this.keys.length
  }

  /** Brings the cells up to date with a view and says what changed. */
  update(view: (put: PutCell) => void): CellChanges {
    const { keys, values, given } = this
    const pass = ++this.pass
    let set: Record<string, CellValue> | undefined
    let next = 0
    let count = 0
    view((key, value) => {
      count++
      let at = next
      if (keys[at] !== key) at = keys[at + 1] === key ? at + 1 : this.placeOf(key)
      // What is out of order moves nothing: the next cell is probably in order again.
      if (at === next || at === next + 1) next = at + 1
      given[at] = pass
      const old = values[at]
      if (old !== undefined && sameCell(old, value)) return
      const copy = copyOf(value)
      values[at] = copy
      set ??= {}
      set[key] = copy
    })
    const gone = keys.length > count ? this.dropMissing() : []
    return { ...(set === undefined ? {} : { set }), ...(gone.length === 0 ? {} : { gone }) }
  }

  private placeOf(key: string): number {
    const known = this.places.get(key)
    if (known !== undefined) return known
    const at = this.keys.length
    this.keys.push(key)
    this.places.set(key, at)
    return at
  }

  private dropMissing(): string[] {
    const { keys, values, given, pass, places } = this
    const gone = keys.filter((_, at) => given[at] !== pass)
    this.values = values.filter((_, at) => given[at] === pass)
    this.keys = keys.filter((_, at) => given[at] === pass)
    this.given = this.keys.map(() => pass)
    places.clear()
    this.keys.forEach((key, at) => places.set(key, at))
    return gone
  }
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
  if (Array.isArray(a)) return Array.isArray(b) && sameItems(a, b)
  const [x, y] = [a as Record<string, unknown>, b as Record<string, unknown>]
  for (const key in x) if (!sameData(x[key], y[key])) return false
  for (const key in y) if (y[key] !== undefined && x[key] === undefined) return false
  return true
}

function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !sameData(a[i], b[i])) return false
  return true
}
