import type { ChanceSource } from './chance/source.ts'
import type { Game } from './game.ts'
import { type ArgsOf, type Procedure, type Pushable, RUNAWAY, type Stop, type Together } from './procedure.ts'
import type { AnyAsk, Ask, Question } from './question.ts'
import { both, EngineFault, EVERYONE } from './table.ts'
import type { Frame, GameEvent, GameState, Role, Roles, Table } from './table.ts'

/** A set of roles has 32 bits. */
const LAST_ROLE = 31

/** Listens to a game that is really played (or replayed). A search has no recorder and pays nothing for it. */
export interface Recorder<S extends GameState, C> {
  /** Called before a procedure starts: the state is whole, clonable and can be saved. */
  checkpoint(play: Play<S, C>): void
  answered(play: Play<S, C>, ask: AnyAsk<S, C>, option: number, auto: boolean): void
  offered(play: Play<S, C>, role: Role, offer: number): void
  drew(draw: Draw): void
  told(event: GameEvent, to: Roles): void
}

/** A random event with its meaning. `value` of `n` is what the source gave; `result` is what it meant (a tile, a face). */
export interface Draw {
  readonly what: string
  readonly n: number
  readonly value: number
  readonly result: number
  readonly seenBy: Roles
}

/** Draws made earlier, to be made again. */
export type Script = { draws: readonly Draw[]; at: number }

/** One role's part of a running `together`. */
interface Branch<S extends GameState, C> {
  readonly role: Role
  readonly procedure: Procedure<S, C>
  ask: AnyAsk<S, C> | undefined
  readonly held: GameEvent[]
  readonly heldTo: Roles[]
}

/**
 * Plays a game: runs procedures, stops at questions, takes answers. It is the driver behind matches, bots, fuzzing and
 * tests alike, and the `play` that every procedure gets. It knows no game, no clock, no log.
 */
export class Play<S extends GameState = GameState, C = unknown, E extends GameEvent = GameEvent> implements Table<
  S,
  C
