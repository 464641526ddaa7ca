import type { GameEvent, Role } from '../../../engine/index.ts'
import type { Beat } from '../../../protocol/board.ts'
import { applyParts, emptyMirror, eventsToldTo, type Mirror, type NumberedEvent } from '../../../protocol/mirror.ts'
import type { Part } from '../../../protocol/views.ts'
import { actsOf, lengthOfOwn, ownAct, stepOf, toldAfter, type Act, type Step, type Whose } from './beats.ts'
import { midway } from './midway.ts'
import { fasterOf, lengthOf, speedFor, timeFor, type Pace } from './pace.ts'

/** What the page draws from. It lags behind what is known while acts of others are shown. */
export interface Shown {
  readonly shown: Mirror
  /** What was told and has been shown, oldest first. */
  readonly told: readonly NumberedEvent[]
  /** What is to be animated: events since the view drawn before. */
  readonly fresh: readonly GameEvent[]
  /** The event that is looked at just now. */
  readonly caption: GameEvent | undefined
  /** So many acts are still to be watched, with the one that is shown. */
  readonly left: number
  readonly isShowing: boolean
}

export const NOTHING_SHOWN: Shown = {
  shown: emptyMirror,
  told: [],
  fresh: [],
  caption: undefined,
  left: 0,
  isShowing: false,
}

/** Where a show is given. */
export interface House {
  /** Calls after so many milliseconds; what it returns calls it off. */
  after(ms: number, run: () => void): () => void
  pace(): Pace
  /** At a table with a clock nobody waits for a slow show. */
  slowest(): Pace
  /** Nobody looks: then nothing goes on. */
  isAway(): boolean
  /** The table as it was after an event, if somebody still knows it. */
  look(event: number): Promise<Mirror | undefined>
  show(shown: Shown): void
  /** The show is over. */
  rested(): void
}

/** In milliseconds: a board between two acts of one step that has not come by then is not waited for. */
const GRACE = 150
/** So many boards are asked for ahead. */
const AHEAD = 2
/** Nobody watches so much after having been away. */
const TOO_MANY = 150

/** An act that waits; a replayed one changes nothing that was told. */
interface Due extends Act {
  isAsked: boolean
  isAwaited: boolean
  board?: Mirror | undefined
  readonly isReplay?: boolean
  /** What was done from here: nobody has to wait for it. */
  readonly isOwn?: boolean
}

/** Shows what others do, one act after the other, at the pace of whoever watches. Nothing is left out: what is much goes faster. */
export class Director {
  /** How an event is looked at. As long as nobody says, everything is shown at once. */
  beatOf: ((event: GameEvent) => Beat) | undefined
  /** Whose act it is, of what came with an answer from here. */
  whose: (event: GameEvent) => Whose = () => 'own'
  /** Nothing goes on, though somebody looks. */
  isHeld = false
  private readonly house: House
  private eyes: Role | undefined
  /** What has been shown wholly. */
  private now: Mirror = emptyMirror
  /** All that is known. */
  private head: Mirror = emptyMirror
  private told: readonly NumberedEvent[] = []
  private drawn = 0
  private due: Due[] = []
  private current: Due | undefined
  /** After the current step. */
  private next: Mirror = emptyMirror
  private speed = 1
  private callOff: (() => void) | undefined
  private awaited: Due | undefined
  private hurriedTo: Due | undefined
  private state: Shown = NOTHING_SHOWN

  constructor(house: House) {
    this.house = house
  }

  get isShowing(): boolean {
    return this.current !== undefined || this.awaited !== undefined || this.due.length > 0
  }

  /** A table that is seen for the first time, or anew: it stands as it is. */
  reset(mirror: Mirror): void {
    this.stop()
    this.due = []
    this.current = undefined
    this.head = this.now = mirror
    this.told = eventsToldTo(mirror, this.eyes)
    this.drawn = this.told.length
    this.speed = 1
    this.emit({ fresh: [] })
  }

  /** One step of the host. */
  take(parts: readonly Part[], head: Mirror, isOwn: boolean): void {
    const step = stepOf(parts, head)
    const before = toldAfter(this.lastDue ?? stepOf([], this.now), this.eyes)
    const events = eventsToldTo(head, this.eyes, before)
    const { beatOf } = this
    const isAll = beatOf === undefined || this.pace === 'atOnce'
    const own = isAll ? events.length : isOwn ? lengthOfOwn(events, this.whose, beatOf) : 0
    if (isOwn || isAll) this.skipAll(false)
    // Nor does it wait for the look at what the own act before it brought.
    if (isOwn) this.stop()
    this.head = head
    if (isAll || (isOwn && own === events.length)) {
      this.atOnce(events)
      return this.dwell(events)
    }
    this.due.push(...this.cut(step, events, own))
    this.speed = Math.min(this.speed, speedFor(this.due.reduce((sum, { beat }) => sum + lengthOf(beat), 0)))
    this.ask()
    if (this.current === undefined && this.awaited === undefined && this.callOff === undefined) this.go()
    else this.emit({})
  }

