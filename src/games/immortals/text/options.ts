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
}

const texts: Readonly<Record<Language, OptionTexts>> = { en, de }

/** The words of a setup option; undefined where there is no such option. */
export const optionWords = (language: Language, id: string): OptionWording | undefined =>
  Object.hasOwn(texts[language], id) ? texts[language][id] : undefined
