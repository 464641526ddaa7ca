import type { RefObject } from 'react'
import { spaceKeys, type SpaceKeys } from '../../../../boardkit/map/space-keys.ts'
import type { Camera } from '../../../../boardkit/map/use-camera.ts'
import { SPACES, type Content } from '../../content/content.ts'
import { spotOf } from './geometry.ts'
import { nextRotation, type Interaction } from './use-interaction.ts'

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

/** N shows the plan, I tells about the hex, R turns the tile; false for others. */
function press({ ix, focused, tell, togglePlan }: KeysOf, key: string): boolean {
  if (key === 'n' || key === 'N') togglePlan()
  else if (key === 'i' || key === 'I') tell(focused)
  else if ((key === 'r' || key === 'R') && ix.offers.turning !== undefined)
    ix.turn(nextRotation(ix.offers, ix.rotation, key === 'r' ? 1 : -1))
  else return false
  return true
}

/** Arrows from hex to hex, zoom, plan, information, Escape. */
export function hexKeys(of: KeysOf): SpaceKeys {
  const { content, ix } = of
  const keys = spaceKeys({
    ...of,
    count: SPACES,
    attribute: 'data-up-hex',
    spotOf: (space) => spotOf(content.board, space),
    isOffered: (space) => ix.lit.has(space) || ix.soft.has(space),
    start: () => [...ix.lit, ...ix.soft][0] ?? of.focused,
    click: ix.click,
    press: (key) => press(of, key),
    close: () => {
      if (!ix.close() && !of.isTold) return false
      of.tell(undefined)
      keys.goTo(of.focused)
      return true
    },
  })
  return keys
}
