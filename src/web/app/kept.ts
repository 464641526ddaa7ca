/** Where the page keeps things on this device; a part of `localStorage`. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem'>

export type Fields = Readonly<Record<string, unknown>>
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is kept in a browser may be anything, from anywhere: what cannot be read counts as not kept. */
export function jsonIn(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}

/** The fields of what was kept as JSON; of anything else none. */
export function fieldsIn(text: string | null | undefined): Fields {
  const value = jsonIn(text)
  return isFields(value) ? value : {}
}

/** What is kept under a name. Without storage it is nothing. */
export function keptText(key: string, shelf?: Shelf): string | undefined {
  try {
    return (shelf ?? localStorage).getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps something, where that can be; without storage it is known until the page is closed. */
export function keepText(key: string, text: string, shelf?: Shelf): void {
  try {
    ;(shelf ?? localStorage).setItem(key, text)
  } catch {
    // There is no room, or nothing may be kept here.
  }
}

export const keepJson = (key: string, value: unknown, shelf?: Shelf): void =>
  keepText(key, JSON.stringify(value), shelf)

export function dropKept(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing is kept here.
  }
}

/** Under which names something is kept. */
export function keptKeys(): readonly string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}
