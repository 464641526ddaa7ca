import { describe, expect, it } from 'vitest'
import { CAPITAL, LAND_IDS, LIGHT, SHADOW } from '../content/names.ts'
import { FOR, NONE } from '../rules/table/state.ts'
import type { Event } from '../rules/words/words.ts'
import { BLANK, joker, landCard, light, shadow, tableOf } from '../testing/position.ts'
import { renderEvent } from './index.ts'

const t = tableOf({})
const [HEARTWOOD, TWIN] = [light('heartwood'), shadow('heartwood')]
const [BORDERLAND, MOSSGATE] = [light('borderland'), shadow('mossgate')]
const NAME = LAND_IDS.indexOf('heartwood')

type Told = readonly [event: Event, en: string, de: string]

const start: Told[] = [
  [
    { type: 'startRaces', role: 0, light: 2, shadow: 3 },
    'Player 1 leads Dwarves and Night Elves.',
    'Spieler 1 führt diese Völker: Zwerge und Nachtelfen.',
  ],
  [{ type: 'startPlayerFound', role: 2 }, 'Player 3 is start player.', 'Spieler 3 ist Startspieler.'],
  [
    { type: 'startGroupPlaced', role: 0, land: HEARTWOOD, armies: 10, left: 4, rule: '' },
    'Player 1 places a group of 10 armies in Heartwood (Light); 4 groups left.',
    'Spieler 1 stellt eine Gruppe aus 10 Armeen nach Heartwood (Licht); noch 4 Gruppen.',
  ],
  [
    { type: 'startGroupPlaced', role: 0, land: HEARTWOOD, armies: 1, left: 0, rule: '' },
    'Player 1 places a group of 1 army in Heartwood (Light); no group is left.',
    'Spieler 1 stellt eine Gruppe aus 1 Armee nach Heartwood (Licht); keine Gruppe ist übrig.',
  ],
  [
    { type: 'startShadowArmies', role: 0, land: TWIN, armies: 2 },
    'Player 1 puts 2 armies into Heartwood (Shadow).',
    'Spieler 1 stellt 2 Armeen nach Heartwood (Schatten).',
  ],
  [
    { type: 'startLandCard', role: 0, name: NAME },
    'Player 1 takes the land card Heartwood.',
    'Spieler 1 nimmt die Länderkarte Heartwood.',
  ],
  [
    { type: 'draftDealt', roles: [2, 0, 1], worlds: [SHADOW, LIGHT, SHADOW] },
    'The draft hands are dealt: Player 3 Shadow world, Player 1 Light world and Player 2 Shadow world.',
    'Die Karten zur Auswahl sind ausgeteilt: Spieler 3 Schattenwelt, Spieler 1 Lichtwelt und Spieler 2 Schattenwelt.',
  ],
  [
    { type: 'draftShown', role: 1, card: joker(SHADOW, 'fire') },
    'Player 2 shows joker Fire (Shadow).',
    'Spieler 2 deckt auf: Joker Feuer (Schatten).',
  ],
  [{ type: 'draftKept', role: 1 }, 'Player 2 keeps a card.', 'Spieler 2 behält eine Karte.'],
  [
    { type: 'draftKeptCard', role: 1, card: MOSSGATE },
    'You keep conflict card Mossgate (Shadow).',
    'Du behältst: Konfliktkarte Mossgate (Schatten).',
  ],
  [
    { type: 'draftCardStays', role: 1, card: MOSSGATE },
    'Player 2 keeps conflict card Mossgate (Shadow).',
    'Spieler 2 behält: Konfliktkarte Mossgate (Schatten).',
  ],
  [
    { type: 'draftPassed', round: 2, role: 1 },
    'Draft round 2: the hands go to the left, and Player 2 is start player.',
    'Auswahl 2: Die Karten gehen nach links, und Spieler 2 ist Startspieler.',
  ],
  [
    { type: 'draftStackRenewed', world: SHADOW, cards: 1 },
    '1 discarded card of the Shadow world becomes a new stack.',
    '1 abgelegte Karte der Schattenwelt bildet einen neuen Stapel.',
  ],
  [
    { type: 'draftStackRenewed', world: LIGHT, cards: 6 },
    '6 discarded cards of the Light world become a new stack.',
    '6 abgelegte Karten der Lichtwelt bilden einen neuen Stapel.',
  ],
  [
    { type: 'draftStuck' },
    'There are no cards left for the draft: the remaining groups are placed freely.',
    'Für die Auswahl sind keine Karten mehr da: Die übrigen Gruppen werden frei verteilt.',
  ],
  [
    { type: 'draftOver', cards: 48, role: 1 },
    'The draft is over. The draw pile has 48 cards; Player 2 stays start player.',
    'Die Auswahl ist zu Ende. Im Nachziehstapel liegen 48 Karten; Spieler 2 bleibt Startspieler.',
  ],
  [
    { type: 'startIncome', role: 1, energy: 9, gold: 7 },
    'Player 2 begins with 9 energy and 7 gold.',
    'Spieler 2 beginnt mit 9 Energie und 7 Gold.',
  ],
  [
    { type: 'startLimbos', role: 1, armies: 3 },
    'Player 2 puts 3 armies into each limbo.',
    'Spieler 2 legt je 3 Armeen in beide Limbi.',
  ],
  [
    { type: 'towerFilled', thrown: [7, 7, 7, 10], fell: [1, 0, 0, 0], kept: 0 },
    'The tower is filled with 31 cubes; 1 falls out. No resident stays in the tray.',
    'Der Turm wird mit 31 Würfeln befüllt; 1 fällt heraus. Kein Bewohner bleibt in der Auffangschale.',
  ],
  [
    { type: 'towerFilled', thrown: [7, 7, 7, 10], fell: [3, 4, 5, 6], kept: 2 },
    'The tower is filled with 31 cubes; 18 fall out. 2 residents stay in the tray.',
    'Der Turm wird mit 31 Würfeln befüllt; 18 fallen heraus. 2 Bewohner bleiben in der Auffangschale.',
  ],
  [
    { type: 'fallenSplit', role: 0, light: 1, shadow: 2 },
    'Player 1 puts 1 army into the Light limbo and 2 armies into the Shadow limbo.',
    'Spieler 1 legt 1 Armee in den Licht-Limbus und 2 Armeen in den Schatten-Limbus.',
  ],
  [
    { type: 'startBoxed', role: 0, armies: 1 },
    'Player 1 returns 1 army to the box.',
    '1 Armee von Spieler 1 kommt zurück in die Schachtel.',
  ],
]

