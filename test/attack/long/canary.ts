import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { defaults, type ServerConfig } from '../../../src/server/config.ts'
import type { Client } from '../../../src/server/testing/client.ts'
import { inFolder, pause, withChild, type Child } from './child.ts'
import { playFor, REAL, realTable } from './play.ts'

export const FLOODS = ['nothing', 'history', 'hello', 'chat', 'http', 'packs'] as const
type Flood = (typeof FLOODS)[number]

interface Times {
  readonly p50: number
  readonly p99: number
  readonly longest: number
}

/** Milliseconds that nobody minds. */
const P99 = 250
/** On a slower machine a flood may make answers so many times slower than they are without one. */
const SLOWER = 10
const EVERY = 40
/** Whose table is flooded. */
const [VICTIM] = REAL

async function flooded<T>(child: Child, kind: Flood, table: string, work: () => Promise<T>): Promise<T> {
  if (kind === 'nothing') return work()
  const script = fileURLToPath(new URL('./flooder.ts', import.meta.url))
  const argv = ['--import', 'tsx', script, child.address, kind, table]
  const flooder = spawn(process.execPath, argv, { stdio: ['ignore', 'pipe', 'ignore'] })
  const exit = once(flooder, 'exit')
  try {
    await once(flooder.stdout, 'data')
    await pause(1000)
    return await work()
  } finally {
    flooder.kill('SIGKILL')
    await exit
  }
}

const at = (sorted: readonly number[], part: number): number => Math.round(sorted[Math.ceil(sorted.length * part) - 1])

/** One answer after the other at the pace of a quick player, each with how long its acknowledgement took. */
async function measure(client: Client, answers: number): Promise<Times> {
  const times: number[] = []
  for (let i = 0; i < answers; i++) {
    const role = client.mirror.public.waiting[0].role
    const started = performance.now()
    const reply = await client.answer(role, () => 'on')
    times.push(performance.now() - started)
    if (reply.type !== 'update') throw new Error(`the canary: ${JSON.stringify(reply)}`)
    await pause(EVERY)
  }
  times.sort((a, b) => a - b)
  return { p50: at(times, 0.5), p99: at(times, 0.99), longest: Math.round(times.at(-1)!) }
}

const seats = [{ holder: 'me' as const }, { holder: 'here' as const, name: 'Two' }]

/**
 * Limits are as a server has them, but as if the attacker had ten addresses, and as if nobody counted tables: what is measured is
 * how the queues hold, and not that most of it is refused.
 */
const LIMITS: Partial<ServerConfig> = {
  requests: { all: 10 * defaults.requests.all, passwords: 10 },
  quotas: { ...defaults.quotas, tables: { burst: 1e6, per: 1e6, within: 1000 } },
}

/** A table in the same worker goes on while another is flooded. */
const oneFlood = (kind: Flood, answers: number): Promise<Times> =>
  inFolder((data) =>
    withChild(data, LIMITS, async (child) => {
      const browser = child.browser()
      await browser.call('POST', '/api/guest', { name: 'Ada' })
      const victim = await realTable(browser, VICTIM.game, VICTIM.roles)
      await playFor(browser, victim, 60)
      const { table } = await browser.table({ game: 'runaway', seats })
      const client = browser.connect()
      await client.hello(table.id)
      const times = await flooded(child, kind, victim, () => measure(client, answers))
      client.close()
      return times
    }),
  )

export async function canaryRun(answers: number) {
  const floods: Record<string, Times> = {}
  for (const kind of FLOODS) floods[kind] = await oneFlood(kind, answers)
  const most = Math.max(P99, SLOWER * floods['nothing'].p99)
  return { isOk: Object.values(floods).every(({ p99 }) => p99 < most), answers, most, floods }
}
