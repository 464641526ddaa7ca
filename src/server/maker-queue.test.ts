import { afterEach, describe, expect, it } from 'vitest'
import { ok, type Result } from '../engine/index.ts'
import { MakerQueue } from './maker-queue.ts'
import { testPool, type TestPool } from './testing/workers.ts'
import type { MadeTable, Op } from './worker/messages.ts'

const SMALL = { op: 'work', game: 'lanterns', text: '{}' } as const
const LARGE = { ...SMALL, text: ' '.repeat(20_000) } as const

/** Workers that make nothing by themselves. */
class Held {
  readonly sent: { slot: number; id: number; op: Op }[] = []
  readonly making: MakerQueue
  readonly order: string[] = []

  constructor(queues = { makingOwn: 2, making: 5 }) {
    this.making = new MakerQueue(
      {
        makerSlot: (isLarge) => (isLarge ? 1 : 0),
        send: (slot, op) => void this.sent.push({ slot, id: 'id' in op ? op.id : 0, op }),
      },
      queues,
    )
  }

  /** Somebody wants something; its end is noted. */
  want(whose: string, what: { op: 'work'; game: string; text: string } = SMALL): Promise<Result<unknown>> {
    const made = this.making.make(what, whose)
    void made.then(
      () => this.order.push(whose),
      () => this.order.push(`${whose} busy`),
    )
    return made
  }

  async finish(slot = 0): Promise<void> {
    this.making.done(this.sent.findLast((one) => one.slot === slot)!.id, ok('made'))
    await Promise.resolve()
    await Promise.resolve()
    await Promise.resolve()
  }
}

describe('what people send is made', () => {
  it('one at a time, in turn for everybody who waits', async () => {
    const held = new Held()
    for (const whose of ['ada', 'ada', 'ada', 'bob', 'eve']) void held.want(whose)
    for (let i = 0; i < 5; i++) {
      expect(held.sent).toHaveLength(i + 1)
      await held.finish()
    }
    expect(held.order).toEqual(['ada', 'ada', 'bob', 'eve', 'ada'])
  })

  it('small things do not wait for large ones', async () => {
    const held = new Held()
    void held.want('ada', LARGE)
    void held.want('bob')
    expect(held.sent.map(({ slot }) => slot)).toEqual([1, 0])
    await held.finish(0)
    expect(held.order).toEqual(['bob'])
  })

  it('at most so much waits for one person, and at most so much in all', async () => {
    const held = new Held()
    const refused = async (whose: string): Promise<void> =>
      expect(held.want(whose)).rejects.toMatchObject({ code: 'busy' })
    for (let i = 0; i < 3; i++) void held.want('ada')
    await refused('ada')
    for (const whose of ['bob', 'eve', 'zoe']) void held.want(whose)
    await refused('mia')
    await refused('ada')
    await held.finish()
    void held.want('mia')
    await refused('joe')
    expect(held.sent).toHaveLength(2)
  })

  it('the list of games is made once', async () => {
    const held = new Held()
    const [first, second] = [held.making.make({ op: 'games' }, 'ada'), held.making.make({ op: 'games' }, 'bob')]
    await held.finish()
    expect(await Promise.all([first, second, held.making.make({ op: 'games' }, 'eve')])).toEqual([
      ok('made'),
      ok('made'),
      ok('made'),
    ])
    expect(held.sent).toHaveLength(1)
  })
})

describe('a maker that ends', () => {
  it('fails what it was busy with, and the others go on', async () => {
    const held = new Held()
    const [first, second] = [held.want('ada'), held.want('bob')]
    held.making.again(0, -1, 'took too long')
    expect(await first).toEqual({ ok: false, problems: [{ path: 'pack', problem: 'took too long' }] })
    await held.finish()
    expect(await second).toEqual(ok('made'))
  })

  it('before it began: it is tried again, but not for ever', async () => {
    const held = new Held()
    const [first, second] = [held.want('ada'), held.want('bob')]
    held.making.again(0, 0, 'failed')
    expect(held.sent.map(({ id }) => id)).toEqual([1, 1])
    held.making.again(0, 0, 'failed')
    expect((await first).ok).toBe(false)
    await held.finish()
    expect(await second).toEqual(ok('made'))
  })

  it('of another kind changes nothing', () => {
    const held = new Held()
    void held.want('ada')
    held.making.again(1, -1, 'failed')
    held.making.again(7, -1, 'failed')
    expect(held.sent).toHaveLength(1)
  })

  it('what cannot be sent fails alone', async () => {
    const held = new Held()
    const [first, second] = [held.want('ada'), held.want('bob')]
    const [{ op }] = held.sent
    held.making.unsent(7, op)
    held.making.unsent(0, op)
    expect(await first).toMatchObject({ ok: false, problems: [{ path: 'body' }] })
    await held.finish()
    expect(await second).toEqual(ok('made'))
  })
})

describe('in real workers', () => {
  let test: TestPool
  afterEach(() => test.pool.close())

  const table = (harm: string, note = ''): string =>
    JSON.stringify({
      game: 'packs',
      seats: [{ holder: 'me' }, { holder: 'open' }],
      visibility: 'public',
      pace: 'live',
      pack: { harm, note },
    })

  it.each(['loop', 'hog', 'throw'])('a pack that does harm (%s) hits its sender alone', async (harm) => {
    let making: MakerQueue | undefined = undefined
    test = testPool({
      limits: { rules: 60_000, bot: 60_000, making: harm === 'loop' ? 1000 : 60_000 },
      onSaid: (said) => said.forEach((one) => one.say === 'made' && making!.done(one.id, one.made)),
      onDeath: (slot, culprit, why) => making!.again(slot, culprit, why),
    })
    making = new MakerQueue(test.pool, { makingOwn: 2, making: 32 })
    const wants = ['ada', 'bob', 'eve'].map((whose) =>
      making!.make<MadeTable>({ op: 'table', text: table(whose === 'ada' ? harm : '') }, whose),
    )
    const [ada, bob, eve] = await Promise.all(wants)
    expect(ada).toMatchObject({ ok: false, problems: [{ path: 'pack' }] })
    for (const made of [bob, eve])
      expect(made).toMatchObject({ ok: true, value: { made: { game: 'packs', roles: 2 } } })
    const matchWorkers = test.deaths.filter(({ slot }) => slot !== test.pool.makerSlot(false))
    expect(matchWorkers).toEqual([])
    expect(test.deaths).toHaveLength(harm === 'throw' ? 0 : 1)
  })
})
