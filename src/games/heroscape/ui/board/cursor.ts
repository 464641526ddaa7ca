/** The storey above or below in the same column, or -1. */
export function storeyFrom(firstSpace: readonly number[], column: number, space: number, up: boolean): number {
  const next = space + (up ? 1 : -1)
  return next >= firstSpace[column] && next < firstSpace[column + 1] ? next : -1
}
