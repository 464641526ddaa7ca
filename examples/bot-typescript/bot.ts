import { WebSocket } from 'ws'
import { applyParts, emptyMirror } from '../../src/protocol/mirror.ts'
import type { QuestionView } from '../../src/engine/index.ts'
import { serverMessageSchema } from '../../src/protocol/socket.ts'
import { PROTOCOL_VERSION, type Part } from '../../src/protocol/views.ts'

// A bot of your own: answers for one seat of a table, by choosing among the options.
//
//     node --import tsx examples/bot-typescript/bot.ts http://127.0.0.1:8000 TABLE TOKEN

/** Here is where your own thoughts belong: the question holds its prompt and its options with their keys. */
function choose({ options }: QuestionView): string {
  return options[Math.floor(Math.random() * options.length)].key
}

function play(address: string, table: string, token: string): void {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const say = (message: object): void => socket.send(JSON.stringify(message))
  let mirror = emptyMirror
  const answer = (channel: Part['channel']): void => {
    const question = channel === 'public' ? undefined : mirror.roles.get(channel)?.question
    if (question !== undefined) say({ type: 'answer', role: channel, question: question.id, option: choose(question) })
  }
  const look = (parts: readonly Part[]): void => {
    mirror = applyParts(mirror, parts) ?? mirror
    const { outcome } = mirror.public
    if (!outcome)
      return new Set(parts.filter((part) => 'question' in part).map(({ channel }) => channel)).forEach(answer)
    console.log(JSON.stringify(outcome))
    return socket.close()
  }
  socket.on('open', () => say({ type: 'hello', version: PROTOCOL_VERSION, table }))
  socket.on('message', (data: Buffer) => {
    const message = serverMessageSchema.parse(JSON.parse(data.toString()))
    // Meanwhile others answered, or took an answer back: what is asked now is on its way.
    if (message.type === 'refused' && ['stale', 'notOffered'].includes(message.why)) return
    if (message.type === 'error' || message.type === 'refused') throw new Error(JSON.stringify(message))
    if (message.type === 'welcome') mirror = emptyMirror
    if (message.type === 'welcome' || message.type === 'update') look(message.parts)
  })
}

const [address, table, token] = process.argv.slice(2)
play(address, table, token)
