import { expect, it } from 'vitest'
import { fastSource } from '../engine/index.ts'
import { clientMessageSchema, serverMessageSchema, type ClientMessage } from '../protocol/socket.ts'
import { dispatch, lookAt, type Desk, type LookMessage } from './desk.ts'
import { finish, History } from './history.ts'
import { Host } from './host.ts'
import { actAtRandom, preparedLanterns } from './testing/lanterns.ts'

const desk: Desk<string> = {
  greet: () => 'greet',
  pong: () => 'pong',
  chat: () => 'chat',
  look: () => 'look',
  act: () => 'act',
  concede: () => 'concede',
}

const MESSAGES: { readonly [K in ClientMessage['type']]: [keyof Desk<string>, object] } = {
  hello: ['greet', { version: 1, table: 't' }],
  ping: ['pong', {}],
  chat: ['chat', { room: 'players', text: 'hello' }],
  explain: ['look', { key: 'area:1' }],
  odds: ['look', {}],
  history: ['look', { event: 1 }],
  tryOut: ['look', {}],
  answer: ['act', { question: '1.0.0', option: 'a' }],
  answers: ['act', { question: '1.0.0', options: ['a'] }],
  offer: ['act', { key: 'sell' }],
  undo: ['act', {}],
  redo: ['act', {}],
  retract: ['act', {}],
  replace: ['act', { options: ['a'] }],
  request: ['act', {}],
  consent: ['act', { yes: true }],
  concede: ['concede', {}],
}

it.each(Object.entries(MESSAGES))('%s goes to the one who deals with it', (type, [handler, fields]) => {
  expect(dispatch(clientMessageSchema.parse({ type, ...fields }), desk)).toBe(handler)
})

it('a look shows a message of the protocol, or nothing', () => {
  const { host } = Host.start(preparedLanterns(), fastSource('desk'))
  const source = fastSource('acts')
  for (let i = 0; i < 10; i++) actAtRandom(host, source)
  const history = new History(host)
  const [role] = host.waiting
  const look = (message: LookMessage, as: number | undefined) =>
    finish(lookAt(host, history, { message, role: as, seed: 'x' }))
  const shown: [LookMessage, string][] = [
    [{ type: 'explain', key: 'area:1' }, 'explained'],
    [{ type: 'odds' }, 'odds'],
    [{ type: 'history', event: 0 }, 'history'],
    [{ type: 'tryOut' }, 'world'],
  ]
  for (const [message, type] of shown)
    expect(serverMessageSchema.parse(JSON.parse(JSON.stringify(look(message, role)))).type).toBe(type)
  expect(look({ type: 'history', event: 0 }, undefined)).toMatchObject({ type: 'history' })
  expect(look({ type: 'history', event: 10_000 }, role)).toBeUndefined()
  // A spectator has no question, no chances and no world.
  for (const [message] of shown.filter(([{ type }]) => type !== 'history'))
    expect(look(message, undefined)).toBeUndefined()
})

it('a world to try things out in comes with own content, and without any where there is none', () => {
  const prepared = preparedLanterns()
  const pack = { walstatt: 'content-pack' }
  const worldOf = (setup: typeof prepared.setup) => {
    const { host } = Host.start({ ...prepared, setup }, fastSource('desk'))
    const as = { message: { type: 'tryOut' }, role: host.waiting[0], seed: 'x' } as const
    return serverMessageSchema.parse(JSON.parse(JSON.stringify(finish(lookAt(host, new History(host), as)))))
  }
  expect(worldOf({ ...prepared.setup, pack })).toMatchObject({ type: 'world', pack })
  expect(worldOf(prepared.setup)).not.toHaveProperty('pack')
})
