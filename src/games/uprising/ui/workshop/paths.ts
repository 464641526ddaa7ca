/** The way to a value inside an entry. */
export type Path = readonly (string | number)[]

export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function getAt(value: unknown, path: Path): unknown {
  let found = value
  for (const key of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined
    found = (found as Record<string | number, unknown>)[key]
  }
  return found
}

/** A copy with another value there; `undefined` takes a field away. */
export function setAt(value: unknown, path: Path, now: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return now
  if (Array.isArray(value) && typeof key === 'number') return value.with(key, setAt(value[key], rest, now))
  const { [key]: old, ...others } = isFields(value) ? value : {}
  const inner = setAt(old, rest, now)
  if (inner === undefined) return others
  // The order of the fields stays as it was.
  return isFields(value) ? { ...value, [key]: inner } : { [key]: inner }
}

/** The same way in words: `units[trolls].prices[0]`, things by their id and not by their position. */
export function pathWords(value: unknown, path: Path): string {
  let words = ''
  let at = value
  for (const key of path) {
    const next = getAt(at, [key])
    const id = getAt(next, ['id'])
    if (typeof key === 'number') words += `[${typeof id === 'string' ? id : key}]`
    else words += words === '' ? key : `.${key}`
    at = next
  }
  return words
}

/** `hexes[0].explore` as keys. */
export const pathKeys = (words: string): (string | number)[] =>
  [...words.matchAll(/\[([^\]]*)\]|[^.[\]]+/g)].map(([whole, inside]) =>
    inside === undefined ? whole : /^\d+$/.test(inside) ? Number(inside) : inside,
  )

/** Equal as JSON; the order of fields does not matter. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => same(item, b[i]))
  if (!isFields(a) || !isFields(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]))
}
