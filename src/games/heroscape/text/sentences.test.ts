import { describe, expect, it } from 'vitest'
import type { Event } from '../rules/words/words.ts'
import { armyCard, figure, glyphKind } from '../testing/position.ts'
import { FINN, finn, GUARDS, guard, mimring, THORGRIM, thorgrim, told as t, VIKINGS } from '../testing/told-table.ts'
import { renderEvent } from './index.ts'

const ELITE = armyCard(t, 0, 'airborne-elite')

const viking = figure(t, 0, 'tarn-viking-warriors', 1)
const soldier = figure(t, 0, 'airborne-elite', 2)
const marro = figure(t, 0, 'marro-warriors')
const marro2 = figure(t, 0, 'marro-warriors', 1)
const drake = figure(t, 0, 'sgt-drake-alexander')
const grimnak = figure(t, 1, 'grimnak')
const negok = figure(t, 1, 'ne-gok-sa')
const samurai = figure(t, 1, 'izumi-samurai')
const agent = figure(t, 1, 'krav-maga-agents')

type Told = readonly [event: Event, en: string, de: string]

const rounds: Told[] = [
  [
    { type: 'rolledForFirst', what: 'initiative', roles: [0, 1], rolls: [11, 4], bonuses: [0, 8] },
    'Initiative – Player 1: 11, Player 2: 4 + 8.',
    'Initiativewurf – Spieler 1: 11, Spieler 2: 4 + 8.',
  ],
  [
    { type: 'rolledForFirst', what: 'draft', roles: [0, 1], rolls: [11, 4], bonuses: [0, 0] },
    'Who chooses first? Player 1: 11, Player 2: 4.',
    'Wer wählt zuerst? Spieler 1: 11, Spieler 2: 4.',
  ],
  [
    { type: 'rolledToBegin', role: 1, faces: [0, 1, 2], skulls: 1 },
    'Player 2 rolls 1 skull for the first turn.',
    'Spieler 2 würfelt um den ersten Zug: 1 Totenkopf.',
  ],
  [
    { type: 'cardChosen', role: 0, card: FINN, left: 320 },
    'Player 1 takes Finn and has 320 points left.',
    'Spieler 1 nimmt Finn und hat noch 320 Punkte.',
  ],
  [
    { type: 'armyShown', role: 1, cards: [THORGRIM, GUARDS] },
    'Player 2 shows the army: Thorgrim and Zettian Guards.',
    'Spieler 2 zeigt die Armee: Thorgrim und Zettianische Wachen.',
  ],
  [
    { type: 'figurePlaced', role: 1, figure: guard, front: 7, rear: -1 },
    'Zettian Guard 2 starts on J2 (level 1).',
    'Zettianische Wache 2 beginnt auf J2 (Ebene 1).',
  ],
  [
    { type: 'figureLeftOut', figure: viking },
    'There is no room for Tarn Viking 2, who stays out of the battle.',
    'Für Bergsee-Wikinger 2 ist kein Platz: Diese Figur bleibt der Schlacht fern.',
  ],
  [
    { type: 'markersPlaced', role: 1, cards: [GUARDS, THORGRIM, GUARDS, THORGRIM] },
    'Player 2 places order markers on Zettian Guards and Thorgrim.',
    'Spieler 2 legt Ablaufmarker auf Zettianische Wachen und Thorgrim.',
  ],
  [
    { type: 'markerShown', role: 1, card: THORGRIM, marker: 2 },
    'Player 2 shows order marker 3: Thorgrim.',
    'Spieler 2 zeigt Ablaufmarker 3: Thorgrim.',
  ],
  [{ type: 'turnLost', role: 1, turn: 3 }, 'Player 2 loses turn 3.', 'Spieler 2 verliert Zug 3.'],
  [
    { type: 'cardActivated', role: 1, card: GUARDS },
    'Player 2 plays Zettian Guards.',
    'Spieler 2 spielt Zettianische Wachen.',
  ],
  [
    { type: 'rolledForReinforcements', role: 0, roll: 17, needed: 16 },
    'Player 1 rolls 17: reinforcements come!',
    'Spieler 1 würfelt eine 17: Die Verstärkung kommt!',
  ],
]

