import { useEffect, useRef, useState, type RefObject } from 'react'

interface Popover<E extends HTMLElement> {
  readonly box: RefObject<E | null>
  readonly isOpen: boolean
  open(is: boolean): void
}

/** Something small that opens at a button; Escape and a press elsewhere close it. */
export function usePopover<E extends HTMLElement = HTMLDivElement>(): Popover<E> {
  const [isOpen, open] = useState(false)
  const box = useRef<E>(null)
  useEffect(() => {
    if (!isOpen) return undefined
    const leave = (event: Event): void => {
      const isElsewhere =
        event instanceof KeyboardEvent ? event.key === 'Escape' : !box.current?.contains(event.target as Node)
      if (isElsewhere) open(false)
    }
    addEventListener('pointerdown', leave)
    addEventListener('keydown', leave)
    return () => {
      removeEventListener('pointerdown', leave)
      removeEventListener('keydown', leave)
    }
  }, [isOpen])
  return { box, isOpen, open }
}
