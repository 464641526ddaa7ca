import { describe, expect, it } from 'vitest'
import { delayOf, flightsOf, insideSlot, landedAfter, stillOf, traySlot, type Throw, type Way } from './tower-throw.ts'

const THROW: Throw = { thrown: [4, 2, 0, 3], inside: [2, 3, 1, 5], fellThrown: [3, 1, 0, 0], fellInside: [0, 2, 1, 1] }

const count = (way: Way, colour: number): number =>
  flightsOf(THROW).filter((flight) => flight.way === way && flight.colour === colour).length

describe('the flights of a throw', () => {
  it('gives every cube one way, by colour', () => {
    const ways = [0, 1, 2, 3].map((colour) => [
      count('rests', colour),
      count('loosened', colour),
      count('falls', colour),
      count('sticks', colour),
    ])
    expect(ways).toEqual([
      [2, 0, 3, 1],
      [1, 2, 1, 1],
      [0, 1, 0, 0],
      [4, 1, 0, 3],
    ])
  })

  it('fills the columns of tower and tray without gaps and without two cubes in one place', () => {
    const flights = flightsOf(THROW)
    const ends = flights.map(({ to }) => `${to.x.toFixed(2)},${to.y}`)
    expect(new Set(ends).size).toBe(flights.length)
    const tray = flights.filter(({ colour, way }) => colour === 1 && (way === 'falls' || way === 'loosened'))
    expect(tray.map(({ to }) => to)).toEqual([0, 1, 2].map((at) => traySlot(1, 4, at)))
    const inside = flights.filter(({ colour, way }) => colour === 0 && (way === 'rests' || way === 'sticks'))
    expect(inside.map(({ to }) => to)).toEqual([0, 1, 2].map((at) => insideSlot(0, 4, at)))
  })

  it('loosens what lies on top and leaves the rest where it was', () => {
    const flights = flightsOf(THROW).filter(({ colour }) => colour === 1)
    expect(flights.filter(({ way }) => way === 'rests').map(({ from, to }) => [from, to])).toEqual([
      [insideSlot(1, 4, 0), insideSlot(1, 4, 0)],
    ])
    expect(flights.filter(({ way }) => way === 'loosened').map(({ from }) => from)).toEqual([
      insideSlot(1, 4, 1),
      insideSlot(1, 4, 2),
    ])
  })

  it('sends the moving cubes one after another and is done with many as soon as with few', () => {
    const flights = flightsOf(THROW)
    const moving = flights.filter(({ way }) => way !== 'rests')
    expect(moving.map(({ order }) => order).sort((a, b) => a - b)).toEqual(moving.map((_, at) => at))
    expect(Math.max(...moving.map((flight) => delayOf(flight, moving.length)))).toBe((moving.length - 1) * 34)
    const many = flightsOf({ ...THROW, thrown: [60, 40, 0, 20], fellThrown: [40, 20, 0, 9] })
    expect(landedAfter(many)).toBeLessThan(1801)
    expect(landedAfter(flightsOf(stillOf([1, 2], [0, 0])))).toBe(0)
  })
})
