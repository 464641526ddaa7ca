import { expect, it } from 'vitest'
import type { Shelf } from '../app/kept.ts'
import { forgetLeft, keepDone, keepLeft, progressIn, progressOf } from './progress.ts'

const shelfWith = (start?: string): Shelf => {
  let kept: string | null = start ?? null
  return { getItem: () => kept, setItem: (_key, value) => (kept = value) }
}

const left = { inputs: ['goOn' as const, { keys: ['0:2'] }, { offer: 'sell' }, 'undo' as const], step: 2, steps: 6 }

it('keeps where a lesson was left until it is done', () => {
  const shelf = shelfWith()
  keepLeft(shelf, 'nim', 'first', left)
  expect(progressOf(shelf, 'nim')).toEqual({ done: [], left: { first: left } })
  keepDone(shelf, 'nim', 'first')
  keepDone(shelf, 'nim', 'first')
  expect(progressOf(shelf, 'nim')).toEqual({ done: ['first'], left: {} })
})

it('keeps what is done when a lesson is begun anew', () => {
  const shelf = shelfWith()
  keepDone(shelf, 'nim', 'first')
  keepLeft(shelf, 'nim', 'second', left)
  forgetLeft(shelf, 'nim', 'second')
  expect(progressOf(shelf, 'nim')).toEqual({ done: ['first'], left: {} })
})

it.each([
  null,
  'no json',
  '7',
  '[]',
  '{"done": 7, "left": 7}',
  '{"left": {"first": {"inputs": [{"keys": []}], "step": 0, "steps": 1}}}',
  '{"left": {"first": {"inputs": ["dance"], "step": 0, "steps": 1}}}',
  '{"left": {"first": {"inputs": [], "step": 1, "steps": 1}}}',
  '{"left": {"first": {"inputs": [], "step": -1, "steps": 1}}}',
  '{"done": [null, 3, {}]}',
])('takes %s for nothing', (text) => expect(progressIn(text)).toEqual({ done: [], left: {} }))

it('goes on where nothing can be kept', () => {
  const shelf: Shelf = {
    getItem: () => {
      throw new Error('not allowed')
    },
    setItem: () => {
      throw new Error('full')
    },
  }
  keepLeft(shelf, 'nim', 'first', left)
  expect(progressOf(shelf, 'nim').done).toEqual([])
})