  /** What an own act brought is seen before others go on. */
  private dwell(events: readonly NumberedEvent[]): void {
    if (this.pace === 'atOnce' || !events.some(({ event }) => this.beatOf?.(event) === 'result')) return
    this.stop()
    this.callOff = this.house.after(timeFor('result', this.pace, 1), () => {
      this.callOff = undefined
      this.goOn()
    })
  }

  /** Whose eyes look at the table now: they were told other things. */
  look(eyes: Role | undefined): void {
    if (eyes === this.eyes) return
    this.stop()
    const steps = [...new Set(this.due.filter(({ isReplay }) => isReplay !== true).map(({ step }) => step))]
    const under = this.current ?? this.due[0]
    if (under !== undefined && under.isReplay !== true && !(under.isFirst && under !== this.current)) {
      this.now = this.after(under.step)
      if (steps[0] === under.step) steps.shift()
    }
    this.eyes = eyes
    this.current = undefined
    this.told = eventsToldTo(this.now, eyes)
    this.drawn = this.told.length
    let at = this.drawn
    const all = eventsToldTo(this.head, eyes)
    this.due = steps.flatMap((step) => {
      const events = all.slice(at, toldAfter(step, eyes))
      at = toldAfter(step, eyes)
      return this.cut(step, events)
    })
    this.emit({ fresh: [] })
    if (this.due.length > 0) this.go()
  }

  /** The page has drawn what was told up to here: what comes before it draws again is animated together. */
  drew(told: number): void {
    this.drawn = Math.max(this.drawn, Math.min(told, this.told.length))
  }

  private get mustWait(): boolean {
    return this.isHeld || this.house.isAway()
  }

  /** Somebody reads first, or has read. */
  hold(isHeld: boolean): void {
    this.isHeld = isHeld
    if (!isHeld) this.goOn()
  }

  /** Goes on after somebody was away. */
  goOn(): void {
    if (this.callOff !== undefined || !this.isShowing || this.mustWait) return
    if (this.due.length > TOO_MANY) this.skipAll()
    else this.go()
  }

  /** On to the next act. */
  skip(): void {
    if (this.isShowing) this.go()
  }

  /** On to the next act; once more before that one is over, and everything is shown at once. */
  hurry(): void {
    if (this.hurriedTo !== undefined && this.hurriedTo === this.current) return this.skipAll()
    this.skip()
    this.hurriedTo = this.current ?? this.awaited
  }

  /** Everything at once. */
  skipAll(isEnd = true): void {
    if (!this.isShowing) return
    this.stop()
    this.due = []
    this.current = undefined
    this.now = this.head
    this.told = [...this.told, ...eventsToldTo(this.head, this.eyes, this.told.length)]
    this.drawn = this.told.length
    this.speed = 1
    this.emit({ fresh: [] })
    if (isEnd) this.house.rested()
  }

  /** Shows again what was told before, from boards as they were then. */
  replay(events: readonly NumberedEvent[]): void {
    const step = stepOf([], this.now)
    const beatOf = (event: GameEvent): Beat =>
      this.beatOf?.(event) === 'none' ? 'glance' : (this.beatOf?.(event) ?? 'glance')
    const acts = events.map((one): Due => ({
      step,
      beat: beatOf(one.event),
      caption: one.event,
      events: [one],
      isFirst: false,
      isLast: false,
      isAsked: false,
      isAwaited: false,
      isReplay: true,
    }))
    const [first] = events
    const wasShowing = this.isShowing
    // The board of before is seen for a moment, so that the first one is seen to happen.
    if (first !== undefined)
      this.due.push(
        { ...acts[0], beat: 'glance', caption: undefined, events: [{ n: first.n - 1, event: first.event }] },
        ...acts,
      )
    this.ask()
    if (!wasShowing) this.go()
    else this.emit({})
  }

  private get pace(): Pace {
    return fasterOf(this.house.pace(), this.house.slowest())
  }

  private get lastDue(): Step | undefined {
    return (
      this.due.findLast(({ isReplay }) => isReplay !== true) ??
      (this.current?.isReplay === true ? undefined : this.current)
    )?.step
  }

