import type { Language } from '../../../protocol/board.ts'

const EN = {
  wins: (names: string, n: number, points: number, tie: string, rounds: number) =>
    `${names} ${n === 1 ? 'wins' : 'win'} with ${points} points${n === 1 ? '' : ' each'}${tie}: all ${rounds} rounds are played.`,
  tie: ', tied, but with more armies on the board',
  armies: (n: number) => (n === 1 ? '1 army on the board' : `${n} armies on the board`),
  course: 'Victory points over time',
  round: (n: number) => `Round ${n}`,
}

const DE: typeof EN = {
  wins: (names, n, points, tie, rounds) =>
    `${names} ${n === 1 ? 'gewinnt' : 'gewinnen'} mit ${n === 1 ? '' : 'je '}${points} Punkten${tie}: Alle ${rounds} Runden sind gespielt.`,
  tie: ', bei Gleichstand mit mehr Armeen auf dem Plan',
  armies: (n) => (n === 1 ? '1 Armee auf dem Plan' : `${n} Armeen auf dem Plan`),
  course: 'Siegpunkte im Lauf des Spiels',
  round: (n) => `Runde ${n}`,
}

export const ENDING: Readonly<Record<Language, typeof EN>> = { en: EN, de: DE }
