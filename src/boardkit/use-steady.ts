import { useMemo, useRef } from 'react'

/** The same functions for ever, that do what the newest ones do: what is drawn with them need not be drawn anew. */
export function useSteady<T extends { [K in keyof T]: (...args: never[]) => void }>(newest: T): T {
  const latest = useRef(newest)
  latest.current = newest
  return useMemo(() => {
    const names = Object.keys(latest.current) as (keyof T)[]
    const steady = names.map((name) => [name, (...args: never[]) => latest.current[name](...args)])
    return Object.fromEntries(steady) as T
  }, [])
}
