import type { RoundEvent, RoundMessages } from '../../rules/round-words.ts'
import type { EventTexts, MessageTexts } from '../types.ts'

export const roundMessagesDe: MessageTexts<RoundMessages> = {
  'reinforce.ask': ({ shadow, light }, w) =>
    `Verstärkung: Du darfst noch ${w.list([
      ...(shadow > 0 ? [`${w.armies(shadow)} in die Schattenwelt`] : []),
      ...(light > 0 ? [`${w.armies(light)} in die Lichtwelt`] : []),
    ])} bringen. Wohin kommt die nächste?`,
  'reinforce.land': ({ land }, w) => w.land(land),
  'reinforce.detail': ({ armies }, w) => `jetzt ${w.armies(armies)} dort`,
  'reinforce.done': () => 'Keine weitere Verstärkung',
  'plan.ask': () =>
    'Plane deine Aktionen: Lege Karten verdeckt auf dein Tableau. Niemand sieht sie, bis du sie aufdeckst.',
  'plan.ready': () => 'Mein Plan steht',
  'plan.back': ({ role, space, card }, w) => `${w.cardName(card)} von ${w.space(role, space)} zurücknehmen`,
  'plan.place': ({ role, space, card }, w) => `${w.cardName(card)} auf ${w.space(role, space)}`,
  'turn.ask': () => 'Welche deiner Karten deckst du auf?',
  'turn.space': ({ role, space, card }, w) => `${w.space(role, space)}: ${w.cardName(card)}`,
  'turn.pass': () => 'Für den Rest der Runde passen',
  'turn.passDetail': () => 'Du nimmst jetzt eine Kompensation und alle deine Karten zurück auf die Hand.',
  'compensation.ask': ({ why }) => `${WHY[why]} Welche Kompensation nimmst du?`,
  'compensation.gold': ({ gold }, w) => w.gold(gold),
  'compensation.energy': ({ energy }, w) => w.energy(energy),
  'does.blank': () => 'keine Aktion: nur eine Kompensation',
}

const WHY: Readonly<Record<string, string>> = {
  blank: 'Eine Blankokarte: Du verzichtest auf die Aktion.',
  passed: 'Du passt.',
  onlyBlanks: 'Auf deinem Tableau liegen nur noch Blankokarten, also passt du.',
  inactive: 'Du hast keine Aktionen mehr, während andere weitermachen.',
}

export const roundEventsDe: EventTexts<RoundEvent> = {
  roundBegan: ({ round, rounds, startPlayer }, w) => `Runde ${round} von ${rounds}. ${w.player(startPlayer)} beginnt.`,
  conflictCardDrawn: ({ role }, w) => `${w.player(role)} zieht eine Konfliktkarte.`,
  conflictCardSeen: ({ card }, w) => `Du hast gezogen: ${w.card(card)}.`,
  discardShuffled: ({ cards }, w) => `Der Ablagestapel (${w.conflictCards(cards)}) wird zum neuen Nachziehstapel.`,
  nothingToDraw: ({ role }, w) => `Für ${w.player(role)} ist keine Konfliktkarte mehr da.`,
  reinforced: ({ role, land }, w) => `${w.player(role)} verstärkt ${w.land(land)} um 1 Armee.`,
  reinforcementForgone: ({ role, armies }, w) =>
    `${w.player(role)} lässt ${w.armies(armies)} der Verstärkung im Limbus.`,
  planningBegan: () => 'Alle planen verdeckt.',
  planned: ({ role, cards }, w) => `${w.player(role)} hat ${w.count(cards, 'Karte', 'Karten')} geplant.`,
  cardRevealed: ({ role, space, card }, w) =>
    `${w.player(role)} deckt auf: ${w.card(card)} auf ${w.space(role, space)}.`,
  cardReturned: ({ role, card }, w) => `${w.card(card)} geht zurück auf die Hand von ${w.player(role)}.`,
  cardDiscarded: ({ card }, w) => `${w.card(card)} kommt auf den Ablagestapel.`,
  compensated: ({ role, gold, energy }, w) => `${w.player(role)} nimmt ${w.price(energy, gold)} als Kompensation.`,
  passed: ({ role, cards }, w) =>
    `${w.player(role)} passt und nimmt ${w.count(cards, 'Karte', 'Karten')} zurück auf die Hand.`,
  scored: ({ role, total, points }, w) => `${w.player(role)} erhält ${w.points(total)} und hat ${w.points(points)}.`,
  gameEnded: ({ winners, points }, w) => `${w.players(winners)}: Sieg mit ${w.points(points)}.`,
}
