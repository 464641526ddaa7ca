import { UNIT_NAMES, unitNamed, type UnitName, type UnitType } from '../../content/units.ts'
import type { Area } from './state.ts'

/* What options point at, written for the rules and read for the board in one place. */

export const areaTarget = (area: Area): string => `area:${area}`
export const unitTarget = (type: UnitType, area: Area): string => `unit:${UNIT_NAMES[type]}@${area}`
export const tileTarget = (type: UnitType): string => `tile:${UNIT_NAMES[type]}`

/** A thing that an option points at; only what is there to be clicked. */
export interface Pointed {
  readonly area?: Area
  /** A unit in the area. */
  readonly unit?: UnitName
  /** A tile in the hand. */
  readonly tile?: UnitName
}

export function readTarget(target: string): Pointed {
  const [kind, what] = target.split(':')
  if (kind === 'area') return { area: Number(what) }
  if (kind === 'tile') return { tile: UNIT_NAMES[unitNamed(what)] }
  if (kind !== 'unit') return {}
  const [unit, area] = what.split('@')
  return { unit: UNIT_NAMES[unitNamed(unit)], area: Number(area) }
}
