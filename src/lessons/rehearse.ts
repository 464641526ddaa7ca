import type { Game, GameEvent, GameState, Role, Roles } from '../engine/index.ts'
import { includes } from '../engine/index.ts'
import { fits, OFFER, type Tried } from './answers.ts'
import { assertExample, assertLesson } from './check.ts'
import { lessonCourse, type Course, wordsOf } from './coach.ts'
import { exampleCourse } from './example.ts'
import type {
  Answers,
  Doing,
  Example,
  Expected,
  Lesson,
  Moment,
  SceneSet,
  Staged,
  Step,
  Teaching,
  Words,
} from './lesson.ts'
import { holds, isTold } from './moments.ts'
import { Run } from './run.ts'

/** More than any lesson takes. */
const RUNAWAY = 4000

/** What happened at a step, for whoever reads along. */
export interface Said {
  readonly step: number
  readonly words: Words
  /** What was chosen at it, by key. */
  readonly chosen: readonly string[]
}

const listed = (options: readonly Tried[]): string => {
  const keys = options.map(({ question, option }) => `${question} ${option.key} [${option.targets?.join(' ') ?? ''}]`)
  return keys.length > 60 ? `${keys.slice(0, 60).join('\n  ')}\n  … ${keys.length - 60} more` : keys.join('\n  ')
}

/** Holds the match of a run: what the worker of a table does, without a table. */
class Stand<S extends GameState, C> {
  readonly run: Run<S, C>
  readonly told: GameEvent[] = []
  private since: GameEvent[] = []
  private readonly where: () => string

  constructor(game: Game<S, C>, set: SceneSet<S, C>, staged: Staged & { readonly id: string }, course: Course) {
    const { role } = staged
    if (role >= set.roles) throw new Error(`${staged.id}: the scene has no role ${role}`)
    this.run = new Run(game, set, staged, course)
    this.run.match.listener = (event, to) => this.hear(event, to, role)
    this.where = () => `${staged.id}, step ${this.run.state.step + 1}`
    this.run.match.begin()
    this.run.begun(this.news())
  }

  private hear(event: GameEvent, to: Roles, role: Role): void {
    if (includes(to, role)) this.since.push(event)
  }

  private news(): readonly GameEvent[] {
    const events = this.since
    this.since = []
    this.told.push(...events)
    return events
  }

  fail(problem: string): never {
    const { run } = this
    const offered = listed(run.options)
    throw new Error(
      `${this.where()}: ${problem}${offered === '' ? '\nnothing is offered' : `\noffered:\n  ${offered}`}`,
    )
  }

  /** The others answer until they wait. */
  others(): void {
    for (let turns = 0; turns < RUNAWAY; turns++) {
      const answer = this.run.othersTurn
      if (answer === undefined) return
      const given = this.run.carryingOthers(answer)
      if (!this.run.match.answer(answer).ok) this.fail(`${answer.option} of role ${answer.role} was refused`)
      given(this.news())
    }
    this.fail('the others come to no end')
  }

  choose({ question, option: { key } }: Tried): void {
    const { run } = this
    const { match, role } = run
    const id = match.asked(role) === undefined ? '' : match.idOf(match.asked(role)!)
    const isOffer = question === OFFER
    const given = isOffer ? { offer: key } : { question: id, options: [key] }
    if (run.tried(given) === 0) this.fail(`the coach does not let ${key} through`)
    const carried = run.carrying(given)
    const accepted = isOffer ? match.take(role, key) : match.answerAll(role, id, [key])
    if (!accepted.ok) this.fail(`${key} was refused: ${accepted.refusal.why}`)
    carried(accepted.taken, this.news())
  }
}

const openLesson = <S extends GameState, C>(game: Game<S, C>, teaching: Teaching<S, C>, lesson: Lesson) =>
  new Stand(game, teaching.set(lesson.scene), lesson, lessonCourse(lesson))

/** Steps that ask for something must not be left out because the game is over. */
function assertNoneLeftOut<S extends GameState, C>(stand: Stand<S, C>, lesson: Lesson, from: number): void {
  const out = lesson.steps.slice(from + 1, stand.run.state.step).findIndex((step) => 'do' in step || 'play' in step)
  if (out >= 0) stand.fail(`the game is over before step ${from + out + 2}`)
}

