import { EVERYONE, type GameEvent, Replay } from '../engine/index.ts'
import { languageOf, parse } from './args.ts'
import type { Command } from './command.ts'
import { NOT_ALL_FITS, olderLines, openFile } from './files.ts'
import { painter } from './io.ts'
import { outcomeLines } from './outcome.ts'

export const replay: Command = {
  name: 'replay',
  about: 'tell the story of a game file',
  help: `usage: walstatt replay <file> [options]

  --step             wait for Enter after every answer
  --all              tell also what only some players knew
  --lang en|de       language (default en)

A file of an older version of the rules is told as far as they can follow; if that is not to its end, the exit code is ${NOT_ALL_FITS}.`,
  async run(argv, io) {
    const args = parse(argv, { step: { type: 'boolean' }, all: { type: 'boolean' }, lang: { type: 'string' } }, [
      'file',
    ])
    const language = languageOf(args.text('lang'))
    const opened = await openFile(args.positionals[0])
    const { file, module, prepared } = opened
    const paint = painter(io.colours)
    const told = new Replay(prepared, file.log)
    told.match.listener = (event: GameEvent, to) => {
      if (to !== EVERYONE && !args.flag('all')) return
      const text = module.narrator.event(language, told.match.play, event)
      if (text !== '') io.out(to === EVERYONE ? text : paint('dim', text))
    }
    for (const line of olderLines(opened)) io.out(line)
    const end = opened.at ?? file.log.length
    if (end > 0) told.begin()
    let { problem } = opened
    while (told.at < end) {
      const stop = told.step()
      if (stop !== undefined) {
        io.out(`${stop.path}: ${stop.problem}`)
        problem = stop
        break
      }
      if (args.flag('step') && (await io.readLine(paint('dim', `${told.at}/${file.log.length} `))) === undefined) break
    }
    for (const line of outcomeLines(module, language, told.match.play)) io.out(paint('bold', line))
    return problem === undefined ? 0 : NOT_ALL_FITS
  },
}
