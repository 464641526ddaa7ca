import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { killRun } from './kill.ts'

it('killed without warning under load, the server has every acknowledged answer once, and bots go on', async () => {
  const data = mkdtempSync(join(tmpdir(), 'walstatt-kill-'))
  const { acknowledged, ...rest } = await killRun(data, 3, 'three')
  rmSync(data, { recursive: true })
  expect(rest).toEqual({ kills: 3, lost: 0, twice: 0, botsWentOn: 3 })
  expect(acknowledged).toBeGreaterThan(0)
})
