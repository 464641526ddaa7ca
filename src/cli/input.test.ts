import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GameFile, loadAnyMatch } from '../engine/file.ts'
import { fastSource, rulesEntry } from '../engine/index.ts'
import { findGame } from '../games/registry.ts'
import { walstatt } from './testing/terminal.ts'

let folder: string
let saved: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'walstatt-cli-'))
  const path = join(folder, 'game.walstatt.json')
  const made = await walstatt([
    'simulate',
    'bloodstones',
    '--games',
    '1',
    '--seed',
    'saved',
    '--option',
    'roundLimit=1',
    '--out',
    path,
  ])
  expect(made.code).toBe(0)
  saved = readFileSync(path, 'utf8')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** One line that names the field, exit code 2, no stack trace, nothing on the output. */
async function refuses(argv: readonly string[], ...words: string[]): Promise<void> {
  const { code, out, err } = await walstatt(argv)
  expect([code, out]).toEqual([2, ''])
  for (const word of words) expect(err).toContain(word)
  expect(err.trimEnd().split('\n')).toHaveLength(1)
  expect(err).not.toMatch(/\n\s+at |\.ts:\d/)
}

const simulate = (...argv: string[]): string[] => ['simulate', 'bloodstones', '--games', '1', ...argv]

describe('bad input on the command line', () => {
  it.each<[string, string[], string[]]>([
    ['an unknown command', ['sing'], ['command', 'sing', 'simulate']],
    ['a missing game', ['simulate'], ['game', 'bloodstones']],
    ['an unknown game', ['simulate', 'chess'], ['game', 'chess', 'bloodstones']],
    ['a game named like a built-in property', ['play', '__proto__'], ['game', '__proto__']],
    ['one word too many', simulate('more'), ['arguments', 'more']],
    ['an unknown flag', simulate('--sing'), ['--sing']],
    ['a flag without its value', simulate('--seed'), ['--seed']],
    ['an unknown bot', simulate('--bots', 'random,hal'), ['--bots', 'hal', 'captain']],
    ['a bot named like a built-in property', simulate('--bots', 'constructor'), ['--bots', 'constructor']],
    ['more bots than seats', simulate('--bots', 'random,random,random'), ['--bots', '3 bots for 2 seats']],
    ['too few seats', simulate('--seats', '1'), ['--seats', '2 to 6']],
    ['too many seats', simulate('--seats', '7'), ['--seats', '2 to 6']],
    ['seats that are no number', simulate('--seats', 'two'), ['--seats', 'two']],
    ['a huge number of seats', simulate('--seats', '1e400'), ['--seats']],
    ['a negative number of games', ['simulate', 'bloodstones', '--games=-1'], ['--games']],
    ['no games', ['simulate', 'bloodstones', '--games', '0'], ['--games']],
    ['an unknown map', simulate('--option', 'map=moon'), ['options.map', 'twin-ford']],
    [
      'a map for other player counts',
      simulate('--seats', '6', '--option', 'map=twin-ford'),
      ['options.map', 'twin-ford'],
    ],
    ['an unknown option', simulate('--option', 'speed=3'), ['--option', 'speed', 'cutiecorn']],
    ['an option named like a built-in property', simulate('--option', '__proto__=3'), ['--option', '__proto__']],
    ['an option without value', simulate('--option', 'map'), ['--option', 'key=value']],
    ['an option twice', simulate('--option', 'map=auto', '--option', 'map=auto'), ['options.map', 'twice']],
    ['a switch that is neither on nor off', simulate('--option', 'cutiecorn=maybe'), ['options.cutiecorn']],
    ['a number option out of range', simulate('--option', 'roundLimit=501'), ['options.roundLimit', '0 to 500']],
    ['a number option that is no number', simulate('--option', 'roundLimit=1e3'), ['options.roundLimit']],
    [
      'factions for the wrong number of seats',
      simulate('--option', 'factions=hillFolk'),
      ['options.factions', '2 values'],
    ],
    ['a faction twice', simulate('--option', 'factions=hillFolk,hillFolk'), ['options.factions[1]', 'BS-SET-04']],
    ['a missing pack', simulate('--pack', 'nowhere.json'), ['--pack', 'nowhere.json', 'ENOENT']],
    ['a folder as pack', simulate('--pack', '.'), ['--pack', 'not a file']],
    ['a missing game file', ['replay', 'nowhere.json'], ['file', 'ENOENT']],
    ['no game file', ['verify'], ['file', 'missing']],
    ['an unknown language', ['play', 'bloodstones', '--lang', 'fr'], ['--lang', 'en, de']],
    ['too many people', ['play', 'bloodstones', '--people', '3'], ['--people', '0 to 2']],
    ['a missing script', ['play', 'bloodstones', '--script', 'nowhere.txt'], ['--script', 'ENOENT']],
    ['a missing report', ['rules', 'bloodstones', '--report', 'nowhere.json'], ['--report', 'ENOENT']],
    ['an unknown game to fuzz', ['fuzz', 'chess'], ['game', 'chess']],
  ])('refuses %s', (_what, argv, words) => refuses(argv, ...words))

  it('writes nothing when it refuses', async () => {
    const before = readdirSync(folder)
    await refuses(simulate('--seats', '9', '--out', join(folder, 'new.json')), '--seats')
    expect(readdirSync(folder)).toEqual(before)
  })

  it('says where an output file cannot be written', async () => {
    await refuses(simulate('--out', join(folder, 'no', 'such', 'folder.json')), '--out', 'ENOENT')
  })
})

