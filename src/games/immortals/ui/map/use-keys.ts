import type { KeyboardEvent, RefObject } from 'react'
import { ARROWS, stepFrom } from '../../../../kit/ui/cursor.ts'
import type { Camera } from '../../../../kit/ui/use-camera.ts'
import type { Content } from '../../content/content.ts'
import { LANDS, twinOf, worldOf } from '../../content/names.ts'
import { isShown, spotOf, type Layout } from './layout.ts'
import type { Interaction } from './use-interaction.ts'
import type { Seeing } from './use-sight.ts'
import { ZOOM } from './view-tools.tsx'

interface KeysOf {
  readonly box: RefObject<HTMLElement | null>
  readonly content: Content
  readonly layout: Layout
  readonly camera: Camera
  readonly ix: Interaction
  readonly seeing: Seeing
  readonly focused: number
  setFocused(land: number): void
}

const landElement = (box: HTMLElement | null, land: number): SVGElement | null =>
  box?.querySelector<SVGElement>(`[data-im-land="${land}"]`) ?? null

/** The keys of the board: arrows from land to land, X to the twin, zoom, Escape. */
export function useKeys(of: KeysOf): {
  board: (e: KeyboardEvent) => void
  land: (land: number, e: KeyboardEvent<SVGPathElement>) => void
} {
  const { box, content, layout, camera, ix, seeing, focused, setFocused } = of
  const go = (land: number): void => {
    setFocused(land)
    landElement(box.current, land)?.focus({ preventScroll: true })
  }
  const flip = (): void => {
    const twin = twinOf(focused)
    const isHidden = !isShown(layout, twin)
    setFocused(twin)
    if (!isHidden) return go(twin)
    seeing.show(worldOf(twin) as 0 | 1)
    // The other world is drawn first.
    requestAnimationFrame(() => landElement(box.current, twin)?.focus({ preventScroll: true }))
  }
  const next = (from: number, key: string): number =>
    stepFrom(
      from,
      ARROWS[key],
      LANDS,
      (land) => (isShown(layout, land) ? spotOf(content.plan, layout, land) : undefined),
      () => true,
    )
  const land = (at: number, e: KeyboardEvent<SVGPathElement>): void => {
    if (e.key === 'Enter' || e.key === ' ') ix.click(at)
    else if (ARROWS[e.key] !== undefined) {
      const to = next(at, e.key)
      if (to >= 0) go(to)
    } else return
    e.preventDefault()
    e.stopPropagation()
  }
  const board = (e: KeyboardEvent): void => {
    if (e.ctrlKey || e.metaKey || e.altKey) return
    const { key } = e
    if (key === '+' || key === '=') camera.zoomBy(ZOOM)
    else if (key === '-') camera.zoomBy(1 / ZOOM)
    else if (key === '0') camera.fit()
    else if (key === 'x' || key === 'X') flip()
    else if (key === 'Escape') {
      if (!ix.close()) return
      box.current?.focus({ preventScroll: true })
    } else if (ARROWS[key] !== undefined && e.target === e.currentTarget) {
      const [first = focused] = ix.lit
      go(isShown(layout, first) ? first : isShown(layout, focused) ? focused : twinOf(focused))
    } else return
    e.preventDefault()
  }
  return { board, land }
}
