// The process of one variant: prepares and warms up, says so, then runs a window whenever it is asked to.
import { runWindow, type MakeVariant } from './variant.ts'

const [name, argument = ''] = process.argv[2].split(':')
const { make } = (await import(`../variants/${name}.ts`)) as { make: MakeVariant }
const variant = await make(argument)

process.on('message', (seconds: number) => {
  process.send!(runWindow(variant, seconds))
})
process.on('disconnect', () => process.exit(0))
process.send!({ facts: variant.facts ?? {} })
