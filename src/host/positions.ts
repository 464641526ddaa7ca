import type { Entry, FoldEntry, GameState, Mark, Match, Note, Place } from '../engine/index.ts'

/**
 * A place in the log from which a replay can go on. The lists are those of a match, which only grow until they are replaced, and
 * nobody changes the state of a checkpoint: so a position costs next to nothing to keep, apart from that state.
 */
interface Position<S> {
  readonly at: number
  /** How much of the lists was there. */
  readonly length: number
  readonly force: readonly FoldEntry[]
  readonly notes: readonly Note[]
  readonly mark: Mark<S>
}

const MOST = 32
const FIRST_SPACING = 16

/**
 * Positions of a match, spread evenly over its log: at most one in each stretch of it, and the stretches grow with the match. A log
 * only grows, so a position once kept is right for ever, whatever is taken back later.
 */
export class Positions<S extends GameState> {
  /** By stretch. */
  private kept = new Map<number, Position<S>>()
  private spacing = FIRST_SPACING
  private readonly log: readonly Entry[]

  constructor(log: readonly Entry[]) {
    this.log = log
  }

  get count(): number {
    return this.kept.size
  }

  /** The last position that is not after `end`. */
  before(end: number): number | undefined {
    return this.find(end)?.at
  }

  /** Keeps where a replay stands. */
  keep<C>({ force, notes, marks }: Match<S, C>, at: number): void {
    this.add({ at, length: force.length, force, notes, mark: marks.last })
  }

  /** Keeps what the checkpoints of a match that runs show of its past, as far as it made them itself: after so many entries in force. */
  keepMarks<C>({ log, force, notes, marks, floor }: Match<S, C>, from = floor): void {
    const list: Mark<S>[] = []
    for (let mark = marks.last; mark.at > from; mark = marks.backTo(mark.at - 1)) list.unshift(mark)
    let at = 0
    let length = 0
    for (const mark of list) {
      // Draws after the checkpoint came without a question in between.
      let end = mark.at
      while (force[end]?.type === 'draw') end++
      for (; length < end; length++) at = log.indexOf(force[length], at) + 1
      this.add({ at, length, force, notes, mark })
    }
  }

  /** What a match needs to go on from the last position that is not after `end`. */
  placeBefore(end: number): Place<S> | undefined {
    const position = this.find(end)
    if (position === undefined) return undefined
    const { at, length, force, notes } = position
    return {
      log: this.log.slice(0, at),
      force: force.slice(0, length),
      notes: notes.slice(0, length),
      marks: this.marksUpTo(position),
    }
  }

  private find(end: number): Position<S> | undefined {
    for (let stretch = Math.floor(end / this.spacing); stretch >= 0; stretch--) {
      const position = this.kept.get(stretch)
      if (position !== undefined && position.at <= end) return position
    }
    return undefined
  }

  /** The earlier in its stretch, the more it helps. */
  private add(position: Position<S>): void {
    while (this.log.length >= this.spacing * MOST) this.thin()
    const stretch = Math.floor(position.at / this.spacing)
    const known = this.kept.get(stretch)
    if (known === undefined || position.at < known.at) this.kept.set(stretch, position)
  }

  private thin(): void {
    const { kept } = this
    this.kept = new Map()
    this.spacing *= 2
    for (const position of kept.values()) this.add(position)
  }

  /** Checkpoints of earlier positions too, as far as nothing was taken back beyond them: else the next undo would fold all. */
  private marksUpTo(position: Position<S>): Mark<S>[] {
    const marks = [position.mark]
    let lowest = position.mark.at
    let { at } = position
    for (let earlier = this.find(at - 1); earlier !== undefined; earlier = this.find(at - 1)) {
      for (; at > earlier.at; at--) {
        const entry = this.log[at - 1]
        if (entry.type === 'undo') lowest = Math.min(lowest, entry.to)
      }
      if (earlier.mark.at <= lowest && earlier.mark.at < marks[0].at) marks.unshift(earlier.mark)
    }
    return marks
  }
}
