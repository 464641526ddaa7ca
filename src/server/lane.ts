interface Task {
  readonly match: number
}

/** Tasks that are done one after the other: every table that waits has its turn before one has it again. */
export class Lane<T extends Task> {
  private readonly start: (task: T) => void
  private underWay: T | undefined
  /** Whose turn is next first. */
  private readonly waiting = new Map<number, T[]>()

  constructor(start: (task: T) => void) {
    this.start = start
  }

  add(task: T): void {
    const own = this.waiting.get(task.match)
    if (own === undefined) this.waiting.set(task.match, [task])
    else own.push(task)
    this.next()
  }

  next(): void {
    if (this.underWay !== undefined) return
    for (const [match, tasks] of this.waiting) {
      const task = tasks.shift()!
      this.waiting.delete(match)
      if (tasks.length > 0) this.waiting.set(match, tasks)
      this.underWay = task
      return this.start(task)
    }
  }

  /** What is under way goes on to its end. */
  drop(isMeant: (task: T) => boolean): void {
    for (const [match, tasks] of Array.from(this.waiting)) {
      const left = tasks.filter((task) => !isMeant(task))
      if (left.length === 0) this.waiting.delete(match)
      else if (left.length < tasks.length) tasks.splice(0, tasks.length, ...left)
    }
  }

  /** The task under way is done, if it is this one. */
  free(isMeant: (task: T) => boolean): void {
    if (this.underWay === undefined || !isMeant(this.underWay)) return
    this.underWay = undefined
    this.next()
  }

  /** Nobody works on it any more. */
  release(): T | undefined {
    const task = this.underWay
    this.underWay = undefined
    return task
  }
}