describe('a content pack', () => {
  it.each<[string, string, string[]]>([
    ['that is not JSON', '{"factions": [', ['line 1', 'not JSON']],
    [
      'with an unknown field',
      '{"walstatt":"content-pack","game":"bloodstones","version":1,"name":"x","colour":"red"}',
      ['colour'],
    ],
    ['of another game', '{"walstatt":"content-pack","game":"chess","version":1,"name":"x"}', ['game']],
    ['with a prototype key', '{"__proto__":{"a":1}}', ['__proto__', 'forbidden']],
    ['of wrong types', '[1,2,3]', ['--pack']],
    ['that is not text', '\u0000\u0001\u0002', ['--pack']],
  ])('%s is refused', async (_what, text, words) => {
    const path = join(folder, 'bad.pack.json')
    writeFileSync(path, text)
    await refuses(simulate('--pack', path), '--pack', ...words)
  })

  it('that is sound is played with, and the file of the game holds it', async () => {
    const path = join(folder, 'good.pack.json')
    const pack = {
      walstatt: 'content-pack',
      game: 'bloodstones',
      version: 1,
      name: 'Short',
      battle: { setup: { startingCost: 2 } },
    }
    writeFileSync(path, JSON.stringify(pack))
    const file = join(folder, 'packed.walstatt.json')
    const { code, err } = await walstatt(simulate('--pack', path, '--option', 'roundLimit=1', '--out', file))
    expect([code, err]).toEqual([0, ''])
    expect(readFileSync(file, 'utf8')).toContain('"name":"Short"')
    expect((await walstatt(['verify', file])).code).toBe(0)
  })

  it('that is too large is refused before it is read', async () => {
    const path = join(folder, 'large.pack.json')
    writeFileSync(path, ' '.repeat(1024 * 1024 + 1))
    await refuses(simulate('--pack', path), '--pack', 'larger')
  })

  it('that is not UTF-8 is refused', async () => {
    const path = join(folder, 'latin.pack.json')
    writeFileSync(path, Buffer.from([0x7b, 0xff, 0xfe, 0x7d]))
    await refuses(simulate('--pack', path), '--pack', 'UTF-8')
  })
})

