import { numbersIn } from '../../../../kit/counting.ts'
import type { RollFor } from '../../rules/rounds/initiative.ts'
import type { RoundEvent, RoundMessages } from '../../rules/words/round-words.ts'
import type { EventTexts, MessageTexts } from '../types.ts'

export const roundMessagesDe: MessageTexts<RoundMessages> = {
  'draft.ask': ({ points }, w) => `Wähle eine Armeekarte. Du hast noch ${w.points(points)}.`,
  'draft.card': ({ card, points }, w) => `${w.printedCard(card)} (${w.points(points)})`,
  'draft.done': () => 'Meine Armee ist komplett',
  'prepare.ask': ({ points, cards }, w) =>
    cards === ''
      ? `Stelle deine Armee zusammen: höchstens ${w.points(points)}.`
      : `Deine Armee bisher: ${w.list(numbersIn(cards).map((card) => w.card(card)))}. Du hast noch ${w.points(points)}.`,
  'place.ask': ({ figure }, w) => `Stelle ${w.figure(figure)} in deine Startzone.`,
  'place.space': ({ space }, w) => w.space(space),
  'place.spaces': ({ front, rear }, w) => `Vorderseite auf ${w.space(front)}, Hinterseite auf ${w.space(rear)}`,
  'place.out': ({ figure }, w) => `${w.figure(figure)} bleibt der Schlacht fern`,
  'place.wait': ({ figure }, w) => `${w.figure(figure)} wartet auf den Absprung`,
  'place.instead': ({ figure }, w) => `Dafür verlässt ${w.figure(figure)} die Startzone und bleibt der Schlacht fern`,
  'scout.ask': () => 'Welcher Held ist dein geheimer Kundschafter?',
  'scout.card': ({ card }, w) => w.card(card),
  'marker.ask': ({ marker, turn }, w) => `Ablaufmarker ${w.marker(marker)}: Welche Karte ist in Zug ${turn} dran?`,
  'marker.askX': () => 'Ablaufmarker X: Wo täuschst du?',
  'marker.card': ({ card, marker }, w) => `${w.marker(marker)} auf ${w.card(card)}`,
  'basic.ask': () => 'Welche Armeekarte spielst du?',
  'basic.card': ({ card }, w) => w.card(card),
  'reinforce.ask': ({ needed }) => `Um Verstärkung würfeln? Sie kommt ab ${needed}.`,
  'reinforce.yes': () => 'Würfeln',
  'reinforce.no': () => 'Jetzt nicht',
  'refuse.notYourTurn': ({ role }, w) => `${w.player(role)} ist am Zug.`,
  'refuse.notActive': ({ card, active }, w) =>
    `In diesem Zug ${w.agree(active, 'ist', 'sind')} ${w.card(active)} aktiv, nicht ${w.card(card)}.`,
  'refuse.needsHero': () => 'Deine Armee braucht einen einzigartigen Helden, der Kundschafter sein kann.',
  'refuse.needsFigure': () => 'Deine Armee braucht mindestens eine Figur auf dem Schlachtfeld.',
  'refuse.captive': ({ card }, w) =>
    `${w.card(card)} ${w.agree(card, 'ist gefangen und kämpft', 'sind gefangen und kämpfen')} für niemanden.`,
  'refuse.ownCard': ({ card }, w) =>
    `${w.card(card)} ${w.agree(card, 'ist', 'sind')} einzigartig und schon in deiner Armee.`,
  'refuse.taken': ({ card, role }, w) =>
    `${w.card(card)} ${w.agree(card, 'gehört', 'gehören')} zur Armee von ${w.player(role)}.`,
  'refuse.barred': ({ card }, w) => `${w.card(card)} ${w.agree(card, 'darf', 'dürfen')} nicht als Verstärkung kommen.`,
  'refuse.destroyedCard': ({ card }, w) =>
    `${w.card(card)} ${w.agree(card, 'wurde', 'wurden')} in dieser Schlacht vernichtet.`,
  'refuse.tooManyPoints': ({ card, points, left }, w) =>
    `${w.card(card)} ${w.agree(card, 'kostet', 'kosten')} ${w.points(points)}; du hast noch ${w.points(left)}.`,
  'refuse.othersNeed': ({ card }, w) => `Wenn du ${w.card(card)} nimmst, bekommt nicht jeder eine Armee zusammen.`,
  'refuse.noMoreCopies': ({ card }, w) => `Von ${w.card(card)} ist für dich kein weiteres Exemplar da.`,
  'refuse.keepsRoom': ({ space, figure }, w) =>
    `${w.figure(figure)} kann nicht auf ${w.space(space)}: Die freien Felder der Zone zählen für Figuren, die noch warten, oder für deinen Teamkollegen.`,
  'refuse.hasRoom': ({ figure }, w) => `Für ${w.figure(figure)} und alle anderen ist Platz.`,
  'refuse.placeOccupied': ({ space, figure }, w) => `Auf ${w.space(space)} steht ${w.figure(figure)}.`,
  'refuse.placeTooLow': ({ space, figure }, w) => `${w.figure(figure)} ist zu groß für ${w.space(space)}.`,
  'refuse.placeNoPair': ({ space, figure }, w) =>
    `${w.figure(figure)} braucht zwei freie angrenzende Felder derselben Ebene; bei ${w.space(space)} fehlt dort das zweite.`,
  'refuse.enemyZone': ({ role }, w) => `Das ist die Startzone von ${w.player(role)}.`,
  'refuse.outsideZone': ({ space }, w) => `${w.space(space)} liegt außerhalb deiner Startzone.`,
  'refuse.notYourCard': ({ card }, w) => `${w.card(card)} ${w.agree(card, 'gehört', 'gehören')} nicht zu deiner Armee.`,
  'refuse.outOfPlay': ({ card }, w) => `${w.card(card)} ${w.agree(card, 'ist', 'sind')} aus dem Spiel.`,
  'refuse.scoutNoHero': ({ card }, w) =>
    `${w.card(card)} ${w.agree(card, 'kann', 'können')} nicht Kundschafter sein: Das kann nur ein einzigartiger Held.`,
}

