/** Where every cube of a throw begins, how it goes and where it ends: the picture of the tower, without its drawing. */

/** Cubes by colour: the roles, then the residents. */
export interface Throw {
  readonly thrown: readonly number[]
  readonly inside: readonly number[]
  readonly fellThrown: readonly number[]
  readonly fellInside: readonly number[]
}

export interface Point {
  readonly x: number
  readonly y: number
}

export type Way = 'rests' | 'sticks' | 'falls' | 'loosened'

export interface Flight {
  readonly id: number
  readonly colour: number
  readonly way: Way
  /** Inside before the throw, or above the funnel. */
  readonly from: Point
  /** Where it hits the wall on its way. */
  readonly turn: Point
  readonly to: Point
  /** In which order the moving ones go; those that rest have 0. */
  readonly order: number
}

export const PICTURE = { width: 320, height: 268, middle: 160 } as const
const CUBE = 11
const INSIDE = { left: 90, bottom: 183, width: 140, across: 2 } as const
const TRAY = { left: 26, bottom: 250, width: 268, across: 3 } as const

type Place = typeof INSIDE | typeof TRAY

/** One column of the pile for every colour, so that it can be counted. */
const columnX = (place: Place, colour: number, colours: number): number =>
  place.left + (place.width * (colour + 0.5)) / colours

function slot(place: Place, colour: number, colours: number, at: number): Point {
  const { across, bottom } = place
  const row = Math.trunc(at / across)
  const left = columnX(place, colour, colours) - (across * CUBE) / 2
  return { x: left + (at % across) * CUBE, y: bottom - (row + 1) * CUBE }
}

export const insideSlot = (colour: number, colours: number, at: number): Point => slot(INSIDE, colour, colours, at)
export const traySlot = (colour: number, colours: number, at: number): Point => slot(TRAY, colour, colours, at)
export const insideColumn = (colour: number, colours: number): number => columnX(INSIDE, colour, colours)
export const trayColumn = (colour: number, colours: number): number => columnX(TRAY, colour, colours)

/** The same number for the same cube, spread over 0 to 1: what looks like chance must not change while it is drawn. */
function scatter(n: number): number {
  let x = Math.imul(n + 1, 0x9e3779b1)
  x = Math.imul(x ^ (x >>> 15), 0x85ebca6b)
  return ((x ^ (x >>> 13)) >>> 0) / 2 ** 32
}

const spread = (seed: number, middle: number, width: number): number => middle + (scatter(seed) - 0.5) * width

/** The flights of all cubes of a colour. What lay inside is drawn bottom first; what falls of it comes from the top. */
function flightsOfColour(t: Throw, colour: number, firstId: number): Omit<Flight, 'order'>[] {
  const colours = t.thrown.length
  const list: Omit<Flight, 'order'>[] = []
  let [inside, inTray] = [0, 0]
  const add = (way: Way, from: Point): void => {
    const id = firstId + list.length
    const isIn = way === 'rests' || way === 'sticks'
    const to = isIn ? insideSlot(colour, colours, inside++) : traySlot(colour, colours, inTray++)
    const turn = { x: spread(id * 7 + 3, PICTURE.middle, 90), y: spread(id * 11 + 5, 130, 40) }
    list.push({ id, colour, way, from, turn, to })
  }
  const above = (n: number): Point => ({ x: spread(firstId + n * 13 + 1, PICTURE.middle, 110), y: -16 })
  const stay = t.inside[colour] - t.fellInside[colour]
  for (let n = 0; n < t.inside[colour]; n++) add(n < stay ? 'rests' : 'loosened', insideSlot(colour, colours, n))
  for (let n = 0; n < t.thrown[colour]; n++) add(n < t.fellThrown[colour] ? 'falls' : 'sticks', above(n))
  return list
}

/** All cubes of a throw; the moving ones mixed, as out of a hand. */
export function flightsOf(t: Throw): Flight[] {
  const all: Omit<Flight, 'order'>[] = []
  for (let colour = 0; colour < t.thrown.length; colour++) all.push(...flightsOfColour(t, colour, all.length))
  const order = all
    .filter(({ way }) => way !== 'rests')
    .sort((a, b) => scatter(a.id * 3) - scatter(b.id * 3))
    .map(({ id }) => id)
  const places = new Map(order.map((id, at) => [id, at]))
  return all.map((flight) => ({ ...flight, order: places.get(flight.id) ?? 0 }))
}

/** The tower at rest: what is inside and what lies in the tray. */
export const stillOf = (inside: readonly number[], tray: readonly number[]): Throw => ({
  thrown: tray,
  inside,
  fellThrown: tray,
  fellInside: inside.map(() => 0),
})

export const sum = (counts: readonly number[]): number => counts.reduce((all, n) => all + n, 0)

/** Milliseconds: between two cubes, the way of one, and when the last has landed. */
const BETWEEN = 34
const WAY = 900
export const landedAfter = (flights: readonly Flight[]): number => {
  const moving = flights.filter(({ way }) => way !== 'rests').length
  return moving === 0 ? 0 : (moving - 1) * Math.min(BETWEEN, 900 / moving) + WAY
}
/** Many cubes follow each other more closely: a throw never takes longer than two seconds. */
export const delayOf = (flight: Flight, moving: number): number => flight.order * Math.min(BETWEEN, 900 / moving)
