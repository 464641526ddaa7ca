// `npm start`: builds the web app when needed and serves everything on the embedded store. Arguments go to `walstatt serve`.
import { register } from 'tsx/esm/api'
import { buildWeb } from './web.mjs'

console.log('Walstatt is being made ready …')
if (!buildWeb()) process.exit(1)
process.argv.splice(2, 0, 'serve')
register()
await import('../src/cli/main.ts')
