import { say } from '../rules/table/rules.ts'
import { describe, expect, it } from 'vitest'
import { FINN, finn, GUARDS, guard, mimring, THORGRIM, thorgrim, told as t, VIKINGS } from '../testing/told-table.ts'
import { render } from './index.ts'

const messages = [
  [
    say('move.who', { card: VIKINGS }),
    'Tarn Viking Warriors: which figure do you move?',
    'Bergsee-Wikinger: Welche Figur bewegst du?',
  ],
  [say('move.who', { card: FINN }), 'Do you move Finn?', 'Bewegst du Finn?'],
  [
    say('move.where', { figure: finn, movement: 5 }),
    'Where does Finn move? 5 spaces at most.',
    'Wohin bewegst du Finn? Höchstens 5 Felder.',
  ],
  [
    say('move.detail', { cost: 3, strikers: `${thorgrim},${guard}`, strikes: 2, fallDice: 1, extreme: 0, way: 0 }),
    'Costs 3 movement, Thorgrim and Zettian Guard 2 may strike (2 dice), fall: 1 die.',
    'Kostet 3 Bewegung, Thorgrim und Zettianische Wache 2 dürfen hinterherschlagen (2 Würfel), Sturz: 1 Würfel.',
  ],
  [
    say('move.detail', { cost: 0, strikers: '', strikes: 0, fallDice: 0, extreme: 0, way: 0 }),
    'No movement.',
    'Ohne Bewegung.',
  ],
  [
    say('move.detail', { cost: 4, strikers: '', strikes: 0, fallDice: 0, extreme: 1, way: 1 }),
    'Flying, costs 4 movement, the d20 for an extreme fall.',
    'Fliegend, kostet 4 Bewegung, der 20-seitige Würfel für einen Sturz.',
  ],
  [
    say('move.strikeAsk', { figure: finn, by: String(guard) }),
    'Finn breaks away from Zettian Guard 2. Do you strike?',
    'Finn löst die Bindung zu Zettianischer Wache 2. Schlägst du hinterher?',
  ],
  [say('move.strike', { dice: 2, all: 1 }), 'Strike (2 dice)', 'Hinterherschlagen (2 Würfel)'],
  [say('move.strike', { dice: 2, all: 0 }), 'Strike with only 2 dice', 'Nur mit 2 Würfeln hinterherschlagen'],
  [say('attack.ask', { card: GUARDS }), 'Zettian Guards: who attacks whom?', 'Zettianische Wachen: Wer greift wen an?'],
  [say('attack.ask', { card: THORGRIM }), 'Whom does Thorgrim attack?', 'Wen greift Thorgrim an?'],
  [
    say('attack.pairDice', { attack: 4, attackBonuses: 'height:1', defense: 1, defenseBonuses: '' }),
    '4 dice (+1 height) against 1 die',
    '4 Würfel (+1 Höhe) gegen 1 Würfel',
  ],
  [say('power.use', { power: 'fireLine', figure: mimring }), 'Fire Line (Mimring)', 'Schusslinie (Mimring)'],
  [
    say('power.fireLine', { space: 7, direction: 0, figures: String(guard) }),
    'From J2 to the east: Zettian Guard 2',
    'Von J2 nach Osten: Zettianische Wache 2',
  ],
  [
    say('power.spiritAsk', { figure: thorgrim, attack: 0, defense: 1 }),
    'Thorgrim has fallen. Which army card does the spirit join? It gets Defence +1 for the rest of the game.',
    'Thorgrim ist gefallen. Auf welche Armeekarte geht der Geist über? Sie bekommt bis zum Ende des Spiels Verteidigung +1.',
  ],
  [
    say('draft.card', { card: FINN, points: 80 }),
    'Finn the Viking Champion (80 points)',
    'Finn der Wikinger-Meister (80 Punkte)',
  ],
  [
    say('refuse.taken', { card: GUARDS, role: 1 }),
    'Zettian Guards are in the army of Player 2.',
    'Zettianische Wachen gehören zur Armee von Spieler 2.',
  ],
  [
    say('refuse.othersNeed', { card: GUARDS }),
    'If you took Zettian Guards, not everybody could put an army together.',
    'Wenn du Zettianische Wachen nimmst, bekommt nicht jeder eine Armee zusammen.',
  ],
  [
    say('refuse.scoutNoHero', { card: GUARDS }),
    'Zettian Guards cannot be the scout: only a unique hero can.',
    'Zettianische Wachen können nicht Kundschafter sein: Das kann nur ein einzigartiger Held.',
  ],
  [
    say('refuse.notActive', { card: FINN, active: VIKINGS }),
    'This turn belongs to Tarn Viking Warriors, not to Finn.',
    'In diesem Zug sind Bergsee-Wikinger aktiv, nicht Finn.',
  ],
  [
    say('refuse.attackEngaged', { attacker: finn, target: thorgrim, engaged: String(guard) }),
    'Finn is engaged with Zettian Guard 2 and cannot attack Thorgrim.',
    'Finn ist an Zettianische Wache 2 gebunden und kann Thorgrim nicht angreifen.',
  ],
  [
    say('refuse.attackTooFar', { attacker: guard, target: finn, distance: 9, range: 7 }),
    'Finn is 9 spaces away from Zettian Guard 2, whose Range is 7.',
    'Finn ist 9 Felder von Zettianischer Wache 2 entfernt; die Reichweite ist 7.',
  ],
  [
    say('refuse.moveFar', { space: 7, cost: 8, left: 5 }),
    'Too far: the way counts 8 spaces, only 5 can be moved.',
    'Zu weit: Der Weg zählt 8 Felder, möglich sind nur 5.',
  ],
  [
    say('refuse.moveHeld', { space: 7, figure: guard }),
    'Zettian Guard 2 stands there; a move may not end on an occupied space.',
    'Dort steht schon jemand: Zettianische Wache 2. Eine Bewegung darf nicht auf einem besetzten Feld enden.',
  ],
  [
    say('refuse.moveEnough', { card: VIKINGS, most: 4 }),
    'At most 4 figures of Tarn Viking Warriors may act in a turn.',
    'Von dieser Karte handeln in einem Zug höchstens 4 Figuren (Bergsee-Wikinger).',
  ],
  [
    say('refuse.powerNotBeside', { space: 7, figure: guard }),
    'J2 (level 1) does not lie next to Zettian Guard 2.',
    'J2 (Ebene 1) liegt nicht neben Zettianischer Wache 2.',
  ],
  [
    say('refuse.summonTall', { figure: mimring, height: 9, room: 1 }),
    'Mimring has Height 9, and there is only 1 level under the overhang.',
    'Mimring hat Höhe 9, und unter dem Überhang ist nur 1 Ebene frei.',
  ],
] as const

describe('prompts, options and refusals', () => {
  it.each(messages)('$0.key: %s', (message, en, de) => {
    expect([render('en', t, message), render('de', t, message)]).toEqual([en, de])
  })
})
