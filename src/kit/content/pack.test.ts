import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Problem } from '../../engine/game.ts'
import { idField, textField, wholeField } from './fields.ts'
import { checkPackValue, findHostile, MAX_PACK_BYTES, merge, parsePackText, patchOf } from './pack.ts'
import { formatPath, pathById } from './problem.ts'

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
    ['a date', new Map()],
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

  it('is at most 1 MB large', () => {
    expect(parsePackText('{"things":[]}'.padEnd(MAX_PACK_BYTES, ' '), pack).ok).toBe(true)
    expect(parsePackText('{"things":[]}'.padEnd(MAX_PACK_BYTES + 1, ' '), pack).ok).toBe(false)
  })
})

describe('a path', () => {
  it('names things by their id and shows no control characters', () => {
    expect(pathById({ things: [{ id: 'finn' }] })(['things', 0, 'life'])).toBe('things[finn].life')
    expect(formatPath(['a\u001b', 3])).toBe('a?[3]')
  })
})
