import { expect, it } from 'vitest'
import { encodingFor } from './encoding.ts'

const both = ['br', 'gzip'] as const

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['x-gzip', 'gzip'],
  ['BR', 'br'],
  ['br;q=0.5, gzip', 'gzip'],
  ['br; q=0.5, gzip;q=0.5', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*', 'br'],
  ['*;q=0.1, identity', undefined],
  ['identity;q=0, *;q=0', undefined],
  ['gzip;q=0', undefined],
  ['br;q=0.001', 'br'],
  ['identity, gzip', 'gzip'],
  ['identity, gzip;q=0.9', undefined],
  ['zstd', undefined],
  ['', undefined],
  [',;,=;q=', undefined],
  ['br;q=..', 'br'],
  [undefined, undefined],
])('whoever accepts %s gets %s', (header, wanted) => {
  expect(encodingFor(header, both)).toBe(wanted)
})

it('only what is kept is given', () => {
  expect(encodingFor('br, gzip;q=0.5', ['gzip'])).toBe('gzip')
  expect(encodingFor('br, gzip', [])).toBeUndefined()
})
