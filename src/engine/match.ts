import type { ChanceSource } from './chance/source.ts'
import { inForce, type Note, type Place } from './base.ts'
import { askWithId, offerWithKey, optionWithKey, resume, type Mark } from './fold.ts'
import type { Game, Intent } from './game.ts'
import { drawEntry, type Entry, type FoldEntry, type RulesEntry, type SideEntry, type UndoEntry } from './log.ts'
import { Marks, type MarksRead } from './marks.ts'
import { Play, type Draw, type Recorder } from './play.ts'
import { questionId, roleInId, type AnyAsk } from './question.ts'
import type { Prepared } from './setup.ts'
import { both, EngineFault, EVERYONE, only } from './table.ts'
import type { GameEvent, GameState, Reason, Role, Roles } from './table.ts'

/** An answer from outside: the question it is about and the meaning of the chosen option. */
export interface Answer {
  readonly role: Role
  readonly question: string
  readonly option: string
  /** Given by an agent outside the rules ("choose for me", a time-out): recorded as such. */
  readonly auto?: boolean
}

/** Why an answer was not taken. Nothing has changed. */
export interface Refusal {
  readonly why: 'over' | 'stale' | 'notYours' | 'notOffered' | 'notAllowed'
  readonly reasons: readonly Reason[]
  /** In a compound: which of the answers was refused. */
  readonly at: number
}

export type Accepted = { readonly ok: true; readonly taken: number } | { readonly ok: false; readonly refusal: Refusal }

const refused = (why: Refusal['why'], reasons: readonly Reason[] = [], at = 0): Accepted => ({
  ok: false,
  refusal: { why, reasons, at },
})

/** Told of everything that happens, in order. */
export type Listener = (event: GameEvent, to: Roles) => void

/**
 * A match: a game with its log. It accepts answers that are on offer, refuses everything else with a reason, and can be
 * folded anew from its checkpoints at any time: undo, replay, save and views of sealed plans are all that same fold.
 */
export class Match<S extends GameState = GameState, C = unknown> implements Recorder<S, C> {
  readonly game: Game<S, C>
  readonly content: C
  readonly roles: number
  listener: Listener | undefined
  /** So many entries in force stay: other rules made them. */
  floor = 0
  isBegun = false
  private readonly entries: Entry[] = []
  private inForce: FoldEntry[] = []
  private inNotes: Note[] = []
  private readonly checkpoints: Marks<S>
  private now: Play<S, C>
  /** Off while a log is replayed: it holds the automatic answers too. */
  private automatic: boolean
  private at = 0
  /** Events of a compound that may still be refused. */
  private held: { event: GameEvent; to: Roles }[] | undefined
  private folding = false
  private agent = false
  private source: ChanceSource

  /** Without `begin` the match stands before its first step. */
  constructor(game: Game<S, C>, content: C, roles: number, state: S, source: ChanceSource, isReplay = false) {
    this.game = game
    this.content = content
    this.roles = roles
    this.source = source
    this.automatic = !isReplay
    this.checkpoints = new Marks((s: S) => game.clone(s))
    this.now = new Play(game, content, state, source)
    this.now.closing = false
    this.now.recorder = this
  }

  /** A match that stands where another one stood. */
  static restore<S extends GameState, C>(
    prepared: Prepared<S, C>,
    { log, force, notes, marks, floor }: Place<S>,
    source: ChanceSource,
    isReplay = false,
  ): Match<S, C> {
    const { game, content, setup } = prepared
    const state = floor === undefined ? game.setup(content, setup.roles, setup.options) : game.clone(marks[0].state)
    const match = new Match(game, content, setup.roles, state, source, isReplay)
    for (const entry of log) match.entries.push(entry)
    match.floor = floor ?? 0
    // Other rules have left nothing but the beginning: it is still to be begun.
    if (floor === 0 && force.length === 0) return match
    match.isBegun = true
    if (floor === undefined) match.checkpoints.add(0, state)
    for (const mark of marks) match.checkpoints.add(mark.at, mark.state)
    match.refold(match.checkpoints.backTo(force.length), [...force], [...notes])
    return match
  }

  begin(): this {
    this.isBegun = true
    this.now.automatic = this.automatic
    this.now.start()
    return this
  }

  get play(): Play<S, C> {
    return this.now
  }

  get log(): readonly Entry[] {
    return this.entries
  }

  /** The entries in force: the log without what was taken back. */
  get force(): readonly FoldEntry[] {
    return this.inForce
  }

  /** Beside `force`, one for each entry. */
  get notes(): readonly Note[] {
    return this.inNotes
  }

  get marks(): MarksRead<S> {
    return this.checkpoints
  }

  get state(): S {
    return this.play.state
  }

  get over(): boolean {
    return this.play.over
  }

