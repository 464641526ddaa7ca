import { say } from '../rules/table/rules.ts'
import { describe, expect, it } from 'vitest'
import type { Message } from '../../../engine/index.ts'
import { CHAOS, EMPIRE, NONE } from '../rules/table/state.ts'
import type { CombatEvent } from '../rules/words/combat-words.ts'
import { FIELD, fight, TILES } from '../testing/combat.ts'
import { asked, at, card, offered, tableOf } from '../testing/position.ts'
import { combatEventsDe, combatMessagesDe } from './de/combat.ts'
import { combatEventsEn, combatMessagesEn } from './en/combat.ts'
import { render, renderEvent } from './index.ts'

const t = tableOf({ heroes: ['ronja', 'yanny'], tiles: { [FIELD]: TILES.marsh } })
const EMPEROR = card('new-emperor')
const hex = { en: render('en', t, say('combat.whyNoRetreat', { space: FIELD })), at: FIELD }

const messages: readonly (readonly [message: Message, en: string, de: string])[] = [
  [say('combat.dieLosePrompt', { n: 2 }), 'Choose 2 dice you do without', 'Wähle 2 Würfel, auf die du verzichtest'],
  [say('combat.dieKeepPrompt', { n: 1 }), 'Choose 1 die you roll', 'Wähle 1 Würfel, den du wirfst'],
  [
    say('combat.dieRerollPrompt', { n: 2 }),
    'Choose up to 2 dice to reroll',
    'Wähle bis zu 2 Würfel, um neu zu würfeln',
  ],
  [say('combat.dieRerollAnyPrompt'), 'Choose any dice to reroll', 'Wähle beliebige Würfel, um neu zu würfeln'],
  [say('combat.dieDone'), 'Keep the rest', 'Den Rest behalten'],
  [
    say('combat.boltsKept', { kept: 1, used: 2 }),
    'Keep 1 Bolt, cancel 2 Shields',
    '1 Blitz behalten, 2 Schilde aufheben',
  ],
  [
    say('combat.dieTurnPrompt', { n: 1, symbol: 0 }),
    'Choose 1 die to turn to a Skull',
    'Wähle 1 Würfel; gedreht auf: 1 Schädel',
  ],
  [say('combat.oddsWin', { left: 1 }), 'You win with 1 Unit left', 'Du gewinnst, es bleibt 1 Einheit'],
  [say('combat.oddsWin', { left: 3 }), 'You win with 3 Units left', 'Du gewinnst, es bleiben 3 Einheiten'],
  [
    say('combat.oddsLose', { side: EMPIRE, card: NONE }),
    'Your Units fall, the Garrisons stay',
    'Deine Einheiten fallen, die Garnisonen bleiben',
  ],
  [say('combat.oddsBoth'), 'Both sides fall', 'Beide Seiten fallen'],
  [say('combat.oddsGoals', { goals: 2, of: 3, isSolved: 1 }), 'Solved: 2 of 3 goals', 'Gelöst: 2 von 3 Zielen'],
]

