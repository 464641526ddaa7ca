import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../module.ts'
import { explainFrame } from '../rules/explain/explain-frame.ts'
import { CHAOS, EMPIRE } from '../rules/table/state.ts'
import type { FrameEvent } from '../rules/words/frame-words.ts'
import { at, choose, heardMatch, loaded, offered, tableOf } from '../testing/position.ts'
import type { Position, UprisingMatch } from '../testing/position.ts'
import { setUpMatch } from '../testing/set-up-match.ts'
import { eventRule } from './event-rules.ts'
import { narrator } from './narrator.ts'

const t = tableOf()
const told = (event: FrameEvent): string[] => LANGUAGES.map((language) => narrator.event(language, t, event))

describe('what is told of the frame', () => {
  it('names gains with their reason [UP-SCO-03, UP-SCO-11]', () => {
    expect(told({ type: 'vpGained', side: EMPIRE, points: 3, rule: 'UP-SCO-03' })).toEqual([
      'The Empire gains 3 VP for hexes with Garrisons.',
      'Das Imperium erhält 3 SP für Hexfelder mit Garnisonen.',
    ])
    expect(told({ type: 'vpGained', side: 0, points: 1, rule: 'UP-QST-01' })).toEqual([
      'Dugpa gains 1 VP.',
      'Dugpa erhält 1 SP.',
    ])
    expect(told({ type: 'graveyardEmptied', side: CHAOS, rule: 'UP-SCO-10' })[1]).toContain('Chaos-Friedhof')
  })

  it('tells the set-up, Chapters and Phases [UP-SET-36, UP-PHS-01]', () => {
    expect(told({ type: 'firstPlayer', role: 1, rule: 'UP-SET-36' })).toEqual([
      'Baranth is first player.',
      'Baranth ist Startspieler.',
    ])
    expect(told({ type: 'phaseBegan', phase: 'refresh', chapter: 2 })).toEqual([
      'Chapter 2 begins: Refresh Phase.',
      'Kapitel 2 beginnt: Auffrischungsphase.',
    ])
    expect(told({ type: 'phaseBegan', phase: 'nemesis', chapter: 2 })).toEqual(['Nemesis Phase.', 'Nemesisphase.'])
    expect(told({ type: 'mapBuilt', skeletons: `${at(0, 3)}`, curses: '' })[0]).toBe('Skeletons rise: Fog Grave (G4).')
    expect(told({ type: 'cardsRefreshed', n: 1 })[1]).toBe('1 Karte wird wieder aufgedeckt.')
    expect(told({ type: 'produced', role: 0, havens: 1 })[1]).toBe('Dugpa produziert mit 1 Zuflucht.')
  })

  it('tells how it ended [UP-WIN-02, UP-WIN-03]', () => {
    expect(told({ type: 'gameWon', rule: 'UP-WIN-02' })[0]).toContain('win')
    expect(told({ type: 'gameLost', behind: '0,1', empire: 30, chaos: 12, rule: 'UP-WIN-03' })).toEqual([
      'The players lose. Not ahead of The Empire (30 VP) and Chaos (12 VP): Dugpa and Baranth.',
      'Die Spieler verlieren. Nicht vor Imperium (30 SP) und Chaos (12 SP): Dugpa und Baranth.',
    ])
  })

  it('carries the rule behind each event [UP-PHS-03]', () => {
    expect(eventRule({ type: 'vpGained', rule: 'UP-SCO-07' })).toBe('UP-SCO-07')
    for (const { events } of [
      heardMatch({ resources: { 0: [0, 0, 0], 1: [0, 0, 0] } }, [
        { procedure: 'scoring', args: { step: 0 } },
        { procedure: 'production' },
      ]),
      setUpMatch(2, {}, loaded(0)),
    ])
      for (const event of events) expect(eventRule(event), event.type).toMatch(/^UP-[A-Z]+-\d+$/)
  })
})

/** Every label, detail and prompt of the question that waits. */
function wordsOf(match: UprisingMatch): string[] {
  const ask = match.play.question!
  return LANGUAGES.flatMap((language) => {
    const write = (message: { key: string } | undefined): string[] =>
      message === undefined ? [] : [narrator.message(language, match.play, message)]
    const options = match.play.options(ask).map((option) => ask.question.describe(match.play, option, ask))
    return [ask.question.prompt(match.play, ask), ...options.flatMap(({ label, detail }) => [label, detail])].flatMap(
      write,
    )
  })
}

describe('what is asked', () => {
  it('has words in both languages, in the set-up [UP-SET-10, UP-SET-11]', () => {
    const { match } = setUpMatch(2, { edition: 'first', difficulty: 'apocalypse', extraCurses: 1 }, loaded(0))
    const seen: string[] = []
    while (!match.play.over) {
      seen.push(...wordsOf(match))
      choose(match, offered(match)[0])
    }
    expect(seen).toContain('Choose your faction.')
    expect(seen).toContain('Wähle deinen Helden der Krowh.')
    expect(seen.some((text) => text.startsWith('Macht 1, Magie 2 und List 1.'))).toBe(true)
    expect(seen.join('\n')).not.toMatch(/undefined|NaN|\[object/)
  })

  it('has words in both languages, at the exchange for VP [UP-SCO-13]', () => {
    const rich: Position = { resources: { 0: [2, 2, 2] } }
    const { match } = heardMatch(rich, [{ procedure: 'convert', args: { role: 0 } }])
    expect(wordsOf(match)).toContain('1 SP für Baranth')
    choose(match, 'role:1')
    expect(wordsOf(match)).toContain('2 Salt, 2 Plunder and 1 Food')
  })
})

describe('what is refused', () => {
  it('says so in both languages [UP-RUL-40, UP-SCO-13]', () => {
    const { match } = heardMatch({ resources: { 0: [1, 4, 3] } }, [{ procedure: 'convert', args: { role: 0 } }])
    const why = (key: string): string[] =>
      explainFrame(match.play, 0, key, match.play.question).flatMap(({ message }) =>
        LANGUAGES.map((language) => narrator.message(language, match.play, message)),
      )
    expect(why('role:4')).toEqual([
      'Only player factions can get this VP.',
      'Diesen SP können nur Spielerfraktionen bekommen.',
    ])
    expect(why('pay:2-0-3')[1]).toBe('Du hast selbst nur 1 Salz.')
    expect(why('pay:2-0-2')[0]).toBe('Exactly 5 resources are spent for 1 VP.')
  })
})
