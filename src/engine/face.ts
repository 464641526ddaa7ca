import type { OptionView, QuestionView } from './asked.ts'
import type { Plain } from './cell.ts'
import type { Odds } from './game.ts'
import type { Ask, Described, Question } from './question.ts'
import type { GameState, Table } from './table.ts'
import type { CellValue } from './view.ts'

type Meant<T> = T extends undefined ? undefined : Plain<T>

/** A field that is left out where it is `undefined`. */
type Field<K extends string, T> = [T] extends [undefined]
  ? { readonly [_ in K]?: never }
  : undefined extends T
    ? { readonly [_ in K]?: Exclude<T, undefined> }
    : { readonly [_ in K]: T }

/** An option as a board meets it: with what it means, as data. */
export type FacedOption<D> = Omit<OptionView, 'data'> & Field<'data', D>

/** A question as a board meets it: with what it is about, and what each option means, as data. */
export type FacedView<B, D> = Omit<QuestionView, 'about' | 'options'> &
  Field<'about', B> & { readonly options: readonly FacedOption<D>[] }

/**
 * The face of a question: the name by which boards know it, what it is about and what its options mean. Declared where both the rules
 * and the boards can see it, so that neither takes keys or words apart to find out.
 */
export interface Face<B, D> {
  readonly name: string
  /** The question, if it is this one. */
  of(question: QuestionView | undefined): FacedView<B, D> | undefined
  is(question: QuestionView | undefined): boolean
}

/** Options that mean nothing to a board are those whose data may be `undefined`. */
export const face = <B = undefined, D = undefined>(name: string): Face<Meant<B>, Meant<D>> => ({
  name,
  is: (question) => question?.name === name,
  // The only place where a question's data are taken on trust: `faced` has typed what was put in.
  of: (question) => (question?.name === name ? (question as unknown as FacedView<Meant<B>, Meant<D>>) : undefined),
})

type AnyFace = Pick<Face<unknown, unknown>, 'is'> & { of(question: QuestionView | undefined): unknown }

/** The question, if it is one of these. */
export const oneOf = <F extends AnyFace>(
  question: QuestionView | undefined,
  faces: readonly F[],
): ReturnType<F['of']> => faces.find((one) => one.is(question))?.of(question) as ReturnType<F['of']>

export const isOneOf = (question: QuestionView | undefined, faces: readonly AnyFace[]): boolean =>
  faces.some((one) => one.is(question))

type About<S extends GameState, C, A, O extends number, B> = [B] extends [undefined]
  ? object
  : { about(table: Table<S, C>, ask: Ask<S, C, A, O>): B }

type FacedQuestion<S extends GameState, C, A, O extends number, B, D> = Omit<
  Question<S, C, A, O>,
  'name' | 'about' | 'describe'
> &
  About<S, C, A, O, B> & {
    describe(table: Table<S, C>, option: O, ask: Ask<S, C, A, O>): Omit<Described, 'data'> & Field<'data', D>
  }

/** A question with its face: what it says as data is checked against what boards are promised. */
export const faced =
  <B, D>({ name }: Face<B, D>) =>
  <S extends GameState, C, A = void, O extends number = number>(
    question: FacedQuestion<S, C, A, O, B, D>,
  ): Question<S, C, A, O> =>
    ({ ...question, name }) as Question<S, C, A, O>

/** What a game's chances are about, as data: one shape for all of them, declared like a face. */
export interface OddsFace<D> {
  with(odds: Omit<Odds, 'data'>, data: D): Odds
  of(odds: Odds): D | undefined
}

export const oddsFace = <D>(): OddsFace<Plain<D>> => ({
  with: (odds, data) => ({ ...odds, data: data as CellValue }),
  // Taken on trust like a question's data: `with` has typed what was put in.
  of: ({ data }) => data as Plain<D> | undefined,
})
