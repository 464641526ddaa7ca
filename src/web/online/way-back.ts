import { dropKept, fieldsIn, isFields, jsonIn, keepJson, keptKeys, keptText } from '../app/kept.ts'

/** A guest's way back to the seat, should this browser forget its session: a link that works once. */
export interface WayBack {
  readonly token: string
  /** The guest has been shown it. */
  readonly isSeen: boolean
}

const WAY = 'walstatt.way.'
const HELD = 'walstatt.held.'
const write = (id: string, way: WayBack): void => keepJson(WAY + id, way)

export function wayOf(id: string): WayBack | undefined {
  const { token, isSeen } = fieldsIn(keptText(WAY + id))
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

export const dropWay = (id: string): void => dropKept(WAY + id)

/** A seat that was held from this browser: when it is not any more, it can be said who has it. */
export interface Held {
  readonly seat: number
  readonly name: string
}

const isHeld = (value: unknown): value is Held =>
  isFields(value) && typeof value['name'] === 'string' && typeof value['seat'] === 'number'

export function heldAt(id: string): readonly Held[] {
  const seats = jsonIn(keptText(HELD + id))
  return Array.isArray(seats) ? seats.filter(isHeld) : []
}

export const keepHeld = (id: string, seats: readonly Held[]): void => keepJson(HELD + id, seats)

/** Whoever got up wants to hear nothing more of it. */
export function forgetSeat(id: string): void {
  dropWay(id)
  dropKept(HELD + id)
}

/** Who this browser was counts no more: nothing in it may lead back to those seats, whoever opens it next. */
export function forgetSeats(): void {
  for (const key of keptKeys()) if (key.startsWith(WAY) || key.startsWith(HELD)) dropKept(key)
}