const events: readonly (readonly [event: CombatEvent, en: string, de: string])[] = [
  [{ type: 'combatRound', part: 'archery', n: 0, rule: '' }, 'Archery Round.', 'Fernkampfrunde.'],
  [
    { type: 'combatUndecided', space: FIELD, fell: 1, rule: '' },
    'The last Unit against the Skeletons on Haunted Hollows falls; they have become a Horde.',
    'Die letzte Einheit gegen die Skelette auf Spukende Senken fällt; aus ihnen ist eine Horde geworden.',
  ],
  [{ type: 'combatRound', part: 'clash', n: 2, rule: '' }, 'Clash Round 2.', '2. Nahkampfrunde.'],
  [
    { type: 'diceRolled', side: 0, card: NONE, dice: '3', faces: '0', skulls: 2, shields: 0, bolts: 0, rule: '' },
    'Ronja rolls 1 red die: 2 Skulls.',
    'Ronja würfelt (1 roter Würfel): 2 Schädel.',
  ],
  [
    {
      type: 'diceRolled',
      side: CHAOS,
      card: NONE,
      dice: '3,3',
      faces: '4,5',
      skulls: 0,
      shields: 0,
      bolts: 0,
      rule: '',
    },
    'The Skeletons roll 2 red dice: nothing.',
    'Die Skelette würfeln (2 rote Würfel): nichts.',
  ],
  [
    {
      type: 'diceRerolled',
      side: 0,
      card: NONE,
      numbers: '1,4',
      dice: '3,0',
      faces: '0,3',
      skulls: 2,
      shields: 0,
      bolts: 0,
      wasSkulls: 0,
      wasShields: 1,
      wasBolts: 0,
      rule: '',
    },
    'Ronja rerolls 1 white and 1 red die showing 1 Shield: 2 Skulls.',
    'Ronja würfelt neu (1 weißer und 1 roter Würfel, vorher 1 Schild): 2 Schädel.',
  ],
  [
    { type: 'boltsCancel', side: EMPIRE, card: NONE, n: 1, rule: '' },
    '1 Bolt of the Garrisons cancels 1 Shield.',
    '1 Blitz der Garnisonen hebt 1 Schild auf.',
  ],
  [
    { type: 'combatDamage', side: 1, card: NONE, n: 2, skulls: 3, shields: 1, rule: '' },
    'Yanny’s Units take 2 damage (3 Skulls, 1 Shield).',
    'Die Einheiten von Yanny nehmen 2 Schaden (3 Schädel, 1 Schild).',
  ],
  [
    { type: 'useForbidden', side: 0, card: NONE, what: 'shields', scope: 'round', rule: '' },
    'Ronja cannot use Shields for the rest of this round.',
    'Ronja kann für den Rest der Runde keine Schilde nutzen.',
  ],
  [
    { type: 'combatStalled', space: FIELD, rule: '' },
    'Neither side has a die: both take 1 damage.',
    'Keine Seite hat einen Würfel: Beide nehmen 1 Schaden.',
  ],
]

describe('words of combats', () => {
  it.each(messages)('%o', (message, en, de) => {
    expect(render('en', t, message)).toBe(en)
    expect(render('de', t, message)).toBe(de)
  })

  it.each(events)('%o', (event, en, de) => {
    expect(renderEvent('en', t, event)).toBe(en)
    expect(renderEvent('de', t, event)).toBe(de)
  })

  it('name the hex and the cards they speak of', () => {
    expect(hex.en).toMatch(/^The combat on .+ goes on until one side is gone; nobody can retreat\.$/)
    const began = {
      type: 'combatBegan',
      side: 1,
      card: NONE,
      other: EMPIRE,
      otherCard: EMPEROR,
      space: FIELD,
      terrain: 2,
      rule: 'UP-CMB-01',
    } as const
    expect(renderEvent('en', t, began)).toContain('Yanny’s Units against')
    expect(renderEvent('de', t, began)).toContain('(Sumpf)')
  })

  it('are the same set in both languages', () => {
    expect(Object.keys(combatMessagesDe).sort()).toEqual(Object.keys(combatMessagesEn).sort())
    expect(Object.keys(combatEventsDe).sort()).toEqual(Object.keys(combatEventsEn).sort())
  })

  it('every event and question of a whole combat can be read', () => {
    const { match, events: told } = fight(
      {
        heroes: ['khaal', 'yanny'],
        heroAt: { 1: FIELD },
        tiles: { [FIELD]: TILES.badlands },
        units: { [FIELD]: ['younglings', 'younglings', 'spearsingers', 'spearsingers', 'koloth'] },
        cards: { 'new-emperor': { at: FIELD, threat: 5, target: at(0, 2) } },
      },
      ['white:-', 'white:S', 'black:SSS', 'blue:-', 'white:SH', 'white:-', 'red:SB', 'red:-'],
    )
    for (const language of ['en', 'de'] as const) {
      const lines = told.map((event) => renderEvent(language, match.play, event))
      const ask = asked(match)
      lines.push(render(language, match.play, ask.question.prompt(match.play, ask)))
      for (const option of match.play.options(ask)) {
        const { label, detail } = ask.question.describe(match.play, option, ask)
        lines.push(render(language, match.play, label), render(language, match.play, detail!))
      }
      expect(lines.filter((line) => /undefined|NaN|object Object/.test(line) || line === '')).toEqual([])
      expect(lines.length).toBeGreaterThan(told.length + offered(match).length)
    }
  })
})
