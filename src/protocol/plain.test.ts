import { describe, expect, it } from 'vitest'
import { guestSchema, newTableSchema, reportSchema } from './http.ts'
import { isPlain, isPlainText } from './plain.ts'
import { clientMessageSchema } from './socket.ts'

const STRANGE = {
  nul: '\0',
  escape: '\u001b',
  'line feed': '\n',
  'next line': '\u0085',
  'line separator': '\u2028',
  'right to left': '\u202e',
  isolate: '\u2066',
  'byte order mark': '\ufeff',
  'half a character': '\ud83d',
  private: '\ue000',
  unassigned: '\u0378',
  'a space without width': '\u200b',
  'a joiner that joins nothing': '\u200d',
  'an empty letter': '\u3164',
  'an empty sign': '\u2800',
  'a mark that nobody sees': '\u034f',
  'a choice of form for a letter': '\ufe0f',
}

describe('a name', () => {
  it.each(['Ada', 'Zoë', 'Łukasz', '漢字', 'שלום', '👩‍🚀', '❤️', "D'Arcy-O’Neil (2nd)"])('may be %s', (name) => {
    expect(isPlain(name)).toBe(true)
    expect(guestSchema.safeParse({ name }).success).toBe(true)
  })

  it('must show', () => {
    expect(guestSchema.safeParse({ name: '\u0301' }).success).toBe(false)
    expect(newTableSchema.shape.title.safeParse('').success).toBe(true)
  })

  it.each(Object.entries(STRANGE))('may not hold %s', (_what, strange) => {
    const text = `A${strange}da`
    expect(isPlain(text)).toBe(false)
    expect(guestSchema.safeParse({ name: text }).success).toBe(false)
    expect(newTableSchema.shape.title.safeParse(text).success).toBe(false)
    expect(clientMessageSchema.safeParse({ type: 'chat', room: 'players', text }).success).toBe(false)
  })
})

describe('a text of several lines', () => {
  it('may have lines and tabs, but nothing else of that kind', () => {
    expect(isPlainText('first\n\tsecond')).toBe(true)
    expect(reportSchema.safeParse({ text: 'first\nsecond' }).success).toBe(true)
    for (const [what, strange] of Object.entries(STRANGE))
      expect([what, isPlainText(`first${strange}second`)]).toEqual([what, what === 'line feed'])
  })
})
