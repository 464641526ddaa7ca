import type { Io } from '../io.ts'
import { run } from '../run.ts'

export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Runs a command line with typed lines; nothing reaches the real terminal. */
export async function walstatt(
  argv: readonly string[],
  typed: readonly string[] = [],
  more: Partial<Io> = {},
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
    progress: false,
    close: () => undefined,
    ...more,
  }
  const code = await run(argv, io)
  return { code, out, err }
}
