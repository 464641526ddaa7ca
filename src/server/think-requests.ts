import { parseBot } from '../bots/levels.ts'
import { Lane } from './lane.ts'
import type { Role } from '../engine/index.ts'
import type { Handle, Op, Thought } from './worker/messages.ts'
import type { WorkerPool } from './worker/pool.ts'

export type ThinkOp = Extract<Op, { op: 'think' }>

/** Which question of which match. */
type Asked = Pick<Thought, 'role' | 'question'>

interface Open {
  readonly slot: number
  readonly op: ThinkOp
  /** How often the worker ended and nobody knows of what. */
  readonly deaths: number
  /** Since when the bot has been asked, also if another thinks in its place by now. */
  readonly since: number
  isTold: boolean
  timer?: NodeJS.Timeout
}

export interface ThinkOptions {
  /** A bot that has thought for so many milliseconds is told of. */
  readonly after: number
  /** The list of those that are told of has changed. */
  onThinking(match: Handle): void
  /** A bot failed, or took too long: another plays from now on. */
  onReplaced(match: Handle, role: Role, by: string): void
  /** Not even an answer by chance could be given. */
  giveUp(match: Handle, problem: string): void
}

const MOST_DEATHS = 3

/** Who plays on for a bot that fails; nobody for the last one. */
export function substituteOf(bot: string): string | undefined {
  if (bot === 'random') return undefined
  return bot === 'captain' || parseBot(bot) === undefined ? 'random' : 'captain'
}

/** What bots are thinking about. In each worker one thinks at a time, and tables take turns: who asks much waits for those who ask little. */
export class ThinkRequests {
  private readonly pool: Pick<WorkerPool, 'botSlot' | 'send'>
  private readonly options: ThinkOptions
  private readonly open = new Map<string, Open>()
  private readonly lanes = new Map<number, Lane<ThinkOp>>()

  constructor(pool: ThinkRequests['pool'], options: ThinkOptions) {
    this.pool = pool
    this.options = options
  }

  ask(op: ThinkOp, deaths = 0, since = performance.now()): void {
    const slot = this.pool.botSlot(op.match, op.think.bot)
    const key = keyOf(op.match, op.think.world.role)
    const before = this.open.get(key)
    if (before !== undefined) this.end(key, before)
    const open: Open = { slot, op, deaths, since, isTold: false }
    this.open.set(key, open)
    this.lane(slot).add(op)
    const left = since + this.options.after - performance.now()
    if (left <= 0) this.tell(open)
    else open.timer = setTimeout(() => this.tell(open), left).unref()
  }

  private lane(slot: number): Lane<ThinkOp> {
    let lane = this.lanes.get(slot)
    if (lane === undefined) this.lanes.set(slot, (lane = new Lane((op) => this.pool.send(slot, op))))
    return lane
  }

  private tell(open: Open): void {
    open.isTold = true
    this.options.onThinking(open.op.match)
  }

  private end(key: string, { op, slot, isTold, timer }: Open): void {
    clearTimeout(timer)
    this.open.delete(key)
    this.lane(slot).drop((own) => own === op)
    if (isTold) this.options.onThinking(op.match)
  }

  /** Who has thought for long, and for how many milliseconds. */
  thinkingAt(match: Handle): { readonly role: Role; readonly for: number }[] {
    const now = performance.now()
    return [...this.open.values()]
      .filter(({ op, isTold }) => isTold && op.match === match)
      .map(({ op, since }) => ({ role: op.think.world.role, for: Math.round(now - since) }))
      .sort((a, b) => a.role - b.role)
  }

  /** After an undo a thought may be late: its role is thinking about another question by now. */
  done(match: Handle, asked: Asked): void {
    this.freed(match, asked)
    const key = keyOf(match, asked.role)
    const open = this.open.get(key)
    if (open?.op.think.question === asked.question) this.end(key, open)
  }

  /** The bot could not answer: another one does. */
  unable(match: Handle, asked: Asked, problem: string): void {
    this.freed(match, asked)
    const open = this.open.get(keyOf(match, asked.role))
    if (open?.op.think.question === asked.question) this.substitute(open, problem)
  }

  unsent({ match, think: { question, world } }: ThinkOp): void {
    this.unable(match, { role: world.role, question }, 'it could not be sent')
  }

  /** Whoever it was, the worker thinks no more about it. */
  private freed(match: Handle, { role, question }: Asked): void {
    for (const lane of this.lanes.values())
      lane.free((op) => op.match === match && op.think.world.role === role && op.think.question === question)
  }

  private substitute({ op, deaths, since }: Open, problem: string): void {
    const { match, think } = op
    const { role } = think.world
    const bot = substituteOf(think.bot)
    if (bot === undefined) {
      this.end(keyOf(match, role), this.open.get(keyOf(match, role))!)
      return this.options.giveUp(match, problem)
    }
    this.ask({ ...op, think: { ...think, bot } }, deaths, since)
    return bot === 'random' ? undefined : this.options.onReplaced(match, role, bot)
  }

  /** The match was put away. */
  forget(match: Handle): void {
    const slots = new Set<number>()
    for (const [key, open] of this.open) {
      if (open.op.match !== match) continue
      slots.add(open.slot)
      open.isTold = false
      this.end(key, open)
    }
    for (const slot of slots) this.pool.send(slot, { op: 'close', match })
  }

  /**
   * The worker has ended. Who took too long is replaced, and who fails even by chance gives up; whose bot it was not has nothing counted
   * against it. Those that wait go on waiting.
   */
  again(slot: number, culprit: Handle, problem: string): void {
    const op = this.lanes.get(slot)?.release()
    const open = op === undefined ? undefined : this.open.get(keyOf(op.match, op.think.world.role))
    if (op !== undefined && open?.op === op) this.oneAgain(open, culprit, problem)
    this.lanes.get(slot)?.next()
  }

  private oneAgain(open: Open, culprit: Handle, problem: string): void {
    const { op, deaths, since } = open
    const isUnknown = culprit === 0
    if (op.match === culprit) return this.substitute(open, problem)
    if (!isUnknown || deaths + 1 < MOST_DEATHS) return this.ask(op, isUnknown ? deaths + 1 : deaths, since)
    this.end(keyOf(op.match, op.think.world.role), open)
    return this.options.giveUp(op.match, problem)
  }
}

const keyOf = (match: Handle, role: Role): string => `${match} ${role}`
