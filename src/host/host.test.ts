import { describe, expect, it } from 'vitest'
import { fastSource, gameOver, hashOf, hmacSource, only, publicCells, type Role } from '../engine/index.ts'
import { pick, pickHidden, prepared, tinyGame, type TinyProcedures } from '../engine/testing/tiny.ts'
import { applyParts, cellsSeenBy, emptyMirror, eventsToldTo, type Mirror } from '../protocol/mirror.ts'
import { partSchema, type Channel } from '../protocol/views.ts'
import { randomBot } from '../bots/random.ts'
import { runBots } from './bots.ts'
import { exportFor } from './export.ts'
import { finish, History } from './history.ts'
import { Host } from './host.ts'
import { loadHost, snapshotOf, type StoredStep } from './restore.ts'
import { actAtRandom, preparedLanterns, type LanternHost } from './testing/lanterns.ts'
import { worldFor } from '../bots/world.ts'
import { openWorld } from './world.ts'

const key = new Uint8Array(32).fill(7)

const overWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

function join(host: LanternHost, channels: readonly Channel[]): Mirror {
  return applyParts(emptyMirror, overWire(channels.map((channel) => host.whole(channel))))!
}

/** What is remembered for the next question differs: who joins has seen none. */
const withoutKnown = ({ public: open, roles }: Mirror) => ({
  open,
  roles: new Map([...roles].map(([role, own]) => [role, { ...own, known: [] }])),
})

const tiny = (procedures: TinyProcedures) => Host.start(prepared(tinyGame(procedures)), fastSource('tiny')).host

const answer = (host: ReturnType<typeof tiny>, role: Role, option: string) =>
  host.act(role, { type: 'answer', question: host.match.idOf(host.match.asked(role)!), option })

describe('what is shown', () => {
  it('parts keep every audience up to date, and are the same as joining anew', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const source = fastSource(seed)
      const { host } = Host.start(preparedLanterns(), hmacSource(key))
      const all: Channel[] = ['public', 0, 1, 2]
      let mirror = join(host, all)
      for (let i = 0; i < 400 && !host.isOver; i++) {
        const update = actAtRandom(host, source)
        if (update === undefined) break
        for (const part of update.parts) expect(partSchema.safeParse(part).success).toBe(true)
        mirror = applyParts(mirror, overWire(update.parts))!
        expect(mirror).toBeDefined()
        if (i % 7 === 0 || host.isOver) expect(withoutKnown(mirror)).toEqual(withoutKnown(join(host, all)))
        for (const role of [undefined, 0, 1, 2]) {
          const seen = publicCells(host.match.game, host.match.positionOf(role))
          expect(Object.fromEntries(cellsSeenBy(mirror, role))).toEqual(Object.fromEntries(seen))
        }
      }
      expect(host.isOver).toBe(true)
      expect(mirror.public.outcome).toEqual(host.match.state.outcome)
    }
  })

  it('a role that chooses in secret leaves no trace on the channels of others', () => {
    const { host } = Host.start(preparedLanterns(), fastSource('sealed'))
    for (const channel of ['public', 0, 1, 2] as const) host.whole(channel)
    const ask = host.match.asked(1)!
    const option = ask.question.key(host.match.play, host.match.play.options(ask)[0], ask)
    const acted = host.act(1, { type: 'answer', question: host.match.idOf(ask), option })
    expect(acted.ok && acted.update.parts.map((part) => part.channel)).toEqual([1])
  })

  it('an event for some stands on their channels alone, at its place among the public ones', () => {
    const host = tiny({
      *main(play) {
        play.tell({ type: 'first' })
        yield* pick(play, 0, 'a', 'b')
        play.tell({ type: 'hint' }, only(1))
        play.tell({ type: 'second' })
        yield* pick(play, 1, 'a', 'b')
      },
    })
    let mirror = applyParts(emptyMirror, [host.whole('public'), host.whole(0), host.whole(1)])!
    const acted = answer(host, 0, 'a')
    mirror = applyParts(mirror, acted.ok ? acted.update.parts : [])!
    const told = (role: Role | undefined) => eventsToldTo(mirror, role).map(({ n, event }) => `${n} ${event.type}`)
    expect(told(undefined)).toEqual(['1 first', '2 second'])
    expect(told(0)).toEqual(['1 first', '2 second'])
    expect(told(1)).toEqual(['1 first', '2 hint', '3 second'])
  })

  it('parts seen before change nothing, and a gap is noticed', () => {
    const host = tiny({
      *main(play) {
        for (;;) yield* pick(play, 0, 'a', 'b')
      },
    })
    const before = applyParts(emptyMirror, [host.whole('public')])!
    const parts = ['a', 'b'].map((option) => {
      const acted = answer(host, 0, option)
      return acted.ok ? acted.update.parts : []
    })
    const once = applyParts(before, parts[0])!
    expect(applyParts(once, parts[0])).toEqual(once)
    expect(applyParts(before, parts[1])).toBeUndefined()
  })
})

