import { type Reveal, verifyFile } from '../engine/file.ts'
import { parse } from './args.ts'
import type { Command } from './command.ts'
import { isAllChecked, NOT_ALL_FITS, olderLines, openFile } from './files.ts'
import { InputError, inputError } from './problem.ts'
import { readText } from './setup.ts'

export const verify: Command = {
  name: 'verify',
  about: 'check a game file: every answer, draw and hash',
  help: `usage: walstatt verify <file> [--reveal file]

Replays a game file and checks that every answer was on offer, every draw is one the rules ask for and every hash agrees.
With --reveal (JSON: {"secret": hex, "contributions": [{"seat": n, "bytes": hex}]}) the draws of a provable game are
recomputed from what was committed to before the first one. A file of an older version of the rules is checked as far as
they can follow. Where something could not be checked, the exit code is ${NOT_ALL_FITS}.

  --json             print one JSON object`,
  async run(argv, io) {
    const args = parse(argv, { reveal: { type: 'string' }, json: { type: 'boolean' } }, ['file'])
    const opened = await openFile(args.positionals[0])
    const { file, match } = opened
    const count = (type: string): number => file.log.filter((entry) => entry.type === type).length
    const revealed = args.text('reveal')
    const proof = revealed === undefined ? undefined : verifyFile(file, readReveal(revealed))
    if (proof !== undefined && !proof.ok) throw inputError(proof.problems, args.positionals[0])
    const result = {
      game: file.setup.game,
      entries: file.log.length,
      answers: count('answer'),
      draws: count('draw'),
      hashes: file.hashes?.length ?? 0,
      over: match.over,
      provable: file.setup.fairness !== undefined,
      proven: proof !== undefined,
      checked: isAllChecked(opened),
      ...(opened.version === undefined ? {} : { rulesVersion: opened.version, fits: opened.at ?? 0 }),
    }
    if (args.flag('json')) io.out(JSON.stringify(result))
    else {
      for (const line of olderLines(opened)) io.out(line)
      io.out(
        `${result.game}: ${result.entries} entries, ${result.answers} answers, ${result.draws} draws: ${isAllChecked(opened) ? 'all fit the rules' : opened.problem === undefined ? 'not all could be checked' : 'not all fit the rules of today'}.`,
      )
      io.out(result.hashes > 0 ? `${result.hashes} state hashes agree.` : 'The file holds no state hashes.')
      io.out(result.over ? 'The game is over.' : 'The game is not over yet.')
      io.out(chanceLine(result.provable, result.proven))
    }
    return isAllChecked(opened) ? 0 : NOT_ALL_FITS
  },
}

function chanceLine(provable: boolean, proven: boolean): string {
  if (proven) return 'Every draw was recomputed and is as committed.'
  return provable ? 'The draws can be proven with --reveal.' : 'A local game: its chance cannot be proven.'
}

const LARGEST_REVEAL = 100_000

function readReveal(path: string): Reveal {
  const field = '--reveal'
  let data: unknown
  try {
    data = JSON.parse(readText(path, field, LARGEST_REVEAL))
  } catch (error) {
    if (error instanceof InputError) throw error
    throw new InputError(field, 'is not JSON')
  }
  const { secret, contributions } = (data ?? {}) as { secret?: unknown; contributions?: unknown }
  if (!Array.isArray(contributions)) throw new InputError(`${field} contributions`, 'must be a list')
  return {
    secret: bytesOf(secret, `${field} secret`),
    contributions: contributions.map((one: unknown, i) => {
      const { seat, bytes } = (one ?? {}) as { seat?: unknown; bytes?: unknown }
      const place = `${field} contributions[${i}]`
      if (!Number.isInteger(seat)) throw new InputError(`${place}.seat`, 'must be a whole number')
      return { seat: seat as number, bytes: bytesOf(bytes, `${place}.bytes`) }
    }),
  }
}

function bytesOf(text: unknown, field: string): Uint8Array {
  if (typeof text !== 'string' || !/^([0-9a-f]{2})*$/.test(text))
    throw new InputError(field, 'must be hexadecimal digits')
  return new Uint8Array(Buffer.from(text, 'hex'))
}
