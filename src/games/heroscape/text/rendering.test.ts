import { facts } from '../facts.ts'
import { describe, expect, it } from 'vitest'
import { fastSource, type GameEvent, type Message, openMatch, prepare, viewOf } from '../../../engine/index.ts'
import { LANGUAGES } from '../../module.ts'
import { heroscape } from '../index.ts'
import { optionSpecs } from '../rules/setup/options.ts'
import type { Table } from '../rules/table/state.ts'
import type { HeroscapeMatch } from '../testing/position.ts'
import { problemsOf } from '../testing/quiet-match.ts'
import { texts } from './index.ts'
import { narrator } from './narrator.ts'

const odd = /undefined|NaN|\[object|null|\s{2}|^\s|\s$|\$\{|\(\)|\.\.| [.,:;?]|^[a-zäöü]/

/** Events that other ones tell about. */
const SILENT = ['attackMissed', 'wounded', 'destroyed', 'fell', 'cardOutOfPlay']

/** Nothing, or nothing but a name, which may be the same in both languages. */
const NAMES = ['power.spiritCard', 'scenario.summon', 'attack.putBack', 'attackMissed']

const tables = [
  { roles: 2, scenario: 'DAWN' },
  { roles: 2, scenario: 'FRONT' },
  { roles: 4, scenario: 'FRONT', army: 'prepared', sets: 2 },
  { roles: 2, scenario: 'DIVE' },
  { roles: 2, scenario: 'WINTER', markersInTurn: true },
  { roles: 2, scenario: 'PLANT' },
  { roles: 2, scenario: 'STORM' },
  { roles: 3, scenario: 'RESCUE' },
  { roles: 2, scenario: 'MIST', mirrorArmies: true },
  { roles: 4, scenario: 'FORT' },
  { roles: 4, scenario: 'BARREN', edition: 'secondEnglish', strikes: 'automatic' },
]

const MOST_ANSWERS = 800
/** Chances and refusals are asked for at every n-th question. */
const EVERY = 6

function open(roles: number, options: object): HeroscapeMatch {
  const prepared = prepare(heroscape, roles, options)
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.problems))
  return openMatch(prepared.value, fastSource('words'))
}

interface Listener {
  message(t: Table, message: Message): void
  event(t: Table, event: GameEvent): void
}

/** Plays a random game and hands out everything that is said in it. */
function listen(match: HeroscapeMatch, to: Listener): void {
  const choices = fastSource('words').fork('choices')
  const { play } = match
  const hear = (message: Message): void => to.message(play, message)
  match.listener = (event) => to.event(play, event)
  match.begin()
  for (let answers = 0; !match.over && answers < MOST_ANSWERS; answers++) {
    const ask = play.question!
    const view = viewOf(play, ask)
    hear(view.prompt)
    for (const { label, detail } of view.options) for (const one of [label, detail]) if (one !== undefined) hear(one)
    if (answers % EVERY === 0) hearMore(match, choices.below(1000), hear)
    const options = play.options(ask)
    play.answer(ask, options[choices.below(options.length)])
  }
}

function hearMore(match: HeroscapeMatch, n: number, hear: (message: Message) => void): void {
  const { play } = match
  const ask = play.question!
  const { occupant, fate, owner } = play.state
  for (const { about, chances } of heroscape.odds(play, ask.role, ask))
    for (const one of [about, ...chances.map((chance) => chance.label)]) hear(one)
  const keys = [`space:${n % occupant.length}`, `figure:${n % fate.length}`, `card:${n % owner.length}`]
  for (const key of keys) for (const { message } of match.explain(ask.role, { key })) hear(message)
}

const heard = { messages: new Set<string>(), events: new Set<string>(), differs: new Set<string>() }

function check(bad: Set<string>, key: string, [en, de]: readonly string[], maySayNothing: boolean): void {
  if (en !== de) heard.differs.add(key)
  if ((en === '') !== (de === '')) bad.add(`${key} in one language only: ${en}${de}`)
  if (en === '' && !maySayNothing) bad.add(`${key}: nothing`)
  for (const text of [en, de]) if (odd.test(text)) bad.add(`${key}: ${text}`)
}

describe('everything that is said in whole games', () => {
  it.each(tables)('has words in both languages: $scenario with $roles', ({ roles, ...options }) => {
    const bad = new Set<string>()
    listen(open(roles, options), {
      message(t, message) {
        heard.messages.add(message.key)
        const said = LANGUAGES.map((language) => narrator.message(language, t, message))
        check(bad, message.key, said, false)
      },
      event(t, event) {
        heard.events.add(event.type)
        const said = LANGUAGES.map((language) => narrator.event(language, t, event))
        check(bad, event.type, said, SILENT.includes(event.type))
      },
    })
    expect([...bad]).toEqual([])
  })

  it('is most of what there is to say', () => {
    const events = Object.keys(texts.en.events)
    expect(heard.events.size / events.length).toBeGreaterThan(0.65)
    // What hints count is said beside a game; `minds.test.ts` sees to its words.
    const questions = Object.keys(texts.en.messages).filter((key) => !/^(refuse|feature)\./.test(key))
    expect(questions.filter((key) => heard.messages.has(key)).length / questions.length).toBeGreaterThan(0.65)
    expect([...heard.messages].filter((key) => key.startsWith('refuse.')).length).toBeGreaterThan(25)
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
    [3, { scenario: 'DAWN' }, 'scenario', 'HS-RUL-15'],
    [2, { scenario: 'pack' }, 'scenario', 'HS-SET-36'],
    [2, { scenario: 'DAWN', points: 300 }, 'points', 'HS-BAS-03'],
    [2, { scenario: 'DAWN', rounds: 5 }, 'rounds', 'HS-BAS-03'],
    [2, { points: 10 }, 'points', 'HS-RUL-75'],
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
