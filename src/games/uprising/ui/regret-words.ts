import type { Language } from '../../../protocol/board.ts'

const EN = {
  capital:
    'Nobody defends the Capital now. As soon as your Units stand there, a Legion appears and fights them, and another one after it as long as there are any. Go all the same?',
  bare: (haven: string, who: string) =>
    `Then nobody defends ${haven}, and on the way there: ${who}. The Haven could be lost. Go all the same?`,
  fights: (fights: number) =>
    `They will have to win ${fights} fights in a row there, and nobody can retreat; the chance shown is that of the first. Begin?`,
  odds: (chance: string) => `With these Units you win only ${chance} of the time, and nobody can retreat. Begin?`,
  quest: (chance: string) =>
    `You solve it only ${chance} of the time; if you fail, the AP is spent and you get what “Failed” says. Try it?`,
  exposed: (who: string) =>
    `Still in this Chapter this can come here: ${who}. Nobody would defend the new Haven. Build it all the same?`,
  camp: 'Then you cannot build anything in this Chapter, and without Units you can neither fight nor defend. Be done all the same?',
  last: 'This was the last Scoring: goods are worth nothing after it. Keep them all the same?',
  behind: (who: string) =>
    `You are ahead of the Nemesis already. Not yet: ${who}. If one of you is behind, all lose. Take the point for yourself?`,
}

const DE: typeof EN = {
  capital:
    'Die Hauptstadt ist gerade unverteidigt. Sobald deine Einheiten dort stehen, erscheint eine Legion und kämpft gegen sie, danach die nächste, solange es welche gibt. Trotzdem hin?',
  bare: (haven, who) =>
    `Dann verteidigt niemand mehr ${haven}, und dorthin ist unterwegs: ${who}. Die Zuflucht könnte verloren gehen. Trotzdem ziehen?`,
  fights: (fights) =>
    `Dort müssen sie ${fights} Kämpfe nacheinander gewinnen, Rückzug gibt es nicht; die gezeigte Chance gilt nur für den ersten. Beginnen?`,
  odds: (chance) => `Mit diesen Einheiten gewinnst du nur zu ${chance}, und Rückzug gibt es nicht. Beginnen?`,
  quest: (chance) =>
    `Du löst sie nur zu ${chance}; scheiterst du, ist der AP weg, und es gilt, was bei „Gescheitert“ steht. Versuchen?`,
  exposed: (who) =>
    `Noch in diesem Kapitel kann hierher kommen: ${who}. Niemand würde die neue Zuflucht verteidigen. Trotzdem bauen?`,
  camp: 'Dann kannst du in diesem Kapitel nichts bauen, und ohne Einheiten kannst du weder kämpfen noch verteidigen. Trotzdem fertig?',
  last: 'Das war die letzte Auswertung: Danach sind Güter nichts mehr wert. Trotzdem behalten?',
  behind: (who) =>
    `Du liegst schon vor der Nemesis. Noch nicht: ${who}. Bleibt einer zurück, verlieren alle. Den Punkt trotzdem für dich?`,
}

export const REGRETS: Readonly<Record<Language, typeof EN>> = { en: EN, de: DE }
