import { facts } from '../facts.ts'
import { describe, expect, it } from 'vitest'
import { fastSource, openMatch, prepare, questionView } from '../../../engine/index.ts'
import type { FastSource, GameEvent, Message } from '../../../engine/index.ts'
import { LANGUAGES, type Language } from '../../module.ts'
import { CARDS } from '../content/cards.ts'
import { LANDS, SPACES, twinOf } from '../content/names.ts'
import { immortals } from '../index.ts'
import { optionSpecs } from '../rules/setup/options.ts'
import type { Role, Table } from '../rules/table/state.ts'
import { tableOf, type ImmortalsMatch } from '../testing/position.ts'
import { problemsOf } from '../testing/start-match.ts'
import { texts } from './index.ts'
import { narrator } from './narrator.ts'

const odd = /undefined|NaN|\[object|null|\s{2}|^\s|\s$|\$\{|\(\)|\.\.| [.,;?]|\D :|^[a-zäöü]|-1\b/

/** A number that does not go with its noun. */
const WRONG_NUMBER: Readonly<Record<Language, RegExp>> = {
  en: /(?<![.\d])1 (armies|residents|cards|lands|groups|victory points|conflict cards|cubes|discarded cards)\b|\b([02-9]|[1-9]\d+) (army|resident|card|land|group|victory point|conflict card|cube)(?! group)\b/,
  de: /(?<![,\d])1 (Armeen|Karten|Länder|Gruppen|Siegpunkte|Konfliktkarten|Armeegruppen)\b|\b([02-9]|[1-9]\d+) (Armee|Karte|Land|Gruppe|Siegpunkt|Konfliktkarte|Armeegruppe)\b/,
}

/** Words of the one language that have no business in the other. */
const FOREIGN: Readonly<Record<Language, RegExp>> = {
  en: /\b(und|oder|der|die|das|ist|Spieler|Karte|Armeen?|Energie|Licht|Schatten|Siegpunkte?)\b|[äöüß„]/i,
  de: /\b(and|or|of|the|you|your|player|card|army|armies|energy|light|shadow|points?|land of|residents?)\b/i,
}

/** Names of lands are the same in both languages. */
function withoutNames(t: Table, text: string): string {
  return t.content.map.landNames.reduce((left, { en, de }) => left.replaceAll(en, 'X').replaceAll(de, 'X'), text)
}

/** Nothing but a number or a name, which may be the same in both languages. */
const NAMES: readonly string[] = []

const tables = [
  { roles: 3, seed: 'dawn' },
  { roles: 4, seed: 'noon', eighthSpace: 'attackOrMove' },
  { roles: 5, seed: 'dusk' },
  { roles: 3, seed: 'frost' },
  { roles: 5, seed: 'thaw', eighthSpace: 'attackOrMove' },
  { roles: 3, seed: 'night', rounds: 10, returnFromLimbo: true },
]

const MOST_ANSWERS = 3000
/** Chances and refusals are asked for at every n-th question. */
const EVERY = 3

function open(roles: number, options: object, seed: string): ImmortalsMatch {
  const prepared = prepare(immortals, roles, options)
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.problems))
  return openMatch(prepared.value, fastSource(seed))
}

interface Listener {
  message(t: Table, message: Message): void
  event(t: Table, event: GameEvent): void
}

/** Plays a random game and hands out everything that is said in it. */
function listen(match: ImmortalsMatch, seed: string, to: Listener): void {
  const choices = fastSource(seed).fork('choices')
  const { play } = match
  const hear = (message: Message): void => to.message(play, message)
  match.listener = (event) => to.event(play, event)
  match.begin()
  for (let answers = 0; !match.over && answers < MOST_ANSWERS; answers++) {
    const ask = play.pending[choices.below(play.pending.length)]
    // Planning asks often and offers much.
    if (play.state.phase !== 'planning' || answers % (10 * EVERY) === 0) hearQuestion(match, ask.role, hear)
    if (answers % EVERY === 0) hearMore(match, choices, hear)
    play.answer(ask, busy(play.options(ask), ask.question.name, choices))
  }
  hearMore(match, choices, hear)
}

/** Mostly acts where a compensation would do, so that much happens. */
function busy(options: readonly number[], question: string, chance: FastSource): number {
  const option = options[chance.below(options.length)]
  const mayRest = question !== 'act' || option > 1 || options.length === 2
  // The two compensations come last.
  return mayRest || chance.below(8) === 0 ? option : options[chance.below(options.length - 2)]
}

