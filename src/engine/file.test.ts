import { describe, expect, it } from 'vitest'
import { fastSource } from './chance/fast.ts'
import { loadMatch, parseGameFile, prepareFile, replaySteps, saveMatch, textOf, type GameFile } from './file.ts'
import { rulesEntry } from './base.ts'
import { hashOf } from './hash.ts'
import type { Entry } from './log.ts'
import type { Match } from './match.ts'
import { prepare, startMatch } from './setup.ts'
import { lanterns, type LanternContent, type Lanterns } from './testing/lanterns.ts'
import { consent, undo, undoByConsent } from './undo.ts'

const find = (id: string) => (id === 'lanterns' ? lanterns : undefined)

function played(answers: number, seed = 'file') {
  const prepared = prepare(lanterns, 2, { rich: true })
  if (!prepared.ok) throw new Error('not prepared')
  const match = startMatch(prepared.value, fastSource(seed).fork('chance'))
  const source = fastSource(seed).fork('choices')
  for (let i = 0; i < answers && !match.over; i++) turn(match, source, i)
  return { setup: prepared.value.setup, match, file: saveMatch(prepared.value.setup, match, { hashes: true }) }
}

function turn(match: Match<Lanterns, LanternContent>, source: { below(n: number): number }, i: number): void {
  if (i % 9 === 4 && match.take(0, 'sell').ok) return
  if (i % 11 === 5 && undo(match, source.below(2)).ok) return
  if (i % 13 === 6) {
    const to = match.force.findIndex((entry, at) => entry.type === 'answer' && at > match.force.length - 8)
    consent(match, 1, to)
    undoByConsent(match, 0, to)
  }
  const { pending } = match.play
  const ask = pending[source.below(pending.length)]
  const options = match.play.options(ask)
  match.play.answer(ask, options[source.below(options.length)])
}

const reparsed = (file: unknown) => parseGameFile(JSON.stringify(file))

const problemOf = (file: unknown): string => {
  const parsed = reparsed(file)
  const result = parsed.ok ? loadMatch(parsed.value, find) : parsed
  return result.ok ? 'none' : `${result.problems[0].path}: ${result.problems[0].problem}`
}

const withLog = (file: GameFile, change: (log: Entry[]) => void): GameFile => {
  const log = structuredClone(file.log) as Entry[]
  change(log)
  const { hashes: _, ...rest } = file
  return { ...rest, log }
}

const at = (file: GameFile, type: Entry['type']) => file.log.findIndex((entry) => entry.type === type)

describe('game files', () => {
  it('save, parse and load to the same match, with undo, retract, offers and consent in the log', () => {
    const types = new Set<string>()
    for (let seed = 0; seed < 12; seed++) {
      const { match, file } = played(40 + seed * 5, `seed ${seed}`)
      const parsed = parseGameFile(textOf(file))
      if (!parsed.ok) throw new Error(parsed.problems[0].path + parsed.problems[0].problem)
      const loaded = loadMatch(parsed.value, find)
      expect(loaded.ok ? undefined : loaded.problems).toBeUndefined()
      if (!loaded.ok) continue
      expect(hashOf(loaded.value.match.state)).toBe(hashOf(match.state))
      expect(loaded.value.match.log).toEqual(match.log)
      expect(loaded.value.match.force).toEqual(match.force)
      for (const entry of match.log) types.add(entry.type)
    }
    expect([...types].sort()).toEqual(['answer', 'consent', 'draw', 'offer', 'retract', 'undo'])
  })

  it('plays on after loading just like the match that was saved', () => {
    const one = played(20)
    const loaded = loadMatch(one.file, find, fastSource('later'))
    if (!loaded.ok) throw new Error('not loaded')
    const two = loaded.value.match as Match<Lanterns, LanternContent>
    one.match.changeSource(fastSource('later'))
    for (const match of [one.match, two]) {
      const source = fastSource('on')
      for (let i = 0; i < 25 && !match.over; i++) turn(match, source, i)
    }
    expect(two.log).toEqual(one.match.log)
    expect(hashOf(two.state)).toBe(hashOf(one.match.state))
  })

  it('keeps seats that change hands and concessions', () => {
    const { match, setup } = played(5)
    match.note({ type: 'seat', seat: 1, holder: 'bot' })
    match.note({ type: 'concede', role: 0 })
    const loaded = loadMatch(saveMatch(setup, match), find)
    expect(loaded.ok && loaded.value.match.log).toEqual(match.log)
  })

  it('steps through a replay, entry by entry', () => {
    const { file, match } = played(30)
    const prepared = prepareFile(file, find)
    if (!prepared.ok) throw new Error('not prepared')
    const steps = [...replaySteps(file, prepared.value)]
    expect(steps.every((step) => step.ok)).toBe(true)
    expect(steps.length).toBe(file.log.filter((entry) => entry.type !== 'draw').length + 1)
    const last = steps.at(-1)!
    expect(last.ok && hashOf(last.match.state)).toBe(hashOf(match.state))
  })
})

