import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from './args.ts'
import type { Command } from './command.ts'
import { InputError } from './problem.ts'
import { projectRoot } from './root.ts'

const EXAMPLE = 'nim'
/** What objects have by themselves is no name for a game. */
const RESERVED = new Set(['constructor', 'prototype'])

const nameOf = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

/** The example's text with another name, for a folder one level deeper in the sources. */
const renamed = (text: string, id: string): string =>
  text
    .replaceAll("'../../src/engine/", "'../../engine/")
    .replaceAll("'../../src/games/", "'../")
    .replaceAll("id: 'nim'", `id: '${id}'`)
    .replaceAll("'Nim'", `'${nameOf(id)}'`)

function register(root: string, id: string): void {
  const path = join(root, 'src/games/registry.ts')
  const line = `  { id: '${id}', load: async () => (await import('./${id}/module.ts')).gameModule },\n`
  const text = readFileSync(path, 'utf8')
  const end = text.indexOf('\n]', text.indexOf('export const games')) + 1
  if (end === 0) throw new InputError('registry', 'src/games/registry.ts has no list of games to add a line to')
  writeFileSync(path, text.slice(0, end) + line + text.slice(end))
}

export const newCommand: Command = {
  name: 'new',
  about: 'begins a game of your own',
  help: `usage: walstatt new <id>

Writes src/games/<id>, a game that can be played at once (Nim, examples/nim), and its line in src/games/registry.ts.
docs/adding-a-game.md says how to go on.`,
  run(argv, io) {
    const [id = ''] = parse(argv, {}, ['id']).positionals
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > 40)
      throw new InputError('id', 'must be small letters, numbers and hyphens, at most 40, beginning with a letter')
    const root = projectRoot()
    const from = join(root, 'examples', EXAMPLE)
    if (!existsSync(from))
      throw new InputError('id', 'a new game is begun in the sources of Walstatt, which are not here')
    const folder = join(root, 'src/games', id)
    if (existsSync(folder) || RESERVED.has(id)) throw new InputError('id', `${id} is taken`)
    mkdirSync(folder)
    for (const file of readdirSync(from).filter((name) => name.endsWith('.ts')))
      writeFileSync(join(folder, file), renamed(readFileSync(join(from, file), 'utf8'), id))
    register(root, id)
    io.out(`src/games/${id} can be played: bin/walstatt play ${id}`)
    io.out('docs/adding-a-game.md says how to go on.')
    return 0
  },
}
