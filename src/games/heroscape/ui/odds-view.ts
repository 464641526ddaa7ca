import type { Odds } from '../../../engine/game.ts'
import type { QuestionView } from '../../../engine/wire.ts'

/** The option that these chances belong to, if it is an attack on offer. */
export function keyOfOdds({ about }: Odds, question: QuestionView | undefined): string | undefined {
  if (about.key !== 'attack.odds') return undefined
  const key = `attack:${about.args?.['attacker']}>${about.args?.['target']}`
  return question?.options.some((option) => option.key === key) === true ? key : undefined
}

/** Never "100 %" or "0 %" for what is only nearly so. */
export function percent(probability: number): string {
  if (probability > 0 && probability < 0.01) return '< 1 %'
  if (probability < 1 && probability > 0.99) return '> 99 %'
  return `${Math.round(probability * 100)} %`
}

const SHADES: Readonly<Record<string, string>> = {
  'attack.oddsDestroyed': 'hs-kill',
  'attack.oddsWounds': 'hs-hurt',
  'attack.oddsUnharmed': 'hs-safe',
  'attack.oddsStruckBack': 'hs-back-hurt',
  'attack.oddsAttackerDestroyed': 'hs-back-kill',
}

/** Each kind of outcome has its colour and pattern. */
export const shadeOf = (label: string): string => SHADES[label] ?? 'hs-safe'
