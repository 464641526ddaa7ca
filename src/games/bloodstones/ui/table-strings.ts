import type { Language } from '../../../protocol/board.ts'
import { count } from '../../../kit/counting.ts'
import { names } from '../text/names.ts'

type Forms = readonly [one: string, many: string]

const en = {
  round: (n: number, phase: string) => (n === 0 ? phase : `Round ${n} · ${phase}`),
  hints: {
    action: 'Click an army or a tile of your hand.',
    fightsDue: (n: number) =>
      n === 1 ? 'A battle is due before you can end.' : `${n} battles are due before you can end.`,
    moveMore: 'Another army may march in the same move.',
    destination: 'Numbers are costs, swords are battles.',
    place: 'Click an area that glows.',
    village: 'Numbers are costs.',
    hand: 'Click a tile of your hand.',
    pay: 'Click tiles of your hand, or take the proposal.',
    faction: 'What each of them can do is on its card.',
  },
  slips: {
    idle: 'You have neither moved, placed nor fought in this turn. End your actions all the same?',
    build: (n: number) =>
      `${count(n, 'point is', 'points are')} left, and another village can still be built with that.`,
    capture: (n: number) =>
      `${count(n, 'point is', 'points are')} left, and another village can still be captured with that.`,
    deploy: (n: number) =>
      n === 0
        ? 'Units that cost nothing can still be deployed.'
        : `Units with placement costs of up to ${n} can still be deployed.`,
  },
  endActions: 'End your actions',
  march: 'Your march',
  who: 'Who marches',
  where: 'Where to? Click an area that glows.',
  noWay: 'These units find no way that you can pay.',
  pointsIn: (n: number) => count(n, 'point', 'points'),
  to: (area: string, cost: number) => `${area} · ${count(cost, 'point', 'points')}`,
  total: (n: number) => `${n} in all`,
  discard: (tiles: string) => `Discard ${tiles}`,
  marchFor: (tiles: string) => `March: pay with ${tiles}`,
  lost: (n: number) => `${n} lost`,
  exact: 'pays exactly',
  otherwise: 'Pay otherwise',
  others: 'Move another army as well',
  cancel: 'Cancel the march',
  fewer: (unit: string) => `Fewer: ${unit}`,
  more: (unit: string) => `More: ${unit}`,
  ofUnits: (n: number, all: number, unit: string) => `${n} of ${all} ${unit}`,
  spentSoFar: (n: number) => `So far ${count(n, 'point', 'points')}`,
  win: (percent: string) => `${percent} to win`,
  again: 'Tap again to do it.',
  replaces: (unit: string, value: number) => `${unit}: counts ${value} here instead of a battle tile.`,
  againWhich: 'Tap again to say which one.',
  outOfReach: (n: number) => `Out of reach for ${count(n, 'point', 'points')}.`,
  beingPlaced: 'is being placed',
  orTiles: 'or click tiles of your hand',
  earlier: 'Earlier battle',
  later: 'Later battle',
  number: (at: number, of: number) => `${at} of ${of}`,
  wonBy: (winner: string, loser: string, vp: number) => `${winner} beat ${loser}: +${vp} VP`,
  level: ['', 'easy', 'medium', 'hard'],
  levelOf: (level: string) => `Difficulty: ${level}`,
  facts: (hand: number, villages: number) =>
    `Hand ${hand} · ${villages === 0 ? 'no villages' : count(villages, 'village', 'villages')}`,
  supply: 'Supply marker',
  supplyOf: (n: number, last: number) => `${n} of ${last}`,
  ifEnded: 'Points if it ended now',
}

/** Every language has every text: a missing one does not compile. */
type TableStrings = typeof en

