/** Numbers in which editions of the rules differ (HS-RUL-88). */
import type { Table } from './state.ts'

export interface Edition {
  /** HS-BAS-04 */
  readonly startDice: number
  /** HS-MOV-13: all dice of a deep fall. */
  readonly deepFallDice: number
  /** A fall this much deeper than the Height is decided by the d20; 0: there is no such thing. */
  readonly extremeFall: number
  /** HS-ATT-11: levels above the other's base, or above its top. */
  readonly highGround: 'base' | 'top'
}

const GERMAN: Edition = { startDice: 5, deepFallDice: 2, extremeFall: 0, highGround: 'base' }
const SECOND_ENGLISH: Edition = { startDice: 6, deepFallDice: 3, extremeFall: 20, highGround: 'top' }

export const editionOf = (t: Table): Edition => (t.state.options.edition === 'german' ? GERMAN : SECOND_ENGLISH)

/** HS-RUL-24: the most levels that a figure of this Height climbs in one step. */
export const climbLimit = (t: Table, height: number): number =>
  t.state.options.climbEqual && t.state.options.edition === 'german' ? height : height - 1
