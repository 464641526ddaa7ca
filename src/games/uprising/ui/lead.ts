import { CHAOS, EMPIRE } from '../rules/table/state.ts'

/** How far a faction is ahead of the stronger Nemesis; it must be above 0 (UP-WIN-02). */
export const leadOf = (vp: readonly number[], role: number): number =>
  (vp[role] ?? 0) - Math.max(vp[EMPIRE] ?? 0, vp[CHAOS] ?? 0)
