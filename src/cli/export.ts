import { existsSync } from 'node:fs'
import { languageOf, parse } from './args.ts'
import type { Command } from './command.ts'
import { formatOf, mapPrograms, writeOut } from './maps.ts'
import { InputError, inputError, oneLine } from './problem.ts'
import { readText } from './setup.ts'

export const exportCommand: Command = {
  name: 'export',
  about: 'write a battlefield as a map of another program',
  help: async () => `usage: walstatt export <pack.json | battlefield> [options]

Writes a battlefield of a content pack, or one of the game's own by its id, as a map of
${await mapPrograms()}.

  --out file         where to write (default: the battlefield's id, if there is no such file yet)
  --battlefield id   which battlefield of the pack (default: the first)
  --layout id        whose starting zones and glyphs (default: the first)
  --lang en|de       language of the remarks (default en)
  --json             print one JSON object`,
  async run(argv, io) {
    const options = ['out', 'battlefield', 'layout', 'lang'].map((name) => [name, { type: 'string' }] as const)
    const args = parse(argv, { ...Object.fromEntries(options), json: { type: 'boolean' } }, ['pack or battlefield'])
    const [from] = args.positionals
    if (from === undefined) throw new InputError('pack or battlefield', 'is missing')
    const language = languageOf(args.text('lang'))
    const out = args.text('out')
    const format = await formatOf(out, '--out')
    const isFile = from.includes('.') || existsSync(from)
    const [id, layout] = [isFile ? args.text('battlefield') : from, args.text('layout')]
    const map = format.exportMap(
      {
        ...(isFile ? { pack: readText(from, 'pack', format.largestPack) } : {}),
        ...(id === undefined ? {} : { id }),
        ...(layout === undefined ? {} : { layout }),
      },
      language,
    )
    if (!map.ok) throw inputError(map.problems, isFile ? from : '')
    const { bytes, tiles, left } = map.value
    const path = writeOut(out, `${map.value.id}${format.extension}`, bytes)
    if (args.flag('json')) io.out(JSON.stringify({ id: map.value.id, tiles, bytes: bytes.length, left, out: path }))
    else for (const line of [`${map.value.id}: ${tiles} → ${path}`, ...left]) io.out(oneLine(line))
    return 0
  },
}
