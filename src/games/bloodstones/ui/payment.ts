import { UNIT_NAMES, type UnitName } from '../content/units.ts'
import { payPointsFace, payTilesFace } from '../rules/table/faces.ts'

export const PAYMENTS = [payPointsFace, payTilesFace]

/** The question how to pay. */
export type Payment = NonNullable<ReturnType<typeof payPointsFace.of>>

/** The key of a set of tiles, as the question writes it. */
export const keyOfTiles = (tiles: readonly UnitName[]): string =>
  tiles.toSorted((a, b) => UNIT_NAMES.indexOf(a) - UNIT_NAMES.indexOf(b)).join('+')

/** Is this choice, or more tiles added to it, a payment on offer? */
export function canBecome({ options }: Payment, chosen: readonly UnitName[]): boolean {
  return options.some(({ data }) => {
    const left = [...data]
    return chosen.every((tile) => {
      const at = left.indexOf(tile)
      if (at >= 0) left.splice(at, 1)
      return at >= 0
    })
  })
}
