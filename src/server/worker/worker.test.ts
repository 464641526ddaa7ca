import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fastSource, prepare, type Result, type Setup } from '../../engine/index.ts'
import { fileOf } from '../../engine/file.ts'
import type { LookMessage } from '../../host/desk.ts'
import { Host, type AnyHost, type Update } from '../../host/host.ts'
import { MAX_PACK_BYTES } from '../../kit/content/pack.ts'
import { MAX_WORK_BYTES } from '../../protocol/http.ts'
import { moreGames } from '../testing/games.ts'
import { testPool, type TestPool } from '../testing/workers.ts'
import type { Look, Make, MadeSetup, MadeTable, MadeWork, Op } from './messages.ts'
import { storedTold } from './hosted-match.ts'

let test: TestPool
let lastId = 0
beforeEach(() => {
  test = testPool()
})
afterEach(() => test.pool.close())

const seats = [{ holder: 'me' }, { holder: 'open' }]
const table = (change: object = {}): string =>
  JSON.stringify({ game: 'lanterns', seats, visibility: 'public', pace: 'live', ...change })

async function make<T>(what: Make): Promise<Result<T>> {
  const id = ++lastId
  test.pool.send(test.pool.makerSlot(false), { ...what, id })
  return (await test.heard('made', (said) => said.id === id)).made as Result<T>
}

async function paths(what: Make): Promise<string[]> {
  const made = await make(what)
  return made.ok ? ['nothing is wrong'] : made.problems.map(({ path }) => path)
}

function prepared(id: string): Extract<ReturnType<typeof prepare>, { ok: true }>['value'] {
  const found = prepare(
    moreGames.find((game) => game.id === id)!,
    2,
  )
  if (!found.ok) throw new Error(found.problems[0].problem)
  return found.value
}

/** A match that was played for a while, as it is stored. */
function played(answers: number): { setup: string; steps: [string, string][]; host: AnyHost } {
  const own = prepared('runaway')
  const { host, update } = Host.start(own, fastSource('played'))
  const steps = [update]
  for (let i = 0; i < answers; i++) steps.push(answer(host as AnyHost))
  const moved = host.seatChanged(0, 'person')
  if (moved.ok) steps.push(moved.update)
  const stored = steps.map(({ entries, told }): [string, string] => [JSON.stringify(entries), storedTold(told)])
  return { setup: JSON.stringify(own.setup), steps: stored, host: host as AnyHost }
}

function answer(host: AnyHost): Update {
  const [ask] = host.match.play.pending
  const acted = host.act(ask.role, { type: 'answer', question: host.match.idOf(ask), option: 'on' })
  if (!acted.ok) throw new Error(acted.refusal.why)
  return acted.update
}

const load = (setup: string, steps: [string, string][] = []): Op => ({
  op: 'load',
  match: 1,
  setup,
  key: new Uint8Array(32),
  steps,
  bots: [],
})
const send = (...ops: Op[]): void => ops.forEach((op) => test.pool.send(0, op))
const look = (id: number, what: Look): Op => ({ op: 'look', match: 1, id, what })
const asked = (message: LookMessage, role: number | undefined = 0): Look => ({
  look: 'asked',
  as: { message, role, seed: '' },
})
const seen = async (id: number): Promise<unknown> =>
  JSON.parse((await test.heard('seen', (said) => said.id === id)).text ?? '"nothing"')

