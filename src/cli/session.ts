import { writeFileSync } from 'node:fs'
import type { Bot } from '../bots/bot.ts'
import { captainBot } from '../bots/captain.ts'
import { EVERYONE, includes, offersView, questionView } from '../engine/index.ts'
import type { FastSource, GameEvent, GameState, OptionView, QuestionView, Role, Roles } from '../engine/index.ts'
import { saveMatch, textOf } from '../engine/file.ts'
import { LANGUAGES, type AnyModule, type Language } from '../games/registry.ts'
import { answerWith, moveBot, type BotsOf } from '../host/bots.ts'
import type { Told } from '../host/channels.ts'
import type { Acted, Action, Host } from '../host/host.ts'
import type { Io, Paint } from './io.ts'
import { codeOf } from './problem.ts'
import { playTexts, type PlayTexts } from './play-texts.ts'

/** Where a line comes from that a person typed, so that a script can say where it went wrong. */
export type Heard = 'done' | 'quit' | { readonly problem: string }

export interface SessionOptions {
  readonly module: AnyModule
  readonly io: Io
  readonly paint: Paint
  readonly bots: BotsOf<GameState, unknown>
  readonly source: FastSource
  readonly language: Language
}

/** What the table itself says: the terminal has its own words for that. */
const isOfTable = ({ type }: GameEvent): boolean => type.startsWith('table.')

/** The option that a number or `=key` means. */
const keyOf = (word: string, options: readonly OptionView[]): string | undefined =>
  word.startsWith('=') ? word.slice(1) : options[Number(word) - 1]?.key

/** One game at a terminal: tells what happens, shows the question of whoever is asked, understands what is typed. */
export class Session {
  language: Language
  readonly host: Host<GameState, unknown>
  private readonly options: SessionOptions
  private readonly substitutes = new Map<Role, Bot<GameState, unknown>>()
  private person: Role | undefined

  constructor(host: Host<GameState, unknown>, options: SessionOptions) {
    this.host = host
    this.options = options
    this.language = options.language
    host.bots = new Set(options.bots.keys())
  }

  get texts(): PlayTexts {
    return playTexts[this.language]
  }

  private get people(): Role[] {
    const roles = Array.from({ length: this.host.match.roles }, (_, role) => role)
    return roles.filter((role) => !this.options.bots.has(role))
  }

  /** Bots have names of their own; people at a terminal are called by their number. */
  readonly names = (role: Role): string | undefined =>
    this.options.bots.has(role) ? this.options.module.facts.bots?.[role]?.name : undefined

  player(role: Role): string {
    return this.options.module.narrator.player(this.language, this.host.match.play, role, this.names)
  }

  // What happens

  hear(told: readonly Told[]): void {
    for (const { event, to } of told) if (this.maySee(to)) this.tell(event)
  }

  /** At a shared screen only what everybody may know, or the person who is choosing. */
  private maySee(to: Roles): boolean {
    if (to === EVERYONE) return true
    const { people } = this
    const reader = people.length === 1 ? people[0] : this.person
    return reader !== undefined && includes(to, reader)
  }

  private tell(event: GameEvent): void {
    const { module, io, paint } = this.options
    const line = isOfTable(event) ? '' : module.narrator.event(this.language, this.host.match.play, event, this.names)
    if (line !== '') io.out(paint('dim', line))
  }

  /** Does something and tells what comes of it. */
  private act(role: Role, action: Action): Acted {
    const acted = this.host.act(role, action)
    if (acted.ok) this.hear(acted.update.told)
    return acted
  }

  /** Whoever has not said yet whether the match may go back. */
  private get toAgree(): Role | undefined {
    const request = this.host.request()
    return request === undefined ? undefined : this.people.find((role) => !request.agreed.includes(role))
  }

  /** Lets bots answer until a person is asked; undefined when the game is over. */
  nextPerson(): Role | undefined {
    const { host, options } = this
    while (!host.isOver) {
      const asked = this.toAgree
      const update = asked === undefined ? moveBot(host, options.bots, options.source) : undefined
      if (update === undefined) return this.turnTo(asked ?? host.match.play.pending[0].role)
      this.hear(update.told)
    }
    return undefined
  }

