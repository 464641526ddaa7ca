import { describe, expect, it } from 'vitest'
import { asAnswer, clientMessageSchema } from './socket.ts'

const good = { type: 'answer', question: '12.0.1', option: 'march:3' }
const samples: readonly object[] = [
  good,
  { ...good, ref: 0 },
  { ...good, ref: Number.MAX_SAFE_INTEGER, role: 31 },
  { ...good, ref: -1 },
  { ...good, ref: 1.5 },
  { ...good, ref: '1' },
  { ...good, ref: null },
  { ...good, ref: 2 ** 53 },
  { ...good, role: 32 },
  { ...good, role: true },
  { ...good, question: 'x'.repeat(40) },
  { ...good, question: 'x'.repeat(41) },
  { ...good, question: 7 },
  { ...good, option: 'x'.repeat(400) },
  { ...good, option: 'x'.repeat(401) },
  { ...good, option: ['a'] },
  { ...good, extra: 1 },
  { type: 'answer', question: '1' },
  JSON.parse('{"type":"answer","question":"1","option":"a","__proto__":{"role":1}}') as object,
  [],
]

describe('an answer', () => {
  it.each(samples.map((sample) => [JSON.stringify(sample), sample] as const))(
    'is taken by hand just where its schema takes it: %s',
    (_text, sample) => {
      const parsed = clientMessageSchema.safeParse(sample)
      expect(asAnswer(sample)).toEqual(parsed.success ? parsed.data : undefined)
    },
  )

  it('is no other message', () => {
    expect(asAnswer({ type: 'undo' })).toBeUndefined()
  })
})
