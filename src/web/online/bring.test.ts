import { expect, it, vi } from 'vitest'
import type { Reply } from './api.ts'
import { bring } from './bring.ts'

const no = (code: 'network' | 'notAllowed'): Reply<unknown> => ({ ok: false, code, problems: [] })
const yes: Reply<unknown> = { ok: true, value: {} }

/** What is told, and how long is waited, when the server answers so; the last answer goes on. */
async function brought(...replies: Reply<unknown>[]) {
  const [told, pauses]: [Reply<unknown>[], number[]] = [[], []]
  const ask = vi.fn(async () => (replies.length > 1 ? replies.shift()! : replies[0]))
  const pause = async (ms: number): Promise<void> => void pauses.push(ms)
  await bring(ask, { isWanted: () => true, told: (reply) => void told.push(reply), pause })
  return { told, pauses }
}

it('asks again with growing pauses, tells what is wrong each time, and ends', async () => {
  expect(await brought(no('network'), yes)).toEqual({ told: [no('network'), yes], pauses: [3000] })
  const { told, pauses } = await brought(no('network'))
  expect(told).toHaveLength(6)
  expect(pauses).toEqual([3000, 6000, 12_000, 24_000, 48_000])
})

it('does not ask again for what will not be given', async () => {
  expect(await brought(no('notAllowed'))).toEqual({ told: [no('notAllowed')], pauses: [] })
})