  /** The question that waits for this role. */
  asked(role: Role): AnyAsk<S, C> | undefined {
    return this.play.pending.find((ask) => ask.role === role)
  }

  idOf(ask: AnyAsk<S, C>): string {
    return questionId(this.play.state.checkpoint, ask)
  }

  /** The records since the last checkpoint. */
  get tail(): FoldEntry[] {
    return this.force.slice(this.marks.last.at)
  }

  // Answers

  /** Takes an answer that is on offer; refuses anything else and changes nothing. */
  answer(answer: Answer): Accepted {
    const checked = this.check(answer, 0)
    if ('refusal' in checked) return checked.refusal
    this.agent = answer.auto === true
    this.play.answer(checked.ask, checked.option)
    this.agent = false
    return { ok: true, taken: 1 }
  }

  /**
   * A sequence of answers in one message: a path, a whole command. It is applied up to the first thing that tells the
   * role something new; if an answer before that is not on offer, none is applied.
   */
  answerAll(role: Role, question: string, options: readonly string[]): Accepted {
    const [before, logged] = [this.inForce.length, this.entries.length]
    this.held = []
    const accepted = this.answerEach(role, question, options)
    const told = this.held
    this.held = undefined
    if (accepted.ok) for (const { event, to } of told) this.listener?.(event, to)
    else {
      if (this.inForce.length > before) this.rewind(before)
      this.entries.length = logged
    }
    return accepted
  }

  private answerEach(role: Role, question: string, options: readonly string[]): Accepted {
    let id = question
    for (let i = 0; i < options.length; i++) {
      const known = this.state.knowledge
      const length = this.force.length
      const checked = this.check({ role, question: id, option: options[i] }, i)
      if ('refusal' in checked) return checked.refusal
      this.play.answer(checked.ask, checked.option)
      const next = this.asked(role)
      if (next === undefined || this.state.knowledge !== known || this.drewSince(length))
        return { ok: true, taken: i + 1 }
      id = this.idOf(next)
    }
    return { ok: true, taken: options.length }
  }

  private drewSince(length: number): boolean {
    for (let i = length; i < this.force.length; i++) if (this.force[i].type === 'draw') return true
    return false
  }

  private check(answer: Answer, at: number): { refusal: Accepted } | { ask: AnyAsk<S, C>; option: number } {
    if (this.over) return { refusal: refused('over', [], at) }
    const ask = askWithId(this.play, answer.question)
    // Whether a question waits for somebody else is not said: its number would tell how far a secret plan has come.
    if (ask?.role !== answer.role) {
      const isOthers = (roleInId(answer.question) ?? answer.role) !== answer.role
      return { refusal: refused(isOthers ? 'notYours' : 'stale', [], at) }
    }
    const option = optionWithKey(this.play, ask, answer.option)
    if (option !== undefined) return { ask, option }
    return { refusal: refused('notOffered', this.explain(answer.role, { key: answer.option }), at) }
  }

  /** Takes a standing offer. */
  take(role: Role, key: string): Accepted {
    if (this.over) return refused('over')
    const offer = offerWithKey(this.play, role, key)
    if (offer === undefined) return refused('notOffered', this.explain(role, { key }))
    this.play.take(role, offer)
    return { ok: true, taken: 1 }
  }

  explain(role: Role, intent: Intent): Reason[] {
    const play = this.positionOf(role)
    const waiting = play.pending.find((ask) => ask.role === role)
    return this.game.explain(play, role, intent, waiting)
  }

  // Sealed plans

  /** The records since the last checkpoint without others' answers of a running sealed `together`. */
  tailOf(role: Role | undefined): FoldEntry[] {
    const from = this.marks.last.at
    const tail = this.tail
    if (!this.play.isSealed) return tail
    return tail.filter((entry, i) => !(this.isSealedNow(from + i) && entry.type !== 'draw' && entry.role !== role))
  }

  /** Whether an entry in force is an answer of the sealed `together` that is running. */
  isSealedNow(index: number): boolean {
    const { sealed } = this.notes[index]
    return sealed !== 0 && index >= this.marks.last.at && sealed === this.play.sealedRound
  }

  /**
   * The game as a role may know it: in a sealed `together` the others' answers are left out. Spectators pass
   * `undefined`. Otherwise it is the game itself.
   */
  positionOf(role: Role | undefined): Play<S, C> {
    if (!this.play.isSealed) return this.play
    return resume(this.game, this.content, this.game.clone(this.marks.last.state), this.tailOf(role))
  }

