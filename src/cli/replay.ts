import { EVERYONE, type GameEvent, Replay } from '../engine/index.ts'
import { languageOf, parse } from './args.ts'
import type { Command } from './command.ts'
import { openFile } from './files.ts'
import { painter } from './io.ts'
import { outcomeLines } from './outcome.ts'

export const replay: Command = {
  name: 'replay',
  about: 'tell the story of a game file',
  help: `usage: walstatt replay <file> [options]

  --step             wait for Enter after every answer
  --all              tell also what only some players knew
  --lang en|de       language (default en)`,
  async run(argv, io) {
    const args = parse(argv, { step: { type: 'boolean' }, all: { type: 'boolean' }, lang: { type: 'string' } }, [
      'file',
    ])
    const language = languageOf(args.text('lang'))
    const { file, module, prepared } = await openFile(args.positionals[0])
    const paint = painter(io.colours)
    const told = new Replay(prepared, file.log)
    told.match.listener = (event: GameEvent, to) => {
      if (to !== EVERYONE && !args.flag('all')) return
      const text = module.narrator.event(language, told.match.play, event)
      if (text !== '') io.out(to === EVERYONE ? text : paint('dim', text))
    }
    told.begin()
    while (!told.isDone) {
      told.step()
      if (args.flag('step') && (await io.readLine(paint('dim', `${told.at}/${file.log.length} `))) === undefined) break
    }
    for (const line of outcomeLines(module, language, told.match.play)) io.out(paint('bold', line))
    return 0
  },
}
