import { useCallback, useEffect, useRef, useState } from 'react'

const HOVER = 400

export interface Pointing {
  readonly pointed: number | undefined
  /** What is said something about: what has been pointed at for a while. */
  readonly told: number | undefined
  point(space: number | undefined, isAtOnce?: boolean): void
}

/** The space pointed at, and after a while what is said about it. */
export function usePointed(): Pointing {
  const [pointed, setPointed] = useState<number>()
  const [told, setTold] = useState<number>()
  const timer = useRef(0)
  const point = useCallback((space: number | undefined, isAtOnce = false): void => {
    setPointed(space)
    window.clearTimeout(timer.current)
    if (space === undefined || isAtOnce) return setTold(space)
    setTold((old) => (old === space ? old : undefined))
    timer.current = window.setTimeout(() => setTold(space), HOVER)
  }, [])
  useEffect(() => () => window.clearTimeout(timer.current), [])
  return { pointed, told, point }
}
