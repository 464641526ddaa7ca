import { describe, expect, it } from 'vitest'
import { fastSource, LANGUAGES, openMatch, prepare, viewOf } from '../../engine/index.ts'
import type { Game, GameEvent, GameState, Language, Match, Message, Options, Role, Table } from '../../engine/index.ts'

interface Said<S extends GameState, C> {
  readonly game: Game<S, C>
  /** Every rule there is, rulings included. */
  isRule(id: string): boolean
  message(language: Language, table: Table<S, C>, message: Message): string
  eventRule(event: GameEvent): string | undefined
  /** Keys that also name something else, of which the reasons speak. */
  readonly twofold?: RegExp
}

interface SaidTable {
  readonly title: string
  readonly roles: number
  readonly options: Options
}

/** What words made from missing or wrong values look like. */
const ODD = /undefined|NaN|\[object|null|\s{2}|^\s|\s$|\$\{/

interface Offered {
  readonly keys: ReadonlySet<string>
  /** Part of something on offer, which need not be on offer alone. */
  readonly targets: ReadonlySet<string>
}

const NOTHING: Offered = { keys: new Set(), targets: new Set() }

/** Keys of so many earlier questions are asked about again. */
const KEPT = 400

/** Keys that no question has. */
const STRANGE = ['', 'no such key', ':', '0', 'area:', 'area:999', '999>999', '-1']

/** Hears what is said and notes what is wrong with it. */
class Listening<S extends GameState, C> {
  readonly faults = new Set<string>()
  private readonly said: Said<S, C>
  private readonly match: Match<S, C>
  private readonly known: string[] = []

  constructor(said: Said<S, C>, match: Match<S, C>) {
    this.said = said
    this.match = match
    match.listener = (event) => this.rule(`event ${event.type}`, said.eventRule(event))
  }

  private rule(of: string, id: string | undefined): void {
    if (id !== undefined && !this.said.isRule(id)) this.faults.add(`${of}: no rule ${id}`)
  }

  private words(of: string, message: Message): void {
    for (const language of LANGUAGES) {
      const text = this.said.message(language, this.match.play, message)
      if (text === '' || ODD.test(text)) this.faults.add(`${of}: ${message.key}: ${text}`)
    }
  }

  /** Everything that is asked has a rule and words, every option a key of its own, and nothing that is offered is refused. */
  question(role: Role): Offered {
    const { play } = this.match
    const keys = new Set<string>()
    const targets = new Set<string>()
    for (const ask of play.pending) {
      const view = viewOf(play, ask)
      this.rule(`question ${view.name}`, view.rule)
      this.words(`question ${view.name}`, view.prompt)
      for (const { key, label, detail, rule, targets: at = [] } of view.options) {
        if (ask.role === role) keys.add(key)
        for (const target of at) targets.add(target)
        this.words(`option ${view.name} ${key}`, label)
        if (detail !== undefined) this.words(`detail ${view.name} ${key}`, detail)
        this.rule(`option ${view.name} ${key}`, rule)
      }
      for (const { about, chances } of this.said.game.odds(play, ask.role, ask))
        for (const one of [about, ...chances.map(({ label }) => label)]) this.words(`odds ${view.name}`, one)
    }
    return { keys, targets }
  }

  /** A refusal gives reasons with a rule and words; what was on offer before and is not any more is never refused in silence. */
  refusals(role: Role, { keys, targets }: Offered, draw: (n: number) => number): void {
    const asked = [
      ...STRANGE,
      ...Array.from({ length: 6 }, () => this.known[draw(Math.max(1, this.known.length))] ?? ''),
    ]
    for (const key of asked) {
      const reasons = this.match.explain(role, { key })
      for (const reason of reasons) {
        this.rule(`refusal of ${key}`, reason.rule)
        this.words(`refusal of ${key}`, reason.message)
      }
      const isTwofold = this.said.twofold?.test(key) === true
      if (keys.has(key) && !isTwofold && reasons.length > 0)
        this.faults.add(`${key} is offered and refused: ${reasons[0].message.key}`)
    }
    for (const key of [...keys, ...targets]) if (this.known.length < KEPT || draw(8) === 0) this.known[draw(KEPT)] = key
  }
}

/** So many answers lie between two looks at everything: it takes long. */
const SELDOM = 3

/** Plays at random and listens to everything that is said: questions, options, chances, events and refusals. */
export function everythingIsSaid<S extends GameState, C>(
  said: Said<S, C>,
  tables: readonly SaidTable[],
  answers: number,
): void {
  describe('everything that is said on the way', () => {
    for (const { title, roles, options } of tables)
      it(`has words in both languages and a rule that exists: ${title}`, () => {
        const prepared = prepare(said.game, roles, options)
        if (!prepared.ok) throw new Error(JSON.stringify(prepared.problems))
        const source = fastSource(`said ${title}`)
        const draw = (n: number): number => source.below(n)
        const match = openMatch(prepared.value, fastSource(`chance ${title}`))
        const listening = new Listening(said, match)
        match.begin()
        for (let i = 0; i < answers && !match.over; i++) {
          const { play } = match
          const ask = play.pending[draw(play.pending.length)]
          if (i % SELDOM === 0) listening.refusals(ask.role, listening.question(ask.role), draw)
          listening.refusals((ask.role + 1) % roles, NOTHING, draw)
          const open = play.options(ask)
          play.answer(ask, open[draw(open.length)])
        }
        expect([...listening.faults]).toEqual([])
      })
  })
}
