/**
 * The box of the reference game "Marches": what both versions share. Rules are written twice, data once.
 * The map is ten columns by six rows of hexagons, odd rows pushed half a field to the right.
 */
export const PLAYERS = 6
export const COLUMNS = 10
export const ROWS = 6
export const AREAS = COLUMNS * ROWS
export const UNITS_EACH = 20
export const UNITS = PLAYERS * UNITS_EACH

export const ROUNDS = 12
export const ACTIONS = 4
export const ROOM = 4
export const DICE = 6
export const MOST_EXPERIENCE = 3
export const MOST_WALLS = 2
export const HAND_LIMIT = 7
export const FIRST_HAND = 5
export const DOMINATION = 30

export const FOOT = 0
export const HORSE = 1
export const GUARD = 2
export const STRENGTH = [1, 2, 3] as const

export const PLAIN = 0
export const FOREST = 1
export const MOUNTAIN = 2

export const MUSTER = 0
export const WALL = 1
export const RAID = 2
export const SUPPLY = 3
export const LEAD = 4
export const CARD_KINDS = 5
export const CARD_NAMES = ['muster', 'wall', 'raid', 'supply', 'lead'] as const
/** Cards of each kind in every player's bag. */
export const CARDS = [4, 5, 5, 2, 4] as const

const areaAt = (column: number, row: number): number =>
  column >= 0 && column < COLUMNS && row >= 0 && row < ROWS ? row * COLUMNS + column : -1

function neighboursOf(area: number): number[] {
  const column = area % COLUMNS
  const row = Math.floor(area / COLUMNS)
  const shift = row % 2
  return [
    areaAt(column - 1 + shift, row - 1),
    areaAt(column + shift, row - 1),
    areaAt(column - 1, row),
    areaAt(column + 1, row),
    areaAt(column - 1 + shift, row + 1),
    areaAt(column + shift, row + 1),
  ].filter((next) => next >= 0)
}

const each = <T>(length: number, make: (index: number) => T): T[] => Array.from({ length }, (_, i) => make(i))

export const NEIGHBOURS: readonly (readonly number[])[] = each(AREAS, neighboursOf)

/** Homes are blocks of five by two areas. */
export const HOME: readonly number[] = each(
  AREAS,
  (area) => Math.floor(area / COLUMNS / 2) * 2 + Math.floor((area % COLUMNS) / 5),
)

export const TERRAIN: readonly number[] = each(AREAS, (area) =>
  area % 9 === 3 ? MOUNTAIN : area % 5 === 1 ? FOREST : PLAIN,
)

/** Victory points of an area at the end of each round. */
export const VALUE: readonly number[] = each(AREAS, (area) => (area % 11 === 5 ? 3 : (area * 7) % 3))

/** Ten foot, six horse, four guards; unit `i` of player `p` is number `p * UNITS_EACH + i`. */
export const KIND: readonly number[] = each(UNITS, (unit) => {
  const i = unit % UNITS_EACH
  return i < 10 ? FOOT : i < 16 ? HORSE : GUARD
})

/** Two units stand in each area of their home. Horses do not stand in mountains. */
export const START: readonly number[] = startAreas()

function startAreas(): number[] {
  const start = each(UNITS, () => -1)
  for (let player = 0; player < PLAYERS; player++) {
    const home = each(AREAS, (area) => area).filter((area) => HOME[area] === player)
    const places = [...home.filter((a) => TERRAIN[a] === MOUNTAIN), ...home.filter((a) => TERRAIN[a] !== MOUNTAIN)]
    for (let i = 0; i < UNITS_EACH; i++) start[player * UNITS_EACH + i] = places[i % places.length]
  }
  return moveHorses(start)
}

/** A horse that would stand in a mountain changes places with a guard. */
function moveHorses(start: number[]): number[] {
  for (let unit = 0; unit < UNITS; unit++) {
    if (KIND[unit] !== HORSE || TERRAIN[start[unit]] !== MOUNTAIN) continue
    const owner = Math.floor(unit / UNITS_EACH)
    const isFree = (other: number): boolean =>
      Math.floor(other / UNITS_EACH) === owner && KIND[other] === GUARD && TERRAIN[start[other]] !== MOUNTAIN
    const guard = start.findIndex((_, other) => isFree(other))
    const area = start[unit]
    start[unit] = start[guard]
    start[guard] = area
  }
  return start
}
