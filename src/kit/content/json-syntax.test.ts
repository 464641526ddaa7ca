import { describe, expect, it } from 'vitest'
import { findSyntaxProblem, MAX_DEPTH } from './json-syntax.ts'

describe('a text that is not JSON', () => {
  it.each([
    ['nothing', '', 1, 1, 'the text ends too early'],
    ['a truncated object', '{"walstatt": "content-pack",\n "game"', 2, 8, 'the text ends too early'],
    ['a truncated text', '{\n  "name": "Te', 2, 11, 'a text that is not closed'],
    ['a comma too many', '{"bag": [1, 2,]}', 1, 15, 'a value is expected here'],
    ['a missing comma', '{"a": 1\n"b": 2}', 2, 1, 'a comma or } is expected here'],
    ['a bare word', '{name: 1}', 1, 2, 'a field name in double quotes is expected here'],
    ['a missing colon', '{"a" 1}', 1, 6, 'a colon is expected here'],
    ['a wrong escape', '{"a": "\\q"}', 1, 8, 'an unknown escape'],
    ['a raw line break', '{"a": "x\ny"}', 1, 9, 'a text may not contain a line break or control character'],
    ['text after the end', '{} {}', 1, 4, 'text after the end'],
    ['endless nesting', '['.repeat(100_000), 1, 26, 'nested too deeply'],
  ])('is refused with line and column: %s', (_, text, line, column, problem) => {
    expect(findSyntaxProblem(text)).toEqual({ line, column, problem })
  })
})

describe('a text that is JSON', () => {
  it('may have every form of value that JSON.parse takes', () => {
    const value = ['a "quoted" \\ text / \b\f\n\r\t ü \u2028', true, false, null, -0.5e-7, 1e3, {}, [], { a: [{}] }]
    expect(findSyntaxProblem(JSON.stringify(value))).toBeUndefined()
    expect(findSyntaxProblem(`\r\n\t${JSON.stringify(value, undefined, 2)}\n`)).toBeUndefined()
  })

  it('is nested only so deeply', () => {
    const nested = (depth: number): string => `${'['.repeat(depth)}0${']'.repeat(depth)}`
    expect(findSyntaxProblem(nested(MAX_DEPTH))).toBeUndefined()
    expect(findSyntaxProblem(nested(MAX_DEPTH + 1))?.problem).toBe('nested too deeply')
  })
})
