import { WebSocket } from 'ws'
import { serverMessageSchema } from '../../src/protocol/socket.ts'
import { PROTOCOL_VERSION, type Part } from '../../src/protocol/views.ts'

// A bot of your own: answers for one seat of a table, by choosing among the options.
//
//     node --import tsx examples/bot-typescript/bot.ts http://127.0.0.1:8000 TABLE TOKEN

type Question = NonNullable<Part['question']>

/** Here is where your own thoughts belong: the question holds its prompt and its options with their keys. */
function choose({ options }: Question): string {
  return options[Math.floor(Math.random() * options.length)].key
}

function play(address: string, table: string, token: string): void {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const say = (message: object): void => socket.send(JSON.stringify(message))
  const look = ({ channel, question, outcome }: Part): void => {
    if (outcome) {
      console.log(JSON.stringify(outcome))
      socket.close()
    } else if (channel !== 'public' && question)
      say({ type: 'answer', role: channel, question: question.id, option: choose(question) })
  }
  socket.on('open', () => say({ type: 'hello', version: PROTOCOL_VERSION, table }))
  socket.on('message', (data: Buffer) => {
    const message = serverMessageSchema.parse(JSON.parse(data.toString()))
    if (message.type === 'error' || message.type === 'refused') throw new Error(JSON.stringify(message))
    if (message.type === 'welcome' || message.type === 'update') message.parts.forEach(look)
  })
}

const [address, table, token] = process.argv.slice(2)
play(address, table, token)
