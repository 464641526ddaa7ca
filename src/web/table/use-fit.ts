import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Smaller words; plain answers elsewhere; buttons of two lines and no hint. */
const TIGHTEST = 3

function isCut(line: HTMLElement): boolean {
  const isWider = ({ scrollWidth, clientWidth }: Element): boolean => scrollWidth > clientWidth + 1
  const isHigher = ({ scrollHeight, clientHeight }: Element): boolean => scrollHeight > clientHeight + 1
  return isWider(line) || isHigher(line) || [...line.children].some((part) => isWider(part) || isHigher(part))
}

/** How tight a line of one height must be set, so that nothing on it is cut: looked at before it is seen, once for each `what`. */
export function useFit(what: string): { readonly line: RefObject<HTMLElement | null>; readonly tight: number } {
  const line = useRef<HTMLElement>(null)
  const [kept, keep] = useState({ what, tight: 0 })
  const tight = kept.what === what ? kept.tight : 0
  useLayoutEffect(() => {
    if (tight < TIGHTEST && line.current !== null && isCut(line.current)) keep({ what, tight: tight + 1 })
  }, [what, tight])
  return { line, tight }
}
