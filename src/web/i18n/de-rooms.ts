import type { rooms as english } from './en-rooms.ts'
import { ranged } from './format.ts'

export const rooms: typeof english = {
  what: 'Was wird gespielt?',
  atOnce: 'Sofort spielen',
  atOnceHint: 'Für die erste Partie empfohlen; auf den anderen Plätzen spielen Bots.',
  inviteFriend: 'Jemanden einladen',
  hard: ['', 'leicht', 'mittel', 'schwer', 'sehr schwer'],
  counts: (players) => `${ranged(players, 'oder')} Spieler`,
  invites: (host, game) => `${host} lädt dich zu ${game} ein`,
  live: 'Live: ihr spielt jetzt zusammen',
  relaxed: 'Entspannt: ab und zu ein Zug',
  languages: 'Jeder liest es auf Deutsch oder Englisch',
  layingOut: (game) => `${game} wird aufgebaut …`,
  sendLink: 'Schick diesen Link weiter',
  sendLinkText: 'Wer ihn öffnet, kann sich zu dir setzen; das Spiel beginnt, sobald alle da sind.',
}
