import type { BoardProps } from '../../../protocol/board.ts'
import { SKULL } from '../rules/table/dice.ts'
import { nameOfFigure } from './army.ts'
import type { Roll } from './rolls.ts'
import type { Seen } from './seen.ts'
import { STRINGS } from './strings.ts'

/** What came of a roll, in a word or two. */
export function resultOf(roll: Roll, { language, nameOf }: BoardProps, seen: Seen): string {
  const s = STRINGS[language]
  switch (roll.kind) {
    case 'd20':
      return roll.isSuccess ? s.success : s.failure
    case 'first': {
      const best = Math.max(...roll.rows.map((row) => row.roll + row.bonus))
      return roll.rows.flatMap((row) => (row.roll + row.bonus === best ? nameOf(row.role) : [])).join(', ')
    }
    case 'begin': {
      const best = Math.max(...roll.rows.map(({ skulls }) => skulls))
      return roll.rows.flatMap(({ role, skulls }) => (skulls === best ? nameOf(role) : [])).join(', ')
    }
    case 'curse': {
      const doomed = roll.rows.filter(({ isDoomed }) => isDoomed)
      return doomed.length === 0
        ? s.nobodyHit
        : doomed.map(({ figure }) => nameOfFigure(seen, figure, language)).join(', ')
    }
    default: {
      const worst = roll.outcomes.at(-1)
      if (worst !== undefined) return worst.isDestroyed ? s.destroyed : s.woundsDealt(worst.wounds)
      if (roll.kind !== 'attack') return s.nobodyHit
      if (!roll.faces.includes(SKULL)) return s.missed
      return roll.defenses.some(({ isDodged }) => isDodged) ? s.dodged : s.blocked
    }
  }
}
