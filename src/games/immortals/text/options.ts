import type { Language, OptionWording } from '../../module.ts'

type OptionTexts = Readonly<Record<string, OptionWording>>

const en: OptionTexts = {
  rounds: {
    label: 'Rounds',
    description:
      '0 is as printed: 7 with three players, 5 with four or five. You may agree on more, up to 10; some editions give four players 6.',
    problems: {
      'IM-RUL-02': 'You may agree on more rounds than printed, but not on fewer.',
      'IM-SET-14': 'There are not enough round cards for that.',
    },
  },
  eighthSpace: {
    label: 'Eighth army space',
    description: 'Which action every player board shows twice.',
    values: { attack: { label: 'Attack' }, attackOrMove: { label: 'Attack or movement' } },
  },
  returnFromLimbo: {
    label: 'Return from limbo',
    description:
      'House rule: whoever has no army on the board any more may bring the armies of a reinforcement into unoccupied lands.',
  },
  compensatesStolen: {
    label: 'Compensation for lost plans',
    description:
      'Whoever loses a planned land card to a fight or to magic takes 1 gold or 1 energy for it. Switched off: the space is simply empty.',
  },
  landCardWinsResidents: {
    label: 'Land cards win residents over',
    description:
      'The land card of the attacked land wins its residents over as its conflict card does. Switched off: it counts only where you have armies.',
  },
}

const de: OptionTexts = {
  rounds: {
    label: 'Runden',
    description:
      '0 heißt wie gedruckt: 7 zu dritt, 5 zu viert oder zu fünft. Ihr könnt euch auf mehr einigen, höchstens 10; manche Ausgaben nennen zu viert 6.',
    problems: {
      'IM-RUL-02': 'Ihr könnt euch auf mehr Runden einigen als gedruckt, aber nicht auf weniger.',
      'IM-SET-14': 'So viele Rundenzählerkarten gibt es nicht.',
    },
  },
  eighthSpace: {
    label: 'Achtes Armeefeld',
    description: 'Welche Aktion auf jedem Spielertableau doppelt ist.',
    values: { attack: { label: 'Angriff' }, attackOrMove: { label: 'Angriff oder Armeebewegung' } },
  },
  returnFromLimbo: {
    label: 'Rückkehr aus dem Limbus',
    description:
      'Hausregel: Wer keine Armee mehr auf dem Spielplan hat, darf die Armeen einer Verstärkung in unbesetzte Länder bringen.',
  },
  compensatesStolen: {
    label: 'Kompensation für verlorene Pläne',
    description:
      'Wer eine verplante Länderkarte durch einen Kampf oder durch Magie verliert, nimmt dafür 1 Gold oder 1 Energie. Ausgeschaltet: Das Feld ist einfach leer.',
  },
  landCardWinsResidents: {
    label: 'Länderkarten gewinnen Bewohner',
    description:
      'Die Länderkarte des angegriffenen Landes gewinnt seine Bewohner ebenso wie seine Konfliktkarte. Ausgeschaltet: Sie gilt nur, wo du Armeen hast.',
  },
}

const texts: Readonly<Record<Language, OptionTexts>> = { en, de }

/** The words of a setup option; undefined where there is no such option. */
export const optionWords = (language: Language, id: string): OptionWording | undefined =>
  Object.hasOwn(texts[language], id) ? texts[language][id] : undefined
