import type { Room, Task, Thought } from './task.ts'

export type Answered = Exclude<Thought, { type: 'progress' | 'failed' }>

/** A thought that nobody waits for any more. */
export class Dropped extends Error {}

/** Somebody who thinks about one thing at a time and holds up nobody. */
export interface Thinks {
  think(task: Task, progress?: (part: number) => void): Promise<Answered>
  /** Nobody waits any more: what is being thought is thrown away, and what was remembered. */
  stop(): void
}

interface Waiting {
  progress?: ((part: number) => void) | undefined
  done(thought: Answered): void
  fail(error: Error): void
}

/** Thinks in a worker of its own, which is begun when there is something to think about. */
export class Thinker implements Thinks {
  private readonly room: Room
  private worker: Worker | undefined
  private waiting: Waiting | undefined

  constructor(room: Room) {
    this.room = room
  }

  think(task: Task, progress?: (part: number) => void): Promise<Answered> {
    return new Promise((resolve, reject) => {
      this.waiting = { progress, done: resolve, fail: reject }
      this.worker ??= this.begin()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
      this.worker.postMessage({ room: this.room, task })
    })
  }

  private begin(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<Thought>) => this.hear(data))
    worker.addEventListener('error', () => this.end(new Error('the worker broke')))
    return worker
  }

  private hear(thought: Thought): void {
    if (thought.type === 'progress') return this.waiting?.progress?.(thought.part)
    if (thought.type === 'failed') return this.end(new Error(thought.message))
    const { waiting } = this
    this.waiting = undefined
    waiting?.done(thought)
  }

  stop(): void {
    this.end(new Dropped('nobody waits any more'))
  }

  private end(error: Error): void {
    const { worker, waiting } = this
    this.worker = undefined
    this.waiting = undefined
    worker?.terminate()
    waiting?.fail(error)
  }
}
