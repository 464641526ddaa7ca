import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gameModule } from '../../examples/nim/module.ts'
import { fastSource, prepare, publicCells, startMatch } from '../../src/engine/index.ts'
import { defineModule } from '../../src/games/module.ts'
import { games } from '../../src/games/registry.ts'
import { Contents } from '../../src/server/worker/contents.ts'

const root = process.cwd()
const DOCUMENT = readFileSync(join(root, 'docs/adding-a-game.md'), 'utf8')

/** The lines of the document that are meant to be typed. */
const commands = [...DOCUMENT.matchAll(/^```sh\n(.*?)^```/gms)].flatMap(([, block]) => block.trim().split('\n'))

describe('a fifth game', () => {
  let copy = ''

  /** The sources alone, without the four games: whatever needs one of them by name would miss it. */
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'walstatt-fifth-'))
    const isFour = (path: string): boolean => games.some(({ id }) => path === join(root, 'src/games', id))
    for (const part of ['bin', 'examples', 'package.json', 'tsconfig.json'])
      cpSync(join(root, part), join(copy, part), { recursive: true })
    mkdirSync(join(copy, 'src'))
    for (const layer of ['engine', 'kit', 'games', 'bots', 'protocol', 'host', 'server', 'cli'])
      cpSync(join(root, 'src', layer), join(copy, 'src', layer), { recursive: true, filter: (path) => !isFour(path) })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    const registry = join(copy, 'src/games/registry.ts')
    writeFileSync(registry, readFileSync(registry, 'utf8').replaceAll(/^ {2}\{ id: .*\n/gm, ''))
  })

  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  const run = (program: string, ...args: string[]): string =>
    execFileSync(process.execPath, [program, ...args], { cwd: copy, encoding: 'utf8', stdio: 'pipe' })

  it('is begun, played and tried out by the commands of the document, in an empty folder', () => {
    expect(commands.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'bin/walstatt new',
      'bin/walstatt play',
      'bin/walstatt simulate',
      'bin/walstatt fuzz',
    ])
    const said = commands.map((line) => run(...(line.split(' ') as [string, ...string[]])))
    expect(existsSync(join(copy, 'src/games/stones/module.ts'))).toBe(true)
    for (const id of ['stones', 'Stones', '../x', 'a--b', ''])
      expect(() => run('bin/walstatt', 'new', id)).toThrow(/id: /)
    expect(said[1]).toContain('Stones')
    expect(said[2]).toContain('finished 20')
    expect(said[3]).toMatch(/\b0 failures\b|no failure/)
  })

  it('may have a name that means something else in code', () => {
    for (const id of ['class', 'facts']) {
      run('bin/walstatt', 'new', id)
      expect(run('bin/walstatt', 'simulate', id, '--games', '1')).toContain('finished 1')
    }
  })

  it('compiles as it is begun', () => {
    const only = { extends: './tsconfig.json', include: ['src/games/stones'], exclude: [] }
    writeFileSync(join(copy, 'tsconfig.stones.json'), JSON.stringify(only))
    expect(run('node_modules/typescript-7/bin/tsc', '-p', 'tsconfig.stones.json', '--noEmit')).toBe('')
  })
})

describe('a game that says the least', () => {
  const { game, facts } = gameModule
  const least = defineModule({ game, facts })
  const ready = prepare(game, 2)
  if (!ready.ok) throw new Error(ready.problems[0].problem)
  const { content, setup } = ready.value

  it('is prepared by a server like any other', () => {
    const contents = new Contents()
    for (let i = 0; i < 2; i++)
      expect(contents.prepare(game, setup, { hash: setup.content })).toMatchObject({ ok: true })
  })

  it('is told by its keys and cells, also to somebody who has cells alone', () => {
    const match = startMatch(ready.value, fastSource('least'))
    const lines = ['{"title":"Tisch","lines":["heaps: [3,4,5]"]}']
    const standIn = least.narrator.standIn(content, publicCells(game, match.play), 0, undefined)
    for (const table of [match.play, standIn])
      expect(least.narrator.board('de', table, 0).map((part) => JSON.stringify(part))).toEqual(lines)
    expect(least.narrator.message('en', standIn, { key: 'take', args: { role: 1 } })).toBe('take 1')
  })
})

it('needs no member of a game that it has nothing to say in', () => {
  expect(Object.keys(gameModule.game)).toContain('secrets')
  expect(gameModule.readPack('{}')).toMatchObject({ ok: false })
  expect(gameModule.narrator.player('de', { state: gameModule.game.setup({}, 2, {}), content: {} }, 1)).toBe(
    'Spieler 2',
  )
})
