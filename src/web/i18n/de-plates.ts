import type { help as englishHelp, plates as english } from './en-plates.ts'

export const plates: typeof english = {
  where: 'Wo wir sind',
  steps: 'Schritte eines Zuges',
  tools: 'Werkzeuge',
  news: 'Jemand hat etwas gesagt',
  drawer: 'Chronik und Gespräch',
  lastResult: 'Letztes Ergebnis',
  stage: 'Kämpfe und Ergebnisse',
  stageMore: 'Alles zeigen',
  stageLess: 'Weniger zeigen',
  putAside: 'Beiseitelegen',
  hand: 'Hand',
  offers: (count) => `Auch möglich (${count})`,
  sure: 'Wirklich?',
  slipYes: 'Trotzdem',
  slipNo: 'Zurück',
  dontAsk: 'Nicht mehr fragen',
}

export const help: typeof englishHelp = {
  title: 'Tasten und Gesten',
  keys: [
    [
      '1 – 9',
      'geben die Antwort mit dieser Zahl; bei vielen und bei Karten markiert die Zahl sie, und Enter gibt sie; zu Orten auf dem Brett führt B',
    ],
    ['Pfeile', 'gehen durch die Antworten oder von Ort zu Ort auf dem Brett'],
    ['Enter', 'wählt'],
    ['B', 'führt zum ersten Ort, der auf dem Brett angeboten ist'],
    ['L', 'zeigt den Tisch als Liste, und zurück'],
    ['U, R', 'nehmen eine Antwort zurück und geben sie wieder'],
    ['Leertaste', 'überspringt, was gerade gezeigt wird, wie ein Klick aufs Brett; noch einmal: alles davon'],
    ['H', 'öffnet den Verlauf, um Schritt für Schritt zurückzublicken; noch einmal H schließt ihn'],
    ['G', 'worum es geht: wie man gewinnt, wie weit alle sind, woraus ein Zug besteht'],
    ['W', 'was ein General täte, und warum: nur in Partien gegen Bots'],
    ['I', 'erzählt mehr über das, worauf du zeigst oder wo du stehst, mit seiner Regel; ebenso die rechte Maustaste'],
    ['+, −, 0', 'näher, ferner, alles'],
    ['Esc', 'schließt, was offen ist'],
    ['?', 'öffnet diese Seite'],
  ],
  pointer:
    'Mit der Maus: auf etwas zeigen, um darüber zu lesen, mit der rechten Taste weiterlesen; ziehen bewegt das Brett, das Rad zoomt.',
  touch:
    'Mit dem Finger: ein Tippen zeigt, was ein Ort bietet, ein zweites tut es; langes Drücken erklärt, ein zweites führt zur Regel; zwei Finger bewegen und zoomen.',
}
