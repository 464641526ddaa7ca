import { defaultContent } from '../content/content.ts'

/** The numbers of chance that draw exactly these battle tiles, side by side and round by round (BS-TIL-15). */
export const battleTiles = (...sides: readonly (readonly number[])[]): number[] =>
  sides.flatMap((tiles) => {
    const bag = defaultContent().battleBag.slice()
    return tiles.map((tile) => {
      const at = bag.indexOf(tile)
      if (at < 0) throw new Error(`no ${tile} left in the bag`)
      bag.splice(at, 1)
      return at
    })
  })
