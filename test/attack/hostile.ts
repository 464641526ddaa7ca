import { request } from 'node:http'

/** Bodies that nobody sends by accident. None of them may ever do anything. */

export const nested = (levels: number, inner = '1'): string => '['.repeat(levels) + inner + ']'.repeat(levels)

const TABLE = {
  game: 'packs',
  visibility: 'link',
  pace: 'live',
  seats: [{ holder: 'me', name: 'Eve' }, { holder: 'bot' }],
}

/** The body of a table that could be made, but for one field, which is put in as JSON text. */
export const tableWith = (field: string, json: string): string =>
  `${JSON.stringify(TABLE).slice(0, -1)},${JSON.stringify(field)}:${json}}`

export const goodTable = JSON.stringify(TABLE)

const DEPTHS = [100, 3_300, 30_000]

/** Wrong in form: refused before anybody looks at what it says. */
export const MALFORMED: Readonly<Record<string, string | Buffer>> = {
  nothing: '',
  'half an object': '{"game":',
  'a NUL': '\u0000',
  'two values': '{} {}',
  'not UTF-8': Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  'half a character': Buffer.from([0x22, 0xe2, 0x82, 0x22]),
  'a NUL in a string': '{"name":"a\u0000b"}',
  'many tiny values': `[${'{},'.repeat(25_000)}0]`,
  'a number without end': `{"name":${'9'.repeat(60_000)}`,
  ...Object.fromEntries(DEPTHS.map((levels) => [`${levels} levels`, nested(levels)])),
  ...Object.fromEntries(DEPTHS.map((levels) => [`${levels} levels of objects`, '{"a":'.repeat(levels)])),
}

/** Keys that could reach a prototype, names with what cannot be read, values of the wrong kind. */
export const HOSTILE_KEYS: readonly string[] = [
  '{"__proto__":{"name":"Eve"}}',
  '{"name":{"__proto__":{}}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"name":"Eve","__proto__":null}',
  '{"name":"Eve","toString":1}',
]

const WRONG = [
  'null',
  'true',
  '-1',
  '1e999',
  '"x"',
  '[]',
  '{}',
  '[[]]',
  '"\\u0000"',
  '"\\ud800"',
  `"${'x'.repeat(5000)}"`,
]

export const NAMES: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0007b',
  'a\u202eb',
  'a\nb',
  '\u200b',
  '\ud800',
  'x'.repeat(41),
]

/** A table in which one field is of the wrong kind. Values that happen to be right for a field are left out. */
export const wrongTables = (): string[] => {
  const right: Readonly<Record<string, readonly string[]>> = {
    title: ['"x"'],
    watching: ['true'],
    options: ['{}'],
    commitments: ['{}'],
    pack: WRONG,
    file: [],
    seats: [],
    game: [],
    visibility: [],
    pace: [],
    more: [],
  }
  return Object.entries(right).flatMap(([field, fine]) =>
    WRONG.filter((json) => !fine.includes(json)).map((json) => tableWith(field, json)),
  )
}

/** Content packs and game files that do harm. */
export const HARMFUL: Readonly<Record<string, string>> = {
  'a pack that throws': tableWith('pack', '{"harm":"throw"}'),
  'a deep pack': tableWith('pack', nested(60)),
  'a very deep pack': tableWith('pack', nested(3_300)),
  'a pack of many values': tableWith('pack', `[${'0,'.repeat(400_000)}0]`),
  'deep options': tableWith('options', `{"areas":${nested(60)}}`),
  'very deep options': tableWith('options', `{"areas":${nested(3_300)}}`),
  'unknown options': tableWith('options', `{"${'x'.repeat(79)}":1}`),
  'an option that is too much': tableWith('options', '{"areas":1e308}'),
  'an option with a NUL': tableWith('options', '{"moon":"\\u0000"}'),
  'a file of nothing': tableWith('file', '{}'),
  'a file that is deep': tableWith('file', nested(60)),
  'a file of another game': tableWith('file', '{"walstatt":"game","version":1,"setup":{"game":"nowhere"},"log":[]}'),
  'a file with a prototype': tableWith('file', '{"walstatt":"game","__proto__":{}}'),
  'a seat of many roles': goodTable.replace('"holder":"bot"', '"holder":"bot","roles":9'),
  'no seats': tableWith('seats', '[]'),
  'a hundred seats': tableWith('seats', `[${'{"holder":"bot"},'.repeat(99)}{"holder":"bot"}]`),
  'an unknown bot': goodTable.replace('"holder":"bot"', '"holder":"bot","bot":"../../etc"'),
}

/** Sends a body as it is, with a length or in pieces; a body may go with any method. */
export function sendBody(
  address: string,
  how: { method: string; path: string; cookie?: string; type?: string; chunked?: boolean },
  body: string | Buffer,
): Promise<{ status: number; text: string }> {
  const { method, path, cookie, type = 'application/json', chunked = false } = how
  const bytes = Buffer.from(body)
  return new Promise((done, fail) => {
    const sent = request(address + path, {
      method,
      agent: false,
      headers: {
        'content-type': type,
        ...(cookie === undefined || cookie === '' ? {} : { cookie }),
        ...(chunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': bytes.length }),
      },
    })
    sent.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (more: string) => (text += more))
      response.on('end', () => done({ status: response.statusCode!, text }))
    })
    // Who is answered before everything was sent may not be able to send the rest.
    sent.on('error', (error: NodeJS.ErrnoException) => error.code !== 'EPIPE' && fail(error))
    sent.end(bytes)
  })
}
