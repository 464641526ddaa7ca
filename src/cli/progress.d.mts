/** Where progress is drawn; tests hand in their own, with a clock of their own. */
export interface Screen {
  readonly isShown: boolean
  write(text: string): void
  columns(): number
  /** Milliseconds. */
  now(): number
  /** Runs again and again until the returned function is called. */
  tick(run: () => void): () => void
}

export interface Progress {
  /** So much of the total is done; the note says what runs now. */
  at(done: number, note?: string): void
  /** Prints something else without tearing the line. */
  above(print: () => void): void
  /** Takes the line away. */
  end(): void
}

export function terminal(stream?: {
  readonly isTTY?: boolean
  readonly columns?: number
  write(text: string): unknown
}): Screen

/** `guess`: seconds that one of the total takes, before anything is known. */
export function startProgress(screen: Screen, total: number, guess?: number): Progress
