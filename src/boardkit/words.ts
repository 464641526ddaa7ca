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
}

/** Words that every board says alike. */
export const WORDS: Readonly<Record<Language, typeof EN>> = { en: EN, de: DE }
