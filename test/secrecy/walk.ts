import { EngineFault, EVERYONE, type FastSource, type GameState, type Role, viewOf } from '../../src/engine/index.ts'
import type { Acted, Action, Update } from '../../src/host/host.ts'
import { channelsOf, heardBy, isFor, keysOf, partsFor, probeOf } from './heard.ts'
import type { SecrecyReport } from './secrecy.ts'
import type { Audience, Parting, Twins, World } from './twins.ts'

/** Something that an audience could tell two worlds apart by, though it had learnt nothing. */
export interface Leak {
  readonly where: string
  readonly audience: Audience
  readonly what: string
  readonly texts: readonly [string, string]
  readonly records: readonly string[]
}

/** What is done in the first world, and in the second: the same, but for a hidden answer. */
interface Deed {
  readonly role: Role
  readonly actions: readonly [Action, Action]
  readonly name: string
}

/** All that a part may hold while others choose in secret. */
const QUIET = new Set(['channel', 'seq', 'waiting'])
const INTENTS = 16
const LOOK_EVERY = 4

const count = (counts: Map<string, number>, name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1)

/** That somebody is ready, or exchanges something at all, is for everybody to see; what it is, is not. */
const shapeOf = (key: string): string => key.replaceAll(/[a-z0-9]+/gi, '')

/** Where two texts part, with some of their surroundings. */
function excerpts(a: string, b: string): [string, string] {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const part = (text: string): string => text.slice(Math.max(0, at - 80), at + 120)
  return [part(a), part(b)]
}

/** What was dealt may turn out to be at odds with what had begun (a debt that this hand cannot pay). */
function actedOrStuck<S extends GameState, C>(world: World<S, C>, role: Role, action: Action): Acted | undefined {
  try {
    return world.act(role, action)
  } catch (error) {
    if (error instanceof EngineFault && error.fault === 'stuck') return undefined
    throw error
  }
}

/** Plays two worlds on with the same answers and compares all that the audience gets, until it may tell them apart. */
export class Walk<S extends GameState, C> {
  private readonly twins: Twins<S, C>
  private readonly where: string
  private readonly source: FastSource
  private readonly report: SecrecyReport
  private readonly partlyOpen: readonly string[]
  private readonly intents = new Set<string>()
  private isOver = false
  private step = 0
  /** An answer differs of which others see a part, later and outside of a sealed round. */
  private isPartlyOpen = false
  /** A sealed answer differs that the audience may know once all are in. */
  private isToBeOpened = false

  constructor(
    twins: Twins<S, C>,
    where: string,
    source: FastSource,
    report: SecrecyReport,
    partlyOpen: readonly string[],
  ) {
    this.twins = twins
    this.where = where
    this.source = source
    this.report = report
    this.partlyOpen = partlyOpen
  }

  run(steps: number): void {
    const { first, second, audience } = this.twins
    this.noteUnseen()
    const updates = [first.start, second.start] as const
    this.compare('the beginning', [first.host.told.length, second.host.told.length], updates, [0, 0])
    if (this.isOver) return
    for (const { host } of [first, second]) for (const channel of channelsOf(audience)) host.whole(channel)
    this.look(true)
    while (!this.isOver && this.step < steps) {
      this.step++
      const deed = this.nextDeed()
      if (deed === undefined) return
      this.do(deed)
      if (!this.isOver && this.isToBeOpened && !first.host.match.play.isSealed) this.end('sealed answers')
      const isLast = this.step === steps
      if (!this.isOver && (isLast || this.step % LOOK_EVERY === 0)) this.look(isLast)
    }
  }

  // Comparing

  private leak(what: string, a: string, b: string): void {
    const { audience } = this.twins
    this.isOver = true
    this.report.leaks.push({
      where: `${this.where} step ${this.step}`,
      audience,
      what,
      texts: excerpts(a, b),
      records: this.records(),
    })
  }

  /** What was recorded in the last step of each world. */
  private records(): string[] {
    return [this.twins.first, this.twins.second].map(({ host }) => {
      const from = host.steps.at(-2)?.log ?? 0
      return host.match.log
        .slice(from)
        .map((entry) => ('option' in entry ? `${entry.role}:${entry.option}${'auto' in entry ? '!' : ''}` : entry.type))
        .join(' ')
    })
  }

