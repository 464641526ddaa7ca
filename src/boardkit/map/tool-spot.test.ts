import { expect, it } from 'vitest'
import { toolSpot } from './tool-spot.ts'

const size = { width: 40, height: 100 }

it('lies in the lower right corner, above the plates that are there', () => {
  const room = { width: 1000, height: 600, isSmall: false, plates: [] }
  expect(toolSpot(room, size)).toEqual({ left: 948, top: 488 })
  const ribbon = { left: 0, top: 520, right: 1000, bottom: 590 }
  expect(toolSpot({ ...room, plates: [ribbon] }, size)).toEqual({ left: 948, top: 408 })
  const aside = { ...ribbon, right: 900 }
  expect(toolSpot({ ...room, plates: [aside] }, size)).toEqual({ left: 948, top: 488 })
})

it('stays in sight where there is no room at all', () => {
  const all = { left: 0, top: 0, right: 1000, bottom: 600 }
  expect(toolSpot({ width: 1000, height: 600, isSmall: false, plates: [all] }, size)).toEqual({ left: 948, top: 488 })
})