const ROLL_FOR: Readonly<Record<RollFor, string>> = {
  draft: 'Wer wählt zuerst?',
  placing: 'Wer stellt zuerst auf?',
  markers: 'Wer platziert zuerst Ablaufmarker?',
  initiative: 'Initiativewurf –',
  drop: 'Wer springt zuerst ab?',
  reinforcements: 'Wessen Verstärkung kommt zuerst?',
}

const withBonus = (roll: number, bonus: number): string => (bonus === 0 ? `${roll}` : `${roll} + ${bonus}`)

export const roundEventsDe: EventTexts<RoundEvent> = {
  rolledForFirst: ({ what, roles, rolls, bonuses }, w) =>
    `${ROLL_FOR[what]} ${roles.map((role, i) => `${w.player(role)}: ${withBonus(rolls[i], bonuses[i])}`).join(', ')}.`,
  rolledToBegin: ({ role, skulls }, w) => `${w.player(role)} würfelt um den ersten Zug: ${w.skulls(skulls)}.`,
  begins: ({ role }, w) => `${w.player(role)} beginnt.`,
  cardChosen: ({ role, card, left }, w) => `${w.player(role)} nimmt ${w.card(card)} und hat noch ${w.points(left)}.`,
  armyComplete: ({ role }, w) => `Die Armee von ${w.player(role)} ist komplett.`,
  armyShown: ({ role, cards }, w) => `${w.player(role)} zeigt die Armee: ${w.list(cards.map((card) => w.card(card)))}.`,
  figurePlaced: ({ figure, front }, w) => `${w.figure(figure)} beginnt auf ${w.space(front)}.`,
  figureLeftOut: ({ figure }, w) => `Für ${w.figure(figure)} ist kein Platz: Diese Figur bleibt der Schlacht fern.`,
  scoutHidden: ({ role }, w) => `${w.player(role)} hat einen geheimen Kundschafter bestimmt.`,
  battleBegan: () => 'Die Schlacht beginnt!',
  roundBegan: ({ round }) => `Runde ${round}`,
  markersPlaced: ({ role, cards }, w) =>
    `${w.player(role)} legt Ablaufmarker auf ${w.list(each(cards).map((card) => w.card(card)))}.`,
  initiativeWon: ({ role }, w) => `${w.player(role)} hat die Initiative.`,
  markerShown: ({ role, card, marker }, w) =>
    `${w.player(role)} zeigt Ablaufmarker ${w.marker(marker)}: ${w.card(card)}.`,
  turnLost: ({ role, turn }, w) => `${w.player(role)} verliert Zug ${turn}.`,
  cardActivated: ({ role, card }, w) => `${w.player(role)} spielt ${w.card(card)}.`,
  rolledForReinforcements: ({ role, roll, needed }, w) =>
    roll >= needed
      ? `${w.player(role)} würfelt eine ${roll}: Die Verstärkung kommt!`
      : `${w.player(role)} würfelt eine ${roll} (nötig: ${needed}): keine Verstärkung.`,
}

/** Every card once. */
function each(cards: readonly number[]): number[] {
  return cards.filter((card, i) => cards.indexOf(card) === i)
}
