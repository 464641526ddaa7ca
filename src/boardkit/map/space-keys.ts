import type { KeyboardEvent, RefObject } from 'react'
import type { Spot } from './camera.ts'
import { ARROWS, stepFrom } from './cursor.ts'
import type { Camera } from './use-camera.ts'

export const ZOOM = 1.35

/** + and − zoom, 0 shows everything; false for other keys. */
export function pressZoom(camera: Pick<Camera, 'zoomBy' | 'fit'>, key: string): boolean {
  if (key === '+' || key === '=') camera.zoomBy(ZOOM)
  else if (key === '-') camera.zoomBy(1 / ZOOM)
  else if (key === '0') camera.fit()
  else return false
  return true
}

interface SpaceKeysOf {
  readonly box: RefObject<HTMLElement | null>
  readonly camera: Camera
  readonly count: number
  /** Where a space is seen; `undefined` where it is not. */
  spotOf(space: number): Spot | undefined
  /** The attribute that names a space in the drawing. */
  readonly attribute: string
  setFocused(space: number): void
  /** Whether a space is offered: arrows go from offer to offer; with Shift, or when nothing is offered, to every space. */
  isOffered?(space: number): boolean
  /** Where the arrows begin. */
  start(): number
  click(space: number): void
  /** Keys of the game; false for others. */
  press(key: string): boolean
  /** Escape; false if nothing was open. */
  close(): boolean
}

export interface SpaceKeys {
  board(e: KeyboardEvent): void
  space(space: number, e: KeyboardEvent<SVGPathElement>): void
  goTo(space: number): void
}

const EVERY = (): boolean => true

/** Where arrows lead: to what is offered, if anything is in sight. */
function walkedIn({ count, isOffered, spotOf }: SpaceKeysOf): (space: number) => boolean {
  if (isOffered === undefined) return EVERY
  for (let space = 0; space < count; space++) if (isOffered(space) && spotOf(space) !== undefined) return isOffered
  return EVERY
}

/** The keys of a map: arrows from space to space, Enter, zoom, Escape, and the game's own. */
export function spaceKeys(of: SpaceKeysOf): SpaceKeys {
  const goTo = (space: number): void => {
    of.setFocused(space)
    of.box.current?.querySelector<SVGElement>(`[${of.attribute}="${space}"]`)?.focus({ preventScroll: true })
  }
  return {
    goTo,
    space(space, e) {
      if (e.key === 'Enter' || e.key === ' ') of.click(space)
      else if (ARROWS[e.key] !== undefined) {
        const isWalked = e.shiftKey ? EVERY : walkedIn(of)
        const to = stepFrom(space, ARROWS[e.key], of.count, of.spotOf, isWalked)
        if (to >= 0) goTo(to)
      } else return
      e.preventDefault()
      e.stopPropagation()
    },
    board(e) {
      if (e.ctrlKey || e.metaKey || e.altKey) return
      if (e.key === 'Escape') {
        if (!of.close()) return
      } else if (ARROWS[e.key] !== undefined && e.target === e.currentTarget) goTo(of.start())
      else if (!pressZoom(of.camera, e.key) && !of.press(e.key)) return
      e.preventDefault()
    },
  }
}
