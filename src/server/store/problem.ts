/** Why the store cannot be used: one sentence for the operator. */
export class StoreProblem extends Error {
  constructor(problem: string) {
    super(problem)
    this.name = 'StoreProblem'
  }
}

const codeOf = (error: unknown): string => String((error as { code?: unknown } | undefined)?.code ?? '')
const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

export const isDamage = (error: unknown): boolean => /^SQLITE_(CORRUPT|NOTADB)/.test(codeOf(error))
export const isBusy = (error: unknown): boolean => /^SQLITE_(BUSY|LOCKED)/.test(codeOf(error))
/** Something with this key is stored already. */
export const isTaken = (error: unknown): boolean => /^SQLITE_CONSTRAINT_(PRIMARYKEY|UNIQUE)/.test(codeOf(error))

const SENTENCES: readonly (readonly [RegExp, (path: string) => string])[] = [
  [/^SQLITE_NOTADB/, (path) => `${path} is not a database`],
  [/^SQLITE_CORRUPT/, damaged],
  [/^(SQLITE_READONLY|EACCES|EPERM|EROFS)/, (path) => `${path} cannot be written: it or its folder is read-only`],
  [/^(SQLITE_FULL|ENOSPC|EDQUOT)/, (path) => `${path} cannot be written: the disk is full`],
  [/^(SQLITE_BUSY|SQLITE_LOCKED)/, (path) => `${path} is in use by another program`],
  [/^(ENOTDIR|EEXIST)/, (path) => `${path} cannot be made: a part of its path is a file`],
  [/^SQLITE_IOERR|^EIO/, (path) => `${path} cannot be read or written: the disk fails`],
  [/^SQLITE_CANTOPEN|ConnectionFailed/, (path) => `${path} cannot be opened`],
]

export function damaged(path: string): string {
  return `${path} is damaged: put back a copy of before, or move the file away to begin anew`
}

/** What an operator can mend becomes a sentence; everything else stays the fault that it is. */
export function problemOf(error: unknown, path: string): unknown {
  if (error instanceof StoreProblem) return error
  const sign = codeOf(error) === '' ? textOf(error) : codeOf(error)
  const known = SENTENCES.find(([pattern]) => pattern.test(sign))
  return known === undefined ? error : new StoreProblem(known[1](path))
}
