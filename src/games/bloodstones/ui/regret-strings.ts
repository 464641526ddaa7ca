import type { Language } from '../../../protocol/board.ts'

const en = {
  fight: (chance: string) =>
    `You win this battle with a chance of ${chance} only. Reinforce first, or fight elsewhere?`,
  stay: (chance: string) =>
    `You hold here with a chance of ${chance} only, and whoever loses gives the other side points. Stay all the same?`,
  desert: 'Units of yours stand in a desert. At the end of this turn they are lost.',
  lost: (n: number) => `${n} points of this payment are lost. Other tiles may fit better.`,
}

const de: typeof en = {
  fight: (chance) =>
    `Diesen Kampf gewinnst du nur mit einer Chance von ${chance}. Erst verstärken oder woanders kämpfen?`,
  stay: (chance) =>
    `Hier hältst du nur mit einer Chance von ${chance}, und wer verliert, schenkt dem anderen Punkte. Trotzdem bleiben?`,
  desert: 'Einheiten von dir stehen in einer Wüste. Am Ende dieses Zuges gehen sie verloren.',
  lost: (n) => `${n} Punkte dieser Zahlung verfallen. Vielleicht passen andere Plättchen besser.`,
}

export const REGRETS: Readonly<Record<Language, typeof en>> = { en, de }