const de: TableStrings = {
  round: (n, phase) => (n === 0 ? phase : `Runde ${n} · ${phase}`),
  hints: {
    action: 'Klick auf eine Armee oder ein Plättchen deiner Hand.',
    fightsDue: (n) =>
      n === 1 ? 'Vor dem Ende steht noch ein Kampf aus.' : `Vor dem Ende stehen noch ${n} Kämpfe aus.`,
    moveMore: 'Mit derselben Bewegung darf noch eine Armee ziehen.',
    destination: 'Zahlen sind Kosten, Schwerter sind Kämpfe.',
    place: 'Klick auf ein leuchtendes Gebiet.',
    village: 'Zahlen sind Kosten.',
    hand: 'Klick auf ein Plättchen deiner Hand.',
    pay: 'Klick auf Plättchen deiner Hand oder nimm den Vorschlag.',
    faction: 'Was jede kann, steht auf ihrer Karte.',
  },
  slips: {
    idle: 'Du hast in diesem Zug weder bewegt noch platziert noch gekämpft. Trotzdem die Aktionen beenden?',
    build: (n) => `${count(n, 'Punkt ist', 'Punkte sind')} übrig, und damit lässt sich noch ein Dorf errichten.`,
    capture: (n) => `${count(n, 'Punkt ist', 'Punkte sind')} übrig, und damit lässt sich noch ein Dorf erobern.`,
    deploy: (n) =>
      n === 0
        ? 'Einheiten, die nichts kosten, können noch aufgestellt werden.'
        : `Einheiten mit Platzierungskosten bis ${n} können noch aufgestellt werden.`,
  },
  endActions: 'Aktionen beenden',
  march: 'Dein Marsch',
  who: 'Wer zieht',
  where: 'Wohin? Klick auf ein leuchtendes Gebiet.',
  noWay: 'Für diese Einheiten gibt es keinen Weg, den du bezahlen kannst.',
  pointsIn: (n) => count(n, 'Punkt', 'Punkte'),
  to: (area, cost) => `${area} · ${count(cost, 'Punkt', 'Punkte')}`,
  total: (n) => `zusammen ${n}`,
  discard: (tiles) => `${tiles} abwerfen`,
  marchFor: (tiles) => `Marschieren: ${tiles} zahlen`,
  lost: (n) => `${n} ${n === 1 ? 'verfällt' : 'verfallen'}`,
  exact: 'bezahlt genau',
  otherwise: 'Anders zahlen',
  others: 'Noch eine Armee bewegen',
  cancel: 'Marsch abbrechen',
  fewer: (unit) => `Weniger: ${unit}`,
  more: (unit) => `Mehr: ${unit}`,
  ofUnits: (n, all, unit) => `${n} von ${all} ${unit}`,
  spentSoFar: (n) => `Bisher ${count(n, 'Punkt', 'Punkte')}`,
  win: (percent) => `${percent} Siegchance`,
  again: 'Noch einmal tippen, um es zu tun.',
  replaces: (unit, value) => `${unit}: zählt hier ${value}, statt eines Kampfplättchens.`,
  againWhich: 'Noch einmal tippen, um zu sagen, statt welchem.',
  outOfReach: (n) => `Für ${count(n, 'Punkt', 'Punkte')} nicht zu erreichen.`,
  beingPlaced: 'wird platziert',
  orTiles: 'oder Plättchen der Hand anklicken',
  earlier: 'Früherer Kampf',
  later: 'Späterer Kampf',
  number: (at, of) => `${at} von ${of}`,
  wonBy: (winner, loser, vp) => `Sieg: ${winner} über ${loser}, +${vp} SP`,
  level: ['', 'leicht', 'mittel', 'schwer'],
  levelOf: (level) => `Schwierigkeit: ${level}`,
  facts: (hand, villages) => `Hand ${hand} · ${villages === 0 ? 'keine Dörfer' : count(villages, 'Dorf', 'Dörfer')}`,
  supply: 'Nachschubmarker',
  supplyOf: (n, last) => `${n} von ${last}`,
  ifEnded: 'Punkte, wenn jetzt Schluss wäre',
}

export const TABLE: Readonly<Record<Language, TableStrings>> = { en, de }

/** Units in short: "Castle, 2 × Archer". */
export function unitsInShort(
  language: Language,
  units: readonly (readonly [keyof (typeof names)['en']['units'], number])[],
): string {
  const forms: Readonly<Record<string, Forms>> = names[language].units
  const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
  return units
    .map(([unit, n]) =>
      n === 1 ? capital(forms[unit][0]) : `${n} ${language === 'de' ? capital(forms[unit][1]) : forms[unit][1]}`,
    )
    .join(', ')
}