describe('a table is made of what somebody sent', () => {
  it('with its setup, options and seats', async () => {
    const made = await make<MadeTable>({ op: 'table', text: table({ pack: { areas: 4 }, title: ' Hill ' }) })
    if (!made.ok) throw new Error(made.problems[0].problem)
    const { input, made: own, past } = made.value
    expect(input).toEqual({ game: 'lanterns', seats, visibility: 'public', pace: 'live', title: 'Hill' })
    expect(own).toMatchObject({ game: 'lanterns', roles: 2 })
    const setup = JSON.parse(own.setup) as Setup
    expect(setup).toMatchObject({ game: 'lanterns', roles: 2, pack: { areas: 4 } })
    expect(JSON.parse(own.options)).toEqual(setup.options)
    expect(past).toBeUndefined()
    expect(await make<MadeSetup>({ op: 'again', setup: own.setup })).toEqual({ ok: true, value: own })
  })

  it('or says what is wrong, and where', async () => {
    expect(await paths({ op: 'table', text: '{"game":' })).toEqual(['body'])
    expect(await paths({ op: 'table', text: '[]' })).toEqual(['body'])
    expect(await paths({ op: 'table', text: table({ game: 'chess' }) })).toEqual(['game'])
    expect(await paths({ op: 'table', text: table({ seats: [{ holder: 'king' }], pace: 'slow' }) })).toEqual([
      'seats[0].holder',
      'pace',
    ])
    expect(await paths({ op: 'table', text: table({ seats: Array.from({ length: 9 }, () => seats[0]) }) })).toEqual([
      'seats',
    ])
    expect(await paths({ op: 'table', text: table({ options: { cheat: true } }) })).toEqual(['options.cheat'])
    expect(await paths({ op: 'table', text: table({ pack: { areas: 'many' } }) })).toEqual(['pack.areas'])
    expect(await paths({ op: 'table', text: table({ pack: 'PACK' }).replace('"PACK"', '{"__proto__":1}') })).toEqual([
      'pack.__proto__',
    ])
    const deep = '['.repeat(5000) + ']'.repeat(5000)
    expect((await paths({ op: 'table', text: table({ pack: 'PACK' }).replace('"PACK"', deep) }))[0]).toMatch(/^pack\[0/)
    expect(await paths({ op: 'table', text: table({ pack: { note: ' '.repeat(MAX_PACK_BYTES) } }) })).toEqual(['pack'])
    expect(test.deaths).toEqual([])
  })

  it('a local game goes on from its file', async () => {
    const { host, steps } = played(5)
    const file = fileOf(host.prepared.setup, host.match.log)
    const made = await make<MadeTable>({ op: 'table', text: table({ game: 'runaway', file }) })
    if (!made.ok) throw new Error(JSON.stringify(made.problems))
    const { past, made: own } = made.value
    expect(own).toMatchObject({ game: 'runaway', roles: 2 })
    expect(past).toMatchObject({ entries: host.match.log.length, waiting: [1] })
    expect(past!.steps).toHaveLength(steps.length + 1)
    const three = [...seats, { holder: 'open' }]
    expect(await paths({ op: 'table', text: table({ game: 'runaway', seats: three, file }) })).toEqual(['seats'])
    const { marks, state } = host.match
    const rules = {
      version: 1,
      content: file.setup.content,
      runs: [],
      mark: { at: 0, state: { ...state, ...marks.last.state } },
    }
    const changed = { ...file, log: [...file.log, { type: 'rules', ...rules }] }
    expect(await paths({ op: 'table', text: table({ game: 'runaway', file: changed }) })).toEqual([
      `log[${file.log.length}]`,
    ])
    const unknown = { ...file, setup: { ...file.setup, game: 'chess' } }
    expect(await paths({ op: 'table', text: table({ file: unknown }) })).toEqual(['setup.game'])
    for (const wrong of [null, 7, [], {}])
      expect((await make({ op: 'table', text: table({ file: wrong }) })).ok).toBe(false)
  })
})

it('a work is kept as text, if it is of its game and not too large', async () => {
  const work = (pack: object): Make => ({
    op: 'work',
    game: 'heroscape',
    text: JSON.stringify({ name: ' Hill ', pack }),
  })
  const pack = { walstatt: 'content-pack', game: 'heroscape', note: 'steep' }
  expect(await make<MadeWork>(work(pack))).toEqual({ ok: true, value: { name: 'Hill', pack: JSON.stringify(pack) } })
  expect(await paths(work({ ...pack, game: 'bloodstones' }))).toEqual(['pack.game'])
  expect(await paths(work({ game: 'heroscape' }))).toEqual(['pack.walstatt'])
  expect(await paths(work({ ...pack, note: 'x'.repeat(MAX_WORK_BYTES) }))).toEqual(['pack'])
})

describe('a match', () => {
  it('who concedes gives the seat up in the same step, once', async () => {
    const { setup, steps } = played(2)
    const concede = (id: number): Op => ({
      op: 'concede',
      match: 1,
      id,
      role: 1,
      seat: 1,
      holder: 'bot captain',
      bots: [],
    })
    send(load(setup, steps), concede(1), concede(2))
    const step = await test.heard('step')
    expect(step).toMatchObject({ id: 1, match: 1 })
    expect((JSON.parse(step.entries) as { type: string }[]).map(({ type }) => type)).toEqual(['concede', 'seat'])
    expect((JSON.parse(step.told) as [{ type: string }][]).map(([{ type }]) => type)).toEqual([
      'table.concede',
      'table.seat',
    ])
    expect(await test.heard('refused')).toMatchObject({ id: 2, why: 'notAllowed' })
  })

  it('hears nothing of a bot any more whose seat has changed hands, however late it has thought', async () => {
    const { setup, steps, host } = played(2)
    const [{ role }] = host.match.play.pending
    send({ ...load(setup, steps), bots: [[role, 'random']] } as Op)
    const { think } = await test.heard('think')
    const thought = { role, question: think.question, option: 'on' }
    send({ op: 'seat', match: 1, id: 1, seat: role, holder: 'nobody', bots: [] })
    send({ op: 'thought', match: 1, thought }, look(2, asked({ type: 'odds' })))
    await seen(2)
    const entries = test.said.flatMap((said) => (said.say === 'step' ? [said.entries] : []))
    expect(entries).toEqual([JSON.stringify([{ type: 'seat', seat: role, holder: 'nobody' }])])
  })

  it('that is over changes no more: a seat stays with whom it was', async () => {
    const { setup, steps, host } = played(2)
    const { role } = host.match.play.pending[0]
    const question = host.match.idOf(host.match.play.pending[0])
    send(load(setup, steps))
    send({ op: 'act', match: 1, id: 1, role, action: { type: 'answer', question, option: 'end' } })
    send({ op: 'seat', match: 1, id: 2, seat: 0, holder: 'bot captain', bots: [] })
    expect((await test.heard('step')).outcome).toBeDefined()
    expect(await test.heard('refused')).toMatchObject({ id: 2, why: 'over' })
  })

  it('with a setup that does not fit is not played, and other content is asked for', async () => {
    const setup = prepared('lanterns').setup
    const wrong = [
      { ...setup, game: 'chess' },
      { ...setup, content: '0'.repeat(32) },
      { ...setup, pack: { areas: 4 } },
    ]
    const ops = wrong.map((one, i): Op => ({ ...load(JSON.stringify(one)), match: i + 1 }) as Op)
    send(...ops, { ...load('{'), match: 4 } as Op)
    await test.heard('stopped', ({ match }) => match === 4)
    const stopped = test.said.map((said) => (said.say === 'stopped' ? said.problem.path : said.say))
    expect(stopped).toEqual(['setup.game', 'wants', 'wants', 'rules'])
  })

  it('tells whether roles know what others do not', async () => {
    const secrets = (id: number, roles: number[]): Op => look(id, { look: 'holdsSecrets', roles })
    send(load(played(2).setup), secrets(1, [0, 1]))
    expect(await seen(1)).toBe(false)
    send({ op: 'close', match: 1 }, load(JSON.stringify(prepared('lanterns').setup)), secrets(2, [0]))
    expect(await seen(2)).toBe(true)
  })
})

describe('looking', () => {
  const history = (id: number): Op =>
    look(id, { look: 'asked', as: { message: { type: 'history', event: 1 }, role: undefined, seed: '' } })
  const LONG = 300

  function act(host: AnyHost, id: number): Op {
    const [ask] = host.match.play.pending
    const action = { type: 'answer', question: host.match.idOf(ask), option: 'on' } as const
    return { op: 'act', match: 1, id, role: ask.role, action }
  }

  it('for long: whoever acts meanwhile does not wait, and every look gets a turn', async () => {
    const { setup, steps, host } = played(LONG)
    send(load(setup, steps), history(1), history(2), act(host, 3), look(4, asked({ type: 'odds' })))
    const { parts } = (await seen(2)) as { parts: unknown[] }
    await seen(1)
    expect(JSON.stringify(parts[0]).match(/:on/g)).toHaveLength(LONG)
    const order = test.said.flatMap((said) => ('id' in said ? said.id : []))
    expect(order.slice(0, 2)).toEqual([3, 4])
    expect(order.slice(2).sort()).toEqual([1, 2])
  })

  it('is dropped when nobody waits for it any more, or the match is closed', async () => {
    const { setup, steps } = played(LONG)
    send(load(setup, steps), history(1), { op: 'cancel', match: 1, id: 1 }, history(2), { op: 'close', match: 1 })
    send({ ...load(setup, steps), match: 2 } as Op, { ...history(3), match: 2 } as Op)
    await seen(3)
    expect(test.said.flatMap((said) => (said.say === 'seen' ? said.id : []))).toEqual([3])
  })

  it('that fails hits only who looks', async () => {
    const { setup, steps, host } = played(1)
    send(load(setup, steps), look(1, asked({ type: 'explain', key: 'x' })), act(host, 2))
    expect(await test.heard('seen')).toEqual({
      say: 'seen',
      match: 1,
      id: 1,
      text: undefined,
      problem: 'Error: there is no explanation',
    })
    expect((await test.heard('step')).id).toBe(2)
  })
})
