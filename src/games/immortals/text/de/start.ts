import { numbersIn } from '../../../../kit/counting.ts'
import type { StartEvent, StartMessages } from '../../rules/words/start-words.ts'
import type { EventTexts, MessageTexts, Words } from '../types.ts'

const landsOf = (list: string, w: Words): string => w.list(numbersIn(list).map((land) => w.land(land)))

export const startMessagesDe: MessageTexts<StartMessages> = {
  'start.group': ({ land }, w) => `Welche Armeegruppe beginnt in deinem Startland ${w.land(land)}?`,
  'start.groupOf': ({ armies }, w) => `Gruppe aus ${w.count(armies, 'Armee', 'Armeen')}`,
  'start.groupsLeft': ({ count, left }) =>
    left === 1
      ? 'Deine letzte Gruppe.'
      : `Von deinen ${left} Gruppen ${count === 1 ? 'ist eine' : `sind ${count}`} so groß.`,
  'draft.group': ({ land }, w) => `Welche Armeegruppe stellst du nach ${w.land(land)}?`,
  'draft.ask': ({ round, world, groups }, w) =>
    `Auswahl ${round}, ${w.world(world)}, noch ${w.count(groups, 'Gruppe', 'Gruppen')}: Wähle die Karte eines unbesetzten Landes.`,
  'draft.askKeep': ({ round, world }, w) =>
    `Auswahl ${round}, ${w.world(world)}: Deine Gruppen sind verteilt. Wähle eine Karte, die du behältst.`,
  'draft.askBlocked': ({ round, world }, w) =>
    `Auswahl ${round}, ${w.world(world)}: Alle Länder dieser Karten sind besetzt. Wähle eine Karte, die du behältst; deine Gruppen warten.`,
  'draft.card': ({ card }, w) => w.cardName(card),
  'draft.keeps': () => 'Du behältst die Karte, und niemand sieht sie.',
  'draft.jokerFor': ({ lands }, w) =>
    `Das Land wählst du, wenn du an der Reihe bist. Jetzt unbesetzt: ${landsOf(lands, w)}.`,
  'draft.jokerLand': ({ region }, w) => `Dein Joker: Wähle ein unbesetztes Land der Region ${w.region(region)}.`,
  'draft.restLand': () =>
    'Die Auswahl ist zu Ende, aber du hast noch Gruppen. Wähle ein unbesetztes Land, gleich in welcher Welt.',
  'draft.land': ({ land }, w) => w.land(land),
  'draft.takesLandCard': ({ energy, gold }, w) => `Du nimmst die Länderkarte. Ertrag hier: ${w.price(energy, gold)}.`,
  'draft.ownLandCard': ({ energy, gold }, w) =>
    `Die Länderkarte hast du schon; du behältst die Konfliktkarte. Ertrag hier: ${w.price(energy, gold)}.`,
  'draft.othersLandCard': ({ energy, gold, role }, w) =>
    `Die Länderkarte hat ${w.player(role)}; du behältst die Konfliktkarte. Ertrag hier: ${w.price(energy, gold)}.`,
  'filling.split': ({ armies }, w) =>
    `Von dir ${armies === 1 ? 'ist' : 'sind'} ${w.armies(armies)} aus dem Turm gefallen. In welchen Limbus?`,
  'filling.splitInto': ({ light, shadow }) => `Licht ${light} · Schatten ${shadow}`,
  'filling.limbosThen': ({ light, shadow }) => `Dort sind dann ${light} und ${shadow}.`,
  'refuse.startNoActions': () =>
    'Aktionen planst du ab der ersten Spielrunde; jetzt liegen die Spielertableaus mit der Rückseite nach oben.',
  'refuse.startLimbosLater': () => 'In die Limbi kommen erst am Ende der Startrunde Armeen.',
  'refuse.startKeepOnly': () => 'Deine Gruppen sind alle verteilt: Du wählst nur noch eine Karte, die du behältst.',
  'refuse.startCardFirst': () => 'Zuerst wählen alle eine Karte; die Gruppe bestimmst du, wenn du sie aufstellst.',
  'refuse.startLandFirst': () => 'Wähle zuerst das Land, dann die Gruppe.',
  'refuse.startCardChosen': () => 'Die Karten dieser Auswahl stehen schon fest.',
  'refuse.startCardsLater': () => 'Karten werden ausgeteilt, sobald alle in ihrem Startland stehen.',
  'refuse.startLandCard': ({ name }, w) =>
    `Die Länderkarte ${w.name(name)} kannst du nicht wählen: Sie bekommt, wer dort zuerst eine Gruppe aufstellt.`,
  'refuse.startKeptAlready': ({ card }, w) => `Du hast schon behalten: ${w.card(card)}.`,
  'refuse.startOtherWorld': ({ world }, w) => `Du hast jetzt nur Karten der ${w.world(world)} zur Auswahl.`,
  'refuse.startNotInHand': ({ card }, w) => `Nicht unter deinen Karten zur Auswahl: ${w.card(card)}.`,
  'refuse.startTakeCard': ({ card }, w) => `Dorthin kommst du mit einer deiner Karten. Wähle ${w.card(card)}.`,
  'refuse.startJokerLater': ({ card }, w) =>
    `Die Karte dieses Landes hast du nicht zur Auswahl. Mit ${w.card(card)} könntest du es wählen, wenn du an der Reihe bist.`,
  'refuse.startRegionFull': ({ region }, w) =>
    `In der Region ${w.region(region)} sind alle Länder besetzt, und du hast eine Karte eines unbesetzten Landes.`,
  'refuse.startOwnLand': ({ land }, w) =>
    `In ${w.land(land)} stehst du schon; eine Gruppe braucht ein unbesetztes Land.`,
  'refuse.startOccupied': ({ land, role }, w) =>
    `In ${w.land(land)} steht ${w.player(role)}; eine Gruppe braucht ein unbesetztes Land.`,
  'refuse.startJokerWorld': ({ region }, w) =>
    `Dein Joker gilt nur für ${w.region(region)}, nicht für die andere Welt.`,
  'refuse.startJokerRegion': ({ land, region }, w) =>
    `${w.land(land)} gehört nicht zu ${w.region(region)}, der Region deines Jokers.`,
  'refuse.startGroupUsed': ({ armies }, w) =>
    `Gruppen aus ${w.count(armies, 'Armee', 'Armeen')} hast du alle schon aufgestellt.`,
  'refuse.startOuterEmpty': ({ armies }, w) =>
    `Die äußeren Felder mit je ${w.count(armies, 'Armee', 'Armeen')} bleiben im Spiel zu fünft leer.`,
  'refuse.startNoSuchGroup': ({ armies }, w) =>
    `Auf deinem Spielertableau ist keine Gruppe aus ${w.count(armies, 'Armee', 'Armeen')}.`,
  'refuse.startWhichGroup': ({ land }, w) => `Das Ziel ist ${w.land(land)}: Wähle jetzt die Gruppe dafür.`,
  'refuse.startLandFixed': ({ land }, w) => `Diese Gruppe geht nach ${w.land(land)}.`,
  'refuse.startTwinLater': ({ name, armies }, w) =>
    `Nach ${w.name(name)} in der Schattenwelt ${armies === 1 ? 'kommt' : 'kommen'} von selbst ${w.armies(armies)} aus deinem Vorrat; die Gruppe beginnt in der Lichtwelt.`,
  'refuse.startOtherLand': ({ land }, w) => `Deine erste Gruppe geht in dein Startland ${w.land(land)}.`,
  'refuse.startSplitLand': () =>
    'Armeen, die jetzt aus dem Turm gefallen sind, kommen in einen Limbus, nicht auf ein Land.',
  'refuse.startSplitTooMany': ({ armies, fallen }, w) =>
    `Du kannst nicht ${w.armies(armies)} in den Licht-Limbus legen: Von dir ${fallen === 1 ? 'ist nur 1' : `sind nur ${fallen}`} aus dem Turm gefallen.`,
}

