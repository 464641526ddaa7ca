import type { Language } from '../../../protocol/board.ts'
import type { EndReason } from '../rules/words/village-words.ts'

const EN = {
  wins: (names: string, n: number, points: number, tie: string, why: string) =>
    `${names} ${n === 1 ? 'wins' : 'win'} with ${points} points${n === 1 ? '' : ' each'}${tie}${why}.`,
  /** Points, villages on the map and captured pieces, in this order. */
  ties: { own: ', tied, but with more villages on the map', captured: ', tied, but with more points for captures' },
  why: {
    supply: ': the supply is used up',
    lockedOut: ': nobody can draw on supply any more',
    roundLimit: ': the last round is played',
  } satisfies Record<EndReason['by'], string>,
  course: 'Victory points over time',
  round: (n: number) => `Round ${n}`,
}

const DE: typeof EN = {
  wins: (names, n, points, tie, why) =>
    `${names} ${n === 1 ? 'gewinnt' : 'gewinnen'} mit ${n === 1 ? '' : 'je '}${points} Punkten${tie}${why}.`,
  ties: {
    own: ', bei Gleichstand mit mehr Dörfern auf der Karte',
    captured: ', bei Gleichstand mit mehr Punkten für Erobertes',
  },
  why: {
    supply: ': Der Vorrat ist aufgebraucht',
    lockedOut: ': Niemand kommt mehr an Nachschub',
    roundLimit: ': Die letzte Runde ist gespielt',
  },
  course: 'Siegpunkte im Lauf des Spiels',
  round: (n) => `Runde ${n}`,
}

export const ENDING: Readonly<Record<Language, typeof EN>> = { en: EN, de: DE }
