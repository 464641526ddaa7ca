// `npm run attack [-- --quick] [-- --seed=x] [-- part…]`: attacks servers that it starts on this machine, and prints what it found.
import { register } from 'tsx/esm/api'

register()
const { attack } = await import('../test/attack/long/run.ts')
// Whatever is still open then belongs to nobody any more.
process.exit((await attack(process.argv.slice(2))) ? 0 : 1)
