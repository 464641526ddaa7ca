import { listed } from '../../../../boardkit/words.ts'
import type { Language } from '../../../../protocol/board.ts'

const en = {
  kind: (kind: string, figures: number, general: string) =>
    figures === 1 ? `${kind} of ${general}` : `${kind} of ${general}, ${figures} figures`,
  fights: (kind: string, range: number, isLong: boolean) =>
    `${kind}${isLong ? ', stands on two spaces' : ''}: ${range === 1 ? 'attacks only adjacent figures' : `shoots up to ${range} spaces`}.`,
  powers: (names: readonly string[]) => `Special powers: ${listed('en', names)}.`,
}

type Words = typeof en

const de: Words = {
  kind: (kind, figures, general) =>
    figures === 1 ? `${kind} von ${general}` : `${kind} von ${general}, ${figures} Figuren`,
  fights: (kind, range, isLong) =>
    `${kind}${isLong ? ', steht auf zwei Feldern' : ''}: ${range === 1 ? 'greift nur angrenzende Figuren an' : `schießt bis zu ${range} Felder weit`}.`,
  powers: (names) => `Sonderfähigkeiten: ${listed('de', names)}.`,
}

export const UNITS: Readonly<Record<Language, Words>> = { en, de }
