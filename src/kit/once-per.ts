/**
 * A value that is worked out once for each key, as long as the key lives. The last one is remembered on its own: a game
 * asks for the same content again and again, and a look into the map costs more than most of the questions.
 */
export function oncePer<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { readonly value: V }>()
  let lastKey: K | undefined
  let last: V
  return (key) => {
    if (key === lastKey) return last
    let entry = known.get(key)
    if (entry === undefined) known.set(key, (entry = { value: make(key) }))
    lastKey = key
    return (last = entry.value)
  }
}
