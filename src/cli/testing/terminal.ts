import type { Io } from '../io.ts'
import type { Screen } from '../progress.mjs'
import { run } from '../run.ts'

export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Nobody watches, and no time passes. */
const quiet: Omit<Screen, 'write'> = { isShown: false, columns: () => 100, now: () => 0, tick: () => () => undefined }

/** Runs a command line with typed lines; nothing reaches the real terminal. */
export async function walstatt(
  argv: readonly string[],
  typed: readonly string[] = [],
  { isWatched = false } = {},
): Promise<Ran> {
  let [out, err, at] = ['', '', 0]
  const io: Io = {
    out: (line) => void (out += `${line}\n`),
    err: (text) => void (err += text),
    readLine: (prompt) => {
      out += prompt
      return Promise.resolve(typed[at++])
    },
    colours: false,
    screen: { ...quiet, isShown: isWatched, write: (text) => void (err += text) },
    close: () => undefined,
  }
  const code = await run(argv, io)
  return { code, out, err }
}
