import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prepare } from '../engine/index.ts'
import { lanterns } from '../engine/testing/lanterns.ts'
import { commitOf } from './commit.mjs'
import { setupFor } from './fuzz-setups.ts'
import { painter } from './io.ts'
import { idsInTitles } from './rules.ts'
import { gameOf } from './setup.ts'
import { walstatt } from './testing/terminal.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'walstatt-cli-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('help', () => {
  it('is there for every command and for the whole', async () => {
    const overview = await walstatt(['--help'])
    expect(overview.code).toBe(0)
    for (const name of ['play', 'simulate', 'replay', 'verify', 'rules', 'import', 'export', 'bench', 'fuzz']) {
      expect(overview.out).toContain(name)
      const { code, out, err } = await walstatt([name, '--help'])
      expect([code, err]).toEqual([0, ''])
      expect(out).toContain(`usage: walstatt ${name}`)
    }
    expect((await walstatt([])).code).toBe(2)
  })
})

describe('simulate', () => {
  const keys = 'game games finished stuck crashed decisions decisionsPerSecond gamesPerSecond outcomes'.split(' ')

  it('prints one JSON object', async () => {
    const { code, out, err } = await walstatt([
      'simulate',
      'bloodstones',
      '--games',
      '6',
      '--seats',
      '3',
      '--bots',
      'random',
      '--seed',
      'x',
      '--json',
    ])
    expect([code, err]).toEqual([0, ''])
    expect(out.trimEnd().split('\n')).toHaveLength(1)
    const result = JSON.parse(out) as Record<string, never>
    for (const key of keys) expect(result).toHaveProperty(key)
    expect(result).toMatchObject({ game: 'bloodstones', games: 6, finished: 6, stuck: 0, crashed: 0, limited: 0 })
    const { wins, byBot, shared, nobody } = result['outcomes'] as {
      wins: number[]
      byBot: Record<string, number>
      shared: number
      nobody: number
    }
    expect(wins).toHaveLength(3)
    expect(wins.reduce((a, b) => a + b) + shared + nobody).toBe(6)
    expect(byBot['random']).toBe(wins.reduce((a, b) => a + b))
    expect(result['decisions']).toBeGreaterThan(100)
    expect(result['decisionsPerSecond']).toBeGreaterThan(0)
  })

  it('gives the same games twice from the same seed, whatever its text', async () => {
    const play = async (seed: string): Promise<unknown> => {
      const { out } = await walstatt(['simulate', 'bloodstones', '--games', '3', '--json', '--seed', seed])
      const { decisions, outcomes } = JSON.parse(out) as { decisions: number; outcomes: unknown }
      return { decisions, outcomes }
    }
    for (const seed of ['7', 'Käse & Brot', '']) expect(await play(seed)).toEqual(await play(seed))
    expect(await play('7')).not.toEqual(await play('8'))
  })

  it('writes the last game, the same one twice', async () => {
    const [one, two] = [join(folder, 'one.json'), join(folder, 'two.json')]
    for (const path of [one, two]) {
      const argv = ['simulate', 'bloodstones', '--games', '2', '--seed', 'a', '--option', 'roundLimit=2', '--out', path]
      expect((await walstatt(argv)).code).toBe(0)
    }
    expect(readFileSync(one, 'utf8')).toBe(readFileSync(two, 'utf8'))
    expect((await walstatt(['verify', one])).code).toBe(0)
  })

  it('draws a progress bar on the error stream where somebody watches', async () => {
    const argv = ['simulate', 'bloodstones', '--games', '2', '--option', 'roundLimit=1']
    expect((await walstatt(argv)).err).toBe('')
    expect((await walstatt([...argv, '--progress'])).err).toContain('2/2')
    const watched = { isWatched: true }
    expect((await walstatt(argv, [], watched)).err).toContain('2/2')
    expect((await walstatt([...argv, '--json'], [], watched)).err).toBe('')
  })

  it('lets bots change seats', async () => {
    const argv = ['simulate', 'bloodstones', '--games', '2', '--bots', 'captain,random', '--alternate', '--json']
    const { out } = await walstatt([...argv, '--option', 'roundLimit=2'])
    const { outcomes } = JSON.parse(out) as { outcomes: { wins: number[]; byBot: Record<string, number> } }
    expect(Object.keys(outcomes.byBot)).toEqual(['captain', 'random'])
  })
})

