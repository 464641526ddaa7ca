/** A guest's way back to the seat, should this browser forget its session: a link that works once. */
export interface WayBack {
  readonly token: string
  /** The guest has been shown it. */
  readonly isSeen: boolean
}

const keyOf = (id: string): string => `walstatt.way.${id}`
const write = (id: string, way: WayBack): void => localStorage.setItem(keyOf(id), JSON.stringify(way))

export function wayOf(id: string): WayBack | undefined {
  const kept = localStorage.getItem(keyOf(id))
  return kept === null ? undefined : (JSON.parse(kept) as WayBack)
}

/** The server gives it once, and only to guests. */
export function keepWay(id: string, token: string | undefined): void {
  if (token !== undefined) write(id, { token, isSeen: false })
}

export function sawWay(id: string): void {
  const way = wayOf(id)
  if (way !== undefined) write(id, { ...way, isSeen: true })
}

export const dropWay = (id: string): void => localStorage.removeItem(keyOf(id))