describe('a game file', () => {
  const changes: [string, (text: string) => string, string[]][] = [
    ['cut off', (text) => text.slice(0, text.length >> 1), ['not JSON']],
    ['of another kind', () => '{"a":1}', ['walstatt']],
    ['with a list instead of an object', () => '[]', ['file']],
    ['of an unknown game', (text) => text.replace('"game":"bloodstones"', '"game":"chess"'), ['setup.game', 'chess']],
    [
      'of a game named like a property',
      (text) => text.replace('"game":"bloodstones"', '"game":"toString"'),
      ['setup.game'],
    ],
    ['with a huge number of roles', (text) => text.replace('"roles":2', '"roles":1e300'), ['setup.roles']],
    ['with an unknown key', (text) => text.replace('"roles":2', '"roles":2,"colour":1'), ['setup']],
    ['with a prototype key', (text) => text.replace('"roles":2', '"roles":2,"__proto__":{}'), ['__proto__']],
    ['with an unknown option', (text) => text.replace('"options":{', '"options":{"speed":1,'), ['setup.options.speed']],
    [
      'with an answer that is not on offer',
      (text) => text.replace(/"option":"[^"]*"/, '"option":"win"'),
      ['.option', 'win'],
    ],
    ['with an answer of another role', (text) => text.replace(/"answer","role":\d/, '"answer","role":5'), ['.role']],
    ['with a wrong type', (text) => text.replace(/"answer","role":\d/, '"answer","role":"0"'), ['log[', '.role']],
    ['with a draw that the rules do not make', (text) => text.replace(/"n":(\d+)/, '"n":1$1'), ['log[0]']],
    ['with a changed hash', (text) => text.replace(/"hashes": \[\s*"[0-9a-f]{4}/, '"hashes": ["0000'), ['hashes[0]']],
  ]

  it.each(changes)('%s is refused', async (_what, change, words) => {
    const path = join(folder, 'bad.walstatt.json')
    expect(change(saved)).not.toBe(saved)
    writeFileSync(path, change(saved))
    await refuses(['verify', path], path, ...words)
    await refuses(['replay', path], path, ...words)
    await refuses(['play', '--load', path], path, ...words)
  })

  it('of another version or with other content is told as far as it fits, and the exit code says whether that is all', async () => {
    const path = join(folder, 'older.walstatt.json')
    const older = saved.replace('"rulesVersion":', '"rulesVersion":9')
    const cases = [
      [older, 0, 'follow it to its end'],
      [saved.replace(/"content":"[0-9a-f]{4}/, '"content":"0000'), 0, 'other content'],
      [older.replace(/"option":"[^"]*"/, '"option":"win"'), 3, 'They can follow'],
    ] as const
    for (const [text, wanted, words] of cases) {
      writeFileSync(path, text)
      for (const command of ['verify', 'replay']) {
        const { code, out } = await walstatt([command, path])
        expect([code, out.includes(words)]).toEqual([wanted, true])
      }
    }
  })

  it('in which the rules changed is believed in nothing that lies before, and may not say so without end', async () => {
    const path = join(folder, 'changed.walstatt.json')
    const { game } = (await findGame('bloodstones')!.load())!
    const loaded = loadAnyMatch(JSON.parse(saved) as GameFile, () => game, fastSource(''))
    if (!loaded.ok) throw new Error(loaded.problems[0].problem)
    const { log, force, notes, marks } = loaded.value.match
    const { content } = (JSON.parse(saved) as GameFile).setup
    const entry = rulesEntry({ version: game.rulesVersion, content }, { log, force, notes, marks: [marks.last] })
    const file = JSON.parse(saved) as GameFile
    const text = (entries: readonly unknown[]): string => JSON.stringify({ ...file, log: entries, hashes: undefined })
    writeFileSync(path, text([...file.log, entry]))
    expect(await walstatt(['verify', path])).toMatchObject({ code: 3, out: expect.stringContaining('not checked') })
    writeFileSync(path, text([...file.log, { ...entry, mark: { ...entry.mark, at: 100_000 } }]))
    await refuses(['verify', path], 'checkpoint')
    writeFileSync(path, text([...file.log, ...Array.from({ length: 51 }, () => entry)]))
    await refuses(['verify', path], 'log', '50')
  })

  it('as it was saved is fine', async () => {
    const path = join(folder, 'game.walstatt.json')
    const { code, out, err } = await walstatt(['verify', path, '--json'])
    expect([code, err]).toEqual([0, ''])
    const result = JSON.parse(out) as Record<string, unknown>
    expect(result).toMatchObject({ game: 'bloodstones', over: true, provable: false, proven: false })
    expect(result['hashes']).toBeGreaterThan(20)
    expect((await walstatt(['verify', path])).out).toContain('all fit the rules')
  })

  it('is not provable without commitments', async () => {
    const reveal = join(folder, 'reveal.json')
    writeFileSync(reveal, '{"secret":"00","contributions":[]}')
    await refuses(['verify', join(folder, 'game.walstatt.json'), '--reveal', reveal], 'setup.fairness')
    writeFileSync(reveal, '{"secret":"zz","contributions":[]}')
    await refuses(['verify', join(folder, 'game.walstatt.json'), '--reveal', reveal], 'secret', 'hexadecimal')
  })

  it('can be told in both languages, with and without what was hidden', async () => {
    const path = join(folder, 'game.walstatt.json')
    const open = await walstatt(['replay', path])
    const all = await walstatt(['replay', path, '--all', '--lang', 'de'])
    expect([open.code, all.code]).toEqual([0, 0])
    expect(open.out).toContain('Round 1')
    expect(open.out).toContain('Place 1: ')
    expect(all.out).toContain('Runde 1')
    expect(all.out.split('\n').length).toBeGreaterThan(open.out.split('\n').length)
    expect((await walstatt(['replay', path, '--step'], ['', ''])).out.split('\n').length).toBeLessThan(40)
  })
})
