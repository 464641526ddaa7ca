import { useEffect, useState } from 'react'
import type { Room } from '../../../../protocol/board.ts'
import { LIGHT, SHADOW, worldOf } from '../../content/names.ts'
import type { Sight } from './layout.ts'

export interface Seeing {
  readonly sight: Sight
  /** There is room for one world only. */
  readonly isNarrow: boolean
  show(world: 0 | 1): void
}

/** A small window that is not much wider than high has room for one world. */
const BROAD = 1.2

/** Which worlds are shown. Where there is room for one only, the board turns to the world it is about. */
export function useSight({ isSmall, width, height }: Room, about: ReadonlySet<number>): Seeing {
  const [world, show] = useState<0 | 1>(LIGHT)
  const worlds = [...new Set([...about].map(worldOf))]
  const only = worlds.length === 1 ? (worlds[0] === SHADOW ? SHADOW : LIGHT) : undefined
  useEffect(() => {
    if (only !== undefined) show(only)
  }, [only, about])
  const isNarrow = isSmall && width < BROAD * height
  return { sight: isNarrow ? world : 'both', isNarrow, show }
}
