export interface Leftover {
  readonly pid: number
  readonly command: string
}

/** Seconds of all children of this process that have ended. */
export function waitedFor(): number

/** All processes that a command has started. */
export class Tree {
  constructor(pid: number)
  look(): this
  readonly seconds: number
  alive(): number[]
  end(patience?: number): Promise<void>
  endLeftovers(patience?: number): Promise<readonly Leftover[]>
}
