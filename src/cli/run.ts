import { StoreProblem } from '../server/store/problem.ts'
import { audit } from './audit.ts'
import { bench } from './bench.ts'
import type { Command } from './command.ts'
import { exportCommand } from './export.ts'
import { fuzzCommand } from './fuzz.ts'
import { importCommand } from './import.ts'
import type { Io } from './io.ts'
import { ladder } from './ladder.ts'
import { match } from './match.ts'
import { newCommand } from './new.ts'
import { play } from './play.ts'
import { InputError, oneLine } from './problem.ts'
import { replay } from './replay.ts'
import { rules } from './rules.ts'
import { serve } from './serve.ts'
import { simulate } from './simulate.ts'
import { tune } from './tune.ts'
import { verify } from './verify.ts'
import { quoted } from './args.ts'

const commands: readonly Command[] = [
  serve,
  play,
  simulate,
  replay,
  verify,
  rules,
  importCommand,
  exportCommand,
  bench,
  fuzzCommand,
  newCommand,
  match,
  audit,
  ladder,
  tune,
]

const overview = (): string =>
  [
    'Walstatt: a digital table for great strategy board games.',
    '',
    'usage: walstatt <command> [options]',
    '',
    ...commands.map(({ name, about }) => `  ${name.padEnd(10)}${about}`),
    '',
    'walstatt <command> --help says more.',
  ].join('\n')

const isHelp = (word: string): boolean => word === '--help' || word === '-h'

/** Runs one command line; never throws. 0 = fine, 1 = something failed, 2 = bad input. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  const [name, ...rest] = argv
  if (name === undefined || isHelp(name) || name === 'help') {
    io.out(overview())
    return name === undefined ? 2 : 0
  }
  const command = commands.find((one) => one.name === name)
  if (command === undefined) {
    io.err(`walstatt: command: there is no ${quoted(name)}; there are: ${commands.map((one) => one.name).join(', ')}\n`)
    return 2
  }
  if (rest.some(isHelp)) {
    io.out(typeof command.help === 'string' ? command.help : await command.help())
    return 0
  }
  try {
    return await command.run(rest, io)
  } catch (error) {
    return failure(error, command, argv, io)
  }
}

function failure(error: unknown, command: Command, argv: readonly string[], io: Io): number {
  if (error instanceof InputError) {
    io.err(`walstatt ${command.name}: ${oneLine(error.message)}\n`)
    return 2
  }
  if (error instanceof StoreProblem) {
    io.err(`walstatt ${command.name}: ${oneLine(error.message)}\n`)
    return 1
  }
  const text = error instanceof Error ? error.message : String(error)
  io.err(`walstatt ${command.name}: unexpected fault: ${oneLine(text)}\n`)
  io.err(`Please report it with this command line: walstatt ${oneLine(argv.join(' '))}\n`)
  if ((process.env['WALSTATT_DEBUG'] ?? '') !== '' && error instanceof Error) io.err(`${error.stack ?? ''}\n`)
  return 1
}