const rounds: Told[] = [
  [
    { type: 'roundBegan', round: 2, rounds: 7, startPlayer: 1 },
    'Round 2 of 7. Player 2 begins.',
    'Runde 2 von 7. Spieler 2 beginnt.',
  ],
  [{ type: 'conflictCardDrawn', role: 0 }, 'Player 1 draws a conflict card.', 'Spieler 1 zieht eine Konfliktkarte.'],
  [
    { type: 'conflictCardSeen', role: 0, card: joker(LIGHT, 'moor') },
    'You have drawn: joker Moor (Light).',
    'Du hast gezogen: Joker Moor (Licht).',
  ],
  [
    { type: 'discardShuffled', cards: 11 },
    'The discard pile (11 conflict cards) becomes the new draw pile.',
    'Der Ablagestapel (11 Konfliktkarten) wird zum neuen Nachziehstapel.',
  ],
  [
    { type: 'nothingToDraw', role: 0 },
    'There is no conflict card left for Player 1.',
    'Für Spieler 1 ist keine Konfliktkarte mehr da.',
  ],
  [
    { type: 'reinforced', role: 0, land: TWIN },
    'Player 1 reinforces Heartwood (Shadow) with 1 army.',
    'Spieler 1 verstärkt Heartwood (Schatten) um 1 Armee.',
  ],
  [
    { type: 'reinforcementForgone', role: 0, armies: 2 },
    'Player 1 leaves 2 armies of the reinforcement in limbo.',
    'Spieler 1 lässt 2 Armeen der Verstärkung im Limbus.',
  ],
  [{ type: 'planningBegan' }, 'Everybody plans in secret.', 'Alle planen verdeckt.'],
  [{ type: 'planned', role: 0, cards: 7 }, 'Player 1 has planned 7 cards.', 'Spieler 1 hat 7 Karten geplant.'],
  [{ type: 'planned', role: 0, cards: 1 }, 'Player 1 has planned 1 card.', 'Spieler 1 hat 1 Karte geplant.'],
  [
    { type: 'cardRevealed', role: 0, space: 4, card: HEARTWOOD },
    'Player 1 reveals conflict card Heartwood (Light) on “Attack”.',
    'Spieler 1 deckt auf: Konfliktkarte Heartwood (Licht) auf „Angriff“.',
  ],
  [
    { type: 'cardReturned', role: 0, space: 0, card: landCard('heartwood') },
    'Land card Heartwood goes back to the hand of Player 1.',
    'Länderkarte Heartwood geht zurück auf die Hand von Spieler 1.',
  ],
  [
    { type: 'cardReturned', role: 0, space: 9, card: BLANK },
    'Blank card goes back to the hand of Player 1.',
    'Blankokarte geht zurück auf die Hand von Spieler 1.',
  ],
  [
    { type: 'cardDiscarded', role: 0, space: 4, card: HEARTWOOD },
    'Conflict card Heartwood (Light) goes to the discard pile.',
    'Konfliktkarte Heartwood (Licht) kommt auf den Ablagestapel.',
  ],
  [
    { type: 'compensated', role: 0, gold: 1, energy: 0 },
    'Player 1 takes 1 gold as compensation.',
    'Spieler 1 nimmt 1 Gold als Kompensation.',
  ],
  [
    { type: 'passed', role: 0, cards: 3 },
    'Player 1 passes and takes 3 cards back to hand.',
    'Spieler 1 passt und nimmt 3 Karten zurück auf die Hand.',
  ],
  [
    {
      type: 'scored',
      role: 0,
      lands: 5,
      shrines: 1,
      capitals: 0,
      regions: 4,
      total: 10,
      points: 31,
      laps: 0,
      field: 31,
    },
    'Player 1 scores 10 victory points (5 for lands, 1 for shrines, 0 for capitals, 4 for regions) and has 31 victory points.',
    'Spieler 1 erhält 10 Siegpunkte (5 für Länder, 1 für Schreine, 0 für Hauptstädte, 4 für Regionen) und hat 31 Siegpunkte.',
  ],
  [
    {
      type: 'scored',
      role: 0,
      lands: 5,
      shrines: 1,
      capitals: 0,
      regions: 4,
      total: 10,
      points: 61,
      laps: 1,
      field: 1,
    },
    'Player 1 scores 10 victory points (5 for lands, 1 for shrines, 0 for capitals, 4 for regions) and has 61 victory points.',
    'Spieler 1 erhält 10 Siegpunkte (5 für Länder, 1 für Schreine, 0 für Hauptstädte, 4 für Regionen) und hat 61 Siegpunkte.',
  ],
  [
    { type: 'gameEnded', winners: '0,2', points: 61 },
    'Player 1 and Player 3 won with 61 victory points.',
    'Spieler 1 und Spieler 3: Sieg mit 61 Siegpunkten.',
  ],
]

