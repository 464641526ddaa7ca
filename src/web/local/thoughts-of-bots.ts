import { parseBot } from '../../bots/levels.ts'
import { worldFor } from '../../bots/world.ts'
import type { FastSource, FoldEntry, GameState, Role } from '../../engine/index.ts'
import type { AnyHost } from '../../host/host.ts'
import type { Thinks } from './thinking/thinker.ts'

/** What the page is told: who thinks, and for how many milliseconds so far. */
export interface Thinking {
  readonly type: 'thinking'
  readonly bots: readonly { readonly role: Role; readonly for: number }[]
  readonly ref?: number
}

const LONG: readonly string[] = ['general', 'marshal']

/** Whether a bot takes its time: the others answer at once, where the table is. */
export const thinksLong = (bot: string): boolean => LONG.includes(parseBot(bot)?.level ?? '')

/** Whoever answers sooner has not been seen thinking. */
const SEEN = 300

/** A position as a bot knows it; a thought holds as long as it stands. */
class Position {
  private readonly host: AnyHost
  readonly role: Role
  private readonly question: string
  private readonly state: GameState
  private readonly tail: string

  constructor(host: AnyHost, role: Role) {
    this.host = host
    this.role = role
    this.question = this.asked
    this.state = host.match.marks.last.state
    this.tail = this.told
  }

  private get asked(): string {
    const { match } = this.host
    const ask = match.asked(this.role)
    return ask === undefined ? '' : match.idOf(ask)
  }

  private get told(): string {
    return JSON.stringify(this.host.match.tailOf(this.role) satisfies readonly FoldEntry[])
  }

  stands(): boolean {
    return this.host.match.marks.last.state === this.state && this.asked === this.question && this.told === this.tail
  }
}

/** What became of a thought: an option, nothing since it came too late, or nothing at all. */
export type BotThought = number | 'late' | 'failed'

/** Lets bots think beside the table, so that nobody waits for them but who must; says who thinks. */
export class ThoughtsOfBots {
  private readonly host: AnyHost
  private readonly thinker: Thinks
  private readonly tell: (message: Thinking) => void
  private now: { readonly position: Position; readonly since: number } | undefined

  constructor(host: AnyHost, thinker: Thinks, tell: (message: Thinking) => void) {
    this.host = host
    this.thinker = thinker
    this.tell = tell
  }

  async of(role: Role, bot: string, source: FastSource): Promise<BotThought> {
    const position = new Position(this.host, role)
    const world = worldFor(this.host.match, role, source)
    if (world === undefined) return 'late'
    this.now = { position, since: Date.now() }
    const due = setTimeout(() => this.show(), SEEN)
    try {
      const thought = await this.thinker.think({ type: 'choose', bot, world, seed: String(source.word()) })
      if (!position.stands()) return 'late'
      return thought.type === 'chosen' ? thought.option : 'failed'
    } catch {
      return position.stands() ? 'failed' : 'late'
    } finally {
      clearTimeout(due)
      this.end()
    }
  }

  /** Something happened at the table: what is being thought about may be over. */
  look(): void {
    if (this.now?.position.stands() === false) this.thinker.stop()
  }

  /** To who thinks now, for somebody who has just come. */
  show(): void {
    const { now } = this
    if (now === undefined) return
    this.tell({ type: 'thinking', bots: [{ role: now.position.role, for: Date.now() - now.since }] })
  }

  private end(): void {
    const since = this.now?.since ?? 0
    this.now = undefined
    if (Date.now() - since >= SEEN) this.tell({ type: 'thinking', bots: [] })
  }
}
