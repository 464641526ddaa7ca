// `npm run kill`: kills the server at 50 random moments under load; every acknowledged answer must be there, none twice.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { register } from 'tsx/esm/api'

register()
const { killRun } = await import('../test/faults/kill.ts')

const kills = Number(process.argv[2] ?? 50)
const seed = process.argv[3] ?? 'kill'
const data = mkdtempSync(join(tmpdir(), 'walstatt-kill-'))
const result = await killRun(data, kills, seed, (text) => console.log(text))
rmSync(data, { recursive: true, force: true })
console.log(JSON.stringify({ seed, ...result }))
process.exitCode = result.lost === 0 && result.twice === 0 && result.botsWentOn === kills ? 0 : 1
