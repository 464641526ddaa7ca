/** A guest's way back to the seat, should this browser forget its session: a link that works once. */
export interface WayBack {
  readonly token: string
  /** The guest has been shown it. */
  readonly isSeen: boolean
}

const WAY = 'walstatt.way.'
const HELD = 'walstatt.held.'
const write = (id: string, way: WayBack): void => localStorage.setItem(WAY + id, JSON.stringify(way))

/** What is kept in a browser may be anything: what cannot be read counts as not kept. */
function kept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return undefined
  }
}

export function wayOf(id: string): WayBack | undefined {
  const { token, isSeen } = Object(kept(WAY + id)) as Partial<WayBack>
  return typeof token === 'string' ? { token, isSeen: isSeen === true } : undefined
}

/** The server gives it once, and only to guests. Who has been shown one for this table is not bothered with the next. */
export function keepWay(id: string, token: string | undefined): void {
  if (token !== undefined) write(id, { token, isSeen: wayOf(id)?.isSeen ?? false })
}

export function sawWay(id: string): void {
  const way = wayOf(id)
  if (way !== undefined) write(id, { ...way, isSeen: true })
}

export const dropWay = (id: string): void => localStorage.removeItem(WAY + id)

/** A seat that was held from this browser: when it is not any more, it can be said who has it. */
export interface Held {
  readonly seat: number
  readonly name: string
}

export function heldAt(id: string): readonly Held[] {
  const seats = kept(HELD + id)
  return Array.isArray(seats) ? (seats as Held[]).filter((one) => typeof Object(one).name === 'string') : []
}

export const keepHeld = (id: string, seats: readonly Held[]): void =>
  localStorage.setItem(HELD + id, JSON.stringify(seats))

/** Whoever got up wants to hear nothing more of it. */
export function forgetSeat(id: string): void {
  dropWay(id)
  localStorage.removeItem(HELD + id)
}

/** Who this browser was counts no more: nothing in it may lead back to those seats, whoever opens it next. */
export function forgetSeats(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(WAY) || key.startsWith(HELD)) localStorage.removeItem(key)
}
