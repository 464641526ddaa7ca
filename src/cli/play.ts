import type { Bot } from '../bots/bot.ts'
import { fastSource, type GameState, hmacSource, type HmacSource, type Role } from '../engine/index.ts'
import type { BotsOf } from '../host/bots.ts'
import { Host } from '../host/host.ts'
import { botsOf, languageOf, parse, type Arguments } from './args.ts'
import type { Command } from './command.ts'
import { olderLines, openFile } from './files.ts'
import { painter, type Io } from './io.ts'
import { outcomeLines } from './outcome.ts'
import { InputError, oneLine } from './problem.ts'
import { Session } from './session.ts'
import { gameOf, preparedOf, readText, setupHelp, setupOptions } from './setup.ts'
import type { AnyModule } from '../games/registry.ts'

const LARGEST_SCRIPT = 1_000_000

export const play: Command = {
  name: 'play',
  about: 'play in this terminal, against bots or at one screen',
  help: `usage: walstatt play <game> [options]

${setupHelp}
  --people N         how many seats people hold, from the first on (default 1)
  --bots a,b         bots for the other seats; a shorter list is repeated (default captain)
  --seed S           any text; the same seed gives the same chance (default: a new one every time)
  --lang en|de       language (default en)
  --load file        go on with a saved game
  --script file      take the lines from a file instead of the keyboard; fails on one that is impossible

In the game, "help" lists what you can type.`,
  async run(argv, io) {
    const args = parse(
      argv,
      {
        ...setupOptions,
        people: { type: 'string' },
        bots: { type: 'string' },
        seed: { type: 'string' },
        lang: { type: 'string' },
        load: { type: 'string' },
        script: { type: 'string' },
      },
      ['game'],
    )
    const file = args.text('script')
    const script = file === undefined ? undefined : scriptLines(readText(file, '--script', LARGEST_SCRIPT))
    const { session, module } = await sessionOf(args, io)
    const code = await (script === undefined ? converse(session, io) : follow(session, script))
    const { host, language } = session
    if (host.isOver) for (const line of outcomeLines(module, language, host.match.play, session.names)) io.out(line)
    return code
  },
}

async function sessionOf(args: Arguments, io: Io): Promise<{ session: Session; module: AnyModule }> {
  const language = languageOf(args.text('lang'))
  const seed = args.text('seed')
  const chance = seed === undefined ? newChance() : fastSource(seed).fork('chance')
  const path = args.text('load')
  const opened = path === undefined ? undefined : await openFile(path)
  const module = opened?.module ?? (await gameOf(args.positionals[0]))
  const prepared = opened?.prepared ?? preparedOf(module, args)
  const bots = await botSeats(args, prepared.setup.roles)
  const source = fastSource(seed ?? String(chance.below(2 ** 32))).fork('choices')
  const host = opened === undefined ? Host.start(prepared, chance).host : Host.goOn(prepared, opened.match, chance)
  const session = new Session(host, { module, io, paint: painter(io.colours), bots, source, language })
  const { texts } = session
  const seats = Array.from({ length: prepared.setup.roles }, (_, role) => bots.get(role)).map((bot) =>
    bot === undefined ? texts.you : texts.bot(bot.name),
  )
  if (opened !== undefined) for (const line of olderLines(opened)) io.out(line)
  io.out(texts.welcome(module.facts.words[language].name, seats.join(', ')))
  session.hear(host.told)
  return { session, module }
}

/** Nobody knows the key, and it is not kept: a local game is fair, but not provable. */
function newChance(): HmacSource {
  return hmacSource(crypto.getRandomValues(new Uint8Array(32)))
}

async function botSeats(args: Arguments, roles: number): Promise<BotsOf<GameState, unknown>> {
  const people = args.number('people', 1, 0, roles)
  const given = await botsOf(args.text('bots') ?? 'captain')
  if (given.length > Math.max(1, roles - people))
    throw new InputError('--bots', `${given.length} bots for ${roles - people} seats`)
  const bots = new Map<Role, Bot<GameState, unknown>>()
  for (let role = people; role < roles; role++) bots.set(role, given[(role - people) % given.length].make())
  return bots
}

async function converse(session: Session, io: Io): Promise<number> {
  for (;;) {
    const role = session.nextPerson()
    if (role === undefined) {
      io.out(session.texts.over)
      return 0
    }
    session.show(role)
    const line = await io.readLine(session.texts.choose)
    const heard = line === undefined ? 'quit' : session.hearLine(line, role)
    if (heard === 'quit') {
      io.out(session.texts.bye)
      return 0
    }
    if (typeof heard === 'object') io.out(oneLine(heard.problem))
  }
}

interface ScriptLine {
  readonly number: number
  readonly text: string
}

/** Lines without empty ones and comments. */
const scriptLines = (text: string): ScriptLine[] =>
  text
    .split(/\r?\n/)
    .map((line, i) => ({ number: i + 1, text: line.trim() }))
    .filter((line) => line.text !== '' && !line.text.startsWith('#'))

function follow(session: Session, script: readonly ScriptLine[]): number {
  for (const { number, text } of script) {
    const role = session.nextPerson()
    if (role === undefined) throw new InputError(`--script line ${number}`, 'the game is over')
    session.show(role)
    const heard = session.hearLine(text, role)
    if (heard === 'quit') return 0
    if (typeof heard === 'object') throw new InputError(`--script line ${number}`, heard.problem)
  }
  session.nextPerson()
  return 0
}