describe('acting', () => {
  const twoTurns: TinyProcedures = {
    *main(play) {
      yield* pick(play, 0, 'a', 'b')
      yield* pick(play, 0, 'c', 'd')
      yield* pick(play, 1, 'e', 'f')
      yield* pick(play, 0, 'g', 'h')
    },
  }

  it('refuses what is not on offer and makes no entries', () => {
    const host = tiny(twoTurns)
    const id = host.match.idOf(host.match.asked(0)!)
    const why = (role: Role, question: string, option: string) => {
      const acted = host.act(role, { type: 'answer', question, option })
      return acted.ok ? 'ok' : acted.refusal.why
    }
    expect([why(0, 'x', 'a'), why(1, id, 'a'), why(0, id, 'z'), why(9, id, 'a')]).toEqual([
      'stale',
      'notYours',
      'notOffered',
      'notYours',
    ])
    expect(host.match.log).toEqual([])
  })

  it('takes back and gives again', () => {
    const host = tiny(twoTurns)
    answer(host, 0, 'a')
    answer(host, 0, 'c')
    const before = hashOf(host.match.state)
    expect(host.act(0, { type: 'undo' }).ok).toBe(true)
    expect(host.act(0, { type: 'undo' }).ok).toBe(true)
    expect(host.match.state.done).toEqual([])
    expect(host.act(1, { type: 'redo' }).ok).toBe(false)
    expect(host.act(0, { type: 'redo' }).ok).toBe(true)
    expect(host.act(0, { type: 'redo' }).ok).toBe(true)
    expect(host.act(0, { type: 'redo' }).ok).toBe(false)
    expect(hashOf(host.match.state)).toBe(before)
  })

  it('goes back beyond the barrier only when all agree, and chance starts a new epoch', () => {
    const source = hmacSource(key)
    const { host } = Host.start(prepared(tinyGame(twoTurns)), source)
    answer(host, 0, 'a')
    answer(host, 0, 'c')
    answer(host, 1, 'e')
    expect(host.act(0, { type: 'undo' }).ok).toBe(false)
    expect(host.act(0, { type: 'request' }).ok).toBe(true)
    expect(host.request()).toEqual({ by: 0, agreed: [0] })
    expect(host.act(1, { type: 'consent', yes: false }).ok).toBe(true)
    expect(host.request()).toBeUndefined()
    host.act(0, { type: 'request' })
    expect(host.act(1, { type: 'consent', yes: true }).ok).toBe(true)
    expect(host.match.state.done).toEqual(['0:a'])
    expect(source.epoch).toBe(1)
  })

  it('is not asked to go back for ever: twice declined is declined until the game goes on', () => {
    const host = tiny(twoTurns)
    answer(host, 0, 'a')
    answer(host, 0, 'c')
    for (let i = 0; i < 2; i++) {
      expect(host.act(0, { type: 'request' }).ok).toBe(true)
      expect(host.act(1, { type: 'consent', yes: false }).ok).toBe(true)
    }
    expect(host.act(0, { type: 'request' })).toMatchObject({ ok: false, refusal: { why: 'notAllowed' } })
    answer(host, 1, 'e')
    expect(host.act(0, { type: 'request' }).ok).toBe(true)
  })

  it('an answer that is taken back at once does not let it be asked again', () => {
    const host = tiny({
      *main(play) {
        yield* pick(play, 0, 'a', 'b')
        yield* pick(play, 0, 'c', 'd')
        yield* pick(play, 0, 'e', 'f')
      },
    })
    const declined = (): boolean =>
      host.act(0, { type: 'request' }).ok && host.act(1, { type: 'consent', yes: false }).ok
    answer(host, 0, 'a')
    expect([declined(), declined(), declined()]).toEqual([true, true, false])
    for (let i = 0; i < 2; i++) {
      answer(host, 0, 'c')
      expect(host.act(0, { type: 'undo' }).ok).toBe(true)
      expect(declined()).toBe(false)
    }
    answer(host, 0, 'd')
    expect([declined(), declined(), declined()]).toEqual([true, true, false])
    expect(host.act(0, { type: 'undo' }).ok).toBe(true)
    expect(declined()).toBe(false)
  })

  it('bots agree by themselves', () => {
    const host = tiny(twoTurns)
    host.bots = new Set([1])
    answer(host, 0, 'a')
    answer(host, 0, 'c')
    answer(host, 1, 'e')
    host.act(0, { type: 'request' })
    expect(host.match.state.done).toEqual(['0:a'])
  })

  it('a concession and a change of hands are told and recorded, once', () => {
    const host = tiny(twoTurns)
    expect(host.concedeSeat(1, 1, 'bot captain').ok).toBe(true)
    expect(host.concedeSeat(1, 1, 'bot captain').ok).toBe(false)
    expect(host.seatChanged(1, 'bot captain')).toMatchObject({
      ok: true,
      update: { entries: [{ type: 'seat', seat: 1, holder: 'bot captain' }] },
    })
    expect(host.told.map(({ event }) => event.type)).toEqual(['table.concede', 'table.seat', 'table.seat'])
  })

  it('giving up and leaving the seat to a bot is one step, or none', () => {
    const host = tiny(twoTurns)
    host.whole('public')
    const steps = host.steps.length
    const acted = host.concedeSeat(1, 1, 'bot captain')
    expect(acted).toMatchObject({
      ok: true,
      update: {
        entries: [
          { type: 'concede', role: 1 },
          { type: 'seat', seat: 1, holder: 'bot captain' },
        ],
        told: [{ event: { type: 'table.concede', role: 1 } }, { event: { type: 'table.seat', seat: 1 } }],
        parts: [{ channel: 'public', events: [{ type: 'table.concede' }, { type: 'table.seat' }] }],
      },
    })
    expect(host.steps.length).toBe(steps + 1)
    expect(host.concedeSeat(1, 1, 'bot captain')).toMatchObject({ ok: false, refusal: { why: 'notAllowed' } })
    expect(host.concedeSeat(7, 1, 'bot captain')).toMatchObject({ ok: false, refusal: { why: 'notYours' } })
    expect(host.steps.length).toBe(steps + 1)
  })

  it('nothing changes any more after the end', () => {
    const host = tiny({
      *main(play) {
        yield* pick(play, 0, 'a', 'b')
        yield* gameOver({ kind: 'nobody' })
      },
    })
    answer(host, 0, 'a')
    expect(host.isOver).toBe(true)
    const before = JSON.stringify([host.match.log, host.told, host.steps])
    const over = { ok: false, refusal: { why: 'over' } }
    expect(host.seatChanged(1, 'bot captain')).toMatchObject(over)
    expect(host.concedeSeat(1, 1, 'bot captain')).toMatchObject(over)
    for (const type of ['undo', 'redo', 'retract', 'request'] as const) expect(host.act(0, { type }).ok).toBe(false)
    expect(host.act(0, { type: 'consent', yes: true }).ok).toBe(false)
    expect(JSON.stringify([host.match.log, host.told, host.steps])).toBe(before)
  })
})

