import type { OptionWording } from '../../module.ts'

const AS_EDITION = { edition: { label: 'Wie in der Ausgabe' } }
const YES_NO = { ...AS_EDITION, yes: { label: 'Ja' }, no: { label: 'Nein' } }
const EDITIONS = { second: { label: 'Zweite Ausgabe' }, first: { label: 'Erste Ausgabe' } }

export const optionWordsDe: Readonly<Record<string, OptionWording>> = {
  edition: {
    label: 'Ausgabe',
    description: 'Stellt alle Unterschiede der Regelhefte auf einmal ein; jeder lässt sich unten auch einzeln wählen.',
    values: {
      second: { label: 'Zweite Ausgabe', description: 'Das neuere deutsche Regelheft mit mehr Karten und Hexfeldern.' },
      first: { label: 'Erste Ausgabe', description: 'Das englische Regelheft.' },
    },
  },
  chapters: { label: 'Kapitel', description: 'Wie lange das Spiel dauert: 2, 3 oder 4 Kapitel.' },
  difficulty: {
    label: 'Schwierigkeit',
    values: {
      rebel: {
        label: 'Rebell',
        description: 'Am leichtesten: mehr Ressourcen, keine Flüche, Garnisonen nur auf der Hauptstadt.',
      },
      veteran: { label: 'Veteran', description: '2 Flüche, Garnisonen auf 3 Hexfeldern neben der Hauptstadt.' },
      nightmare: {
        label: 'Albtraum',
        description: '3 Flüche, mehr Garnisonen, einige fortgeschrittene Karten und Hexfelder.',
      },
      apocalypse: {
        label: 'Apokalypse',
        description: 'Am schwersten: alle fortgeschrittenen Karten und Hexfelder.',
      },
    },
  },
  advanced: {
    label: 'Fortgeschrittene Karten und Hexfelder',
    description: 'Fortgeschrittene Teile machen das Spiel reicher und schwerer.',
    values: { difficulty: { label: 'Je nach Schwierigkeit' }, all: { label: 'Alle' } },
  },
  nemesisTies: {
    label: 'Entscheidungen über die Nemesis',
    description:
      'Wo die Regeln den Spielern überlassen, was Imperium und Chaos tun, wird dieser Spieler gefragt oder es wird für ihn ausgelost.',
    values: { asked: { label: 'Frag mich' }, drawn: { label: 'Entscheide für mich' } },
  },
  ninthLegion: {
    label: 'Der Schlächter',
    description: 'Fügt den Legionen, die auftauchen können, eine neunte hinzu.',
  },
  extraCurses: {
    label: 'Zusätzliche Flüche',
    description: 'Mehr Flüche zu Beginn; der Startspieler wählt, wo.',
    problems: { 'UP-RUL-18': 'Nur die schwerste Stufe der ersten Ausgabe hat mehr als 3 Flüche.' },
  },
  firstPlayer: {
    label: 'Startspieler',
    description: 'Wer als Startspieler beginnt: ausgelost, oder der erste Platz wählt für alle.',
    values: { drawn: { label: 'Ausgelost' }, chosen: { label: 'Ihr wählt' } },
  },
  resourceSupply: {
    label: 'Ressourcen',
    description: 'Ob die Ressourcen der Schachtel ausgehen können.',
    values: { ...AS_EDITION, unlimited: { label: 'Gehen nie aus' }, limited: { label: 'Insgesamt 120' } },
  },
  contentSet: {
    label: 'Karten und Hexfelder',
    description: 'Aus welcher Schachtel Karten und Hexfelder stammen.',
    values: { ...AS_EDITION, ...EDITIONS },
  },
  difficultyTable: {
    label: 'Schwierigkeitstabelle',
    description: 'Auf Albtraum stellt die zweite Ausgabe Garnisonen rund um die Hauptstadt.',
    values: { ...AS_EDITION, ...EDITIONS },
  },
  druidMode: {
    label: 'Druiden',
    values: {
      ...AS_EDITION,
      faceUp: { label: 'Von Anfang an alle aufgedeckt' },
      revealPerChapter: { label: 'Jedes Kapitel wird einer aufgedeckt' },
    },
  },
  druidDefaultLimit: {
    label: 'Einsatz der Druiden',
    description: 'Wie oft ein Druide ohne aufgedruckte Grenze eingesetzt werden kann.',
    values: { ...AS_EDITION, round: { label: 'Einmal pro Runde' }, printed: { label: 'Nur wie aufgedruckt' } },
  },
  groupDecisions: {
    label: 'Gemeinsame Entscheidungen',
    description: 'Wer das letzte Wort hat, wo die Spieler gemeinsam entscheiden.',
    values: {
      ...AS_EDITION,
      firstPlayer: { label: 'Der Startspieler' },
      actingPlayer: { label: 'Wer gerade handelt' },
    },
  },
  alwaysOffTurn: {
    label: 'JEDERZEIT auch in fremden Zügen',
    description: 'Handel, 3:1 und Karten mit JEDERZEIT gelten auch, wenn andere am Zug sind.',
    values: YES_NO,
  },
  noHavenBuild: {
    label: 'Bauen ohne Zuflucht',
    description: 'Wo ein Spieler ohne Zufluchten Einheiten bauen darf.',
    values: {
      ...AS_EDITION,
      noEnemies: { label: 'Auf einem Hexfeld ohne Gegner' },
      empty: { label: 'Nur auf einem leeren Hexfeld' },
    },
  },
  impassableBreaksAdjacency: {
    label: 'Unpassierbares trennt',
    description: 'Hexfelder mit unpassierbarem Gelände dazwischen gelten auch für Effekte nicht als benachbart.',
    values: YES_NO,
  },
  seaTowerForNemesis: {
    label: 'Seetürme helfen der Nemesis',
    description: 'Auch Legionen, Horden und Skelette kommen von einem Seeturm überallhin.',
    values: YES_NO,
  },
  hordeDistance: {
    label: 'Entfernung der Horden',
    description: 'Wie Horden den Weg zur Hauptstadt messen.',
    values: { ...AS_EDITION, raw: { label: 'Luftlinie' }, route: { label: 'Über passierbare Hexfelder' } },
  },
  placementFallback: {
    label: 'Platzieren ohne passendes Hexfeld',
    description: 'Wohin Teile der Nemesis kommen, wenn kein Hexfeld zum Effekt passt.',
    values: {
      ...AS_EDITION,
      ordered: { label: 'Erst leere Hexfelder, dann eigene' },
      free: { label: 'Freie Wahl aus beiden' },
    },
  },
  capitalFlip: {
    label: 'Die Hauptstadt kann fallen',
    description: 'Wer die Hauptstadt einnimmt, wenn keine Legion mehr da ist, dreht sie um und erhält 5 SP.',
    values: YES_NO,
  },
  itemDeckReshuffle: {
    label: 'Abgeworfene Items mischen',
    description: 'Ist das Itemdeck leer, kommen die abgeworfenen Items zurück.',
    values: YES_NO,
  },
  combatItemsNeedHero: {
    label: 'Items im Kampf',
    description: 'Ob der Held dabei sein muss, damit Items im Kampf gelten.',
    values: { ...AS_EDITION, printed: { label: 'Wie auf der Karte' }, always: { label: 'Immer' } },
  },
}
