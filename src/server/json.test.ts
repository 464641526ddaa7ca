import { describe, expect, it } from 'vitest'
import { checkJson, parseJson } from './json.ts'

const limits = { bytes: 10_000, depth: 4, values: 10 }
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)

describe('a text is looked over before it is parsed', () => {
  it.each([
    ['depth', nested(4), nested(5)],
    ['depth of records', '{"a":{"a":{"a":{}}}}', '{"a":{"a":{"a":{"a":{}}}}}'],
    ['values of a list', '[1,2,3,4,5,6,7,8,9]', '[1,2,3,4,5,6,7,8,9,10]'],
    ['empty values', '[{},{},{},{}]', '[{},{},{},{},{}]'],
    ['bytes', `"${'x'.repeat(9_998)}"`, `"${'x'.repeat(9_999)}"`],
    ['bytes, not characters', `"${'ä'.repeat(4_999)}"`, `"${'ä'.repeat(5_000)}"`],
  ])('by %s', (_what, good, bad) => {
    for (const form of [(text: string) => text, (text: string) => Buffer.from(text)]) {
      expect(checkJson(form(good), limits)).toBeUndefined()
      expect(checkJson(form(bad), limits)).toMatchObject({ path: 'body', problem: expect.stringMatching(/at most/) })
    }
  })

  it('what stands in strings gives no shape, escaped quotes and all', () => {
    const texts = ['[[[[[[,,,,,,,,,,,,', '"[[[[[', '\\', '\\"[[[[[[', '\\\\', '漢[[[[[', '']
    for (const text of texts) expect(checkJson(JSON.stringify([text, [text]]), limits)).toBeUndefined()
    expect(checkJson('["\\\\",[[[[[]]]]]]', limits)).toBeDefined()
  })

  it('nesting that would overflow every stack is only counted', () => {
    const deep = '{"options":'.repeat(1_000_000)
    expect(parseJson(deep, { bytes: 1e9, depth: 64, values: 1e9 })).toEqual({
      ok: false,
      problems: [{ path: 'body', problem: 'must be nested at most 64 deep' }],
    })
  })
})

describe('a text is parsed', () => {
  it('if it is JSON', () => {
    expect(parseJson('{"a":[1,"ä"]}', limits)).toEqual({ ok: true, value: { a: [1, 'ä'] } })
    expect(parseJson(Buffer.from('"ä"'), limits)).toEqual({ ok: true, value: 'ä' })
    for (const text of ['', '{', '[1,]', ']', '"', '\u0000'])
      expect(parseJson(text, limits)).toMatchObject({ ok: false, problems: [{ problem: 'must be JSON' }] })
  })

  it.each(['__proto__', 'constructor', 'prototype', '\\u005f_proto__'])('but not with the key %s', (key) => {
    expect(parseJson(`{"a":[{"${key}":1}]}`, limits)).toMatchObject({
      ok: false,
      problems: [{ path: expect.stringMatching(/^a\[0\]/), problem: 'is not allowed as a key' }],
    })
  })
})
