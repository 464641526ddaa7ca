import { expect, it } from 'vitest'
import { isWantedKey } from './wanted-key.ts'

it('finds what is wanted by any of the keys that an element gives', () => {
  const wanted = new Set(['b', 'two words'])
  expect(isWantedKey('b', wanted)).toBe(true)
  expect(isWantedKey('a b c', wanted)).toBe(true)
  expect(isWantedKey('two words', wanted)).toBe(true)
  expect(isWantedKey('a bc', wanted)).toBe(false)
  expect(isWantedKey(undefined, wanted)).toBe(false)
})
