import { expect, it } from 'vitest'
import { countsIn, numbersIn } from './counting.ts'

it('reads lists of numbers, also an empty one', () => {
  expect(numbersIn('')).toEqual([])
  expect(numbersIn('3,0,12')).toEqual([3, 0, 12])
})

it('reads what is counted; a bare one counts once', () => {
  expect(countsIn('', '*')).toEqual([])
  expect(countsIn('0*2,3', '*')).toEqual([
    ['0', 2],
    ['3', 1],
  ])
  expect(countsIn('height:1,attackAura:2', ':')).toEqual([
    ['height', 1],
    ['attackAura', 2],
  ])
})
