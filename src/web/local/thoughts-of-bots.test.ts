import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fastSource, prepare } from '../../engine/index.ts'
import { findGame } from '../../games/registry.ts'
import { Host, type AnyHost } from '../../host/host.ts'
import type { Task } from './thinking/task.ts'
import { Dropped, type Answered, type Thinks } from './thinking/thinker.ts'
import { thoughtOf } from './thinking/thoughts.ts'
import { thinksLong, ThoughtsOfBots, type Thinking } from './thoughts-of-bots.ts'

/** Thinks when it is told to. */
class Slow implements Thinks {
  task: Task | undefined
  stops = 0
  private settle: { done(thought: Answered): void; fail(error: Error): void } | undefined
  think(task: Task): Promise<Answered> {
    this.task = task
    return new Promise((done, fail) => (this.settle = { done, fail }))
  }
  answer(option: number): void {
    this.settle?.done({ type: 'chosen', option })
  }
  fail(): void {
    this.settle?.fail(new Error('broken'))
  }
  stop(): void {
    this.stops++
    this.settle?.fail(new Dropped('nobody waits'))
  }
}

async function started(): Promise<AnyHost> {
  const { game } = await findGame('bloodstones')!.load()
  const prepared = prepare(game, 2, { map: 'twin-ford' })
  if (!prepared.ok) throw new Error('not prepared')
  return Host.start(prepared.value, fastSource('thoughts')).host
}

function answered(host: AnyHost): void {
  const [role] = host.waiting
  const ask = host.match.asked(role)!
  const [option] = host.match.play.options(ask)
  const key = ask.question.key(host.match.play, option, ask)
  expect(host.act(role, { type: 'answer', question: host.match.idOf(ask), option: key }).ok).toBe(true)
}

describe('the thought of a bot', () => {
  let host: AnyHost
  const slow = (): { thinker: Slow; thoughts: ThoughtsOfBots; told: Thinking[] } => {
    const thinker = new Slow()
    const told: Thinking[] = []
    return { thinker, told, thoughts: new ThoughtsOfBots(host, thinker, (message) => void told.push(message)) }
  }
  beforeEach(async () => {
    host = await started()
  })

  it('gets a dealt world of the seat, and nothing else', async () => {
    const { thinker, thoughts } = slow()
    const [role] = host.waiting
    const thought = thoughts.of(role, 'general', fastSource('x'))
    expect(Object.keys(thinker.task!).sort()).toEqual(['bot', 'seed', 'type', 'world'])
    expect(thinker.task).toMatchObject({ type: 'choose', bot: 'general', world: { role } })
    thinker.answer(3)
    expect(await thought).toBe(3)
  })

  it('is late, and stopped, when its question is gone', async () => {
    const { thinker, thoughts } = slow()
    const thought = thoughts.of(host.waiting[0], 'general', fastSource('x'))
    thoughts.look()
    expect(thinker.stops).toBe(0)
    answered(host)
    thoughts.look()
    expect(thinker.stops).toBe(1)
    expect(await thought).toBe('late')
  })

  it('is late where it comes after an answer was given that nobody looked at', async () => {
    const { thinker, thoughts } = slow()
    const thought = thoughts.of(host.waiting[0], 'general', fastSource('x'))
    answered(host)
    thinker.answer(0)
    expect(await thought).toBe('late')
  })

  it('fails where the thinker does', async () => {
    const { thinker, thoughts } = slow()
    const thought = thoughts.of(host.waiting[0], 'general', fastSource('x'))
    thinker.fail()
    expect(await thought).toBe('failed')
  })

  it('is told of after a while, until it ends', async () => {
    vi.useFakeTimers()
    const { thinker, thoughts, told } = slow()
    const [role] = host.waiting
    const thought = thoughts.of(role, 'marshal', fastSource('x'))
    vi.advanceTimersByTime(1000)
    expect(told).toEqual([{ type: 'thinking', bots: [{ role, for: expect.any(Number) as number }] }])
    thinker.answer(0)
    await thought
    expect(told.at(-1)).toEqual({ type: 'thinking', bots: [] })
    vi.useRealTimers()
  })
})

describe('what a worker thinks', () => {
  it('is an option of the question, and the same for the same seed', async () => {
    const host = await started()
    const [role] = host.waiting
    const tasks: Task[] = []
    const thoughts = new ThoughtsOfBots(
      host,
      {
        think: (task) => {
          tasks.push(structuredClone(task))
          return Promise.reject(new Error('only noted'))
        },
        stop: () => undefined,
      },
      () => undefined,
    )
    await thoughts.of(role, 'soldier', fastSource('seed'))
    const room = { game: 'bloodstones', roles: 2, options: host.prepared.setup.options }
    const found = await Promise.all([0, 1].map(() => thoughtOf(() => undefined)(room, tasks[0])))
    expect(found[0]).toEqual(found[1])
    const ask = host.match.asked(role)!
    expect([...host.match.play.options(ask)]).toContain((found[0] as { option: number }).option)
  })

  it('takes long only with those who search', () => {
    expect(['recruit', 'soldier', 'captain', 'general', 'marshal:raider', 'random'].filter(thinksLong)).toEqual([
      'general',
      'marshal:raider',
    ])
  })
})