  private end(why: string): void {
    this.isOver = true
    count(this.report.parted, why)
  }

  private do({ role, actions, name }: Deed): void {
    const { first, second } = this.twins
    this.twins.led.length = 0
    const round = first.round
    const before = [first.host.told.length, second.host.told.length] as const
    const a = first.act(role, actions[0])
    const b = actedOrStuck(second, role, actions[1])
    if (b === undefined) return this.end('no such world')
    this.noteUnseen()
    const what = `${name} of role ${role}`
    if (!a.ok || !b.ok) {
      const isEqual = JSON.stringify(a) === JSON.stringify(b)
      if (!isEqual) this.leak(`whether ${what} is taken`, JSON.stringify(a), JSON.stringify(b))
      return
    }
    if (round !== '' && round === first.round && role !== this.twins.audience) this.mustBeQuiet(what, a.update)
    if (this.isOver) return
    this.compare(what, [first.host.told.length, second.host.told.length], [a.update, b.update], before)
    if (!this.isOver && (a.update.isOver || b.update.isOver)) this.end('the game is over')
  }

  /** Of a sealed answer others learn at most that somebody is ready. */
  private mustBeQuiet(what: string, update: Update): void {
    const parts = partsFor(this.twins.audience, update)
    const isQuiet = parts.every((part) => Object.keys(part).every((key) => QUIET.has(key)))
    if (!isQuiet) this.leak(`sealed ${what}`, JSON.stringify(parts), '[]')
  }

  /** Equal, or different for a lawful reason: then all that was told before that must be equal. */
  private compare(
    what: string,
    told: readonly [number, number],
    updates: readonly [Update, Update],
    before: readonly [number, number],
  ): void {
    const { audience, first, second } = this.twins
    const [a, b] = updates.map((update) => JSON.stringify(partsFor(audience, update)))
    const events = [first, second].map((world, i) => this.eventsOf(world, before[i], told[i]))
    if (a === b && JSON.stringify(events[0]) === JSON.stringify(events[1])) {
      this.report.steps++
      return
    }
    if (this.isPartlyOpen) return this.end('a part of an answer')
    const parting = first.parting ?? second.parting ?? this.didOtherwise() ?? this.learnt()
    if (parting === undefined) {
      if (a === b) return this.leak(`events after ${what}`, JSON.stringify(events[0]), JSON.stringify(events[1]))
      return this.leak(`parts after ${what}`, a, b)
    }
    const [x, y] = this.toldBefore([first.parting ?? parting, second.parting ?? parting], before, told)
    if (x !== y) return this.leak(`events before ${parting.why} after ${what}`, x, y)
    this.end(parting.why)
  }

  /** After the same questions somebody else had to do something else, for all to see. */
  private didOtherwise(): Parting | undefined {
    const [a, b] = [this.twins.first.answers, this.twins.second.answers]
    const at = a.findIndex(({ question, option }, i) => question !== b[i]?.question || option !== b[i].option)
    return at >= 0 && a[at].isSeen && a[at].question === b[at]?.question ? a[at] : undefined
  }

  /** The game itself says that the audience has now seen something that is not the same in both worlds. */
  private learnt(): Parting | undefined {
    const { first, second } = this.twins
    return first.seen === second.seen ? undefined : { why: 'seen', told: 0 }
  }

  private eventsOf({ host }: World<S, C>, from: number, to: number): unknown[] {
    const { audience } = this.twins
    return host.told
      .slice(from, to)
      .filter((told) => isFor(audience, told))
      .map(({ event }) => event)
  }

  private toldBefore(
    partings: readonly (Parting | undefined)[],
    before: readonly [number, number],
    told: readonly [number, number],
  ): [string, string] {
    const lists = [this.twins.first, this.twins.second].map((world, i) =>
      this.eventsOf(world, before[i], partings[i]?.told ?? told[i]),
    )
    const n = Math.min(lists[0].length, lists[1].length)
    const [a, b] = lists.map((list) => JSON.stringify(list.slice(0, n)))
    return [a, b]
  }