  private turnTo(role: Role): Role {
    if (this.people.length > 1 && this.person !== role) this.out('yellow', this.texts.handOver(this.player(role)))
    this.person = role
    return role
  }

  private out(style: Parameters<Paint>[0], text: string): void {
    this.options.io.out(this.options.paint(style, text))
  }

  // The question

  show(role: Role): void {
    const { paint, io } = this.options
    io.out('')
    const by = this.toAgree === role ? this.host.request()?.by : undefined
    if (by !== undefined) return this.out('bold', this.texts.asksToGoBack(this.player(by)))
    const view = questionView(this.host.match, role)!
    io.out(`${paint('bold', this.words(view.prompt))} ${paint('dim', `[${view.rule}]`)}`)
    view.options.forEach((option, i) => this.showOption(option, String(i + 1).padStart(3)))
    offersView(this.host.match, role).forEach((offer, i) => this.showOption(offer, `offer ${i + 1}`))
    return undefined
  }

  private showOption({ label, detail }: OptionView, name: string): void {
    const { paint, io } = this.options
    const more = detail === undefined ? '' : paint('dim', ` – ${this.words(detail)}`)
    io.out(`${paint('cyan', name)} ${this.words(label)}${more}`)
  }

  private words(message: QuestionView['prompt']): string {
    return this.options.module.narrator.message(this.language, this.host.match.play, message, this.names)
  }

  // What is typed

  hearLine(line: string, role: Role): Heard {
    const [command, ...rest] = line.trim().split(/\s+/)
    if (command === '') return 'done'
    const known = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined
    if (known !== undefined) return known(this, role, rest.join(' '))
    if (this.toAgree === role) return { problem: this.texts.agreeFirst }
    if (/^(\d+|=.*)$/.test(command)) return this.choose([command, ...rest], role)
    const isKey = questionView(this.host.match, role)?.options.some((option) => option.key === command) === true
    return isKey ? this.choose([`=${command}`, ...rest], role) : { problem: this.texts.unknown(JSON.stringify(line)) }
  }

  /** One word for this question, further ones for those that follow, as long as the same person is asked. */
  private choose(words: readonly string[], role: Role): Heard {
    for (const word of words) {
      const view = questionView(this.host.match, role)
      const option = keyOf(word, view?.options ?? [])
      if (view === undefined || option === undefined) return { problem: this.texts.notOffered(word) }
      const heard = this.heard(this.act(role, { type: 'answer', question: view.id, option }), word)
      if (heard !== 'done') return heard
    }
    return 'done'
  }

  /** What became of something that was chosen. */
  private heard(acted: Acted, word: string): Heard {
    if (acted.ok) return 'done'
    const reasons = acted.refusal.reasons.map((reason) => `${this.words(reason.message)} [${reason.rule}]`)
    return { problem: [this.texts.notOffered(word), ...reasons].join(' ') }
  }

  offer(role: Role, word: string): Heard {
    const offers = offersView(this.host.match, role)
    if (word === '') {
      if (offers.length === 0) this.options.io.out(this.texts.noOffers)
      offers.forEach((offer, i) => this.showOption(offer, `offer ${i + 1}`))
      return 'done'
    }
    const key = keyOf(word, offers)
    if (key === undefined) return { problem: this.texts.notOffered(word) }
    return this.heard(this.act(role, { type: 'offer', key }), word)
  }

  /** Going back and on again. */
  back(role: Role, action: Action): Heard {
    const acted = this.act(role, action)
    if (!acted.ok) return { problem: this.texts[action.type === 'redo' ? 'noRedo' : 'noUndo'] }
    const types = acted.update.told.map(({ event }) => event.type)
    if (types.includes('table.redo')) this.options.io.out(this.texts.redone)
    else if (types.includes('table.decline')) this.options.io.out(this.texts.declined)
    else if (action.type === 'undo' || types.includes('table.undo')) this.options.io.out(this.texts.undone)
    return 'done'
  }