function hearQuestion(match: ImmortalsMatch, role: Role, hear: (message: Message) => void): void {
  const view = questionView(match, role)!
  hear(view.prompt)
  for (const { label, detail } of view.options) for (const one of [label, detail]) if (one !== undefined) hear(one)
}

/** Wishes of all kinds; half of the lands are the role's own. */
function intents({ state: s }: Table, role: Role, of: FastSource): string[] {
  const own = s.possessor.flatMap((one, land) => (one === role ? [land] : []))
  const someLand = (): number => (own.length > 0 && of.below(2) === 0 ? own[of.below(own.length)] : of.below(LANDS))
  const [land, other] = [someLand(), someLand()]
  const [card, space, world] = [of.below(CARDS), of.below(SPACES), of.below(2)]
  const plan = `land:${land} card:${card} space:${space} back:${space} limbo:${world} place:${card}@${space} pass ready`
  const act = `draw marker compensation:gold done build:${of.below(3)}@${land} takeOver:${land} shrine:${land}`
  const fight = `attack:${land}>${other} attack:${land}>${twinOf(land)} move:${land}>${other} for neutral against`
  return `${plan} ${act} ${fight} awaken:${world} armies:${of.below(12)} group:${of.below(12)}`.split(' ')
}

function hearMore(match: ImmortalsMatch, chance: FastSource, hear: (message: Message) => void): void {
  const { play } = match
  const ask = play.question
  for (const { about, chances } of ask === undefined ? [] : immortals.odds(play, ask.role, ask))
    for (const one of [about, ...chances.map((one_) => one_.label)]) hear(one)
  for (let role = 0; role < play.state.roles; role++) {
    const own = play.pending.find((one) => one.role === role)
    for (let times = own?.question.name === 'act' ? 4 : 1; times > 0; times--)
      for (const key of intents(play, role, chance))
        for (const { message } of immortals.explain(play, role, { key }, own)) hear(message)
  }
}

const heard = { messages: new Set<string>(), events: new Set<string>(), differs: new Set<string>() }

function check(bad: Set<string>, t: Table, key: string, said: readonly string[]): void {
  if (said[0] !== said[1]) heard.differs.add(key)
  said.forEach((text, i) => {
    const language = LANGUAGES[i]
    const rest = withoutNames(t, text)
    if (text === '' || odd.test(text)) bad.add(`${key}: ${text}`)
    if (WRONG_NUMBER[language].test(text)) bad.add(`${key}, number: ${text}`)
    if (FOREIGN[language].test(rest)) bad.add(`${key}, not ${language}: ${text}`)
  })
}

describe('everything that is said in whole games', () => {
  it.each(tables)('has words in both languages: $roles players, $seed', ({ roles, seed, ...options }) => {
    const bad = new Set<string>()
    const rendered = new Set<string>()
    const match = open(roles, options, seed)
    listen(match, seed, {
      message(t, message) {
        const whole = JSON.stringify(message)
        if (rendered.has(whole)) return
        rendered.add(whole)
        heard.messages.add(message.key)
        const said = LANGUAGES.map((language) => narrator.message(language, t, message))
        check(bad, t, message.key, said)
      },
      event(t, event) {
        heard.events.add(event.type)
        const said = LANGUAGES.map((language) => narrator.event(language, t, event))
        check(bad, t, event.type, said)
      },
    })
    expect([...bad]).toEqual([])
    expect(match.over).toBe(true)
  })

  it('is most of what there is to say', () => {
    const [events, keys] = [Object.keys(texts.en.events), Object.keys(texts.en.messages)]
    expect(events.filter((type) => heard.events.has(type)).length / events.length).toBeGreaterThan(0.85)
    expect(keys.filter((key) => heard.messages.has(key)).length / keys.length).toBeGreaterThan(0.8)
  })

  it('is not the same in the other language', () => {
    const same = [...heard.messages, ...heard.events].filter((key) => !heard.differs.has(key) && !NAMES.includes(key))
    expect(same).toEqual([])
  })

  it('comes from the same list of keys in both languages', () => {
    expect(Object.keys(texts.de.messages).sort()).toEqual(Object.keys(texts.en.messages).sort())
    expect(Object.keys(texts.de.events).sort()).toEqual(Object.keys(texts.en.events).sort())
  })
})

