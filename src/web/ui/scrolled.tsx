import { useEffect, useRef, useState, type ComponentProps } from 'react'
import './scrolled.css'

interface Seen {
  readonly isCut: boolean
  readonly hasMore: boolean
}

/** What is as high as its last line but a little is no more to scroll to. */
const LITTLE = 6

const seenOf = ({ scrollHeight, clientHeight, scrollTop }: Element): Seen => ({
  isCut: scrollHeight > clientHeight + LITTLE,
  hasMore: scrollHeight - scrollTop > clientHeight + LITTLE,
})

/** For what is said anew in such a box, as its `ref`. */
export const intoSight = (said: Element | null): void => said?.scrollIntoView({ block: 'nearest' })

/** A box that shows by a sign that there is more below; keys reach it while something is cut. */
export function Scrolled({ className = '', children, ...rest }: ComponentProps<'div'>) {
  const box = useRef<HTMLDivElement>(null)
  const [{ isCut, hasMore }, see] = useState<Seen>({ isCut: false, hasMore: false })
  useEffect(() => {
    const one = box.current!
    const look = (): void =>
      see((before) => {
        const now = seenOf(one)
        return before.isCut === now.isCut && before.hasMore === now.hasMore ? before : now
      })
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(one)
    const words = new MutationObserver(look)
    words.observe(one, { childList: true, subtree: true, characterData: true, attributeFilter: ['open'] })
    one.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      words.disconnect()
      one.removeEventListener('scroll', look)
    }
  }, [])
  return (
    <div ref={box} className={`scrolled ${className}`.trimEnd()} tabIndex={isCut ? 0 : undefined} {...rest}>
      {children}
      {hasMore && <i className="scrolled-more" aria-hidden="true" />}
    </div>
  )
}
