// `npm run kill`: kills the server at 200 moments in the middle of real games; nothing acknowledged may be lost or doubled, no
// table stuck. `npm run kill -- 20 seed` kills it 20 times.
import { register } from 'tsx/esm/api'

register()
const { killRun } = await import('../test/faults/kill.ts')

const kills = Number(process.argv[2] ?? 200)
const seed = process.argv[3] ?? 'kill'
const { tally } = await killRun(kills, seed, { say: (text) => console.log(text) })
console.log(JSON.stringify({ seed, kills, ...tally }, undefined, 1))
process.exitCode = tally.isWell ? 0 : 1
