import { describe, expect, it } from 'vitest'
import { EVERYONE, gameOver, hmacSource, undoTarget } from '../engine/index.ts'
import { pick, prepared, tinyGame, type Tiny, type TinyPlay, type TinyProcedures } from '../engine/testing/tiny.ts'
import { finish, History } from './history.ts'
import { Host, type AnyHost } from './host.ts'
import { openHost, type OpenOptions, type Opened } from './open.ts'
import { snapshotOf, type Snapshot, type StoredStep } from './restore.ts'

const key = new Uint8Array(32).fill(7)
const overWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** Every turn of one role is a procedure; a die is thrown after it. Whoever chooses `end` ends the game. */
const turns = (words: readonly string[], turn: string): TinyProcedures => ({
  *main(play: TinyPlay) {
    play.state.next.push({ procedure: turn, args: { at: 0 } })
  },
  *[turn](play: TinyPlay, { at }: { at: number }) {
    const word = yield* pick(play, at % 2, ...words)
    if (word === 'end') yield* gameOver({ kind: 'nobody' })
    play.state.done.push(`die ${play.roll(6, 'die')}`)
    play.state.next.push({ procedure: turn, args: { at: at + 1 } })
  },
})

type Change = Parameters<typeof tinyGame>[1]
const version = (rulesVersion: number, words: readonly string[], change: Change = {}, turn = 'turn') =>
  prepared(tinyGame(turns(words, turn), { ...change, rulesVersion }))

const before = version(1, ['a', 'b', 'end'])

/** Plays these words by the first version, with a snapshot after so many of them. */
function played(words: readonly string[], snapshotAfter = -1): { steps: StoredStep[]; snapshot?: Snapshot<Tiny> } {
  const { host, update } = Host.start(before, hmacSource(key))
  const steps: StoredStep[] = [update]
  let snapshot: Snapshot<Tiny> | undefined
  words.forEach((word, i) => {
    if (i === snapshotAfter) snapshot = overWire(snapshotOf(host))
    steps.push(answer(host, word))
  })
  return { steps: overWire(steps), ...(snapshot === undefined ? {} : { snapshot }) }
}

function answer(host: AnyHost, word: string): StoredStep {
  const [ask] = host.match.play.pending
  const acted = host.act(ask.role, { type: 'answer', question: host.match.idOf(ask), option: word })
  if (!acted.ok) throw new Error(acted.refusal.why)
  return { entries: acted.update.entries, told: acted.update.told }
}

type Ready = typeof before
function open(
  ready: Ready,
  steps: readonly StoredStep[],
  options: Partial<OpenOptions<Tiny>> = {},
): Opened<Tiny, object> {
  // The setup says by which version it began.
  const began = { ...ready, setup: { ...ready.setup, rulesVersion: 1 } }
  const opened = openHost(began, steps, { key, ...options })
  if (!opened.ok) throw new Error(`${opened.problems[0].path} ${opened.problems[0].problem}`)
  return opened.value
}

const words = ({ match }: AnyHost): string[] => (match.state as Tiny).done.filter((word) => !word.startsWith('die'))
const rulesIn = (opened: Opened<Tiny, object>): unknown => opened.changed?.told[0]

