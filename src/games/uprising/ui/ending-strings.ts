import type { Language } from '../../../protocol/board.ts'

const EN = {
  won: (names: string, n: number, empire: number, chaos: number) =>
    `${names} ${n === 1 ? 'prevails' : 'prevail'}: every faction has more points than the Empire (${empire}) and Chaos (${chaos}).`,
  lost: (behind: string, n: number, empire: number, chaos: number) =>
    `The Nemesis prevails: ${behind} ${n === 1 ? 'is' : 'are'} not ahead of both the Empire (${empire}) and Chaos (${chaos}).`,
  course: 'Victory points over time',
}

const DE: typeof EN = {
  won: (names, n, empire, chaos) =>
    `${names} ${n === 1 ? 'siegt' : 'siegen'}: Jede Fraktion hat mehr Punkte als das Imperium (${empire}) und das Chaos (${chaos}).`,
  lost: (behind, n, empire, chaos) =>
    `Die Nemesis siegt: ${behind} ${n === 1 ? 'liegt' : 'liegen'} nicht vor Imperium (${empire}) und Chaos (${chaos}).`,
  course: 'Siegpunkte im Lauf des Spiels',
}

export const ENDING: Readonly<Record<Language, typeof EN>> = { en: EN, de: DE }