> {
  readonly game: Readonly<Game<S, C>>
  readonly content: C
  state: S
  source: ChanceSource
  recorder: Recorder<S, C> | undefined
  /** Draws to repeat before the source is asked again. */
  script: Script | undefined
  /** Answer questions with one option at once; off while a log is replayed, which holds those answers too. */
  automatic = true
  /** Answer closing questions with one option too: for bots and simulations. */
  closing = true

  private procedure: Procedure<S, C> | undefined
  private current: AnyAsk<S, C> | undefined
  private branches: Branch<S, C>[] | undefined
  private sealed = false
  /** How many `together`s were opened since the checkpoint. */
  private rounds = 0
  private running: Branch<S, C> | undefined
  private readonly interrupts: { procedure: Procedure<S, C>; ask: AnyAsk<S, C> | undefined }[] = []
  /** By role: questions put since the checkpoint. Zeroed, never emptied: an emptied array would be allocated anew. */
  private readonly asked: number[] = []
  private buffer: number[] = []
  private buffered: AnyAsk<S, C> | undefined

  constructor(game: Readonly<Game<S, C>>, content: C, state: S, source: ChanceSource) {
    this.game = game
    this.content = content
    this.state = state
    this.source = source
  }

  // What procedures use

  /** Puts a procedure on the stack; it runs when the present one has ended. */
  push<A extends object>(procedure: Pushable<A>, ...args: ArgsOf<A>): void
  push(procedure: Pushable<never>, args: object = {}): void {
    this.state.next.push({ procedure: procedure.stored, args })
  }

  put<A, O extends number>(question: Question<S, C, A, O>, role: Role, arg: A): Ask<S, C, A, O> {
    const { asked } = this
    // The number may come out of a state from anywhere: nothing grows to it.
    if ((role & LAST_ROLE) !== role) throw new EngineFault('misuse', `a question to role ${role}`)
    while (asked.length <= role) asked.push(0)
    return { question, role, arg, n: asked[role]++ }
  }

  tell(event: E, to: Roles = EVERYONE): void {
    if (this.recorder === undefined) return
    if (this.running !== undefined && this.sealed) {
      this.running.held.push(event)
      this.running.heldTo.push(to)
    } else this.recorder.told(event, to)
  }

  /**
   * Shows a hidden thing to roles: the only way a secret becomes visible. `seenBy` is the array of sets that lies beside
   * the hidden values. From here on there is no undo without consent.
   */
  reveal(seenBy: Roles[], index: number, to: Roles = EVERYONE): void {
    const seen = both(seenBy[index], to)
    if (seen === seenBy[index]) return
    seenBy[index] = seen
    this.state.knowledge++
  }

  /** A die or any other even choice: 0 to n − 1. */
  roll(n: number, what: string, seenBy: Roles = EVERYONE): number {
    if (this.script !== undefined) return this.scripted(what)
    const value = this.source.below(n)
    this.recorder?.drew({ what, n, value, result: value, seenBy })
    return value
  }

  /** One item of a multiset given as counts per kind; returns the kind. The caller takes it out. */
  drawFrom(counts: readonly number[], what: string, seenBy: Roles = EVERYONE, start = 0, end = counts.length): number {
    if (this.script !== undefined) return this.scripted(what)
    let n = 0
    for (let i = start; i < end; i++) n += counts[i]
    if (n === 0) throw new EngineFault('misuse', `draw from an empty ${what}`)
    const value = this.source.below(n)
    let left = value
    let kind = start
    while (left >= counts[kind]) left -= counts[kind++]
    const result = kind - start
    this.recorder?.drew({ what, n, value, result, seenBy })
    return result
  }

  /** One item of a list; returns the item. The caller takes it out. */
  drawOne(items: readonly number[], what: string, seenBy: Roles = EVERYONE): number {
    if (this.script !== undefined) return this.scripted(what)
    if (items.length === 0) throw new EngineFault('misuse', `draw from an empty ${what}`)
    const value = this.source.below(items.length)
    const result = items[value]
    this.recorder?.drew({ what, n: items.length, value, result, seenBy })
    return result
  }

  private scripted(what: string): number {
    const script = this.script!
    const draw = script.draws[script.at++]
    if (script.at >= script.draws.length) this.script = undefined
    if (draw.what !== what) throw new EngineFault('script', `expected a draw of ${what}, found ${draw.what}`)
    this.recorder?.drew(draw)
    return draw.result
  }

  // What players use

  /** The questions that wait for an answer: none when the game is over, several in a `together`. */
  get pending(): AnyAsk<S, C>[] {
    const top = this.interrupts.at(-1)
    if (top !== undefined) return top.ask === undefined ? [] : [top.ask]
    if (this.branches !== undefined) return this.branches.flatMap((b) => (b.ask === undefined ? [] : [b.ask]))
    return this.current === undefined ? [] : [this.current]
  }

  /** The one question that waits, where there is just one: the fast way. */
  get question(): AnyAsk<S, C> | undefined {
    if (this.interrupts.length === 0 && this.branches === undefined) return this.current
    const top = this.interrupts.at(-1)
    if (top !== undefined) return top.ask
    for (const { ask } of this.branches!) if (ask !== undefined) return ask
    return undefined
  }

  /** What was asked when the standing offer that runs now was taken, and will be asked again after it. */
  get interrupted(): AnyAsk<S, C>[] {
    if (this.interrupts.length === 0) return []
    const below = [...(this.branches ?? []), ...this.interrupts.slice(0, -1)].map(({ ask }) => ask)
    return [this.current, ...below].filter((ask) => ask !== undefined)
  }

  get over(): boolean {
    return this.state.outcome !== undefined
  }

  get isTogether(): boolean {
    return this.branches !== undefined
  }

  /** In a sealed `together`: everybody's answers are hidden until the last is in. */
  get isSealed(): boolean {
    return this.branches !== undefined && this.sealed
  }

  /** Which `together` since the checkpoint it is that is sealed and running; 0 if none is. */
  get sealedRound(): number {
    return this.isSealed ? this.rounds : 0
  }

  /** The roles of a running `together` whose plan is finished. */
  get ready(): Role[] {
    return this.branches?.filter((b) => b.ask === undefined).map((b) => b.role) ?? []
  }

  /** The options of a waiting question: one list until the next answer, so it may be read again but not changed. */
  options(ask: AnyAsk<S, C>): number[] {
    if (this.buffered === ask) return this.buffer
    const out: number[] = []
    ask.question.options(this, ask, out)
    if (out.length === 0) throw new EngineFault('stuck', `no option for question ${ask.question.name}`)
    this.buffer = out
    this.buffered = ask
    return out
  }

  /** Runs to the first question. */
  start(): this {
    this.advance()
    return this
  }

  answer(ask: AnyAsk<S, C>, option: number): void {
    this.recorder?.answered(this, ask, option, false)
    this.feed(ask, option)
    this.advance()
  }

  /** Goes on as if a question with one option had not been put: nothing is recorded, the next question gets its number. */
  skip(ask: AnyAsk<S, C>): void {
    const [option] = this.options(ask)
    this.asked[ask.role]--
    this.feed(ask, option)
    this.advance()
  }

  /** Takes a standing offer: its procedure runs at this very point, then everything waiting is asked again. */
  take(role: Role, offer: number): void {
    const standing = this.game.standing
    if (standing === undefined || this.isSealed) throw new EngineFault('misuse', 'no standing offers here')
    this.recorder?.offered(this, role, offer)
    this.buffered = undefined
    const interrupt = { procedure: standing.procedure(this, role, offer), ask: undefined }
    this.interrupts.push(interrupt)
    this.runInterrupt(interrupt, undefined)
    this.advance()
  }

  // The driver

  private feed(ask: AnyAsk<S, C>, option: number): void {
    this.buffered = undefined
    const top = this.interrupts.at(-1)
    if (top !== undefined) return this.runInterrupt(top, option)
    if (this.branches === undefined) return this.resume(option)
    const branch = this.branches.find((b) => b.ask === ask)
    if (branch === undefined) throw new EngineFault('misuse', 'this question does not wait for an answer')
    this.runBranch(branch, option)
  }

  private resume(option: number | undefined): void {
    this.current = undefined
    const step = option === undefined ? this.procedure!.next() : this.procedure!.next(option)
    if (step.done) this.procedure = undefined
    else this.halt(step.value)
  }

  private halt(stop: Stop<S, C>): void {
    if ('question' in stop) this.current = stop
    else if ('gameOver' in stop) this.end(stop.gameOver)
    else this.openTogether(stop)
  }

  private end(outcome: NonNullable<GameState['outcome']>): void {
    this.state.outcome = outcome
    this.state.next.length = 0
    this.procedure = undefined
    this.current = undefined
    this.branches = undefined
    this.interrupts.length = 0
  }

  private openTogether(stop: Together<S, C>): void {
    this.sealed = stop.together === 'sealed'
    this.rounds++
    this.branches = stop.roles.map((role) => ({
      role,
      procedure: stop.plan(role),
      ask: undefined,
      held: [],
      heldTo: [],
    }))
    for (const branch of this.branches) {
      this.runBranch(branch, undefined)
      if (this.over) return
    }
  }

  private runBranch(branch: Branch<S, C>, option: number | undefined): void {
    this.running = branch
    const step = option === undefined ? branch.procedure.next() : branch.procedure.next(option)
    this.running = undefined
    branch.ask = undefined
    if (step.done) return
    if ('gameOver' in step.value) return this.end(step.value.gameOver)
    if (!('question' in step.value)) throw new EngineFault('misuse', 'a together inside a together')
    branch.ask = step.value
  }

  private runInterrupt(
    interrupt: { procedure: Procedure<S, C>; ask: AnyAsk<S, C> | undefined },
    option?: number,
  ): void {
    const step = option === undefined ? interrupt.procedure.next() : interrupt.procedure.next(option)
    interrupt.ask = undefined
    if (step.done) this.interrupts.splice(this.interrupts.indexOf(interrupt), 1)
    else if ('gameOver' in step.value) this.end(step.value.gameOver)
    else if ('question' in step.value) interrupt.ask = step.value
    else throw new EngineFault('misuse', 'a together inside a standing offer')
  }

  /** Runs until a question needs an answer from outside or the game is over. */
  private advance(): void {
    for (let turns = 0; turns < RUNAWAY; turns++) {
      if (this.state.outcome !== undefined) return
      if (this.interrupts.length > 0 || this.branches !== undefined || this.current !== undefined) {
        if (this.branches !== undefined && this.interrupts.length === 0 && this.joined()) continue
        if (!this.answerAutomatically()) return
      } else if (this.procedure !== undefined) this.resume(undefined)
      else this.nextFrame()
    }
    throw new EngineFault('runaway', `no question after ${RUNAWAY} steps`)
  }

  private joined(): boolean {
    const branches = this.branches!
    for (const b of branches) if (b.ask !== undefined) return false
    this.branches = undefined
    // Sealed answers are shown now: whoever was last could otherwise look and take its own back.
    if (this.sealed && branches.length > 1) this.state.knowledge++
    for (const b of branches) for (let i = 0; i < b.held.length; i++) this.recorder?.told(b.held[i], b.heldTo[i])
    this.resume(undefined)
    return true
  }

  private nextFrame(): void {
    const stack = this.state.next
    if (stack.length === 0) throw new EngineFault('stuck', 'nothing left to do, and no outcome')
    this.asked.fill(0)
    this.rounds = 0
    this.recorder?.checkpoint(this)
    this.state.checkpoint++
    this.procedure = this.begin(stack.pop()!)
    this.resume(undefined)
  }

  /** The procedure of a frame, at its beginning. */
  begin({ procedure, args }: Frame): Procedure<S, C> {
    const run = this.game.procedures[procedure]
    if (run === undefined) throw new EngineFault('misuse', `unknown procedure ${procedure}`)
    return run(this, args as never)
  }

  private answerAutomatically(): boolean {
    if (!this.automatic) return false
    if (this.branches === undefined || this.interrupts.length > 0) return this.answerIfForced(this.question!)
    for (const { ask } of this.branches) if (ask !== undefined && this.answerIfForced(ask)) return true
    return false
  }

  private answerIfForced(ask: AnyAsk<S, C>): boolean {
    if (ask.question.always) return false
    const options = this.options(ask)
    if (options.length !== 1) return false
    if (!this.closing && this.isForPeople(ask)) return false
    const option = options[0]
    this.recorder?.answered(this, ask, option, true)
    this.feed(ask, option)
    return true
  }

  private isForPeople(ask: AnyAsk<S, C>): boolean {
    const { closes, veiled } = ask.question
    return closes?.(this, ask) === true || veiled?.(this, ask) === true || this.mayStillChange(ask)
  }

  /** One option is not the last word where another's gift or an own standing offer may still bring a second. */
  private mayStillChange(ask: AnyAsk<S, C>): boolean {
    if (this.branches !== undefined && this.interrupts.length === 0) return !this.sealed
    const offers: number[] = []
    if (!this.isSealed) this.game.standing?.offers(this, ask.role, offers)
    return offers.length > 0
  }
}