/** Something for whatever a message asks for; `n` stands for every count. */
const anyArgs = (n: number): Record<string, number | string> => {
  const counts =
    'armies count left groups light shadow energy gold ownEnergy ownGold cards points most limbo per blanks'
  const more = 'own against there n stay sent percent tenths fallen attacks moves moveEnergy moveGold round'
  const places = { land: 3, from: 3, to: 7, origin: 30, target: 40, twin: 28, world: 1, region: 6, name: 4 }
  const lists = {
    lands: '3,28',
    amounts: '1,2',
    buildings: '0,1',
    energies: '2,0',
    golds: '1,1',
    effects: 'awaken,draw',
  }
  const things = { card: 55, role: 1, space: 4, building: 1, holder: 2, attitude: 0, occupied: 1 }
  return {
    ...Object.fromEntries(`${counts} ${more}`.split(' ').map((name) => [name, n])),
    ...places,
    ...lists,
    ...things,
    why: 'passed',
  }
}

describe('also what hardly ever happens', () => {
  const t = tableOf({})

  it.each([1, 2, 12])('every message has words for a count of %i', (n) => {
    const bad = new Set<string>()
    for (const key of Object.keys(texts.en.messages)) {
      const said = LANGUAGES.map((language) => narrator.message(language, t, { key, args: anyArgs(n) }))
      check(bad, t, key, said)
    }
    expect([...bad]).toEqual([])
  })

  it.each([1, 2, 12])('every event has words for a count of %i', (n) => {
    const bad = new Set<string>()
    const { lands: _, ...args } = anyArgs(n)
    const cubes = [n, 0, 0, 1]
    const lists = { lands: [3, 4], roles: [0, 1], worlds: [0, 1], route: [3, 4, 5] }
    const thrown = { thrown: cubes, inside: cubes, fell: cubes, fellThrown: cubes, fellInside: [0, 0, 0, 0] }
    const fight = { attacker: 0, defender: 1, winner: 'attacker', attackers: n, defenders: 1, residents: 1, placed: n }
    const lost = {
      attackerLost: 1,
      defenderLost: n,
      residentsLost: n,
      added: n,
      kept: n,
      winners: '0,1',
      from: 0,
      startPlayer: 0,
    }
    const score = { shrines: n, capitals: n, regions: n, total: n, laps: 1, field: 1, rounds: 7 }
    for (const type of Object.keys(texts.en.events)) {
      const special =
        type === 'awakened'
          ? { armies: [n, 1] }
          : type === 'scored'
            ? { lands: n }
            : type === 'startRaces'
              ? { light: 1, shadow: 2 }
              : {}
      const event = { ...args, ...thrown, ...fight, ...lost, ...score, ...lists, ...special, type }
      const said = LANGUAGES.map((language) => narrator.event(language, t, event))
      check(bad, t, type, said)
    }
    expect([...bad]).toEqual([])
  })
})

describe('the options of the table', () => {
  it.each(LANGUAGES)('and all their values have words in %s', (language) => {
    for (const spec of optionSpecs) {
      const words = narrator.option(language, spec.id)
      expect(words?.label, spec.id).toMatch(/\S/)
      expect(words?.description, spec.id).toMatch(/\.$/)
      if (spec.kind === 'choice') expect(Object.keys(words?.values ?? {})).toEqual([...spec.values])
    }
    expect(narrator.option(language, 'constructor')).toBeUndefined()
    expect(facts.words[language].about).toMatch(/\.$/)
  })

  it.each([
    [3, { rounds: 5 }, 'rounds', 'IM-RUL-02'],
    [5, { rounds: 4 }, 'rounds', 'IM-RUL-02'],
  ])('say what is wrong with them: %i players, %o', (roles, options, id, rule) => {
    const [problem] = problemsOf(roles, options)
    expect(problem.path).toBe(`options.${id}`)
    expect(problem.problem).toContain(`[${rule}]`)
    const [en, de] = LANGUAGES.map((language) => narrator.option(language, id)?.problems?.[rule])
    expect(en).toMatch(/^[A-Z].*\.$/)
    expect(de).toMatch(/^[A-Z].*\.$/)
    expect(de).not.toBe(en)
  })
})