describe('loading', () => {
  it('steps with any snapshot give the same match, which goes on in the same way', () => {
    const source = fastSource('load')
    const ready = preparedLanterns()
    const { host, update } = Host.start(ready, hmacSource(key))
    const steps: StoredStep[] = [update]
    const snapshots = [snapshotOf(host)]
    for (let i = 0; i < 60 && !host.isOver; i++) {
      const next = actAtRandom(host, source)
      if (next !== undefined) steps.push(next)
      if (i % 20 === 10) snapshots.push(snapshotOf(host))
    }
    for (const snapshot of [undefined, ...snapshots, snapshotOf(host)]) {
      const loaded = loadHost(ready, overWire(steps), {
        key,
        ...(snapshot === undefined ? {} : { snapshot: overWire(snapshot) }),
      })
      if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems))
      const twin = loaded.value
      expect(hashOf(twin.match.state)).toBe(hashOf(host.match.state))
      expect(twin.match.log).toEqual(host.match.log)
      expect(twin.match.notes).toEqual(host.match.notes)
      expect([twin.source.epoch, twin.source.counter]).toEqual([host.source.epoch, host.source.counter])
      for (const channel of ['public', 0, 1, 2] as const)
        expect({ ...overWire(twin.whole(channel)), seq: 0 }).toEqual({ ...overWire(host.whole(channel)), seq: 0 })
    }
  })

  it('a log that does not fit, or another key, is a problem and no crash', () => {
    const ready = preparedLanterns()
    const { update } = Host.start(ready, hmacSource(key))
    expect(loadHost(ready, [update], { key: new Uint8Array(32) }).ok).toBe(false)
    expect(loadHost(ready, [{ entries: update.entries.slice(0, 3), told: [] }], { key }).ok).toBe(false)
  })
})

