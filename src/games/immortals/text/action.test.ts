import { say } from '../rules/table/rules.ts'
import { describe, expect, it } from 'vitest'
import type { Message } from '../../../engine/index.ts'
import type { ActionEvent } from '../rules/words/action-words.ts'
import { NONE } from '../rules/table/state.ts'
import { joker, landCard, light, magic, shadow, tableOf } from '../testing/position.ts'
import { actionEventsDe, actionMessagesDe } from './de/action.ts'
import { actionEventsEn, actionMessagesEn } from './en/action.ts'
import { render, renderEvent } from './index.ts'

const t = tableOf({})
const [WOOD, BORDER, TWIN] = [light('heartwood'), light('borderland'), shadow('heartwood')]
const price = { energy: 2, gold: 1 }

const messages: readonly (readonly [message: Message, en: string, de: string])[] = [
  [
    say('act.ask', { role: 0, space: 0, card: WOOD }),
    '“Earn gold” with Heartwood (Light): what do you do?',
    '„Gold verdienen“ mit Heartwood (Licht): Was tust du?',
  ],
  [
    say('act.ask', { role: 0, space: 8, card: magic('awaken') }),
    '“Magic” with Awaken 5: what do you do?',
    '„Magie“ mit Erwecken 5: Was tust du?',
  ],
  [
    say('act.impossible', { role: 0, space: 2, card: landCard('heartwood') }),
    'Land card Heartwood on “Awaken 3”: not possible now. Take your compensation.',
    'Länderkarte Heartwood auf „Erwecken 3“: Das geht jetzt nicht. Nimm deine Kompensation.',
  ],
  [say('act.compensationGold', { gold: 1 }), 'Instead: 1 gold', 'Verzicht: 1 Gold'],
  [say('act.compensationEnergy', { energy: 1 }), 'Instead: 1 energy', 'Verzicht: 1 Energie'],
  [
    say('act.gold', { land: WOOD, gold: 5 }),
    'Earn 5 gold in Heartwood (Light)',
    '5 Gold in Heartwood (Licht) verdienen',
  ],
  [
    say('act.energy', { land: WOOD, energy: 2 }),
    'Gain 2 energy in Heartwood (Light)',
    '2 Energie in Heartwood (Licht) erhalten',
  ],
  [
    say('act.awaken', { land: WOOD, armies: 3 }),
    'Awaken 3 armies in Heartwood (Light)',
    '3 Armeen in Heartwood (Licht) erwecken',
  ],
  [
    say('act.awakenFrom', { world: 1, armies: 1 }),
    'Awaken 1 army from the Light limbo',
    '1 Armee aus dem Licht-Limbus erwecken',
  ],
  [
    say('act.build', { building: 2, land: WOOD }),
    'Build in Heartwood (Light): Capital',
    'In Heartwood (Licht) bauen: Hauptstadt',
  ],
  [
    say('act.buildDetail', { points: 2, ...price }),
    'Costs 2 energy and 1 gold, brings 2 victory points at once.',
    'Kostet 2 Energie und 1 Gold, bringt sofort 2 Siegpunkte.',
  ],
  [
    say('act.buildDetail', { points: 1, energy: 4, gold: 0 }),
    'Costs 4 energy, brings 1 victory point at once.',
    'Kostet 4 Energie, bringt sofort 1 Siegpunkt.',
  ],
  [say('act.costs', price), 'Costs 2 energy and 1 gold.', 'Kostet 2 Energie und 1 Gold.'],
  [
    say('act.move', { from: WOOD, to: BORDER }),
    'Move from Heartwood (Light) to Borderland (Light)',
    'Von Heartwood (Licht) nach Borderland (Licht) ziehen',
  ],
  [
    say('act.moveDetail', { most: 1, energy: 0, gold: 1 }),
    'Costs 1 gold; up to 1 army.',
    'Kostet 1 Gold; höchstens 1 Armee.',
  ],
  [say('act.draw', { cards: 2 }), 'Draw 2 conflict cards', '2 Konfliktkarten ziehen'],
  [
    say('act.drawFewer', { cards: 1, energy: 0, gold: 2 }),
    'Costs 2 gold all the same, although only 1 conflict card can be drawn.',
    'Kostet trotzdem 2 Gold, obwohl die Stapel nur noch 1 Konfliktkarte hergeben.',
  ],
  [
    say('act.marker', { role: 2 }),
    'Take the start player marker from Player 3',
    'Spieler 3 den Startspielermarker abnehmen',
  ],
  [
    say('act.takeOver', { land: WOOD, holder: NONE }),
    'With Heartwood (Light): take its land card from the stack',
    'Mit Heartwood (Licht): die Länderkarte dazu aus dem Vorrat nehmen',
  ],
  [
    say('act.takeOver', { land: WOOD, holder: 1 }),
    'With Heartwood (Light): take over its land card from Player 2',
    'Mit Heartwood (Licht): die Länderkarte dazu von Spieler 2 übernehmen',
  ],
  [
    say('act.takeOverWorks', { ...price, holder: 1, own: 3, against: 2, twin: TWIN }),
    'Costs 2 energy and 1 gold. You have 3 armies there, Player 2 has 2 armies in Heartwood (Shadow): you will get the card.',
    'Kostet 2 Energie und 1 Gold. Du hast dort 3 Armeen, Spieler 2 hat 2 Armeen in Heartwood (Schatten): Du bekommst die Karte.',
  ],
  [
    say('act.takeOverWorks', { ...price, holder: 1, own: 1, against: 0, twin: TWIN }),
    'Costs 2 energy and 1 gold. You have 1 army there, Player 2 has no army in Heartwood (Shadow): you will get the card.',
    'Kostet 2 Energie und 1 Gold. Du hast dort 1 Armee, Spieler 2 hat keine Armee in Heartwood (Schatten): Du bekommst die Karte.',
  ],
  [
    say('act.takeOverWorks', { ...price, holder: NONE, own: 3, against: 0, twin: TWIN }),
    'Costs 2 energy and 1 gold. You have 3 armies there, the card lies in the stack: you will get the card.',
    'Kostet 2 Energie und 1 Gold. Du hast dort 3 Armeen, die Karte liegt im Vorrat: Du bekommst die Karte.',
  ],
  [
    say('act.takeOverFails', { ...price, holder: 1, own: 1, against: 2, twin: TWIN }),
    'Careful: you have only 1 army there, Player 2 has 2 armies in Heartwood (Shadow). You would pay 2 energy and 1 gold for nothing.',
    'Vorsicht: Du hast dort nur 1 Armee, Spieler 2 hat 2 Armeen in Heartwood (Schatten). Du würdest 2 Energie und 1 Gold umsonst zahlen.',
  ],
  [
    say('awaken.ask', { world: 0, left: 1 }),
    'Where does the army from the Shadow limbo go?',
    'Wohin kommt die Armee aus dem Schatten-Limbus?',
  ],
  [
    say('awaken.ask', { world: 1, left: 3 }),
    'Where does the next army from the Light limbo go? 3 are still to be placed.',
    'Wohin kommt die nächste Armee aus dem Licht-Limbus? Es sind noch 3 zu verteilen.',
  ],
  [say('awaken.land', { land: WOOD }), 'Heartwood (Light)', 'Heartwood (Licht)'],
  [say('awaken.landNow', { armies: 1 }), 'You have 1 army there.', 'Dort hast du 1 Armee.'],
  [
    say('move.ask', { from: WOOD, to: BORDER }),
    'How many armies go from Heartwood (Light) to Borderland (Light)?',
    'Wie viele Armeen ziehen von Heartwood (Licht) nach Borderland (Licht)?',
  ],
  [say('move.armies', { armies: 2 }), '2 armies', '2 Armeen'],
  [
    say('move.after', { from: WOOD, left: 1, to: BORDER, there: 4 }),
    '1 army in Heartwood (Light) afterwards, 4 in Borderland (Light).',
    'Danach 1 Armee in Heartwood (Licht) und 4 in Borderland (Licht).',
  ],
  [
    say('refuse.actOtherCard', { card: WOOD }),
    'You have turned up conflict card Heartwood (Light): one card per turn.',
    'Du hast eine Karte aufgedeckt, und mehr geht in einem Zug nicht: Konfliktkarte Heartwood (Licht).',
  ],
  [
    say('refuse.actOtherAction', { role: 0, space: 0 }),
    'Your card lies on “Earn gold” and does nothing else.',
    'Deine Karte liegt auf „Gold verdienen“; etwas anderes tut sie nicht.',
  ],
  [
    say('refuse.actOtherMagic', { card: magic('awaken') }),
    'Your magic card Awaken 5 does something else.',
    'Deine Karte tut etwas anderes: Magiekarte Erwecken 5.',
  ],
  [
    say('refuse.actLimboFirst', { world: 1 }),
    'First choose to awaken armies from the Light limbo; then you are asked for the lands.',
    'Wähle zuerst, Armeen aus dem Licht-Limbus zu erwecken; nach den Ländern wirst du danach gefragt.',
  ],
  [
    say('refuse.actWrongLand', { card: landCard('heartwood'), land: BORDER }),
    'Your land card Heartwood is not for Borderland (Light).',
    'Für Borderland (Licht) gilt deine Karte nicht: Länderkarte Heartwood.',
  ],
  [
    say('refuse.actWrongWorld', { card: WOOD, land: TWIN }),
    'Your conflict card Heartwood (Light) counts in the other world only, not in Heartwood (Shadow).',
    'Deine Karte gilt nur in der anderen Welt, nicht in Heartwood (Schatten): Konfliktkarte Heartwood (Licht).',
  ],
  [
    say('refuse.actWrongRegion', { card: joker(1, 'forest'), land: BORDER }),
    'Borderland (Light) does not belong to the region of your joker Forest (Light).',
    'Borderland (Licht) gehört nicht zur Region deiner Karte: Joker Wald (Licht).',
  ],
  [
    say('refuse.actJoker', { role: 0, space: 1 }),
    'A joker is of no use for “Gain energy”.',
    'Für „Energie erhalten“ taugt kein Joker.',
  ],
  [
    say('refuse.actNotPresent', { land: WOOD }),
    'You have no army in Heartwood (Light).',
    'In Heartwood (Licht) hast du keine Armee.',
  ],
  [
    say('refuse.actPrice', { ...price, ownEnergy: 1, ownGold: 0 }),
    'This costs 2 energy and 1 gold. You have 1 energy and 0 gold.',
    'Das kostet 2 Energie und 1 Gold. Du hast 1 Energie und 0 Gold.',
  ],
  [
    say('refuse.actLimboEmpty', { world: 1 }),
    'There is no army of yours in the Light limbo.',
    'Im Licht-Limbus ist keine deiner Armeen.',
  ],
  [
    say('refuse.actNotInWorld', { world: 0 }),
    'You have no land in the Shadow world to which armies could come.',
    'In der Schattenwelt hast du kein Land, in das Armeen kommen könnten.',
  ],
  [
    say('refuse.actPortalThere', { land: WOOD }),
    'There already is a portal in Heartwood (Light).',
    'In Heartwood (Licht) steht schon ein Portal.',
  ],
  [say('refuse.actNoPortals'), 'All portals have been built.', 'Alle Portale sind gebaut.'],
  [
    say('refuse.actBuildingThere', { land: WOOD, building: 1 }),
    'Heartwood (Light) has its building already: Shrine. There is room for one shrine or one capital.',
    'Heartwood (Licht) hat schon ein Gebäude: Schrein. Platz ist für einen Schrein oder eine Hauptstadt.',
  ],
  [say('refuse.actNoTiles'), 'All building tiles are on the board.', 'Alle Gebäudeplättchen liegen auf dem Spielplan.'],
  [
    say('refuse.actCapitalInRegion', { land: WOOD, region: 5 }),
    'The region Forest (Light) already has its capital, in Heartwood (Light).',
    'Die Region Wald (Licht) hat schon ihre Hauptstadt, in Heartwood (Licht).',
  ],
  [
    say('refuse.actSameLand', { land: WOOD }),
    'The armies already are in Heartwood (Light).',
    'Die Armeen sind schon in Heartwood (Licht).',
  ],
  [
    say('refuse.actOneArmy', { land: WOOD }),
    'You have only one army in Heartwood (Light), and one has to stay.',
    'In Heartwood (Licht) hast du nur eine Armee, und eine muss bleiben.',
  ],
  [
    say('refuse.actNoRoute', { from: WOOD, to: BORDER }),
    'No way leads from Heartwood (Light) to Borderland (Light) over your own lands and through portals in their direction.',
    'Über eigene Länder und durch Portale in ihrer Richtung führt kein Weg von Heartwood (Licht) nach Borderland (Licht).',
  ],
  [say('refuse.actNoCards'), 'There is no conflict card left to draw.', 'Es ist keine Konfliktkarte mehr zu ziehen.'],
  [say('refuse.actOwnMarker'), 'You already have the start player marker.', 'Du hast den Startspielermarker schon.'],
  [
    say('refuse.actOwnLandCard', { name: 6 }),
    'You already have the land card Heartwood.',
    'Du hast die Länderkarte Heartwood schon.',
  ],
  [
    say('refuse.actOtherWorld', { land: TWIN, world: 1 }),
    'The armies come from the Light limbo; Heartwood (Shadow) lies in the other world.',
    'Die Armeen kommen aus dem Licht-Limbus; Heartwood (Schatten) liegt in der anderen Welt.',
  ],
  [
    say('refuse.actArmies', { land: WOOD, most: 1 }),
    'Exactly 1 army can leave Heartwood (Light): one has to stay.',
    'Genau 1 Armee kann Heartwood (Licht) verlassen: Eine muss bleiben.',
  ],
  [
    say('refuse.actArmies', { land: WOOD, most: 4 }),
    'Between 1 and 4 armies can leave Heartwood (Light): one has to stay.',
    'Zwischen 1 und 4 Armeen können Heartwood (Licht) verlassen: Eine muss bleiben.',
  ],
  [
    say('refuse.actNowhere', { card: WOOD }),
    'You have no army where your conflict card Heartwood (Light) would count.',
    'Wo deine Karte gilt, hast du keine Armee: Konfliktkarte Heartwood (Licht).',
  ],
  [
    say('refuse.actNoRoomForShrine'),
    'Every land of yours already has its shrine or capital.',
    'Jedes deiner Länder hat schon einen Schrein oder eine Hauptstadt.',
  ],
  [say('refuse.actNoLand'), 'You have no army on the board.', 'Du hast keine Armee auf dem Spielplan.'],
  [
    say('refuse.actChosen', { card: magic('awaken') }),
    'You are in the middle of the action of magic card Awaken 5: finish it first.',
    'Führe erst die angefangene Aktion zu Ende: Magiekarte Erwecken 5.',
  ],
]