export const startEventsDe: EventTexts<StartEvent> = {
  startRaces: ({ role, light, shadow }, w) =>
    `${w.player(role)} führt diese Völker: ${w.lightRace(light)} und ${w.shadowRace(shadow)}.`,
  startPlayerFound: ({ role }, w) => `${w.player(role)} ist Startspieler.`,
  startGroupPlaced: ({ role, land, armies, left }, w) =>
    `${w.player(role)} stellt eine Gruppe aus ${w.count(armies, 'Armee', 'Armeen')} nach ${w.land(land)}; ${left === 0 ? 'keine Gruppe ist übrig' : `noch ${w.count(left, 'Gruppe', 'Gruppen')}`}.`,
  startShadowArmies: ({ role, land, armies }, w) =>
    `${w.player(role)} stellt ${w.armies(armies)} nach ${w.land(land)}.`,
  startLandCard: ({ role, name }, w) => `${w.player(role)} nimmt die Länderkarte ${w.name(name)}.`,
  draftDealt: ({ roles, worlds }, w) =>
    `Die Karten zur Auswahl sind ausgeteilt: ${w.list(roles.map((role, i) => `${w.player(role)} ${w.world(worlds[i])}`))}.`,
  draftShown: ({ role, card }, w) => `${w.player(role)} deckt auf: ${w.card(card)}.`,
  draftKept: ({ role }, w) => `${w.player(role)} behält eine Karte.`,
  draftKeptCard: ({ card }, w) => `Du behältst: ${w.card(card)}.`,
  draftCardStays: ({ role, card }, w) => `${w.player(role)} behält: ${w.card(card)}.`,
  draftPassed: ({ round, role }, w) =>
    `Auswahl ${round}: Die Karten gehen nach links, und ${w.player(role)} ist Startspieler.`,
  draftStackRenewed: ({ world, cards }, w) =>
    cards === 1
      ? `1 abgelegte Karte der ${w.world(world)} bildet einen neuen Stapel.`
      : `${cards} abgelegte Karten der ${w.world(world)} bilden einen neuen Stapel.`,
  draftStuck: () => 'Für die Auswahl sind keine Karten mehr da: Die übrigen Gruppen werden frei verteilt.',
  draftOver: ({ cards, role }, w) =>
    `Die Auswahl ist zu Ende. Im Nachziehstapel ${cards === 1 ? 'liegt' : 'liegen'} ${w.count(cards, 'Karte', 'Karten')}; ${w.player(role)} bleibt Startspieler.`,
  startIncome: ({ role, energy, gold }, w) => `${w.player(role)} beginnt mit ${w.energy(energy)} und ${w.gold(gold)}.`,
  startLimbos: ({ role, armies }, w) => `${w.player(role)} legt je ${w.armies(armies)} in beide Limbi.`,
  towerFilled: ({ thrown, fell, kept }, w) => {
    const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0)
    return `Der Turm wird mit ${w.count(sum(thrown), 'Würfel', 'Würfeln')} befüllt; ${sum(fell)} ${sum(fell) === 1 ? 'fällt' : 'fallen'} heraus. ${kept === 0 ? 'Kein Bewohner' : w.residents(kept)} ${kept < 2 ? 'bleibt' : 'bleiben'} in der Auffangschale.`
  },
  fallenSplit: ({ role, light, shadow }, w) =>
    `${w.player(role)} legt ${w.armies(light)} in den Licht-Limbus und ${w.armies(shadow)} in den Schatten-Limbus.`,
  startBoxed: ({ role, armies }, w) =>
    `${w.armies(armies)} von ${w.player(role)} ${armies === 1 ? 'kommt' : 'kommen'} zurück in die Schachtel.`,
}
