// boardgame.io's own server with the same game, in memory.
import { createRequire } from 'node:module'
import { marches } from '../reference/boardgameio.ts'
import { answerParent } from './child.ts'

interface Running {
  readonly appServer: { address(): { port: number } }
}
interface Peer {
  Server(options: { games: object[]; origins: string[] }): {
    run(options: { port: number; callback?: () => void }): Promise<Running>
  }
}

// It logs every request of its lobby.
console.log = () => undefined
const { Server } = createRequire(import.meta.url)('boardgame.io/server') as Peer
// A match is made when its first seat connects, and then takes no options.
const endless = {
  ...marches,
  setup: (context: Parameters<typeof marches.setup>[0]) => marches.setup(context, { endless: true }),
}
const { appServer } = await Server({ games: [endless], origins: ['*'] }).run({ port: 0 })
answerParent(`http://127.0.0.1:${appServer.address().port}`, async () => undefined)
