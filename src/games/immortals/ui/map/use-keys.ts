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

/** The land next in the direction of an arrow, or -1. */
const nextLand = ({ content, layout }: KeysOf, from: number, key: string): number =>
  stepFrom(
    from,
    ARROWS[key],
    LANDS,
    (land) => (isShown(layout, land) ? spotOf(content.plan, layout, land) : undefined),
    () => true,
  )

function goTo({ box, setFocused }: KeysOf, land: number): void {
  setFocused(land)
  landElement(box.current, land)?.focus({ preventScroll: true })
}

/** To the twin; where its world is hidden it is turned up first. */
function flip(of: KeysOf): void {
  const { box, layout, seeing, focused } = of
  const twin = twinOf(focused)
  if (!isShown(layout, twin)) seeing.show(worldOf(twin) as 0 | 1)
  goTo(of, twin)
  requestAnimationFrame(() => landElement(box.current, twin)?.focus({ preventScroll: true }))
}

/** Keys of the view; false for others. */
function pressView(of: KeysOf, key: string): boolean {
  if (key === '+' || key === '=') of.camera.zoomBy(ZOOM)
  else if (key === '-') of.camera.zoomBy(1 / ZOOM)
  else if (key === '0') of.camera.fit()
  else if (key === 'x' || key === 'X') flip(of)
  else return false
  return true
}

/** Where the arrows begin: at something on offer, if it is seen. */
function startOf({ ix, layout, focused }: KeysOf): number {
  const [first = focused] = [...ix.lit].filter((land) => isShown(layout, land))
  return isShown(layout, first) ? first : twinOf(first)
}

/** The keys of the board: arrows from land to land, X to the twin, zoom, Escape. */
export function useKeys(of: KeysOf): {
  board: (e: KeyboardEvent) => void
  land: (land: number, e: KeyboardEvent<SVGPathElement>) => void
} {
  const land = (at: number, e: KeyboardEvent<SVGPathElement>): void => {
    if (e.key === 'Enter' || e.key === ' ') of.ix.click(at)
    else if (ARROWS[e.key] !== undefined) {
      const to = nextLand(of, at, e.key)
      if (to >= 0) goTo(of, to)
    } else return
    e.preventDefault()
    e.stopPropagation()
  }
  const board = (e: KeyboardEvent): void => {
    if (e.ctrlKey || e.metaKey || e.altKey) return
    if (e.key === 'Escape') {
      if (!of.ix.close()) return
      of.box.current?.focus({ preventScroll: true })
    } else if (ARROWS[e.key] !== undefined && e.target === e.currentTarget) goTo(of, startOf(of))
    else if (!pressView(of, e.key)) return
    e.preventDefault()
  }
  return { board, land }
}
