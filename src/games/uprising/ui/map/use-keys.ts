import type { KeyboardEvent, RefObject } from 'react'
import { ARROWS, stepFrom } from '../../../../kit/ui/cursor.ts'
import type { Camera } from '../../../../kit/ui/use-camera.ts'
import { SPACES, type Content } from '../../content/content.ts'
import { spotOf } from './geometry.ts'
import { nextRotation, type Interaction } from './use-interaction.ts'
import { ZOOM } from './view-tools.tsx'

interface KeysOf {
  readonly box: RefObject<HTMLElement | null>
  readonly content: Content
  readonly camera: Camera
  readonly ix: Interaction
  readonly focused: number
  setFocused(space: number): void
  tell(space: number | undefined): void
  readonly isTold: boolean
  togglePlan(): void
}

function goTo({ box, setFocused }: KeysOf, space: number): void {
  setFocused(space)
  box.current?.querySelector<SVGElement>(`[data-up-hex="${space}"]`)?.focus({ preventScroll: true })
}

const nextHex = ({ content }: KeysOf, from: number, key: string): number =>
  stepFrom(
    from,
    ARROWS[key],
    SPACES,
    (space) => spotOf(content.board, space),
    () => true,
  )

/** Keys of the view; false for others. */
function pressView(of: KeysOf, key: string): boolean {
  const { ix } = of
  if (key === '+' || key === '=') of.camera.zoomBy(ZOOM)
  else if (key === '-') of.camera.zoomBy(1 / ZOOM)
  else if (key === '0') of.camera.fit()
  else if (key === 'n' || key === 'N') of.togglePlan()
  else if (key === 'i' || key === 'I') of.tell(of.focused)
  else if ((key === 'r' || key === 'R') && ix.offers.turning !== undefined)
    ix.turn(nextRotation(ix.offers, ix.rotation, key === 'r' ? 1 : -1))
  else return false
  return true
}

/** The keys of the board: arrows from hex to hex, zoom, plan, information, Escape. */
export function useKeys(of: KeysOf): {
  board: (e: KeyboardEvent) => void
  hex: (space: number, e: KeyboardEvent<SVGPathElement>) => void
} {
  const hex = (space: number, e: KeyboardEvent<SVGPathElement>): void => {
    if (e.key === 'Enter' || e.key === ' ') of.ix.click(space)
    else if (ARROWS[e.key] !== undefined) {
      const to = nextHex(of, space, e.key)
      if (to >= 0) goTo(of, to)
    } else return
    e.preventDefault()
    e.stopPropagation()
  }
  const board = (e: KeyboardEvent): void => {
    if (e.ctrlKey || e.metaKey || e.altKey) return
    if (e.key === 'Escape') {
      if (!of.ix.close() && !of.isTold) return
      of.tell(undefined)
      goTo(of, of.focused)
    } else if (ARROWS[e.key] !== undefined && e.target === e.currentTarget) {
      const [first = of.focused] = [...of.ix.lit]
      goTo(of, first)
    } else if (!pressView(of, e.key)) return
    e.preventDefault()
  }
  return { board, hex }
}
