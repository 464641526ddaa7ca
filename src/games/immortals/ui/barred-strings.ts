import type { Language } from '../../../protocol/board.ts'

const EN = {
  allArmies: (n: number) => `Send all ${n}`,
  movement: 'Army movement',
  reveal: 'Reveal a card',
  takenCards: 'Cards of occupied lands',
  takenWhy: 'You have groups left and a card of an unoccupied land: only such cards can be chosen now.',
  effects: {
    awaken: ['Awaken from the Shadow limbo', 'Awaken from the Light limbo'],
    draw: 'Draw conflict cards',
    marker: 'Take the start player marker',
    shrine: 'Build a shrine',
    takeover: 'Take over a land card',
  },
  noTakeover: 'You hold the land cards of all your lands.',
}

const DE: typeof EN = {
  allArmies: (n) => `Alle ${n} schicken`,
  movement: 'Armeebewegung',
  reveal: 'Karte aufdecken',
  takenCards: 'Karten besetzter Länder',
  takenWhy: 'Du hast noch Gruppen und eine Karte eines unbesetzten Landes: Nur solche Karten sind jetzt wählbar.',
  effects: {
    awaken: ['Aus dem Schatten-Limbus erwecken', 'Aus dem Licht-Limbus erwecken'],
    draw: 'Konfliktkarten ziehen',
    marker: 'Startspielermarker nehmen',
    shrine: 'Schrein bauen',
    takeover: 'Länderkarte übernehmen',
  },
  noTakeover: 'Die Länderkarten aller deiner Länder hast du schon.',
}

export const BARRED: Readonly<Record<Language, typeof EN>> = { en: EN, de: DE }
