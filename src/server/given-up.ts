import { ApiError } from './errors.ts'
import type { Running } from './running.ts'

/** Matches that were given up, until they are tried again. One that cannot even be loaded to be looked at is not tried at every look. */
export class GivenUp {
  private readonly all = new Set<string>()
  private readonly unloadable = new Set<string>()

  add({ id, isLoaded }: Running): void {
    if (!isLoaded || this.all.has(id)) this.unloadable.add(id)
    this.all.add(id)
  }

  forget(table: string): void {
    this.all.delete(table)
    this.unloadable.delete(table)
  }

  /** Throws if there is no use in loading it. */
  check(table: string): void {
    if (this.unloadable.has(table)) throw new ApiError('stopped', 'this match was stopped: it cannot be loaded')
  }
}
