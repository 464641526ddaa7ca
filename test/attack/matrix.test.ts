import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientMessageSchema, type ServerMessage } from '../../src/protocol/socket.ts'
import { PROTOCOL_VERSION } from '../../src/protocol/views.ts'
import { STATUS } from '../../src/server/errors.ts'
import { allRoutes, otherEndpoints } from '../../src/server/routes/index.ts'
import type { Services } from '../../src/server/services.ts'
import type { Client } from '../../src/server/testing/client.ts'
import { testServer, type TestServer } from '../../src/server/testing/start.ts'
import { changesIn, Witness } from './dump.ts'
import { leaksIn, leaksInMessages } from './leaks.ts'
import { CALLERS, VISIBILITIES, type Caller, type Expected, type Lines, type Visibility } from './matrix.ts'
import { MESSAGE_LINES, SPECTATORS_CHAT, type MessageLine, type MessageType } from './message-lines.ts'
import { registeredRoutes } from './registered.ts'
import { ROUTE_LINES, type RouteLine } from './route-lines.ts'
import { botsAreDone, castOf, sceneOf, stranger, type Cast, type Scene } from './scene.ts'

let test: TestServer
let witness: Witness
let cast: Cast
beforeAll(async () => {
  test = await testServer({ silence: { live: 0, relaxed: 1e12 } })
  witness = new Witness(join(test.folder, 'walstatt.db'))
  cast = await castOf(test)
})
afterAll(async () => {
  witness.close()
  await test.end()
})

const routes = [...allRoutes({ matches: {} } as unknown as Services), ...otherEndpoints].map(
  ({ method, url }) => `${method} ${url}`,
)
const messages = clientMessageSchema.options.map((option) => option.shape.type.value)

describe('the matrix', () => {
  it('has a line for every route that is registered, and for no other', () => {
    expect(Object.keys(ROUTE_LINES).sort()).toEqual([...routes].sort())
    expect(registeredRoutes(test.server.app.printRoutes({ commonPrefix: false }))).toEqual([...routes].sort())
  })

  it('has a line for every type of message', () => {
    expect(Object.keys(MESSAGE_LINES).sort()).toEqual([...messages].sort())
  })

  it('has a line for every kind of caller', () => {
    const all = [...Object.entries(ROUTE_LINES), ...Object.entries(MESSAGE_LINES)]
    for (const [name, { lines }] of all)
      for (const visibility of VISIBILITIES) expect(Object.keys(lines[visibility]), name).toEqual([...CALLERS])
  })
})

const stills = new Map<Visibility, Scene>()

/** A table to be used up by what is done, or one on which nothing may ever happen: all refusals share it. */
async function scenes(visibility: Visibility, prepare: RouteLine['prepare']) {
  const fresh = async (): Promise<Scene> => {
    const scene = await sceneOf(cast, visibility)
    await prepare?.(scene)
    return scene
  }
  let still = prepare === undefined ? stills.get(visibility) : undefined
  return async (expected: Expected): Promise<Scene> => {
    if (expected === 'ok') return fresh()
    still ??= await fresh()
    if (prepare === undefined) stills.set(visibility, still)
    return still
  }
}

let calls = 0

async function call(name: string, route: RouteLine, scene: Scene, caller: Caller) {
  const [method, url] = name.split(' ')
  const path = url
    .replace('/works/:game/:id', '/works/lanterns/mine')
    .replace(':game', 'lanterns')
    .replace(':id', scene.id)
    .replace(':bot', scene.program)
    .replace(':seat', String(route.seat ?? 0))
  const browser = route.usesUp === true ? await stranger(test, caller) : scene.cast[caller]
  const { cookie } = browser
  const before = witness.dump()
  const tokens = scene.tokensOf(caller).join()
  const headers: Record<string, string> = tokens === '' ? {} : { 'x-walstatt-tokens': tokens }
  const reply = await browser.call(method, path, route.body?.(scene, caller, ++calls), headers)
  browser.cookie = cookie
  return { reply, before }
}

const codeOf = (body: unknown): string | undefined => (body as { error?: { code: string } }).error?.code

