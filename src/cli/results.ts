import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { codeOf, InputError } from './problem.ts'

/** A file of what was played: its first line says what it is, each other is one game. A long run goes on where it stopped. */
export interface Results<R> {
  readonly found: readonly R[]
  /** On the disk when it returns. */
  add(result: R): void
}

/** The lines of such a file; one that an end by force cut off is left out, and played again. */
export function linesIn(path: string): string[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .slice(0, -1)
    .filter((line) => line !== '')
}

export function openResults<R>(path: string, run: object, field: string): Results<R> {
  const head = JSON.stringify(run)
  try {
    mkdirSync(dirname(path), { recursive: true })
    const [first = head, ...lines] = existsSync(path) ? linesIn(path) : []
    if (first !== head) throw new InputError(field, `holds the results of another command: ${first}`)
    writeFileSync(path, `${[head, ...lines].join('\n')}\n`)
    return {
      found: lines.map((line) => JSON.parse(line) as R),
      add: (result) => appendFileSync(path, `${JSON.stringify(result)}\n`),
    }
  } catch (error) {
    if (error instanceof InputError) throw error
    throw new InputError(field, `cannot be used (${codeOf(error)})`)
  }
}
