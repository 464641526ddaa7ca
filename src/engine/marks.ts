import type { Mark } from './fold.ts'

const RECENT = 4
const SPARSE = 16

/** The checkpoints of a match, to look at. */
export type MarksRead<S> = Pick<Marks<S>, 'last' | 'count' | 'backTo'>

/**
 * The checkpoints of a match: the first, all recent ones, and older ones ever farther apart, so that going back costs a
 * bounded fold and memory stays small however long the game.
 */
export class Marks<S> {
  private list: Mark<S>[] = []
  private readonly clone: (state: S) => S

  constructor(clone: (state: S) => S) {
    this.clone = clone
  }

  get last(): Mark<S> {
    return this.list[this.list.length - 1]
  }

  get count(): number {
    return this.list.length
  }

  add(at: number, state: S): void {
    const mark = { at, state: this.clone(state) }
    if (this.list.length > 1 && this.last.at === at) this.list[this.list.length - 1] = mark
    else this.list.push(mark)
    if (this.list.length > RECENT + SPARSE) this.thin()
  }

  /** The latest checkpoint from which a fold of `length` entries can start. */
  backTo(length: number): Mark<S> {
    let i = this.list.length - 1
    while (i > 0 && this.list[i].at > length) i--
    return this.list[i]
  }

  /** Forgets the checkpoints from this position on; folding adds them again. */
  dropFrom(at: number): void {
    while (this.list.length > 0 && this.last.at >= at) this.list.pop()
  }

  private thin(): void {
    const recent = this.list.length - RECENT
    this.list = this.list.filter((_, i) => i === 0 || i >= recent || i % 2 === 0)
  }
}
