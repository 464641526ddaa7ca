import { UNIT_NAMES } from '../../content/units.ts'
import { agree, argOf, handOf, isOf, keysOf, oracleOf, pointsOf, type Asked, type Play, type UnitName } from './book.ts'

const NAME = 'payments'

/** Every set of the tiles, by its names in the order of the hand. */
function setsOf(tiles: readonly UnitName[]): Map<string, UnitName[]> {
  const sets = new Map<string, UnitName[]>([['', []]])
  for (const tile of tiles)
    for (const set of Array.from(sets.values())) sets.set([...set, tile].join('+'), [...set, tile])
  return sets
}

/** Enough, and no tile too many (BS-MOV-03, BS-RUL-18), unless the table lets people waste them. */
function byPoints(play: Play, ask: Asked): string[] {
  const { cost } = argOf<{ cost: number }>(ask)
  const isEnough = (tiles: readonly UnitName[]): boolean => pointsOf(play, ask.role, tiles) >= cost
  return [...setsOf(handOf(play, ask.role))].flatMap(([key, tiles]) => {
    const hasSpare = tiles.some((_, i) => isEnough(tiles.toSpliced(i, 1)))
    return isEnough(tiles) && (play.state.options.freeOverpay || !hasSpare) ? [key] : []
  })
}

/** So many other tiles, whatever they are (BS-PLC-04, BS-PLC-05). */
function byTiles(play: Play, ask: Asked): string[] {
  const { count, unit } = argOf<{ count: number; unit: number }>(ask)
  const hand = handOf(play, ask.role)
  const own = hand.indexOf(UNIT_NAMES[unit])
  const others = own < 0 ? hand : hand.toSpliced(own, 1)
  return [...setsOf(others)].flatMap(([key, tiles]) => (tiles.length === count ? [key] : []))
}

export const payments = oracleOf(NAME, (play, ask) => {
  if (isOf(ask, 'payPoints')) return agree(NAME, 'points', keysOf(play, ask), byPoints(play, ask))
  return isOf(ask, 'payTiles') ? agree(NAME, 'tiles', keysOf(play, ask), byTiles(play, ask)) : 0
})
