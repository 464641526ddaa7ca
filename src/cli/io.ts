import { createInterface } from 'node:readline'
import { terminal, type Screen } from './progress.mjs'

/** Where a command reads and writes; tests hand in their own. */
export interface Io {
  /** Writes a line for people or programs. */
  out(line: string): void
  /** Writes as it is, to the error stream: progress and problems. */
  err(text: string): void
  /** The next line a person types, or undefined at the end of the input. */
  readLine(prompt: string): Promise<string | undefined>
  readonly colours: boolean
  readonly screen: Screen
  /** Frees the input. */
  close(): void
}

export function processIo(): Io {
  let lines: AsyncIterator<string> | undefined
  let reader: ReturnType<typeof createInterface> | undefined
  // A reader that closed its end early (`| head`) is no fault of ours.
  process.stdout.on('error', () => process.exit(0))
  return {
    out: (line) => void process.stdout.write(`${line}\n`),
    err: (text) => void process.stderr.write(text),
    async readLine(prompt) {
      reader ??= createInterface({ input: process.stdin, terminal: false })
      lines ??= reader[Symbol.asyncIterator]()
      process.stdout.write(prompt)
      const next = await lines.next()
      return next.done === true ? undefined : next.value
    },
    colours: process.stdout.isTTY === true && (process.env['NO_COLOR'] ?? '') === '',
    screen: terminal(),
    close: () => reader?.close(),
  }
}

/** Programs that read JSON get nothing else, unless it was asked for. */
export function screenOf({ screen }: Io, args: { flag(name: string): boolean }): Screen {
  return { ...screen, isShown: args.flag('progress') || (screen.isShown && !args.flag('json')) }
}

const CODES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, blue: 34, cyan: 36 } as const

export type Paint = (style: keyof typeof CODES, text: string) => string

export const painter =
  (colours: boolean): Paint =>
  (style, text) =>
    colours ? `\u001B[${CODES[style]}m${text}\u001B[0m` : text
