import { about, toldAbout } from '../../../../boardkit/papers/about.ts'
import { MARKERS } from '../../rules/table/state.ts'
import { markerSign } from '../strings.ts'
import type { Seen } from '../seen.ts'
import type { AboutId } from './about.ts'
import { spaceId } from './space.ts'

/** Marks something that `about` knows. */
export const marked = (id: AboutId): ReturnType<typeof about> => about(id)

/** An order marker, 0 to 3, or one that lies face down. */
export const markedMarker = (marker: number): ReturnType<typeof about> =>
  marked(marker >= 0 && marker < MARKERS ? (`marker:${markerSign(marker)}` as AboutId) : 'marker:hidden')

/** A place on the battlefield: the board tells of it itself; whoever stands there comes first. */
export function markedSpot(seen: Seen, space: number, figure: number): Partial<ReturnType<typeof toldAbout>> {
  const ground: AboutId[] = space < 0 ? [] : [spaceId(seen, space)]
  const unit: AboutId[] = figure < 0 ? [] : [`unit:${seen.roster.cards[seen.roster.cardOf[figure]].id}`]
  const [first, ...more] = [...unit, ...ground]
  return first === undefined ? {} : toldAbout(first, more)
}
