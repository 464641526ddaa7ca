import { expect, it } from 'vitest'
import type { Rect, Room } from '../../protocol/board.ts'
import { cornerFor } from './corner.ts'

const rect = (left: number, top: number, right: number, bottom: number): Rect => ({ left, top, right, bottom })
const room = (...plates: Rect[]): Room => ({ width: 1000, height: 600, isSmall: false, plates })
const SIZE = { width: 40, height: 100 }

it('lies in its corner where nothing else does', () => {
  expect(cornerFor(room(), SIZE, { side: 'right', end: 'bottom' })).toEqual({ x: 948, y: 488 })
  expect(cornerFor(room(), SIZE, { side: 'left', end: 'top' })).toEqual({ x: 12, y: 12 })
})

it('goes along the edge until no plate is under it', () => {
  const players = rect(800, 60, 988, 300)
  const ribbon = rect(100, 520, 990, 588)
  expect(cornerFor(room(players, ribbon), SIZE, { side: 'right', end: 'bottom' })).toEqual({ x: 948, y: 412 })
  expect(cornerFor(room(players, ribbon), SIZE, { side: 'right', end: 'top' })).toEqual({ x: 948, y: 308 })
})

it('does not mind plates of the other side', () => {
  const since = rect(12, 400, 312, 588)
  expect(cornerFor(room(since), SIZE, { side: 'right', end: 'bottom' })).toEqual({ x: 948, y: 488 })
  expect(cornerFor(room(since), SIZE, { side: 'left', end: 'bottom' })).toEqual({ x: 12, y: 292 })
})

it('takes its corner after all where no place is free', () => {
  const all = rect(0, 0, 1000, 600)
  expect(cornerFor(room(all), SIZE, { side: 'right', end: 'bottom' })).toEqual({ x: 948, y: 488 })
})
