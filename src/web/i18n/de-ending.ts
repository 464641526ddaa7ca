import type { ending as en } from './en-ending.ts'

export const ending: typeof en = {
  won: 'Sieg',
  lost: 'Niederlage',
  drawn: 'Niemand gewinnt',
  conceded: (who) => `${who} hat aufgegeben; ein Bot hat weitergespielt.`,
  account: 'Woher die Punkte kamen',
  review: 'Rückschau',
  share: 'Teilen',
  shared: 'Kopiert',
  notShared: 'Der Browser lässt das Kopieren nicht zu',
  save: 'Sichern',
  shelf: 'Regal',
  aside: 'Spielplan ansehen',
  result: 'Ergebnis zeigen',
}