describe.each(VISIBILITIES)('routes at a table that is %s', (visibility) => {
  it.each(Object.keys(ROUTE_LINES))('%s', async (name) => {
    const route = ROUTE_LINES[name]
    const isRead = name.startsWith('GET')
    const sceneFor = await scenes(visibility, route.prepare)
    for (const caller of CALLERS) {
      const expected = route.lines[visibility][caller]
      const isStill = expected !== 'ok' || isRead || route.usesUp === true || route.isHarmless === true
      const scene = await sceneFor(isStill ? 'refused' : 'ok')
      const { reply, before } = await call(name, route, scene, caller)
      const status = expected === 'ok' ? 200 : STATUS[expected as keyof typeof STATUS]
      expect([caller, reply.status, codeOf(reply.body) ?? 'ok']).toEqual([
        caller,
        status,
        name === 'GET /api/socket' ? 'ok' : expected,
      ])
      expect(leaksIn(reply.body, caller, expected)).toEqual([])
      if (expected !== 'ok' || isRead) expect(changesIn(before, witness.dump()), caller).toEqual([])
    }
  })
})

/** Says hello, then the message; waits until the server has answered both. */
async function say(scene: Scene, caller: Caller, type: MessageType, fields: object) {
  const client = scene.cast[caller].connect()
  const tokens = scene.tokensOf(caller)
  const greeting = await client.hello(scene.id, tokens.length === 0 ? {} : { tokens })
  const before = witness.dump()
  if (type !== 'hello') client.raw(JSON.stringify({ type, ref: 77, ...fields }))
  await client.ask({ type: 'ping' })
  const replies = type === 'hello' ? [greeting] : client.got.filter(({ ref }) => ref === 77)
  return { client, replies, before }
}

function outcomeOf(replies: readonly ServerMessage[], type: MessageType): Expected {
  // What is said in the chat comes back to everybody, and without a ref.
  if (type === 'chat' && replies.length === 0) return 'ok'
  expect(replies).toHaveLength(1)
  const [reply] = replies
  return reply.type === 'error' ? reply.code : reply.type === 'refused' ? 'refused' : 'ok'
}

async function questionOf(scene: Scene): Promise<[question: string, option: string]> {
  const client: Client = scene.cast.own.connect()
  await client.hello(scene.id)
  const { id, options } = client.mirror.roles.get(0)!.question!
  client.close()
  return [id, options[0].key]
}

const READS: readonly MessageType[] = ['hello', 'ping', 'explain', 'odds', 'history', 'tryOut']
const isHarmless = (type: MessageType): boolean => READS.includes(type) || type === 'chat'

async function tryMessage(visibility: Visibility, type: MessageType, lines: Lines, message: MessageLine['message']) {
  const sceneFor = await scenes(visibility, undefined)
  for (const caller of CALLERS) {
    const expected = lines[visibility][caller]
    const scene = await sceneFor(isHarmless(type) ? 'refused' : expected)
    const fields = message?.(...(await questionOf(scene))) ?? { version: PROTOCOL_VERSION, table: scene.id }
    const { client, replies, before } = await say(scene, caller, type, fields)
    expect([caller, outcomeOf(replies, type)], JSON.stringify(replies)).toEqual([caller, expected])
    expect(leaksInMessages(client.got, caller)).toEqual([])
    if (expected !== 'ok' || READS.includes(type)) expect(changesIn(before, witness.dump()), caller).toEqual([])
    // Who concedes is followed by a bot: it is to be quiet again before the next is tried.
    if (type === 'concede' && expected === 'ok') await botsAreDone(scene, (role) => role === 1)
    client.close()
  }
}

describe.each(VISIBILITIES)('messages at a table that is %s', (visibility) => {
  it.each(messages)('%s', (type) =>
    tryMessage(visibility, type, MESSAGE_LINES[type].lines, MESSAGE_LINES[type].message),
  )
  it('chat of spectators', () =>
    tryMessage(visibility, 'chat', SPECTATORS_CHAT, () => ({ room: 'spectators', text: 'said by somebody' })))
})
