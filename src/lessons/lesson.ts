import type { CellValue, GameState, Language, Options, Role } from '../engine/index.ts'

/* What a lesson is made of: data with a closed vocabulary. `docs/adding-a-lesson.md` tells how one is written. */

/** In every language that the program speaks. */
export type Words = Readonly<Record<Language, string>>

/** Parts of the table that every game has; the coach knows no pixels. */
export const PARTS = ['ribbon', 'hand', 'players', 'where', 'stage', 'since', 'log', 'tools'] as const
export type Part = (typeof PARTS)[number]

/** Which answers are meant. Everything that is given must hold; lists mean any of them. */
export interface Answers {
  /** The question's name. */
  readonly question?: string | readonly string[]
  /** The option's key, whole. */
  readonly key?: string | readonly string[]
  /** How the key begins. */
  readonly starts?: string | readonly string[]
  /** A target of the option, as options name their targets. */
  readonly target?: string | readonly string[]
}

/** Something that happens. Everything that is given must hold. */
export type Moment =
  /** This is asked of the learner. */
  | { readonly asked: string | readonly string[] }
  /** This was told since the step began: an event with (at least) these fields. */
  | { readonly told: { readonly type: string; readonly [field: string]: CellValue } }
  /** A cell of the learner's view, or a value inside it, is so much. */
  | {
      readonly cell: string
      readonly path?: readonly (string | number)[]
      readonly is?: CellValue
      readonly atLeast?: number
      readonly atMost?: number
    }
  /** So many answers of the learner since the step began. */
  | { readonly answers: number }
  | { readonly over: true }

/** What others answer and what chance brings from this step on; nothing of it comes from a bot. */
export interface Scripted {
  /** Answers of others in their order; each is given as soon as its role is asked something that it fits. */
  readonly others?: readonly ({ readonly role: Role } & Answers)[]
  /** The next draws, as the numbers that chance gives (taken modulo the size of the draw); after them a seed decides. */
  readonly draws?: readonly number[]
}

interface Pointing {
  /** Places on the board, as options name their targets. */
  readonly point?: readonly string[]
  readonly part?: Part
}

/** The coach says something; the learner goes on. At most two sentences. */
export interface Saying extends Pointing, Scripted {
  readonly say: Words
}

/** The coach asks for something and waits for it. What it wants is pointed at by itself, unless `point` says otherwise. */
export interface Doing extends Pointing, Scripted {
  readonly do: Words
  /** Answers in their order. Where several fit, each is right. */
  readonly want: readonly Answers[]
  /** Let through besides, without going on. */
  readonly free?: readonly Answers[]
  /** What is said to other tries, which are not carried out: the first that fits. */
  readonly react?: readonly { readonly to: Answers; readonly say: Words }[]
  /** What is said to every other try. */
  readonly otherwise?: Words
}

/** The learner plays freely, with a hint, until something happens. */
export interface Playing extends Pointing, Scripted {
  readonly play: Words
  readonly until: Moment
  /** What a script that knows nothing better answers here, the first that fits; also shown as the coach's suggestion. */
  readonly hint: readonly Answers[]
}

/** The others' acts are watched until something happens. */
export interface Watching extends Pointing, Scripted {
  readonly watch: Words
  readonly until: Moment
}

export type Step = Saying | Doing | Playing | Watching

export interface Staged {
  /** Where it begins, in the game's own words: `Teaching.set` reads it. Plain data. */
  readonly scene: unknown
  /** Whom the learner plays. */
  readonly role: Role
  /** For draws that are not scripted. */
  readonly seed: string
  /** What others answer where nothing is scripted: the first that fits, else the first option. */
  readonly habits?: readonly Answers[]
}

export interface Lesson extends Staged {
  readonly id: string
  readonly title: Words
  /** What one can do after it, in a sentence. */
  readonly about: Words
  readonly minutes: number
  readonly steps: readonly Step[]
}

/** What must hold when the book's own way has been played. */
export type Expected = Moment | { readonly offered: Answers } | { readonly notOffered: Answers }

/** An answer of the book's own way, and what must hold before it is given. */
export interface LineAnswer extends Answers {
  readonly expect?: readonly Expected[]
}

/** A worked example of the rulebook as a position to try. Its text is the rule's; here is only where it begins and what the book does. */
export interface Example extends Staged, Scripted {
  /** Such as `BS-EX-04`. */
  readonly id: string
  /** What to do, where the rule's text does not say it, in a sentence. */
  readonly task: Words
  /** The book's own way, answer by answer; empty where the position says everything. */
  readonly line: readonly LineAnswer[]
  readonly expect: readonly Expected[]
  /** What came of it in the book, in a sentence. */
  readonly result: Words
  readonly point?: readonly string[]
}

/** A position made from a scene, with the content it is played with. */
export interface SceneSet<S extends GameState = GameState, C = unknown> {
  readonly content: C
  readonly roles: number
  readonly options: Options
  readonly state: S
}

/** What a game's `lessons/index.ts` exports as default. */
export interface Teaching<S extends GameState = GameState, C = unknown> {
  /** In the order in which they are learnt. */
  readonly lessons: readonly Lesson[]
  readonly examples: readonly Example[]
  /** Worked examples that are no position, with the reason. */
  readonly notPositions: Readonly<Record<string, string>>
  /** Makes the position; throws where the scene is none. */
  set(scene: unknown): SceneSet<S, C>
}
