import type { Language } from '../../../protocol/board.ts'

const EN = {
  how: 'The most victory points win: building scores at once; lands, shrines, capitals and regions score at the end of every round.',
  ends: (rounds: number) =>
    `The game ends with the scoring of ${rounds > 0 ? `round ${rounds}` : 'the last round'}; if points are equal, armies on lands decide.`,
  next: (points: string, next: number) => `${points}, +${next} in the next scoring`,
}

const DE: typeof EN = {
  how: 'Die meisten Siegpunkte gewinnen: Bauen zählt sofort; Länder, Schreine, Hauptstädte und Regionen zählen am Ende jeder Runde.',
  ends: (rounds) =>
    `Das Spiel endet mit der Wertung der ${rounds > 0 ? `${rounds}. Runde` : 'letzten Runde'}; bei gleichen Punkten entscheiden die Armeen auf Ländern.`,
  next: (points, next) => `${points}, +${next} in der nächsten Wertung`,
}

export const GOAL: Readonly<Record<Language, typeof EN>> = { en: EN, de: DE }