describe('looking back and trying out', () => {
  it('history shows what the audience saw then, by its own event numbers', () => {
    const host = tiny({
      *main(play) {
        yield* pick(play, 0, 'a', 'b')
        play.tell({ type: 'first' })
        yield* pickHidden(play, 0, 'c', 'd')
        yield* pick(play, 1, 'e', 'f')
        play.tell({ type: 'second' })
        yield* pick(play, 1, 'g', 'h')
      },
    })
    answer(host, 0, 'a')
    answer(host, 0, 'c')
    answer(host, 1, 'e')
    const history = new History(host)
    const done = (role: Role | undefined, n: number) =>
      finish(history.at(role, n))?.map((part) => part.set?.['done'] ?? [])[0]
    expect(done(undefined, 0)).toEqual([])
    expect(done(1, 2)).toEqual(['0:a', '0:c', '1:e'])
    expect(done(1, 1)).toEqual(['0:a'])
    expect(done(1, 3)).toBeUndefined()
  })

  it('a world to try things out in stands at the same question and leaves the match alone', () => {
    const { host } = Host.start(preparedLanterns(), fastSource('world'))
    const before = hashOf(host.match.state)
    const world = overWire(worldFor(host.match, 1, fastSource('deal'))!)
    const sandbox = openWorld(host.prepared, world, fastSource('sandbox'))
    const asked = (h: LanternHost) => {
      const part = h.whole(1)
      return 'question' in part ? part.question : undefined
    }
    expect(asked(sandbox)).toEqual(asked(host))
    const bots = new Map([0, 1, 2].map((role) => [role, randomBot()] as const))
    runBots(sandbox, bots as never, fastSource('play'), 30)
    expect(sandbox.match.log.length).toBeGreaterThan(20)
    expect(hashOf(host.match.state)).toBe(before)
  })

  it('an export while running holds the own answers and events only, the whole file afterwards', () => {
    const { host } = Host.start(preparedLanterns(), fastSource('export'))
    const bots = new Map([0, 1, 2].map((role) => [role, randomBot()] as const))
    runBots(host, bots as never, fastSource('play'), 20)
    const file = exportFor(host, [1])
    expect(file.walstatt).toBe('seat')
    const text = JSON.stringify(file)
    expect(text).not.toContain('"draw"')
    expect('answers' in file && file.answers.every((entry) => 'role' in entry && entry.role === 1)).toBe(true)
    runBots(host, bots as never, fastSource('more'), 2000)
    expect(exportFor(host, [1])).toMatchObject({ walstatt: 'game', log: host.match.log })
  })
})
