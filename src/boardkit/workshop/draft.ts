/** What is being worked on is kept so many milliseconds after the last change. */
const PAUSE = 800

/** Keeps the latest draft after a pause, or at once when it is left. */
export class Draft {
  readonly #keep: (pack: unknown) => unknown
  #latest: (() => unknown) | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(keep: (pack: unknown) => unknown) {
    this.#keep = keep
  }

  change(pack: () => unknown): void {
    this.#latest = pack
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.keepNow(), PAUSE)
  }

  keepNow(): void {
    clearTimeout(this.#timer)
    const latest = this.#latest
    this.#latest = undefined
    if (latest !== undefined) void this.#keep(latest())
  }
}