describe('rules', () => {
  it('counts ids in titles of passed tests, at most three in a title', () => {
    const counts = idsInTitles([
      { title: 'one [BS-SET-01]', status: 'passed' },
      { title: 'again [BS-SET-01, BS-SET-01]', status: 'passed' },
      { title: 'many [BS-BAT-01 BS-BAT-02 BS-BAT-03 BS-BAT-04]', status: 'passed' },
      { title: 'red [BS-SET-02]', status: 'failed' },
      { title: 'left out [BS-SET-03]', status: 'skipped' },
      { title: 'faction [BS-FAC-DRA-01]', status: 'passed' },
    ])
    expect([...counts]).toEqual([
      ['BS-SET-01', 2],
      ['BS-BAT-01', 1],
      ['BS-BAT-02', 1],
      ['BS-BAT-03', 1],
      ['BS-FAC-DRA-01', 1],
    ])
  })

  it('lists what no passed test names', async () => {
    const report = join(folder, 'report.json')
    const assertionResults = [{ title: 'x [BS-SET-01]', fullName: 'BS-SET-02 x [BS-SET-01]', status: 'passed' }]
    writeFileSync(report, JSON.stringify({ testResults: [{ assertionResults }] }))
    const { code, out } = await walstatt(['rules', 'bloodstones', '--report', report, '--json'])
    const result = JSON.parse(out) as { rules: number; tested: number; missing: string[]; withoutBehaviour: object }
    expect(code).toBe(1)
    expect(result.tested).toBe(1)
    expect(result.missing).toContain('BS-SET-02')
    expect(result.missing).not.toContain('BS-SET-01')
    expect(result.tested + result.missing.length + Object.keys(result.withoutBehaviour).length).toBe(result.rules)
    const text = await walstatt(['rules', '--report', report])
    expect(text.out).toContain('BS-SET-02 is named by no passed test')
  })
})

