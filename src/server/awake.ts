const EVERY = 1000
/** A longer gap between two ticks means that the machine slept. */
const SLEPT = 10 * EVERY

/** For how long the server has been up and awake. What people could not do while it slept is not held against them. */
export class Awake {
  private readonly now: () => number
  private since: number
  private ticked: number
  private readonly timer: NodeJS.Timeout

  constructor(now: () => number = Date.now) {
    this.now = now
    this.since = this.ticked = now()
    this.timer = setInterval(() => this.tick(), EVERY).unref()
  }

  tick(): void {
    const now = this.now()
    if (now - this.ticked > SLEPT) this.since = now
    this.ticked = now
  }

  /** Milliseconds. */
  get time(): number {
    this.tick()
    return this.now() - this.since
  }

  close(): void {
    clearInterval(this.timer)
  }
}
