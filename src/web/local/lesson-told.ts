import type { CoachView, Example, ExampleView, Lesson } from '../../lessons/index.ts'

/** What a learner did, so that it can be done again. */
export type Input =
  { readonly keys: readonly string[] } | { readonly offer: string } | 'goOn' | 'undo' | 'redo' | 'request'

/** A lesson or an example to open, with what was done there before. */
export interface Taught {
  readonly game: string
  /** What the learner is called. */
  readonly name: string
  readonly plan: { readonly lesson: Lesson } | { readonly example: Example }
  readonly inputs: readonly Input[]
}

/** What the page is told of coach or example, after everything that happens. */
export interface CoachTold {
  readonly lesson?: CoachView
  readonly example?: ExampleView
  readonly inputs: readonly Input[]
}

export interface CoachMessage extends CoachTold {
  readonly type: 'coach'
  readonly ref?: number
}

/** What a learner can say besides acting: on, or show me. */
export type ToCoach =
  { readonly type: 'goOn'; readonly ref?: number } | { readonly type: 'showMe'; readonly ref?: number }
