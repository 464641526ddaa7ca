// Stores a fuzzed game in test/corpus: node --import tsx scripts/corpus.ts <game> <seats> <seed> [options as JSON]
import { writeFileSync } from 'node:fs'
import { type AnyGame, prepare } from '../src/engine/index.ts'
import { loadMatch, saveMatch, textOf } from '../src/engine/file.ts'
import { fuzz } from '../src/engine/proof/index.ts'
import { lanterns } from '../src/engine/testing/lanterns.ts'
import { findGame } from '../src/games/registry.ts'

const [id = '', seats = '2', seed = '1', options = '{}'] = process.argv.slice(2)
const game: AnyGame | undefined = id === 'lanterns' ? lanterns : (await findGame(id)?.load())?.game
const prepared = game === undefined ? undefined : prepare(game, Number(seats), JSON.parse(options))
if (prepared === undefined || !prepared.ok) {
  console.error(prepared === undefined ? `there is no game ${id}` : prepared.problems)
  process.exit(2)
}
const { file, failure, finished } = fuzz(prepared.value, { seed, maxAnswers: 20_000, every: 50, mischief: 5 })
const loaded = loadMatch(file, () => game)
if (failure !== undefined || !loaded.ok) {
  console.error(failure?.error ?? loaded)
  process.exit(1)
}
const path = `test/corpus/${id}-${seats}-${seed}.walstatt.json`
writeFileSync(path, textOf(saveMatch(file.setup, loaded.value.match, { hashes: true })))
console.log(`${path}: ${file.log.length} entries, ${finished ? 'finished' : 'not finished'}`)