/** What a `react` could be said to: kept while its step lasts. */
class Reactions {
  private left: Answers[] = []
  private at = -1

  see(stand: { fail(problem: string): never }, at: number, step: Step | undefined, options: readonly Tried[]): void {
    if (at !== this.at) {
      this.done(stand)
      this.left = step !== undefined && 'do' in step ? (step.react ?? []).map(({ to }) => to) : []
      this.at = at
    }
    this.left = this.left.filter((to) => !options.some((option) => fits(to, option)))
  }

  done(stand: { fail(problem: string): never }): void {
    if (this.left.length > 0)
      stand.fail(
        `the reaction to ${JSON.stringify(this.left[0])} of step ${this.at + 1} fits nothing that was offered there`,
      )
  }
}

const isAmong = (one: Tried, answers: readonly Answers[] | undefined): boolean =>
  answers?.some((answer) => fits(answer, one)) === true

/** What nobody is taught: that something is wanted and answered with a reaction at once. */
function assertClear(stand: { fail(problem: string): never }, step: Doing, wanted: readonly Tried[]): void {
  if (wanted.some((one) => isAmong(one, step.free))) stand.fail('what is wanted is also let through besides')
}

/** Plays a lesson like a newcomer who does what the coach says. Throws where the lesson does not fit the rules. */
export function rehearse<S extends GameState, C>(
  game: Game<S, C>,
  teaching: Teaching<S, C>,
  lesson: Lesson,
): readonly Said[] {
  assertLesson(lesson, lesson.id)
  const stand = openLesson(game, teaching, lesson)
  const { run } = stand
  const reactions = new Reactions()
  const said: { step: number; words: Words; chosen: string[] }[] = []
  for (let turns = 0; turns < RUNAWAY; turns++) {
    const from = run.state.step
    stand.others()
    assertNoneLeftOut(stand, lesson, from)
    const at = run.state.step
    const step = lesson.steps[at]
    reactions.see(stand, at, step, step === undefined ? [] : run.options)
    if (step === undefined) return said
    if (said.at(-1)?.step !== at) said.push({ step: at, words: wordsOf(step), chosen: [] })
    takeStep(stand, step, said.at(-1)!.chosen)
    assertNoneLeftOut(stand, lesson, at)
  }
  return stand.fail('the lesson comes to no end')
}

function takeStep<S extends GameState, C>(stand: Stand<S, C>, step: Step, chosen: string[]): void {
  const { run } = stand
  if ('say' in step) return run.goOn()
  if ('watch' in step) stand.fail(`what is to be watched does not come about: ${JSON.stringify(step.until)}`)
  const wanted = run.wanted
  if (wanted.length === 0)
    stand.fail('do' in step ? `${JSON.stringify(step.want[run.state.want])} fits nothing` : 'no hint fits anything')
  if ('do' in step) assertClear(stand, step, wanted)
  chosen.push(wanted[0].option.key)
  stand.choose(wanted[0])
}

/** Opens a worked example, plays the book's own way and looks whether everything is as in the book. */
export function tryExample<S extends GameState, C>(game: Game<S, C>, teaching: Teaching<S, C>, example: Example): void {
  assertExample(example, example.id)
  const stand = new Stand(game, teaching.set(example.scene), example, exampleCourse(example))
  const { run } = stand
  stand.others()
  const { line } = example
  for (const [done, answers] of line.entries()) {
    assertExpected(stand, example, done)
    const found = run.options.find((option) => fits(answers, option))
    stand.choose(found ?? stand.fail(`${JSON.stringify(answers)} fits nothing`))
    stand.others()
  }
  assertExpected(stand, example, line.length)
}

function assertExpected<S extends GameState, C>(stand: Stand<S, C>, { line, expect }: Example, done: number): void {
  for (const expected of expect)
    if ((expected.after ?? line.length) === done && !isMet(stand, expected))
      stand.fail(`${JSON.stringify(expected)} does not hold after ${done} answers`)
}

function isMet<S extends GameState, C>({ run, told }: Stand<S, C>, expected: Expected): boolean {
  if ('offered' in expected) return run.options.some((option) => fits(expected.offered, option))
  if ('notOffered' in expected) return !run.options.some((option) => fits(expected.notOffered, option))
  const moment: Moment = expected
  const since = { answers: run.state.answers, told: told.some((event) => isTold(moment, event)) }
  return holds(moment, run.seen, since)
}
