import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'libsql'
import { isBusy, problemOf, StoreProblem } from './problem.ts'

const OWN_FOLDER = 0o700
const OWN_FILE = 0o600

export const databaseIn = (folder: string): string => join(folder, 'walstatt.db')

/**
 * The folder, for nobody else to look into. One that holds other things too is not ours to close (`--data .`): there only our
 * files are.
 */
function ownFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: OWN_FOLDER })
  if (readdirSync(folder).every((name) => name.startsWith('walstatt.'))) close(folder, OWN_FOLDER)
}

/** Whoever may write a file without owning it cannot close it: no reason not to use it. */
function close(path: string, mode: number): void {
  try {
    chmodSync(path, mode)
  } catch (error) {
    if (!['EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

/**
 * Makes a file that only its owner may read, before SQLite makes one that everybody may; what SQLite puts beside it takes
 * after it. An existing file is not opened here: closing it again would free every lock that this process has on it.
 */
export function ownFile(path: string): void {
  ownFolder(dirname(path))
  if (!existsSync(path)) create(path)
  for (const file of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(file)) close(file, OWN_FILE)
}

function create(path: string): void {
  try {
    closeSync(openSync(path, 'wx', OWN_FILE))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

export interface FolderLock {
  release(): void
}

/** What holds a lock must not be collected as garbage: that would free it. */
const held = new Set<Database.Database>()

/** One server per folder. The lock lasts as long as the process, and the system frees it however that ends. */
export function lockFolder(folder: string): FolderLock {
  const path = join(folder, 'walstatt.lock')
  let db: Database.Database | undefined
  try {
    ownFile(path)
    db = new Database(path)
    db.exec('pragma busy_timeout = 0; pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    db?.close()
    if (isBusy(error)) throw new StoreProblem(`another server uses this folder (${folder})`)
    throw problemOf(error, path)
  }
  held.add(db)
  return {
    release() {
      if (held.delete(db)) db.close()
    },
  }
}
