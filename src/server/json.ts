import { hostileIn } from '../engine/file.ts'
import { failed, ok, type Problem, type Result } from '../engine/index.ts'

/** How large, how deep and how rich a text may be before anybody takes it apart. */
export interface JsonLimits {
  readonly bytes: number
  readonly depth: number
  readonly values: number
}

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c]
const [OPEN_LIST, CLOSE_LIST, OPEN_RECORD, CLOSE_RECORD] = [0x5b, 0x5d, 0x7b, 0x7d]

/** What is wrong with a text that is not even JSON. */
export const NOT_JSON = 'must be JSON'

const problem = (text: string): Problem => ({ path: 'body', problem: text })

/** The place of the quote that ends a string, or the end of the text. */
function endOfString(text: string, start: number): number {
  let at = start + 1
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) break
    if (code === BACKSLASH) at++
  }
  return at
}

/**
 * One look over the text, without parsing: JSON.parse, schemas and messages to workers all recurse, and a few kilobytes of
 * brackets end the process. Whether it is JSON at all is not decided here.
 */
export function checkJson(text: string | Buffer, { bytes, depth, values }: JsonLimits): Problem | undefined {
  if (Buffer.byteLength(text) > bytes) return problem(`must have at most ${bytes} bytes`)
  // Everything that gives JSON its shape is a single byte, whatever stands in the strings.
  const seen = typeof text === 'string' ? text : text.toString('latin1')
  let [deep, many] = [0, 1]
  for (let at = 0; at < seen.length; at++) {
    const code = seen.charCodeAt(at)
    if (code === QUOTE) at = endOfString(seen, at)
    else if (code === COMMA) many++
    else if (code === OPEN_LIST || code === OPEN_RECORD) {
      many++
      if (++deep > depth) return problem(`must be nested at most ${depth} deep`)
    } else if (code === CLOSE_LIST || code === CLOSE_RECORD) deep--
    if (many > values) return problem(`must hold at most ${values} values`)
  }
  return undefined
}

/** Looks over the text, parses it, and refuses keys that could reach a prototype. */
export function parseJson(text: string | Buffer, limits: JsonLimits): Result<unknown> {
  const wrong = checkJson(text, limits)
  return wrong === undefined ? parseChecked(text.toString()) : { ok: false, problems: [wrong] }
}

/** The same for a text that was looked over before. */
export function parseChecked(text: string): Result<unknown> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return failed('body', NOT_JSON)
  }
  const hostile = hostileIn(value)
  return hostile === undefined ? ok(value) : { ok: false, problems: [hostile] }
}
