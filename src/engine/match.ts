import type { ChanceSource } from './chance/source.ts'
import { askWithId, offerWithKey, optionWithKey, resume, type Mark } from './fold.ts'
import type { Game, Intent } from './game.ts'
import { drawEntry, type Entry, type FoldEntry } from './log.ts'
import { Marks } from './marks.ts'
import { Play, type Draw, type Recorder } from './play.ts'
import { questionId, roleInId, type AnyAsk } from './question.ts'
import {
  EngineFault,
  EVERYONE,
  only,
  type GameEvent,
  type GameState,
  type Reason,
  type Role,
  type Roles,
} from './table.ts'

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

/** What is known beside an entry in force. */
export interface Note {
  /** The state's knowledge before it. */
  readonly knowledge: number
  /** Which sealed `together` since the checkpoint it belongs to; 0 outside of any. */
  readonly sealed: number
  /** Who may know it (sealed answers: once all are in). */
  readonly seenBy: Roles
}

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
  readonly log: Entry[] = []
  play: Play<S, C>
  /** The entries in force: the log without what was taken back. */
  force: FoldEntry[] = []
  /** Beside `force`, one for each entry. */
  notes: Note[] = []
  readonly marks: Marks<S>
  listener: Listener | undefined
  /** Off while a game file is loaded: its log holds the automatic answers too. */
  automatic = true
  private at = 0
  /** Events of a compound that may still be refused. */
  private held: { event: GameEvent; to: Roles }[] | undefined
  private folding = false
  private agent = false
  private source: ChanceSource

  /** Without `begin` the match stands before its first step. */
  constructor(game: Game<S, C>, content: C, roles: number, state: S, source: ChanceSource) {
    this.game = game
    this.content = content
    this.roles = roles
    this.source = source
    this.marks = new Marks((s: S) => game.clone(s))
    this.play = new Play(game, content, state, source)
    this.play.closing = false
    this.play.recorder = this
  }

  begin(): this {
    this.play.automatic = this.automatic
    this.play.start()
    return this
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
    const [before, logged] = [this.force.length, this.log.length]
    this.held = []
    const accepted = this.answerEach(role, question, options)
    const told = this.held
    this.held = undefined
    if (accepted.ok) for (const { event, to } of told) this.listener?.(event, to)
    else {
      if (this.force.length > before) this.rewind(before)
      this.log.length = logged
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
    return this.game.explain(
      play,
      role,
      intent,
      play.pending.find((ask) => ask.role === role),
    )
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
    const keep = this.force.map((entry, i) => !(this.isSealedNow(i) && entry.type === 'answer' && entry.role === role))
    if (keep.every(Boolean)) return refused('notAllowed')
    this.log.push({ type: 'retract', role })
    const pick = <T>(list: T[]): T[] => list.filter((_, i) => keep[i])
    this.refold(this.marks.last, pick(this.force), pick(this.notes))
    this.play.start()
    return { ok: true, taken: 1 }
  }

  /** Replaces all of a role's sealed answers at once; if one of the new ones is refused, the old ones stay. */
  replace(role: Role, options: readonly string[]): Accepted {
    const [force, notes, length] = [this.force, this.notes, this.log.length]
    const [round, at] = [this.play.sealedRound, this.marks.last.at]
    const retracted = this.retract(role)
    if (!retracted.ok) return retracted
    const ask = this.asked(role)
    const accepted = ask === undefined ? refused('stale') : this.answerAll(role, this.idOf(ask), options)
    const isJoined = this.play.sealedRound !== round || this.marks.last.at !== at
    if (accepted.ok && (accepted.taken === options.length || isJoined)) return accepted
    this.log.length = length
    this.refold(this.marks.last, force, notes)
    return accepted.ok ? refused('notOffered', [], accepted.taken) : accepted
  }

  // Folding anew

  /** Goes back so that only the first `length` entries stay in force. The log is the caller's business. */
  rewind(length: number): void {
    this.refold(this.marks.backTo(length), this.force.slice(0, length), this.notes.slice(0, length))
  }

  /** A new source of chance, from the next draw on: after an undo by consent nobody may know the next die. */
  changeSource(source: ChanceSource): void {
    this.source = source
    this.play.source = source
  }

  private refold(mark: Mark<S>, force: FoldEntry[], notes: Note[]): void {
    this.folding = true
    this.at = mark.at
    this.marks.dropFrom(mark.at)
    this.force = force
    this.notes = notes
    try {
      this.play = resume(this.game, this.content, this.game.clone(mark.state), force.slice(mark.at), this)
    } finally {
      this.folding = false
    }
    this.play.source = this.source
    this.play.automatic = this.automatic
    this.play.closing = false
  }

  // Recorder

  checkpoint(play: Play<S, C>): void {
    this.marks.add(this.at, play.state)
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
    this.record(entry, (ask.question.seenBy?.(ask) ?? EVERYONE) | only(ask.role))
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
    this.log.push(entry)
    this.force.push(entry)
    this.notes.push({ knowledge: this.state.knowledge, sealed: this.play.sealedRound, seenBy })
  }
}