describe('fuzz', () => {
  it('plays games over player counts and options without failure', async () => {
    const argv = ['fuzz', 'bloodstones', '--games', '3', '--seed', 'cli', '--out', join(folder, 'fuzz')]
    const { code, out, err } = await walstatt([...argv, '--json', '--progress'])
    expect(code).toBe(0)
    expect(err).toContain('3/3 games, 0 failures')
    const result = JSON.parse(out) as { checks: Record<string, { comparisons: number }> }
    expect(result).toMatchObject({ games: 3, finished: 3, failures: [], neverCompared: [], isStopped: false })
    for (const { comparisons } of Object.values(result.checks)) expect(comparisons).toBeGreaterThan(0)
    expect(readdirSync(join(folder, 'fuzz'))).toEqual(['bloodstones-cli.json'])
  })

  it('goes on where a run was stopped, as if it had never been', async () => {
    const run = async (name: string, games: number, ...more: string[]) => {
      const argv = ['fuzz', 'bloodstones', '--games', String(games), '--out', join(folder, name), '--json', ...more]
      const { code, out } = await walstatt(argv)
      expect(code).toBe(0)
      return { ...(JSON.parse(out) as object), cpuSeconds: 0 }
    }
    const whole = await run('whole', 4)
    await run('parts', 2)
    expect(await run('parts', 4, '--resume')).toEqual(whole)
    expect(await run('parts', 4, '--resume')).toEqual(whole)
  })

  it('goes on with the very same run only', async () => {
    const argv = ['fuzz', 'bloodstones', '--games', '1', '--out', join(folder, 'other')]
    expect((await walstatt(argv)).code).toBe(0)
    const path = join(folder, 'other', 'bloodstones-1.json')
    writeFileSync(path, readFileSync(path, 'utf8').replace(/"commit":"[^"]*"/, '"commit":"another"'))
    const { code, err } = await walstatt([...argv, '--resume'])
    expect(code).toBe(2)
    expect(err).toContain('commit another')
  })

  it('does not go on with as many other oracles', async () => {
    const argv = ['fuzz', 'bloodstones', '--games', '1', '--out', join(folder, 'oracles')]
    expect((await walstatt(argv)).code).toBe(0)
    const path = join(folder, 'oracles', 'bloodstones-1.json')
    writeFileSync(path, readFileSync(path, 'utf8').replace('"oracles":["moves"', '"oracles":["sums"'))
    const { code, err } = await walstatt([...argv, '--resume'])
    expect(code).toBe(2)
    expect(err).toContain('oracles: sums')
  })

  it('fails where a kind of secret was never scrambled in all its games', async () => {
    const argv = ['fuzz', 'bloodstones', '--games', '50', '--out', join(folder, 'secrets')]
    expect((await walstatt(argv.with(3, '1'))).code).toBe(0)
    const path = join(folder, 'secrets', 'bloodstones-1.json')
    const state = JSON.parse(readFileSync(path, 'utf8')) as { secrets: string[] }
    const without = { ...state, games: 50, secrets: [...state.secrets, 'trapdoor'], unscrambled: ['trapdoor'] }
    writeFileSync(path, JSON.stringify(without))
    const { code, out } = await walstatt([...argv, '--resume'])
    expect(code).toBe(1)
    expect(out).toContain('never scrambled: trapdoor')
  })

  it('tells changes that are not committed apart', () => {
    const root = mkdtempSync(join(folder, 'repository-'))
    const git = (...args: string[]) =>
      spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: root })
    expect(commitOf(root)).toBe('unknown')
    git('init', '-q')
    mkdirSync(join(root, 'src'))
    const states = ['one', 'two', 'three'].map((text, i) => {
      writeFileSync(join(root, 'src', 'a.txt'), text)
      if (i === 0) git('add', '-A')
      if (i === 0) git('commit', '-qm', 'one')
      return commitOf(root)
    })
    writeFileSync(join(root, 'src', 'new.txt'), 'new')
    states.push(commitOf(root))
    expect(new Set(states).size).toBe(4)
    expect(states.map((state) => /^[0-9a-f]{40}(\+[0-9a-f]{12})?$/.test(state))).toEqual([true, true, true, true])
    expect(states.map((state) => state.includes('+'))).toEqual([false, true, true, true])
    writeFileSync(join(root, 'src', 'a.txt'), 'one')
    rmSync(join(root, 'src', 'new.txt'))
    expect(commitOf(root)).toBe(states[0])
  })

  it('sets up every player count and many options', () => {
    const setups = Array.from({ length: 40 }, (_, i) => setupFor({ game: lanterns, seed: 'x' }, i).setup)
    expect(new Set(setups.map(({ roles }) => roles))).toEqual(new Set([2, 3, 4]))
    expect(new Set(setups.map(({ options }) => options['moon']))).toEqual(new Set(['new', 'full']))
    expect(prepare(lanterns, 4, { moon: 'full' }).ok).toBe(false)
  })

  it('leaves out player counts for which a game needs a content pack', async () => {
    const { game: heroscape } = await gameOf('heroscape')
    const problem = { path: 'options.scenario', problem: 'none is for so many' }
    const game: typeof heroscape = { ...heroscape, checkOptions: (_content, roles) => (roles > 4 ? [problem] : []) }
    const rolesOf = (one: typeof game): number[] =>
      Array.from({ length: 8 }, (_, i) => setupFor({ game: one, seed: 'x' }, i).setup.roles)
    expect(rolesOf(game)).toEqual([2, 3, 4, 2, 3, 4, 2, 3])
    expect(rolesOf(heroscape)).toEqual([2, 3, 4, 5, 6, 7, 8, 2])
  })
})

it('paints only where colours are wanted', () => {
  expect(painter(false)('red', 'x')).toBe('x')
  expect(painter(true)('red', 'x')).toBe('\u001B[31mx\u001B[0m')
})
