// The process of one variant: prepares and warms up, says so, then runs a window whenever it is asked to.
import type { GameBench } from './section.ts'
import { runWindow, type MakeVariant } from './variant.ts'

const [name, argument = ''] = process.argv[2].split(':')

/** One of a game's own, or one of this folder's. */
async function find(): Promise<MakeVariant> {
  const [game, variant] = name.split('/')
  if (variant === undefined) return ((await import(`../variants/${name}.ts`)) as { make: MakeVariant }).make
  return ((await import(`../../src/games/${game}/testing/bench.ts`)) as GameBench).variants[variant]
}

const variant = await (await find())(argument)

process.on('message', (seconds: number) => {
  process.send!(runWindow(variant, seconds))
})
process.on('disconnect', () => process.exit(0))
process.send!({ facts: variant.facts ?? {} })
