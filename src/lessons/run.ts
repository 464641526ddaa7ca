import {
  applyChanges,
  type Cells,
  EngineFault,
  type Game,
  type GameEvent,
  type GameState,
  Match,
  offersIn,
  type Play,
  privateCells,
  publicCells,
  questionView,
  type QuestionView,
  resume,
  type Role,
  viewOf,
} from '../engine/index.ts'
import { OFFER, type Tried } from './answers.ts'
import type { CoachState, Course } from './coach.ts'
import type { SceneSet, Staged } from './lesson.ts'
import type { Seen } from './moments.ts'
import { othersAnswer, ScriptedChance } from './script.ts'

/** An answer that somebody other than the learner gives. */
export interface OthersAnswer {
  readonly role: Role
  readonly question: string
  readonly option: string
}

/** What the learner tries: answers to a question in their order, or an offer. */
export type Try = { readonly question: string; readonly options: readonly string[] } | { readonly offer: string }

interface Kept {
  /** The learner's own answers in force when this was how things stood. */
  readonly own: number
  readonly state: CoachState
}

const optionsOf = ({ name, options }: QuestionView): Tried[] => options.map((option) => ({ question: name, option }))

/**
 * A lesson or an example on its way through a match. It says what is to be carried out and what others answer; whoever holds the match
 * does it and tells what came of it. The match is its own: nobody else gives answers there.
 */
export class Run<S extends GameState, C> {
  readonly match: Match<S, C>
  readonly chance: ScriptedChance
  private readonly course: Course
  private readonly staged: Staged
  private kept: Kept[]

  constructor(game: Game<S, C>, set: SceneSet<S, C>, staged: Staged, course: Course) {
    this.chance = new ScriptedChance(staged.seed)
    this.match = new Match(game, set.content, set.roles, game.clone(set.state), this.chance)
    this.course = course
    this.staged = staged
    const state = course.begin()
    this.chance.draws = state.draws
    this.kept = [{ own: 0, state }]
  }

  get state(): CoachState {
    return this.kept[this.kept.length - 1].state
  }

  get role(): Role {
    return this.staged.role
  }

  /** What the learner may choose now, offers too. */
  get options(): readonly Tried[] {
    const view = questionView(this.match, this.role)
    return [...(view === undefined ? [] : optionsOf(view)), ...this.offers]
  }

  get wanted(): readonly Tried[] {
    return this.course.wanted(this.state, this.options)
  }

  private get offers(): readonly Tried[] {
    return offersIn(this.match.play, this.role).map((option) => ({ question: OFFER, option }))
  }

  private get own(): number {
    const { role } = this
    const isOwn = (entry: Match['force'][number]): boolean =>
      (entry.type === 'offer' || (entry.type === 'answer' && entry.auto !== true)) && entry.role === role
    return this.match.force.filter(isOwn).length
  }

  get seen(): Seen {
    const { match, role } = this
    let cells: Cells | undefined
    return {
      asked: match.asked(role)?.question.name,
      isOver: match.over,
      cell: (key) => (cells ??= this.cells()).get(key),
    }
  }

  private cells(): Cells {
    const { match, role } = this
    const position = match.positionOf(role)
    const cells = publicCells(match.game, position)
    const own = privateCells(match.game, position, role)
    applyChanges(cells, { set: Object.fromEntries(own), gone: [] })
    return cells
  }

  private keep(state: CoachState): void {
    if (state === this.state) return
    this.chance.draws = state.draws
    this.kept.push({ own: this.own, state })
  }

  // The learner

  /** How many of the answers are to be carried out; where none is, the coach has something to say to it. */
  tried(given: Try): number {
    const tries = this.triesOf(given)
    const all = 'offer' in given ? 1 : given.options.length
    // What is not on offer at all is refused by the rules, with their reasons.
    if (tries.length === 0) return all
    const { state, carry } = this.course.tried(this.state, tries)
    if (carry === 0) this.keep(state)
    return carry === tries.length ? all : carry
  }

