import type { Language } from '../protocol/board.ts'

const EN = {
  rule: (id: string) => `Rule ${id}`,
  close: 'Close',
  choose: 'What do you choose?',
  notOffered: 'Not possible now',
  noReason: 'Nothing is asked about this now.',
  explaining: 'Looking it up …',
  zoomIn: 'Nearer',
  zoomOut: 'Farther',
  zoomFit: 'Show everything',
  chartEnd: 'At the end',
  chartShow: 'Show this moment',
  total: 'Total',
}

const DE: typeof EN = {
  rule: (id) => `Regel ${id}`,
  close: 'Schließen',
  choose: 'Was wählst du?',
  notOffered: 'Jetzt nicht möglich',
  noReason: 'Danach wird gerade nicht gefragt.',
  explaining: 'Wird nachgeschlagen …',
  zoomIn: 'Näher',
  zoomOut: 'Weiter weg',
  zoomFit: 'Alles zeigen',
  chartEnd: 'Am Ende',
  chartShow: 'Diesen Moment zeigen',
  total: 'Gesamt',
}

/** Words that every board says alike. */
export const WORDS: Readonly<Record<Language, typeof EN>> = { en: EN, de: DE }

const lists = { en: new Intl.ListFormat('en'), de: new Intl.ListFormat('de') }

/** "Ada, Ben and Eve" */
export const listed = (language: Language, items: readonly string[]): string => lists[language].format(items)
