import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Problem } from '../../engine/index.ts'
import { idField, textField, wholeField } from './fields.ts'
import { checkPackValue, checkSource, findHostile, MAX_PACK_BYTES, merge, parsePackText, patchOf } from './pack.ts'
import { formatPath, pathById, within } from './problem.ts'

const thing = z.strictObject({
  id: idField,
  name: textField(10),
  size: z.strictObject({ width: wholeField(1, 9), height: wholeField(1, 9) }),
  cells: z.array(z.strictObject({ q: wholeField(0, 9) })),
})
const pack = z.strictObject({ things: z.array(patchOf(thing, 5)).max(3) })

function pathsOf(value: unknown): string[] {
  const checked = checkPackValue(value, pack)
  return checked.ok ? ['(accepted)'] : checked.problems.map((problem) => problem.path)
}

describe('a patch', () => {
  it('may say any part of a thing, but must say which', () => {
    expect(pathsOf({ things: [{ id: 'a', size: { width: 3 } }] })).toEqual(['(accepted)'])
    expect(pathsOf({ things: [{ size: { width: 3 } }] })).toEqual(['things[0].id'])
    expect(pathsOf({ things: [{ id: 'a', size: { depth: 3 } }] })).toEqual(['things[0].size.depth'])
    expect(pathsOf({ things: [{ id: 'a' }, { id: 'a' }] })).toEqual(['things[1].id'])
  })

  it('gives lists without ids as a whole', () => {
    expect(pathsOf({ things: [{ id: 'a', cells: [{ q: 1 }] }] })).toEqual(['(accepted)'])
    expect(pathsOf({ things: [{ id: 'a', cells: [{}] }] })).toEqual(['things[0].cells[0].q'])
  })
})

describe('merging', () => {
  it('goes by field and by id and adds what is new', () => {
    const base = { list: [{ id: 'a', x: 1, y: 2 }], kept: [1, 2], replaced: [1, 2] }
    const merged = merge(base, { list: [{ id: 'a', x: 5 }, { id: 'b' }], replaced: [3] })
    expect(merged).toEqual({ list: [{ id: 'a', x: 5, y: 2 }, { id: 'b' }], kept: [1, 2], replaced: [3] })
    expect(base.list[0].x).toBe(1)
  })
})

describe('what is not trusted', () => {
  it.each(['__proto__', 'constructor', 'toString', 'prototype'])('has no field %s', (key) => {
    const parsed = parsePackText(`{"things":[],"${key}":{"polluted":1}}`, pack)
    expect(parsed).toEqual({ ok: false, problems: [{ path: key, problem: 'forbidden field name' }] })
  })

  it.each([
    ['a truth value', true],
    ['null', null],
    ['an infinite number', Infinity],
    ['object of a class', new Map()],
  ])('has no %s', (_, value) => {
    const problems: Problem[] = []
    findHostile({ x: [value] }, [], problems)
    expect(problems.map((problem) => problem.path)).toEqual(['x[0]'])
  })

  it('says line and column where it is not JSON', () => {
    const parsed = parsePackText('{"things":\n [1,]}', pack)
    expect(parsed).toEqual({
      ok: false,
      problems: [{ path: 'line 2, column 5', problem: 'not JSON: a value is expected here' }],
    })
  })

  it('may begin with a byte order mark', () => {
    expect(parsePackText('\uFEFF{"things":[]}\n', pack)).toEqual({ ok: true, value: { things: [] } })
  })

  it('is at most 1 MB large, counted in bytes', () => {
    expect(parsePackText('{"things":[]}'.padEnd(MAX_PACK_BYTES, ' '), pack).ok).toBe(true)
    expect(parsePackText('{"things":[]}'.padEnd(MAX_PACK_BYTES + 1, ' '), pack).ok).toBe(false)
    expect(parsePackText('ü'.repeat(MAX_PACK_BYTES / 2 + 1), pack)).toEqual({
      ok: false,
      problems: [{ path: '(whole file)', problem: 'too large: at most 1048576 bytes are allowed' }],
    })
  })
})

describe('a whole content', () => {
  const whole = z.strictObject({ things: z.array(thing) })

  it('is refused with its things named by their id', () => {
    const checked = checkSource({ things: [{ id: 'a', name: 'A', size: { width: 3 }, cells: [] }] }, whole)
    expect(checked).toMatchObject({ ok: false, problems: [{ path: 'things[a].size.height' }] })
  })

  it('is looked through for what is hostile before it is read', () => {
    expect(checkSource({ things: [], extra: undefined }, whole)).toEqual({
      ok: false,
      problems: [{ path: 'extra', problem: 'only texts, numbers, lists and objects are allowed' }],
    })
    expect(checkSource(undefined, whole)).toMatchObject({ ok: false, problems: [{ path: '(whole content)' }] })
  })
})

describe('problems', () => {
  it('never show foreign control characters', () => {
    expect(pathsOf({ things: [], ['\u001b[2J'.repeat(50)]: 1 })[0]).toMatch(/^[^\p{Cc}]{1,60}$/u)
  })

  it('are at most fifty and the number of the others', () => {
    const fields = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`field${i}`, i]))
    const checked = checkPackValue({ things: [], ...fields }, pack)
    expect(checked.ok ? 0 : checked.problems.length).toBe(51)
    expect(checked.ok ? '' : checked.problems[50].problem).toBe('and 10 more problems')
  })

  it('of a part are named with the part', () => {
    expect(within('things[a]')({ path: 'size', problem: 'x' })).toEqual({ path: 'things[a].size', problem: 'x' })
  })
})

describe('a path', () => {
  it('names things by their id and shows no control characters', () => {
    expect(pathById({ things: [{ id: 'finn' }] })(['things', 0, 'life'])).toBe('things[finn].life')
    expect(formatPath(['a\u001b', 3])).toBe('a?[3]')
  })
})
