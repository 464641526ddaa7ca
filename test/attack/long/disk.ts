import { execFileSync } from 'node:child_process'
import { chmodSync, closeSync, fstatSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from '../../../src/server/testing/client.ts'
import { Witness } from '../dump.ts'
import { inFolder, serveOnce, startChild, until, withChild, type Child } from './child.ts'
import { UNLIMITED } from './limits.ts'

const DATABASE = 'walstatt.db'
const seats = [
  { holder: 'me' as const, name: 'Ada' },
  { holder: 'here' as const, name: 'Two' },
]

/** A disk of its own of so many megabytes, if this user may mount one. */
async function onSmallDisk<T>(megabytes: number, work: (folder: string) => Promise<T>): Promise<T | undefined> {
  return inFolder(async (folder) => {
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
    } catch {
      return undefined
    }
    try {
      return await work(folder)
    } finally {
      // Who has still a file of it open keeps the disk until it is closed, and nobody else does.
      execFileSync('umount', ['-l', folder], { stdio: 'ignore' })
    }
  })
}

async function seated(child: Child): Promise<{ client: Client; id: string }> {
  const browser = child.browser()
  await browser.call('POST', '/api/guest', { name: 'Ada' })
  const { table } = await browser.table({ game: 'runaway', seats })
  const client = browser.connect()
  await client.hello(table.id)
  return { client, id: table.id }
}

async function answer(client: Client): Promise<string> {
  await client.until(
    (m) => m.public.waiting.length > 0 && m.roles.get(m.public.waiting[0].role)?.question !== undefined,
  )
  const reply = await client.answer(client.mirror.public.waiting[0].role, () => 'on')
  return reply.type === 'error' ? reply.code : reply.type
}

/** Takes all the room there is. */
function fill(path: string): void {
  const file = openSync(path, 'w')
  const block = Buffer.alloc(4096)
  try {
    for (;;) writeSync(file, block)
  } catch {
    closeSync(file)
  }
}

const answersIn = (data: string): number => {
  const witness = new Witness(join(data, DATABASE))
  const steps = witness.dump()['steps'] as readonly { entries: string }[]
  witness.close()
  return steps.reduce((sum, { entries }) => sum + entries.split('"type":"answer"').length - 1, 0)
}

const healthOf = async (child: Child): Promise<number> => (await child.browser().call('GET', '/health')).status

async function answersUntilRefused(client: Client): Promise<{ taken: number; refused: string }> {
  for (let taken = 0; taken < 500; taken++) {
    const reply = await answer(client)
    if (reply !== 'update') return { taken, refused: reply }
  }
  return { taken: 500, refused: 'never' }
}

/** The disk is full and has room again: clear errors, nothing acknowledged is lost, and it goes on. */
export async function fullDisk() {
  const found = await onSmallDisk(16, (data) =>
    withChild(data, UNLIMITED, async (child) => {
      const { client } = await seated(child)
      for (let i = 0; i < 5; i++) await answer(client)
      const filler = join(data, 'filler')
      fill(filler)
      const { taken, refused } = await answersUntilRefused(client)
      const guest = (await child.browser().call('POST', '/api/guest', { name: 'Zoe' })).status
      const health = await healthOf(child)
      rmSync(filler)
      const after = await answer(client)
      // What was found last is believed for a moment.
      await until('it is well again', async () => (await healthOf(child)) === 200, 30_000)
      const stored = answersIn(data)
      client.close()
      const isOk =
        refused === 'storage' && guest === 503 && health === 503 && after === 'update' && stored === 5 + taken + 1
      return { isOk, how: 'a small disk in memory', taken, refused, guest, health, after, stored }
    }),
  )
  return found ?? { isOk: true, how: 'not tried: this user may not mount a disk' }
}

/** Nothing can be written: the server says so in one sentence and does not start; one that runs says so and goes on after. */
export async function readOnly() {
  const found = await onSmallDisk(16, async (data) => {
    await withChild(data, {}, async (child) => void (await seated(child)).client.close())
    execFileSync('mount', ['-o', 'remount,ro', data])
    const said = await serveOnce(data)
    execFileSync('mount', ['-o', 'remount,rw', data])
    return { isOk: isClear(said), how: 'a disk that was mounted read-only', ...said }
  })
  if (found !== undefined) return found
  if (process.getuid?.() === 0)
    return { isOk: true, how: 'not tried: root may write everywhere, and may not mount here' }
  return inFolder(async (data) => {
    await withChild(data, {}, async (child) => void (await seated(child)).client.close())
    chmodSync(join(data, DATABASE), 0o400)
    chmodSync(data, 0o500)
    const said = await serveOnce(data)
    chmodSync(data, 0o700)
    return { isOk: isClear(said), how: 'a folder without the right to write', ...said }
  })
}

/** One sentence, no stack, and an exit code that says that it failed. */
const isClear = ({ code, text }: { code: number | null; text: string }): boolean =>
  code === 1 &&
  text.trim().split('\n').length === 1 &&
  /^walstatt serve: \S/.test(text) &&
  !/\bat \S+:\d+|fault/.test(text)

function overwrite(path: string, from: number, length: number): void {
  const file = openSync(path, 'r+')
  const { size } = fstatSync(file)
  writeSync(file, Buffer.alloc(length, 0xa5), 0, length, Math.floor(size * from))
  closeSync(file)
}

/** Bytes in the middle of the file, or at its start, are something else. */
export const corrupt = () =>
  inFolder(async (data) => {
    await withChild(data, UNLIMITED, async (child) => {
      const { client } = await seated(child)
      for (let i = 0; i < 60; i++) await answer(client)
      client.close()
    })
    overwrite(join(data, DATABASE), 0.3, 12_000)
    const middle = await serveOnce(data)
    writeFileSync(join(data, DATABASE), 'this is no database, but it is long enough to look like one'.repeat(100))
    const whole = await serveOnce(data)
    return { isOk: isClear(middle) && isClear(whole), middle: middle.text.trim(), whole: whole.text.trim() }
  })

/** The second is refused, and the first does not notice. */
export const twoServers = () =>
  inFolder(async (data) => {
    const child = await startChild(data)
    try {
      const { client } = await seated(child)
      const second = await serveOnce(data)
      const first = await answer(client)
      client.close()
      return { isOk: isClear(second) && first === 'update', second: second.text.trim(), first }
    } finally {
      await child.end()
    }
  })
