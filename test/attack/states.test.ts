import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Browser, Client } from '../../src/server/testing/client.ts'
import { live, type Live } from '../../src/server/testing/people.ts'
import { testServer, type TestServer } from '../../src/server/testing/start.ts'
import { changesIn, Witness } from './dump.ts'

let test: TestServer
let witness: Witness
beforeAll(async () => {
  test = await testServer({ silence: { live: 0, relaxed: 1e12 }, limits: { rules: 2000, bot: 5000, making: 5000 } })
  witness = new Witness(join(test.folder, 'walstatt.db'))
})
afterAll(async () => {
  witness.close()
  await test.end()
})

type Who = 'host' | 'other' | 'stranger' | 'nobody'
const WHO: readonly Who[] = ['host', 'other', 'stranger', 'nobody']
type Row = readonly [method: string, path: string, body: object | undefined, ...statuses: number[]]

async function statusOf(browser: Browser, [method, path, body]: Row, id: string) {
  const reply = await browser.call(method, `/api/tables/${id}${path}`, body)
  return reply.status
}

/** Tries each row as host (seat 0), as the other seat, as a stranger with a session and as nobody. */
async function tryRows({ id, browsers }: Pick<Live, 'id' | 'browsers'>, rows: readonly Row[]): Promise<void> {
  const callers: Record<Who, Browser> = {
    host: browsers[0],
    other: browsers[1],
    stranger: browsers[2],
    nobody: test.browser(),
  }
  for (const row of rows) {
    const [method, path, , ...expected] = row
    for (const [i, who] of WHO.entries()) {
      const before = witness.dump()
      const { cookie } = callers[who]
      expect([method, path, who, await statusOf(callers[who], row, id)]).toEqual([method, path, who, expected[i]])
      callers[who].cookie = cookie
      if (expected[i] !== 200 || method === 'GET') expect(changesIn(before, witness.dump())).toEqual([])
    }
  }
}

async function refused(client: Client, code: string, why: string = code): Promise<void> {
  const question = client.mirror.roles.get(0)?.question?.id ?? '1.0'
  for (const message of [
    { type: 'answer', role: 0, question, option: 'on' },
    { type: 'undo', role: 0 },
    { type: 'request', role: 0 },
    { type: 'concede', role: 0 },
  ] as const) {
    const reply = await client.ask(message)
    const said = reply.type === 'error' ? reply.code : reply.type === 'refused' ? reply.why : reply.type
    expect([code, why], message.type).toContain(said)
  }
}

describe('a table that is over', () => {
  async function over(): Promise<Live> {
    const made = await live(test, { game: 'runaway' })
    expect((await made.ada.answer(0, () => 'end')).type).toBe('update')
    await expect
      .poll(async () => (await made.browsers[0].call('GET', `/api/tables/${made.id}`)).body)
      .toMatchObject({ state: 'over' })
    return made
  }

  it('stays as it is: nobody sits, gets up, gives, opens or renames, and nothing is played', async () => {
    const made = await over()
    await tryRows(made, [
      ['POST', '/sit', {}, 409, 409, 409, 409],
      ['POST', '/seats/0/leave', undefined, 409, 403, 403, 401],
      ['POST', '/seats/1/leave', undefined, 403, 409, 403, 401],
      ['POST', '/seats/1/give', { to: 'bot' }, 409, 403, 403, 401],
      ['POST', '/seats/1/agree', { yes: true }, 409, 409, 409, 401],
      ['POST', '/contribute', { seat: 0, bytes: 'ab'.repeat(16) }, 409, 403, 403, 403],
      ['POST', '/resume', undefined, 409, 403, 403, 401],
      ['PATCH', '', { title: 'Another' }, 409, 403, 403, 401],
      ['GET', '/export', undefined, 200, 200, 200, 200],
    ])
    const before = witness.dump()
    await refused(made.ada, 'over')
    await refused(made.bob, 'notYourSeat')
    await refused(made.eve, 'notYourSeat')
    expect(changesIn(before, witness.dump())).toEqual([])
    made.end()
  })
})

describe('a match that was stopped', () => {
  async function stopped(): Promise<Live> {
    const made = await live(test, { game: 'runaway' })
    expect(await made.ada.answer(0, () => 'throw')).toMatchObject({ code: 'stopped' })
    await expect
      .poll(async () => (await made.browsers[0].call('GET', `/api/tables/${made.id}`)).body)
      .toMatchObject({ state: 'stopped' })
    return made
  }

  it('is looked at and taken along by everybody as far as their seat may see, and resumed by the host alone', async () => {
    const made = await stopped()
    await tryRows(made, [
      ['POST', '/sit', {}, 409, 409, 409, 409],
      ['POST', '/seats/0/leave', undefined, 409, 403, 403, 401],
      ['POST', '/seats/1/give', { to: 'bot' }, 409, 403, 403, 401],
      ['GET', '/export', undefined, 200, 200, 200, 200],
    ])
    for (const [i, browser] of made.browsers.entries()) {
      const { body } = await browser.call('GET', `/api/tables/${made.id}/export`)
      expect(body).toMatchObject({ file: { walstatt: 'seat', roles: [[0], [1], []][i] } })
      expect(JSON.stringify(body)).not.toMatch(/"draw"|"state":|"secret"/)
    }
    await refused(made.ada, 'stopped')
    await refused(made.eve, 'notYourSeat')
    for (const [who, status] of [
      [1, 403],
      [2, 403],
      [0, 200],
    ])
      expect((await made.browsers[who].call('POST', `/api/tables/${made.id}/resume`)).status).toBe(status)
    made.end()
  })
})

describe('a table that is open', () => {
  it.each([
    ['public', 200],
    ['link', 403],
  ] as const)(
    '%s: is seen by those who may, and there is nothing to play or to take along yet',
    async (visibility, seen) => {
      const browsers = [test.browser(), test.browser(), test.browser()] as const
      const seats = [
        { holder: 'me' as const, name: 'Ada' },
        { holder: 'invite' as const },
        { holder: 'invite' as const },
      ]
      const made = await browsers[0].table({ visibility, seats })
      const { id } = made.table
      await browsers[1].call('POST', `/api/tables/${id}/sit`, { token: made.invites[0].token, name: 'Bob' })
      await browsers[2].call('POST', '/api/guest', { name: 'Eve' })
      const may = (status: number): number => (seen === 200 ? status : 403)
      await tryRows({ id, browsers }, [
        ['GET', '', undefined, 200, 200, seen, seen],
        ['GET', '/export', undefined, 409, 409, may(409), may(409)],
        ['POST', '/sit', { token: made.invites[0].token }, 200, 200, 403, 403],
        ['POST', '/sit', {}, 409, 409, 409, 409],
        ['POST', '/seats/0/leave', undefined, 200, 403, 403, 401],
        ['POST', '/seats/2/revoke', undefined, 200, 403, 403, may(401)],
      ])
      const bob = browsers[1].connect()
      await bob.hello(id)
      expect(await bob.ask({ type: 'history', event: 1 })).toMatchObject({ code: 'notRunning' })
      expect(await bob.ask({ type: 'concede' })).toMatchObject({ code: 'notRunning' })
      bob.close()
    },
  )
})
