import { describe, expect, it } from 'vitest'
import { fastSource, type GameState, hmacSource, prepare, type Prepared, type Role } from '../engine/index.ts'
import { pick, prepared, tinyGame, type TinyProcedures } from '../engine/testing/tiny.ts'
import { games } from '../games/registry.ts'
import type { Channel } from '../protocol/views.ts'
import { Host, type Action, type AnyHost } from './host.ts'
import { stepsOf } from './past.ts'
import { loadHost, snapshotOf, type Snapshot, type StoredStep } from './restore.ts'
import { preparedLanterns } from './testing/lanterns.ts'
import { doAtRandom } from './testing/random.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- games of every kind are tried alike
type AnyPrepared = Prepared<any, any>

const key = new Uint8Array(32).fill(9)
const overWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** All that anybody is shown, as it would be sent. A channel that was never looked at starts to count anew. */
function shown(host: AnyHost): string[] {
  const channels: Channel[] = ['public', ...Array.from({ length: host.match.roles }, (_, role) => role)]
  return channels.map((channel) => JSON.stringify({ ...host.whole(channel), seq: 0 }))
}

function load(ready: AnyPrepared, steps: readonly StoredStep[], snapshot?: Snapshot): AnyHost {
  const loaded = loadHost(ready, overWire(steps), {
    key,
    ...(snapshot === undefined ? {} : { snapshot: overWire(snapshot) as Snapshot<GameState> }),
  })
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems))
  return loaded.value
}

function expectSame(twin: AnyHost, host: AnyHost, before: readonly string[]): void {
  expect(shown(twin)).toEqual(before)
  expect(twin.match.log).toEqual(host.match.log)
  expect(twin.match.notes).toEqual(host.match.notes)
  expect(twin.back).toEqual(host.back)
  expect([twin.source.epoch, twin.source.counter]).toEqual([host.source.epoch, host.source.counter])
}

/** Plays at random, loads after every action with and without a snapshot, and goes on with a loaded match now and then. */
function playAndLoad(ready: AnyPrepared, seed: string, actions: number): Set<string> {
  const source = fastSource(seed)
  const { host: first, update } = Host.start(ready, hmacSource(key))
  let host = first as AnyHost
  const steps: StoredStep[] = [update]
  let snapshot: Snapshot = snapshotOf(host)
  for (let i = 0; i < actions; i++) {
    const next = doAtRandom(host, source)
    if (next === undefined) break
    steps.push(next)
    const before = shown(host)
    const plain = load(ready, steps)
    const quick = load(ready, steps, snapshot)
    expectSame(plain, host, before)
    expectSame(quick, host, before)
    expectSame(load(ready, steps, snapshotOf(host)), host, before)
    if (source.below(4) === 0) snapshot = snapshotOf(host)
    if (source.below(5) === 0) host = [plain, quick][source.below(2)]
  }
  const told = steps.flatMap((step) => step.told.map(({ event }) => event.type))
  return new Set([...told, ...(host.source.epoch === 0 ? [] : ['new epoch'])])
}

const twoTurns: TinyProcedures = {
  *main(play) {
    yield* pick(play, 0, 'a', 'b')
    yield* pick(play, 0, 'c', 'd')
    yield* pick(play, 1, 'e', 'f')
    yield* pick(play, 2, 'g', 'h')
    yield* pick(play, 0, 'i', 'j')
  },
}

function tiny() {
  const ready = prepared(tinyGame(twoTurns), 3)
  const { host, update } = Host.start(ready, hmacSource(key))
  const steps: StoredStep[] = [update]
  const act = (role: Role, action: Action): void => {
    const acted = host.act(role, action)
    if (!acted.ok) throw new Error(acted.refusal.why)
    steps.push(acted.update)
  }
  const answer = (role: Role, option: string) =>
    act(role, { type: 'answer', question: host.match.idOf(host.match.asked(role)!), option })
  return { ready, host, steps, act, answer }
}

