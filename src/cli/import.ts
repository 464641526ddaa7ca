import { basename } from 'node:path'
import { languageOf, parse } from './args.ts'
import { checkMaps } from './check-maps.ts'
import type { Command } from './command.ts'
import { formatOf, mapPrograms, readBytes, writeOut } from './maps.ts'
import { InputError, inputError, oneLine } from './problem.ts'

export const importCommand: Command = {
  name: 'import',
  about: 'make a content pack of a map',
  help: async () => `usage: walstatt import <map> [options]
       walstatt import --check <folder> [options]

Reads a map of ${await mapPrograms()} and writes it as a content pack (JSON), which --pack lays over the game. Pieces
that the game does not have are replaced by something alike or listed; all of them come back with walstatt export.
What was not changed comes back byte for byte: --check reads every map of a folder, writes it again and compares. For
each it says "same", "differs at byte N" or "cannot be read" and why; the exit code is 1 unless all are the same.

  --check            compare the maps of a folder with what comes back; writes no file
  --out file         where to write (default: the map's name with .json, if there is no such file yet)
  --lang en|de       language of the summary (default en)
  --json             print the summary as one JSON object, with --check one for every map`,
  async run(argv, io) {
    const [text, flag] = [{ type: 'string' }, { type: 'boolean' }] as const
    const args = parse(argv, { out: text, lang: text, json: flag, check: flag }, ['file'])
    const [file] = args.positionals
    const isCheck = args.flag('check')
    if (file === undefined) throw new InputError(isCheck ? 'folder' : 'file', 'is missing')
    const language = languageOf(args.text('lang'))
    if (isCheck && args.text('out') !== undefined) throw new InputError('--out', 'does not go with --check')
    if (isCheck) return checkMaps(file, language, args.flag('json'), io)
    const format = await formatOf(file)
    const name = basename(file).slice(0, -format.extension.length)
    const map = format.importMap(readBytes(file, 'file', format.largestMap), name, language)
    if (!map.ok) throw inputError(map.problems, file)
    const { summary } = map.value
    const out = writeOut(args.text('out'), `${name}.json`, map.value.text)
    if (args.flag('json')) io.out(JSON.stringify({ ...(summary as object), out }))
    else for (const line of [...format.summaryLines(summary, language), `→ ${out}`]) io.out(oneLine(line))
    return 0
  },
}
