/** Victory points: every gain goes through here (UP-SET-29, UP-RUL-12). */
import type { Play } from './rules.ts'
import type { Side } from './state.ts'

/** `rule` says why, for the log. */
export function gainVp(play: Play, side: Side, points: number, rule: string): void {
  if (points <= 0) return
  play.state.vp[side] += points
  play.tell({ type: 'vpGained', side, points, rule })
}

/** Not below 0. */
export function loseVp(play: Play, side: Side, points: number, rule: string): void {
  const lost = Math.min(points, play.state.vp[side])
  if (lost <= 0) return
  play.state.vp[side] -= lost
  play.tell({ type: 'vpLost', side, points: lost, rule })
}
