import type { Game, GameState, Role, Table } from '../../engine/index.ts'

function collect(value: unknown, into: Set<object>): void {
  if (typeof value !== 'object' || value === null || into.has(value)) return
  into.add(value)
  for (const part of Object.values(value)) collect(part, into)
}

/** Cells that hold a part of the state itself instead of a copy: what is shown would change with the state, unseen by whoever compares. */
export function cellsSharing<S extends GameState, C>(
  game: Game<S, C>,
  table: Table<S, C>,
  roles: readonly Role[],
): string[] {
  const own = new Set<object>()
  collect(table.state, own)
  const found: string[] = []
  const put = (key: string, value: unknown): void => {
    const parts = new Set<object>()
    collect(value, parts)
    if ([...parts].some((part) => own.has(part))) found.push(key)
  }
  game.publicView(table, put)
  for (const role of roles) game.privateView(table, role, put)
  return found
}

/** Parts of the state that a clone has in common with it, by their names; content apart. */
export function sharedByClone<S extends GameState>(state: S, clone: S): string[] {
  const own = new Set<object>()
  collect(state, own)
  return Object.entries(clone)
    .filter(([, value]) => {
      const parts = new Set<object>()
      collect(value, parts)
      return [...parts].some((part) => own.has(part))
    })
    .map(([name]) => name)
}
