import type { ending as en } from './en-ending.ts'

export const ending: typeof en = {
  won: 'Sieg',
  lost: 'Niederlage',
  drawn: 'Niemand gewinnt',
  conceded: (who) => `${who} hat aufgegeben; ein Bot hat weitergespielt.`,
  ownConceded: {
    won: 'Du hast aufgegeben. Gewonnen hat der Bot, der für dich weiterspielte.',
    lost: 'Du hast aufgegeben. Der Bot, der für dich weiterspielte, hat verloren.',
    drawn: 'Du hast aufgegeben; ein Bot spielte für dich weiter. Niemand hat gewonnen.',
  },
  yourBot: 'dein Bot',
  nameOf: (name, who) => `${name} (${who})`,
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
