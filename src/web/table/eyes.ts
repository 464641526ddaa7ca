import type { CellValue, Role } from '../../engine/index.ts'
import type { Mirror } from '../../protocol/mirror.ts'
import type { TableState } from './session.ts'

/** Something is in it: an empty hand is no secret. */
function isFull(value: CellValue): boolean {
  if (typeof value !== 'object') return value !== '' && value !== 0 && value !== false
  return Object.values(value as object).some((inner: CellValue) => isFull(inner))
}

/** Would whoever looks with these eyes see something that others may not? */
export function hasSecrets(mirror: Mirror, role: Role): boolean {
  const own = mirror.roles.get(role)
  if (own === undefined) return false
  return own.over.size > 0 || [...own.cells.values()].some(isFull)
}

const nameOf = (state: TableState, role: Role): string | undefined =>
  state.table?.seats.find((seat) => seat.roles.includes(role))?.name

/** Two roles of one person need no cover between them. */
function isSamePerson(state: TableState, a: Role, b: Role): boolean {
  const name = nameOf(state, a)
  return name !== undefined && name === nameOf(state, b)
}

/**
 * Who looks at the table now. With several people at one device it is passed on to whoever is asked; a cover hides the table
 * only if the next person would see a secret.
 */
export function nextEyes(state: TableState): Pick<TableState, 'eyes' | 'cover'> {
  const { roles, mirror, eyes } = state
  const mine = eyes !== undefined && roles.includes(eyes) ? eyes : undefined
  if (roles.length === 0) return { eyes: undefined, cover: undefined }
  if (roles.length === 1) return { eyes: roles[0], cover: undefined }
  const asked = roles.filter((role) => mirror.roles.get(role)?.question !== undefined)
  if (asked.length === 0) return { eyes: mine ?? undefined, cover: undefined }
  if (mine !== undefined && asked.includes(mine)) return { eyes: mine, cover: undefined }
  const [next] = asked
  const isPassed = mine === undefined || !isSamePerson(state, mine, next)
  if (isPassed && hasSecrets(mirror, next)) return { eyes: mine, cover: next }
  return { eyes: next, cover: undefined }
}
