/**
 * What came in on one connection, done one after the other: a message is begun when the one before it has been answered. So nobody
 * can put more than one thing at a time on the server, and two messages never overtake each other.
 */
export class Inbox<T> {
  private readonly waiting: T[] = []
  private readonly most: number
  private readonly handle: (message: T) => Promise<void>
  private readonly onTrouble: (error: unknown) => void
  private isBusy = false
  private isClosed = false

  constructor(most: number, handle: Inbox<T>['handle'], onTrouble: Inbox<T>['onTrouble']) {
    this.most = most
    this.handle = handle
    this.onTrouble = onTrouble
  }

  /** `false` if too much waits already: nothing was done. */
  put(message: T): boolean {
    if (this.isClosed) return true
    if (this.waiting.length >= this.most) return false
    this.waiting.push(message)
    if (!this.isBusy) void this.work().catch(this.onTrouble)
    return true
  }

  /** What has not begun never will. */
  close(): void {
    this.isClosed = true
    this.waiting.length = 0
  }

  private async work(): Promise<void> {
    this.isBusy = true
    try {
      for (let next = this.waiting.shift(); next !== undefined; next = this.waiting.shift()) await this.handle(next)
    } finally {
      this.isBusy = false
    }
  }
}
