import { fastSource } from './chance/fast.ts'
import type { Match } from './match.ts'
import type { Play } from './play.ts'
import { questionId, type AnyAsk, type Kind, type Target } from './question.ts'
import { resample } from './secrets.ts'
import type { GameState, Message, Role, Table } from './table.ts'
import type { CellValue } from './view.ts'

/** An option as it is sent to whoever may choose it. */
export interface OptionView {
  readonly key: string
  readonly label: Message
  readonly targets?: readonly Target[]
  readonly rule?: string
  readonly detail?: Message
  readonly data?: CellValue
}

/** A question as it is sent to the role that is asked. */
export interface QuestionView {
  readonly id: string
  readonly kind: Kind
  readonly name: string
  readonly rule: string
  readonly prompt: Message
  readonly about?: CellValue
  readonly options: readonly OptionView[]
  /** The last own answer before chance, a reveal or another role. */
  readonly closes: boolean
}

/** Who is being waited for. Where others may not know the question, only that the role is choosing. */
export interface Waiting {
  readonly role: Role
  readonly prompt?: Message
  /** The question's name, wherever its prompt is told. */
  readonly question?: string
}

// By content and question: the options that are the same whatever the state.
const fixedViews = new WeakMap<object, Map<unknown, Map<number, OptionView>>>()

function fixedViewsOf(content: unknown, question: unknown): Map<number, OptionView> {
  let ofContent = fixedViews.get(content as object)
  if (ofContent === undefined) fixedViews.set(content as object, (ofContent = new Map()))
  let views = ofContent.get(question)
  if (views === undefined) ofContent.set(question, (views = new Map()))
  return views
}

const optionView = <S extends GameState, C>(play: Play<S, C>, option: number, ask: AnyAsk<S, C>): OptionView => ({
  key: ask.question.key(play, option, ask),
  ...ask.question.describe(play, option, ask),
})

function optionViews<S extends GameState, C>(play: Play<S, C>, ask: AnyAsk<S, C>): OptionView[] {
  const options = play.options(ask)
  if (ask.question.fixed !== true) return options.map((option) => optionView(play, option, ask))
  const views = fixedViewsOf(play.content, ask.question)
  return options.map((option) => {
    let view = views.get(option)
    if (view === undefined) views.set(option, (view = optionView(play, option, ask)))
    return view
  })
}

/** A waiting question in words. */
export function viewOf<S extends GameState, C>(play: Play<S, C>, ask: AnyAsk<S, C>): QuestionView {
  const { question } = ask
  return {
    id: questionId(play.state.checkpoint, ask),
    kind: question.kind,
    name: question.name,
    rule: question.rule,
    prompt: question.prompt(play, ask),
    ...(question.about === undefined ? {} : { about: question.about(play, ask) }),
    options: optionViews(play, ask),
    closes: question.closes?.(play, ask) ?? false,
  }
}

/** The standing offers open to a role, in words. */
export function offersIn<S extends GameState, C>(play: Play<S, C>, role: Role): OptionView[] {
  const { standing } = play.game
  if (standing === undefined || play.over || play.isSealed) return []
  const offers: number[] = []
  standing.offers(play, role, offers)
  return offers.map((offer) => ({ key: standing.key(play, role, offer), ...standing.describe(play, role, offer) }))
}

/** The question that waits for a role, from what that role may know. */
export function questionView<S extends GameState, C>(match: Match<S, C>, role: Role): QuestionView | undefined {
  const play = match.positionOf(role)
  const ask = play.pending.find((waiting) => waiting.role === role)
  return ask === undefined ? undefined : viewOf(play, ask)
}

export function offersView<S extends GameState, C>(match: Match<S, C>, role: Role): OptionView[] {
  return offersIn(match.play, role)
}

/** The table with everything that somebody may not know dealt anew, from what all know. Made when it is first looked at. */
function publicTable<S extends GameState, C>({ game, state, content }: Play<S, C>, seed: string): Table<S, C> {
  let dealt: S | undefined
  return {
    content,
    get state() {
      return (dealt ??= resample(game, { state, content }, undefined, fastSource(seed)))
    },
  }
}

/**
 * What others are told of a waiting question, from what everybody may know. Nothing where several choose at once; and where a role
 * chooses in secret, only what the question itself says to others.
 */
export function toldToOthers<S extends GameState, C>(
  play: Play<S, C>,
  ask: AnyAsk<S, C>,
  seed = 'public',
): Message | undefined {
  const { question } = ask
  if (play.isTogether) return undefined
  if (question.others !== undefined) return question.others(publicTable(play, seed), ask)
  const isOpen = question.seenBy === undefined && question.always !== true
  return isOpen ? question.prompt(publicTable(play, seed), ask) : undefined
}

/** Whom everybody waits for, and what for as far as everybody may know. */
export function waitingFor<S extends GameState, C>({ play }: Match<S, C>): Waiting[] {
  return play.pending.map((ask) => {
    const prompt = toldToOthers(play, ask)
    return prompt === undefined ? { role: ask.role } : { role: ask.role, prompt, question: ask.question.name }
  })
}
