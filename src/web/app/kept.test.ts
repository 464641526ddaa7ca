import { expect, it } from 'vitest'
import { fieldsIn, jsonIn, keepJson, keptText, type Shelf } from './kept.ts'

const SHUT: Shelf = {
  getItem() {
    throw new Error('no storage')
  },
  setItem() {
    throw new Error('no storage')
  },
}

it('what cannot be read counts as not kept', () => {
  for (const text of ['', '{', 'undefined']) expect(jsonIn(text)).toBeUndefined()
  for (const text of [null, undefined, '', '{', 'null', '7', '"a"', '[{}]']) expect(fieldsIn(text)).toEqual({})
  expect(fieldsIn('{"a":[1]}')).toEqual({ a: [1] })
})

it('without storage nothing is kept, and nothing breaks', () => {
  expect(keptText('a', SHUT)).toBeUndefined()
  expect(() => keepJson('a', {}, SHUT)).not.toThrow()
})