const actions: Told[] = [
  [
    { type: 'paid', role: 0, energy: 2, gold: 1 },
    'Player 1 pays 2 energy and 1 gold.',
    'Spieler 1 zahlt 2 Energie und 1 Gold.',
  ],
  [
    { type: 'goldEarned', role: 0, land: HEARTWOOD, gold: 5 },
    'Player 1 earns 5 gold in Heartwood (Light).',
    'Spieler 1 verdient 5 Gold in Heartwood (Licht).',
  ],
  [
    { type: 'energyGained', role: 0, land: TWIN, energy: 4 },
    'Player 1 gains 4 energy in Heartwood (Shadow).',
    'Spieler 1 erhält 4 Energie in Heartwood (Schatten).',
  ],
  [
    { type: 'awakened', role: 0, world: SHADOW, lands: [TWIN, MOSSGATE], armies: [1, 2] },
    'Player 1 awakens from the Shadow limbo: 1 army in Heartwood (Shadow) and 2 armies in Mossgate (Shadow).',
    'Spieler 1 erweckt aus dem Schatten-Limbus: 1 Armee in Heartwood (Schatten) und 2 Armeen in Mossgate (Schatten).',
  ],
  [
    { type: 'built', role: 0, building: CAPITAL, land: HEARTWOOD, points: 2 },
    'Player 1 builds in Heartwood (Light): Capital. That brings 2 victory points.',
    'Spieler 1 baut in Heartwood (Licht): Hauptstadt. Das bringt 2 Siegpunkte.',
  ],
  [
    { type: 'armiesMoved', role: 0, armies: 4, route: [HEARTWOOD, BORDERLAND, light('crossfen')] },
    'Player 1 moves 4 armies from Heartwood (Light) to Crossfen (Light) by way of Borderland (Light).',
    'Spieler 1 zieht mit 4 Armeen von Heartwood (Licht) über Borderland (Licht) nach Crossfen (Licht).',
  ],
  [
    { type: 'armiesMoved', role: 0, armies: 1, route: [HEARTWOOD, TWIN] },
    'Player 1 moves 1 army from Heartwood (Light) to Heartwood (Shadow).',
    'Spieler 1 zieht mit 1 Armee von Heartwood (Licht) nach Heartwood (Schatten).',
  ],
  [
    { type: 'markerTaken', role: 0, from: 2 },
    'Player 1 takes the start player marker from Player 3.',
    'Spieler 1 nimmt Spieler 3 den Startspielermarker ab.',
  ],
  [
    { type: 'landCardTakenOver', role: 0, land: HEARTWOOD, from: 1, space: 4 },
    'Player 1 takes over the land card Heartwood from Player 2; it was planned on “Attack”.',
    'Spieler 1 übernimmt die Länderkarte Heartwood von Spieler 2; sie war auf „Angriff“ verplant.',
  ],
  [
    { type: 'landCardTakenOver', role: 0, land: HEARTWOOD, from: NONE, space: NONE },
    'Player 1 takes the land card Heartwood from the stack.',
    'Spieler 1 nimmt die Länderkarte Heartwood aus dem Vorrat.',
  ],
  [
    { type: 'takeOverFailed', role: 0, land: HEARTWOOD, from: 1 },
    'Player 1 reaches for the land card Heartwood, but is not strong enough: Player 2 keeps it.',
    'Spieler 1 greift nach der Länderkarte Heartwood, ist aber nicht stark genug: Spieler 2 behält sie.',
  ],
  [
    {
      type: 'attacked',
      role: 0,
      card: BORDERLAND,
      origin: HEARTWOOD,
      target: BORDERLAND,
      defender: NONE,
      sent: 1,
      attitude: FOR,
    },
    'Player 1 attacks unoccupied Borderland (Light) from Heartwood (Light) with 1 army and conflict card Borderland (Light): residents for the attacker.',
    'Spieler 1 greift das unbesetzte Land Borderland (Licht) von Heartwood (Licht) aus mit 1 Armee an; gespielt: Konfliktkarte Borderland (Licht), Bewohner für den Angreifer.',
  ],
  [
    { type: 'landCardReturned', role: 1, name: NAME, space: NONE },
    'Player 2 returns the land card Heartwood to the stack.',
    'Spieler 2 legt die Länderkarte Heartwood in den Vorrat zurück.',
  ],
]

describe('events are told in sentences', () => {
  it.each([...start, ...rounds, ...actions])('$0.type: $1', (event, en, de) => {
    expect([renderEvent('en', t, event), renderEvent('de', t, event)]).toEqual([en, de])
  })
})
