import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fastSource } from '../../src/engine/chance/fast.ts'
import type { Entry } from '../../src/engine/log.ts'
import { openSqlite } from '../../src/server/store/sqlite.ts'
import { Browser, type Client } from '../../src/server/testing/client.ts'

/** An answer that the server has acknowledged. */
interface Acknowledged {
  readonly table: string
  readonly question: string
  readonly option: string
}

export interface Killed {
  readonly kills: number
  readonly acknowledged: number
  /** Acknowledged answers that were not there afterwards, or more than once. */
  readonly lost: number
  readonly twice: number
  /** How often the bot that was thinking when the server was killed gave its answer after the restart. */
  readonly botsWentOn: number
}

async function startChild(data: string): Promise<{ child: ChildProcess; address: string }> {
  const script = fileURLToPath(new URL('./serve.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', script, data], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(child.stdout!, 'data')) as [Buffer]
  return { child, address: line.toString().trim() }
}

const TABLES = 6
const seats = [{ holder: 'me' as const, name: 'Ada' }, { holder: 'here' as const }]

/** Answers for both seats as fast as the server acknowledges, until the connection is lost. */
async function load(browser: Browser, table: string, acknowledged: Acknowledged[]): Promise<void> {
  const client = browser.connect()
  const lost = new Promise<void>((done) => client.socket.once('close', () => done()))
  const play = async (): Promise<void> => {
    await client.hello(table)
    while (client.mirror.public.outcome === undefined) await answerOnce(client, table, acknowledged)
  }
  await Promise.race([lost, play()])
  client.close()
}

async function answerOnce(client: Client, table: string, acknowledged: Acknowledged[]): Promise<void> {
  const { role } = client.mirror.public.waiting[0]
  const { id } = client.mirror.roles.get(role)!.question!
  const reply = await client.ask({ type: 'answer', role, question: id, option: 'on' })
  if (reply.type === 'update') acknowledged.push({ table, question: id, option: 'on' })
  else if (reply.type !== 'refused') throw new Error(`unexpected: ${JSON.stringify(reply)}`)
}

async function stored(data: string, tables: readonly string[]): Promise<Map<string, number>> {
  const store = openSqlite(join(data, 'walstatt.db'))
  const counts = new Map<string, number>()
  for (const table of tables) {
    const { steps } = await store.stepsOf(table)
    const log = steps.flatMap(({ entries }) => JSON.parse(entries) as Entry[])
    for (const entry of log) {
      if (entry.type !== 'answer') continue
      const key = `${table} ${entry.question} ${entry.option}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }
  await store.close()
  return counts
}

/** After a restart the bot gives the answer it was thinking about. */
async function botGoesOn(browser: Browser, table: string): Promise<boolean> {
  const client = browser.connect()
  await client.hello(table)
  await client.until((m) => m.public.waiting.every(({ role }) => role === 0))
  client.close()
  return true
}

/**
 * Kills the server without warning at random moments under load, and starts it again each time: every acknowledged answer must be
 * there, none twice, and a bot that was thinking goes on. The moments come from the seed.
 */
export async function killRun(
  data: string,
  kills: number,
  seed: string,
  say: (text: string) => void = () => undefined,
): Promise<Killed> {
  const source = fastSource(seed)
  const acknowledged: Acknowledged[] = []
  let { child, address } = await startChild(data)
  const first = new Browser(address)
  await first.call('POST', '/api/guest', { name: 'Ada' })
  let tables: string[] = []
  const all: string[] = []
  let botsWentOn = 0
  for (let i = 0; i < kills; i++) {
    const browser = new Browser(address)
    browser.cookie = first.cookie
    if (i % 3 === 0)
      tables = await Promise.all(Array.from({ length: TABLES }, () => newTable(browser, 'runaway', seats)))
    if (i % 3 === 0) all.push(...tables)
    const bot = await newTable(browser, 'slow', [seats[0], { holder: 'bot' }])
    const playing = tables.map((table) => load(browser, table, acknowledged))
    const wanted = acknowledged.length + 1 + source.below(150)
    while (acknowledged.length < wanted) await new Promise((done) => setImmediate(done))
    child.kill('SIGKILL')
    await once(child, 'exit')
    await Promise.all(playing)
    ;({ child, address } = await startChild(data))
    const after = new Browser(address)
    after.cookie = first.cookie
    if (await botGoesOn(after, bot)) botsWentOn++
    say(`${i + 1} of ${kills}: ${acknowledged.length} answers acknowledged`)
  }
  child.kill('SIGKILL')
  await once(child, 'exit')
  const counts = await stored(data, all)
  const of = ({ table, question, option }: Acknowledged): number => counts.get(`${table} ${question} ${option}`) ?? 0
  const lost = acknowledged.filter((answer) => of(answer) === 0).length
  return {
    kills,
    acknowledged: acknowledged.length,
    lost,
    twice: [...counts.values()].filter((n) => n > 1).length,
    botsWentOn,
  }
}

async function newTable(browser: Browser, game: string, wishes: object[]): Promise<string> {
  return (await browser.table({ game, seats: wishes as typeof seats })).table.id
}