const events: readonly (readonly [event: ActionEvent, en: string, de: string])[] = [
  [{ type: 'paid', role: 0, ...price }, 'Player 1 pays 2 energy and 1 gold.', 'Spieler 1 zahlt 2 Energie und 1 Gold.'],
  [
    { type: 'goldEarned', role: 0, land: WOOD, gold: 5 },
    'Player 1 earns 5 gold in Heartwood (Light).',
    'Spieler 1 verdient 5 Gold in Heartwood (Licht).',
  ],
  [
    { type: 'energyGained', role: 1, land: WOOD, energy: 2 },
    'Player 2 gains 2 energy in Heartwood (Light).',
    'Spieler 2 erhält 2 Energie in Heartwood (Licht).',
  ],
  [
    { type: 'awakened', role: 0, world: 1, lands: [WOOD], armies: [3] },
    'Player 1 awakens from the Light limbo: 3 armies in Heartwood (Light).',
    'Spieler 1 erweckt aus dem Licht-Limbus: 3 Armeen in Heartwood (Licht).',
  ],
  [
    { type: 'awakened', role: 0, world: 1, lands: [WOOD, BORDER], armies: [4, 1] },
    'Player 1 awakens from the Light limbo: 4 armies in Heartwood (Light) and 1 army in Borderland (Light).',
    'Spieler 1 erweckt aus dem Licht-Limbus: 4 Armeen in Heartwood (Licht) und 1 Armee in Borderland (Licht).',
  ],
  [
    { type: 'built', role: 0, building: 0, land: WOOD, points: 1 },
    'Player 1 builds in Heartwood (Light): Portal. That brings 1 victory point.',
    'Spieler 1 baut in Heartwood (Licht): Portal. Das bringt 1 Siegpunkt.',
  ],
  [
    { type: 'armiesMoved', role: 0, armies: 4, route: [WOOD, BORDER] },
    'Player 1 moves 4 armies from Heartwood (Light) to Borderland (Light).',
    'Spieler 1 zieht mit 4 Armeen von Heartwood (Licht) nach Borderland (Licht).',
  ],
  [
    { type: 'armiesMoved', role: 0, armies: 1, route: [WOOD, BORDER, light('the-murk'), light('saltmere')] },
    'Player 1 moves 1 army from Heartwood (Light) to Saltmere (Light) by way of Borderland (Light) and The Murk (Light).',
    'Spieler 1 zieht mit 1 Armee von Heartwood (Licht) über Borderland (Licht) und The Murk (Licht) nach Saltmere (Licht).',
  ],
  [
    { type: 'markerTaken', role: 0, from: 2 },
    'Player 1 takes the start player marker from Player 3.',
    'Spieler 1 nimmt Spieler 3 den Startspielermarker ab.',
  ],
  [
    { type: 'landCardTakenOver', role: 0, land: WOOD, from: NONE, space: NONE },
    'Player 1 takes the land card Heartwood from the stack.',
    'Spieler 1 nimmt die Länderkarte Heartwood aus dem Vorrat.',
  ],
  [
    { type: 'landCardTakenOver', role: 0, land: WOOD, from: 1, space: NONE },
    'Player 1 takes over the land card Heartwood from Player 2.',
    'Spieler 1 übernimmt die Länderkarte Heartwood von Spieler 2.',
  ],
  [
    { type: 'landCardTakenOver', role: 0, land: WOOD, from: 1, space: 4 },
    'Player 1 takes over the land card Heartwood from Player 2; it was planned on “Attack”.',
    'Spieler 1 übernimmt die Länderkarte Heartwood von Spieler 2; sie war auf „Angriff“ verplant.',
  ],
  [
    { type: 'takeOverFailed', role: 0, land: WOOD, from: 1 },
    'Player 1 reaches for the land card Heartwood, but is not strong enough: Player 2 keeps it.',
    'Spieler 1 greift nach der Länderkarte Heartwood, ist aber nicht stark genug: Spieler 2 behält sie.',
  ],
]

describe('the words of actions', () => {
  it.each(messages)('say $key', (message, en, de) => {
    expect([render('en', t, message), render('de', t, message)]).toEqual([en, de])
  })

  it.each(events)('tell of $type', (event, en, de) => {
    expect([renderEvent('en', t, event), renderEvent('de', t, event)]).toEqual([en, de])
  })

  it('are all here, in both languages', () => {
    const said = [...new Set(messages.map(([message]) => message.key))].sort()
    expect(said).toEqual(Object.keys(actionMessagesEn).sort())
    expect(said).toEqual(Object.keys(actionMessagesDe).sort())
    const told = [...new Set(events.map(([event]) => event.type))].sort()
    expect(told).toEqual(Object.keys(actionEventsEn).sort())
    expect(told).toEqual(Object.keys(actionEventsDe).sort())
  })
})
