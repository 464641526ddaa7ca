import type { Language } from '../../../protocol/board.ts'

const en = {
  hints: {
    way: 'Numbers: what the way costs. “!”: danger on the way.',
    place: 'In your starting zone, one by one or all at once.',
    card: 'Click its figure or the card.',
    move: 'Choose the figure on the battlefield.',
    line: 'Point at a space to see the line.',
    blast: 'Everybody beside the target is hit as well.',
    target: 'Click a target.',
    attack: 'Click a target, or first who attacks.',
  },
  points: (left: number) => `You have ${left} ${left === 1 ? 'point' : 'points'} left, enough for another card.`,
  idle: (names: string, n: number) => `${names} ${n === 1 ? 'has' : 'have'} a target and could still attack.`,
  friends: 'Only figures of your own side would be hit.',
  truce: 'This attack breaks the truce for good.',
  barred: {
    attack: 'All moves come before the first attack: first say who moves, then that nobody else does.',
    grenade: 'The grenades have been thrown; they come only once in the game.',
  },
}

type Strings = typeof en

const de: Strings = {
  hints: {
    way: 'Zahlen: was der Weg kostet. „!“: Gefahr unterwegs.',
    place: 'In deiner Startzone, einzeln oder alle auf einmal.',
    card: 'Klick ihre Figur oder die Karte an.',
    move: 'Wähl die Figur auf dem Schlachtfeld.',
    line: 'Zeig auf ein Feld, um die Linie zu sehen.',
    blast: 'Alle neben dem Ziel werden auch getroffen.',
    target: 'Klick ein Ziel an.',
    attack: 'Klick ein Ziel an oder zuerst, wer angreift.',
  },
  points: (left) => `Du hast noch ${left} ${left === 1 ? 'Punkt' : 'Punkte'}, genug für eine weitere Karte.`,
  idle: (names, n) =>
    `${names} ${n === 1 ? 'hat' : 'haben'} ein Ziel und ${n === 1 ? 'könnte' : 'könnten'} noch angreifen.`,
  friends: 'Es würden nur Figuren der eigenen Seite getroffen.',
  truce: 'Dieser Angriff beendet den Waffenstillstand endgültig.',
  barred: {
    attack:
      'Alle Bewegungen kommen vor dem ersten Angriff: Sag erst, wer sich bewegt, und dann, dass niemand mehr zieht.',
    grenade: 'Die Granaten sind geworfen; es gibt sie nur einmal im Spiel.',
  },
}

export const ANSWERS: Readonly<Record<Language, Strings>> = { en, de }