  /** Called before the answers are carried out; what it gives is called with how many were, and with what was told. */
  carrying(given: Try): (taken: number, events: readonly GameEvent[]) => void {
    const tries = this.triesOf(given)
    return (taken, events) => {
      const before = { ...this.state, draws: this.chance.draws }
      const { state } = this.course.tried(before, tries.slice(0, taken))
      this.keep(this.course.noticed(state, events, this.seen))
    }
  }

  goOn(): void {
    this.keep(this.course.goOn(this.state, this.seen))
  }

  /** After the match was begun. */
  begun(events: readonly GameEvent[]): void {
    this.keep(this.course.noticed({ ...this.state, draws: this.chance.draws }, events, this.seen))
  }

  /** The learner has taken something back. In a sealed round what others have answered stays. */
  undone(wasSealed: boolean): void {
    const { own } = this
    const last = this.state
    while (this.kept.length > 1 && this.kept[this.kept.length - 1].own > own) this.kept.pop()
    const { state } = this.kept[this.kept.length - 1]
    this.keep({ ...state, ...(wasSealed ? { others: last.others } : {}), tries: last.tries })
  }

  /** What the answers mean, tried on a copy up to the first thing that nobody can know. */
  private triesOf(given: Try): readonly Tried[] {
    if ('offer' in given) return this.offers.filter(({ option }) => option.key === given.offer)
    const { match, role } = this
    const ask = match.asked(role)
    if (ask === undefined || match.idOf(ask) !== given.question) return []
    if (given.options.length > 1) return this.triedAhead(given.options)
    return this.options.filter(({ question, option }) => question !== OFFER && option.key === given.options[0])
  }

  private optionWith(play: Play<S, C>, key: string): Tried | undefined {
    const ask = play.pending.find((waiting) => waiting.role === this.role)
    return ask === undefined ? undefined : optionsOf(viewOf(play, ask)).find(({ option }) => option.key === key)
  }

  private triedAhead(keys: readonly string[]): readonly Tried[] {
    const { match, role } = this
    const play = resume(match.game, match.content, match.game.clone(match.marks.last.state), match.tailOf(role))
    Object.assign(play, { automatic: true, closing: false })
    const tries: Tried[] = []
    for (const key of keys) {
      const found = this.optionWith(play, key)
      if (found === undefined) break
      tries.push(found)
      if (!this.goesOn(play, key)) break
    }
    return tries
  }

  /** Answers on a copy; what it draws cannot be known. */
  private goesOn(play: Play<S, C>, key: string): boolean {
    const ask = play.pending.find((waiting) => waiting.role === this.role)!
    const option = play.options(ask).find((one) => ask.question.key(play, one, ask) === key)!
    try {
      play.answer(ask, option)
      return true
    } catch (error) {
      if (error instanceof EngineFault && error.fault === 'script') return false
      throw error
    }
  }

  // The others

  /** What another answers now; nobody while the learner is to go on first. */
  get othersTurn(): OthersAnswer | undefined {
    const { match, staged, state } = this
    if (match.over || this.course.isHeld(state)) return undefined
    const role = match.play.pending.find((waiting) => waiting.role !== staged.role)?.role
    const view = role === undefined ? undefined : questionView(match, role)
    if (role === undefined || view === undefined) return undefined
    const { option } = othersAnswer(state, staged, role, optionsOf(view))
    return { role, question: view.id, option: option.option.key }
  }

  /** Called before another's answer is carried out; what it gives is called with what was told. */
  carryingOthers({ role }: OthersAnswer): (events: readonly GameEvent[]) => void {
    const { left } = othersAnswer(this.state, this.staged, role, optionsOf(questionView(this.match, role)!))
    return (events) => {
      const state = { ...this.state, others: left, draws: this.chance.draws }
      this.keep(this.course.noticed(state, events, this.seen))
    }
  }
}
