import { say } from '../rules/table/rules.ts'
import { describe, expect, it } from 'vitest'
import { regionIn } from '../content/content.ts'
import { CAPITAL, LAND_IDS, LIGHT, REGION_IDS, SHADOW } from '../content/names.ts'
import { BLANK, joker, landCard, light, magic, shadow, tableOf } from '../testing/position.ts'
import { render } from './index.ts'

const t = tableOf({})
const [HEARTWOOD, TWIN] = [light('heartwood'), shadow('heartwood')]
const [BORDERLAND, MOSSGATE] = [light('borderland'), shadow('mossgate')]
const NAME = LAND_IDS.indexOf('heartwood')
const FOREST = regionIn(LIGHT, REGION_IDS.indexOf('forest'))
const FIRE = regionIn(SHADOW, REGION_IDS.indexOf('fire'))

const messages = [
  [
    say('start.group', { land: HEARTWOOD }),
    'Which army group begins in your start land Heartwood (Light)?',
    'Welche Armeegruppe beginnt in deinem Startland Heartwood (Licht)?',
  ],
  [
    say('draft.ask', { round: 2, world: SHADOW, groups: 1 }),
    'Draft round 2, Shadow world, 1 group left: choose a card of an unoccupied land.',
    'Auswahl 2, Schattenwelt, noch 1 Gruppe: Wähle die Karte eines unbesetzten Landes.',
  ],
  [
    say('draft.askKeep', { round: 6, world: LIGHT }),
    'Draft round 6, Light world: all your groups are placed. Choose a card to keep.',
    'Auswahl 6, Lichtwelt: Deine Gruppen sind verteilt. Wähle eine Karte, die du behältst.',
  ],
  [
    say('draft.askBlocked', { round: 6, world: LIGHT }),
    'Draft round 6, Light world: every land of these cards is occupied. Choose a card to keep; your groups wait.',
    'Auswahl 6, Lichtwelt: Alle Länder dieser Karten sind besetzt. Wähle eine Karte, die du behältst; deine Gruppen warten.',
  ],
  [say('draft.card', { card: joker(SHADOW, 'fire') }), 'Joker Fire (Shadow)', 'Joker Feuer (Schatten)'],
  [
    say('draft.jokerFor', { lands: `${MOSSGATE},${TWIN}` }),
    'You choose the land when it is your turn. Unoccupied now: Mossgate (Shadow) and Heartwood (Shadow).',
    'Das Land wählst du, wenn du an der Reihe bist. Jetzt unbesetzt: Mossgate (Schatten) und Heartwood (Schatten).',
  ],
  [
    say('draft.restLand'),
    'The draft is over, but you have groups left. Choose an unoccupied land of either world.',
    'Die Auswahl ist zu Ende, aber du hast noch Gruppen. Wähle ein unbesetztes Land, gleich in welcher Welt.',
  ],
  [
    say('draft.othersLandCard', { energy: 2, gold: 5, role: 1 }),
    'Player 2 holds the land card; you keep the conflict card. Income here: 2 energy and 5 gold.',
    'Die Länderkarte hat Spieler 2; du behältst die Konfliktkarte. Ertrag hier: 2 Energie und 5 Gold.',
  ],
  [
    say('filling.split', { armies: 3 }),
    '3 armies of yours fell out of the tower. Into which limbo?',
    'Von dir sind 3 Armeen aus dem Turm gefallen. In welchen Limbus?',
  ],
  [say('filling.splitInto', { light: 1, shadow: 2 }), 'Light 1 · Shadow 2', 'Licht 1 · Schatten 2'],
  [say('plan.ask'), 'Plan your round', 'Plane deine Runde'],
  [
    say('plan.place', { role: 0, space: 7, card: joker(LIGHT, 'forest') }),
    'Joker Forest (Light) on Build a shrine',
    'Joker Wald (Licht) auf Schrein bauen',
  ],
  [
    say('plan.back', { role: 0, space: 8, card: magic('awaken') }),
    'Take Awaken 5 back from “Magic (space 9)”',
    'Erwecken 5 von „Magie (Feld 9)“ zurücknehmen',
  ],
  [
    say('turn.space', { role: 0, space: 9, card: BLANK }),
    'Magic (space 10): blank card',
    'Magie (Feld 10): Blankokarte',
  ],
  [
    say('does.absent', { card: HEARTWOOD }),
    'Would be impossible now: you have no army in any land for which conflict card Heartwood (Light) is valid.',
    'Wäre jetzt unmöglich: Du hast keine Armee in einem Land, für das deine Karte gilt: Konfliktkarte Heartwood (Licht).',
  ],
  [
    say('does.tooDear', { energy: 2, gold: 1, ownEnergy: 0, ownGold: 3 }),
    'Would be impossible now: it costs 2 energy and 1 gold, and you have 0 energy and 3 gold.',
    'Wäre jetzt unmöglich: Es kostet 2 Energie und 1 Gold, und du hast 0 Energie und 3 Gold.',
  ],
  [
    say('does.noAttack'),
    'Would be impossible now: no land of yours with at least 2 armies lies next to a land you could attack.',
    'Wäre jetzt unmöglich: Kein Land von dir mit mindestens 2 Armeen grenzt an ein Land, das du angreifen könntest.',
  ],
  [
    say('does.noMagic'),
    'Would be impossible now: nothing this card allows is possible.',
    'Wäre jetzt unmöglich: Nichts von dem, was die Karte erlaubt, geht.',
  ],
  [
    say('act.ask', { role: 0, space: 4, card: HEARTWOOD }),
    '“Attack” with Heartwood (Light): what do you do?',
    '„Angriff“ mit Heartwood (Licht): Was tust du?',
  ],
  [
    say('act.impossible', { role: 0, space: 0, card: landCard('heartwood') }),
    'Land card Heartwood on “Earn gold”: not possible now. Take your compensation.',
    'Länderkarte Heartwood auf „Gold verdienen“: Das geht jetzt nicht. Nimm deine Kompensation.',
  ],
  [
    say('act.awaken', { land: TWIN, armies: 3 }),
    'Awaken 3 armies in Heartwood (Shadow)',
    '3 Armeen in Heartwood (Schatten) erwecken',
  ],
  [
    say('act.build', { building: CAPITAL, land: HEARTWOOD }),
    'Build in Heartwood (Light): Capital',
    'In Heartwood (Licht) bauen: Hauptstadt',
  ],
  [
    say('act.buildDetail', { points: 2, energy: 2, gold: 4 }),
    'Costs 2 energy and 4 gold, brings 2 victory points at once.',
    'Kostet 2 Energie und 4 Gold, bringt sofort 2 Siegpunkte.',
  ],
  [
    say('act.takeOverFails', { energy: 2, gold: 2, holder: 1, own: 1, against: 3, twin: TWIN }),
    'Careful: you have only 1 army there, Player 2 has 3 armies in Heartwood (Shadow). You would pay 2 energy and 2 gold for nothing.',
    'Vorsicht: Du hast dort nur 1 Armee, Spieler 2 hat 3 Armeen in Heartwood (Schatten). Du würdest 2 Energie und 2 Gold umsonst zahlen.',
  ],
  [
    say('awaken.ask', { world: LIGHT, left: 1 }),
    'Where does the army from the Light limbo go?',
    'Wohin kommt die Armee aus dem Licht-Limbus?',
  ],
  [
    say('move.ask', { from: HEARTWOOD, to: BORDERLAND }),
    'How many armies go from Heartwood (Light) to Borderland (Light)?',
    'Wie viele Armeen ziehen von Heartwood (Licht) nach Borderland (Licht)?',
  ],
  [
    say('attack.attitudeAsk', { card: landCard('borderland'), origin: BORDERLAND, target: HEARTWOOD }),
    'You attack Heartwood (Light) from Borderland (Light) with land card Borderland. For which land do you play it?',
    'Du greifst Heartwood (Licht) von Borderland (Licht) aus an und spielst: Länderkarte Borderland. Für welches Land soll die Karte gelten?',
  ],
  [
    say('attack.armiesAsk', { origin: HEARTWOOD, target: BORDERLAND, role: 1, armies: 2 }),
    'How many armies attack Borderland (Light) (Player 2, 2 armies) from Heartwood (Light)?',
    'Wie viele Armeen greifen Borderland (Licht) (Spieler 2, 2 Armeen) von Heartwood (Licht) aus an?',
  ],
  [
    say('refuse.startRegionFull', { region: FIRE }),
    'Every land of Fire (Shadow) is occupied, and you hold a card of an unoccupied land.',
    'In der Region Feuer (Schatten) sind alle Länder besetzt, und du hast eine Karte eines unbesetzten Landes.',
  ],
  [
    say('refuse.startTwinLater', { name: NAME, armies: 2 }),
    'Into Heartwood of the Shadow world 2 armies of your supply will go by themselves; a group begins in the Light world.',
    'Nach Heartwood in der Schattenwelt kommen von selbst 2 Armeen aus deinem Vorrat; die Gruppe beginnt in der Lichtwelt.',
  ],
  [
    say('refuse.startOuterEmpty', { armies: 2 }),
    'The outer fields with 2 armies each stay empty in a game of five.',
    'Die äußeren Felder mit je 2 Armeen bleiben im Spiel zu fünft leer.',
  ],
  [
    say('refuse.startWhichGroup', { land: HEARTWOOD }),
    'Heartwood (Light) it is: now choose the group that goes there.',
    'Das Ziel ist Heartwood (Licht): Wähle jetzt die Gruppe dafür.',
  ],
  [
    say('refuse.startKeepOnly'),
    'All your groups are placed: now you only choose a card to keep.',
    'Deine Gruppen sind alle verteilt: Du wählst nur noch eine Karte, die du behältst.',
  ],
  [
    say('refuse.startLimbosLater'),
    'Armies go into the limbos only at the end of the start round.',
    'In die Limbi kommen erst am Ende der Startrunde Armeen.',
  ],
  [
    say('refuse.reinforceWhere', { world: LIGHT }),
    'Choose the land of the Light world to which the army from the Light limbo goes.',
    'Wähle das Land in der Lichtwelt, in das die Armee aus dem Licht-Limbus kommt.',
  ],
  [
    say('refuse.reinforceAbsent', { world: SHADOW }),
    'You have no army in the Shadow world, so no reinforcement can enter it.',
    'Du hast keine Armee in der Schattenwelt, also kommt auch keine Verstärkung hinein.',
  ],
  [
    say('refuse.planNoBlank', { blanks: 4 }),
    'All your 4 blank cards lie on the board.',
    'Alle deine 4 Blankokarten liegen schon auf dem Tableau.',
  ],
  [
    say('refuse.planJoker', { card: joker(LIGHT, 'forest'), role: 0, space: 1 }),
    'A joker may not lie on “Gain energy”: it shows no income.',
    'Ein Joker darf nicht auf „Energie erhalten“ liegen: Er zeigt keine Einnahme.',
  ],
  [
    say('refuse.turnNotPlanned', { card: landCard('heartwood') }),
    'Land card Heartwood is in your hand: it can be planned in the next planning phase at the earliest.',
    'Länderkarte Heartwood ist auf deiner Hand und kann frühestens in der nächsten Planung gelegt werden.',
  ],
  [
    say('refuse.waitAction', { role: 1, space: 4, card: HEARTWOOD }),
    'Player 2 has revealed conflict card Heartwood (Light) on “Attack” and acts now.',
    'Spieler 2 handelt gerade, aufgedeckt ist: Konfliktkarte Heartwood (Licht) auf „Angriff“.',
  ],
  [
    say('refuse.actJoker', { role: 0, space: 0 }),
    'A joker is of no use for “Earn gold”.',
    'Für „Gold verdienen“ taugt kein Joker.',
  ],
  [
    say('refuse.actNotInWorld', { world: SHADOW }),
    'You have no land in the Shadow world to which armies could come.',
    'In der Schattenwelt hast du kein Land, in das Armeen kommen könnten.',
  ],
  [say('refuse.actNoPortals'), 'All portals have been built.', 'Alle Portale sind gebaut.'],
  [
    say('refuse.actCapitalInRegion', { land: HEARTWOOD, region: FOREST }),
    'The region Forest (Light) already has its capital, in Heartwood (Light).',
    'Die Region Wald (Licht) hat schon ihre Hauptstadt, in Heartwood (Licht).',
  ],
  [
    say('refuse.actOneArmy', { land: HEARTWOOD }),
    'You have only one army in Heartwood (Light), and one has to stay.',
    'In Heartwood (Licht) hast du nur eine Armee, und eine muss bleiben.',
  ],
  [say('refuse.actNoCards'), 'There is no conflict card left to draw.', 'Es ist keine Konfliktkarte mehr zu ziehen.'],
  [say('refuse.actNoLand'), 'You have no army on the board.', 'Du hast keine Armee auf dem Spielplan.'],
  [
    say('refuse.fightPrice', { energy: 2, gold: 1 }),
    'This attack costs 2 energy and 1 gold, and you do not have that.',
    'Dieser Angriff kostet 2 Energie und 1 Gold; so viel hast du nicht.',
  ],
  [
    say('refuse.fightNoPair'),
    'None of your lands can attack: it takes at least 2 armies beside a land that is not yours.',
    'Keines deiner Länder kann angreifen: Dazu braucht es mindestens 2 Armeen neben einem Land, das dir nicht gehört.',
  ],
] as const

describe('prompts, options and refusals', () => {
  it.each(messages)('$0.key: %s', (message, en, de) => {
    expect([render('en', t, message), render('de', t, message)]).toEqual([en, de])
  })
})