  private look(isLookingBack: boolean): void {
    const { audience, first, second } = this.twins
    this.gather()
    const probe = probeOf(first.host, this.someIntents(), isLookingBack)
    const [a, b] = [heardBy(first.host, audience, probe), heardBy(second.host, audience, probe)]
    for (const [what, text] of a) {
      const other = b.get(what) ?? 'nothing'
      if (text !== other) return this.leak(what, text, other)
    }
    if (a.size !== b.size) this.leak('what can be asked for', [...a.keys()].join(), [...b.keys()].join())
  }

  /** Keys and targets of everybody's options: what a role may point at or guess. */
  private gather(): void {
    const { match } = this.twins.first.host
    for (const ask of match.play.pending)
      for (const { key, targets = [] } of viewOf(match.play, ask).options)
        for (const intent of [key, ...targets]) this.intents.add(intent)
  }

  private someIntents(): string[] {
    const all = [...this.intents]
    const some = Array.from({ length: Math.min(INTENTS, all.length) }, () => all[this.source.below(all.length)])
    return [...new Set(['nonsense', ...some])]
  }

  private noteUnseen(): void {
    const { first, second } = this.twins
    for (const what of new Set([...first.unseen, ...second.unseen])) count(this.report.varied, `draw ${what}`)
  }

  // Acting

  private nextDeed(): Deed | undefined {
    const { source, twins } = this
    const { first, second } = twins
    if (source.below(6) === 0) {
      const deed = this.mischief()
      if (deed !== undefined) return deed
    }
    const { pending } = first.host.match.play
    if (pending.length === 0) return void this.end('nobody is asked')
    const { role, question } = pending[source.below(pending.length)]
    const asks = [first.host.match.asked(role)!, second.host.match.asked(role)] as const
    if (asks[1] === undefined || asks[1].question.name !== question.name) return void this.end('other questions')
    const ids = [first.host.match.idOf(asks[0]), second.host.match.idOf(asks[1])]
    const options = this.chosen(role, question.name)
    if (options === undefined) return void this.end(`own secret of ${question.name}`)
    const [a, b] = options.map((option, i): Action => ({ type: 'answer', question: ids[i], option }))
    return { role, actions: [a, b], name: `${question.name} ${options.join('/')}` }
  }

  /** The same option, or, where the audience does not learn the answer, sometimes another one. */
  private chosen(role: Role, name: string): [string, string] | undefined {
    const { source } = this
    const { first, second, audience } = this.twins
    const [a, b] = [keysOf(first.host, role), keysOf(second.host, role)]
    const one = (keys: readonly string[]): string => keys[source.below(keys.length)]
    if (role !== audience && this.isHidden(role) && source.below(2) === 0) {
      const key = one(a)
      const alike = b.filter((other) => shapeOf(other) === shapeOf(key))
      if (alike.length === 0) return undefined
      const options: [string, string] = [key, one(alike)]
      if (options[0] !== options[1]) {
        count(this.report.varied, `answer ${name}`)
        this.isToBeOpened ||= !this.staysHidden(role)
        this.isPartlyOpen ||= this.partlyOpen.includes(name) && !first.host.match.play.isSealed
      }
      return options
    }
    const both = a.filter((key) => b.includes(key))
    if (both.length === 0) return undefined
    const key = one(both)
    return [key, key]
  }

  private isHidden(role: Role): boolean {
    return this.twins.first.host.match.play.isSealed || this.staysHidden(role)
  }

  private staysHidden(role: Role): boolean {
    const { first } = this.twins
    const ask = first.host.match.asked(role)!
    return !first.sees(ask.question.seenBy?.(ask) ?? EVERYONE)
  }

  /** Offers, undo, redo, going back by consent: done alike in both worlds. */
  private mischief(): Deed | undefined {
    const { source, twins } = this
    const { match } = twins.first.host
    const role: Role = source.below(match.roles)
    const types = ['undo', 'redo', 'request', 'consent'] as const
    const type = types[source.below(types.length)]
    const action: Action = type === 'consent' ? { type, yes: source.below(2) === 0 } : { type }
    return { role, actions: [action, action], name: type }
  }
}