describe('a match that is loaded', () => {
  it('still has what was taken back, to be given again', () => {
    const { ready, host, steps, act, answer } = tiny()
    answer(0, 'a')
    answer(0, 'c')
    act(0, { type: 'undo' })
    act(0, { type: 'undo' })
    act(0, { type: 'redo' })
    for (const twin of [load(ready, steps), load(ready, steps, snapshotOf(host))]) {
      expect(twin.canRedo(0)).toBe(true)
      expect(twin.act(0, { type: 'redo' }).ok).toBe(true)
      expect(twin.match.state.done).toEqual(['0:a', '0:c'])
      expect(twin.canRedo(0)).toBe(false)
    }
  })

  it('knows that an undo was declined', () => {
    const { ready, host, steps, act, answer } = tiny()
    answer(0, 'a')
    answer(0, 'c')
    answer(1, 'e')
    act(0, { type: 'request' })
    expect(load(ready, steps).request()).toEqual({ by: 0, agreed: [0] })
    act(1, { type: 'consent', yes: false })
    expect(load(ready, steps).request()).toBeUndefined()
    expect(load(ready, steps, snapshotOf(host)).request()).toBeUndefined()
  })

  it('knows how far the game had come when it was declined for the last time', () => {
    const { ready, host, steps, act, answer } = tiny()
    answer(0, 'a')
    for (let i = 0; i < 2; i++) {
      act(0, { type: 'request' })
      act(1, { type: 'consent', yes: false })
    }
    const twins = (): (typeof host)[] => [host, load(ready, steps), load(ready, steps, snapshotOf(host))]
    expect(twins().map((one) => one.back.declined)).toEqual([0, 1, 2].map(() => ({ times: 2, furthest: 1 })))
    answer(0, 'c')
    act(0, { type: 'undo' })
    expect(twins().map((one) => one.act(0, { type: 'request' }).ok)).toEqual([false, false, false])
    answer(0, 'c')
    answer(1, 'e')
    const loaded = twins()
    expect(loaded.map((one) => one.back.declined)).toEqual([0, 1, 2].map(() => ({ times: 2, furthest: 1 })))
    expect(loaded.map((one) => one.act(0, { type: 'request' }).ok)).toEqual([true, true, true])
  })

  it('does not count who agreed to a request that was declined', () => {
    const { ready, host, steps, act, answer } = tiny()
    answer(0, 'a')
    answer(0, 'c')
    answer(1, 'e')
    act(0, { type: 'request' })
    act(1, { type: 'consent', yes: true })
    act(2, { type: 'consent', yes: false })
    act(0, { type: 'request' })
    act(2, { type: 'consent', yes: true })
    for (const same of [host, load(ready, steps)]) expect(same.request()).toEqual({ by: 0, agreed: [0, 2] })
    expect(host.act(2, { type: 'consent', yes: true })).toMatchObject({ ok: false, refusal: { why: 'notAllowed' } })
    act(1, { type: 'consent', yes: true })
    expect(host.match.state.done).toEqual(['0:a'])
    expect(load(ready, steps).match.state.done).toEqual(['0:a'])
  })

  it('has no open request of a file: others sit there now', () => {
    const { ready, host, act, answer } = tiny()
    answer(0, 'a')
    act(0, { type: 'request' })
    const past = stepsOf(ready, host.match.log)
    if (!past.ok) throw new Error('no steps')
    const loaded = loadHost(ready, past.value, { key, from: host.match.log.length })
    expect(loaded.ok && loaded.value.request()).toBeUndefined()
  })

  it('is what it was even if its snapshot is of no use', () => {
    const { ready, host, steps, answer } = tiny()
    answer(0, 'a')
    answer(0, 'c')
    const good = snapshotOf(host)
    const { runs, mark } = good
    const broken = [
      { ...good, runs: [...runs, 700, 3, 0, 0, -1] },
      { ...good, mark: { at: 1, state: { ...mark.state, next: [{ procedure: 'nothing', args: {} }] } } },
      { ...good, mark: { at: 0, state: {} as never } },
    ]
    for (const snapshot of broken) expect(load(ready, steps, snapshot).match.state.done).toEqual(['0:a', '0:c'])
  })

  it('shows everybody the same, byte for byte, after every action', () => {
    const told = new Set<string>()
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
      for (const type of playAndLoad(preparedLanterns(seed < 'd' ? 2 : 3), seed, 60)) told.add(type)
    for (const type of ['undo', 'redo', 'request', 'decline', 'concede', 'seat'])
      expect(told).toContain(`table.${type}`)
    expect(told).toContain('new epoch')
  })

  it.each(games.map(({ id }) => id))('does so in %s', async (id) => {
    const { game } = await games.find((entry) => entry.id === id)!.load()
    const ready = prepare(game, Math.max(2, game.players.min))
    if (!ready.ok) throw new Error(JSON.stringify(ready.problems))
    const told = ['x', 'y', 'z'].flatMap((seed) => [...playAndLoad(ready.value, seed, 18)])
    expect(told).toContain('table.undo')
  })
})
