import { about } from '../../../../boardkit/papers/about.ts'
import { MARKERS } from '../../rules/table/state.ts'
import { markerSign } from '../strings.ts'
import type { AboutId } from './about.ts'

/** Marks something that `about` knows. */
export const marked = (id: AboutId): ReturnType<typeof about> => about(id)

/** An order marker, 0 to 3, or one that lies face down. */
export const markedMarker = (marker: number): ReturnType<typeof about> =>
  marked(marker >= 0 && marker < MARKERS ? (`marker:${markerSign(marker)}` as AboutId) : 'marker:hidden')
