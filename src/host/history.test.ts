import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type AnyGame, EVERYONE, fastSource, hmacSource, includes, Replay, type Role } from '../engine/index.ts'
import { parseGameFile, prepareFile } from '../engine/file.ts'
import { lanterns } from '../engine/testing/lanterns.ts'
import { give, named, pick, prepared, type Tiny, tinyGame, tinyMatch } from '../engine/testing/tiny.ts'
import { findGame } from '../games/registry.ts'
import { Channels } from './channels.ts'
import { finish, History } from './history.ts'
import { Host, type AnyHost } from './host.ts'
import { stepsOf } from './past.ts'
import { Positions } from './positions.ts'
import { loadHost, snapshotOf, type StoredStep } from './restore.ts'
import { preparedLanterns } from './testing/lanterns.ts'
import { doAtRandom } from './testing/random.ts'

afterEach(() => vi.restoreAllMocks())

const folder = new URL('../../test/corpus/', import.meta.url)
const names = readdirSync(folder).filter((name) => name.endsWith('.walstatt.json'))
/** One of each game. */
const files = [...new Map(names.map((name) => [name.split('-')[0], name])).values()]
const gameCalled = async (id: string): Promise<AnyGame | undefined> =>
  id === lanterns.id ? lanterns : (await findGame(id)?.load())?.game

async function stored(name: string): Promise<AnyHost> {
  const file = parseGameFile(readFileSync(new URL(name, folder), 'utf8'))
  if (!file.ok) throw new Error(name)
  const game = await gameCalled(file.value.setup.game)
  const ready = prepareFile(file.value, () => game)
  if (!ready.ok) throw new Error(name)
  const { log } = file.value
  const steps = stepsOf(ready.value, log)
  if (!steps.ok) throw new Error(name)
  const loaded = loadHost(ready.value, steps.value, { source: fastSource('on'), from: log.length })
  if (!loaded.ok) throw new Error(name)
  return loaded.value
}

function played(seed: string, actions: number): AnyHost {
  const { host } = Host.start(preparedLanterns(), hmacSource(new Uint8Array(32).fill(4)))
  const source = fastSource(seed)
  for (let i = 0; i < actions; i++) doAtRandom(host, source)
  return host
}

interface Moment {
  readonly role: Role | undefined
  readonly n: number
  /** The place in the log after the step that told the event. */
  readonly end: number
}

/** Every moment that a role or a spectator can name. */
function momentsOf({ told, steps }: AnyHost, role: Role | undefined): Moment[] {
  const heard = told.flatMap(({ to }, i) =>
    to === EVERYONE || (role !== undefined && includes(to, role)) ? [steps.find((step) => step.told > i)!.log] : [],
  )
  return [steps[0].log, ...heard].map((end, n) => ({ role, n, end }))
}

/** The plain way: the whole log from its start, once, with a look wherever one is wanted. */
function plainly(host: AnyHost, moments: readonly Moment[]): Map<Moment, string> {
  const seen = new Map<Moment, string>()
  const replay = new Replay(host.prepared, host.match.log)
  replay.begin()
  for (const moment of [...moments].sort((a, b) => a.end - b.end)) {
    while (replay.at < moment.end) expect(replay.step()).toBeUndefined()
    const { role } = moment
    const channels = new Channels(replay.match, { told: [], request: () => undefined, canRedo: () => false })
    const own = role === undefined ? [] : [{ ...channels.whole(role) } as Record<string, unknown>]
    for (const part of own) for (const field of ['question', 'offers', 'undo', 'redo']) delete part[field]
    seen.set(moment, JSON.stringify([channels.whole('public'), ...own]))
  }
  return seen
}

function someOf(host: AnyHost, count: number, seed: string): Moment[] {
  const source = fastSource(seed)
  const all = [undefined, ...Array.from({ length: host.match.roles }, (_, role) => role)].flatMap((role) =>
    momentsOf(host, role),
  )
  return Array.from({ length: count }, () => all[source.below(all.length)])
}

