import type { Language } from '../../../protocol/board.ts'

const EN = {
  absent: (n: number) =>
    n === 1
      ? 'One of your cards lies on a space that needs an army in its land, and you have none there: it would bring only a compensation. Ready all the same?'
      : `${n} of your cards lie on spaces that need an army in their lands, and you have none there: they would bring only compensations. Ready all the same?`,
  dear: 'The plan costs more than you have and than it earns: some card may be left over, and bring only a compensation. Ready all the same?',
  noAttack: 'No attack is planned, although you could attack: only an attack brings a new land. Ready all the same?',
  vainReveal:
    'Nothing would come of this card just now. Revealing another one first, say for gold or energy, may change that. Reveal it all the same?',
  decline: 'The card could still do something; you would take only a compensation instead. Really decline?',
  slim: (percent: string, residents: string) =>
    `That succeeds in only ${percent} of all cases. ${residents} Attack all the same?`,
  residents: ['The residents are against you.', 'The residents stay out of it.', 'Even with the residents it is hard.'],
  takeover:
    'You do not have more armies there than the holder of the card has in the twin: you would pay, and nothing would happen. All the same?',
  bare: (land: string, building: string) =>
    `Only 1 army stays in ${land}, beside foreign armies, and its building (${building}) scores for whoever holds the land. Send so many all the same?`,
}

const DE: typeof EN = {
  absent: (n) =>
    n === 1
      ? 'Eine deiner Karten liegt auf einem Feld, das eine Armee in ihrem Land verlangt, und dort hast du keine: Sie brächte nur eine Kompensation. Trotzdem fertig?'
      : `${n} deiner Karten liegen auf Feldern, die eine Armee in ihrem Land verlangen, und dort hast du keine: Sie brächten nur Kompensationen. Trotzdem fertig?`,
  dear: 'Der Plan kostet mehr, als du hast und damit einnimmst: Eine Karte könnte übrig bleiben und nur eine Kompensation bringen. Trotzdem fertig?',
  noAttack:
    'Du hast keinen Angriff geplant, obwohl du angreifen könntest: Nur ein Angriff bringt ein neues Land. Trotzdem fertig?',
  vainReveal:
    'Aus dieser Karte wird gerade nichts. Eine andere zuerst, etwa für Gold oder Energie, ändert das vielleicht. Trotzdem aufdecken?',
  decline: 'Die Karte könnte noch etwas bewirken; du nähmst stattdessen nur eine Kompensation. Wirklich verzichten?',
  slim: (percent, residents) => `Das gelingt nur in ${percent} der Fälle. ${residents} Trotzdem angreifen?`,
  residents: [
    'Die Bewohner sind gegen dich.',
    'Die Bewohner halten sich heraus.',
    'Auch mit den Bewohnern ist es schwer.',
  ],
  takeover:
    'Du hast dort nicht mehr Armeen als der Besitzer der Karte drüben: Du würdest zahlen, und nichts geschähe. Trotzdem?',
  bare: (land, building) =>
    `In ${land} bleibt nur 1 Armee neben fremden Armeen, und das Gebäude dort (${building}) zählt für den, der das Land hält. Trotzdem so viele schicken?`,
}

export const REGRETS: Readonly<Record<Language, typeof EN>> = { en: EN, de: DE }