describe('a match whose rules changed', () => {
  it('goes on as it stands where everything fits, and everybody is told', () => {
    const { steps } = played(['a', 'b', 'b'])
    const opened = open(version(2, ['a', 'b', 'c', 'end']), steps)
    expect(words(opened.host)).toEqual(['0:a', '1:b', '0:b'])
    expect(rulesIn(opened)).toEqual({
      event: { type: 'table.rules', version: 2, taken: 0, isContent: false },
      to: EVERYONE,
    })
    expect(opened.host.match.play.options(opened.host.match.play.pending[0])).toHaveLength(4)
  })

  it('goes on from before an answer that is not offered any more', () => {
    const { steps } = played(['a', 'a', 'b', 'a'])
    const opened = open(version(2, ['a', 'end']), steps)
    expect(words(opened.host)).toEqual(['0:a', '1:a'])
    expect(rulesIn(opened)).toMatchObject({ event: { taken: 2 } })
    expect(opened.host.waiting).toEqual([0])
  })

  it('keeps what a snapshot of before holds, although these rules would not have come to it', () => {
    const { steps, snapshot } = played(['b', 'b', 'a', 'b', 'a'], 2)
    const opened = open(version(2, ['a', 'end']), steps, { snapshot: snapshot! })
    expect(words(opened.host)).toEqual(['0:b', '1:b', '0:a'])
    expect(rulesIn(opened)).toMatchObject({ event: { taken: 2 } })
  })

  it('leaves a snapshot that lacks a field of today, names an unknown procedure or breaks what must hold', () => {
    const { steps, snapshot } = played(['a', 'b', 'a'], 2)
    const withField = { setup: () => ({ ...before.game.setup({}, 2, {}), gold: 3 }) } as unknown as Change
    expect(words(open(version(2, ['a', 'b', 'end'], withField), steps, { snapshot: snapshot! }).host)).toHaveLength(3)
    const other = open(version(2, ['a', 'b', 'end'], {}, 'round'), steps, { snapshot: snapshot! })
    expect(words(other.host)).toHaveLength(3)
    const broken = { invariants: ({ state }: { state: Tiny }) => (state.done.length > 3 ? ['too much'] : []) } as Change
    expect(words(open(version(2, ['a', 'b', 'end'], broken), steps, { snapshot: snapshot! }).host)).toEqual(['0:a'])
  })

  it('begins anew where not even the beginning is the same', () => {
    const { steps } = played(['a', 'b'])
    const ready = version(2, ['a', 'end'])
    const main = function* main(play: TinyPlay) {
      play.roll(3, 'who begins')
      play.state.next.push({ procedure: 'turn', args: { at: 0 } })
    }
    const game = { ...ready.game, procedures: { ...ready.game.procedures, main: main as TinyProcedures[string] } }
    const opened = open({ ...ready, game }, steps)
    expect([words(opened.host), opened.changed?.entries.map(({ type }) => type)]).toEqual([[], ['rules', 'draw']])
    const again = open({ ...ready, game }, overWire([...steps, { entries: opened.changed!.entries, told: [] }]))
    expect([again.changed, again.host.match.state]).toEqual([undefined, opened.host.match.state])
  })

  it('comes to the same however often it is tried, and is loaded afterwards without the older part', () => {
    const { steps } = played(['a', 'a', 'b', 'a'])
    const ready = version(2, ['a', 'end'])
    const [one, two] = [open(ready, steps), open(ready, steps)]
    expect(two.changed?.entries).toEqual(one.changed?.entries)
    const stored = [...steps, { entries: one.changed!.entries, told: one.changed!.told }, answer(one.host, 'a')]
    const again = open(ready, overWire(stored))
    expect(again.changed).toBeUndefined()
    expect(again.host.match.state).toEqual(one.host.match.state)
    const quick = open(ready, overWire(stored), { snapshot: overWire(snapshotOf(one.host)) as Snapshot<Tiny> })
    expect(quick.host.match.state).toEqual(one.host.match.state)
  })

  it('takes nothing back that older rules did; chance goes on where it stood', () => {
    const { steps } = played(['a', 'a', 'b'])
    const ready = version(2, ['a', 'end'])
    const { host, changed } = open(ready, steps)
    expect([0, 1].map((role) => undoTarget(host.match, role))).toEqual([undefined, undefined])
    expect(host.act(0, { type: 'request' }).ok).toBe(false)
    answer(host, 'a')
    const source = hmacSource(key)
    for (const entry of host.match.log) if (entry.type === 'draw') expect(entry.value).toBe(source.below(entry.n))
    expect(changed!.entries[0]).toMatchObject({ type: 'rules', version: 2, content: ready.setup.content })
  })

  it('is looked back at: what these rules can follow with its board, the rest without', () => {
    const { steps } = played(['a', 'a', 'b', 'a'])
    const told = { event: { type: 'said' }, to: EVERYONE }
    const spoken = steps.map((step) => ({ ...step, told: [told] }))
    const { host } = open(version(2, ['a', 'end']), spoken)
    answer(host, 'a')
    const history = new History(host)
    const seen = [1, 3, 5, 6].map((n) => finish(history.at(undefined, n))![0] as unknown as { waiting: unknown[] })
    expect(seen.map(({ waiting }) => waiting.length)).toEqual([1, 1, 0, 1])
  })

  it('goes on with other content, and everybody is told', () => {
    const { steps } = played(['a'])
    const opened = open(before, steps, { content: 'f'.repeat(32) })
    expect(rulesIn(opened)).toMatchObject({ event: { taken: 0, isContent: true } })
  })
})

describe('a match of older rules that is over', () => {
  it('is shown with what was told if these rules come to its end, and never changed', () => {
    const { steps } = played(['a', 'b', 'end'])
    const { host, changed } = open(version(2, ['a', 'b', 'end']), steps, { isOver: true })
    expect([changed, host.isOver, host.told.at(-1)?.event]).toEqual([
      undefined,
      true,
      { type: 'table.older', version: 1 },
    ])
  })

  it('is not shown as something else if they do not', () => {
    const { steps } = played(['a', 'b', 'end'])
    const ready = version(2, ['a', 'end'])
    const opened = openHost({ ...ready, setup: { ...ready.setup, rulesVersion: 1 } }, steps, { key, isOver: true })
    expect(opened.ok).toBe(false)
  })
})
