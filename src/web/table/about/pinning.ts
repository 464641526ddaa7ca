import { useEffect, useRef } from 'react'

const PIN = 'walstatt:pin'

/** Shows what something is as a paper, for who tapped it: what cannot be done yet says why. */
export const pinAbout = (mark: Element): void => {
  mark.dispatchEvent(new CustomEvent(PIN, { bubbles: true }))
}

export function usePinning(pin: (mark: Element) => void): void {
  const latest = useRef(pin)
  latest.current = pin
  useEffect(() => {
    const hear = ({ target }: Event): void => latest.current(target as Element)
    addEventListener(PIN, hear)
    return () => removeEventListener(PIN, hear)
  }, [])
}
