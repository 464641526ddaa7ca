import { writeFileSync } from 'node:fs'
import type { Bot } from '../bots/bot.ts'
import { greedyBot } from '../bots/greedy.ts'
import type { FastSource } from '../engine/chance/fast.ts'
import { saveMatch, textOf } from '../engine/file.ts'
import type { AnswerEntry } from '../engine/log.ts'
import type { Match } from '../engine/match.ts'
import type { AnyAsk } from '../engine/question.ts'
import type { Setup } from '../engine/setup.ts'
import { EVERYONE, includes, type GameEvent, type GameState, type Role, type Roles } from '../engine/table.ts'
import { undo, undoTarget } from '../engine/undo.ts'
import { questionView, type QuestionView } from '../engine/wire.ts'
import { LANGUAGES, type AnyModule, type Language } from '../games/registry.ts'
import type { Io, Paint } from './io.ts'
import { playTexts, type PlayTexts } from './play-texts.ts'

type AnyState = GameState
type AnyMatch = Match<AnyState, unknown>

/** Where a line comes from that a person typed, so that a script can say where it went wrong. */
export type Heard = 'done' | 'quit' | { readonly problem: string }

export interface Seats {
  /** By role: undefined where a person sits. */
  readonly bots: readonly (Bot<AnyState, unknown> | undefined)[]
}

/** One game at a terminal: tells what happens, shows the question of whoever is asked, understands what is typed. */
export class Session {
  language: Language
  readonly match: AnyMatch
  private readonly module: AnyModule
  private readonly setup: Setup
  private readonly io: Io
  private readonly paint: Paint
  private readonly seats: Seats
  private readonly source: FastSource
  private readonly story: { event: GameEvent; to: Roles }[] = []
  private readonly undone: AnswerEntry[][] = []
  private readonly helpers: Bot<AnyState, unknown>[]
  private person: Role | undefined

  constructor(
    match: AnyMatch,
    {
      module,
      setup,
      io,
      paint,
      seats,
      source,
      language,
    }: {
      module: AnyModule
      setup: Setup
      io: Io
      paint: Paint
      seats: Seats
      source: FastSource
      language: Language
    },
  ) {
    this.match = match
    this.module = module
    this.setup = setup
    this.io = io
    this.paint = paint
    this.seats = seats
    this.source = source
    this.language = language
    this.helpers = seats.bots.map(() => greedyBot<AnyState, unknown>())
    match.listener = (event, to) => this.hear(event, to)
  }

  get texts(): PlayTexts {
    return playTexts[this.language]
  }

  private get people(): Role[] {
    return this.seats.bots.flatMap((bot, role) => (bot === undefined ? [role] : []))
  }

  player(role: Role): string {
    return this.module.narrator.player(this.language, this.match.play, role)
  }

  // What happens

  private hear(event: GameEvent, to: Roles): void {
    this.story.push({ event, to })
    if (this.maySee(to)) this.tell(event)
  }

  /** At a shared screen only what everybody may know, or the person who is choosing. */
  private maySee(to: Roles): boolean {
    if (to === EVERYONE) return true
    const { people } = this
    const reader = people.length === 1 ? people[0] : this.person
    return reader !== undefined && includes(to, reader)
  }

  private tell(event: GameEvent): void {
    const line = this.module.narrator.event(this.language, this.match.play, event)
    if (line !== '') this.io.out(this.paint('dim', line))
  }

  /** Lets bots answer until a person is asked; undefined when the game is over. */
  nextPerson(): Role | undefined {
    while (!this.match.over) {
      const { pending } = this.match.play
      const ask = pending.find(({ role }) => this.seats.bots[role] !== undefined) ?? pending[0]
      const bot = this.seats.bots[ask.role]
      if (bot === undefined) return this.turnTo(ask.role)
      this.answerWith(bot, ask, false)
    }
    return undefined
  }

  private turnTo(role: Role): Role {
    if (this.people.length > 1 && this.person !== role)
      this.io.out(this.paint('yellow', this.texts.handOver(this.player(role))))
    this.person = role
    return role
  }

  private answerWith(bot: Bot<AnyState, unknown>, ask: AnyAsk<AnyState, unknown>, auto: boolean): void {
    const { match } = this
    const option = bot.choose(match, ask, [...match.play.options(ask)], this.source)
    const key = ask.question.key(match.play, option, ask)
    match.answer({ role: ask.role, question: match.idOf(ask), option: key, auto })
    this.undone.length = 0
  }

  // The question

  show(role: Role): void {
    const view = questionView(this.match, role)!
    const { paint, io } = this
    io.out('')
    io.out(`${paint('bold', this.words(view.prompt))} ${paint('dim', `[${view.rule}]`)}`)
    view.options.forEach((option, i) => {
      const detail = option.detail === undefined ? '' : paint('dim', ` – ${this.words(option.detail)}`)
      io.out(`${paint('cyan', String(i + 1).padStart(3))} ${this.words(option.label)}${detail}`)
    })
  }

  private words(message: QuestionView['prompt']): string {
    return this.module.narrator.message(this.language, this.match.play, message)
  }

  // What is typed

  hearLine(line: string, role: Role): Heard {
    const [command, ...rest] = line.trim().split(/\s+/)
    if (command === '') return 'done'
    if (/^(\d+|=.*)$/.test(command)) return this.choose([command, ...rest], role)
    const argument = rest.join(' ')
    const known = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined
    if (known !== undefined) return known(this, role, argument)
    const isKey = questionView(this.match, role)!.options.some((option) => option.key === command)
    return isKey ? this.choose([`=${command}`, ...rest], role) : { problem: this.texts.unknown(JSON.stringify(line)) }
  }