  auto(role: Role, argument: string): Heard {
    if (argument !== '' && argument !== 'end' && !/^\d{1,6}$/.test(argument))
      return { problem: this.texts.usage('auto [n|end]') }
    const times = argument === 'end' ? Infinity : Number(argument === '' ? 1 : argument)
    for (let i = 0; i < times; i++) {
      const asked = i === 0 ? role : this.nextPerson()
      if (asked === undefined || this.host.match.asked(asked) === undefined) break
      const substitute = this.substitutes.get(asked) ?? captainBot<GameState, unknown>()
      this.substitutes.set(asked, substitute)
      this.hear(answerWith(this.host, asked, substitute, this.options.source, true).told)
    }
    return 'done'
  }

  board(role: Role): Heard {
    const { module, io } = this.options
    for (const { title, lines } of module.narrator.board(
      this.language,
      this.host.match.positionOf(role),
      role,
      this.names,
    )) {
      this.out('bold', title)
      for (const line of lines) io.out(`  ${line}`)
    }
    return 'done'
  }

  odds(role: Role): Heard {
    const odds = this.host.odds(role)
    if (odds.length === 0) this.options.io.out(this.texts.noOdds)
    for (const { about, chances } of odds) {
      const list = chances.map(({ label, probability }) => `${this.words(label)} ${(100 * probability).toFixed(1)} %`)
      this.options.io.out(`${this.words(about)}: ${list.join(', ')}`)
    }
    return 'done'
  }

  why(role: Role, key: string): Heard {
    if (key === '') return { problem: this.texts.usage('why area:12') }
    const reasons = this.host.explain(role, key)
    if (reasons.length === 0) this.options.io.out(this.texts.noReason)
    for (const { rule, message } of reasons) this.options.io.out(`${this.words(message)} [${rule}]`)
    return 'done'
  }

  log(argument: string): Heard {
    const most = argument === '' ? 20 : Number(argument)
    if (!Number.isInteger(most) || most < 1) return { problem: this.texts.usage('log [n]') }
    const seen = this.host.told.filter(({ event, to }) => !isOfTable(event) && this.maySee(to)).slice(-most)
    if (seen.length === 0) this.options.io.out(this.texts.nothingYet)
    for (const { event } of seen) this.tell(event)
    return 'done'
  }

  lang(argument: string): Heard {
    const found = LANGUAGES.find((language) => language === argument)
    if (found === undefined) return { problem: this.texts.languages }
    this.language = found
    this.options.io.out(this.texts.languageIs)
    return 'done'
  }

  save(file: string): Heard {
    if (file === '') return { problem: this.texts.usage('save game.walstatt.json') }
    try {
      writeFileSync(file, textOf(saveMatch(this.host.prepared.setup, this.host.match)))
    } catch (error) {
      return { problem: this.texts.notSaved(file, codeOf(error)) }
    }
    this.options.io.out(this.texts.saved(file))
    return 'done'
  }

  help(): Heard {
    for (const line of this.texts.help) this.options.io.out(`  ${line}`)
    return 'done'
  }
}

const COMMANDS: Readonly<Record<string, (session: Session, role: Role, argument: string) => Heard>> = {
  help: (session) => session.help(),
  '?': (session) => session.help(),
  undo: (session, role) => session.back(role, { type: 'undo' }),
  redo: (session, role) => session.back(role, { type: 'redo' }),
  request: (session, role) => session.back(role, { type: 'request' }),
  agree: (session, role) => session.back(role, { type: 'consent', yes: true }),
  decline: (session, role) => session.back(role, { type: 'consent', yes: false }),
  offer: (session, role, word) => session.offer(role, word),
  board: (session, role) => session.board(role),
  odds: (session, role) => session.odds(role),
  why: (session, role, key) => session.why(role, key),
  log: (session, _role, argument) => session.log(argument),
  auto: (session, role, argument) => session.auto(role, argument),
  lang: (session, _role, argument) => session.lang(argument),
  save: (session, _role, argument) => session.save(argument),
  quit: () => 'quit',
}