const moves: Told[] = [
  [
    { type: 'moved', figure: viking, path: [1, 2, 3], way: 0 },
    'Tarn Viking 2 moves from K1 to M1 (level 1).',
    'Bergsee-Wikinger 2 zieht von K1 nach M1 (Ebene 1).',
  ],
  [
    { type: 'moved', figure: mimring, path: [5, 9], way: 1 },
    'Mimring flies from O1 to L2 (level 1).',
    'Mimring fliegt von O1 nach L2 (Ebene 1).',
  ],
  [
    { type: 'moved', figure: drake, path: [30, 3], way: 2 },
    'Drake climbs with the Grapple Gun from M4 to M1 (level 1).',
    'Drake klettert mit dem Enterhaken von M4 nach M1 (Ebene 1).',
  ],
  [
    { type: 'turnedRound', figure: mimring, front: 6, rear: 5 },
    'Mimring turns round on the spot.',
    'Mimring dreht sich auf der Stelle um.',
  ],
  [
    { type: 'struck', figure: finn, by: [thorgrim], faces: [1], wounds: 0, space: 0 },
    'As Finn leaves, Thorgrim strikes: 0 skulls.',
    'Thorgrim schlägt hinterher, als Finn die Bindung löst: 0 Totenköpfe.',
  ],
  [
    { type: 'struck', figure: finn, by: [thorgrim, guard], faces: [0, 0], wounds: 2, space: 0 },
    'As Finn leaves, Thorgrim and Zettian Guard 2 strike: 2 skulls.',
    'Thorgrim und Zettianische Wache 2 schlagen hinterher, als Finn die Bindung löst: 2 Totenköpfe.',
  ],
  [
    { type: 'spared', figure: finn, by: [thorgrim], role: 1 },
    'Player 2 lets Finn go without a strike.',
    'Spieler 2 lässt Finn ziehen, ohne hinterherzuschlagen.',
  ],
  [
    { type: 'fell', figure: finn, faces: [1], wounds: 0 },
    'Finn falls and is unhurt.',
    'Finn stürzt und bleibt unverletzt.',
  ],
  [{ type: 'fell', figure: finn, faces: [0], wounds: 1 }, '', ''],
  [
    { type: 'fellFar', figure: finn, roll: 3, isDestroyed: 1 },
    'Finn falls very far and rolls 3.',
    'Finn stürzt sehr tief und würfelt eine 3.',
  ],
  [
    { type: 'fellFar', figure: finn, roll: 19, isDestroyed: 0 },
    'Finn falls very far and rolls 19: unhurt.',
    'Finn stürzt sehr tief und würfelt eine 19: unverletzt.',
  ],
]

const attacks: Told[] = [
  [
    {
      type: 'attackRolled',
      attacker: guard,
      target: finn,
      faces: [0, 1, 0, 2],
      bonuses: 'height:1,zettianTargeting:1',
    },
    'Zettian Guard 2 attacks Finn with 4 dice (+1 height, +1 Zettian Targeting): 2 skulls.',
    'Zettianische Wache 2 greift Finn mit 4 Würfeln (+1 Höhe, +1 Zettianische Zielerfassung) an: 2 Totenköpfe.',
  ],
  [
    { type: 'attackRolled', attacker: finn, target: guard, faces: [1], bonuses: '' },
    'Finn attacks Zettian Guard 2 with 1 die: 0 skulls.',
    'Finn greift Zettianische Wache 2 mit 1 Würfel an: 0 Totenköpfe.',
  ],
  [{ type: 'attackMissed', attacker: finn, targets: '0' }, '', ''],
  [
    {
      type: 'defenseRolled',
      attacker: guard,
      figure: finn,
      faces: [1, 1, 2],
      bonuses: '',
      skulls: 2,
      shields: 2,
      hits: 0,
      dodged: 0,
    },
    'Finn defends with 3 dice: 2 shields – blocked.',
    'Finn verteidigt sich mit 3 Würfeln: 2 Schilde – geblockt.',
  ],
  [
    {
      type: 'defenseRolled',
      attacker: guard,
      figure: agent,
      faces: [1],
      bonuses: 'glyph:1',
      skulls: 3,
      shields: 1,
      hits: 0,
      dodged: 1,
    },
    'Krav Maga Agent 1 defends with 1 die (+1 glyph): 1 shield – dodged (Stealth Dodge).',
    'Krav-Maga-Agent 1 verteidigt sich mit 1 Würfel (+1 Glyph): 1 Schild – ausgewichen (Geschicktes Ausweichen).',
  ],
  [
    {
      type: 'defenseRolled',
      attacker: finn,
      figure: samurai,
      faces: [2, 1],
      bonuses: '',
      skulls: 0,
      shields: 1,
      hits: 0,
      dodged: 0,
    },
    'Izumi Samurai 1 defends with 2 dice: 1 shield.',
    'Izumi-Samurai 1 verteidigt sich mit 2 Würfeln: 1 Schild.',
  ],
  [
    { type: 'struckBack', figure: samurai, attacker: finn, wounds: 1 },
    'Izumi Samurai 1 strikes back.',
    'Izumi-Samurai 1 schlägt zurück.',
  ],
  [
    { type: 'wounded', figure: finn, wounds: 1, total: 1, life: 4, space: 0, cause: 'attack' },
    'Finn takes 1 wound (1 of 4).',
    'Finn erhält 1 Wunde (1 von 4).',
  ],
  [
    { type: 'wounded', figure: finn, wounds: 2, total: 3, life: 4, space: 0, cause: 'fall' },
    'Finn takes 2 wounds in the fall (3 of 4).',
    'Finn erhält 2 Wunden durch den Sturz (3 von 4).',
  ],
  [{ type: 'wounded', figure: finn, wounds: 2, total: 4, life: 4, space: 0, cause: 'attack' }, '', ''],
  [
    { type: 'destroyed', figure: guard, role: 1, space: 8, rear: -1, cause: 'attack' },
    'Zettian Guard 2 is destroyed.',
    'Zettianische Wache 2 wird vernichtet.',
  ],
  [
    { type: 'destroyed', figure: guard, role: 1, space: 8, rear: -1, cause: 'mist' },
    'Zettian Guard 2 is destroyed in the toxic mist.',
    'Zettianische Wache 2 wird im giftigen Nebel vernichtet.',
  ],
  [
    { type: 'cardOutOfPlay', card: GUARDS, role: 1 },
    'Zettian Guards are out of play.',
    'Zettianische Wachen sind aus dem Spiel.',
  ],
  [
    { type: 'cardOutOfPlay', card: ELITE, role: 0 },
    'Airborne Elite are out of play.',
    'Elite-Luftlandetruppe ist aus dem Spiel.',
  ],
  [{ type: 'cardOutOfPlay', card: FINN, role: 0 }, '', ''],
]

