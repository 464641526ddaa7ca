/** What keeps a figure from standing somewhere, one thing at a time: for explanations. */
import { mayStopAtGlyph } from '../glyphs/glyphs.ts'
import { isLevelPair } from '../movement/fit.ts'
import { roster } from '../table/roster.ts'
import { fieldOf, type Figure, type Space, type Table } from '../table/state.ts'

export const isBarredByGlyph = (t: Table, figure: Figure, space: Space): boolean => !mayStopAtGlyph(t, figure, space)

/** The free levels over a space if they are too few for a figure; else -1. */
export function roofTooLow(t: Table, figure: Figure, space: Space): number {
  const free = fieldOf(t).spaces.clearance[space]
  return free < roster(t).height[figure] ? free : -1
}

/** The neighbours of a space on its own level. */
export function levelSpaces(t: Table, space: Space): Space[] {
  const { links } = fieldOf(t)
  return links.to.slice(links.first[space], links.first[space + 1]).filter((other) => isLevelPair(t, space, other))
}

export const hasRoomThere = (t: Table, front: Space, rear: Space): boolean => {
  const { noRoom, spaces } = fieldOf(t)
  return !noRoom.has(front * spaces.count + rear)
}
