import { spawn, spawnSync } from 'node:child_process'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { testServer, type TestServer } from './testing/start.ts'

let test: TestServer
beforeEach(async () => {
  test = await testServer()
})
afterEach(() => test.end())

const EXAMPLES = [
  ['Python', 'python3', ['examples/bot-python/bot.py']],
  ['TypeScript', process.execPath, ['--import', 'tsx', 'examples/bot-typescript/bot.ts']],
] as const

/** What it writes until it ends by itself. */
function run(command: string, words: readonly string[]): Promise<{ code: number | null; out: string; errors: string }> {
  const child = spawn(command, words)
  let [out, errors] = ['', '']
  child.stdout.on('data', (text: Buffer) => (out += text.toString()))
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()))
  return new Promise((done) => child.on('close', (code) => done({ code, out, errors })))
}

it.each(EXAMPLES)('the example in %s plays a whole game by its token alone', async (name, command, words) => {
  if (spawnSync(command, ['--version']).error !== undefined) {
    console.warn(`${command} is not on this machine: the example in ${name} is not tried`)
    return
  }
  const ada = test.browser()
  const seats = [
    { holder: 'me' as const, name: 'Ada' },
    { holder: 'bot' as const, bot: 'random' },
  ]
  const { table } = await ada.table({ seats })
  const own = await ada.call('POST', `/api/tables/${table.id}/seats/0/bots`, { name })
  const { token } = own.body as { token: string }
  const { code, out, errors } = await run(command, [...words, test.server.address, table.id, token])
  expect([code, errors]).toEqual([0, ''])
  const { body } = await ada.call('GET', `/api/tables/${table.id}`)
  expect(body).toMatchObject({ state: 'over', outcome: JSON.parse(out) as object })
})
