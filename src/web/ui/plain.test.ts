import { describe, expect, it } from 'vitest'
import { plainLine, plainText } from './plain.ts'

describe('what is typed', () => {
  it('loses control characters, turned directions and halves of characters', () => {
    expect(plainLine('A\u0000d\u0007a\u202e\n\ud83d')).toBe('Ada')
    expect(plainText('one\ntwo\t\u0000three\u2067')).toBe('one\ntwo\tthree')
  })

  it('keeps every letter and every picture', () => {
    for (const name of ['Ada', 'Zoë Åström', '李白', 'عمر', '👩‍🚀', 'e\u0301']) expect(plainLine(name)).toBe(name)
  })
})
