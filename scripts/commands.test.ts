import { spawnSync } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const cwd = dirname(dirname(fileURLToPath(import.meta.url)))

it.each([
  ['kill.mjs', 'x', 'x is no number'],
  ['kill.mjs', '0', '0 is no number'],
  ['attack.mjs', 'x', 'No such part: x'],
])('%s %s does nothing, and says so', (script, word, said) => {
  const { status, stderr, stdout } = spawnSync(process.execPath, [`scripts/${script}`, word], { cwd, encoding: 'utf8' })
  expect(status).not.toBe(0)
  expect(stderr).toContain(said)
  expect(stdout).toBe('')
})