const powers: Told[] = [
  [
    { type: 'fireLine', figure: mimring, spaces: '7,8', direction: 2, affected: `${finn},${viking}` },
    'Mimring breathes fire to the south-west at Finn and Tarn Viking 2.',
    'Mimring speit nach Südwesten Feuer auf Finn und Bergsee-Wikinger 2.',
  ],
  [
    { type: 'explosion', figure: guard, target: finn, affected: `${finn},${viking}` },
    'Zettian Guard 2 aims an explosion at Finn. Also affected: Tarn Viking 2.',
    'Zettianische Wache 2 zielt mit einer Explosion auf Finn. Auch betroffen: Bergsee-Wikinger 2.',
  ],
  [
    { type: 'grenade', figure: soldier, target: guard, affected: String(guard) },
    'Airborne soldier 3 throws a grenade at Zettian Guard 2.',
    'Luftlandesoldat 3 wirft eine Granate auf Zettianische Wache 2.',
  ],
  [
    { type: 'specialAttackRolled', attacker: soldier, targets: String(guard), faces: [0, 1] },
    'Special attack with 2 dice: 1 skull.',
    'Sonderangriff mit 2 Würfeln: 1 Totenkopf.',
  ],
  [
    { type: 'chomped', figure: grimnak, target: viking, roll: 0, d20: 16, success: 1 },
    'Grimnak devours Tarn Viking 2.',
    'Grimnak verschlingt Bergsee-Wikinger 2.',
  ],
  [
    { type: 'chomped', figure: grimnak, target: finn, roll: 12, d20: 16, success: 0 },
    'Grimnak snaps at Finn and rolls 12 (16 needed): escaped.',
    'Grimnak schnappt nach Finn und würfelt eine 12 (nötig: 16): entkommen.',
  ],
  [
    { type: 'shackled', figure: negok, target: viking, card: VIKINGS, roll: 20, d20: 20, success: 1 },
    'Ne-Gok-Sa reaches for the mind of Tarn Viking 2 and rolls 20 (20 needed): shackled.',
    'Ne-Gok-Sa greift nach dem Geist von Bergsee-Wikinger 2 und würfelt eine 20 (nötig: 20): gefesselt.',
  ],
  [
    { type: 'takenOver', card: VIKINGS, role: 1, from: 0 },
    'Tarn Viking Warriors now obey Player 2, no longer Player 1. The order markers on the card are lost.',
    'Bergsee-Wikinger gehorchen jetzt Spieler 2, nicht mehr Spieler 1. Die Ablaufmarker auf der Karte sind verloren.',
  ],
  [
    { type: 'takenOver', card: FINN, role: 1, from: 0 },
    'Finn now obeys Player 2, no longer Player 1. The order markers on the card are lost.',
    'Finn gehorcht jetzt Spieler 2, nicht mehr Spieler 1. Die Ablaufmarker auf der Karte sind verloren.',
  ],
  [
    { type: 'charged', card: VIKINGS, role: 0, roll: 17, d20: 15, success: 1 },
    'Berserker Charge: 17 rolled (15 needed). Tarn Viking Warriors may move again.',
    'Ansturm der Berserker: eine 17 (nötig: 15). Bergsee-Wikinger dürfen sich noch einmal bewegen.',
  ],
  [
    { type: 'charged', card: VIKINGS, role: 0, roll: 2, d20: 15, success: 0 },
    'Berserker Charge: 2 rolled (15 needed). Tarn Viking Warriors stay put.',
    'Ansturm der Berserker: eine 2 (nötig: 15). Bergsee-Wikinger bleiben stehen.',
  ],
  [
    { type: 'spiritJoined', figure: finn, role: 0, card: VIKINGS, attack: 1, defense: 0 },
    'The spirit of Finn joins Tarn Viking Warriors: Attack +1.',
    'Der Geist von Finn geht auf Bergsee-Wikinger über: Angriff +1.',
  ],
  [
    { type: 'cloneRolled', figure: marro, roll: 15, d20: 15, success: 1 },
    'Marro Warrior 1 rolls 15 for a clone (15 needed): success.',
    'Marro-Krieger 1 würfelt für einen Klon eine 15 (nötig: 15): gelungen.',
  ],
  [
    { type: 'cloned', figure: marro2, from: marro, space: 21 },
    'Marro Warrior 2 returns on O3 (level 1) beside Marro Warrior 1.',
    'Marro-Krieger 2 kehrt auf O3 (Ebene 1) neben Marro-Krieger 1 zurück.',
  ],
  [
    { type: 'dropRolled', role: 0, card: ELITE, roll: 13, d20: 13, success: 1 },
    'Player 1 rolls 13 for the drop of Airborne Elite (13 needed): they may land.',
    'Spieler 1 würfelt für den Absprung eine 13 (nötig: 13): Elite-Luftlandetruppe darf landen.',
  ],
  [
    { type: 'dropRolled', role: 0, card: ELITE, roll: 2, d20: 13, success: 0 },
    'Player 1 rolls 2 for the drop of Airborne Elite (13 needed): not yet.',
    'Spieler 1 würfelt für den Absprung eine 2 (nötig: 13): Elite-Luftlandetruppe wartet noch.',
  ],
  [
    { type: 'dropped', figure: soldier, role: 0, space: 7 },
    'Airborne soldier 3 lands on J2 (level 1).',
    'Luftlandesoldat 3 landet auf J2 (Ebene 1).',
  ],
  [
    { type: 'dropPutOff', role: 0, card: ELITE },
    'Player 1 does not let Airborne Elite drop yet.',
    'Spieler 1 lässt Elite-Luftlandetruppe noch nicht abspringen.',
  ],
  [
    { type: 'glyphTurned', piece: 0, glyph: glyphKind('kelda'), space: 5, figure: finn },
    'Finn turns over a glyph on O1 (level 1): the Glyph of Kelda.',
    'Finn dreht auf O1 (Ebene 1) einen Glyphen um: Glyph von Kelda.',
  ],
  [{ type: 'healed', figure: finn, wounds: 2 }, 'Finn is healed of 2 wounds.', 'Finn wird von 2 Wunden geheilt.'],
  [
    { type: 'summoned', role: 0, figure: guard, from: 5, fromRear: -1, to: 6, toRear: -1 },
    'Player 1 summons Zettian Guard 2 to I2 (level 1).',
    'Spieler 1 ruft Zettianische Wache 2 nach I2 (Ebene 1) herbei.',
  ],
  [{ type: 'scoutShown', card: FINN, isScout: 1 }, 'Finn is the secret scout.', 'Finn ist der geheime Kundschafter.'],
  [
    { type: 'truceBroken', role: 1, attacked: 0 },
    'Player 2 attacks Player 1: the truce is over for good.',
    'Spieler 2 greift Spieler 1 an: Der Waffenstillstand ist für immer vorbei.',
  ],
  [
    { type: 'battleWon', winners: '1', by: 'rescue', round: 3 },
    'Player 2 wins: a figure has come to the captive’s rescue.',
    'Spieler 2 gewinnt: Eine Figur ist dem Gefangenen zu Hilfe gekommen.',
  ],
  [
    { type: 'putBack', figure: viking, card: VIKINGS, role: 0 },
    'Player 1 puts the figure back on Tarn Viking Warriors.',
    'Spieler 1 legt die Figur auf Bergsee-Wikinger zurück.',
  ],
]

describe('events are told in sentences', () => {
  it.each([...rounds, ...moves, ...attacks, ...powers])('$0.type: $1', (event, en, de) => {
    expect([renderEvent('en', t, event), renderEvent('de', t, event)]).toEqual([en, de])
  })
})
