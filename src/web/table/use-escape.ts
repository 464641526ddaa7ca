import { useEffect } from 'react'

/** Escape closes it, unless something lies over it. */
export function useEscape(close: () => void): void {
  useEffect(() => {
    const leave = (event: KeyboardEvent): void => {
      const isUnder = document.querySelector('dialog[open], .menu-list, [data-plate="goal"]') !== null
      if (event.key === 'Escape' && !isUnder) close()
    }
    addEventListener('keydown', leave)
    return () => removeEventListener('keydown', leave)
    // oxlint-disable-next-line react/exhaustive-deps -- closing is the same in every drawing
  }, [])
}