describe('a state that came with a file', () => {
  const { setup, match } = played(30)
  const { log, force, notes, marks } = match
  const entry = rulesEntry({ version: 3, content: setup.content }, { log, force, notes, marks: [marks.last] })
  const problem = (change: (state: Lanterns) => unknown): string => {
    const copy = structuredClone(entry)
    change(copy.mark.state as Lanterns)
    return problemOf({ walstatt: 'game', version: 1, setup, log: [...log, copy] })
  }

  it('is gone on from as it was left', () => expect(problem(() => {})).toBe('none'))

  it.each([4294967295, 2, -2, 0.5])('runs nothing for role %d, which is none', (role) =>
    expect(problem((state) => (state.next[0] = { ...state.next[0], args: { role } }))).toMatch(
      /names a role that is none/,
    ),
  )

  it('has lists no longer than games have', () =>
    expect(problem((state) => (state.hands[0] = new Array<number>(200_000).fill(0)))).toMatch(/hands is too long/))

  it('is of as many players', () =>
    expect(problem((state) => Object.assign(state, { roles: 4 }))).toMatch(/roles is another number/))
})

describe('bad game files', () => {
  const { file } = played(60)
  const cases: [string, unknown, RegExp][] = [
    ['another version', { ...file, version: 2 }, /^version: /],
    ['no game file at all', [], /^file: /],
    ['an unknown key', { ...file, extra: 1 }, /^file: .*extra/],
    ['an unknown game', { ...file, setup: { ...file.setup, game: 'chess' } }, /^setup.game: there is no game "chess"/],
    ['other rules', { ...file, setup: { ...file.setup, rulesVersion: 4 } }, /^setup.rulesVersion: is 4, .* version 3/],
    ['other content', { ...file, setup: { ...file.setup, content: '0'.repeat(32) } }, /^setup.content: is 000/],
    ['a bad option', { ...file, setup: { ...file.setup, options: { areas: 99 } } }, /^setup.options.areas: must be/],
    ['too many roles', { ...file, setup: { ...file.setup, roles: 9 } }, /^setup.roles: lanterns is for 2 to 4/],
    ['a huge number', withLog(file, (log) => Object.assign(log[0], { n: 1e300 })), /^log\[0\]\.n: /],
    ['a fraction', withLog(file, (log) => Object.assign(log[0], { value: 0.5 })), /^log\[0\]\.value: /],
    [
      'a value out of range',
      withLog(file, (log) => Object.assign(log[0], { value: 77777 })),
      /^log\[0\]\.value: must be below n/,
    ],
    [
      'another draw',
      withLog(file, (log) => Object.assign(log[0], { n: 17 })),
      /^log\[0\]\.n: is 17, but the rules draw one of 16/,
    ],
    [
      'a draw of other things',
      withLog(file, (log) => Object.assign(log[0], { what: 'x' })),
      /^log\[0\]\.what: is "x", .*"tile"/,
    ],
    ['a wrong result', withLog(file, (log) => Object.assign(log[0], { result: 9 })), /^log\[0\]\.result: is 9, but/],
    ['a draw too many', withLog(file, (log) => log.splice(at(file, 'answer'), 0, log[0])), /rules draw nothing here/],
    [
      'an answer not on offer',
      withLog(file, (log) => Object.assign(log[at(file, 'answer')], { option: 'x' })),
      /^log\[\d+\]\.option: "x" is not on offer at question 2\.\d\.0 \(bid: tile:/,
    ],
    [
      'a stale question',
      withLog(file, (log) => Object.assign(log[at(file, 'answer')], { question: '9.9.9' })),
      /^log\[\d+\]\.question: "9.9.9" is not asked here \(waiting: 2\.0\.0/,
    ],
    [
      'a stranger',
      withLog(file, (log) => Object.assign(log[at(file, 'answer')], { role: 30 })),
      /^log\[\d+\]\.role: is 30, but there are 2/,
    ],
    [
      'an undo too far',
      withLog(file, (log) => Object.assign(log[at(file, 'undo')], { to: 3, consent: undefined })),
      /^log\[\d+\]/,
    ],
    [
      'an offer not open',
      withLog(file, (log) => Object.assign(log[at(file, 'offer')], { option: 'x' })),
      /^log\[\d+\]\.option: "x" is not open/,
    ],
    ['a log cut among draws', withLog(file, (log) => void (log.length = 3)), /^log: is cut off: after 3 entries/],
    ['a consent nobody gave', withLog(file, (log) => log.splice(at(file, 'consent'), 1)), /not all have consented/],
  ]
  it.each(cases)('names the field: %s', (_name, bad, expected) => {
    expect(problemOf(bad)).toMatch(expected)
  })

  it('finds the entry after which the state differs', () => {
    const hashes = [...file.hashes!]
    hashes[7] = 'f'.repeat(32)
    expect(problemOf({ ...file, hashes })).toMatch(/^hashes\[7\]: is ffff.*but the state after log\[\d+\] is/)
    expect(problemOf({ ...file, hashes: file.hashes!.slice(0, -1) })).toMatch(/^hashes\[\d+\]: is missing/)
    expect(problemOf({ ...file, hashes: [...file.hashes!, hashes[7]] })).toMatch(/^hashes: has \d+ items/)
  })

  it('refuses an answer after the end', () => {
    const over = played(400)
    expect(over.match.over).toBe(true)
    const more = withLog(over.file, (log) => log.push({ type: 'answer', role: 0, question: '1.0.0', option: 'x' }))
    expect(problemOf(more)).toMatch(/^log\[\d+\]: the game was over before this answer/)
  })

  it('refuses keys that reach a prototype, deep nesting, text that is cut off or too large', () => {
    const text = JSON.stringify(file)
    const hostile = text.replace('"options":{', '"options":{"__proto__":{"x":1},')
    expect(parseGameFile(hostile)).toEqual({
      ok: false,
      problems: [{ path: 'setup.options.__proto__', problem: 'is not allowed as a key' }],
    })
    const deep = text.replace('"options":{', `"pack":${'['.repeat(5000)}${']'.repeat(5000)},"options":{`)
    expect(parseGameFile(deep)).toMatchObject({ ok: false, problems: [{ problem: 'is nested too deeply' }] })
    expect(parseGameFile(text.slice(0, -20))).toMatchObject({ ok: false, problems: [{ path: 'file' }] })
    expect(parseGameFile(' '.repeat(16_000_001))).toMatchObject({ ok: false, problems: [{ path: 'file' }] })
  })

  it('never throws, whatever one character is changed to', () => {
    const text = textOf(file)
    const source = fastSource('bytes')
    for (let i = 0; i < 300; i++) {
      const place = source.below(text.length)
      const changed = text.slice(0, place) + '0{"[,}9-e'[source.below(9)] + text.slice(place + 1)
      const parsed = parseGameFile(changed)
      const loaded = parsed.ok ? loadMatch(parsed.value, find) : parsed
      if (!loaded.ok) expect(loaded.problems[0].path).not.toBe('')
    }
  })
})
