import type { UnitName } from '../content/units.ts'
import { MODIFIERS } from './data.ts'
import type { Strings } from './strings.ts'

/** When a unit adds how much in battle. */
export function bonusText(s: Strings, unit: UnitName): string {
  const own = MODIFIERS[unit] ?? {}
  const parts = (Object.keys(own) as (keyof typeof own)[]).map((kind) => `+${own[kind]} ${s.bonusKinds[kind]}`)
  return parts.join(', ') || s.noBonus
}