  /** The first so many events are an own act, if there is anything to see of it. */
  private cut(step: Step, events: readonly NumberedEvent[], own = 0): Due[] {
    const beatOf = this.beatOf ?? (() => 'none')
    const mine = events.slice(0, own)
    const hasOwn = mine.some(({ event }) => beatOf(event) !== 'none')
    const acts = actsOf(step, hasOwn ? events.slice(own) : events, beatOf).map((act) => ({
      ...act,
      isFirst: act.isFirst && !hasOwn,
      isAsked: act.isLast,
      isAwaited: false,
    }))
    return hasOwn ? [{ ...ownAct(step, mine, beatOf), isAsked: false, isAwaited: false, isOwn: true }, ...acts] : acts
  }

  private after({ parts }: Step): Mirror {
    return applyParts(this.now, parts) ?? this.head
  }

  private stop(): void {
    this.callOff?.()
    this.callOff = undefined
    this.awaited = undefined
  }

  private atOnce(events: readonly NumberedEvent[]): void {
    this.now = this.head
    this.told = [...this.told, ...events]
    this.emit({ fresh: this.undrawn() })
  }

  private undrawn(): GameEvent[] {
    return this.told.slice(this.drawn).map(({ event }) => event)
  }

  /** Ends what is shown and begins the next; what has nothing to look at is passed. */
  private go(): void {
    this.stop()
    this.close()
    if (this.pace === 'atOnce' && this.due.length > 0) return this.skipAll()
    while (this.due[0]?.beat === 'none') this.reveal(this.due.shift()!)
    const [act] = this.due
    if (act === undefined) return this.rest()
    if (this.mustWait && act.isOwn !== true) return this.emit({ caption: undefined })
    if (act.isAwaited) {
      this.awaited = act
      this.callOff = this.house.after(GRACE, () => this.play(act))
      return this.emit({})
    }
    this.play(act)
  }

  private play(act: Due): void {
    this.stop()
    this.due.shift()
    this.reveal(act)
    this.current = act
    this.ask()
    this.emit({ fresh: this.freshOf(act), caption: act.caption }, this.boardOf(act))
    this.callOff = this.house.after(timeFor(act.beat, this.pace, this.speed), () => this.go())
  }

  /** Until its board comes, an act of others is shown on the one before: the end of the step would tell what is still to be watched. */
  private boardOf({ isReplay, isLast, isFirst, isOwn, board }: Due): Mirror {
    if (isReplay === true) return board ?? this.now
    if (isLast) return midway(this.now, this.next, undefined)
    const before = isOwn === true ? undefined : isFirst ? this.now : this.state.shown
    return midway(this.now, this.next, board ?? before)
  }

  private freshOf({ isReplay, caption, events }: Due): readonly GameEvent[] {
    if (isReplay !== true) return this.undrawn()
    return caption === undefined ? [] : events.map(({ event }) => event)
  }

  private reveal(act: Due): void {
    if (act.isReplay === true) return
    if (act.isFirst) this.next = this.after(act.step)
    this.told = [...this.told, ...act.events]
    if (act.beat === 'none') this.now = this.next
  }

  private close(): void {
    if (this.current?.isLast === true) this.now = this.next
    this.current = undefined
  }

  private rest(): void {
    this.speed = 1
    this.now = this.head
    this.emit(this.told.length === this.drawn ? {} : { fresh: this.undrawn() })
    this.house.rested()
  }

  /** Boards between two acts of a step, a little ahead. */
  private ask(): void {
    const ahead = this.due.slice(0, AHEAD).filter(({ isAsked }) => !isAsked)
    for (const act of ahead) {
      act.isAsked = act.isAwaited = true
      void this.house.look(act.events.at(-1)?.n ?? 0).then((board) => this.came(act, board))
    }
  }

  private came(act: Due, board: Mirror | undefined): void {
    act.board = board
    act.isAwaited = false
    if (this.awaited === act) this.play(act)
    else if (this.current === act && board !== undefined) this.emit({}, this.boardOf(act))
  }

  private emit(part: Partial<Shown>, shown?: Mirror): void {
    const { isShowing } = this
    const acts = this.current === undefined ? this.due : [this.current, ...this.due]
    const left = acts.filter(({ beat, isOwn }) => beat !== 'none' && isOwn !== true).length
    this.state = {
      ...this.state,
      ...(isShowing ? {} : { shown: this.now, caption: undefined }),
      ...part,
      ...(shown === undefined ? {} : { shown }),
      told: this.told,
      left,
      isShowing,
    }
    this.house.show(this.state)
  }
}
