import { describe, expect, it } from 'vitest'
import type { Ending, ScenarioEvent, ScenarioMessages } from '../rules/words/scenario-words.ts'
import { figure, glyphKind, tableOf } from '../testing/position.ts'
import { scenarioEventsDe, scenarioMessagesDe } from './de/scenario.ts'
import { scenarioEventsEn, scenarioMessagesEn } from './en/scenario.ts'
import { wordsIn } from './words.ts'

const t = tableOf({ armies: { 0: { finn: [0], 'tarn-viking-warriors': [1, 2] }, 1: { thorgrim: [3] } } })
const [finn, viking, thorgrim] = [figure(t, 0, 'finn'), figure(t, 0, 'tarn-viking-warriors'), figure(t, 1, 'thorgrim')]
const languages = [
  { words: wordsIn('en', t), messages: scenarioMessagesEn, events: scenarioEventsEn },
  { words: wordsIn('de', t), messages: scenarioMessagesDe, events: scenarioEventsDe },
] as const

const args = { figure: finn, role: 0, wounds: 2, space: 5, front: 5, rear: 6, glyph: 0, height: 5, room: 4 }

function said(event: ScenarioEvent): string[] {
  return languages.map(({ words, events }) =>
    (events[event.type] as (e: ScenarioEvent, w: typeof words) => string)(event, words),
  )
}

describe('the words of glyphs and scenarios', () => {
  it('every message says something of its own in both languages [HS-GLY-17]', () => {
    const keys = Object.keys(scenarioMessagesEn) as (keyof ScenarioMessages)[]
    expect(Object.keys(scenarioMessagesDe).sort()).toEqual([...keys].sort())
    for (const { words, messages } of languages) {
      const lines = keys.map((key) => (messages[key] as (a: typeof args, w: typeof words) => string)(args, words))
      for (const line of lines) expect(line).toMatch(/^[\wÄÖÜ].*[\w.)?]$/)
      expect(new Set(lines).size).toBe(keys.length)
      expect(lines.join()).not.toMatch(/undefined|NaN/)
    }
  })

  it('wound markers are counted [HS-GLY-16]', () => {
    expect(
      languages.map(({ messages }) =>
        [1, 3].map((wounds) => (messages['scenario.heal'] as (a: { wounds: number }) => string)({ wounds })),
      ),
    ).toEqual([
      ['Remove the wound marker', 'Remove all 3 wound markers'],
      ['Den Wundenmarker entfernen', 'Alle 3 Wundenmarker entfernen'],
    ])
  })

  it('glyphs have their case in German [HS-SCN-PLANT-07]', () => {
    const event = { piece: 0, glyph: glyphKind('kelda'), space: 5 }
    expect(said({ type: 'glyphTaken', ...event, role: 0, count: 1, needed: 2 })).toEqual([
      'Player 1 takes the Glyph of Kelda (1 of 2).',
      'Spieler 1 nimmt den Glyphen von Kelda (1 von 2).',
    ])
    expect(said({ type: 'glyphRemoved', ...event })).toEqual([
      'The Glyph of Kelda is removed from the game.',
      'Der Glyph von Kelda kommt aus dem Spiel.',
    ])
  })

  it('the curse names its rolls, and whom it hits [HS-GLY-20]', () => {
    const figures = `${finn},${thorgrim}`
    expect(said({ type: 'cursed', figures, rolls: '1,20', doomed: String(finn) })).toEqual([
      'The massive curse destroys Finn (rolls: 1, 20).',
      'Der schwere Fluch vernichtet Finn (gewürfelt: 1, 20).',
    ])
    expect(said({ type: 'cursed', figures, rolls: '2,20', doomed: '' })).toEqual([
      'The massive curse spares everybody (rolls: 2, 20).',
      'Der schwere Fluch verschont alle (gewürfelt: 2, 20).',
    ])
  })

  it('the mist says how far it reaches and whether it hits anybody [HS-SCN-MIST-05]', () => {
    expect(said({ type: 'mistRose', level: 2, figures: `${finn},${viking}` })).toEqual([
      'The mist covers all water and everything up to level 2.',
      'Der Nebel bedeckt alles Wasser und alles bis Ebene 2.',
    ])
    expect(said({ type: 'mistRose', level: 1, figures: '' })[1]).toBe(
      'Der Nebel bedeckt alles Wasser und alles bis Ebene 1. Niemand steht darin.',
    )
  })

  it('the scout is named or cleared [HS-SCN-STORM-10]', () => {
    const card = t.state.broughtBy.indexOf(0)
    const [yes, no] = [1, 0].map((isScout) => said({ type: 'scoutShown', card, isScout }))
    expect([yes[0].endsWith('is the secret scout.'), no[0].endsWith('is not the secret scout.')]).toEqual([true, true])
    expect([yes[1].includes('nicht'), no[1].includes('nicht')]).toEqual([false, true])
  })

  it('winners stand in the singular or the plural, each ending has its reason [HS-END-01]', () => {
    const endings: Ending[] = [
      'eliminate',
      'score',
      'holdOut',
      'enterEnemyGlyph',
      'collect',
      'scoutEnters',
      'scoutLost',
      'rescue',
      'holdGlyph',
    ]
    const lines = endings.map((by) => said({ type: 'battleWon', winners: '0,1', by, round: 3 }))
    for (const [en, de] of lines) {
      expect(en).toMatch(/^Player 1 and Player 2 win\b.*\.$/)
      expect(de).toMatch(/^Spieler 1 und Spieler 2 gewinnen\b.*\.$/)
    }
    expect(new Set(lines.flat()).size).toBe(2 * endings.length)
    expect(said({ type: 'battleWon', winners: '1', by: 'score', round: 12 })).toEqual([
      'Player 2 wins with the most points on the battlefield.',
      'Spieler 2 gewinnt mit den meisten Punkten auf dem Schlachtfeld.',
    ])
  })

  it('a draw says why, scores are listed [HS-RUL-09] [HS-RUL-10]', () => {
    const draws = (['score', 'eliminate'] as const).map((by) => said({ type: 'battleDrawn', by, round: 8 })[0])
    expect(draws).toEqual(['Nobody wins: the points are equal.', 'Nobody wins: there are no figures left on any side.'])
    expect(said({ type: 'scored', points: '80,120' })).toEqual([
      'On the battlefield: 80 points for Player 1 and 120 points for Player 2.',
      'Auf dem Schlachtfeld: 80 Punkte für Spieler 1 und 120 Punkte für Spieler 2.',
    ])
  })

  it('what is left says something in both languages [HS-SCN-FORT-07]', () => {
    const events: ScenarioEvent[] = [
      { type: 'glyphTurned', piece: 0, glyph: 1, space: 5, figure: finn },
      { type: 'healed', figure: finn, wounds: 1 },
      { type: 'notHealed', figure: finn },
      { type: 'summoned', role: 0, figure: thorgrim, from: 5, fromRear: -1, to: 6, toRear: -1 },
      { type: 'nobodySummoned', role: 1 },
      { type: 'truceBroken', role: 1, attacked: 0 },
    ]
    const lines = events.flatMap(said)
    for (const line of lines) expect(line).toMatch(/^[A-Z].*[^.]\.$/)
    expect(new Set(lines).size).toBe(lines.length)
  })
})
