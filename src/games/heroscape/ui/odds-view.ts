const SHADES: Readonly<Record<string, string>> = {
  'attack.oddsDestroyed': 'hs-kill',
  'attack.oddsWounds': 'hs-hurt',
  'attack.oddsUnharmed': 'hs-safe',
  'attack.oddsStruckBack': 'hs-back-hurt',
  'attack.oddsAttackerDestroyed': 'hs-back-kill',
}

/** Each kind of outcome has its colour and pattern. */
export const shadeOf = (label: string): string => SHADES[label] ?? 'hs-safe'
