import { type AnyGame, type Game, type GameEvent, type GameState, includes, type Prepared } from '../../engine/index.ts'
import { findGame } from '../../games/registry.ts'
import { dispatch, lookAt, type ActMessage, type Desk, type LookMessage } from '../../host/desk.ts'
import { finish, History } from '../../host/history.ts'
import { Host, type Action, type AnyHost } from '../../host/host.ts'
import {
  assertExample,
  assertLesson,
  coachView,
  exampleCourse,
  exampleView,
  lessonCourse,
  Run,
  type SceneSet,
} from '../../lessons/index.ts'
import type { TableInfo } from '../../protocol/http.ts'
import { PROTOCOL_VERSION } from '../../protocol/views.ts'
import { loadTeaching } from '../teachings.ts'
import { infoOf } from './info.ts'
import type { CoachMessage, Input, Taught } from './lesson-told.ts'
import { CannotOpen } from './ready.ts'
import type { Sent, TableMessage } from './table.ts'

type Tell = (message: TableMessage) => void
type AnyRun = Run<GameState, unknown>

/** Nothing happened, and nothing is wrong: the coach says why. */
const NOTHING_DONE: TableMessage = { type: 'update', parts: [], taken: 0 }
const NOT_HERE: TableMessage = { type: 'error', code: 'notNow', message: 'not in a lesson' }
/** More than others ever answer in a row. */
const RUNAWAY = 5000

/** Its game begins with the scene: so whoever looks back comes to the beginning of the lesson. */
const preparedOf = (game: AnyGame, { content, roles, options, state }: SceneSet): Prepared<GameState, unknown> => ({
  game: { ...(game as Game), setup: () => game.clone(state) as GameState },
  content,
  setup: { game: game.id, rulesVersion: game.rulesVersion, roles, options, content: 'lesson' },
})

/** Opens a lesson or an example from its data, which may come from anywhere. */
export async function openLesson(taught: Taught, tell: Tell): Promise<LessonTable> {
  const module = await findGame(taught.game)?.load()
  const teaching = await loadTeaching(taught.game)
  if (module === undefined || teaching === undefined) throw new CannotOpen('unknown')
  const { plan } = taught
  if ('lesson' in plan) assertLesson(plan.lesson)
  else assertExample(plan.example)
  const staged = 'lesson' in plan ? plan.lesson : plan.example
  const set = teaching.set(staged.scene)
  if (staged.role >= set.roles) throw new CannotOpen(`${staged.id}: there is no role ${staged.role}`)
  return new LessonTable(taught, module.game as AnyGame, set, tell)
}

/**
 * The table of a lesson: a host like any other, which nobody stores. What the learner tries is judged by the coach before it is carried
 * out; what the others do is written. All of it follows from what the learner did, so a lesson that was left is played again up to there.
 */
export class LessonTable implements Desk<TableMessage> {
  private readonly taught: Taught
  private readonly host: AnyHost
  private readonly run: AnyRun
  private readonly history: History<GameState, unknown>
  private readonly tell: Tell
  private inputs: Input[] = []
  private heard = 0
  private isQuiet = true

  constructor(taught: Taught, game: AnyGame, set: SceneSet, tell: Tell) {
    const { plan } = taught
    this.taught = taught
    this.tell = tell
    const course = 'lesson' in plan ? lessonCourse(plan.lesson) : exampleCourse(plan.example)
    this.run = new Run(game, set, 'lesson' in plan ? plan.lesson : plan.example, course)
    const { match, chance } = this.run
    this.host = new Host(preparedOf(game, set), match, chance)
    match.begin()
    this.host.steps.push({ log: match.log.length, told: this.host.told.length })
    this.host.bots = new Set(
      Array.from({ length: set.roles }, (_, role) => role).filter((role) => role !== this.run.role),
    )
    this.history = new History(this.host)
    this.run.begun(this.news())
    this.others()
    this.doAgain(taught.inputs)
    this.isQuiet = false
  }

  /** As far as it still fits: the lesson may have changed since. */
  private doAgain(inputs: readonly Input[]): void {
    for (const input of inputs) {
      if (input === 'goOn') this.goOn()
      else if (typeof input === 'string') this.act({ type: input })
      else if ('offer' in input) this.act({ type: 'offer', key: input.offer })
      else this.act({ type: 'answers', question: this.question, options: [...input.keys] })
      this.others()
    }
  }

  private get question(): string {
    const { match, role } = this.run
    const ask = match.asked(role)
    return ask === undefined ? '' : match.idOf(ask)
  }

  private get info(): TableInfo {
    const { taught, host, run } = this
    const { id } = 'lesson' in taught.plan ? taught.plan.lesson : taught.plan.example
    const seats = Array.from({ length: host.match.roles }, (_, role) =>
      role === run.role ? { holder: 'person' as const, name: taught.name } : { holder: 'bot' as const, name: '' },
    )
    const game = { id: `learn/${taught.game}/${id}`, game: taught.game, options: host.prepared.setup.options, seats }
    return infoOf({ ...game, key: '', created: 0, updated: 0, waiting: host.waiting }, host.match.state.outcome)
  }

  private get coach(): CoachMessage {
    const { run, inputs, taught } = this
    const { plan } = taught
    const view =
      'lesson' in plan
        ? { lesson: coachView(plan.lesson, run.state, run.options) }
        : { example: exampleView(plan.example, run.state, run.options) }
    return { type: 'coach', ...view, inputs: [...inputs] }
  }

