import { facts } from '../facts.ts'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../module.ts'
import { defaultContent } from '../content/content.ts'
import { COLOURS, type Colour } from '../content/names.ts'
import { SOURCES } from '../rules/select/context.ts'
import { emptyState } from '../rules/setup/first-state.ts'
import { optionSpecs } from '../rules/setup/options.ts'
import { CHAOS, EMPIRE, NONE } from '../rules/table/state.ts'
import { at, card, numbered, tableOf } from '../testing/position.ts'
import { setUpState } from '../testing/set-up-match.ts'
import { narrator } from './narrator.ts'
import { wordsIn } from './words.ts'

const t = tableOf({ tiles: { [at(1, 0)]: 'rigga' } })
const [en, de] = [wordsIn('en', t), wordsIn('de', t)]
const dice = (...colours: Colour[]): string => colours.map((colour) => COLOURS.indexOf(colour)).join()

describe('names', () => {
  it('are those of Heroes, before that numbers [UP-RUL-08]', () => {
    expect([en.player(0), en.faction(0), de.side(1)]).toEqual(['Dugpa', 'Krowh', 'Baranth'])
    const early = emptyState(t.content, 2, t.state.options)
    expect(wordsIn('de', { state: early, content: t.content }).player(1)).toBe('Spieler 2')
    expect([en.side(EMPIRE), en.side(CHAOS), de.side(EMPIRE)]).toEqual(['The Empire', 'Chaos', 'Imperium'])
    expect(en.players('0,1')).toBe('Dugpa and Baranth')
  })

  it('say what a space is as far as it is known, and where [UP-RUL-10]', () => {
    expect(en.hex(at(0, 0))).toBe('The Capital')
    expect(en.hex(at(1, 0))).toBe('Rigga')
    expect(en.hex(at(0, 1))).toBe('E4 (unexplored)')
    expect(de.hex(at(0, 1))).toBe('E4 (unerkundet)')
    expect(de.hex(at(0, -3))).toBe('Heulende Weite (A1)')
    expect(en.hex(at(0, 3))).toBe('Fog Grave (G4)')
    expect(en.hexes('')).toBe('')
  })

  it('count dice by colour, with German endings [UP-RUL-14]', () => {
    expect(en.dice(dice('red', 'white', 'red'))).toBe('1 white and 2 red dice')
    expect(en.dice(dice('black'))).toBe('1 black die')
    expect(de.dice(dice('red', 'white', 'red'))).toBe('1 weißer und 2 rote Würfel')
    expect(de.dice('')).toBe('nichts')
  })

  it('count everything else [UP-RUL-08]', () => {
    expect([en.symbol(0, 2), de.symbol(1, 1), de.symbol(2, 3)]).toEqual(['2 Skulls', '1 Schild', '3 Blitze'])
    expect([en.resources(1, 0, 2), de.resources(0, 3, 0), de.resources(0, 0, 0)]).toEqual([
      '1 Salt and 2 Food',
      '3 Beute',
      'nichts',
    ])
    expect([en.points(1), de.points(2), en.ap(3)]).toEqual(['1 VP', '2 SP', '3 AP'])
    expect([en.units(1), de.garrisons(2), de.skeletons(1)]).toEqual(['1 Unit', '2 Garnisonen', '1 Skelett'])
    expect([en.attribute(2), de.attribute(2)]).toEqual(['Leadership', 'Charisma'])
    expect([en.terrain(2), de.phase('nemesis')]).toEqual(['Marsh', 'Nemesisphase'])
  })

  it('say where an effect is printed', () => {
    const source = (name: (typeof SOURCES)[number], of: number): string => en.source(SOURCES.indexOf(name), of)
    expect(source('legion', card('new-emperor'))).toBe(en.card(card('new-emperor')))
    expect(source('hex', numbered('hexes', 'rigga'))).toBe('Rigga')
    expect(source('none', NONE)).toBe('Rules')
    for (const name of SOURCES) expect(typeof source(name, 0)).toBe('string')
    expect([en.unit(1, 3), en.unit(0, 3), en.unit(0, 3, 2), de.unit(0, 3), de.unit(0, 3, 0)]).toEqual([
      'Koloth',
      'Troll',
      'Trolls',
      'Troll',
      'Trolle',
    ])
  })
})

describe('options', () => {
  it('have words for each value in both languages [UP-RUL-01]', () => {
    for (const language of LANGUAGES)
      for (const spec of optionSpecs) {
        const words = narrator.option(language, spec.id)
        expect(words?.label, `${language} ${spec.id}`).toBeTruthy()
        if (spec.kind === 'choice') expect(Object.keys(words!.values!).sort(), spec.id).toEqual([...spec.values].sort())
      }
    expect(narrator.option('en', 'nonsense')).toBeUndefined()
    expect(narrator.option('de', 'extraCurses')!.problems!['UP-RUL-18']).toContain('erste')
  })
})

describe('the narrator', () => {
  it('knows the game and its players', () => {
    const table = { state: setUpState(2), content: defaultContent() }
    for (const language of LANGUAGES) expect(facts.words[language].name).toBe('Uprising')
    expect(narrator.player('en', table, 0)).toBe(table.content.heroes[table.state.hero[0]].name.en)
  })
})
