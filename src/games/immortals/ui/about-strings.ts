import type { Language } from '../../../protocol/board.ts'

const EN = {
  land: (income: string, region: string) =>
    `${income}, by a card of this land. With an army here it is yours, and scores as a land and for its region, ${region}.`,
  region: (lands: number, least: number, points: number, all: number) =>
    `${lands} lands in each world. From ${least} of them in one world on, the region brings ${points} points in each scoring, all of them ${all}.`,
  light: (land: string, prices: string) => `Start land: ${land}. Building costs: ${prices}.`,
  shadow: (name: string, text: string) => `Its own action, “${name}”: ${text}`,
  or: 'Or:',
}

const DE: typeof EN = {
  land: (income, region) =>
    `${income}, mit einer Karte dieses Landes. Mit einer Armee darin gehört es dir und zählt als Land und für seine Region, ${region}.`,
  region: (lands, least, points, all) =>
    `${lands} Länder in jeder Welt. Ab ${least} davon in einer Welt gibt die Region in jeder Wertung ${points} Punkte, mit allen ${all}.`,
  light: (land, prices) => `Startland: ${land}. Bauen kostet: ${prices}.`,
  shadow: (name, text) => `Eigene Aktion „${name}“: ${text}`,
  or: 'Oder:',
}

export const ABOUT: Readonly<Record<Language, typeof EN>> = { en: EN, de: DE }
