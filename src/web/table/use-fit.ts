import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Smaller words; plain answers elsewhere; buttons of two lines and no hint, and words that are scrolled. */
const TIGHTEST = 3

export interface Fit {
  readonly line: RefObject<HTMLElement | null>
  /** How tight the line must be set, so that nothing on it is cut. */
  readonly tight: number
  /** Not even so everything is in sight. */
  readonly isCut: boolean
}

function cuts(line: HTMLElement): boolean {
  const isWider = ({ scrollWidth, clientWidth }: Element): boolean => scrollWidth > clientWidth + 1
  const isHigher = ({ scrollHeight, clientHeight }: Element): boolean => scrollHeight > clientHeight
  const parts = [line, ...line.querySelectorAll('.ribbon-words, .ribbon-answers, .prompt-title, .ribbon-hint')]
  // Lines that are lower than their letters are higher inside than outside; what clips them is what counts.
  return parts.some((part) => isWider(part) || (getComputedStyle(part).overflowY !== 'visible' && isHigher(part)))
}

/** Looks at a line of one height before it is seen, once for each `what`. */
export function useFit(what: string): Fit {
  const line = useRef<HTMLElement>(null)
  const [kept, keep] = useState({ what, tight: 0, isCut: false })
  const { tight, isCut } = kept.what === what ? kept : { tight: 0, isCut: false }
  useLayoutEffect(() => {
    if (isCut || line.current === null || !cuts(line.current)) return
    keep(tight < TIGHTEST ? { what, tight: tight + 1, isCut } : { what, tight, isCut: true })
  }, [what, tight, isCut])
  return { line, tight, isCut }
}