describe('looking back', () => {
  it.each(files)('shows in %s what was seen then, in whatever order one looks', async (name) => {
    const host = await stored(name)
    const moments = someOf(host, 12, name)
    const plain = plainly(host, moments)
    const history = new History(host)
    for (const moment of moments)
      expect(JSON.stringify(finish(history.at(moment.role, moment.n)))).toBe(plain.get(moment))
  })

  it('does so where much was taken back, at every moment', () => {
    for (const seed of ['a', 'b', 'c']) {
      const host = played(seed, 200)
      const moments = someOf(host, 150, seed)
      const plain = plainly(host, moments)
      const history = new History(host)
      for (const moment of moments)
        expect(JSON.stringify(finish(history.at(moment.role, moment.n)))).toBe(plain.get(moment))
    }
  })

  it('does so in a match that was loaded from a snapshot', () => {
    const source = fastSource('loaded')
    const { host, update } = Host.start(preparedLanterns(), hmacSource(new Uint8Array(32)))
    const steps: StoredStep[] = [update]
    let snapshot = snapshotOf(host)
    for (let i = 0; i < 120; i++) {
      const next = doAtRandom(host, source)
      if (next !== undefined) steps.push(next)
      if (i === 80) snapshot = snapshotOf(host)
    }
    const loaded = loadHost(host.prepared, steps, { key: new Uint8Array(32), snapshot })
    if (!loaded.ok) throw new Error('not loaded')
    const moments = someOf(host as AnyHost, 40, 'moments')
    const plain = plainly(host as AnyHost, moments)
    const history = new History(loaded.value)
    for (const moment of moments)
      expect(JSON.stringify(finish(history.at(moment.role, moment.n)))).toBe(plain.get(moment))
  })

  it('goes on while the match does, and several looks at once do not disturb each other', () => {
    const source = fastSource('together')
    const { host: first } = Host.start(preparedLanterns(4), hmacSource(new Uint8Array(32).fill(1)))
    const host = first as AnyHost
    for (let i = 0; i < 60; i++) doAtRandom(host, source)
    const history = new History(host)
    const moments = someOf(host, 30, 'at once')
    const looks = moments.map((moment) => ({ moment, look: history.at(moment.role, moment.n) }))
    const seen = new Map<Moment, string>()
    while (looks.length > 0) {
      const at = source.below(looks.length)
      const { done, value } = looks[at].look.next()
      if (done === true) {
        seen.set(looks[at].moment, JSON.stringify(value))
        looks.splice(at, 1)
      } else if (source.below(6) === 0) {
        looks[at].look.return(undefined)
        looks.splice(at, 1)
      }
      doAtRandom(host, source)
    }
    const plain = plainly(host, [...seen.keys()])
    expect(seen.size).toBeGreaterThan(10)
    for (const [moment, text] of seen) expect(text).toBe(plain.get(moment))
  })

  it('knows no moment that has not been', () => {
    const host = played('none', 20)
    const history = new History(host)
    const count = momentsOf(host, 1).length
    for (const n of [-1, count, count + 1000, 0.5, Number.NaN]) expect(finish(history.at(1, n))).toBeUndefined()
    expect(finish(history.at(1, count - 1))).toBeDefined()
  })

  it('gives few entries at a time, and a second look only those of a short stretch', async () => {
    const host = await stored('bloodstones-2-dawn.walstatt.json')
    const step = vi.spyOn(Replay.prototype, 'step')
    const history = new History(host)
    const given = (moment: Moment): number => {
      const before = step.mock.calls.length
      const look = history.at(moment.role, moment.n)
      for (let at = before; look.next().done !== true; at = step.mock.calls.length)
        expect(step.mock.calls.length - at).toBeLessThanOrEqual(20)
      return step.mock.calls.length - before
    }
    const moments = momentsOf(host, 0)
    const { length } = host.match.log
    expect(length).toBeGreaterThan(500)
    // The running match has checkpoints of its own: its last moments are near even at first.
    expect(given(moments.at(-1)!)).toBeLessThan(length / 8)
    const once = someOf(host, 30, 'again')
    for (const moment of once) given(moment)
    for (const moment of once.reverse()) expect(given(moment)).toBeLessThan(length / 8)
  })

  it('folds a short stretch only, even if something was taken back right after a position that is kept', () => {
    let runs = 0
    const ready = prepared(
      tinyGame({
        *main(play) {
          runs++
          yield* pick(play, 0, 'a', 'b')
          play.tell({ type: 'done' })
          play.push(named('main'))
        },
      }),
    )
    const { host } = Host.start(ready, fastSource('fold'))
    const answer = (): void =>
      void host.act(0, { type: 'answer', question: host.match.idOf(host.match.asked(0)!), option: 'a' })
    for (let i = 0; i < 400; i++) {
      answer()
      answer()
      if (i % 10 > 0) host.act(0, { type: 'undo' })
    }
    const history = new History(host)
    const moments = someOf(host as AnyHost, 60, 'fold')
    const runsOf = ({ role, n }: Moment): number => {
      const before = runs
      finish(history.at(role, n))
      return runs - before
    }
    for (const moment of moments) runsOf(moment)
    expect(host.match.force.length).toBeGreaterThan(400)
    expect(Math.max(...moments.reverse().map(runsOf))).toBeLessThan(200)
  })
})

describe('positions', () => {
  it('are few, and evenly spread however long the match', () => {
    const match = tinyMatch({
      *main(play) {
        yield* pick(play, 0, 'a', 'b')
        play.push(named('main'))
      },
    })
    const positions = new Positions<Tiny>(match.log)
    for (let at = 1; at <= 3000; at++) {
      give(match, 0, 'a')
      positions.keep(match, at)
      expect(positions.count).toBeLessThanOrEqual(32)
    }
    for (let end = 200; end <= 3000; end += 50) expect(end - positions.before(end)!).toBeLessThan(256)
    expect(positions.placeBefore(2999)!.log.length).toBe(positions.before(2999))
    expect(positions.before(0)).toBeUndefined()
  })
})
