import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson, hashOf } from './hash.ts'

const fixed = { seed: 20263, numRuns: 300 }

/** The same data with the keys of every object in the opposite order. */
function reordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reordered)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, reordered(inner)])
  return Object.fromEntries(entries.reverse()) as unknown
}

function nested(depth: number): unknown[] {
  let value: unknown[] = []
  for (let level = 0; level < depth; level++) value = [value]
  return value
}

class Unit {
  readonly strength = 3
}

class Stack extends Array<number> {}

describe('canonical JSON', () => {
  it('sorts keys by UTF-16 units and writes no spaces', () => {
    const value = { b: [1, -2.5, 1e21], a: { z: true, Z: false, é: 'ü', 10: 1, 9: 2 }, '': 'a"\n' }
    expect(canonicalJson(value)).toBe('{"":"a\\"\\n","a":{"10":1,"9":2,"Z":false,"z":true,"é":"ü"},"b":[1,-2.5,1e+21]}')
  })

  it('is JSON that says the same, whatever the order of the keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonicalJson(value)
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
        expect(canonicalJson(reordered(value))).toBe(text)
        expect(canonicalJson(JSON.parse(text))).toBe(text)
      }),
      fixed,
    )
  })

  it('writes simple values, empty containers, −0 and lone surrogates as JSON does', () => {
    for (const value of [0, -0, 1.5, '', 'a', '\ud800', true, false, null, [], {}, [[], {}], 2 ** 53]) {
      expect(canonicalJson(value)).toBe(JSON.stringify(value))
    }
  })

  it('takes own keys with the names of built-in ones, and objects without prototype', () => {
    const hostile = JSON.parse('{"__proto__":1,"constructor":2}') as unknown
    expect(canonicalJson(hostile)).toBe('{"__proto__":1,"constructor":2}')
    expect(canonicalJson(Object.assign(Object.create(null), { a: 1 }))).toBe('{"a":1}')
  })

  it('takes the same object in two places', () => {
    const shared = { a: 1 }
    expect(canonicalJson([shared, shared])).toBe('[{"a":1},{"a":1}]')
  })

  const cycle: { next: unknown[] } = { next: [] }
  cycle.next.push(cycle)
  it.each<[string, unknown, string]>([
    ['undefined alone', undefined, '$: undefined'],
    ['undefined in an object', { units: [{ at: undefined }] }, '$.units[0].at: undefined'],
    ['undefined in an array', [1, undefined], '$[1]: undefined'],
    ['a hole', { hand: Object.assign([1], { 2: 3 }) }, '$.hand[1]: a hole'],
    ['a function', { 'on move': () => 1 }, '$["on move"]: a function'],
    ['a symbol', [Symbol('x')], '$[0]: a symbol'],
    ['a symbol as key', { a: { [Symbol('x')]: 1 } }, '$.a: a symbol as key'],
    ['a bigint', { a: 1n }, '$.a: a bigint'],
    ['NaN', { a: [[NaN]] }, '$.a[0][0]: NaN'],
    ['an infinity', { a: -Infinity }, '$.a: -Infinity'],
    ['a class instance', { unit: new Unit() }, '$.unit: a class instance'],
    ['a kind of array', { stack: Stack.of(1) }, '$.stack: a class instance'],
    ['a map', { a: new Map() }, '$.a: a class instance'],
    ['a set', [new Set()], '$[0]: a class instance'],
    ['a typed array', { a: new Int32Array(2) }, '$.a: a class instance'],
    ['nesting without end', nested(1000), `$${'[0]'.repeat(256)}: nesting deeper than 256`],
    ['a cycle', cycle, '$.next[0]: a cycle'],
  ])('refuses %s and says where', (_, value, message) => {
    expect(() => canonicalJson(value)).toThrow(new TypeError(`not plain data at ${message}`))
  })
})

describe('the hash of a value', () => {
  it('is the first half of the SHA-256 of its canonical JSON', () => {
    expect(hashOf({})).toBe('44136fa355b3678a1146ad16f7e8649e')
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const whole = createHash('sha256').update(canonicalJson(value), 'utf8').digest('hex')
        expect(hashOf(value)).toBe(whole.slice(0, 32))
        expect(hashOf(reordered(value))).toBe(hashOf(value))
      }),
      fixed,
    )
  })

  it('tells apart what is nearly the same', () => {
    const values = [
      {},
      [],
      '',
      '0',
      0,
      [0],
      ['0'],
      [[0]],
      { a: 0 },
      { a: [0] },
      { b: 0 },
      null,
      false,
      'null',
      [1, 2],
      [12],
    ]
    expect(new Set(values.map(hashOf)).size).toBe(values.length)
  })

  it('refuses what canonical JSON refuses', () => {
    expect(() => hashOf({ a: undefined })).toThrow('not plain data at $.a: undefined')
  })
})
