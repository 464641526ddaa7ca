// `npm run kill`: kills the server at 200 moments in the middle of real games; nothing acknowledged may be lost or doubled, no
// table stuck. `npm run kill -- 20 seed` kills it 20 times.
import { register } from 'tsx/esm/api'
import { startProgress, terminal } from '../src/cli/progress.mjs'

const kills = Number(process.argv[2] ?? 200)
if (!Number.isInteger(kills) || kills < 1) {
  console.error(`How many kills? ${process.argv[2]} is no number of them.`)
  process.exit(2)
}
register()
const { killRun } = await import('../test/faults/kill.ts')

const seed = process.argv[3] ?? 'kill'
const screen = terminal()
const progress = startProgress(screen, kills)
let problems = 0

/** A line for each kill where nobody watches; else only for those after which something was wrong. */
function say(done, tally) {
  const line = `${done} of ${kills}: ${JSON.stringify(tally.acknowledged)} ${tally.problems.join('; ')}`
  if (!screen.isShown || tally.problems.length > problems) progress.above(() => console.log(line))
  problems = tally.problems.length
  progress.at(done, `${done}/${kills} kills, ${problems} problems`)
}

progress.at(0, 'first kill')
const { tally } = await killRun(kills, seed, { say })
progress.end()
console.log(JSON.stringify({ seed, kills, ...tally }, undefined, 1))
process.exitCode = tally.isWell ? 0 : 1
