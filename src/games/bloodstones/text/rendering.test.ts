import { facts } from '../facts.ts'
import { describe, expect, it } from 'vitest'
import { fastSource, type GameEvent, type Message, openMatch, prepare, viewOf } from '../../../engine/index.ts'
import { LANGUAGES, type Language } from '../../module.ts'
import { UNIT_NAMES } from '../content/units.ts'
import { bloodstones } from '../index.ts'
import { optionSpecs } from '../rules/setup/options.ts'
import type { State } from '../rules/table/state.ts'
import { texts, wordsFor } from './index.ts'
import { narrator } from './narrator.ts'

const odd = /undefined|NaN|\[object|null|\s{2}|^\s|\s$|\$\{/

function matchOf(roles: number, seed: string) {
  const prepared = prepare(bloodstones, roles, { cutiecorn: true, roundLimit: 8 })
  if (!prepared.ok) throw new Error(prepared.problems[0].problem)
  return openMatch(prepared.value, fastSource(seed))
}

/** Plays a random game and hands out everything that is said in it. */
function listen(roles: number, seed: string, message: (m: Message) => void, event: (e: GameEvent) => void): State {
  const match = matchOf(roles, seed)
  const choices = fastSource(seed).fork('choices')
  match.listener = event
  const speak = (): void => {
    const ask = match.play.question!
    const view = viewOf(match.play, ask)
    message(view.prompt)
    for (const option of view.options) {
      message(option.label)
      if (option.detail !== undefined) message(option.detail)
    }
    for (const { about, chances } of bloodstones.odds(match.play, ask.role, ask))
      for (const said of [about, ...chances.map((chance) => chance.label)]) message(said)
    for (const reason of match.explain(ask.role, { key: 'area:1' })) message(reason.message)
  }
  match.begin()
  while (!match.over) {
    speak()
    const ask = match.play.question!
    const options = match.play.options(ask)
    match.play.answer(ask, options[choices.below(options.length)])
  }
  return match.state
}

describe('everything that is said in whole games', () => {
  it('has words in both languages', () => {
    const bad = new Set<string>()
    for (let roles = 2; roles <= 6; roles++) {
      const { state, content } = matchOf(roles, 'words').begin().play
      const at = { state: { ...state, faction: state.faction.map((_, role) => role) }, content }
      const check = (key: string, write: (language: Language) => string): void => {
        for (const text of LANGUAGES.map(write)) if (text === '' || odd.test(text)) bad.add(`${key}: ${text}`)
      }
      listen(
        roles,
        'words',
        (message) => check(message.key, (language) => narrator.message(language, at, message)),
        (event) => check(event.type, (language) => narrator.event(language, at, event)),
      )
    }
    expect([...bad]).toEqual([])
  })

  it('is not the same in the other language', () => {
    const { play } = matchOf(2, 'other').begin()
    const at = { state: { ...play.state, faction: [0, 1] }, content: play.content }
    const same = new Set<string>()
    listen(
      2,
      'other',
      (m) => narrator.message('en', at, m) === narrator.message('de', at, m) && same.add(m.key),
      (e) => narrator.event('en', at, e) === narrator.event('de', at, e) && same.add(e.type),
    )
    expect([...same]).toEqual([])
  })

  it('comes from the same list of keys in both languages', () => {
    expect(Object.keys(texts.de.messages).sort()).toEqual(Object.keys(texts.en.messages).sort())
    expect(Object.keys(texts.de.events).sort()).toEqual(Object.keys(texts.en.events).sort())
  })
})

describe('words', () => {
  const { play } = matchOf(3, 'w').begin()
  const table = { state: { ...play.state, faction: [0, 5, -1] }, content: play.content }
  const type = (name: (typeof UNIT_NAMES)[number]): number => UNIT_NAMES.indexOf(name)

  it('name units with their number', () => {
    const [en, de] = [wordsFor('en', table), wordsFor('de', table)]
    expect([1, 2, 13].map((n) => en.units(type('archer'), n))).toEqual(['an archer', 'two archers', '13 archers'])
    expect([1, 2].map((n) => en.units(type('cavalry'), n))).toEqual(['a cavalry unit', 'two cavalry units'])
    expect([1, 2].map((n) => en.units(type('undead'), n))).toEqual(['an undead', 'two undead'])
    expect([1, 2].map((n) => de.units(type('archer'), n))).toEqual(['einen Schützen', 'zwei Schützen'])
    expect([1, 3].map((n) => de.units(type('castle'), n))).toEqual(['eine Burg', 'drei Burgen'])
    expect([en.units(type('cutiecorn'), 1), de.units(type('cutiecorn'), 1)]).toEqual(['the cutiecorn', 'das Cutiecorn'])
    expect(en.tiles(`${type('ship')}*2,${type('leader')}*1`)).toBe('two ships and a leader')
    expect(de.tiles(`${type('ship')}*2,${type('leader')},${type('blank')}`)).toBe(
      'zwei Schiffe, einen Anführer und ein Blanko-Plättchen',
    )
    expect([en.tiles(''), de.tiles('')]).toEqual(['nothing', 'nichts'])
  })

  it('name players by faction, or by number before the choice', () => {
    expect([0, 1, 2].map((role) => wordsFor('en', table).player(role))).toEqual([
      'Dragon Riders',
      'Corsairs',
      'Player 3',
    ])
    expect([0, 1, 2].map((role) => wordsFor('de', table).player(role))).toEqual([
      'Drachenreiter',
      'Freibeuter',
      'Spieler 3',
    ])
  })

  it('count in singular and plural', () => {
    const [en, de] = [wordsFor('en', table), wordsFor('de', table)]
    expect([en.points(1), en.points(0), en.villages(1), en.villages(2), en.vp(3)]).toEqual([
      '1 point',
      '0 points',
      'one village',
      'two villages',
      '3 VP',
    ])
    expect([de.points(1), de.points(2), de.villages(1), de.villages(2), de.vp(3)]).toEqual([
      '1 Punkt',
      '2 Punkte',
      'ein Dorf',
      'zwei Dörfer',
      '3 SP',
    ])
  })

  it('name areas, lists of areas, terrain and phases', () => {
    const de = wordsFor('de', table)
    expect(de.areas('')).toBe('')
    expect(de.areas('0,1,2')).toBe(`${de.area(0)}, ${de.area(1)} und ${de.area(2)}`)
    expect(de.terrain('hills')).toBe('Hügel')
    expect(de.phase('build')).toBe('Dörfer errichten')
    expect(wordsFor('en', table).phase('build')).toBe('Build villages')
  })
})

describe('the options of the table', () => {
  it.each(LANGUAGES)('and all their values have words in %s', (language) => {
    for (const spec of optionSpecs) {
      const words = narrator.option(language, spec.id)
      expect(words?.label, spec.id).toMatch(/\S/)
      expect(words?.description, spec.id).toMatch(/\S/)
      if (spec.kind === 'choice') expect(Object.keys(words?.values ?? {})).toEqual([...spec.values])
    }
    expect(narrator.option(language, 'constructor')).toBeUndefined()
    expect(facts.words[language].about).toMatch(/\S/)
  })
})
