import type { CellValue, PutCell } from './view.ts'

/** Plain data: what a cell may hold. */
export type Plain<T> = T extends string | number | boolean
  ? T
  : T extends (...args: never[]) => unknown
    ? never
    : T extends object
      ? { readonly [K in keyof T]: Plain<T[K]> }
      : never

/** Cells as somebody holds them. */
export type Shown = ReadonlyMap<string, CellValue>

/** A cell of a view, declared once: the rules put it, boards and texts read it, and both mean the same. */
export interface Cell<T> {
  readonly name: string
  put(put: PutCell, value: T): void
  /** As it is shown; `undefined` where it is not. */
  in(cells: Shown | undefined): T | undefined
}

/** A cell for each of many: roles, areas, cards. Its key is `name:n`. */
export interface CellOfEach<T> {
  readonly name: string
  key(n: number): string
  put(put: PutCell, n: number, value: T): void
  in(cells: Shown | undefined, n: number): T | undefined
  /** From the first on, as long as they are shown without a gap. */
  all(cells: Shown | undefined): T[]
}

type Row<N extends readonly string[]> = { readonly [K in N[number]]: number }

/** Numbers with names for each of many: put as a list in the order of the names, read by name. */
export interface RowOfEach<N extends readonly string[]> {
  readonly name: string
  put(put: PutCell, n: number, ...row: { [I in keyof N]: number }): void
  in(cells: Shown | undefined, n: number): Row<N> | undefined
  all(cells: Shown | undefined): Row<N>[]
}

// The only place where a cell's type is taken on trust: what was put under a key is what is read under it.
const typed = <T>(value: CellValue | undefined): T | undefined => value as T | undefined

export const cell = <T>(name: string): Cell<Plain<T>> => ({
  name,
  put: (put, value) => put(name, value as CellValue),
  in: (cells) => typed(cells?.get(name)),
})

export function cellOfEach<T>(name: string): CellOfEach<Plain<T>> {
  const key = (n: number): string => `${name}:${n}`
  const read = (cells: Shown | undefined, n: number): Plain<T> | undefined => typed(cells?.get(key(n)))
  return {
    name,
    key,
    put: (put, n, value) => put(key(n), value as CellValue),
    in: read,
    all(cells) {
      const list: Plain<T>[] = []
      for (let value = read(cells, 0); value !== undefined; value = read(cells, list.length)) list.push(value)
      return list
    },
  }
}

export function rowOfEach<const N extends readonly string[]>(name: string, names: N): RowOfEach<N> {
  const rows = cellOfEach<readonly number[]>(name)
  const named = (row: readonly number[]): Row<N> =>
    Object.fromEntries(names.map((one, i): [N[number], number] => [one, row[i]])) as Row<N>
  return {
    name,
    put: (put, n, ...row) => rows.put(put, n, row),
    in(cells, n) {
      const row = rows.in(cells, n)
      return row === undefined ? undefined : named(row)
    },
    all: (cells) => rows.all(cells).map(named),
  }
}
