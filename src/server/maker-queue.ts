import type { Problem, Result } from '../engine/index.ts'
import type { ServerConfig } from './config.ts'
import { ApiError } from './errors.ts'
import { INTERNAL, type Handle, type Make, type MakeOp, type Op } from './worker/messages.ts'
import type { WorkerPool } from './worker/pool.ts'

interface Job {
  readonly op: MakeOp
  readonly whose: string
  /** Those who are counted together as well: guests of one address. */
  readonly among: string
  /** How often a worker died that was not busy with it. */
  deaths: number
  done(made: Result<unknown>): void
}

/** One after the other; who waits gets a turn in the order of people, not of things. */
interface Lane {
  readonly slot: number
  busy: Job | undefined
  /** By person, who is next first. */
  readonly waiting: Map<string, Job[]>
}

/** In characters: what is larger waits in a lane of its own. */
const SMALL = 16_384
const MOST_DEATHS = 2

const textIn = (what: Make): string =>
  what.op === 'games' || what.op === 'bot' ? '' : what.op === 'again' ? what.setup : what.text

/**
 * What workers make outside of any match: game code never runs in the main thread, and what strangers send is not taken apart in it.
 * One thing at a time in each of two workers; what takes too long or too much there fails alone.
 */
export class MakerQueue {
  private readonly pool: Pick<WorkerPool, 'makerSlot' | 'send'>
  private readonly queues: Pick<ServerConfig['queues'], 'making' | 'makingOwn'>
  private readonly lanes: readonly [small: Lane, large: Lane]
  private games: Promise<Result<unknown>> | undefined
  private lastId = 0

  constructor(pool: MakerQueue['pool'], queues: MakerQueue['queues']) {
    this.pool = pool
    this.queues = queues
    const lane = (isLarge: boolean): Lane => ({ slot: pool.makerSlot(isLarge), busy: undefined, waiting: new Map() })
    this.lanes = [lane(false), lane(true)]
  }

  /** Makes it for a person, who may be one of many at the same address, or throws `busy`. */
  async make<T>(what: Make, forWhom: string, among = forWhom): Promise<Result<T>> {
    const made = await (what.op === 'games' ? this.listGames() : this.queue(what, forWhom, among))
    if (!made.ok && made.problems[0]?.path === INTERNAL) throw new Error(made.problems[0].problem)
    return made as Result<T>
  }

  /** The list never changes. */
  private listGames(): Promise<Result<unknown>> {
    return (this.games ??= this.queue({ op: 'games' }, '', '').then(
      (made) => {
        if (!made.ok) this.games = undefined
        return made
      },
      (error: unknown) => {
        this.games = undefined
        throw error
      },
    ))
  }

  private async queue(what: Make, whose: string, among: string): Promise<Result<unknown>> {
    const lane = this.lanes[textIn(what).length > SMALL ? 1 : 0]
    const waiting = [...lane.waiting.values()].flat()
    const own = waiting.filter((job) => job.whose === whose).length
    const near = waiting.filter((job) => job.among === among).length
    if (lane.busy !== undefined && own >= this.queues.makingOwn)
      throw new ApiError('busy', 'what you sent before is still being worked on')
    // Guests are easily made: those of one address never take more than half of all places.
    if (lane.busy !== undefined && (waiting.length >= this.queues.making || near >= this.queues.making / 2))
      throw new ApiError('busy', 'too much is being worked on; try again in a moment')
    return new Promise((done) => {
      const job: Job = { op: { ...what, id: ++this.lastId }, whose, among, deaths: 0, done }
      const others = lane.waiting.get(whose)
      if (others === undefined) lane.waiting.set(whose, [job])
      else others.push(job)
      this.next(lane)
    })
  }

  private next(lane: Lane): void {
    if (lane.busy !== undefined) return
    const [first] = lane.waiting
    if (first === undefined) return
    const [whose, jobs] = first
    const [job, ...rest] = jobs
    lane.waiting.delete(whose)
    if (rest.length > 0) lane.waiting.set(whose, rest)
    lane.busy = job
    this.pool.send(lane.slot, job.op)
  }

  /** A worker has made it. */
  done(id: number, made: Result<unknown>): void {
    const lane = this.lanes.find(({ busy }) => busy?.op.id === id)
    const job = lane?.busy
    if (lane === undefined || job === undefined) return
    lane.busy = undefined
    this.next(lane)
    job.done(made)
  }

  /** Something could not be sent to a worker: if it was one of these, it fails alone. */
  unsent(slot: number, op: Op): void {
    const lane = this.lanes.find((own) => own.slot === slot)
    if (lane?.busy !== undefined && lane.busy.op === op)
      this.fail(lane.busy.op.id, { path: 'body', problem: 'cannot be worked on' })
  }

  /** A worker has ended. If it was one of these, what it was busy with fails in these words, and the rest goes on. */
  again(slot: number, culprit: Handle, words: string): void {
    const job = this.lanes.find((lane) => lane.slot === slot)?.busy
    if (job === undefined) return
    // It ended before it began with it: that is not the sender's fault, but it is not tried for ever.
    if (culprit === 0 && ++job.deaths < MOST_DEATHS) this.pool.send(slot, job.op)
    else this.fail(job.op.id, { path: 'pack', problem: words })
  }

  private fail(id: number, problem: Problem): void {
    this.done(id, { ok: false, problems: [problem] })
  }
}
