/** Whatever comes in within one turn of the event loop, or while the batch before is worked on, is worked on together. */
export class Batches<T> {
  private inbox: T[] = []
  private working: Promise<void> | undefined
  private readonly work: (batch: readonly T[]) => Promise<void>
  private readonly onTrouble: (message: string, error: unknown) => void

  constructor(work: Batches<T>['work'], onTrouble: Batches<T>['onTrouble']) {
    this.work = work
    this.onTrouble = onTrouble
  }

  add(items: readonly T[]): void {
    for (const item of items) this.inbox.push(item)
    this.working ??= new Promise<void>((done) => setImmediate(done)).then(() => this.workOff())
  }

  /** A batch that fails does not keep those after it waiting. */
  private async workOff(): Promise<void> {
    while (this.inbox.length > 0) {
      const batch = this.inbox
      this.inbox = []
      try {
        await this.work(batch)
      } catch (error) {
        this.onTrouble('a batch could not be worked on', error)
      }
    }
    this.working = undefined
  }

  /** When nothing is left. */
  async end(): Promise<void> {
    await this.working
  }
}