  /** Takes back a role's answers of the running sealed `together`, also after it was ready. */
  retract(role: Role): Accepted {
    if (!this.play.isSealed) return refused('notAllowed')
    const keep = this.inForce.map(
      (entry, i) => !(this.isSealedNow(i) && entry.type === 'answer' && entry.role === role),
    )
    if (keep.every(Boolean)) return refused('notAllowed')
    this.entries.push({ type: 'retract', role })
    const pick = <T>(list: T[]): T[] => list.filter((_, i) => keep[i])
    this.refold(this.marks.last, pick(this.inForce), pick(this.inNotes))
    this.play.start()
    return { ok: true, taken: 1 }
  }

  /** Replaces all of a role's sealed answers at once; if one of the new ones is refused, the old ones stay. */
  replace(role: Role, options: readonly string[]): Accepted {
    const [force, notes, length] = [this.inForce, this.inNotes, this.entries.length]
    const [round, at] = [this.play.sealedRound, this.marks.last.at]
    const retracted = this.retract(role)
    if (!retracted.ok) return retracted
    const ask = this.asked(role)
    const accepted = ask === undefined ? refused('stale') : this.answerAll(role, this.idOf(ask), options)
    const isJoined = this.play.sealedRound !== round || this.marks.last.at !== at
    if (accepted.ok && (accepted.taken === options.length || isJoined)) return accepted
    this.entries.length = length
    this.refold(this.marks.last, force, notes)
    return accepted.ok ? refused('notOffered', [], accepted.taken) : accepted
  }

  // Folding anew

  /** Goes back so that only the first `to` entries stay in force. Whether that may be is the caller's business. */
  takeBack(entry: UndoEntry): void {
    this.entries.push(entry)
    this.rewind(entry.to)
  }

  /** Goes on by other rules. */
  changeRules(entry: RulesEntry<S>): void {
    const { force, notes } = inForce(this.entries, entry.runs, entry.mark)
    this.entries.push(entry)
    this.checkpoints.dropFrom(0)
    this.floor = entry.mark.at
    this.refold(entry.mark, [...force], [...notes])
  }

  /** Something that belongs to the log and does not touch the state. */
  note(entry: SideEntry): void {
    this.entries.push(entry)
  }

  /** What is tried and given again leaves no trace in the log: for proofs. */
  unlogged(trial: () => void): void {
    const { length } = this.entries
    trial()
    this.entries.length = length
  }

  /** A new source of chance, from the next draw on: after an undo by consent nobody may know the next die. */
  changeSource(source: ChanceSource): void {
    this.source = source
    this.now.source = source
  }

  /** A match that was replayed is played from here on. */
  goOn(source?: ChanceSource): void {
    this.automatic = true
    this.now.automatic = true
    if (source !== undefined) this.changeSource(source)
  }

  private rewind(length: number): void {
    this.refold(this.checkpoints.backTo(length), this.inForce.slice(0, length), this.inNotes.slice(0, length))
  }

  private refold(mark: Mark<S>, force: FoldEntry[], notes: Note[]): void {
    this.folding = true
    this.at = mark.at
    this.checkpoints.dropFrom(mark.at)
    this.inForce = force
    this.inNotes = notes
    try {
      this.now = resume(this.game, this.content, this.game.clone(mark.state), force.slice(mark.at), this)
    } finally {
      this.folding = false
    }
    this.now.source = this.source
    this.now.automatic = this.automatic
    this.now.closing = false
  }

  // Recorder

  checkpoint(play: Play<S, C>): void {
    this.checkpoints.add(this.at, play.state)
  }

  answered(play: Play<S, C>, ask: AnyAsk<S, C>, option: number, auto: boolean): void {
    this.at++
    if (this.folding) return
    const entry: FoldEntry = {
      type: 'answer',
      role: ask.role,
      question: this.idOf(ask),
      option: ask.question.key(play, option, ask),
      ...(auto || this.agent ? { auto: true as const } : {}),
    }
    this.record(entry, both(ask.question.seenBy?.(ask) ?? EVERYONE, only(ask.role)))
  }

  offered(play: Play<S, C>, role: Role, offer: number): void {
    this.at++
    if (this.folding) return
    this.record({ type: 'offer', role, option: play.game.standing!.key(play, role, offer) }, EVERYONE)
  }

  drew(draw: Draw): void {
    this.at++
    if (this.folding) return
    if (this.play.isSealed) throw new EngineFault('misuse', `a draw of ${draw.what} in a sealed together`)
    this.record(drawEntry(draw), draw.seenBy)
  }

  told(event: GameEvent, to: Roles): void {
    if (this.folding) return
    if (this.held !== undefined) this.held.push({ event, to })
    else this.listener?.(event, to)
  }

  private record(entry: FoldEntry, seenBy: Roles): void {
    this.entries.push(entry)
    this.inForce.push(entry)
    this.inNotes.push({ knowledge: this.state.knowledge, sealed: this.play.sealedRound, seenBy })
  }
}
