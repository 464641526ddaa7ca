import { expect, it } from 'vitest'
import { beside } from './beside.ts'

const free = { left: 0, top: 0, right: 390, bottom: 400 }
const small = { width: 100, height: 60 }
const broad = { width: 300, height: 120 }

it('lies right of the spot, or left where there is no room', () => {
  expect(beside(small, { x: 100, y: 200 }, 30, free)).toEqual({ x: 130, y: 170 })
  expect(beside(small, { x: 350, y: 200 }, 30, free)).toEqual({ x: 220, y: 170 })
})

it('lies under or over the spot where it fits on neither side, and never on it', () => {
  expect(beside(broad, { x: 195, y: 100 }, 30, free)).toEqual({ x: 45, y: 130 })
  expect(beside(broad, { x: 195, y: 300 }, 30, free)).toEqual({ x: 45, y: 150 })
})

it('stays inside of what is free', () => {
  expect(beside(small, { x: 0, y: 0 }, 30, free)).toEqual({ x: 30, y: 6 })
  expect(beside(small, { x: 100, y: 395 }, 30, { ...free, bottom: 380 })).toEqual({ x: 130, y: 314 })
})
