import type { Language } from '../../../protocol/board.ts'
import type { UnitName } from '../content/units.ts'
import { MODIFIERS } from './printed.ts'
import { STRINGS } from './strings.ts'

/** What a unit adds in battle, and when. */
export function bonusText(language: Language, unit: UnitName): string {
  const s = STRINGS[language]
  const own = MODIFIERS[unit] ?? {}
  const parts = (Object.keys(own) as (keyof typeof own)[]).map((kind) => `+${own[kind]} ${s.bonusKinds[kind]}`)
  return parts.join(', ') || s.noBonus
}
