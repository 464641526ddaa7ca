/** Says where a text stops being JSON. Engines word and place such errors differently, so we look ourselves. */
export interface SyntaxProblem {
  readonly line: number
  readonly column: number
  readonly problem: string
}

interface Scanner {
  readonly text: string
  at: number
  problem: string
}

/** Deeper nesting than any content needs; also keeps the scanner's own recursion small. */
export const MAX_DEPTH = 24

const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y

export function findSyntaxProblem(text: string): SyntaxProblem | undefined {
  const scanner: Scanner = { text, at: 0, problem: '' }
  if (value(scanner, 0) && (skipSpace(scanner), scanner.at < text.length)) fail(scanner, 'text after the end')
  if (scanner.problem === '') return undefined
  const before = text.slice(0, scanner.at)
  const line = before.split('\n').length
  return { line, column: scanner.at - before.lastIndexOf('\n'), problem: scanner.problem }
}

function fail(s: Scanner, problem: string): false {
  if (s.problem === '') s.problem = s.at >= s.text.length ? 'the text ends too early' : problem
  return false
}

function skipSpace(s: Scanner): void {
  while (s.at < s.text.length && ' \t\r\n'.includes(s.text[s.at])) s.at++
}

function value(s: Scanner, depth: number): boolean {
  if (depth > MAX_DEPTH) return fail(s, 'nested too deeply')
  skipSpace(s)
  const first = s.text[s.at]
  if (first === '{') return list(s, '}', () => member(s, depth))
  if (first === '[') return list(s, ']', () => value(s, depth + 1))
  if (first === '"') return string(s)
  for (const word of ['true', 'false', 'null'])
    if (s.text.startsWith(word, s.at)) {
      s.at += word.length
      return true
    }
  return match(s, NUMBER, 'a value is expected here')
}

function member(s: Scanner, depth: number): boolean {
  skipSpace(s)
  if (s.text[s.at] !== '"') return fail(s, 'a field name in double quotes is expected here')
  if (!string(s)) return false
  skipSpace(s)
  if (s.text[s.at] !== ':') return fail(s, 'a colon is expected here')
  s.at++
  return value(s, depth + 1)
}

function string(s: Scanner): boolean {
  const start = s.at++
  while (s.at < s.text.length) {
    const character = s.text[s.at]
    if (character === '"') {
      s.at++
      return true
    }
    if (character < ' ') return fail(s, 'a text may not contain a line break or control character')
    if (character !== '\\') s.at++
    else if (!match(s, ESCAPE, 'an unknown escape')) return false
  }
  s.at = start
  return fail(s, 'a text that is not closed')
}

function list(s: Scanner, close: string, item: () => boolean): boolean {
  s.at++
  skipSpace(s)
  if (s.text[s.at] === close) {
    s.at++
    return true
  }
  for (;;) {
    if (!item()) return false
    skipSpace(s)
    const next = s.text[s.at]
    if (next !== ',' && next !== close) return fail(s, `a comma or ${close} is expected here`)
    s.at++
    if (next === close) return true
  }
}

function match(s: Scanner, pattern: RegExp, problem: string): boolean {
  pattern.lastIndex = s.at
  const found = pattern.exec(s.text)
  if (found === null) return fail(s, problem)
  s.at += found[0].length
  return true
}
