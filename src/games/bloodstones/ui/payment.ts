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

/** The payment that is proposed: little is lost, and rather the kinds of tiles that were given away before in the turn. */
export function preferred(
  { options, about }: Payment,
  worth: (tiles: readonly UnitName[]) => number,
  given: readonly UnitName[],
): Payment['options'][number] {
  const worse = ({ data }: Payment['options'][number]): number =>
    worth(data) - about.due + (given.length === 0 ? 0 : data.filter((tile) => !given.includes(tile)).length)
  return options.toSorted((a, b) => worse(a) - worse(b))[0]
}
