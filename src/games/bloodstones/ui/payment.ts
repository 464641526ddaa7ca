import type { QuestionView } from '../../../engine/wire.ts'
import { UNIT_NAMES, type UnitName } from '../content/units.ts'

/** A payment's tiles in the order of its key: `archer+archer+ship`. */
export const tilesOfKey = (key: string): UnitName[] => (key === '' ? [] : (key.split('+') as UnitName[]))

/** The key of a set of tiles, as the question writes it. */
export const keyOfTiles = (tiles: readonly UnitName[]): string =>
  tiles.toSorted((a, b) => UNIT_NAMES.indexOf(a) - UNIT_NAMES.indexOf(b)).join('+')

/** Is this choice, or more tiles added to it, a payment on offer? */
export function canBecome(question: QuestionView, chosen: readonly UnitName[]): boolean {
  return question.options.some(({ key }) => {
    const left = tilesOfKey(key)
    return chosen.every((tile) => {
      const at = left.indexOf(tile)
      if (at >= 0) left.splice(at, 1)
      return at >= 0
    })
  })
}
