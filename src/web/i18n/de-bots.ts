import type { bots as Bots, hint as Hint, review as Review } from './en-bots.ts'

export const bots: typeof Bots = {
  title: (seat) => `Der Bot auf Platz ${seat}`,
  level: 'Wie stark?',
  levels: {
    recruit: 'Übersieht manches, wie man es am Anfang tut. Antwortet sofort.',
    soldier: 'Beurteilt jeden Schritt gut, aber nichts darüber hinaus. Antwortet sofort.',
    captain: 'Denkt bis zum Ende seines Zuges. Antwortet sofort.',
    general: 'Plant seinen ganzen Zug und was du antworten könntest: etwa eine Sekunde je Zug, auf dem Telefon länger.',
    marshal: 'Dasselbe sechsmal so gründlich: einige Sekunden je Zug, auf dem Telefon bis zu einer Minute.',
    random: 'Jede Antwort ist gleich wahrscheinlich: kein Gegner, aber gut zum Ausprobieren.',
  },
  character: 'Wer?',
  anybody: 'Irgendwer',
  anybodyHint: 'Spielt, was am besten scheint.',
  done: 'Fertig',
  thinks: (seconds) => `denkt seit ${seconds} s nach`,
  thinking: (seconds) => `Denkt nach … ${seconds} s`,
}

export const hint: typeof Hint = {
  title: 'Was würdest du tun?',
  menu: 'Was würdest du tun, und warum?',
  menuHint: 'Die besten Möglichkeiten mit ihren Aussichten, von einem General, der nicht mehr sieht als du.',
  chance: (percent) => `${percent} Siegchance`,
  best: 'Die besten Möglichkeiten. Zeig auf eine, um zu sehen, wo sie liegt; die Antwort bleibt deine.',
  only: 'Eine gute Antwort, wie der Hauptmann es sieht. Die Antwort bleibt deine.',
  own: { more: (what) => `Mehr für dich: ${what}`, less: (what) => `Weniger für dich: ${what}` },
  others: { more: (what) => `Mehr für die anderen: ${what}`, less: (what) => `Weniger für die anderen: ${what}` },
  isFor: 'Dafür',
  isAgainst: 'Dagegen',
  gone: 'Zu dieser Frage gibt es nichts zu raten.',
  failed: 'Das ließ sich nicht durchdenken. Versuch es noch einmal.',
}

export const review: typeof Review = {
  title: 'Analyse',
  about:
    'Wie die Aussichten stiegen und fielen, was die Partie entschied und wer Glück hatte. Auf deinem Gerät berechnet.',
  begin: 'Partie analysieren',
  running: (percent) => `Wird analysiert … ${percent}`,
  cancel: 'Abbrechen',
  failed: 'Diese Partie ließ sich nicht analysieren.',
  none: 'Die Bots dieses Spiels können Stellungen noch nicht beurteilen, darum lässt es sich nicht analysieren.',
  chances: 'Siegchance in Prozent',
  swings: 'Was die Partie entschied',
  swing: (at, all) => `Wendepunkt ${at} von ${all}`,
  chose: (who, what) => `${who}: ${what}`,
  chance: (before, change) => `${before} davor, ${change} Punkte`,
  byLuck: (who) => `Das Glück entschied für ${who}`,
  byBadLuck: (who) => `Das Glück entschied gegen ${who}`,
  better: (what, percent) => `Besser: ${what} (${percent})`,
  balance: 'Können und Glück',
  player: 'Spieler',
  skill: 'Eigene Antworten',
  others: 'Antworten der anderen',
  luck: 'Glück',
  balanceHint: 'Um wie viele Prozentpunkte der Siegchance, von der ersten Frage bis zum Ende.',
}