  /** What the learner was told since the last time. */
  private news(): readonly GameEvent[] {
    const { told } = this.host
    const events = told.slice(this.heard).flatMap(({ event, to }) => (includes(to, this.run.role) ? [event] : []))
    this.heard = told.length
    return events
  }

  hear(message: Sent): Promise<void> {
    const { ref } = message
    const reply = this.replyTo(message)
    this.tell(ref === undefined ? reply : { ...reply, ref })
    if (reply.type === 'welcome' || reply.type === 'update' || reply.type === 'refused') {
      this.tell(this.coach)
      this.others()
    }
    return Promise.resolve()
  }

  private replyTo(message: Sent): TableMessage {
    if (message.type === 'goOn') return this.goOn()
    if (message.type === 'showMe') return this.showMe()
    if (message.type === 'export' || message.type === 'advise') return NOT_HERE
    return dispatch<TableMessage>(message, this)
  }

  private goOn(): TableMessage {
    const before = this.run.state
    this.run.goOn()
    if (this.run.state !== before) this.inputs.push('goOn')
    return NOTHING_DONE
  }

  private showMe(): TableMessage {
    const [wanted] = this.run.wanted
    if (wanted === undefined) return NOTHING_DONE
    const { key } = wanted.option
    if (wanted.question === 'offer') return this.act({ type: 'offer', key })
    return this.act({ type: 'answers', question: this.question, options: [key] })
  }

  // Desk

  pong = (): TableMessage => ({ type: 'pong' })
  chat = (): TableMessage => NOT_HERE
  concede = (): TableMessage => NOT_HERE

  greet(): TableMessage {
    const { role } = this.run
    return {
      type: 'welcome',
      version: PROTOCOL_VERSION,
      run: 'local',
      table: this.info,
      seats: [role],
      roles: [role],
      parts: [this.host.whole('public'), this.host.whole(role)],
      chat: [],
    }
  }

  look(message: LookMessage): TableMessage {
    const as = { message, role: this.run.role, seed: 'lesson' }
    return (message.type === 'tryOut' ? undefined : finish(lookAt(this.host, this.history, as))) ?? NOT_HERE
  }

  act(message: ActMessage): TableMessage {
    switch (message.type) {
      case 'answer':
        return this.answer(message.question, [message.option])
      case 'answers':
        return this.answer(message.question, message.options)
      case 'offer':
        return this.offer(message.key)
      case 'undo':
      case 'request':
      case 'retract':
        return this.undo(message.type === 'retract' ? 'undo' : message.type)
      case 'redo':
        return this.redo()
      default:
        return NOT_HERE
    }
  }

  private answer(question: string, options: readonly string[]): TableMessage {
    const carry = this.run.tried({ question, options })
    if (carry === 0) return NOTHING_DONE
    const keys = options.slice(0, carry)
    const carried = this.run.carrying({ question, options: keys })
    return this.acted({ type: 'answers', question, options: keys }, (taken) => {
      this.inputs.push({ keys: keys.slice(0, taken) })
      carried(taken, this.news())
    })
  }

  private offer(key: string): TableMessage {
    if (this.run.tried({ offer: key }) === 0) return NOTHING_DONE
    const carried = this.run.carrying({ offer: key })
    return this.acted({ type: 'offer', key }, (taken) => {
      this.inputs.push({ offer: key })
      carried(taken, this.news())
    })
  }

  private undo(type: 'undo' | 'request'): TableMessage {
    const wasSealed = this.run.match.play.isSealed
    return this.acted({ type }, () => {
      this.inputs.push(type)
      this.news()
      this.run.undone(wasSealed)
    })
  }

  /** What is given again is judged like an answer: the coach goes along. */
  private redo(): TableMessage {
    const { role } = this.run
    const again = this.host.back.taken.at(-1)?.entries.find((entry) => entry.type !== 'draw' && entry.role === role)
    if (again === undefined || again.type === 'draw') return NOTHING_DONE
    const carried = this.run.carrying(
      again.type === 'offer' ? { offer: again.option } : { question: this.question, options: [again.option] },
    )
    return this.acted({ type: 'redo' }, () => {
      this.inputs.push('redo')
      carried(1, this.news())
    })
  }

  private acted(action: Action, done: (taken: number) => void): TableMessage {
    const acted = this.host.act(this.run.role, action)
    if (!acted.ok) return { type: 'refused', ...acted.refusal, reasons: [...acted.refusal.reasons] }
    done(acted.taken)
    return { type: 'update', parts: [...acted.update.parts], taken: acted.taken }
  }

  // The others

  /** They answer before the learner is heard again, each act an update of its own: so the same always happens. */
  private others(): void {
    for (let turns = 0; turns < RUNAWAY; turns++) {
      const answer = this.run.othersTurn
      if (answer === undefined) return this.maybeOver()
      const carried = this.run.carryingOthers(answer)
      const acted = this.host.act(answer.role, { type: 'answer', ...answer })
      if (!acted.ok) throw new Error(`${answer.option} of role ${answer.role} was refused`)
      carried(this.news())
      if (this.isQuiet) continue
      this.tell({ type: 'update', parts: [...acted.update.parts] })
      this.tell(this.coach)
    }
    throw new Error('the others come to no end')
  }

  private maybeOver(): void {
    const { role } = this.run
    if (this.host.isOver && !this.isQuiet) this.tell({ type: 'table', table: this.info, seats: [role], roles: [role] })
  }
}
