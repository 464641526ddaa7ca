import type { RefObject } from 'react'
import { spaceKeys, type SpaceKeys } from '../../../../boardkit/map/space-keys.ts'
import type { Camera } from '../../../../boardkit/map/use-camera.ts'
import type { Content } from '../../content/content.ts'
import { LANDS, twinOf, worldOf } from '../../content/names.ts'
import { isShown, spotOf, type Layout } from './layout.ts'
import type { Interaction } from './use-interaction.ts'
import type { Seeing } from './use-sight.ts'

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

/** Where the arrows begin: at something on offer, if it is seen. */
function startOf({ ix, layout, focused }: KeysOf): number {
  const [first = focused] = [...ix.lit].filter((land) => isShown(layout, land))
  return isShown(layout, first) ? first : twinOf(first)
}

/** Arrows from land to land, X to the twin, zoom, Escape. */
export function landKeys(of: KeysOf): SpaceKeys {
  const { content, layout, seeing, ix } = of
  /** To the twin; where its world is hidden it is turned up first. */
  const flip = (): void => {
    const twin = twinOf(of.focused)
    if (!isShown(layout, twin)) seeing.show(worldOf(twin) as 0 | 1)
    keys.goTo(twin)
    requestAnimationFrame(() => keys.goTo(twin))
  }
  const keys = spaceKeys({
    ...of,
    count: LANDS,
    isOffered: (land) => ix.lit.has(land),
    attribute: 'data-im-land',
    spotOf: (land) => (isShown(layout, land) ? spotOf(content.plan, layout, land) : undefined),
    start: () => startOf(of),
    click: (land) => ix.click(land),
    press: (key) => {
      if (key !== 'x' && key !== 'X') return false
      flip()
      return true
    },
    close: () => {
      const wasOpen = ix.close()
      if (wasOpen) of.box.current?.focus({ preventScroll: true })
      return wasOpen
    },
  })
  return keys
}
