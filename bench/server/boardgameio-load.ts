// Load on boardgame.io's server: `boardgameio-load.ts <address> <matches> <seats>`, one connection for every seat, as its clients do.
import { createRequire } from 'node:module'
import { fastSource } from '../../src/engine/index.ts'
import { legal, type State } from '../reference/boardgameio.ts'
import { answerRuns, type LoadedMatch } from './load.ts'

interface Socket {
  on(event: string, listener: (...args: never[]) => void): void
  emit(event: string, ...args: unknown[]): void
  readonly io: { readonly engine: { on(event: string, listener: (packet: { data?: unknown }) => void): void } }
}
interface Versioned extends State {
  readonly _stateID: number
}

const require = createRequire(import.meta.url)
const { io } = require('socket.io-client') as { io(url: string, options: object): Socket }
const [address, matches, seats] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])]
const choices = fastSource('load')
let bytes = 0
let lastMatch = 0

interface Player {
  readonly socket: Socket
  state: Versioned
  told: () => void
}

function connect(match: string, role: number): Promise<Player> {
  const socket = io(`${address}/marches`, { transports: ['websocket'], forceNew: true })
  return new Promise((done) => {
    const player = { socket, told: () => undefined } as unknown as Player
    socket.on('connect', () => {
      socket.io.engine.on('packet', ({ data }) => {
        if (typeof data === 'string') bytes += Buffer.byteLength(data)
      })
      socket.emit('sync', match, String(role), undefined, seats)
    })
    socket.on('sync', (_match: string, { state }: { state: Versioned }) => {
      player.state = state
      done(player)
    })
    socket.on('update', (_match: string, state: Versioned) => {
      player.state = state
      player.told()
    })
  })
}

async function newMatch(): Promise<LoadedMatch> {
  const matchID = `match-${++lastMatch}`
  // The first seat to connect makes the match.
  const players = [await connect(matchID, 0)]
  for (let role = 1; role < seats; role++) players.push(await connect(matchID, role))
  return { seats: players.map(() => ({ version: 0 })), answer: () => answer(matchID, players) }
}

function answer(match: string, players: readonly Player[]): Promise<void> {
  const { state } = players[0]
  const playerID = state.ctx.currentPlayer
  const actions = legal(state.G, state.ctx)
  const { move, args } = actions[choices.below(actions.length)]
  const all = Promise.all(
    players.map(
      (player) =>
        new Promise<void>((done) => {
          player.told = () => player.state._stateID > state._stateID && done()
        }),
    ),
  )
  const action = { type: 'MAKE_MOVE', payload: { type: move, args, playerID } }
  players[Number(playerID)].socket.emit('update', action, state._stateID, match, playerID)
  return all.then(() => undefined)
}

const loaded: LoadedMatch[] = []
for (let i = 0; i < matches; i++) loaded.push(await newMatch())
answerRuns({ matches: loaded, bytes: () => bytes, close: () => undefined })
