import { describe, expect, it } from 'vitest'
import type { Heard } from './link.ts'
import { patiently } from './patience.ts'

const busy: Heard = { type: 'error', code: 'busy', message: '' }
const fast: Heard = { type: 'error', code: 'tooFast', message: '' }
const seen: Heard = { type: 'explained', reasons: [] }

/** Replies one after the other, the last again and again. */
function asking(replies: readonly Heard[]) {
  const pauses: number[] = []
  let asked = 0
  return {
    pauses,
    send: () => Promise.resolve(replies[Math.min(asked++, replies.length - 1)]),
    pause: (ms: number) => Promise.resolve(void pauses.push(ms)),
    asked: () => asked,
  }
}

describe('a look at a busy server', () => {
  it('is tried again with growing pauses', async () => {
    const { send, pause, pauses } = asking([busy, fast, seen])
    expect(await patiently(send, () => true, { pause })).toBe(seen)
    expect(pauses).toHaveLength(2)
    expect(pauses[1]).toBeGreaterThan(pauses[0])
  })

  it('is given up after a while, and the reason is told', async () => {
    const { send, pause, asked } = asking([busy])
    expect(await patiently(send, () => true, { pause })).toBe(busy)
    expect(asked()).toBe(6)
  })

  it('is not tried again if nobody wants to know any more', async () => {
    const { send, pause, asked } = asking([busy])
    expect(await patiently(send, () => false, { pause })).toBe(busy)
    expect(asked()).toBe(1)
  })

  it('is not tried again if it was refused for another reason, or the connection is lost', async () => {
    for (const reply of [{ type: 'error', code: 'notNow', message: '' }, { type: 'lost' }] as const) {
      const { send, pause, asked } = asking([reply])
      expect(await patiently(send, () => true, { pause })).toBe(reply)
      expect(asked()).toBe(1)
    }
  })
})
