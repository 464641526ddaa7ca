/** Scoring (IM-SCO) and the end of the game (IM-END). */
import type { Role, State, Table } from './state.ts'

/** What a role would score now, for the preview too. */
export interface Score {
  readonly lands: number
  readonly shrines: number
  readonly capitals: number
  readonly regions: number
  readonly total: number
}

export function scoreOf(_t: Table, _role: Role): Score {
  throw new Error('not written')
}

/** IM-SCO-10: every gain of victory points goes through here. */
export function gainPoints(s: State, role: Role, points: number): void {
  s.points[role] += points
}
