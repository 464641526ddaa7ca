import { basename } from 'node:path'
import { languageOf, parse } from './args.ts'
import type { Command } from './command.ts'
import { formatOf, mapPrograms, readBytes, writeOut } from './maps.ts'
import { InputError, inputError, oneLine } from './problem.ts'

export const importCommand: Command = {
  name: 'import',
  about: 'make a content pack of a map',
  help: async () => `usage: walstatt import <map> [options]

Reads a map of ${await mapPrograms()} and writes it as a content pack (JSON), which --pack lays over the game. Pieces
that the game does not have are replaced by something alike or listed; all of them come back with walstatt export.

  --out file         where to write (default: the map's name with .json, if there is no such file yet)
  --lang en|de       language of the summary (default en)
  --json             print the summary as one JSON object`,
  async run(argv, io) {
    const args = parse(argv, { out: { type: 'string' }, lang: { type: 'string' }, json: { type: 'boolean' } }, ['file'])
    const [file] = args.positionals
    if (file === undefined) throw new InputError('file', 'is missing')
    const language = languageOf(args.text('lang'))
    const format = await formatOf(file)
    const name = basename(file).slice(0, -format.extension.length)
    const map = format.importMap(readBytes(file, 'file', format.largestMap), name, language)
    if (!map.ok) throw inputError(map.problems, file)
    const { text, summary } = map.value
    const out = writeOut(args.text('out'), `${name}.json`, text)
    if (args.flag('json')) io.out(JSON.stringify({ ...(summary as object), out }))
    else for (const line of [...format.summaryLines(summary, language), `→ ${out}`]) io.out(oneLine(line))
    return 0
  },
}
