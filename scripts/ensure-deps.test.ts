import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'

const script = fileURLToPath(new URL('./ensure-deps.mjs', import.meta.url))

// Stands in for npm: notes each call and what of the environment reached it, then makes node_modules.
const fakeNpm = `
const fs = require('node:fs')
const { NODE_ENV, npm_config_omit, npm_config_production } = process.env
fs.appendFileSync('calls', JSON.stringify({ args: process.argv.slice(2, 4), NODE_ENV, npm_config_omit, npm_config_production }) + '\\n')
if (fs.existsSync('fail')) process.exit(7)
fs.rmSync('node_modules', { recursive: true, force: true })
fs.mkdirSync('node_modules')
`

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'walstatt-deps-'))
  writeFileSync(join(root, 'package-lock.json'), '{"packages":{"node_modules/a":{"integrity":"x"}}}')
  writeFileSync(join(root, 'npm-cli.js'), fakeNpm)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function ensure(extra: Record<string, string> = {}): Promise<number | null> {
  const env = { ...process.env, npm_execpath: join(root, 'npm-cli.js'), ...extra }
  return new Promise((done) => spawn(process.execPath, [script, root], { env, stdio: 'ignore' }).on('exit', done))
}

const calls = (): unknown[] =>
  existsSync(join(root, 'calls'))
    ? readFileSync(join(root, 'calls'), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : []

it('installs once, with development packages whatever the environment says', async () => {
  expect(await ensure({ NODE_ENV: 'production', npm_config_omit: 'dev', npm_config_production: 'true' })).toBe(0)
  expect(await ensure()).toBe(0)
  expect(calls()).toEqual([{ args: ['ci', '--include=dev'] }])
})

it('installs once when several start at the same time', async () => {
  expect(await Promise.all([ensure(), ensure(), ensure()])).toEqual([0, 0, 0])
  expect(calls()).toHaveLength(1)
  expect(existsSync(join(root, '.install-lock'))).toBe(false)
})

it('installs again when the lock file changes', async () => {
  await ensure()
  writeFileSync(join(root, 'package-lock.json'), '{"packages":{"node_modules/a":{"integrity":"y"}}}')
  expect(await ensure()).toBe(0)
  expect(calls()).toHaveLength(2)
})

it('takes over the lock of a process that died', async () => {
  const dead = spawn(process.execPath, ['-e', ''])
  await new Promise((done) => dead.on('exit', done))
  mkdirSync(join(root, '.install-lock'))
  writeFileSync(join(root, '.install-lock', 'pid'), String(dead.pid))
  expect(await Promise.all([ensure(), ensure()])).toEqual([0, 0])
  expect(calls()).toHaveLength(1)
})

it('passes on a failed installation and tries again next time', async () => {
  writeFileSync(join(root, 'fail'), '')
  expect(await ensure()).toBe(7)
  rmSync(join(root, 'fail'))
  expect(await ensure()).toBe(0)
  expect(calls()).toHaveLength(2)
})

it('accepts packages that somebody installed by hand, if they are the locked ones', async () => {
  mkdirSync(join(root, 'node_modules'))
  const record = join(root, 'node_modules', '.package-lock.json')
  writeFileSync(record, '{"packages":{"node_modules/a":{"integrity":"x"}}}')
  expect(await ensure()).toBe(0)
  expect(calls()).toEqual([])
  writeFileSync(record, '{"packages":{"node_modules/a":{"integrity":"old"}}}')
  expect(await ensure()).toBe(0)
  expect(calls()).toHaveLength(1)
})
