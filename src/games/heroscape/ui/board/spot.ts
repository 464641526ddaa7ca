import type { Language } from '../../../../protocol/board.ts'
import { TERRAINS } from '../../content/names.ts'
import { hexName } from '../../text/space-name.ts'
import { nameOfFigure } from '../army.ts'
import { BOARD_STRINGS } from '../board-strings.ts'
import type { Seen } from '../seen.ts'
import type { Pick } from '../scene/types.ts'
import { idOf, isSpace, type Target } from '../targets.ts'
import type { Offers } from './offers.ts'
import { blockerOf, type End } from './sighting.ts'
import type { Sight } from '../../rules/sight/sight.ts'
import { standingFigures } from './pieces.ts'

/** Something on the battlefield that is pointed at; -1: not this kind of thing. */
export interface Spot {
  readonly space: number
  readonly figure: number
  readonly glyph: number
  readonly ruin: number
}

const numberOr = (id: string | undefined): number => (id === undefined ? -1 : Number(id))

export const spotOf = ({ space, figure, glyph, ruin }: Pick): Spot => ({
  space,
  figure: numberOr(figure),
  glyph: numberOr(glyph),
  ruin,
})

export const isSameSpot = (a: Spot | undefined, b: Spot | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && a.space === b.space && a.figure === b.figure && a.ruin === b.ruin)

/** A space with who stands there. */
export function spotOn(seen: Seen, space: number): Spot {
  const figure = standingFigures(seen).find(({ front, rear }) => front === space || rear === space)?.id ?? -1
  return { space, figure, glyph: -1, ruin: -1 }
}

export function spotOfTarget(seen: Seen, target: Target): Spot {
  const id = idOf(target)
  if (isSpace(target)) return spotOn(seen, id)
  const front = standingFigures(seen).find((one) => one.id === id)?.front ?? -1
  return { space: front, figure: id, glyph: -1, ruin: -1 }
}

/** What a click there means: the figure if it is on offer, then the space, then whatever is there. */
export function targetAt({ space, figure }: Spot, offers: Offers, picked: readonly Target[]): Target | undefined {
  if (figure >= 0 && (offers.figures.has(figure) || picked.includes(`figure:${figure}`))) return `figure:${figure}`
  if (space >= 0 && (offers.spaces.has(space) || picked.includes(`space:${space}`))) return `space:${space}`
  if (figure >= 0) return `figure:${figure}`
  return space >= 0 ? `space:${space}` : undefined
}

export const endAt = ({ space, figure }: Spot): End | undefined =>
  figure >= 0 ? { figure } : space >= 0 ? { space } : undefined

// Words

/** "D7, level 3" */
export function spaceName({ field }: Seen, space: number, language: Language): string {
  return `${hexName(field, field.spaces.column[space])} (${BOARD_STRINGS[language].level(field.spaces.level[space])})`
}

export const endName = (seen: Seen, end: End, language: Language): string =>
  'figure' in end ? nameOfFigure(seen, end.figure, language) : spaceName(seen, end.space, language)

export function terrainName({ field }: Seen, space: number, language: Language): string {
  return BOARD_STRINGS[language].terrain[TERRAINS[field.spaces.terrain[space]]]
}

/** In a few words, for ears. */
export function spotName(seen: Seen, { space, figure, ruin }: Spot, language: Language): string {
  const s = BOARD_STRINGS[language]
  if (ruin >= 0) return s.ruin
  if (space < 0) return ''
  const where = `${spaceName(seen, space, language)}, ${terrainName(seen, space, language)}`
  return figure < 0 ? where : `${nameOfFigure(seen, figure, language)}, ${where}`
}

/** What is in the way, in words. */
export function hiddenBy(seen: Seen, sight: Sight, language: Language): string {
  const { hiddenBy: words } = BOARD_STRINGS[language]
  const blocker = blockerOf(sight)
  if (blocker === undefined) return words.nothing()
  if (blocker.kind === 'ruin') return words.ruin()
  if (blocker.kind === 'figure') return words.figure(nameOfFigure(seen, blocker.figure, language))
  return words.terrain(hexName(seen.field, blocker.column))
}
