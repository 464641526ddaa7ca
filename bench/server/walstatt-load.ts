// Load on our own server: `walstatt-load.ts <address> <matches> <seats>`, one connection for every seat.
import { WebSocket } from 'ws'
import { fastSource } from '../../src/engine/index.ts'
import { applyParts, emptyMirror, type Mirror } from '../../src/protocol/mirror.ts'
import type { CreatedTable } from '../../src/protocol/http.ts'
import type { ServerMessage } from '../../src/protocol/socket.ts'
import { answerRuns, type LoadedMatch } from './load.ts'

const [address, matches, seats] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])]
const choices = fastSource('load')
let bytes = 0

interface Player {
  readonly socket: WebSocket
  mirror: Mirror
  told: () => void
}

async function connect(cookie: string, table: string, role: number): Promise<Player> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, {
    headers: { cookie },
    perMessageDeflate: false,
  })
  const player: Player = { socket, mirror: emptyMirror, told: () => undefined }
  const welcomed = new Promise<void>((done) => {
    socket.on('message', (data: Buffer) => {
      bytes += data.length
      const message = JSON.parse(data.toString()) as ServerMessage
      if (message.type === 'error' || message.type === 'refused') throw new Error(data.toString())
      if (message.type !== 'welcome' && message.type !== 'update') return
      player.mirror = applyParts(message.type === 'welcome' ? emptyMirror : player.mirror, message.parts)!
      if (message.type === 'welcome') done()
      player.told()
    })
  })
  await new Promise((done) => socket.once('open', done))
  socket.send(JSON.stringify({ type: 'hello', version: 1, table, role }).replace(`,"role":${role}`, ''))
  await welcomed
  return player
}

async function newMatch(): Promise<LoadedMatch> {
  const wishes = Array.from({ length: seats }, (_, i) => ({
    holder: i === 0 ? 'me' : 'open',
    name: i === 0 ? 'p0' : undefined,
  }))
  const post = (path: string, body: object) =>
    fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const table = { game: 'marches', options: { endless: true }, seats: wishes, visibility: 'public', pace: 'live' }
  const made = await post('/api/tables', table)
  const { id } = ((await made.json()) as CreatedTable).table
  const cookies = [made.headers.getSetCookie()[0]]
  for (let i = 1; i < seats; i++)
    cookies.push((await post(`/api/tables/${id}/sit`, { name: `p${i}`, seat: i })).headers.getSetCookie()[0])
  const players: Player[] = []
  for (const [role, cookie] of cookies.entries()) players.push(await connect(cookie.split(';')[0], id, role))
  return { seats: players.map(() => ({ version: 0 })), answer: () => answer(players) }
}

function answer(players: readonly Player[]): Promise<void> {
  const { role } = players[0].mirror.public.waiting[0]
  const seq = players[0].mirror.public.seq + 1
  const question = players[role].mirror.roles.get(role)!.question!
  const option = question.options[choices.below(question.options.length)].key
  const all = Promise.all(
    players.map(
      (player) =>
        new Promise<void>((done) => {
          player.told = () => player.mirror.public.seq >= seq && done()
        }),
    ),
  )
  players[role].socket.send(JSON.stringify({ type: 'answer', question: question.id, option, ref: 1 }))
  return all.then(() => undefined)
}

const loaded: LoadedMatch[] = []
for (let i = 0; i < matches; i++) loaded.push(await newMatch())
answerRuns({ matches: loaded, bytes: () => bytes, close: () => undefined })