  /** One word for this question, further ones for those that follow, as long as the same person is asked. */
  private choose(words: readonly string[], role: Role): Heard {
    for (const word of words) {
      const view = questionView(this.match, role)
      if (view === undefined) return { problem: this.texts.notOffered(word) }
      const key = word.startsWith('=') ? word.slice(1) : view.options[Number(word) - 1]?.key
      if (key === undefined) return { problem: this.texts.notOffered(word) }
      const accepted = this.match.answer({ role, question: view.id, option: key })
      if (!accepted.ok) {
        const reasons = accepted.refusal.reasons.map((reason) => `${this.words(reason.message)} [${reason.rule}]`)
        return { problem: [this.texts.notOffered(word), ...reasons].join(' ') }
      }
      this.undone.length = 0
    }
    return 'done'
  }

  undo(role: Role): Heard {
    const at = undoTarget(this.match, role)
    const taken = at === undefined ? [] : this.match.force.slice(at)
    if (!undo(this.match, role).ok) return { problem: this.texts.noUndo }
    this.undone.push(taken.filter((entry): entry is AnswerEntry => entry.type === 'answer'))
    this.io.out(this.texts.undone)
    return 'done'
  }

  /** What the engine answers by itself again is not given twice. */
  redo(): Heard {
    const taken = this.undone.pop()
    if (taken === undefined) return { problem: this.texts.noRedo }
    for (const { role, question, option } of taken) this.match.answer({ role, question, option })
    this.io.out(this.texts.redone)
    return 'done'
  }

  auto(role: Role, argument: string): Heard {
    if (argument !== '' && argument !== 'end' && !/^\d{1,6}$/.test(argument))
      return { problem: this.texts.usage('auto [n|end]') }
    const times = argument === 'end' ? Infinity : Number(argument === '' ? 1 : argument)
    for (let i = 0; i < times; i++) {
      const asked = i === 0 ? role : this.nextPerson()
      const ask = asked === undefined ? undefined : this.match.asked(asked)
      if (ask === undefined) break
      this.answerWith(this.helpers[ask.role], ask, true)
    }
    return 'done'
  }

  board(role: Role): Heard {
    for (const { title, lines } of this.module.narrator.board(this.language, this.match.positionOf(role), role)) {
      this.io.out(this.paint('bold', title))
      for (const line of lines) this.io.out(`  ${line}`)
    }
    return 'done'
  }

  odds(role: Role): Heard {
    const play = this.match.positionOf(role)
    const ask = play.pending.find((waiting) => waiting.role === role)
    const odds = ask === undefined ? [] : this.module.game.odds(play, role, ask)
    if (odds.length === 0) this.io.out(this.texts.noOdds)
    for (const { about, chances } of odds) {
      const list = chances.map(({ label, probability }) => `${this.words(label)} ${(100 * probability).toFixed(1)} %`)
      this.io.out(`${this.words(about)}: ${list.join(', ')}`)
    }
    return 'done'
  }

  why(role: Role, key: string): Heard {
    if (key === '') return { problem: this.texts.usage('why area:12') }
    const reasons = this.match.explain(role, { key })
    if (reasons.length === 0) this.io.out(this.texts.noReason)
    for (const { rule, message } of reasons) this.io.out(`${this.words(message)} [${rule}]`)
    return 'done'
  }

  log(argument: string): Heard {
    const most = argument === '' ? 20 : Number(argument)
    if (!Number.isInteger(most) || most < 1) return { problem: this.texts.usage('log [n]') }
    const seen = this.story.filter(({ to }) => this.maySee(to)).slice(-most)
    if (seen.length === 0) this.io.out(this.texts.nothingYet)
    for (const { event } of seen) this.tell(event)
    return 'done'
  }

  lang(argument: string): Heard {
    const found = LANGUAGES.find((language) => language === argument)
    if (found === undefined) return { problem: this.texts.languages }
    this.language = found
    this.io.out(this.texts.languageIs)
    return 'done'
  }

  save(file: string): Heard {
    if (file === '') return { problem: this.texts.usage('save game.walstatt.json') }
    try {
      writeFileSync(file, textOf(saveMatch(this.setup, this.match)))
    } catch (error) {
      return { problem: this.texts.notSaved(file, (error as { code?: string }).code ?? '?') }
    }
    this.io.out(this.texts.saved(file))
    return 'done'
  }

  help(): Heard {
    for (const line of this.texts.help) this.io.out(`  ${line}`)
    return 'done'
  }
}

const COMMANDS: Readonly<Record<string, (session: Session, role: Role, argument: string) => Heard>> = {
  help: (session) => session.help(),
  '?': (session) => session.help(),
  undo: (session, role) => session.undo(role),
  redo: (session) => session.redo(),
  board: (session, role) => session.board(role),
  odds: (session, role) => session.odds(role),
  why: (session, role, key) => session.why(role, key),
  log: (session, _role, argument) => session.log(argument),
  auto: (session, role, argument) => session.auto(role, argument),
  lang: (session, _role, argument) => session.lang(argument),
  save: (session, _role, argument) => session.save(argument),
  quit: () => 'quit',
}
